package twixt

import (
	"slices"
	"strconv"

	"umpire/engine"
	"umpire/engine/internal/slip"
)

// plainSlips are the switches of the plain program. With all of them off it is the judge.
type plainSlips struct {
	noBlocking        bool // no link stops another
	enemyLinksOnly    bool // only the other side's links stop a link
	ownLinksOnly      bool // only its own side's links do
	sharedPegCrosses  bool // links that meet at a peg stop each other
	pegsBlock         bool // a peg in a link's box stops it
	rebuildByPeg      bool // links are made at the end, peg by peg with all later ones
	rebuildByColour   bool // links are made at the end, Black's first
	sameSlopeParallel bool // links that are as steep never cross
	midpointOnly      bool // links cross only where both have their middle
	linksRemoved      bool // own links in the way are taken off
	lastPegInEndRow   bool // the last peg must stand in an end row
	wrongAxis         bool // Black joins the rows, White the columns
	touchesBothSides  bool // linked pegs in both end columns are enough
	zonesSkipped      bool // pegs in end rows are dropped
	holes             []plainHole
}

// plainHole is a crossing that a table lacks: a link from a new peg in a direction, and one that crosses it, whose ends
// are given relative to the new peg, the left or else the lower one first.
type plainHole struct {
	direction engine.Point
	ends      [2]engine.Point
}

// plainSwitches are all mistakes.
func plainSwitches() slip.List[plainSlips] {
	var all slip.List[plainSlips]
	add, alone := all.Add, all.Alone
	alone("no-blocking", func(s *plainSlips) { s.noBlocking = true })
	alone("enemy-links-only", func(s *plainSlips) { s.enemyLinksOnly = true })
	alone("own-links-only", func(s *plainSlips) { s.ownLinksOnly = true })
	alone("shared-peg-crosses", func(s *plainSlips) { s.sharedPegCrosses = true })
	alone("pegs-block", func(s *plainSlips) { s.pegsBlock = true })
	add("rebuild-links-by-peg", "rebuild-links", func(s *plainSlips) { s.rebuildByPeg = true })
	add("rebuild-links-by-colour", "rebuild-links", func(s *plainSlips) { s.rebuildByColour = true })
	alone("same-slope-parallel", func(s *plainSlips) { s.sameSlopeParallel = true })
	alone("midpoint-only", func(s *plainSlips) { s.midpointOnly = true })
	const crossings = 9 // of every link; to look for them is left to when they are wanted
	for _, d := range plainSteps() {
		for k := range crossings {
			add(plainHoleID(d, k), "table-hole", func(s *plainSlips) {
				s.holes = append(s.holes, plainHole{d, plainCrossings(d)[k]})
			})
		}
	}
	alone("links-removed", func(s *plainSlips) { s.linksRemoved = true })
	alone("last-peg-in-end-row", func(s *plainSlips) { s.lastPegInEndRow = true })
	alone("wrong-axis", func(s *plainSlips) { s.wrongAxis = true })
	alone("touches-both-sides", func(s *plainSlips) { s.touchesBothSides = true })
	alone("zones-skipped", func(s *plainSlips) { s.zonesSkipped = true })
	return all
}

// plainHoleID is the id of the mistake that lacks crossing k, from 0, of a direction; people count from 1.
func plainHoleID(d engine.Point, k int) string {
	return "table-hole-" + strconv.Itoa(d.X) + "," + strconv.Itoa(d.Y) + "-" + strconv.Itoa(k+1)
}

// WithMistakes is Game, and in it the known mistakes and the plain program.
func WithMistakes() engine.Game { return plainSwitches().In(Game(), Plain) }

// plainSlipsOf turns the switches with these ids on.
func plainSlipsOf(ids []string) plainSlips {
	var slips plainSlips
	if len(ids) == 0 {
		return slips
	}
	plainSwitches().TurnOn(&slips, ids)
	return slips
}

// plainSteps are the eight knight's moves in the order of (dx, dy).
func plainSteps() []engine.Point {
	var steps []engine.Point
	for x := -2; x <= 2; x++ {
		for y := -2; y <= 2; y++ {
			if plainKnight(engine.Point{}, engine.Point{X: x, Y: y}) {
				steps = append(steps, engine.Point{X: x, Y: y})
			}
		}
	}
	return steps
}

// plainCrossings are the nine links that cross the one from (0, 0) in a direction, in the order of their ends.
func plainCrossings(direction engine.Point) [][2]engine.Point {
	var found [][2]engine.Point
	link := [2]engine.Point{{}, direction}
	for x := -4; x <= 4; x++ {
		for y := -4; y <= 4; y++ {
			for _, step := range plainSteps()[4:] { // to the right
				a, b := engine.Point{X: x, Y: y}, engine.Point{X: x + step.X, Y: y + step.Y}
				if slices.Contains(link[:], a) || slices.Contains(link[:], b) {
					continue
				}
				if _, _, _, meet := plainMeet(link, [2]engine.Point{a, b}); meet {
					found = append(found, [2]engine.Point{a, b})
				}
			}
		}
	}
	return found
}

// overlooked tells whether a mistake keeps the program from seeing that a link meets another.
func (g *plainGame) overlooked(link, other plainLink) bool {
	own := g.pegs[link.b].side == g.pegs[other.b].side
	p, q := g.ends(link), g.ends(other)
	dp, dq := plainMinus(p[0], p[1]), plainMinus(q[0], q[1])
	switch s := &g.slips; {
	case s.noBlocking, s.enemyLinksOnly && own, s.ownLinksOnly && !own:
		return true
	case s.sameSlopeParallel && dp.X*dp.X == dq.X*dq.X:
		return true
	case s.midpointOnly && (p[0].X+p[1].X != q[0].X+q[1].X || p[0].Y+p[1].Y != q[0].Y+q[1].Y):
		return true
	}
	for _, hole := range g.slips.holes {
		ends := [2]engine.Point{plainMinus(q[0], p[1]), plainMinus(q[1], p[1])}
		if ends[0].X > ends[1].X {
			ends[0], ends[1] = ends[1], ends[0]
		}
		if hole == (plainHole{dp, ends}) {
			return true
		}
	}
	return false
}

// plainMinus is the step from q to p.
func plainMinus(p, q engine.Point) engine.Point { return engine.Point{X: p.X - q.X, Y: p.Y - q.Y} }

// pegInBox tells whether a peg of either side stands in the box of six holes whose diagonal a link is.
func (g *plainGame) pegInBox(link plainLink) bool {
	p := g.ends(link)
	for i, peg := range g.pegs {
		if i != link.a && i != link.b && peg.side != Nobody &&
			min(p[0].X, p[1].X) <= peg.at.X && peg.at.X <= max(p[0].X, p[1].X) &&
			min(p[0].Y, p[1].Y) <= peg.at.Y && peg.at.Y <= max(p[0].Y, p[1].Y) {
			return true
		}
	}
	return false
}

// linkedAt tells whether a black peg that has a link stands in a column.
func (g *plainGame) linkedAt(x int) bool {
	for _, link := range g.links {
		for _, i := range [2]int{link.a, link.b} {
			if g.pegs[i].side == Black && g.pegs[i].at.X == x {
				return true
			}
		}
	}
	return false
}
