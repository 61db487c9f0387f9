// Package lianliankan is the judge of HDU 1175, 连连看. A board of numbered tiles is given with questions: may these two
// tiles be taken off together? They may if they are two equal tiles and a line of steps through empty cells of the
// board joins them that changes direction at most twice. No tile is taken off between the questions.
//
// Rows and columns count from 1. A point's X is its row and its Y its column, as the input writes them.
package lianliankan

import "umpire/engine"

// Board is a board of tiles. It never changes.
type Board struct {
	Rows, Cols int
	Tiles      []int32 // row after row, Rows × Cols of them; 0 is an empty cell

	words int      // words of a row in taken
	taken []uint64 // a bit a cell, set where a tile lies; every row starts a word, its column 1 at bit 0
}

// NewBoard is a board of these tiles, rows × cols of them, row after row. The board keeps the slice.
func NewBoard(rows, cols int, tiles []int32) *Board {
	b := &Board{Rows: rows, Cols: cols, Tiles: tiles, words: (cols + 63) / 64}
	b.taken = make([]uint64, 0, rows*b.words)
	for x := range rows {
		row := b.Row(x + 1)
		for len(row) > 0 {
			n := min(len(row), 64)
			word := uint64(0)
			for i, tile := range row[:n] {
				word |= uint64(-int64(tile)) >> 63 << i // the sign of -tile: no branch to guess wrong
			}
			b.taken = append(b.taken, word)
			row = row[n:]
		}
	}
	return b
}

// At is the tile in row x, column y, which must be on the board; 0 if the cell is empty.
func (b *Board) At(x, y int) int32 { return b.Tiles[(x-1)*b.Cols+y-1] }

// Row is the tiles of row x, which must be on the board.
func (b *Board) Row(x int) []int32 { return b.Tiles[(x-1)*b.Cols : x*b.Cols] }

// empty tells whether a cell of the board holds no tile.
func (b *Board) empty(x, y int) bool {
	return b.taken[(x-1)*b.words+(y-1)>>6]>>((y-1)&63)&1 == 0
}

// bits is row x of taken.
func (b *Board) bits(x int) []uint64 { return b.taken[(x-1)*b.words : x*b.words] }

// rowEmpty tells whether row x holds no tile from column lo to hi, both included. No column at all is empty.
func (b *Board) rowEmpty(x, lo, hi int) bool {
	if lo > hi {
		return true
	}
	row := b.bits(x)
	for w := (lo - 1) >> 6; w <= (hi-1)>>6; w++ {
		if row[w]&between(w, lo, hi) != 0 {
			return false
		}
	}
	return true
}

// colEmpty tells whether column y holds no tile from row lo to hi, both included. No row at all is empty.
func (b *Board) colEmpty(y, lo, hi int) bool {
	for x := lo; x <= hi; x++ {
		if !b.empty(x, y) {
			return false
		}
	}
	return true
}

// rowRun is how far a line from a cell gets along its row, to the left and to the right: the cell and the empty cells
// beside it.
func (b *Board) rowRun(p engine.Point) (lo, hi int) {
	for lo = p.Y; lo > 1 && b.empty(p.X, lo-1); lo-- {
	}
	for hi = p.Y; hi < b.Cols && b.empty(p.X, hi+1); hi++ {
	}
	return lo, hi
}

// colRun is how far a line from a cell gets along its column, up and down.
func (b *Board) colRun(p engine.Point) (lo, hi int) {
	for lo = p.X; lo > 1 && b.empty(lo-1, p.Y); lo-- {
	}
	for hi = p.X; hi < b.Rows && b.empty(hi+1, p.Y); hi++ {
	}
	return lo, hi
}

// emptyCols is the set of the columns from lo to hi that hold no tile between rows top and bottom, these two
// excluded, as bits laid out like a row of taken; nil if there is none.
func (b *Board) emptyCols(lo, hi, top, bottom int) []uint64 {
	if lo > hi {
		return nil
	}
	first, last := (lo-1)>>6, (hi-1)>>6
	set := make([]uint64, b.words)
	for w := first; w <= last; w++ {
		set[w] = between(w, lo, hi)
	}
	for x := top + 1; x < bottom; x++ {
		row, left := b.bits(x), uint64(0)
		for w := first; w <= last; w++ {
			set[w] &^= row[w]
			left |= set[w]
		}
		if left == 0 {
			return nil
		}
	}
	return set
}

// between is the bits that word w of a row has for the columns from lo to hi, both included.
func between(w, lo, hi int) uint64 {
	mask := ^uint64(0)
	if skip := lo - 1 - w<<6; skip > 0 {
		mask <<= skip
	}
	if drop := (w+1)<<6 - hi; drop > 0 {
		mask &= ^uint64(0) >> drop
	}
	return mask
}
