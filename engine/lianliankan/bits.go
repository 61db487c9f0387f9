package lianliankan

// rowBits is the rows of a board as bits, so that 64 cells are looked at together. A row is made when it is first asked
// for: most questions look at few.
type rowBits struct {
	board *Board
	words int      // words in a row
	bits  []uint64 // a bit a cell, set where a tile lies; every row starts a word, its column 1 at bit 0
	made  []bool   // which rows are made
}

func newRowBits(b *Board) *rowBits {
	words := (b.Cols + 63) / 64
	return &rowBits{board: b, words: words, bits: make([]uint64, b.Rows*words), made: make([]bool, b.Rows)}
}

// row is row x.
func (r *rowBits) row(x int) []uint64 {
	bits := r.bits[(x-1)*r.words : x*r.words]
	if !r.made[x-1] {
		r.made[x-1] = true
		for i, tile := range r.board.Row(x) {
			bits[i>>6] |= uint64(-int64(tile)) >> 63 << (i & 63) // the sign of -tile: no branch to guess wrong
		}
	}
	return bits
}

// empty tells whether row x holds no tile between columns left and right, these two excluded.
func (r *rowBits) empty(x, left, right int) bool {
	if right-left < 2 {
		return true
	}
	row := r.row(x)
	for w := left >> 6; w <= (right-2)>>6; w++ {
		if row[w]&columns(w, left+1, right-1) != 0 {
			return false
		}
	}
	return true
}

// emptyColumns is the set of the columns from lo to hi that hold no tile between rows top and bottom, these two
// excluded; nil if there is none.
func (r *rowBits) emptyColumns(lo, hi, top, bottom int) []uint64 {
	if lo > hi {
		return nil
	}
	first, last := (lo-1)>>6, (hi-1)>>6
	set := make([]uint64, r.words)
	for w := first; w <= last; w++ {
		set[w] = columns(w, lo, hi)
	}
	for x := top + 1; x < bottom; x++ {
		row, left := r.row(x), uint64(0)
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

// columns is the bits that word w of a row has for the columns from lo to hi, both included.
func columns(w, lo, hi int) uint64 {
	mask := ^uint64(0)
	if skip := lo - 1 - w<<6; skip > 0 {
		mask <<= skip
	}
	if drop := (w+1)<<6 - hi; drop > 0 {
		mask &= ^uint64(0) >> drop
	}
	return mask
}

// has tells whether column y is in a set of columns.
func has(set []uint64, y int) bool { return set[(y-1)>>6]>>((y-1)&63)&1 != 0 }
