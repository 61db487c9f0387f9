// Package twixt is TwixT as POJ 2706 "Connect" plays and judges it.
//
// The board has the holes (x, y) with 0 ≤ x, y ≤ N. Black joins the columns x = 0 and x = N, White the rows y = 0 and
// y = N, and neither may play in the other's. Black begins, the sides take turns, one peg a turn. A new peg is linked at
// once to every peg of its side a knight's move away, unless that link would cross one already on the board, of either
// side. Pegs and links stay for ever, and a link refused once never comes later.
package twixt

import (
	"iter"
	"math/bits"

	"umpire/engine"
	"umpire/engine/input"
)

// Side is one of the two players, in the numbers of input.Error.
type Side uint8

// The sides. Nobody owns an empty hole and has won an open game.
const (
	Nobody Side = iota
	Black
	White
)

// Other is the opponent of Black or White.
func (s Side) Other() Side { return Black + White - s }

// along is how far a hole lies from the low edge of Black or White towards the high one.
func (s Side) along(at engine.Point) int {
	if s == White {
		return at.Y
	}
	return at.X
}

// at is the hole so far along the way of Black or White, and so far across it.
func (s Side) at(along, across int) engine.Point {
	if s == White {
		return engine.Point{X: across, Y: along}
	}
	return engine.Point{X: along, Y: across}
}

// Mover is the side whose turn step k is, from 1.
func Mover(k int) Side { return White - Side(k&1) }

// Turn is what one move does.
type Turn struct {
	Added   Directions // of the links that come with the peg
	Refused Directions // of the links that another link stops
	Won     bool       // the move joins its side's two edges
}

// Position is a board after some moves of a legal game. The zero value is not ready; use NewPosition.
//
// Every hole knows in which directions pegs of each side stand a knight's move away, so a move looks only at the links
// that it could have, and at the four holes of each such link's box. Every peg knows which of its side's edges its chain
// touches; when a move brings an edge to a chain, the news spreads along the links, so each peg hears of each edge once.
type Position struct {
	n, width int
	empty    []hole // the holes of an empty board
	holes    []hole // (x, y) is at (x+margin)·width + y+margin
	knight   [directions]int
	boxes    [directions][4]guard
	moves    int
	last     engine.Point
	winner   Side
	paper    bool  // a side's own links do not stop its links
	spread   []int // scratch: the pegs whose neighbours have yet to hear of an edge
}

// hole is a hole of the board, or of its margin, where no peg ever stands.
type hole struct {
	near  [2]uint8 // directions of the pegs of Black and of White a knight's move away
	links uint8    // directions of the peg's links
	edges uint8    // the edges of its side that the peg's chain touches
	rim   [2]uint8 // the edges of Black and of White that the hole lies on
	step  uint16   // the move that put a peg here; 0 if there is none
}

// guard is a boxHole at its distance in Position.holes.
type guard struct {
	offset int
	across uint8
}

// margin is how far off the board a knight's move can lead.
const margin = 2

// The two edges that a side joins, as a set.
const (
	lowEdge   = 1 // x = 0 or y = 0
	highEdge  = 2 // x = N or y = N
	bothEdges = lowEdge | highEdge
)

// NewPosition is the empty board of a game with holes from 0 to n, 2 ≤ n ≤ 255. It takes 16·(n+5)² bytes.
func NewPosition(n int) *Position {
	p := new(Position)
	p.reset(n)
	return p
}

// NewPaperPosition is NewPosition for TwixT as it is played on paper: only the other side's links stop a link.
func NewPaperPosition(n int) *Position {
	p := NewPosition(n)
	p.paper = true
	return p
}

