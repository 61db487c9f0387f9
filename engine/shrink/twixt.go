package shrink

import "slices"

// match is a game of TwixT.
type match struct {
	n     int
	moves []point
}

// matches is the games of an input of POJ 2706.
func (n *numbers) matches() (all []match) {
	for size := n.next(); size > 0; size = n.next() {
		all = append(all, match{size, n.list(n.next())})
	}
	return all
}

// writeMatches lays moves out as the statement does, six on a line.
func writeMatches(all []match) []byte {
	const onLine = 6
	var text []byte
	for _, m := range all {
		text = appendNumbers(text, m.n, len(m.moves))
		for line := range slices.Chunk(m.moves, onLine) {
			var row []int
			for _, p := range line {
				row = append(row, p.x, p.y)
			}
			text = appendNumbers(text, row...)
		}
	}
	return appendNumbers(text, 0, 0)
}

// twixt makes an input of POJ 2706 smaller.
func (s *shrinker) twixt(all []match) {
	all = reduce(s, all, writeMatches)
	for i, m := range all {
		writeMatch := func(m match) []byte { return writeMatches(with(all, i, m)) }
		write := func(moves []point) []byte { return writeMatch(match{m.n, moves}) }
		m.moves = pairwise(s, m.moves, write)
		m.moves = crosswise(s, m.moves, write)
		m = s.shorter(m, writeMatch)
		m = s.narrower(m, writeMatch)
		m.moves = simpler(s, m.moves, 0, write)
		all = with(all, i, m)
	}
}

// narrower takes a column and a row away as long as it can: those beyond them move up.
func (s *shrinker) narrower(m match, write func(match) []byte) match {
	for cut := 0; cut < (m.n+1)*(m.n+1) && !s.stopped; cut++ {
		column, row := cut/(m.n+1), cut%(m.n+1)
		less := match{m.n - 1, slices.Clone(m.moves)}
		for i := range less.moves {
			if p := &less.moves[i]; p.x > column {
				p.x--
			}
			if p := &less.moves[i]; p.y > row {
				p.y--
			}
		}
		if s.try(write(less)) {
			m, cut = less, -1
		}
	}
	return m
}

// shorter takes a black peg out of a chain that goes from left to right, and some white peg. The pegs right of it move to
// where the chain is linked again, or ends in the last column, and the board becomes so much smaller.
func (s *shrinker) shorter(m match, write func(match) []byte) match {
search:
	for i := 0; i < len(m.moves) && !s.stopped; i += 2 {
		at := m.moves[i]
		for _, shift := range m.closings(at) {
			for j := 1; j < len(m.moves); j += 2 {
				less := match{m.n + shift.x, without(m.moves, i, j)}
				for k := range less.moves {
					if p := &less.moves[k]; p.x >= at.x {
						p.x, p.y = p.x+shift.x, p.y+shift.y
					}
				}
				if less, ok := less.fitted(); ok && s.try(write(less)) {
					m, i = less, -2
					continue search
				}
			}
		}
	}
	return m
}

// rightward are the knight's moves to the right.
var rightward = [...]point{{1, 2}, {1, -2}, {2, 1}, {2, -1}}

// closings are the ways to move what lies right of a peg so that a chain closes over the peg's place, none to the right.
func (m match) closings(at point) (shifts []point) {
	for _, d := range rightward {
		left := point{at.x - d.x, at.y - d.y}
		if !slices.Contains(m.moves, left) {
			continue
		}
		shifts = append(shifts, point{-d.x, -d.y})
		for _, e := range rightward {
			if !slices.Contains(m.moves, point{at.x + e.x, at.y + e.y}) {
				continue
			}
			for _, f := range rightward {
				if shift := (point{f.x - d.x - e.x, f.y - d.y - e.y}); shift.x <= 0 && !slices.Contains(shifts, shift) {
					shifts = append(shifts, shift)
				}
			}
		}
	}
	return shifts
}

// fitted moves all pegs up or down by as little as puts them on the board. It is false if nothing does.
func (m match) fitted() (match, bool) {
	low, high := m.n, 0
	for _, p := range m.moves {
		low, high = min(low, p.y), max(high, p.y)
	}
	shift := 0
	switch {
	case high-low > m.n:
		return m, false
	case low < 0:
		shift = -low
	case high > m.n:
		shift = m.n - high
	}
	for i := range m.moves {
		m.moves[i].y += shift
	}
	return m, true
}
