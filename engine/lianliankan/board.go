// Package lianliankan is the judge of HDU 1175, 连连看. A board of numbered tiles is given with questions: may these two
// tiles be taken off together? They may if they are two equal tiles and a line of steps through empty cells of the
// board joins them that changes direction at most twice. No tile is taken off between the questions.
//
// Rows and columns count from 1. A point's X is its row and its Y its column, as the input writes them.
package lianliankan

import "umpire/engine"

// Board is a board of tiles.
type Board struct {
	Rows, Cols int
	Tiles      []int32 // row after row, Rows × Cols of them; 0 is an empty cell
}

// At is the tile in row x, column y, which must be on the board; 0 if the cell is empty.
func (b *Board) At(x, y int) int32 { return b.Tiles[(x-1)*b.Cols+y-1] }

// Row is the tiles of row x, which must be on the board.
func (b *Board) Row(x int) []int32 { return b.Tiles[(x-1)*b.Cols : x*b.Cols] }

// Contains tells whether a point is a cell of the board.
func (b *Board) Contains(p engine.Point) bool {
	return 1 <= p.X && p.X <= b.Rows && 1 <= p.Y && p.Y <= b.Cols
}

// index is where a cell's tile stands in Tiles.
func (b *Board) index(p engine.Point) int { return (p.X-1)*b.Cols + p.Y - 1 }

// point is the cell whose tile stands there.
func (b *Board) point(index int) engine.Point {
	return engine.Point{X: index/b.Cols + 1, Y: index%b.Cols + 1}
}

// rowRun is how far a line from a cell gets along its row, to the left and to the right: the columns of the cell and
// the empty cells beside it.
func (b *Board) rowRun(p engine.Point) (lo, hi int) {
	row := b.Row(p.X)
	lo, hi = p.Y, p.Y
	for lo > 1 && row[lo-2] == 0 {
		lo--
	}
	for hi < b.Cols && row[hi] == 0 {
		hi++
	}
	return lo, hi
}

// colRun is how far a line from a cell gets along its column, up and down.
func (b *Board) colRun(p engine.Point) (lo, hi int) {
	lo, hi = p.X, p.X
	for lo > 1 && b.At(lo-1, p.Y) == 0 {
		lo--
	}
	for hi < b.Rows && b.At(hi+1, p.Y) == 0 {
		hi++
	}
	return lo, hi
}

// straight tells whether two different cells stand in one row or column with only empty cells between them.
func (b *Board) straight(p, q engine.Point) bool {
	switch {
	case p.X == q.X:
		for y := min(p.Y, q.Y) + 1; y < max(p.Y, q.Y); y++ {
			if b.At(p.X, y) != 0 {
				return false
			}
		}
		return true
	case p.Y == q.Y:
		for x := min(p.X, q.X) + 1; x < max(p.X, q.X); x++ {
			if b.At(x, p.Y) != 0 {
				return false
			}
		}
		return true
	}
	return false
}