// reset empties the board and makes it one of holes from 0 to n. It keeps the memory.
func (p *Position) reset(n int) {
	p.moves, p.winner = 0, Nobody
	if p.n == n {
		copy(p.holes, p.empty)
		return
	}
	p.n, p.width = n, n+1+2*margin
	p.holes = make([]hole, p.width*p.width)
	for d := range directions {
		p.knight[d] = p.offset(knight[d])
		for i, h := range boxes[d] {
			p.boxes[d][i] = guard{p.offset(h.at), uint8(h.across)}
		}
	}
	for i := range n + 1 {
		p.holes[p.index(engine.Point{X: 0, Y: i})].rim[0] = lowEdge
		p.holes[p.index(engine.Point{X: n, Y: i})].rim[0] = highEdge
		p.holes[p.index(engine.Point{X: i, Y: 0})].rim[1] = lowEdge
		p.holes[p.index(engine.Point{X: i, Y: n})].rim[1] = highEdge
	}
	p.empty = append(p.empty[:0], p.holes...)
}

// offset is how far apart two holes stand in p.holes.
func (p *Position) offset(step engine.Point) int { return step.X*p.width + step.Y }

// index is where a hole of the board or margin stands in p.holes.
func (p *Position) index(at engine.Point) int { return (at.X+margin)*p.width + at.Y + margin }

// N is the highest coordinate.
func (p *Position) N() int { return p.n }

// Moves is the number of moves played.
func (p *Position) Moves() int { return p.moves }

// Last is the hole of the last move; false at the start.
func (p *Position) Last() (engine.Point, bool) { return p.last, p.moves > 0 }

// ToMove is the side that plays next.
func (p *Position) ToMove() Side { return Mover(p.moves + 1) }

// Winner is the side that has joined its edges, or Nobody.
func (p *Position) Winner() Side { return p.winner }

// Contains tells whether at is a hole of the board.
func (p *Position) Contains(at engine.Point) bool {
	return uint(at.X) <= uint(p.n) && uint(at.Y) <= uint(p.n)
}

// Step is the number of the move that put a peg on a hole of the board, 0 if it is empty.
func (p *Position) Step(at engine.Point) int { return int(p.holes[p.index(at)].step) }

// Peg is the side whose peg stands on a hole of the board.
func (p *Position) Peg(at engine.Point) Side {
	step := p.Step(at)
	if step == 0 {
		return Nobody
	}
	return Mover(step)
}

// Pegs goes through the pegs and their sides, column by column.
func (p *Position) Pegs() iter.Seq2[engine.Point, Side] {
	return func(yield func(engine.Point, Side) bool) {
		for x := range p.n + 1 {
			for y := range p.n + 1 {
				at := engine.Point{X: x, Y: y}
				if s := p.Peg(at); s != Nobody && !yield(at, s) {
					return
				}
			}
		}
	}
}

// Links goes through the links and their sides, column by column; A lies left of B.
func (p *Position) Links() iter.Seq2[Link, Side] {
	return func(yield func(Link, Side) bool) {
		for a, s := range p.Pegs() {
			for d := range p.Linked(a).All() {
				if b := d.From(a); a.X < b.X && !yield(Link{a, b}, s) {
					return
				}
			}
		}
	}
}

// Linked is the set of directions in which the peg on a hole of the board has links.
func (p *Position) Linked(at engine.Point) Directions { return Directions(p.holes[p.index(at)].links) }

// Legal says why the side to move may not play at a hole: input.Range, Occupied, EndZone, or EarlyWin when the game is
// over; "" if it may.
func (p *Position) Legal(at engine.Point) input.Code {
	if !p.Contains(at) {
		return input.Range
	}
	switch h := &p.holes[p.index(at)]; {
	case p.winner != Nobody:
		return input.EarlyWin
	case h.step != 0:
		return input.Occupied
	case h.rim[p.moves&1^1] != 0: // the other side's
		return input.EndZone
	}
	return ""
}

