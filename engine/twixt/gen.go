package twixt

import (
	"slices"

	"umpire/engine"
	"umpire/engine/internal/rng"
)

// Style says what a generated game is like.
type Style uint8

// The styles.
const (
	Scattered Style = iota // pegs anywhere; Black seldom wins
	Tangled                // as many links refused as eight tries for each peg can find
	Near                   // the last peg is to close a planned black path, whose last links may be cut
	Cut                    // and White's first link cuts one of them
	Winning                // the last peg closes a planned black path
	Rim                    // pegs as near to an edge as there is room
	Huddled                // pegs as near to one hole as there is room
)

// Recipe is a named way to make a game of any size.
type Recipe struct {
	Name string // a key for package words, and part of a link
	// Make is a game on a board of size n, 4 ≤ n, of as near to so many moves as it can be: their number is odd, and
	// there must be room for them, and enough for a path where one is planned. The same for the same state of chance.
	Make func(r *rng.Rand, n, moves int) *Dataset
}

// Recipes lists the ways to make a game.
func Recipes() []Recipe {
	style := func(s Style) func(*rng.Rand, int, int) *Dataset {
		return func(r *rng.Rand, n, moves int) *Dataset { return nearest(r, s, n, moves, s.fewest(n)) }
	}
	return []Recipe{
		{"random", style(Scattered)},
		{"crossing", style(Tangled)},
		{"near", style(Near)},
		{"winning", style(Winning)},
		{"edge", style(Rim)},
		{"dense", style(Huddled)},
	}
}

// Short is a game in which a white link cuts a black path, of as few moves as that takes on a board of size n,
// 4 ≤ n ≤ MaxShort.
func Short(r *rng.Rand, n int) *Dataset {
	moves := n + 1 | 1 // every link of Black's goes on by two columns, but one where n is odd
	return nearest(r, Cut, n, moves, moves)
}

// MaxShort is the largest board on which such a path is soon found by chance.
const MaxShort = 12

// nearest is a game of so many moves, or of as near to that as the style allows, but of so few at least.
func nearest(r *rng.Rand, s Style, n, moves, least int) *Dataset {
	const patience = 8 // failures in a row before another length is tried
	moves = max(moves-1|1, least)
	for tries := 1; ; tries++ {
		if d, ok := Generate(s, n, moves, r.Uint64()); ok {
			return d
		}
		if tries%patience == 0 {
			moves = max(moves-moves/10&^1-2, least)
		}
	}
}

// fewest is of how few moves a game is made.
func (s Style) fewest(n int) int {
	if s.planned() {
		return 2*n - 1 // a path of n pegs; most are shorter
	}
	return judgeLimits.minM
}

// planned tells whether Black follows a planned path.
func (s Style) planned() bool { return s == Near || s == Winning || s == Cut }

// sorted tells whether the holes stand in an order that is kept.
func (s Style) sorted() bool { return s == Rim || s == Huddled }

// tries is how many holes Tangled compares for each peg.
const tries = 8

// Generate makes a legal game of an odd number of moves in which nobody wins before the last one, n ≥ 4. The same
// arguments give the same game, for ever. It is false when it finds none: the board is too full, or the moves are too
// few for a path; another seed may do better.
func Generate(style Style, n, moves int, seed uint64) (*Dataset, bool) {
	g := generator{
		style: style,
		rand:  rng.New(seed),
		board: NewPosition(n),
		game:  &Dataset{N: n, moves: make([]Move, 0, moves)},
	}
	g.keep = make([]Directions, len(g.board.holes))
	if style.planned() && !g.planPath((moves+1)/2) {
		return nil, false
	}
	g.listHoles()
	for k := 1; k <= moves; k++ {
		at, ok := g.next(k == moves)
		if !ok {
			return nil, false
		}
		g.board.Play(at)
		g.game.moves = append(g.game.moves, Move{At: at})
	}
	g.game.count = moves
	g.game.winner = g.board.winner
	return g.game, true
}

// generator is a game in the making.
type generator struct {
	style Style
	rand  *rng.Rand
	board *Position
	game  *Dataset
	holes []engine.Point // those that may still be drawn, in random order

	// Black plays the pegs of a planned path first, but for the closer, which is the last move of the game.
	path   []engine.Point
	closer engine.Point
	cut    []engine.Point // the pegs that White plays first
	keep   []Directions   // for each hole of board.holes, the links that would cross the path: nobody may add them
}

// planPath lays a path of at most pegs pegs and draws its closer. In style Near the closer's links are not kept free.
func (g *generator) planPath(pegs int) bool {
	for range 100 {
		path, steps := g.walk()
		if len(path) > pegs {
			continue
		}
		closer := 1 + g.rand.Below(len(path)-2)
		for i, d := range steps {
			if g.style != Winning && (i == closer-1 || i == closer) {
				continue
			}
			g.keepFree(path[i], d)
		}
		if g.style == Cut {
			cut := closer - g.rand.Below(2)
			if !g.planCut(path, path[cut], steps[cut]) {
				return false
			}
		}
		g.closer = path[closer]
		g.path = append(path[:closer], path[closer+1:]...)
		rng.Shuffle(g.rand, g.path)
		return true
	}
	return false
}

