package lianliankan

import (
	"slices"

	"umpire/engine"
)

// A run is a longest straight stretch of empty cells: cells first, first+step, … of Board.Tiles, length of them. Every
// empty cell is in one run along its row and in one along its column.
type run struct {
	axis          int // 0 along a row, 1 along a column
	first, length int
}

// trace is how a line comes to a cell along one axis: with the fewest turns, and then with the fewest steps.
type trace struct {
	turns int32 // one more than the turns; 0 if it does not come there
	steps int32
}

// flood is the lines from a tile, with one more turn a round. A run that is reached at all is reached over its whole
// length, so a round goes from the runs of the round before to all that cross them: every cell is met once along its
// row and once along its column, however many turns it takes.
type flood struct {
	board  *Board
	from   int // the tile's index in Board.Tiles
	step   [2]int
	traces [2][]trace // by axis and cell
	round  int        // the turns of the runs in front
	front  []run      // the runs reached in the last round
	next   []run
}

// newFlood has done round 0: the lines without a turn.
func newFlood(b *Board, from engine.Point) *flood {
	f := &flood{board: b, from: b.index(from), step: [2]int{1, b.Cols}}
	for axis := range f.traces {
		f.traces[axis] = make([]trace, len(b.Tiles))
		r := f.around(axis, f.from)
		for _, side := range [2]run{
			{axis, r.first, (f.from - r.first) / f.step[axis]},
			{axis, f.from + f.step[axis], r.length - 1 - (f.from-r.first)/f.step[axis]},
		} {
			if side.length == 0 {
				continue
			}
			for i := range side.length {
				cell := side.first + i*f.step[axis]
				f.traces[axis][cell] = trace{1, int32(abs(cell-f.from) / f.step[axis])}
			}
			f.front = append(f.front, side)
		}
	}
	return f
}

// around is a cell, which may hold a tile, and the empty cells on both sides of it along an axis.
func (f *flood) around(axis, cell int) run {
	p := f.board.point(cell)
	if axis == 0 {
		lo, hi := f.board.rowRun(p)
		return run{axis, cell - (p.Y - lo), hi - lo + 1}
	}
	lo, hi := f.board.colRun(p)
	return run{axis, cell - (p.X-lo)*f.board.Cols, hi - lo + 1}
}

// turn does the next round and tells whether it reached anything.
func (f *flood) turn() bool {
	f.round++
	f.next = f.next[:0]
	for _, r := range f.front {
		across := 1 - r.axis
		for i := range r.length {
			if cell := r.first + i*f.step[r.axis]; f.traces[across][cell].turns == 0 {
				f.enter(f.around(across, cell))
			}
		}
	}
	for _, r := range f.next {
		f.measure(r)
	}
	f.front, f.next = f.next, f.front
	return len(f.front) > 0
}

// enter marks a run as reached in this round.
func (f *flood) enter(r run) {
	for i := range r.length {
		f.traces[r.axis][r.first+i*f.step[r.axis]].turns = int32(f.round + 1)
	}
	f.next = append(f.next, r)
}

// measure finds the steps to each cell of a run of this round: lines turn into it wherever a run of the round before
// crosses it, and follow it both ways.
func (f *flood) measure(r run) {
	along, across, step := f.traces[r.axis], f.traces[1-r.axis], f.step[r.axis]
	const far = 1 << 30
	steps := int32(far)
	for i := range r.length {
		cell := r.first + i*step
		if t := across[cell]; t.turns == int32(f.round) {
			steps = min(steps, t.steps)
		}
		along[cell].steps = steps
		steps++
	}
	steps = far
	for i := r.length - 1; i >= 0; i-- {
		cell := r.first + i*step
		steps = min(steps, along[cell].steps)
		along[cell].steps = steps
		steps++
	}
}

// arrival is the best line of the last round that ends beside a tile and steps onto it: the axis of its last step, and
// the cell before the tile; -1 if none does.
func (f *flood) arrival(to int) (axis, cell int) {
	cell = -1
	for a := range f.traces {
		r := f.around(a, to)
		for _, beside := range [2]int{to - f.step[a], to + f.step[a]} {
			if beside < r.first || beside >= r.first+r.length*f.step[a] {
				continue
			}
			t := f.traces[a][beside]
			if t.turns == int32(f.round+1) && (cell < 0 || t.steps < f.traces[axis][cell].steps) {
				axis, cell = a, beside
			}
		}
	}
	return axis, cell
}

// line is the line with the fewest turns, then the fewest steps, to a tile that none with fewer than three turns
// reaches: its ends and between them the cells where it turns; nil if there is none. It does what rounds are left.
func (f *flood) line(to engine.Point) []engine.Point {
	end := f.board.index(to)
	axis, cell := f.arrival(end)
	for cell < 0 {
		if !f.turn() {
			return nil
		}
		axis, cell = f.arrival(end)
	}
	line := []engine.Point{to}
	for round := f.round; round > 0; round-- {
		cell = f.entry(axis, cell)
		line = append(line, f.board.point(cell))
		axis = 1 - axis
	}
	line = append(line, f.board.point(f.from))
	slices.Reverse(line)
	return line
}

// entry is a cell at which a best line to a cell turned into the run that leads there.
func (f *flood) entry(axis, to int) int {
	at := f.traces[axis][to]
	r := f.around(axis, to)
	cell := r.first
	for ; ; cell += f.step[axis] {
		t := f.traces[1-axis][cell]
		if t.turns == at.turns-1 && t.steps+int32(abs(cell-to)/f.step[axis]) == at.steps {
			return cell
		}
	}
}

// reach is the cells of the rounds with at most two turns, which must be done.
func (f *flood) reach() *Reach {
	r := &Reach{From: f.board.point(f.from), Cells: make([]uint8, len(f.board.Tiles))}
	for cell := range r.Cells {
		turns := f.traces[0][cell].turns
		if t := f.traces[1][cell].turns; turns == 0 || t != 0 && t < turns {
			turns = t
		}
		if 1 <= turns && turns <= 3 {
			r.Cells[cell] = uint8(turns)
			r.Count[turns-1]++
		}
	}
	return r
}
