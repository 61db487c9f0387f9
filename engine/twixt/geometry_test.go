package twixt

import (
	"testing"

	"umpire/engine"
)

// TestCrossings looks at every link against all that could reach it, by the plain version's fractions: nine others cross
// it, three of them as steep as it is, and each of the nine ends in its box.
func TestCrossings(t *testing.T) {
	for d := range Direction(directions) {
		link := Link{B: d.From(engine.Point{})}
		crossing, steep := 0, 0
		for x := -6; x <= 6; x++ {
			for y := -6; y <= 6; y++ {
				at := engine.Point{X: x, Y: y}
				for e := Direction(directions / 2); e < directions; e++ { // each link from its left end
					other := Link{at, e.From(at)}
					meet := meets(link, other)
					if got := link.Crosses(other); got != meet {
						t.Errorf("%v and %v: Crosses is %t", link, other, got)
					}
					if got := boxStops(d, other); got != meet {
						t.Errorf("%v and %v: the box says %t", link, other, got)
					}
					if !meet {
						continue
					}
					crossing++
					if abs(knight[d].X) == abs(knight[e].X) {
						steep++
					}
				}
			}
		}
		if crossing != 9 || steep != 3 {
			t.Errorf("direction %d: %d crossings, %d as steep; want 9 and 3", d, crossing, steep)
		}
	}
}

// meets tells by fractions whether two links meet anywhere but at a common peg.
func meets(l, m Link) bool {
	if l.A == m.A || l.A == m.B || l.B == m.A || l.B == m.B {
		return false
	}
	_, _, _, ok := plainMeet([2]engine.Point{l.A, l.B}, [2]engine.Point{m.A, m.B})
	return ok
}

// boxStops tells by the table whether a link crosses the one from (0, 0) in direction d.
func boxStops(d Direction, other Link) bool {
	for _, hole := range boxes[d] {
		for e := range hole.across.All() {
			if (Link{hole.at, e.From(hole.at)} == other || Link{e.From(hole.at), hole.at} == other) {
				return true
			}
		}
	}
	return false
}

func TestDirections(t *testing.T) {
	for d := range Direction(directions) {
		if d > 0 && (knight[d].X < knight[d-1].X || knight[d].X == knight[d-1].X && knight[d].Y <= knight[d-1].Y) {
			t.Errorf("direction %d is out of order", d)
		}
		there := d.From(engine.Point{X: 5, Y: 5})
		if dx, dy := there.X-5, there.Y-5; dx*dx+dy*dy != 5 {
			t.Errorf("direction %d is no knight's move", d)
		}
		if back := (directions - 1 - d).From(there); back != (engine.Point{X: 5, Y: 5}) {
			t.Errorf("direction %d: the way back leads to %v", d, back)
		}
	}
	set := Directions(1<<0 | 1<<3 | 1<<7)
	var got []Direction
	for d := range set.All() {
		got = append(got, d)
	}
	if len(got) != 3 || got[0] != 0 || got[1] != 3 || got[2] != 7 || set.Len() != 3 {
		t.Errorf("got %v, length %d", got, set.Len())
	}
}
