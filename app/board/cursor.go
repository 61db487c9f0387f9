package board

import (
	"strconv"

	"umpire/engine"
)

// cursor is where the keyboard is on a board: a row and column among the lines that are shown, or on squares a piece.
type cursor struct{ row, col, piece int }

// pageRows is how many rows Page Up and Page Down go.
const pageRows = 10

// start is where the cursor is before it was moved: at the focus, else at the latest piece, else at the first point.
func (f *frame) start() cursor {
	s := f.scene
	var c cursor
	if s.Surface == Squares {
		c.piece = -1
		return f.step(c, 1)
	}
	if s.Focus != nil {
		return f.toward(*s.Focus)
	}
	for _, m := range s.Marks {
		if m.Kind == Last || m.Kind == Cause {
			return f.toward(m.At)
		}
	}
	if f.cornerless(f.rows.line(0), f.cols.line(0)) {
		c.col = 1
	}
	return c
}

// toward is the cursor at the point nearest to a place.
func (f *frame) toward(p Place) cursor {
	x, y, _ := f.xy(p)
	row, _ := f.rows.nearest((y - f.top) / f.u)
	col, _ := f.cols.nearest((x - f.left) / f.u)
	return cursor{row: f.rows.index(row), col: f.cols.index(col)}
}

// step is the next standing piece forward or back, or the cursor as it is if there is none.
func (f *frame) step(c cursor, by int) cursor {
	for i := c.piece + by; i >= 0 && i < len(f.scene.Pieces); i += by {
		if f.scene.Pieces[i].State == Standing {
			c.piece = i
			return c
		}
	}
	return c
}

// move is the cursor after a key, and whether the key is one that moves it. The keys are those of a grid; on squares,
// where the pieces are a list, those of a list.
func (f *frame) move(c cursor, key string, ctrl bool) (cursor, bool) {
	if f.scene.Surface == Squares {
		switch key {
		case "ArrowRight", "ArrowDown":
			return f.step(c, 1), true
		case "ArrowLeft", "ArrowUp":
			return f.step(c, -1), true
		case "Home":
			return f.step(cursor{piece: -1}, 1), true
		case "End":
			return f.step(cursor{piece: len(f.scene.Pieces)}, -1), true
		}
		return c, false
	}
	lastRow, lastCol := f.rows.lines()-1, f.cols.lines()-1
	to := c
	switch key {
	case "ArrowUp":
		to.row--
	case "ArrowDown":
		to.row++
	case "ArrowLeft":
		to.col--
	case "ArrowRight":
		to.col++
	case "PageUp":
		to.row -= pageRows
	case "PageDown":
		to.row += pageRows
	case "Home":
		to.col = 0
		if ctrl {
			to.row = 0
		}
	case "End":
		to.col = lastCol
		if ctrl {
			to.row = lastRow
		}
	default:
		return c, false
	}
	to.row, to.col = max(0, min(to.row, lastRow)), max(0, min(to.col, lastCol))
	if f.cornerless(f.rows.line(to.row), f.cols.line(to.col)) {
		switch key { // felt has no corners
		case "Home":
			to.col++
		case "End":
			to.col--
		case "PageUp":
			to.row++
		case "PageDown":
			to.row--
		default:
			to = c
		}
	}
	return to, true
}

// at is the place of the cursor and what a pick there is.
func (f *frame) at(c cursor) Pick {
	if f.scene.Surface == Squares {
		if c.piece < 0 || c.piece >= len(f.scene.Pieces) {
			return Pick{Piece: -1, Cluster: -1}
		}
		at := f.scene.Pieces[c.piece].At
		return Pick{Place: at, Point: engine.Point{X: int(at.X), Y: int(at.Y)}, Piece: c.piece, Cluster: -1}
	}
	p := f.point(f.rows.line(c.row), f.cols.line(c.col))
	return Pick{Place: At(p), Point: p, Piece: f.scene.pieceAt(At(p), 0), Cluster: -1}
}

// name is what a screen reader says at the cursor.
func (f *frame) name(c cursor) string {
	pick := f.at(c)
	if f.scene.Surface != Squares {
		return f.scene.Name(pick.Point)
	}
	if pick.Piece < 0 {
		return ""
	}
	piece := f.scene.Pieces[pick.Piece]
	if piece.Name != "" {
		return piece.Name
	}
	return piece.Label + " " + piece.At.String()
}

func decimal(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }
