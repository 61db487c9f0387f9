package twixt

import (
	"bytes"
	"iter"
	"slices"
	"strconv"

	"umpire/engine"
)

// Plain reads a legal input and yields the judge's output, game by game. It is a program for POJ 2706 as one writes it
// first: a list of pegs, a list of links, and every link compared with all others. It shares no code with the rest of the
// package, so that each can be trusted because of the other. The mistakes are those of Game.Mistakes, by their ids.
func Plain(text []byte, mistakes ...string) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		slips, numbers := plainSlipsOf(mistakes), plainNumbers(text)
		for len(numbers) > 1 && numbers[0] != 0 {
			game := plainGame{n: numbers[0], slips: slips}
			moves := numbers[1]
			numbers = numbers[2:]
			for range moves {
				game.play(engine.Point{X: numbers[0], Y: numbers[1]})
				numbers = numbers[2:]
			}
			game.rebuild()
			answer := "no\n"
			if game.won() {
				answer = "yes\n"
			}
			if !yield([]byte(answer)) {
				return
			}
		}
	}
}

// plainNumbers is every number of the text. A byte-order mark and everything else that is no number counts as nothing.
func plainNumbers(text []byte) []int {
	var numbers []int
	for _, field := range bytes.Fields(bytes.TrimPrefix(text, []byte("\uFEFF"))) {
		if v, err := strconv.Atoi(string(field)); err == nil {
			numbers = append(numbers, v)
		}
	}
	return numbers
}

// plainGame is a game so far: its pegs in the order of play, Black's first, and its links.
type plainGame struct {
	n     int
	pegs  []plainPeg
	links []plainLink
	slips plainSlips
}

// plainPeg is a peg; one of Nobody was dropped.
type plainPeg struct {
	at   engine.Point
	side Side
}

// plainLink joins two pegs by their numbers in plainGame.pegs; the later one, b, brought it.
type plainLink struct{ a, b int }

// play puts a peg and links it to its side's earlier pegs where no link is in the way.
func (g *plainGame) play(at engine.Point) {
	peg := plainPeg{at, Black}
	if len(g.pegs)%2 == 1 {
		peg.side = White
	}
	if g.slips.zonesSkipped && g.inEndRow(peg) {
		peg.side = Nobody
	}
	g.pegs = append(g.pegs, peg)
	if g.slips.rebuildByPeg || g.slips.rebuildByColour {
		return
	}
	last := len(g.pegs) - 1
	for i := range last {
		g.link(plainLink{i, last})
	}
}

// rebuild links the pegs at the end of a game, if they were not linked in play.
func (g *plainGame) rebuild() {
	switch {
	case g.slips.rebuildByPeg:
		for i := range g.pegs {
			for j := i + 1; j < len(g.pegs); j++ {
				g.link(plainLink{i, j})
			}
		}
	case g.slips.rebuildByColour:
		for _, side := range [2]Side{Black, White} {
			for j := range g.pegs {
				for i := 0; i < j && g.pegs[j].side == side; i++ {
					g.link(plainLink{i, j})
				}
			}
		}
	}
}

// link adds a link if its pegs are of one side and a knight's move apart, and nothing is in its way.
func (g *plainGame) link(link plainLink) {
	a, b := g.pegs[link.a], g.pegs[link.b]
	if a.side != b.side || a.side == Nobody || !plainKnight(a.at, b.at) {
		return
	}
	if g.slips.pegsBlock && g.pegInBox(link) {
		return
	}
	inTheWay := g.inTheWay(link)
	if g.slips.linksRemoved && !slices.ContainsFunc(inTheWay, func(l plainLink) bool { return g.pegs[l.b].side != b.side }) {
		g.links = slices.DeleteFunc(g.links, func(l plainLink) bool { return slices.Contains(inTheWay, l) })
		inTheWay = nil
	}
	if len(inTheWay) == 0 {
		g.links = append(g.links, link)
	}
}

// plainKnight tells whether two holes are a knight's move apart.
func plainKnight(p, q engine.Point) bool {
	dx, dy := p.X-q.X, p.Y-q.Y
	return dx*dx+dy*dy == 5
}

// inTheWay are the links that meet a link anywhere but at a common peg.
func (g *plainGame) inTheWay(link plainLink) []plainLink {
	var found []plainLink
	ends := g.ends(link)
	for _, other := range g.links {
		if other.a == link.a || other.a == link.b || other.b == link.a || other.b == link.b {
			if g.slips.sharedPegCrosses {
				found = append(found, other)
			}
			continue
		}
		if _, _, _, meet := plainMeet(ends, g.ends(other)); meet && !g.overlooked(link, other) {
			found = append(found, other)
		}
	}
	return found
}

// ends are the holes that a link joins, the earlier peg's first.
func (g *plainGame) ends(link plainLink) [2]engine.Point {
	return [2]engine.Point{g.pegs[link.a].at, g.pegs[link.b].at}
}

// plainMeet is the point (x/den, y/den), den > 0, where two segments that are not parallel meet. The first is p + t(q-p)
// and the second r + u(s-r), and t and u must both lie from 0 to 1. Parallel links never meet but at a common peg.
func plainMeet(pq, rs [2]engine.Point) (x, y, den int, ok bool) {
	p, q, r, s := pq[0], pq[1], rs[0], rs[1]
	ax, ay := q.X-p.X, q.Y-p.Y
	bx, by := s.X-r.X, s.Y-r.Y
	cx, cy := r.X-p.X, r.Y-p.Y
	den = ax*by - ay*bx
	t, u := cx*by-cy*bx, cx*ay-cy*ax // both over den
	if den < 0 {
		den, t, u = -den, -t, -u
	}
	if den == 0 || t < 0 || t > den || u < 0 || u > den {
		return 0, 0, 0, false
	}
	return p.X*den + t*ax, p.Y*den + t*ay, den, true
}

// won tells whether Black's links join the sides.
func (g *plainGame) won() bool {
	last := g.pegs[len(g.pegs)-1]
	switch {
	case g.slips.touchesBothSides:
		return g.linkedAt(0) && g.linkedAt(g.n)
	case g.slips.lastPegInEndRow && !g.inEndRow(last):
		return false
	}
	return g.joined(Black)
}

// joined tells whether a side's links lead from its first edge to its last.
func (g *plainGame) joined(side Side) bool {
	for i, reached := range g.reached(0) {
		if peg := g.pegs[i]; reached && peg.side == side && g.along(peg) == g.n {
			return true
		}
	}
	return false
}

// reached tells for each peg whether links lead to it from a peg that is as far along on its side's way: 0 for the first
// edge, N for the last. It marks those pegs, and spreads the marks along links until nothing changes.
func (g *plainGame) reached(along int) []bool {
	marked := make([]bool, len(g.pegs))
	for i, peg := range g.pegs {
		marked[i] = g.along(peg) == along
	}
	for changed := true; changed; {
		changed = false
		for _, link := range g.links {
			if marked[link.a] != marked[link.b] {
				marked[link.a], marked[link.b] = true, true
				changed = true
			}
		}
	}
	return marked
}

// along is how far a peg is on its side's way, from 0 to N.
func (g *plainGame) along(peg plainPeg) int {
	if (peg.side == Black) != g.slips.wrongAxis {
		return peg.at.X
	}
	return peg.at.Y
}

// inEndRow tells whether a peg stands in one of its side's end rows.
func (g *plainGame) inEndRow(peg plainPeg) bool { return g.along(peg) == 0 || g.along(peg) == g.n }
