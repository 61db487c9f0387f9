package board

import (
	"math"

	"umpire/engine"
)

// frame is where everything lies in one drawing of a scene.
type frame struct {
	scene      *Scene
	rows, cols Fold // the axes as they are seen: from the top, from the left
	first      int  // the number of the first line that exists
	up         int  // the y that lies on row 0, where y goes up
	yUp        bool
	u          float64 // the length of a cell
	left, top  float64 // where the first column and row lie
	w, h       float64 // the size of the drawing
	panned     bool    // a window on a larger board: coordinates keep to the edges, only what is seen is drawn
	spots      []spot  // of the pieces, each found once: a window is drawn many times
}

// spot is where a place lies on the axes, in cells.
type spot struct {
	row, col float64
	shown    bool // not hidden in a fold
	found    bool
}

// Measures of an SVG drawing, in the units of its viewBox: the pixels of a board on a desktop.
const (
	width     = 552
	labelRoom = 16 // room for the coordinates, at least
	farRoom   = 26 // and for those of far lines
)

// margins are the spaces around the outer lines, in cells, and where the coordinates stand in them.
type margins struct {
	left, top, right, bottom float64
	across, down             float64 // from the edge to the middle of the numbers beside and above (or below)
	reach                    float64 // how far pieces reach beyond the outer lines
}

var marginsOf = [...]margins{
	Felt:    {1.02, .62, .62, 1.02, .355, .355, .29},
	Table:   {1.25, 1.135, .79, .78, .4, .33, .47},
	Squares: {.4375, .1875, .1875, .4375, .22, .22, 0},
	Wood:    {1.15, 1.15, .66, .66, .33, .32, .465},
	Plane:   {1.515, 1.28, .79, .8, .5, .5, .465},
}

// newFrame lays out a scene without saying how large.
func newFrame(s *Scene) *frame {
	f := &frame{scene: s, first: 1}
	switch s.Surface {
	case Felt:
		f.first, f.up, f.yUp = 0, s.Rows-1, true
		f.rows, f.cols = span(0, s.Rows-1), span(0, s.Cols-1)
	case Squares:
		f.first, f.up, f.yUp = 0, s.Rows, true
		f.rows, f.cols = span(0, s.Rows), span(0, s.Cols)
	case Plane:
		f.rows, f.cols = s.Map.rows, s.Map.cols
	default:
		f.rows, f.cols = span(1, s.Rows), span(1, s.Cols)
	}
	return f
}

// maxLines is how many lines an SVG drawing has each way; larger boards are drawn on a canvas.
const maxLines = 60

// Large tells whether the board is too large for SVG and is drawn on a canvas.
func (s *Scene) Large() bool { return newFrame(s).large() }

func (f *frame) large() bool {
	s := f.scene.Surface
	return (s == Table || s == Plane) && (f.rows.lines() > maxLines || f.cols.lines() > maxLines)
}

// whole is the frame of a drawing that shows everything, or on the plane everything around the chosen cluster.
func whole(s *Scene) *frame {
	f := newFrame(s)
	if s.Surface == Plane && s.Cluster < len(s.Map.Clusters) {
		f.rows, f.cols = foldAround(s.Map.Clusters, s.Cluster)
	}
	m := marginsOf[s.Surface]
	columns := f.cols.size() + m.left + m.right
	f.u = width / columns
	numbers := f.numberRoom()
	if m.left*f.u < numbers+m.reach*f.u {
		f.u = (width - numbers) / (columns - m.left + m.reach)
	}
	room := labelRoom + m.reach*f.u
	bottom := m.bottom * f.u
	f.left, f.top = max(numbers+m.reach*f.u, m.left*f.u), m.top*f.u
	if m.top > m.bottom {
		f.top = max(room, f.top)
	} else {
		bottom = max(room, bottom)
	}
	f.w = width
	f.h = f.top + f.rows.size()*f.u + bottom
	return f
}

// numberRoom is how wide the numbers of the rows are.
func (f *frame) numberRoom() float64 {
	if f.rows.line(f.rows.lines()) > farLine {
		return farRoom
	}
	return labelRoom
}

