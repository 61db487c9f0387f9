package chapaev

import (
	"math"
	"slices"
)

// Outcome is one disc flicked in one direction, or in any direction of one gap, and what comes of it.
type Outcome struct {
	Disc int
	// From and To are the neighbouring rays that the open gap lies between, going left from one to the other; of an
	// Exact outcome both are the ray itself. They are zero if the disc is alone and so has no ray.
	From, To Ray
	Exact    bool
	Takes    Discs // the other discs that leave the board
	Wins     bool  // the disc's owner wins then
}

// Middle is an angle at which to draw it, in degrees from -180 to 180.
func (o *Outcome) Middle() float64 {
	width := o.To.Angle - o.From.Angle
	if width < -1 { // the gap behind the last ray; a narrow one may be negative by rounding
		width += 360
	}
	return math.Remainder(o.From.Angle+width/2, 360)
}

// Ray is a direction in which a disc just touches others.
type Ray struct {
	Left, Right Discs   // those touched on the left and on the right of the path
	Angle       float64 // in degrees from -180 to 180, counterclockwise from the x axis; only to be shown
}

// outcomes lists all that a disc can do among others, by rising angle: every ray, and after it the gap to the next. The
// gap behind the last ray ends at the first.
func (l *layout) outcomes(disc int, among Discs) []Outcome {
	f := l.fan(disc, among)
	if f.n == 0 {
		return []Outcome{{Disc: disc}}
	}
	list := make([]Outcome, 0, 2*f.n)
	first := l.ray(&f.rays[0])
	at := first
	for k := range f.n {
		next := first
		if k+1 < f.n {
			next = l.ray(&f.rays[k+1])
		}
		list = append(list,
			Outcome{Disc: disc, From: at, To: at, Exact: true, Takes: f.rays[k].takes},
			Outcome{Disc: disc, From: at, To: next, Takes: f.rays[k].next})
		at = next
	}
	return list
}

// ray is what is told of a fan's ray.
func (l *layout) ray(r *ray) Ray { return Ray{r.left, r.right, l.angle(&r.first)} }

// angle is about where a tangent points, in degrees, but never on the wrong side of the x axis.
func (l *layout) angle(t *tangent) float64 {
	if t.order == forward {
		return 0
	}
	from, to := l.discs[t.from].Centre(), l.discs[t.disc].Centre()
	dx, dy := to.X-from.X, to.Y-from.Y
	lean := math.Atan2(float64(t.side)*0.8, math.Sqrt(max(dx*dx+dy*dy-0.64, 0)))
	degrees := math.Abs(math.Remainder((math.Atan2(dy, dx)+lean)*180/math.Pi, 360))
	if t.order < forward {
		return -degrees
	}
	return degrees
}

// Set is what a disc can take in one way or in several.
type Set struct {
	Takes Discs
	Wins  bool
	Ways  []int // the outcomes that take it, by their number in the list
}

// Sets gathers the outcomes of one disc by what it takes, in the order of their first.
func Sets(list []Outcome) (sets []Set) {
	for i, o := range list {
		k := slices.IndexFunc(sets, func(s Set) bool { return s.Takes == o.Takes })
		if k < 0 {
			k = len(sets)
			sets = append(sets, Set{Takes: o.Takes, Wins: o.Wins})
		}
		sets[k].Ways = append(sets[k].Ways, i)
	}
	return sets
}

// At is the number of the outcome on which an angle in degrees falls, in a disc's whole list. Within half a hundredth of a
// degree of a ray, which nobody sees, it is the ray.
func At(list []Outcome, angle float64) int {
	const snap = 0.005
	nearest, gap := 0, len(list)-1
	for i, o := range list {
		if !o.Exact {
			continue
		}
		if away(angle, o.From.Angle) < away(angle, list[nearest].From.Angle) {
			nearest = i
		}
		if o.From.Angle <= angle {
			gap = i + 1
		}
	}
	if list[nearest].Exact && away(angle, list[nearest].From.Angle) <= snap {
		return nearest
	}
	return gap
}

// away is how far two angles are apart, in degrees.
func away(a, b float64) float64 { return math.Abs(math.Remainder(a-b, 360)) }
