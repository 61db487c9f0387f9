package chapaev

import (
	"cmp"
	"math"
	"slices"
)

// What programs do that calculate with doubles. Every product is made a float64 of its own, since a processor may else
// calculate a product and a sum in one, with other digits.

// aim is about the path of disc i that just touches disc j, or goes to its centre if the side is 0: a vector of length 1.
func (p *plainDiscs) aim(i, j, side int) [2]float64 {
	v := p.offsetOfDoubles(i, j)
	square := float64(v[0]*v[0]) + float64(v[1]*v[1])
	across := float64(side) * p.touchOfDoubles()
	root := math.Sqrt(square - float64(across*across))
	if side == 0 {
		return [2]float64{v[0] / root, v[1] / root}
	}
	return [2]float64{
		(float64(root*v[0]) - float64(across*v[1])) / square,
		(float64(root*v[1]) + float64(across*v[0])) / square,
	}
}

// offsetOfDoubles leads from disc i to disc k.
func (p *plainDiscs) offsetOfDoubles(i, k int) [2]float64 {
	from, to := p.discs[i].near, p.discs[k].near
	return [2]float64{to[0] - from[0], to[1] - from[1]}
}

// touchOfDoubles is the distance of touching.
func (p *plainDiscs) touchOfDoubles() float64 {
	if p.slips.oneRadius {
		return 0.4
	}
	return 0.8
}

// alongAndAcross is how far ahead disc k lies on the path, and how far to the left of its middle.
func (p *plainDiscs) alongAndAcross(i, j, side, k int) (along, across float64) {
	u, w := p.aim(i, j, side), p.offsetOfDoubles(i, k)
	return float64(u[0]*w[0]) + float64(u[1]*w[1]), float64(u[0]*w[1]) - float64(u[1]*w[0])
}

// placeByDoubles is place with doubles: what is off by no more than the tolerance is equal.
func (p *plainDiscs) placeByDoubles(i, j, side, k int) (ahead, fromLeft, fromRight int) {
	along, across := p.alongAndAcross(i, j, side, k)
	sign := func(v float64) int {
		if math.Abs(v) <= p.slips.epsilon {
			return 0
		}
		return cmp.Compare(v, 0)
	}
	return sign(along), sign(across - p.touchOfDoubles()), sign(across + p.touchOfDoubles())
}

// wraps tells whether a program that forgets that -180° is 180° takes disc k for behind when it lies ahead. That does not
// hang on rounding: the two angles are then more than 270° apart, and else less than 90°.
func (p *plainDiscs) wraps(i, j, side, k int) bool {
	if !p.slips.noWrap {
		return false
	}
	v, w := p.offsetOfDoubles(i, j), p.offsetOfDoubles(i, k)
	lean := math.Asin(p.touchOfDoubles() / math.Sqrt(float64(v[0]*v[0])+float64(v[1]*v[1])))
	path := math.Atan2(v[1], v[0]) + float64(float64(side)*lean)
	return math.Abs(path-math.Atan2(w[1], w[0])) > math.Pi
}

// moments is a set of discs that disc i meets on a path, as the flick that takes it: all at once, or for a program that
// stops at the first disc, in the order in which they are met.
func (p *plainDiscs) moments(i, j, side int, set uint) plainFlick {
	if !p.slips.firstDiscOnly || set == 0 {
		return plainFlick{set}
	}
	const same = 1e-6 // far more than doubles are off by for discs that are just touched
	type meeting struct {
		disc int
		way  float64
	}
	var met []meeting
	for k := range p.discs {
		if set>>k&1 == 1 {
			along, across := p.alongAndAcross(i, j, side, k)
			touch := p.touchOfDoubles()
			room := math.Sqrt(max(0, float64(touch*touch)-float64(across*across)))
			met = append(met, meeting{k, along - room})
		}
	}
	slices.SortFunc(met, func(a, b meeting) int { return cmp.Or(cmp.Compare(a.way, b.way), a.disc-b.disc) })
	var flick plainFlick
	for m, at := range met {
		if m == 0 || at.way-met[m-1].way > same {
			flick = append(flick, 0)
		}
		flick[len(flick)-1] |= 1 << at.disc
	}
	return flick
}
