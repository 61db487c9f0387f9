package chapaev

import (
	"umpire/engine/input"
	"umpire/engine/internal/wide"
)

// exact answers the comparisons of a layout whatever the number of decimals.
type exact struct {
	places int // the decimal places of its unit, of the coordinate with the most
	x, y   [count]wide.Int
	reach  wide.Int
	limit  wide.Int               // the square of reach
	dist   [count][count]wide.Int // squared distances, as they were needed; 0 before
}

func newExact(discs *[count]Disc, present Discs) *exact {
	places := 1 // of the reach
	for i := range present.All() {
		places = max(places, len(discs[i].X.Part), len(discs[i].Y.Part))
	}
	e := &exact{places: places, reach: whole(input.Decimal{Part: []byte("8")}, places)}
	e.limit = e.reach.Mul(e.reach)
	for i := range present.All() {
		e.x[i], e.y[i] = whole(discs[i].X, places), whole(discs[i].Y, places)
	}
	return e
}

// whole is a decimal of at most so many places as a whole number of the last place.
func whole(d input.Decimal, places int) wide.Int {
	digits := make([]byte, 0, len(d.Whole)+places)
	digits = append(append(digits, d.Whole...), d.Part...)
	for range places - len(d.Part) {
		digits = append(digits, '0')
	}
	return wide.Digits(digits)
}

func (e *exact) apart(a, b int) bool { return e.between(a, b).Cmp(e.limit) > 0 }

func (e *exact) cross(i, a, b int) int { return e.crossProduct(i, a, b).Sign() }

func (e *exact) nearer(i, a, b int) int { return e.between(i, b).Cmp(e.between(i, a)) }

// root finds the sign of √(m·n) + c. Only a c below 0 leaves a doubt, as m and n of discs that lie apart are above 0: the
// sign is then that of m·n - c², which is the same as (v×w)² - D²·|v + p·q·w|² and less to multiply.
func (e *exact) root(i, a, b, p, q int) int {
	sum, gap := e.between(i, a).Add(e.between(i, b)), e.between(a, b)
	dot := sum.Sub(gap) // twice the dot product
	if signed(p, e.limit.Add(e.limit)).Add(signed(q, dot)).Sign() >= 0 {
		return 1
	}
	square := gap
	if p == q {
		square = sum.Add(dot)
	}
	cross := e.crossProduct(i, a, b)
	return cross.Mul(cross).Cmp(e.limit.Mul(square))
}

func (e *exact) heading(i, disc, side int) int {
	dx, dy := e.offset(i, disc)
	return surd{signed(side, e.reach).Mul(dx), dy}.sign(e.beyond(i, disc))
}

// offset is where a disc lies, seen from disc i.
func (e *exact) offset(i, disc int) (dx, dy wide.Int) {
	return e.x[disc].Sub(e.x[i]), e.y[disc].Sub(e.y[i])
}

// crossProduct is that of the offsets of a and b from disc i.
func (e *exact) crossProduct(i, a, b int) wide.Int {
	ax, ay := e.offset(i, a)
	bx, by := e.offset(i, b)
	return ax.Mul(by).Sub(bx.Mul(ay))
}

// dotProduct is that of the offsets of a and b from disc i.
func (e *exact) dotProduct(i, a, b int) wide.Int {
	ax, ay := e.offset(i, a)
	bx, by := e.offset(i, b)
	return ax.Mul(bx).Add(ay.Mul(by))
}

// between is the squared distance of two discs.
func (e *exact) between(a, b int) wide.Int {
	if e.dist[a][b].Sign() == 0 {
		dx, dy := e.offset(a, b)
		d := dx.Mul(dx).Add(dy.Mul(dy))
		e.dist[a][b], e.dist[b][a] = d, d
	}
	return e.dist[a][b]
}

// beyond is the squared distance of two discs less the square of the reach.
func (e *exact) beyond(a, b int) wide.Int { return e.between(a, b).Sub(e.limit) }

// signed is v times a sign.
func signed(sign int, v wide.Int) wide.Int {
	if sign < 0 {
		return v.Neg()
	}
	return v
}
