package chapaev

import "math/big"

// surd is p + q·√m, for whole p and q and an m that is not negative and is the same throughout a calculation.
type surd struct{ p, q *big.Int }

func (a surd) plus(b surd) surd  { return surd{plus(a.p, b.p), plus(a.q, b.q)} }
func (a surd) minus(b surd) surd { return surd{minus(a.p, b.p), minus(a.q, b.q)} }

// by is a times a whole number.
func (a surd) by(k *big.Int) surd { return surd{times(a.p, k), times(a.q, k)} }

// times is the product of two surds.
func (a surd) times(b surd, m *big.Int) surd {
	return surd{plus(times(a.p, b.p), times(m, times(a.q, b.q))), plus(times(a.p, b.q), times(a.q, b.p))}
}

func (a surd) sign(m *big.Int) int { return exactSignOf(times(a.q, new(big.Int).Abs(a.q)), m, a.p) }

// signOfSum is the sign of a + b·√c, for c that is not negative.
func signOfSum(a, b, c surd, m *big.Int) int {
	one, other := a.sign(m), b.sign(m)*c.sign(m)
	switch {
	case other == 0 || one == other:
		return one
	case one == 0:
		return other
	}
	return one * a.times(a, m).minus(b.times(b, m).times(c, m)).sign(m)
}
