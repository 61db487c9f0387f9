package lianliankan

import (
	"umpire/engine"
	"umpire/engine/input"
)

// Question asks whether the tiles at A and B may be taken off together. Span is where it stands in the text.
type Question struct {
	A, B engine.Point
	Span input.Span
}

// The reasons for a NO.
const (
	SameCell  = "same-cell" // a tile cannot be paired with itself
	EmptyCell = "empty"     // at least one of the cells holds no tile
	Different = "different" // two kinds of tile
	NoLine    = "no-line"   // every line of empty cells between the tiles turns more than twice, or there is none
)

// judge answers questions about one board.
type judge struct {
	board *Board
	rows  *rowBits
}

func newJudge(b *Board) *judge { return &judge{b, newRowBits(b)} }

// ask answers a question: the line that joins the tiles, or why there is none (then line is nil).
func (j *judge) ask(p, q engine.Point) (line []engine.Point, why string) {
	tile, other := j.board.At(p.X, p.Y), j.board.At(q.X, q.Y)
	switch {
	case p == q:
		return nil, SameCell
	case tile == 0 || other == 0:
		return nil, EmptyCell
	case tile != other:
		return nil, Different
	}
	if line = j.line(p, q); line == nil {
		return nil, NoLine
	}
	return line, ""
}

// line is the line between two different cells that hold tiles, of any kind: from p through empty cells to q, with at
// most two turns. Of several it is the one with the fewest turns, then the fewest steps, then the one that leaves p
// along its row, then the one that crosses nearest to row and column 1. It is given as p, the cells where it turns,
// and q; nil if there is none.
//
// There is no search. A line with two turns follows the straight runs of p and of q, both in one direction, and crosses
// from one to the other where everything straight between them is empty. To find that place takes a look at no more
// than the bits of the board, 64 at a time, so the 50 questions of a dataset together take no longer than a look at
// every tile.
func (j *judge) line(p, q engine.Point) []engine.Point {
	b := j.board
	if b.straight(p, q) {
		return []engine.Point{p, q}
	}
	for _, corner := range [2]engine.Point{{X: p.X, Y: q.Y}, {X: q.X, Y: p.Y}} {
		if b.At(corner.X, corner.Y) == 0 && b.straight(p, corner) && b.straight(corner, q) {
			return []engine.Point{p, corner, q}
		}
	}
	col, steps := j.crossingCol(p, q)
	row, rowSteps := j.crossingRow(p, q)
	switch {
	case col != 0 && (row == 0 || steps <= rowSteps):
		return []engine.Point{p, {X: p.X, Y: col}, {X: q.X, Y: col}, q}
	case row != 0:
		return []engine.Point{p, {X: row, Y: p.Y}, {X: row, Y: q.Y}, q}
	}
	return nil
}

// crossingCol is the best column in which a line that leaves p and reaches q along their rows can cross from one row
// to the other, and the steps of that line; 0 if there is none.
func (j *judge) crossingCol(p, q engine.Point) (col, steps int) {
	lo, hi := j.board.rowRun(p)
	lo2, hi2 := j.board.rowRun(q)
	lo, hi = max(lo, lo2), min(hi, hi2)
	set := j.rows.emptyColumns(lo, hi, min(p.X, q.X), max(p.X, q.X))
	if set == nil {
		return 0, 0
	}
	for y := lo; y <= hi; y++ {
		n := abs(p.Y-y) + abs(p.X-q.X) + abs(y-q.Y)
		if (col == 0 || n < steps) && has(set, y) {
			col, steps = y, n
		}
	}
	return col, steps
}

// crossingRow is the same for a line that leaves p and reaches q along their columns.
func (j *judge) crossingRow(p, q engine.Point) (row, steps int) {
	lo, hi := j.board.colRun(p)
	lo2, hi2 := j.board.colRun(q)
	left, right := min(p.Y, q.Y), max(p.Y, q.Y)
	for x := max(lo, lo2); x <= min(hi, hi2); x++ {
		n := abs(p.X-x) + abs(p.Y-q.Y) + abs(x-q.X)
		if (row == 0 || n < steps) && j.rows.empty(x, left, right) {
			row, steps = x, n
		}
	}
	return row, steps
}

func abs(n int) int { return max(n, -n) }
