package shrink

// points is the attempts of an input of MNS317.
func (n *numbers) points() []point { return n.list(n.next()) }

// attempts makes an input of MNS317 smaller.
func (s *shrinker) attempts(points []point) {
	write := func(points []point) []byte { return appendPoints(appendNumbers(nil, len(points)), points) }
	points = reduce(s, points, write)
	points = s.couples(points, write)
	points = closer(s, points, write)
	simpler(s, points, 1, write)
}

// couples takes away any two, where there are few: one alone may be needed only because of the other.
func (s *shrinker) couples(points []point, write func([]point) []byte) []point {
	const few = 40
	for i := len(points) - 1; i >= 0 && len(points) <= few && !s.stopped; i-- {
		for j := i - 1; j >= 0; j-- {
			rest := append(append(append(make([]point, 0, len(points)), points[:j]...), points[j+1:i]...), points[i+1:]...)
			if s.try(write(rest)) {
				points = rest
				i = min(i, len(points))
				break
			}
		}
	}
	return points
}

// lists is the games of an input of HDU 4775.
func (n *numbers) lists() [][]point {
	games := make([][]point, n.next())
	for i := range games {
		games[i] = n.list(n.next())
	}
	return games
}

// stones makes an input of HDU 4775 smaller.
func (s *shrinker) stones(games [][]point) {
	writeAll := func(games [][]point) []byte {
		text := appendNumbers(nil, len(games))
		for _, points := range games {
			text = appendPoints(appendNumbers(text, len(points)), points)
		}
		return text
	}
	games = reduce(s, games, writeAll)
	for i, points := range games {
		write := func(points []point) []byte { return writeAll(with(games, i, points)) }
		points = pairwise(s, points, write)
		points = reduce(s, points, write)
		points = crosswise(s, points, write)
		points = s.couples(points, write)
		points = closer(s, points, write)
		points = simpler(s, points, 1, write)
		games = with(games, i, points)
	}
}
