package chapaev

import "umpire/engine/internal/wide"

// surd is p + q·√m, for whole p and q and an m that is not negative and is the same throughout a calculation.
type surd struct{ p, q wide.Int }

func (a surd) plus(b surd) surd  { return surd{a.p.Add(b.p), a.q.Add(b.q)} }
func (a surd) minus(b surd) surd { return surd{a.p.Sub(b.p), a.q.Sub(b.q)} }

// by is a times a whole number.
func (a surd) by(k wide.Int) surd { return surd{a.p.Mul(k), a.q.Mul(k)} }

// times is the product of two surds.
func (a surd) times(b surd, m wide.Int) surd {
	return surd{a.p.Mul(b.p).Add(m.Mul(a.q.Mul(b.q))), a.p.Mul(b.q).Add(a.q.Mul(b.p))}
}

// sign compares the squares of the two parts only if their signs differ.
func (a surd) sign(m wide.Int) int {
	part, root := a.p.Sign(), a.q.Sign()*m.Sign()
	switch {
	case root == 0 || part == root:
		return part
	case part == 0:
		return root
	}
	return root * m.Mul(a.q.Mul(a.q)).Cmp(a.p.Mul(a.p))
}

// signOfSum is the sign of a + b·√c, for c that is not negative.
func signOfSum(a, b, c surd, m wide.Int) int {
	one, other := a.sign(m), b.sign(m)*c.sign(m)
	switch {
	case other == 0 || one == other:
		return one
	case one == 0:
		return other
	}
	return one * a.times(a, m).minus(b.times(b, m).times(c, m)).sign(m)
}
