package chapaev

import (
	"math/big"

	"umpire/engine/input"
)

// exact answers the comparisons of a layout, by the same formulas, whatever the number of decimals.
type exact struct {
	places int             // the decimal places of its unit, of the coordinate with the most
	x, y   [count]*big.Int // nil where no disc is
	reach  *big.Int
	limit  *big.Int               // the square of reach
	dist   [count][count]*big.Int // squared distances, as they were needed
}

func newExact(discs *[count]Disc, present Discs) *exact {
	places := 1 // of the reach
	for i := range present.All() {
		places = max(places, len(discs[i].X.Part), len(discs[i].Y.Part))
	}
	e := &exact{places: places, reach: whole(input.Decimal{Part: []byte("8")}, places)}
	e.limit = times(e.reach, e.reach)
	for i := range present.All() {
		e.x[i], e.y[i] = whole(discs[i].X, places), whole(discs[i].Y, places)
	}
	return e
}

// whole is a decimal of at most so many places as a whole number of the last place.
func whole(d input.Decimal, places int) *big.Int {
	digits := make([]byte, 0, 1+len(d.Whole)+places)
	digits = append(digits, '0')
	digits = append(append(digits, d.Whole...), d.Part...)
	for range places - len(d.Part) {
		digits = append(digits, '0')
	}
	v, _ := new(big.Int).SetString(string(digits), 10)
	return v
}

func (e *exact) apart(a, b int) bool { return e.between(a, b).Cmp(e.limit) > 0 }

func (e *exact) cross(i, a, b int) int {
	left := times(minus(e.x[a], e.x[i]), minus(e.y[b], e.y[i]))
	return left.Cmp(times(minus(e.x[b], e.x[i]), minus(e.y[a], e.y[i])))
}

func (e *exact) nearer(i, a, b int) int { return e.between(i, b).Cmp(e.between(i, a)) }

func (e *exact) root(i, a, b, p, q int) int {
	c := e.dot(i, a, b)
	if q < 0 {
		c.Neg(c)
	}
	if p < 0 {
		c.Sub(c, e.limit)
	} else {
		c.Add(c, e.limit)
	}
	return exactSignOf(e.beyond(i, a), e.beyond(i, b), c)
}

func (e *exact) heading(i, disc, side int) int {
	dx, dy := minus(e.x[disc], e.x[i]), minus(e.y[disc], e.y[i])
	if side < 0 {
		dx.Neg(dx)
	}
	return exactSignOf(times(dy, new(big.Int).Abs(dy)), e.beyond(i, disc), dx.Mul(dx, e.reach))
}

// dot is the dot product of the offsets of a and b from disc i.
func (e *exact) dot(i, a, b int) *big.Int {
	return plus(
		times(minus(e.x[a], e.x[i]), minus(e.x[b], e.x[i])),
		times(minus(e.y[a], e.y[i]), minus(e.y[b], e.y[i])))
}

// between is the squared distance of two discs.
func (e *exact) between(a, b int) *big.Int {
	if e.dist[a][b] == nil {
		dx, dy := minus(e.x[a], e.x[b]), minus(e.y[a], e.y[b])
		dx.Mul(dx, dx)
		d := dx.Add(dx, dy.Mul(dy, dy))
		e.dist[a][b], e.dist[b][a] = d, d
	}
	return e.dist[a][b]
}

// beyond is the squared distance of two discs less the square of the reach.
func (e *exact) beyond(a, b int) *big.Int { return minus(e.between(a, b), e.limit) }

// exactSignOf is the sign of p·q + c·|c|.
func exactSignOf(p, q, c *big.Int) int {
	sum := times(p, q)
	return sum.Add(sum, times(c, new(big.Int).Abs(c))).Sign()
}

func plus(a, b *big.Int) *big.Int  { return new(big.Int).Add(a, b) }
func minus(a, b *big.Int) *big.Int { return new(big.Int).Sub(a, b) }
func times(a, b *big.Int) *big.Int { return new(big.Int).Mul(a, b) }
