package twixt

import (
	"cmp"
	"slices"

	"umpire/engine"
)

// Step says what one move did, and why.
type Step struct {
	Number  int // from 1
	Side    Side
	At      engine.Point
	Added   []Link         // A is the new peg; in order of direction
	Refused []Refusal      // likewise
	Path    []engine.Point // if the move wins, the pegs of a chain of fewest links from the low edge to the high one
	Own     Reach          // after the move
	Other   Reach          // the other side's
	Paper   *Paper         // nil if it makes no difference
}

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

// Reach is how far a side has come from each of its edges: of all pegs in chains that touch the edge, the farthest from
// it. Several may be as far. It is empty if no peg stands on the edge.
type Reach struct{ Low, High []engine.Point }

// Paper is what the same moves come to on paper, where a side's own links do not stop its links.
type Paper struct {
	Winner Side // the first side to join its edges, or Nobody
	Step   int  // the move that does; 0 if none
}

// Explain says what move k did, 1 ≤ k ≤ Len.
func (r *Replay) Explain(k int) Step {
	before, at := r.Position(k-1), r.Move(k).At
	step := Step{Number: k, Side: Mover(k), At: at, Refused: before.Refusals(at)}
	after := before.clone()
	turn, _ := after.Play(at)
	for d := range turn.Added.All() {
		step.Added = append(step.Added, Link{at, d.From(at)})
	}
	step.Path = after.Path(step.Side)
	step.Own, step.Other = after.Reach(step.Side), after.Reach(step.Side.Other())
	var here Paper
	if turn.Won {
		here = Paper{step.Side, k}
	}
	if paper := r.paper(k); paper != here {
		step.Paper = &paper
	}
	return step
}

// paper plays the first k moves by the rules of paper.
func (r *Replay) paper(k int) Paper {
	p := NewPaperPosition(r.n)
	for i, m := range r.moves[:k] {
		if turn, _ := p.Play(m.At); turn.Won {
			return Paper{p.Winner(), i + 1}
		}
	}
	return Paper{}
}

// Turns is what every move did, in one pass: a step with a refused link gets a tick on the slider.
func (r *Replay) Turns() []Turn {
	p := NewPosition(r.n)
	turns := make([]Turn, len(r.moves))
	for i, m := range r.moves {
		turns[i], _ = p.Play(m.At)
	}
	return turns
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
	slices.SortFunc(found, func(a, b Blocker) int {
		return cmp.Or(cmp.Compare(a.Step, b.Step), cmp.Compare(p.Step(a.Link.A), p.Step(b.Link.A)))
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

// Path is a chain of fewest links from a side's low edge to its high one, as pegs from edge to edge; nil if there is
// none. It looks at links alone, breadth first.
func (p *Position) Path(side Side) []engine.Point {
	var queue []engine.Point
	from := make([]int, len(p.holes)) // for a peg seen, the place in queue, from 1, of the one before it; -1 if it is first
	for i := range p.n + 1 {
		if at := side.at(0, i); p.Peg(at) == side {
			queue = append(queue, at)
			from[p.index(at)] = -1
		}
	}
	for i := 0; i < len(queue); i++ {
		at := queue[i]
		if p.holes[p.index(at)].rim[side-Black] == highEdge {
			return p.traceBack(queue, from, at)
		}
		for d := range p.Linked(at).All() {
			if next := d.From(at); from[p.index(next)] == 0 {
				from[p.index(next)] = i + 1
				queue = append(queue, next)
			}
		}
	}
	return nil
}

// traceBack is the way that led a search to a peg.
func (p *Position) traceBack(queue []engine.Point, from []int, at engine.Point) []engine.Point {
	path := []engine.Point{at}
	for i := from[p.index(at)]; i > 0; i = from[p.index(at)] {
		at = queue[i-1]
		path = append(path, at)
	}
	slices.Reverse(path)
	return path
}

// Reach is how far a side has come from its two edges.
func (p *Position) Reach(side Side) Reach {
	return Reach{Low: p.farthest(side, lowEdge), High: p.farthest(side, highEdge)}
}

// farthest is the pegs in chains that touch an edge that are farthest from it.
func (p *Position) farthest(side Side, edge uint8) (pegs []engine.Point) {
	most := -1
	for at, owner := range p.Pegs() {
		if owner != side || p.holes[p.index(at)].edges&edge == 0 {
			continue
		}
		away := side.along(at)
		if edge == highEdge {
			away = p.n - away
		}
		if away > most {
			most, pegs = away, nil
		}
		if away == most {
			pegs = append(pegs, at)
		}
	}
	return pegs
}
