package app

import (
	"umpire/app/board"
	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/lianliankan"
)

// litSpan is the part of the dataset's text to light: what it says about the lit place, or else the present step's
// numbers. It is empty if there is nothing.
func (o *opened) litSpan(lit *board.Place) input.Span {
	if lit != nil {
		return o.spanAt(*lit)
	}
	if o.k == 0 {
		return input.Span{}
	}
	return o.replay.Span(o.k)
}

// spanAt is where the text speaks of a place: the latest move there up to the present step, a tile, or a disc.
func (o *opened) spanAt(at board.Place) input.Span {
	if o.chapaev() != nil {
		for disc := range chapaev.AllDiscs.All() {
			if o.centre(disc) == at {
				return o.data.(*chapaev.Dataset).Disc(disc).Span()
			}
		}
		return input.Span{}
	}
	p := engine.Point{X: int(at.X), Y: int(at.Y)}
	if r := o.lianliankan(); r != nil {
		if b := r.Board(1); p.X >= 1 && p.Y >= 1 && p.X <= b.Rows && p.Y <= b.Cols {
			return o.data.(*lianliankan.Dataset).TileSpan(p.X, p.Y)
		}
		return input.Span{}
	}
	for k := o.k; k >= 1; k-- {
		if o.pointOf(k) == p {
			return o.replay.Span(k)
		}
	}
	return input.Span{}
}

// pointOf is where move k was played.
func (o *opened) pointOf(k int) engine.Point {
	if r := o.twixt(); r != nil {
		return r.Move(k).At
	}
	return o.goban().Move(k).At
}

// centre is where a disc of Chapaev lies.
func (o *opened) centre(disc int) board.Place { return centre(o.data.(*chapaev.Dataset), disc) }

// mayFlick tells whether a disc of Chapaev is on the board and its side is on turn.
func (o *opened) mayFlick(disc int) bool {
	now := o.chapaev().Position(max(o.k-1, 0))
	return disc >= 0 && now.Discs.Of(now.Turn).Has(disc)
}

// discOf is the number of the disc with a name; -1 if there is none.
func discOf(name string) int {
	for disc := range chapaev.AllDiscs.All() {
		if discName(disc) == name {
			return disc
		}
	}
	return -1
}

// stepAt is the step whose numbers hold an offset of the dataset's text, 0 if none does.
func (o *opened) stepAt(offset int) int {
	for k := 1; k <= o.replay.Len(); k++ {
		if s := o.replay.Span(k); offset >= s.Start && offset <= s.End {
			return k
		}
	}
	return 0
}

// has tells whether a point is on the board.
func (o *opened) has(p engine.Point) bool {
	switch {
	case o.twixt() != nil:
		return o.twixt().Position(0).Contains(p)
	case o.lianliankan() != nil:
		b := o.lianliankan().Board(1)
		return p.X >= 1 && p.Y >= 1 && p.X <= b.Rows && p.Y <= b.Cols
	case o.goban() != nil:
		return o.data.(*goban.Dataset).Topology().Contains(p)
	}
	return p.X >= 0 && p.Y >= 0 && p.X <= 8 && p.Y <= 8
}
