package shrink

import "slices"

// Moves are points that two sides choose in turn. What is said here of two sides holds where every move passes the
// turn.

// pairwise takes away moves two by two, a move and the one after it, so that the others stay with their sides: from the
// first move on, then from the second.
func pairwise(s *shrinker, moves []point, write func([]point) []byte) []point {
	for first := range 2 {
		if len(moves) < first {
			break
		}
		var couples [][]point
		for i := first; i+1 < len(moves); i += 2 {
			couples = append(couples, moves[i:i+2])
		}
		head, tail := moves[:first], moves[first+2*len(couples):]
		join := func(couples [][]point) []point { return slices.Concat(head, slices.Concat(couples...), tail) }
		moves = join(reduce(s, couples, func(couples [][]point) []byte { return write(join(couples)) }))
	}
	return moves
}

// crosswise takes away one move of each side, any two, as long as that can be done. The others stay with their sides and
// in their side's order.
func crosswise(s *shrinker, moves []point, write func([]point) []byte) []point {
	for i := len(moves) - 1; i >= 0 && !s.stopped; i-- {
		for j := i - 1; j >= 0; j -= 2 { // of the other side
			rest := without(moves, i, j)
			if s.try(write(rest)) {
				moves = rest
				i = min(i, len(moves))
				break
			}
		}
	}
	return moves
}

// without is moves without i and j, which are of different sides: the others keep their sides.
func without(moves []point, i, j int) []point {
	var sides [2][]point
	for k, m := range moves {
		if k != i && k != j {
			sides[k%2] = append(sides[k%2], m)
		}
	}
	rest := make([]point, 0, len(moves)-2)
	for k := range cap(rest) {
		rest = append(rest, sides[k%2][k/2])
	}
	return rest
}

// closer makes the gaps between coordinates of an axis smaller, each for all that lies beyond it: first all gaps at once
// as small as they can be without new neighbours, then one by one. Coordinates begin at 1.
func closer(s *shrinker, moves []point, write func([]point) []byte) []point {
	for _, axis := range [](func(*point) *int){func(p *point) *int { return &p.x }, func(p *point) *int { return &p.y }} {
		values := []int{1}
		for i := range moves {
			values = append(values, *axis(&moves[i]))
		}
		slices.Sort(values)
		values = slices.Compact(values)
		gaps := make([]int, len(values))
		for i, v := range values[1:] {
			gaps[i+1] = v - values[i]
		}
		spaced := func(gaps []int) []point {
			to := make([]int, len(gaps))
			for i, last := 0, 1; i < len(to); i++ {
				last += gaps[i]
				to[i] = last
			}
			shifted := slices.Clone(moves)
			for i := range shifted {
				v := axis(&shifted[i])
				k, _ := slices.BinarySearch(values, *v)
				*v = to[k]
			}
			return shifted
		}
		small := make([]int, len(gaps))
		for i, gap := range gaps {
			small[i] = min(gap, 2)
		}
		if s.try(write(spaced(small))) {
			gaps = small
		}
		for i := range gaps {
			gap := lower(s, gaps[i], 0, func(gap int) []byte { return write(spaced(with(gaps, i, gap))) })
			gaps = with(gaps, i, gap)
		}
		moves = spaced(gaps)
	}
	return moves
}

// simpler makes every coordinate as low as can be, one by one.
func simpler(s *shrinker, moves []point, least int, write func([]point) []byte) []point {
	for i := range moves {
		x := lower(s, moves[i].x, least, func(x int) []byte { return write(with(moves, i, point{x, moves[i].y})) })
		moves = with(moves, i, point{x, moves[i].y})
		y := lower(s, moves[i].y, least, func(y int) []byte { return write(with(moves, i, point{moves[i].x, y})) })
		moves = with(moves, i, point{moves[i].x, y})
	}
	return moves
}