// Look is what the side to move would do by playing at a hole where it may.
func (p *Position) Look(at engine.Point) (turn Turn) {
	side, i := p.ToMove(), p.index(at)
	edges := p.holes[i].rim[side-Black]
	for d := range Directions(p.holes[i].near[side-Black]).All() {
		stopped := crossed(p.holes, i, &p.boxes[d])
		if p.paper {
			stopped = p.crossedBy(side.Other(), i, &p.boxes[d])
		}
		if stopped {
			turn.Refused |= 1 << d
		} else {
			turn.Added |= 1 << d
			edges |= p.holes[i+p.knight[d]].edges
		}
	}
	turn.Won = edges == bothEdges
	return turn
}

// Play puts a peg of the side to move on a hole and links it; the links of one move meet in its peg, so none stops
// another. A move that is not Legal changes nothing.
func (p *Position) Play(at engine.Point) (Turn, input.Code) {
	if code := p.Legal(at); code != "" {
		return Turn{}, code
	}
	side, i := p.ToMove(), p.index(at)
	own, holes := (side-Black)&1, p.holes // the & tells the compiler that own is 0 or 1
	p.moves++
	p.last = at
	// Written out: as a loop it takes an eighth of the judge's time more.
	holes[i+p.knight[0]].near[own] |= 1 << 7
	holes[i+p.knight[1]].near[own] |= 1 << 6
	holes[i+p.knight[2]].near[own] |= 1 << 5
	holes[i+p.knight[3]].near[own] |= 1 << 4
	holes[i+p.knight[4]].near[own] |= 1 << 3
	holes[i+p.knight[5]].near[own] |= 1 << 2
	holes[i+p.knight[6]].near[own] |= 1 << 1
	holes[i+p.knight[7]].near[own] |= 1 << 0
	h := &holes[i]
	near, added := h.near[own], uint8(0)
	edges, known := h.rim[own], uint8(bothEdges) // of this peg; by all that it is linked to
	for left := near; left != 0; left &= left - 1 {
		d := bits.TrailingZeros8(left) & 7
		stopped := crossed(holes, i, &p.boxes[d])
		if p.paper {
			stopped = p.crossedBy(side.Other(), i, &p.boxes[d])
		}
		free := uint8(1) // 1 or 0 as if by chance, so nothing below branches on it
		if stopped {
			free = 0
		}
		added |= free << d
		q := &holes[i+p.knight[d]]
		q.links |= free << (directions - 1 - d)
		edges |= q.edges & -free
		known &= q.edges | (free - 1)
	}
	h.step, h.links, h.edges = uint16(p.moves), added, edges
	if edges&^known != 0 {
		p.tell(i)
	}
	if edges == bothEdges {
		p.winner = side
	}
	return Turn{Directions(added), Directions(near &^ added), edges == bothEdges}, ""
}

// crossed tells whether a link crosses the one that goes from the hole at i and has this box.
func crossed(holes []hole, i int, box *[4]guard) bool {
	return holes[i+box[0].offset].links&box[0].across|
		holes[i+box[1].offset].links&box[1].across|
		holes[i+box[2].offset].links&box[2].across|
		holes[i+box[3].offset].links&box[3].across != 0
}

// crossedBy tells the same of one side's links.
func (p *Position) crossedBy(side Side, i int, box *[4]guard) bool {
	for _, g := range box {
		if h := &p.holes[i+g.offset]; h.links&g.across != 0 && Mover(int(h.step)) == side {
			return true
		}
	}
	return false
}

// tell spreads the edges of the peg at i along its chain.
func (p *Position) tell(i int) {
	edges := p.holes[i].edges
	holes, spread := p.holes, append(p.spread[:0], i)
	for len(spread) > 0 {
		i := spread[len(spread)-1]
		spread = spread[:len(spread)-1]
		for links := holes[i].links; links != 0; links &= links - 1 {
			j := i + p.knight[bits.TrailingZeros8(links)&7]
			if q := &holes[j]; edges&^q.edges != 0 {
				q.edges |= edges
				spread = append(spread, j)
			}
		}
	}
	p.spread = spread
}
