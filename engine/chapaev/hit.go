package chapaev

import (
	"math"
	"math/bits"

	"umpire/engine/internal/wide"
)

// Hit is a disc taken by a flick.
type Hit struct {
	Disc   int
	Moment int   // its place in the order in which discs are hit, from 1; discs hit at the same moment share it
	Touch  Touch // whether it is only just touched
	Centre Place // where the flicked disc's centre is at that moment
	Meet   Place // where the two discs meet
}

// Touch tells on which side of its path the flicked disc just touches another.
type Touch int8

// The touches.
const (
	TouchRight Touch = iota - 1
	NoTouch          // a full hit
	TouchLeft
)

// direction is a way to flick disc i.
type direction struct {
	i        int
	x, y     surd // a vector of any length
	m        wide.Int
	cos, sin float64 // about the same, of length one
}

// degrees is the direction of an angle: a vector of whole numbers that is off by less than a trillionth.
func (l *layout) degrees(i int, angle float64) direction {
	sin, cos := math.Sincos(angle * math.Pi / 180)
	whole := func(v float64) surd { return surd{p: wide.Of(int64(math.Round(v * (1 << 40))))} }
	return direction{i: i, x: whole(cos), y: whole(sin), cos: cos, sin: sin}
}

// along is the direction of a ray, exactly.
func (l *layout) along(i int, r Ray) direction {
	side, touched := 1, r.Right
	if touched == 0 {
		side, touched = -1, r.Left
	}
	disc := bits.TrailingZeros16(uint16(touched))
	e := l.ask()
	across := signed(side, e.reach)
	dx, dy := e.offset(i, disc)
	sin, cos := math.Sincos(r.Angle * math.Pi / 180)
	return direction{i, surd{across.Mul(dy).Neg(), dx}, surd{across.Mul(dx), dy}, e.beyond(i, disc), cos, sin}
}

// meeting is how disc i, flicked in a direction u, comes to a disc at offset w: after the way (ahead - √room)/|u|.
type meeting struct {
	disc  int
	ahead surd    // u·w
	room  surd    // D²|u|² - (u×w)²: none for a mere touch, less for a miss
	side  int     // of the path on which it lies, +1 for the left
	way   float64 // about, and in the board's own measure
}

func (l *layout) meet(d *direction, disc int) meeting {
	e := l.ask()
	dx, dy := e.offset(d.i, disc)
	across := d.x.by(dy).minus(d.y.by(dx))
	square := d.x.times(d.x, d.m).plus(d.y.times(d.y, d.m))
	m := meeting{
		disc:  disc,
		ahead: d.x.by(dx).plus(d.y.by(dy)),
		room:  square.by(e.limit).minus(across.times(across, d.m)),
		side:  across.sign(d.m),
	}
	from, to := l.discs[d.i].Centre(), l.discs[disc].Centre()
	miss := d.cos*(to.Y-from.Y) - d.sin*(to.X-from.X)
	m.way = d.cos*(to.X-from.X) + d.sin*(to.Y-from.Y)
	if m.room.sign(d.m) > 0 {
		m.way -= math.Sqrt(max(0.64-miss*miss, 0))
	}
	return m
}

// doubtWay is far more than the error of a way in floating point: the root of what rounding does to the square of 0.8.
const doubtWay = 1e-3

// later is +1 if meeting a is later than b, -1 if it is earlier, 0 if they are at the same moment.
func (d *direction) later(a, b *meeting) int {
	if a.way-b.way > doubtWay {
		return 1
	}
	if b.way-a.way > doubtWay {
		return -1
	}
	// the sign of x + √b.room - √a.room
	one, x := surd{p: wide.Of(1)}, a.ahead.minus(b.ahead)
	head := signOfSum(x, one, b.room, d.m)
	if head <= 0 {
		return min(head, -a.room.sign(d.m))
	}
	rest := x.times(x, d.m).plus(b.room).minus(a.room) // with 2·x·√b.room: the difference of the squares
	return signOfSum(rest, x.plus(x), b.room, d.m)
}

// hits puts the discs that a flick takes in the order of their moments.
func (l *layout) hits(d *direction, takes Discs) []Hit {
	var found []meeting
	for disc := range takes.All() {
		m := l.meet(d, disc)
		if m.room.sign(d.m) < 0 { // in a gap too narrow for a vector of moderate length to lie in
			m.room = surd{}
		}
		at := len(found)
		for found = append(found, m); at > 0 && d.later(&found[at-1], &m) > 0; at-- {
			found[at] = found[at-1]
		}
		found[at] = m
	}
	hits := make([]Hit, len(found))
	moment := 1
	for k := range found {
		m := &found[k]
		if k > 0 && d.later(m, &found[k-1]) > 0 {
			moment++
		}
		touch := NoTouch
		if m.room.sign(d.m) == 0 {
			touch = Touch(m.side)
		}
		from, to := l.discs[d.i].Centre(), l.discs[m.disc].Centre()
		centre := Place{from.X + d.cos*m.way, from.Y + d.sin*m.way}
		hits[k] = Hit{m.disc, moment, touch, centre, Place{(centre.X + to.X) / 2, (centre.Y + to.Y) / 2}}
	}
	return hits
}

// takes finds the discs that a flick in a direction takes.
func (l *layout) takes(d *direction, among Discs) (takes Discs) {
	for disc := range (among &^ (1 << d.i)).All() {
		m := l.meet(d, disc)
		if m.ahead.sign(d.m) > 0 && m.room.sign(d.m) >= 0 {
			takes |= 1 << disc
		}
	}
	return takes
}
