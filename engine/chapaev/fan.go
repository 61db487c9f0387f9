package chapaev

import "math/bits"

// fan is all that one disc can do: the directions in which it just touches others, in the order of their angles, and
// what it takes in each of them and in the gaps between them. Two directions in one gap take the same discs.
type fan struct {
	n    int
	rays [2 * (count - 1)]ray
}

// ray is one exact direction of a fan.
type ray struct {
	first       tangent // one of the tangents that lie along it
	left, right Discs   // the discs just touched, on the left and on the right of the path
	takes       Discs   // the discs taken along the ray itself: a touch is a hit
	next        Discs   // the discs taken in the open gap from here to the next ray to the left
}

// fan opens the fan of disc i among the discs given. With no other disc it has no ray.
func (l *layout) fan(i int, among Discs) (f fan) {
	var tangents [len(f.rays)]tangent
	n := 0
	var now Discs // what is taken in the direction reached, first just behind 180°
	for others := among &^ (1 << i); others != 0; others &= others - 1 {
		disc := bits.TrailingZeros16(uint16(others))
		pair := l.tangents(i, disc) // the ends of the directions that take it
		if l.compare(&pair[1], &pair[0]) > 0 {
			now |= 1 << disc
		}
		tangents[n], tangents[n+1] = pair[0], pair[1]
		n += 2
	}
	l.sort(tangents[:n])
	for k := 0; k < n; {
		r := &f.rays[f.n]
		f.n++
		r.first = tangents[k]
		for first := k; k < n && (k == first || tangents[k].level); k++ {
			if tangents[k].side < 0 {
				r.left |= 1 << tangents[k].disc
			} else {
				r.right |= 1 << tangents[k].disc
			}
		}
		r.takes = now | r.left
		r.next = r.takes &^ r.right
		now = r.next
	}
	return f
}

// sort puts the tangents of a disc in the order of their angles: first roughly, by slices of the range of orders, so
// that the exact insertion that follows moves little. It marks those that are level.
func (l *layout) sort(tangents []tangent) {
	const slices = 64
	slice := func(t *tangent) int { return int((t.order-leastOrder)*(slices/8)) % slices }
	var rough [len(fan{}.rays)]tangent
	var ends [slices + 1]uint8
	for k := range tangents {
		ends[slice(&tangents[k])+1]++
	}
	for k := range slices {
		ends[k+1] += ends[k]
	}
	for k := range tangents {
		at := &ends[slice(&tangents[k])]
		rough[*at] = tangents[k]
		*at++
	}
	for k := range tangents {
		t, at := &rough[k], k
		for ; at > 0; at-- {
			turn := l.compare(&tangents[at-1], t)
			if turn >= 0 {
				t.level = turn == 0
				break
			}
			tangents[at] = tangents[at-1]
		}
		tangents[at] = *t
	}
}
