package twixt

import (
	"slices"
	"sort"

	"umpire/engine"
)

// Refusal is a link that is not added.
type Refusal struct {
	Link Link      // A is the new or hovered peg
	By   []Blocker // every link that it would cross, oldest first; never empty
	// Wins tells that the move does not win, and would if this one link were added all the same.
	Wins bool
}

// Blocker is a link that stops another.
type Blocker struct {
	Link Link // A is the older peg
	Side Side
	Step int      // the move that brought the link
	At   Crossing // where the two cross
	// Wins tells that the move does not win, and would if this one link were not on the board: links that it alone stops
	// would be added, and it would join nothing itself. All earlier moves stay as they came out.
	Wins bool
}

// Refusals are the links of a peg that are not there, in order of direction, each with all links that it would cross. On
// an empty hole they are those that the side to move would be refused there; none if it may not play there. For a peg
// that stands no Wins is set.
func (p *Position) Refusals(at engine.Point) []Refusal {
	if !p.Contains(at) {
		return nil
	}
	if side := p.Peg(at); side != Nobody {
		return p.refusals(at, side, p.near(at, side)&^p.Linked(at))
	}
	if p.Legal(at) != "" {
		return nil
	}
	turn, side := p.Look(at), p.ToMove()
	refused := p.refusals(at, side, turn.Refused)
	if turn.Won {
		return refused
	}
	for i := range refused {
		r := &refused[i]
		with := p.clone()
		with.Play(at)
		with.toggle(r.Link)
		r.Wins = with.Path(side) != nil
		for j := range r.By {
			without := p.clone()
			without.toggle(r.By[j].Link)
			without.Play(at)
			r.By[j].Wins = without.Path(side) != nil
		}
	}
	return refused
}

// near is the set of directions in which pegs of a side stand a knight's move from a hole of the board.
func (p *Position) near(at engine.Point, side Side) Directions {
	return Directions(p.holes[p.index(at)].near[side-Black])
}

// refusals are the links of a side from a hole in these directions, with what they cross.
func (p *Position) refusals(at engine.Point, side Side, directions Directions) (refused []Refusal) {
	for d := range directions.All() {
		refused = append(refused, Refusal{Link: Link{at, d.From(at)}, By: p.blockers(at, side, d)})
	}
	return refused
}

// blockers are the links that stop one of a side from a hole in direction d, oldest first.
func (p *Position) blockers(at engine.Point, side Side, d Direction) (found []Blocker) {
	link := Link{at, d.From(at)}
	for _, hole := range boxes[d] {
		a := engine.Point{X: at.X + hole.at.X, Y: at.Y + hole.at.Y}
		if p.paper && p.Peg(a) == side {
			continue
		}
		for e := range (hole.across & p.Linked(a)).All() {
			other := Link{a, e.From(a)}
			if p.Step(other.A) > p.Step(other.B) {
				other.A, other.B = other.B, other.A
			}
			b := Blocker{Link: other, Side: p.Peg(a), Step: p.Step(other.B), At: link.Crossing(other)}
			if !slices.Contains(found, b) { // both its ends may lie in the box
				found = append(found, b)
			}
		}
	}
	sort.Slice(found, func(i, j int) bool {
		a, b := &found[i], &found[j]
		return a.Step < b.Step || a.Step == b.Step && p.Step(a.Link.A) < p.Step(b.Link.A)
	})
	return found
}

// clone is a position of its own.
func (p *Position) clone() *Position {
	q := *p
	q.holes, q.spread = slices.Clone(p.holes), nil
	return &q
}

// toggle takes a link off the board or puts one on it, for a question about links alone: what pegs know of edges stays.
func (p *Position) toggle(l Link) {
	for d := range Direction(directions) {
		if d.From(l.A) == l.B {
			p.holes[p.index(l.A)].links ^= 1 << d
			p.holes[p.index(l.B)].links ^= 1 << (directions - 1 - d)
		}
	}
}
