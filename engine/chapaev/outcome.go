package chapaev

import "math"

// Outcome is one disc flicked in one direction, or in any direction of one gap, and what comes of it.
type Outcome struct {
	Disc int
	// From and To are the neighbouring rays that the open gap lies between, going left from one to the other; of an
	// Exact outcome both are the ray itself. They are zero if the disc is alone and so has no ray.
	From, To Ray
	Exact    bool
	Takes    Discs // the other discs that leave the board
	Wins     bool  // the side that flicks wins then
}

// Ray is a direction in which a disc just touches others.
type Ray struct {
	Left, Right Discs   // those touched on the left and on the right of the path
	Angle       float64 // in degrees, above -180 and up to 180, counterclockwise from the x axis; only to be shown
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

// angle is about where a tangent points, in degrees.
func (l *layout) angle(t *tangent) float64 {
	switch t.order {
	case forward:
		return 0
	case backward:
		return 180
	}
	dx, dy := float64(l.x[t.disc]-l.x[t.from]), float64(l.y[t.disc]-l.y[t.from])
	lean := math.Atan2(float64(t.side)*reach, math.Sqrt(max(dx*dx+dy*dy-reach*reach, 0)))
	return math.Remainder((math.Atan2(dy, dx)+lean)*180/math.Pi, 360)
}
