package goban

import (
	"umpire/engine"
	"umpire/engine/internal/rng"
)

// taste says how much a move that was tried is wanted, from what it did or why it was refused. The board is the one
// after it, the cell is the move's, and retaken tells whether the move before it took a single stone.
type taste func(b *Board, at int32, retaken bool) int

// The tastes.
var (
	// koTaste takes single stones and tries to take them back.
	koTaste taste = func(b *Board, _ int32, _ bool) int {
		switch {
		case b.result.Cause == CauseKo:
			return 3
		case b.result.Taken == 1:
			return 2
		}
		return 0
	}
	// snapbackTaste gives single stones away and takes two or more back.
	snapbackTaste taste = func(b *Board, at int32, retaken bool) int {
		switch {
		case b.result.Taken > 1 && retaken:
			return 4
		case b.result.Taken == 1:
			return 3
		case b.result.Cause == CauseNone && b.cells[at].color.stone() && b.cells[b.cells[at].head].free == 1:
			return 1
		}
		return 0
	}
	// suicideTaste fills the last liberties of its own chains.
	suicideTaste taste = func(b *Board, at int32, _ bool) int {
		switch {
		case b.result.Suicide:
			return 3
		case b.cells[at].color.stone() && b.cells[b.cells[at].head].free == 1:
			return 2
		}
		return 0
	}
	// captureTaste takes as many chains as it can at once, and then as many stones.
	captureTaste taste = func(b *Board, _ int32, _ bool) int {
		return b.result.Chains*go19Side*go19Side + b.result.Taken
	}
	// chainTaste lengthens its chains and keeps them alive.
	chainTaste taste = func(b *Board, at int32, _ bool) int {
		if !b.cells[at].color.stone() {
			return 0
		}
		chain := &b.cells[b.cells[at].head]
		return int(chain.size) * int(min(chain.free, 2))
	}
)

// fight plays in a window of a board with walls: each time the most wanted of a few moves, but one in four by chance.
type fight struct {
	rand   *rng.Rand
	law    Rules
	window [4]int // rows from, to; columns from, to
	want   taste
	stones bool // of moves onto stones, too
}

// play is n moves, as far as there are vacant points for them. A refused one is not followed by another if that can be
// helped.
func (f *fight) play(n int, on Topology) []engine.Point {
	const choice = 6 // moves to choose from
	b, after := NewBoard(f.law, on), Board{}
	points := make([]engine.Point, 0, n)
	turn, refused, retaken := Black, false, false
	for len(points) < n {
		best, most := edge, -1
		random := f.rand.Chance(1, 4)
		for range choice {
			at, ok := f.draw(b)
			if !ok {
				return points
			}
			after.become(b)
			cause := after.play(turn, at)
			wanted := f.want(&after, at, retaken)
			if refused && cause != CauseNone {
				wanted = 0
			}
			if wanted > most {
				best, most = at, wanted
			}
			if random {
				break
			}
		}
		points = append(points, b.point(best))
		b.off = b.off[:0]
		if refused = b.play(turn, best) != CauseNone; !refused {
			turn, retaken = turn.Other(), b.result.Taken == 1
		}
	}
	return points
}

// draw is a point of the window: a vacant one, or now and then any. It is false if none is vacant.
func (f *fight) draw(b *Board) (int32, bool) {
	any := func() int32 {
		return b.cell(engine.Point{X: f.rand.From(f.window[0], f.window[1]), Y: f.rand.From(f.window[2], f.window[3])})
	}
	if f.stones && f.rand.Chance(1, 24) {
		return any(), true
	}
	for range 12 {
		if at := any(); b.cells[at].color == Empty {
			return at, true
		}
	}
	for x := f.window[0]; x <= f.window[1]; x++ {
		for y := f.window[2]; y <= f.window[3]; y++ {
			if at := b.cell(engine.Point{X: x, Y: y}); b.cells[at].color == Empty {
				return at, true
			}
		}
	}
	return edge, false
}

// side is a side of a window in which n moves meet each other often.
func (f *fight) side(n, most int) int {
	side := 2
	for side < most && side*side < n {
		side++
	}
	return f.rand.From(2, side)
}

// fightAttempts is attempts to a taste, in a window that lies in a corner, on an edge or free.
func fightAttempts(want taste) func(r *rng.Rand, n int) []engine.Point {
	return func(r *rng.Rand, n int) []engine.Point {
		law := go19Game(nil)
		f := fight{rand: r, law: law.Rules, want: want, stones: true}
		rows, columns := f.side(n, go19Side), f.side(n, go19Side)
		f.window = window(f.start(rows), f.start(columns), rows, columns)
		points := f.play(n, law.Topology)
		for len(points) < n { // the window is full, and what is left are moves onto stones
			points = append(points, engine.Point{X: r.From(f.window[0], f.window[1]), Y: r.From(f.window[2], f.window[3])})
		}
		return points
	}
}

