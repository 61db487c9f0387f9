package twixt

import (
	"iter"
	"math/bits"

	"umpire/engine"
)

// Link joins two pegs a knight's move apart.
type Link struct{ A, B engine.Point }

// Crosses tells whether the links meet anywhere but at a common peg. Two links that do always cross properly: no other
// hole lies on a link, so an end of one is never inside the other.
func (l Link) Crosses(m Link) bool {
	return leftOf(l, m.A)*leftOf(l, m.B) < 0 && leftOf(m, l.A)*leftOf(m, l.B) < 0
}

// Crossing is the point where two links cross.
type Crossing struct{ X, Y Fraction }

// Fraction is Num/Den in lowest terms, Den > 0.
type Fraction struct{ Num, Den int }

// Crossing is the point where the links cross; they must.
func (l Link) Crossing(m Link) Crossing {
	dx, dy := l.B.X-l.A.X, l.B.Y-l.A.Y
	a, b := leftOf(m, l.A), leftOf(m, l.B) // l.A and l.B lie on two sides of m, as far from it as a is to -b
	return Crossing{lowest(l.A.X*(a-b)+a*dx, a-b), lowest(l.A.Y*(a-b)+a*dy, a-b)}
}

// lowest is num/den in lowest terms.
func lowest(num, den int) Fraction {
	if den < 0 {
		num, den = -num, -den
	}
	a, b := num, den
	for b != 0 {
		a, b = b, a%b
	}
	if a < 0 {
		a = -a
	}
	return Fraction{num / a, den / a}
}

// leftOf is positive on the left of the line from l.A to l.B, negative on its right and 0 on it.
func leftOf(l Link, p engine.Point) int {
	return (l.B.X-l.A.X)*(p.Y-l.A.Y) - (l.B.Y-l.A.Y)*(p.X-l.A.X)
}

// Direction is one of the eight knight's moves, numbered from 0 in lexicographic order of (dx, dy): 0 is (-2, -1) and 7
// is (2, 1). The way back of d is 7-d.
type Direction int

// directions is how many there are.
const directions = 8

// From is the hole that lies in this direction from p.
func (d Direction) From(p engine.Point) engine.Point {
	return engine.Point{X: p.X + knight[d].X, Y: p.Y + knight[d].Y}
}

// Directions is a set of directions, bit d for direction d.
type Directions uint8

// Len is the number of directions in the set.
func (s Directions) Len() int { return bits.OnesCount8(uint8(s)) }

// All goes through the set in order.
func (s Directions) All() iter.Seq[Direction] {
	return func(yield func(Direction) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(Direction(bits.TrailingZeros8(uint8(s)))) {
				return
			}
		}
	}
}

// knight holds the directions. Like boxes it is worked out once and never changes.
var knight = knightMoves()

func knightMoves() (moves [directions]engine.Point) {
	d := 0
	for x := -2; x <= 2; x++ {
		for y := -2; y <= 2; y++ {
			if x*x+y*y == 5 {
				moves[d] = engine.Point{X: x, Y: y}
				d++
			}
		}
	}
	return moves
}

// boxHole is a hole of the box of six holes that a link is the diagonal of, but not an end of the link. Whatever crosses
// the link ends in its box.
type boxHole struct {
	at     engine.Point // relative to the peg that the link starts from
	across Directions   // of the links from this hole that cross the link
}

// boxes holds, for a link from (0, 0) in each direction, the four holes of its box.
var boxes = findBoxes()

func findBoxes() (found [directions][4]boxHole) {
	for d := range found {
		end := knight[d]
		link, n := Link{B: end}, 0
		for x := min(0, end.X); x <= max(0, end.X); x++ {
			for y := min(0, end.Y); y <= max(0, end.Y); y++ {
				hole := boxHole{at: engine.Point{X: x, Y: y}}
				if hole.at == link.A || hole.at == link.B {
					continue
				}
				for e := range Direction(directions) {
					if link.Crosses(Link{hole.at, e.From(hole.at)}) {
						hole.across |= 1 << e
					}
				}
				found[d][n] = hole
				n++
			}
		}
	}
	return found
}
