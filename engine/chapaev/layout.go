package chapaev

import (
	"math"
	"math/bits"
)

// Lengths are counted in hundred-millionths, so that every input of up to eight decimals is a whole number of them and
// all that is ever compared fits 128 bits. Of a longer coordinate the layout keeps the whole units: that gives an
// answer and a bound on its error, and only an answer within the bound is asked again of exact.
const (
	decimals = 8
	unit     = 100_000_000
	reach    = 8 * unit / 10  // two discs touch at this distance of their centres
	low      = 4 * unit / 10  // the least coordinate of a centre
	high     = 76 * unit / 10 // the greatest
)

// The bounds on what cutting coordinates to whole units may do. An offset is less than 7.2·10⁸ along each axis and is
// off by less than 1; with U = 10⁸, squared distances are off by less than 29·U, dot products by 44·U, cross products by
// 29·U; products of two squared lengths by 6,100·U³ and squares of dot products by 9,200·U³, together less than 2⁹⁴.
const (
	doubtDistance = 29 * unit
	doubtCross    = 29 * unit
	doubtHigh     = 1 << 30 // of 2⁶⁴
)

// layout is where the discs lie, and the comparisons that the rules need.
type layout struct {
	present Discs
	x, y    [count]int64
	dist    [count][count]int64 // squared distances
	cut     bool                // some coordinate has more decimals than a unit shows
	discs   *[count]Disc
	exact   *exact // made at the first doubt
}

// newLayout lays out the discs that are present.
func newLayout(discs *[count]Disc, present Discs) *layout {
	l := &layout{discs: discs}
	for disc := range present.All() {
		l.add(disc)
	}
	return l
}

// add puts a disc on the board and gives the lowest-numbered disc that it overlaps or touches, or -1.
func (l *layout) add(disc int) int {
	d := &l.discs[disc]
	l.x[disc], l.y[disc] = units(d.X), units(d.Y)
	l.cut = l.cut || len(d.X.Part) > decimals || len(d.Y.Part) > decimals
	l.exact = nil // it knows too few decimals now
	others, clash := l.present, -1
	l.present |= 1 << disc
	for other := range others.All() {
		dx, dy := l.x[disc]-l.x[other], l.y[disc]-l.y[other]
		square := dx*dx + dy*dy
		l.dist[disc][other], l.dist[other][disc] = square, square
		if clash < 0 && !l.apart(disc, other) {
			clash = other
		}
	}
	return clash
}

// apart tells whether two discs neither overlap nor touch.
func (l *layout) apart(a, b int) bool {
	gap := l.dist[a][b] - reach*reach
	if l.cut && abs(gap) <= doubtDistance {
		return l.ask().apart(a, b)
	}
	return gap > 0
}

// cross is the sign of the cross product of the offsets of a and b from disc i: +1 if b lies to the left of a.
func (l *layout) cross(i, a, b int) int {
	v := (l.x[a]-l.x[i])*(l.y[b]-l.y[i]) - (l.x[b]-l.x[i])*(l.y[a]-l.y[i])
	if l.cut && abs(v) <= doubtCross {
		return l.ask().cross(i, a, b)
	}
	return sign(v)
}

// nearer is +1 if disc a is nearer to disc i than b is, -1 if it is farther, 0 if they are equally far.
func (l *layout) nearer(i, a, b int) int {
	v := l.dist[i][b] - l.dist[i][a]
	if l.cut && abs(v) <= 2*doubtDistance {
		return l.ask().nearer(i, a, b)
	}
	return sign(v)
}

// A tangent is a direction in which the flicked disc i just touches a disc at offset v. With D the reach and
// m = |v|² - D² it is √m·v ∓ D·v⊥, and the angle α between it and v has sin α = D/|v| and cos α = √m/|v|.
type tangent struct {
	from int8 // the flicked disc
	disc int8 // the disc touched
	// side is -1 if the disc is touched on the left of the path, in the first of the directions that hit it when turning
	// to the left, and +1 if on the right, in the last of them.
	side  int8
	level bool    // in a fan: it is the same direction as the one before it
	order float64 // grows with the angle; see below
}

// The order of a tangent is 0 at 0° and 4 at 180°, which is told exactly. Below and above the x axis it is the cosine
// of the angle, signed so that it grows with the angle and put into a range of its own. It may be off by less than
// doubtOrder/2, so it decides only between tangents that are farther apart. (The square of a tangent's length is |v|⁴;
// cutting coordinates moves the unit vector by less than √(29/U)/0.8, rounding by far less.)
const (
	leastOrder = -3.0
	belowAxis  = -2.0 // the middle of the range from -180° to 0°
	aboveAxis  = 2.0
	forward    = 0.0
	backward   = 4.0
	doubtOrder = 1.0 / 256
)