// start is where a window of so many lines begins on the board's 19.
func (f *fight) start(lines int) int {
	switch f.rand.Below(4) {
	case 0:
		return f.rand.From(1, go19Side+1-lines)
	case 1:
		return go19Side + 1 - lines
	}
	return 1
}

func window(top, left, rows, columns int) [4]int {
	return [4]int{top, top + rows - 1, left, left + columns - 1}
}

// edgeAttempts plays on one or two lines of an edge.
func edgeAttempts(r *rng.Rand, n int) []engine.Point {
	law := go19Game(nil)
	f := fight{rand: r, law: law.Rules, want: captureTaste, stones: true}
	depth, length := r.From(1, 2), f.side(n, go19Side)
	from, along := 1, r.From(1, go19Side+1-length)
	if r.Chance(1, 2) {
		from = go19Side + 1 - depth
	}
	f.window = window(from, along, depth, length)
	if r.Chance(1, 2) {
		f.window = window(along, from, length, depth)
	}
	points := f.play(n, law.Topology)
	for len(points) < n {
		points = append(points, engine.Point{X: r.From(f.window[0], f.window[1]), Y: r.From(f.window[2], f.window[3])})
	}
	return points
}

// fightStones is a legal game to a taste, in a window that lies in the corner, on the rim, free, or at the highest
// coordinates. The moves for which the window has no room go far away, one by one.
func fightStones(want taste) func(r *rng.Rand, n int) []engine.Point {
	return func(r *rng.Rand, n int) []engine.Point { return stonesAt(r, n, want, lowOrFree, lowOrFree) }
}

// farStones is captures at the highest coordinates, in a row, a column or both.
func farStones(r *rng.Rand, n int) []engine.Point {
	highest := func(_ *rng.Rand, lines int) int { return infiniteSide + 1 - lines }
	if r.Chance(1, 2) {
		return stonesAt(r, n, captureTaste, highest, highest)
	}
	if r.Chance(1, 2) {
		return stonesAt(r, n, captureTaste, highest, lowOrFree)
	}
	return stonesAt(r, n, captureTaste, lowOrFree, highest)
}

// lowOrFree is 1 in three of four cases, and in the fourth anything.
func lowOrFree(r *rng.Rand, lines int) int {
	if r.Chance(1, 4) {
		return r.From(2, infiniteSide+1-lines)
	}
	return 1
}

// stonesAt plays on a board with walls that is a row and a column larger than the window on each side that has no rim,
// where no stone is ever set: all is as on the plane.
func stonesAt(r *rng.Rand, n int, want taste, top, left func(r *rng.Rand, lines int) int) []engine.Point {
	f := fight{rand: r, law: infiniteGame(nil).Rules, want: want}
	rows, columns := f.side(n, go19Side), f.side(n, go19Side)
	first, second := top(r, rows), left(r, columns)
	x, y := min(first, 2), min(second, 2)
	f.window = window(x, y, rows, columns)
	points := f.play(n, Topology{x + rows, y + columns})
	for i := range points {
		points[i].X += first - x
		points[i].Y += second - y
	}
	idle := far{infiniteSide / 4, 0}
	if first < infiniteSide/2 {
		idle.x *= 3
	}
	for len(points) < n {
		points = append(points, idle.next())
	}
	return points
}

// keyStones plays in two windows, the one so far from the other that a program which makes a careless number of a point,
// or keeps too few bits of it, takes the points of one for those of the other.
func keyStones(r *rng.Rand, n int) []engine.Point {
	const start = 1_100_000 // far enough from the rim for every shift
	shift := [...]engine.Point{
		{X: 4295, Y: -45_589},   // x·1000003 + y in 32 bits
		{X: 1, Y: -1_000_003},   // the same, uncut
		{X: 0, Y: 1 << 16},      // x and y in 16 bits each
		{X: 1 << 16, Y: 0},      //
		{X: 1, Y: -1_000_000},   // x·10⁶ + y
		{X: 1, Y: -(1<<20 - 1)}, // x·(2²⁰ - 1) + y
	}[r.Below(6)]
	side := (&fight{rand: r}).side(n/2, 5)
	b := NewBoard(infiniteGame(nil).Rules, Topology{})
	idle := far{infiniteSide / 2, 0}
	points := make([]engine.Point, 0, n)
	for len(points) < n {
		p := engine.Point{X: r.From(1, side), Y: start + r.From(1, side)}
		if r.Chance(1, 2) {
			p.X, p.Y = p.X+shift.X, p.Y+shift.Y
		}
		if b.Color(p) != Empty && r.Chance(1, 8) { // the windows may be full
			p = idle.next()
		}
		if b.Play(Black+Color(len(points)%2), p).Cause == CauseNone {
			points = append(points, p)
		}
	}
	return points
}
