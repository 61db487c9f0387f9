// Package grid reads boards that somebody drew with characters: tiles of Lianliankan, and diagrams of Go. It is
// forgiving about blanks, borders and coordinates, and says where a character means nothing or a row is too short.
package grid

import (
	"unicode/utf8"

	"umpire/engine/input"
)

// Grid is a board as it was drawn.
type Grid struct {
	Rows, Columns int
	Cells         []int32 // row after row, Rows × Columns of them; 0 is empty
}

// The faults of grids, besides input's EOF (no row at all), TOKEN and RANGE (a tile over its limit, or a row or a cell
// too many).
const (
	Ragged input.Code = "RAGGED" // a row with more or fewer cells than the first, which has Want.Min
	Large  input.Code = "LARGE"  // the text is over Want.Max bytes
)

// What a fault wants, as Want.Name has it.
const (
	wantTile  = "tile"
	wantStone = "stone" // or an empty point
	wantRow   = "row"   // one of at most Want.Max
	wantCell  = "cell"  // one of at most Want.Max in a row, or with Ragged of exactly so many
)

// limits are the largest sizes of a kind of board.
type limits struct{ text, rows, columns int }

// reader is a grid as it is read. After the first fault all calls do nothing.
type reader struct {
	text   []byte
	limits limits
	grid   Grid
	row    int // the cells of the row so far
	fault  *input.Error
}

// newReader is a reader for a text, which is at fault already if it is too large.
func newReader(text []byte, l limits) *reader {
	if len(text) <= l.text {
		return &reader{text: text, limits: l}
	}
	r := &reader{text: text[:l.text], limits: l}
	r.fail(Large, input.Span{Start: l.text, End: l.text}, input.Want{Max: l.text})
	return r
}

// fail records a fault, unless there is one.
func (r *reader) fail(code input.Code, at input.Span, want input.Want) {
	if r.fault == nil {
		r.fault = input.NewError(r.text, code, at)
		r.fault.Want = want
		r.fault.Place = input.Place{Part: "row", Step: r.grid.Rows + 1}
	}
}

// cell adds a cell to the row.
func (r *reader) cell(v int32, at input.Span) {
	switch {
	case r.fault != nil:
	case r.row == 0 && r.grid.Rows == r.limits.rows:
		r.fail(input.Range, at, input.Want{Name: wantRow, Min: 1, Max: r.limits.rows})
	case r.grid.Rows == 0 && r.row == r.limits.columns:
		r.fail(input.Range, at, input.Want{Name: wantCell, Min: 1, Max: r.limits.columns})
	case r.grid.Rows > 0 && r.row == r.grid.Columns:
		r.ragged(at)
	default:
		r.grid.Cells = append(r.grid.Cells, v)
		r.row++
	}
}

// ragged is the fault of a row that has more or fewer cells than the first.
func (r *reader) ragged(at input.Span) {
	r.fail(Ragged, at, input.Want{Name: wantCell, Min: r.grid.Columns, Max: r.grid.Columns})
}

// endRow ends the row if it has cells. Its line ends at a place in the text.
func (r *reader) endRow(at int) {
	switch {
	case r.row == 0 || r.fault != nil:
		return
	case r.grid.Rows == 0:
		r.grid.Columns = r.row
	case r.row < r.grid.Columns:
		r.ragged(input.Span{Start: at, End: at})
		return
	}
	r.grid.Rows++
	r.row = 0
}

// done is the grid, or the fault. The grid has the whole rows before a fault.
func (r *reader) done(want string) (Grid, *input.Error) {
	if r.fault == nil && r.grid.Rows == 0 {
		r.fail(input.EOF, input.Span{Start: len(r.text), End: len(r.text)}, input.Want{Name: want})
	}
	r.grid.Cells = r.grid.Cells[:r.grid.Rows*r.grid.Columns]
	return r.grid, r.fault
}

// lines goes through the lines of the text, without their ends.
func (r *reader) lines(line func(at input.Span)) {
	start := 0
	if len(r.text) >= 3 && string(r.text[:3]) == "\uFEFF" {
		start = 3
	}
	for start < len(r.text) && r.fault == nil {
		end := start
		for end < len(r.text) && r.text[end] != '\n' && r.text[end] != '\r' {
			end++
		}
		line(input.Span{Start: start, End: end})
		start = end + 1
	}
}

// character is the one at a place in the text, and where it stands.
func (r *reader) character(i int) (rune, input.Span) {
	c, size := utf8.DecodeRune(r.text[i:])
	return c, input.Span{Start: i, End: i + size}
}

func digit(c byte) bool { return c-'0' < 10 }

func letter(c byte) bool { return c|0x20-'a' < 26 }
