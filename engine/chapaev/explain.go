package chapaev

import (
	"math/bits"

	"umpire/engine/internal/wide"
)

// Explanation is what a flick of the principal line does, and what else there was to choose from.
type Explanation struct {
	Flick Outcome
	Hits  []Hit // what it takes, in the order of the moments; in a gap, along its middle

	Options int // how many flicks there were that differ in the disc or in what it takes
	Winning int // how many of them win
	// NeedsTouch tells that the win hangs on an exact touch: flicks win, but none of them goes into an open gap.
	NeedsTouch bool

	// Left and Right are what the same disc does when an exact flick is turned by a hair; nil in a gap. The hair to the
	// left misses what is touched on the right.
	Left, Right *Outcome
	// Proof says for an exact flick that touches several discs that one direction does touch them all.
	Proof []Equality
}

// Equality proves that one direction of a disc touches two others, A and B. With v and w their offsets and D the distance
// at which discs touch, M is |v|² - D² and N is |w|² - D². Then √(M·N) is v·w - D² if both are touched on the same side,
// since the angle between v and w is the difference of those between each and the direction; and v·w + D² if they are
// touched on different sides, since it is then their sum. All are whole numbers in units of the last decimal place.
type Equality struct {
	A, B     int
	SameSide bool
	Places   int // decimal places; D is 0.8
	M, N     wide.Int
	Dot      wide.Int // v·w
	Square   wide.Int // D²
}

// Explain explains flick k, 1 ≤ k ≤ Len.
func (r *Replay) Explain(k int) Explanation {
	p, flick := r.Position(k-1), r.Flick(k)
	x := Explanation{Flick: flick, Hits: r.Hits(flick)}
	gaps := 0 // that win
	for disc := range p.Discs.Of(p.Turn).All() {
		list := r.Outcomes(p, disc)
		for i, o := range list {
			if o.Wins && !o.Exact {
				gaps++
			}
			if o == flick && o.Exact {
				x.Right, x.Left = &list[(i+len(list)-1)%len(list)], &list[i+1]
				x.Proof = r.layout.proof(disc, o.From)
			}
		}
		for _, s := range Sets(list) {
			x.Options++
			if s.Wins {
				x.Winning++
			}
		}
	}
	x.NeedsTouch = x.Winning > 0 && gaps == 0
	return x
}

// proof pairs the first disc that a ray touches with each other one.
func (l *layout) proof(i int, r Ray) (list []Equality) {
	touched := r.Left | r.Right
	a := bits.TrailingZeros16(uint16(touched))
	for b := range (touched &^ (1 << a)).All() {
		e := newExact(l.discs, 1<<i|1<<a|1<<b)
		list = append(list, Equality{
			A: a, B: b, SameSide: r.Left.Has(a) == r.Left.Has(b), Places: e.places,
			M: e.beyond(i, a), N: e.beyond(i, b), Dot: e.dotProduct(i, a, b), Square: e.limit,
		})
	}
	return list
}