// spot finds a place on the axes.
func (f *frame) spot(p Place) spot {
	down, right := p.X, p.Y
	if f.yUp {
		down, right = float64(f.up)-p.Y, p.X
	}
	row, shownRow := f.rows.pos(down)
	col, shownCol := f.cols.pos(right)
	return spot{row, col, shownRow && shownCol, true}
}

// xy is where a place lies in the drawing, and whether it is shown rather than hidden in a fold or far outside a window.
func (f *frame) xy(p Place) (x, y float64, shown bool) { return f.drawn(f.spot(p)) }

func (f *frame) drawn(s spot) (x, y float64, shown bool) {
	x, y = f.left+s.col*f.u, f.top+s.row*f.u
	return x, y, s.shown && (!f.panned || f.sees(x, y))
}

// pieceXY is xy of piece i of the scene.
func (f *frame) pieceXY(i int) (x, y float64, shown bool) {
	if f.spots == nil {
		f.spots = make([]spot, len(f.scene.Pieces))
	}
	if !f.spots[i].found {
		f.spots[i] = f.spot(f.scene.Pieces[i].At)
	}
	return f.drawn(f.spots[i])
}

// inSight are the lines that a window shows or nearly shows.
func (f *frame) inSight() (rows, cols Run) {
	side := func(axis *Fold, origin, length float64) Run {
		from, _ := axis.nearest(-origin/f.u - 3)
		to, _ := axis.nearest((length-origin)/f.u + 3)
		return Run{from, to}
	}
	return side(&f.rows, f.top, f.h), side(&f.cols, f.left, f.w)
}

// sees tells whether something at a point of the drawing may reach into the window.
func (f *frame) sees(x, y float64) bool {
	return x > -2*f.u && x < f.w+2*f.u && y > -2*f.u && y < f.h+2*f.u
}

// point is the point in a row and column as they are seen.
func (f *frame) point(row, col int) engine.Point {
	if f.yUp {
		return engine.Point{X: col, Y: f.up - row}
	}
	return engine.Point{X: row, Y: col}
}

// place is the inverse of xy for what is shown.
func (f *frame) place(x, y float64) Place {
	row, _ := f.rows.nearest((y - f.top) / f.u)
	col, _ := f.cols.nearest((x - f.left) / f.u)
	atRow, _ := f.rows.pos(float64(row))
	atCol, _ := f.cols.pos(float64(col))
	down := float64(row) + (y-f.top)/f.u - atRow
	right := float64(col) + (x-f.left)/f.u - atCol
	if f.yUp {
		return Place{right, float64(f.up) - down}
	}
	return Place{down, right}
}

// pick is what lies at x and y of the drawing, and whether that is anything.
func (f *frame) pick(x, y float64) (Pick, bool) {
	if cluster := f.badgeAt(x, y); cluster >= 0 {
		return Pick{Piece: -1, Cluster: cluster}, true
	}
	p := Pick{Place: f.place(x, y), Piece: -1, Cluster: -1}
	if f.scene.Surface == Squares {
		p.Point = engine.Point{X: int(math.Floor(p.Place.X)), Y: int(math.Floor(p.Place.Y))}
		p.Piece = f.scene.pieceAt(p.Place, sizes[Squares].r)
		side := float64(f.scene.Rows)
		return p, p.Place.X >= 0 && p.Place.X < side && p.Place.Y >= 0 && p.Place.Y < side
	}
	row, nearRow := f.rows.nearest((y - f.top) / f.u)
	col, nearCol := f.cols.nearest((x - f.left) / f.u)
	p.Point = f.point(row, col)
	p.Piece = f.scene.pieceAt(At(p.Point), 0)
	return p, nearRow && nearCol && !f.cornerless(row, col)
}

// cornerless tells whether a row and column meet where felt has no hole.
func (f *frame) cornerless(row, col int) bool {
	s := f.scene
	return s.Surface == Felt && (row == 0 || row == s.Rows-1) && (col == 0 || col == s.Cols-1)
}

// pieceAt is the index of the standing piece within reach of a place, −1 if none; the last one wins.
func (s *Scene) pieceAt(p Place, reach float64) int {
	for i := len(s.Pieces) - 1; i >= 0; i-- {
		at := s.Pieces[i].At
		if dx, dy := at.X-p.X, at.Y-p.Y; s.Pieces[i].State == Standing && dx*dx+dy*dy <= reach*reach {
			return i
		}
	}
	return -1
}