// tangents finds the two tangents of disc i at another disc, on its left and on its right.
func (l *layout) tangents(i, disc int) [2]tangent {
	dx, dy := float64(l.x[disc]-l.x[i]), float64(l.y[disc]-l.y[i])
	square := float64(l.dist[i][disc])
	root := math.Sqrt(max(square-reach*reach, 0)) / square
	across := reach / square
	return [2]tangent{
		l.tangent(i, disc, -1, root*dx+across*dy, root*dy-across*dx),
		l.tangent(i, disc, 1, root*dx-across*dy, root*dy+across*dx),
	}
}

// tangent puts a tangent with about this cosine and sine in its place in the order.
func (l *layout) tangent(i, disc, side int, cos, sin float64) tangent {
	t := tangent{from: int8(i), disc: int8(disc), side: int8(side)}
	heading := 1
	if sin < doubtOrder {
		heading = -1
		if sin > -doubtOrder {
			heading = l.heading(i, disc, side)
		}
	}
	switch {
	case heading > 0:
		t.order = aboveAxis - cos
	case heading < 0:
		t.order = belowAxis + cos
	case cos < 0:
		t.order = backward
	}
	return t
}

// compare is +1 if tangent b of the same disc has a greater angle than a, -1 if it has a lesser one, 0 if it is the same.
func (l *layout) compare(a, b *tangent) int {
	d := b.order - a.order
	switch {
	case d > doubtOrder:
		return 1
	case d < -doubtOrder:
		return -1
	}
	return l.turn(a, b)
}

// turn is +1 if tangent b of the same disc lies to the left of a, by less than 180°, -1 if to the right, 0 if they are
// level.
//
// With θ from 0° to 180° between the offsets v of a's disc and w of b's (mirrored if w lies to the right of v), b is
// reached from a by turning left by θ + δ, where δ = side(b)·β - side(a)·α. The sine of that has the sign of
// cos δ - cos θ if δ < 0, else of cos δ + cos θ. Times |v||w| that is √(m·n) + side(a)·side(b)·D² ∓ v·w: one root and a
// whole number.
func (l *layout) turn(a, b *tangent) int {
	if a.disc == b.disc {
		return sign(int64(b.side - a.side))
	}
	i, v, w := int(a.from), int(a.disc), int(b.disc)
	sa, sb, mirror := int(a.side), int(b.side), 1
	if l.cross(i, v, w) < 0 {
		sa, sb, mirror = -sa, -sb, -1
	}
	delta := sb // its sign
	if sa == sb {
		delta *= l.nearer(i, w, v)
	}
	dot := 1
	if delta < 0 {
		dot = -1
	}
	return l.root(i, v, w, sa*sb, dot) * mirror
}

// root is the sign of √(m·n) + p·D² + q·v·w for two discs seen from disc i; p and q are +1 or -1.
func (l *layout) root(i, a, b, p, q int) int {
	m, n := l.dist[i][a]-reach*reach, l.dist[i][b]-reach*reach
	dot := (l.dist[i][a] + l.dist[i][b] - l.dist[a][b]) / 2
	s, sure := signOf(max(m, 0), max(n, 0), int64(p)*reach*reach+int64(q)*dot)
	if l.cut && !sure {
		return l.ask().root(i, a, b, p, q)
	}
	return s
}

// heading is the sign of a tangent's component along the y axis, √m·dy + side·D·dx.
func (l *layout) heading(i, disc, side int) int {
	m := l.dist[i][disc] - reach*reach
	dx, dy := l.x[disc]-l.x[i], l.y[disc]-l.y[i]
	s, sure := signOf(dy*abs(dy), max(m, 0), int64(side)*reach*dx)
	if l.cut && !sure {
		return l.ask().heading(i, disc, side)
	}
	return s
}

// ask gives the exact twin of the comparisons.
func (l *layout) ask() *exact {
	if l.exact == nil {
		l.exact = newExact(l.discs, l.present)
	}
	return l.exact
}

// signOf is the sign of p·q + c·|c| in 128 bits, that is of ±√|p·q| + c; the answer is sure unless the sum is within
// the doubt of a cut layout.
func signOf(p, q, c int64) (s int, sure bool) {
	hi, lo := bits.Mul64(uint64(abs(p)), uint64(q))
	high, low := bits.Mul64(uint64(abs(c)), uint64(abs(c)))
	if (p < 0) == (c < 0) {
		lo, carry := bits.Add64(lo, low, 0)
		hi += high + carry
		s = 1
		if c < 0 {
			s = -1
		}
		if hi|lo == 0 {
			s = 0
		}
		return s, hi > doubtHigh
	}
	lo, borrow := bits.Sub64(lo, low, 0)
	hi, borrow = bits.Sub64(hi, high, borrow)
	s = 1 // the sign of |p·q| - c²
	if borrow == 1 {
		s = -1
		lo, borrow = bits.Sub64(0, lo, 0)
		hi = -hi - borrow
	}
	if hi|lo == 0 {
		s = 0
	}
	if p < 0 {
		s = -s
	}
	return s, hi > doubtHigh
}

func abs(v int64) int64 {
	if v < 0 {
		return -v
	}
	return v
}

func sign(v int64) int {
	switch {
	case v < 0:
		return -1
	case v > 0:
		return 1
	}
	return 0
}
