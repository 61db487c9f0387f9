package record

import (
	"cmp"
	"slices"

	"umpire/engine"
	"umpire/engine/twixt"
)

// net is pegs and links in the judge's frame, on which the players may change links and play on after a win. It is
// played move by move, slowly: every link is compared with all others near it.
type net struct {
	size  int
	paper bool
	pegs  []twixt.Side
	links []netLink
}

// netLink is a link, its lesser end first, and the move that brought it.
type netLink struct {
	twixt.Link
	side twixt.Side
	step int
}

func newNet(size int, paper bool) *net {
	return &net{size: size, paper: paper, pegs: make([]twixt.Side, size*size)}
}

// peg is the side whose peg stands at a point, if the point is a hole and there is one.
func (n *net) peg(p engine.Point) twixt.Side {
	if uint(p.X) >= uint(n.size) || uint(p.Y) >= uint(n.size) {
		return twixt.Nobody
	}
	return n.pegs[p.X*n.size+p.Y]
}

// knightMoves is how many directions there are.
const knightMoves = twixt.Direction(8)

// play puts a peg and adds its links.
func (n *net) play(at engine.Point, step int) {
	side := twixt.Mover(step)
	n.pegs[at.X*n.size+at.Y] = side
	for d := range knightMoves {
		if l := newLink(at, d.From(at)); n.allows(l, side) {
			n.links = append(n.links, netLink{l, side, step})
		}
	}
}

// newLink is a link with its lesser end first.
func newLink(a, b engine.Point) twixt.Link {
	if comparePoints(a, b) > 0 {
		a, b = b, a
	}
	return twixt.Link{A: a, B: b}
}

func comparePoints(a, b engine.Point) int {
	return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y))
}

// allows tells whether a side may add a link: it has both pegs, and the link is not there and crosses none that would
// stop it. The ends are a knight's move apart.
func (n *net) allows(l twixt.Link, side twixt.Side) bool {
	if n.peg(l.A) != side || n.peg(l.B) != side {
		return false
	}
	for i := range n.links {
		m := &n.links[i]
		if m.Link == l || (m.side != side || !n.paper) && m.near(l) && l.Crosses(m.Link) {
			return false
		}
	}
	return true
}

// near tells whether the links are near enough to cross.
func (m *netLink) near(l twixt.Link) bool {
	dx, dy := m.A.X-l.A.X, m.A.Y-l.A.Y
	return dx >= -4 && dx <= 4 && dy >= -4 && dy <= 4
}

// find is where a side's link stands in links, or -1.
func (n *net) find(l twixt.Link, side twixt.Side) int {
	return slices.IndexFunc(n.links, func(m netLink) bool { return m.Link == l && m.side == side })
}

// change adds or takes off a link, if that can be.
func (n *net) change(c Change, step int) {
	side := twixt.Mover(step)
	if c.Added && n.allows(c.Link, side) {
		n.links = append(n.links, netLink{c.Link, side, step})
	} else if i := n.find(c.Link, side); !c.Added && i >= 0 {
		n.links = slices.Delete(n.links, i, i+1)
	}
}

// Difference is a link that is on the board at the end of a game by one account and not by the other.
type Difference struct {
	Link  twixt.Link // its lesser end first
	Side  twixt.Side
	Step  int  // the move that brought it
	Judge bool // it is there by the judge's rules; otherwise it is there as the game was played
}

// Differences is how the links that the judge's rules bring differ from those of the game as it was played: by its own
// rules (Paper), and with the links that its players made and took off. They are in order of step, then of place. Both
// accounts go on after a win.
func (r *Record) Differences() []Difference {
	judge, played := newNet(r.Size, false), newNet(r.Size, r.Paper)
	for i, m := range r.Moves {
		judge.play(m.At, i+1)
		for _, c := range m.Links {
			played.change(c, i+1)
		}
		played.play(m.At, i+1)
	}
	differ := append(judge.without(played, true), played.without(judge, false)...)
	slices.SortFunc(differ, func(a, b Difference) int {
		return cmp.Or(cmp.Compare(a.Step, b.Step), comparePoints(a.Link.A, b.Link.A), comparePoints(a.Link.B, b.Link.B))
	})
	return differ
}

// without is the links of a net that another net does not have.
func (n *net) without(other *net, judge bool) (found []Difference) {
	for _, l := range n.links {
		if other.find(l.Link, l.side) < 0 {
			found = append(found, Difference{l.Link, l.side, l.step, judge})
		}
	}
	return found
}