// planCut draws a white link across the one of a path from a in direction d, and across no other. It is false if there
// is none.
func (g *generator) planCut(path []engine.Point, a engine.Point, d Direction) bool {
	free := func(at engine.Point) bool {
		return g.board.Contains(at) && at.X > 0 && at.X < g.board.n && !slices.Contains(path, at)
	}
	var cuts []Link
	for _, hole := range boxes[d] {
		at := engine.Point{X: a.X + hole.at.X, Y: a.Y + hole.at.Y}
		for e := range hole.across.All() {
			if to := e.From(at); free(at) && free(to) && g.keep[g.board.index(at)]>>e&1 == 0 {
				cuts = append(cuts, Link{at, to})
			}
		}
	}
	if len(cuts) == 0 {
		return false
	}
	cut := cuts[g.rand.Below(len(cuts))]
	g.cut = []engine.Point{cut.A, cut.B}
	return true
}

// keepFree forbids all links that would cross the one from a in direction d.
func (g *generator) keepFree(a engine.Point, d Direction) {
	for _, hole := range boxes[d] {
		at := engine.Point{X: a.X + hole.at.X, Y: a.Y + hole.at.Y}
		for e := range hole.across.All() {
			g.keep[g.board.index(at)] |= 1 << e
			g.keep[g.board.index(e.From(at))] |= 1 << (directions - 1 - e)
		}
	}
}

// walk goes from x = 0 to x = N, always to the right, so that its links neither cross nor join other pegs of the path.
func (g *generator) walk() (path []engine.Point, steps []Direction) {
	n := g.board.n
	for {
		at := engine.Point{X: 0, Y: g.rand.From(1, n-1)}
		path, steps = append(path[:0], at), steps[:0]
		for stuck := 0; at.X < n && stuck < 100; stuck++ {
			d := Direction(g.rand.From(directions/2, directions-1))
			if next := d.From(at); next.X <= n && next.Y > 0 && next.Y < n {
				at, stuck = next, 0
				path, steps = append(path, at), append(steps, d)
			}
		}
		if at.X == n {
			return path, steps
		}
	}
}

// listHoles lists the holes that are not planned for the path.
func (g *generator) listHoles() {
	planned := make([]bool, len(g.board.holes))
	for _, at := range g.path {
		planned[g.board.index(at)] = true
	}
	if g.style.planned() {
		planned[g.board.index(g.closer)] = true
	}
	for _, at := range g.cut {
		planned[g.board.index(at)] = true
	}
	for x := range g.board.n + 1 {
		for y := range g.board.n + 1 {
			if at := (engine.Point{X: x, Y: y}); !planned[g.board.index(at)] {
				g.holes = append(g.holes, at)
			}
		}
	}
	rng.Shuffle(g.rand, g.holes)
	n := g.board.n
	switch g.style {
	case Rim:
		g.sortHoles(func(p engine.Point) int { return min(p.X, p.Y, n-p.X, n-p.Y) / 2 })
	case Huddled:
		centre := engine.Point{X: g.rand.From(0, n), Y: g.rand.From(0, n)}
		g.sortHoles(func(p engine.Point) int { return max(abs(p.X-centre.X), abs(p.Y-centre.Y)) / 3 })
	}
}

// sortHoles puts the holes with the least rank at the front of the list.
func (g *generator) sortHoles(rank func(engine.Point) int) {
	slices.SortStableFunc(g.holes, func(p, q engine.Point) int { return rank(p) - rank(q) })
}

// next is the next move.
func (g *generator) next(last bool) (engine.Point, bool) {
	switch {
	case last && g.style.planned():
		return g.closer, true
	case g.board.ToMove() == Black && len(g.path) > 0:
		at := g.path[len(g.path)-1]
		g.path = g.path[:len(g.path)-1]
		return at, true
	case g.board.ToMove() == White && len(g.cut) > 0:
		at := g.cut[len(g.cut)-1]
		g.cut = g.cut[:len(g.cut)-1]
		return at, true
	}
	return g.draw(last)
}

// draw takes a hole from the list: the first that will do, or in style Tangled the best of some.
func (g *generator) draw(last bool) (at engine.Point, ok bool) {
	if len(g.holes) == 0 {
		return at, false
	}
	start := 0
	if !g.style.sorted() {
		start = g.rand.Below(len(g.holes))
	}
	best, most, seen := 0, -1, 0
	for j := range g.holes {
		i := (start + j) % len(g.holes)
		refused, ok := g.suits(g.holes[i], last)
		if !ok {
			continue
		}
		if refused > most {
			best, most = i, refused
		}
		if seen++; seen == tries || g.style != Tangled {
			break
		}
	}
	if most < 0 {
		return at, false
	}
	at = g.holes[best]
	if g.style.sorted() {
		g.holes = slices.Delete(g.holes, best, best+1)
		return at, true
	}
	g.holes[best] = g.holes[len(g.holes)-1]
	g.holes = g.holes[:len(g.holes)-1]
	return at, true
}

// suits tells whether the next peg may go to a hole, and how many links would be refused there. Only the last move may
// win.
func (g *generator) suits(at engine.Point, last bool) (refused int, ok bool) {
	if g.board.Legal(at) != "" {
		return 0, false
	}
	turn := g.board.Look(at)
	cuts := turn.Added & g.keep[g.board.index(at)]
	return turn.Refused.Len(), cuts == 0 && (last || !turn.Won)
}

func abs(v int) int { return max(v, -v) }
