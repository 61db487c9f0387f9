package twixt

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/internal/judgetest"
	"umpire/engine/internal/rng"
)

// tally counts what was proved, so that a test can tell that it saw something of each kind.
type tally struct {
	refusals, blockers, byOwn, wins, without, won, paperGains, paperLoses, ticks int
}

// proveGame replays a game by the plain rules and checks every claim of every step.
func proveGame(t *testing.T, r *Replay, seen *tally) {
	t.Helper()
	before, onPaper, turns := plainGame{n: r.n}, plainGame{n: r.n}, r.Turns()
	var paper Paper
	for k := 1; k <= r.Len(); k++ {
		step := r.Explain(k)
		at := r.Move(k).At
		after := before.clone()
		after.play(at)
		if step.Number != k || step.Side != after.pegs[k-1].side || step.At != at {
			t.Fatalf("step %d is %d, side %d, at %v", k, step.Number, step.Side, step.At)
		}
		proveLinks(t, &step, &after, len(before.links))
		proveWins(t, &step, &before, &after, seen)
		provePath(t, &step, &after)
		proveReach(t, step.Own, &after, step.Side)
		proveReach(t, step.Other, &after, step.Side.Other())
		if paper.Winner == Nobody {
			onPaper.playOnPaper(at)
			if onPaper.joined(step.Side) {
				paper = Paper{step.Side, k}
			}
		}
		provePaper(t, &step, paper, after.joined(step.Side), seen)
		turn := turns[k-1]
		if turn.Added.Len() != len(step.Added) || turn.Refused.Len() != len(step.Refused) || turn.Won != (step.Path != nil) {
			t.Fatalf("step %d: turn %+v", k, turn)
		}
		if turn.Refused != 0 {
			seen.ticks++
		}
		before = after
	}
}

func (g *plainGame) clone() plainGame {
	return plainGame{n: g.n, pegs: slices.Clone(g.pegs), links: slices.Clone(g.links)}
}

// peg is the number of the peg on a hole.
func (g *plainGame) peg(at engine.Point) int {
	return slices.IndexFunc(g.pegs, func(p plainPeg) bool { return p.at == at })
}

// proveLinks checks that each link of the new peg is added or refused, as in the plain game, in order, and that the
// links in its way are all there with their sides, moves and crossing points.
func proveLinks(t *testing.T, step *Step, after *plainGame, old int) {
	t.Helper()
	last := len(after.pegs) - 1
	var added, refused []engine.Point
	for d := range Direction(directions) {
		q := d.From(step.At)
		i := after.peg(q)
		if i < 0 || after.pegs[i].side != step.Side {
			continue
		}
		if slices.Contains(after.links[old:], plainLink{i, last}) {
			added = append(added, q)
		} else {
			refused = append(refused, q)
		}
	}
	same := func(what string, got []engine.Point, want []engine.Point) {
		if !slices.Equal(got, want) {
			t.Fatalf("step %d %s %v, want %v", step.Number, what, got, want)
		}
	}
	var got []engine.Point
	for _, l := range step.Added {
		if l.A != step.At {
			t.Fatalf("step %d adds %v", step.Number, l)
		}
		got = append(got, l.B)
	}
	same("adds links to", got, added)
	got = nil
	for _, r := range step.Refused {
		if r.Link.A != step.At {
			t.Fatalf("step %d refuses %v", step.Number, r.Link)
		}
		got = append(got, r.Link.B)
		proveBlockers(t, r, after.inTheWay(plainLink{after.peg(r.Link.B), last}), after)
	}
	same("refuses links to", got, refused)
}

func proveBlockers(t *testing.T, r Refusal, inTheWay []plainLink, g *plainGame) {
	t.Helper()
	var got, want []string
	for i, b := range r.By {
		if i > 0 && b.Step < r.By[i-1].Step {
			t.Fatalf("%v: blockers out of order: %v", r.Link, r.By)
		}
		got = append(got, fmt.Sprint(b.Link, b.Side, b.Step, b.At))
	}
	for _, l := range inTheWay {
		ends := g.ends(l)
		x, y, den, _ := plainMeet([2]engine.Point{r.Link.A, r.Link.B}, ends)
		at := Crossing{plainLowest(x, den), plainLowest(y, den)}
		want = append(want, fmt.Sprint(Link{ends[0], ends[1]}, g.pegs[l.b].side, l.b+1, at))
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) || len(got) == 0 {
		t.Fatalf("%v is stopped by %v, want %v", r.Link, got, want)
	}
}

// plainLowest reduces a fraction by trying every divisor.
func plainLowest(num, den int) Fraction {
	for d := den; d > 1; d-- {
		if num%d == 0 && den%d == 0 {
			num, den = num/d, den/d
		}
	}
	return Fraction{num, den}
}

// proveWins plays every "would win" in the plain game: the refused link put there, or the blocking one taken off before
// the move.
func proveWins(t *testing.T, step *Step, before, after *plainGame, seen *tally) {
	t.Helper()
	won, last := after.joined(step.Side), len(after.pegs)-1
	for _, r := range step.Refused {
		seen.refusals++
		with := after.clone()
		with.links = append(with.links, plainLink{after.peg(r.Link.B), last})
		if want := !won && with.joined(step.Side); r.Wins != want {
			t.Fatalf("step %d: with %v wins: %t, want %t", step.Number, r.Link, r.Wins, want)
		}
		if r.Wins {
			seen.wins++
		}
		for _, b := range r.By {
			seen.blockers++
			if b.Side == step.Side {
				seen.byOwn++
			}
			without := before.clone()
			gone := plainLink{before.peg(b.Link.A), before.peg(b.Link.B)}
			without.links = slices.DeleteFunc(without.links, func(l plainLink) bool { return l == gone })
			if len(without.links) != len(before.links)-1 {
				t.Fatalf("step %d: no link %v", step.Number, b.Link)
			}
			without.play(step.At)
			if want := !won && without.joined(step.Side); b.Wins != want {
				t.Fatalf("step %d: without %v wins: %t, want %t", step.Number, b.Link, b.Wins, want)
			}
			if b.Wins {
				seen.without++
			}
		}
	}
	if won {
		seen.won++
	}
}

// provePath checks that a path is there if and only if the move wins, that links join its pegs from edge to edge, and
// that no chain has fewer links.
func provePath(t *testing.T, step *Step, g *plainGame) {
	t.Helper()
	if g.joined(step.Side) != (step.Path != nil) {
		t.Fatalf("step %d: path %v", step.Number, step.Path)
	}
	if step.Path == nil {
		return
	}
	first, last := g.pegs[g.peg(step.Path[0])], g.pegs[g.peg(step.Path[len(step.Path)-1])]
	if first.side != step.Side || g.along(first) != 0 || g.along(last) != g.n {
		t.Fatalf("step %d: path %v is not from edge to edge", step.Number, step.Path)
	}
	for i, at := range step.Path[1:] {
		a, b := g.peg(step.Path[i]), g.peg(at)
		if !slices.Contains(g.links, plainLink{min(a, b), max(a, b)}) {
			t.Fatalf("step %d: path %v has no link to %v", step.Number, step.Path, at)
		}
	}
	if want := g.fewestLinks(step.Side); len(step.Path)-1 != want {
		t.Fatalf("step %d: path of %d links, want %d", step.Number, len(step.Path)-1, want)
	}
}

// fewestLinks is the length of a shortest winning chain: each peg's distance from the first edge, improved along links
// until nothing changes.
func (g *plainGame) fewestLinks(side Side) int {
	const far = 1 << 30
	away, fewest := make([]int, len(g.pegs)), far
	for i, p := range g.pegs {
		if away[i] = far; p.side == side && g.along(p) == 0 {
			away[i] = 0
		}
	}
	for changed := true; changed; {
		changed = false
		for _, l := range g.links {
			if d := min(away[l.a], away[l.b]+1); d < away[l.a] {
				away[l.a], changed = d, true
			}
			if d := min(away[l.b], away[l.a]+1); d < away[l.b] {
				away[l.b], changed = d, true
			}
		}
	}
	for i, p := range g.pegs {
		if p.side == side && g.along(p) == g.n {
			fewest = min(fewest, away[i])
		}
	}
	return fewest
}

// proveReach compares both ends of a reach with all pegs that the plain game joins to the edge.
func proveReach(t *testing.T, got Reach, g *plainGame, side Side) {
	t.Helper()
	for _, c := range []struct {
		edge int
		got  []engine.Point
	}{{0, got.Low}, {g.n, got.High}} {
		most := -1
		var want []engine.Point
		for i, reached := range g.reached(c.edge) {
			p := g.pegs[i]
			if away := abs(g.along(p) - c.edge); reached && p.side == side {
				if away > most {
					most, want = away, nil
				}
				if away == most {
					want = append(want, p.at)
				}
			}
		}
		byColumn := func(p, q engine.Point) int { return (p.X-q.X)*1000 + p.Y - q.Y }
		slices.SortFunc(want, byColumn)
		if !slices.Equal(c.got, want) {
			t.Fatalf("from edge %d side %d reaches %v, want %v", c.edge, side, c.got, want)
		}
	}
}

// provePaper compares what the step says of paper with what the plain game on paper has come to.
func provePaper(t *testing.T, step *Step, paper Paper, won bool, seen *tally) {
	t.Helper()
	var here Paper
	if won {
		here = Paper{step.Side, step.Number}
	}
	switch {
	case step.Paper == nil && here != paper, step.Paper != nil && (*step.Paper != paper || here == paper):
		t.Fatalf("step %d on paper: %+v, want %+v", step.Number, step.Paper, paper)
	case step.Paper != nil && won:
		seen.paperLoses++
	case step.Paper != nil:
		seen.paperGains++
	}
}

// playOnPaper is play with only the other side's links in the way.
func (g *plainGame) playOnPaper(at engine.Point) {
	last := len(g.pegs)
	links := len(g.links)
	g.play(at)
	g.links = g.links[:links]
	for i, peg := range g.pegs[:last] {
		if peg.side != g.pegs[last].side || !plainKnight(peg.at, at) {
			continue
		}
		enemy := func(l plainLink) bool { return g.pegs[l.b].side != peg.side }
		if !slices.ContainsFunc(g.inTheWay(plainLink{i, last}), enemy) {
			g.links = append(g.links, plainLink{i, last})
		}
	}
}

// TestExplainCases proves every step of the stored cases.
func TestExplainCases(t *testing.T) {
	var seen tally
	for _, pattern := range []string{"*.in", "anchors/*.in", "quirks/*.in", "bad/*.in"} {
		names, err := filepath.Glob(filepath.Join("testdata", pattern))
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: %v, %d files", pattern, err, len(names))
		}
		for _, name := range names {
			for d := range Game().Read(input.Read(judgetest.File(t, name))) {
				proveGame(t, d.Replay().(*Replay), &seen)
			}
		}
	}
	if seen.refusals == 0 || seen.won == 0 || seen.wins == 0 || seen.without == 0 || seen.paperGains == 0 || seen.paperLoses == 0 {
		t.Errorf("the cases lack something: %+v", seen)
	}
}

// TestExplainRandom proves every step of random games of all styles.
func TestExplainRandom(t *testing.T) {
	games := 1000
	if testing.Short() {
		games = 100
	}
	r := rng.New(7)
	var seen tally
	for range games {
		proveGame(t, smallGame(r, 12).Replay().(*Replay), &seen)
	}
	if seen.byOwn == 0 || seen.blockers == seen.byOwn || seen.won == 0 || seen.wins == 0 || seen.without == 0 ||
		seen.paperGains == 0 || seen.ticks == 0 {
		t.Errorf("the games lack something: %+v", seen)
	}
}

// TestRefusals asks about every hole of some positions: a peg's missing links against the plain game, and an empty hole
// against the step that a move there would be.
func TestRefusals(t *testing.T) {
	r := rng.New(11)
	pegs, holes := 0, 0
	for range 60 {
		d := smallGame(r, 8)
		replay := d.Replay().(*Replay)
		p := replay.Position(replay.Len() - 1)
		plain := plainGame{n: d.N}
		for _, m := range d.Moves()[:len(d.Moves())-1] {
			plain.play(m.At)
		}
		for x := -1; x <= d.N+1; x++ {
			for y := -1; y <= d.N+1; y++ {
				at := engine.Point{X: x, Y: y}
				got := p.Refusals(at)
				if i := plain.peg(at); i >= 0 {
					pegs += len(got)
					proveMissing(t, got, &plain, i)
					continue
				}
				if p.Legal(at) != "" {
					if got != nil {
						t.Fatalf("%v: %v where nobody may play", at, got)
					}
					continue
				}
				holes += len(got)
				whatIf := Replay{d.N, append(slices.Clone(d.Moves()[:len(d.Moves())-1]), Move{At: at})}
				if want := whatIf.Explain(whatIf.Len()).Refused; fmt.Sprint(got) != fmt.Sprint(want) {
					t.Fatalf("%v: %v, want %v", at, got, want)
				}
			}
		}
	}
	if pegs == 0 || holes == 0 {
		t.Errorf("%d refusals at pegs, %d at holes", pegs, holes)
	}
}

// TestPaperPosition plays games on paper, beyond their first win where the other rules allow it, and checks links and
// refusals.
func TestPaperPosition(t *testing.T) {
	r := rng.New(13)
	refused := 0
	for range 200 {
		d := smallGame(r, 10)
		p, plain := NewPaperPosition(d.N), plainGame{n: d.N}
		for _, m := range d.Moves() {
			look := p.Look(m.At)
			turn, code := p.Play(m.At)
			if code != "" {
				break
			}
			plain.playOnPaper(m.At)
			if turn != look || turn.Won != plain.joined(p.Peg(m.At)) {
				t.Fatalf("%v: turn %+v, looked %+v", m.At, turn, look)
			}
		}
		links := 0
		for l := range p.Links() {
			a, b := plain.peg(l.A), plain.peg(l.B)
			if links++; !slices.Contains(plain.links, plainLink{min(a, b), max(a, b)}) {
				t.Fatalf("a link %v", l)
			}
		}
		if links != len(plain.links) {
			t.Fatalf("%d links, want %d", links, len(plain.links))
		}
		for at, side := range p.Pegs() {
			for _, no := range p.Refusals(at) {
				refused++
				link := plainLink{plain.peg(no.Link.A), plain.peg(no.Link.B)}
				enemies := slices.DeleteFunc(plain.inTheWay(plainLink{min(link.a, link.b), max(link.a, link.b)}),
					func(l plainLink) bool { return plain.pegs[l.a].side == side })
				proveBlockers(t, no, enemies, &plain)
			}
		}
	}
	if refused == 0 {
		t.Error("no link was refused")
	}
}

// proveMissing checks the missing links of peg i.
func proveMissing(t *testing.T, got []Refusal, g *plainGame, i int) {
	t.Helper()
	missing := 0
	for j, peg := range g.pegs {
		link := plainLink{min(i, j), max(i, j)}
		if peg.side != g.pegs[i].side || !plainKnight(peg.at, g.pegs[i].at) || slices.Contains(g.links, link) {
			continue
		}
		missing++
		k := slices.IndexFunc(got, func(r Refusal) bool { return r.Link == Link{g.pegs[i].at, peg.at} })
		if k < 0 {
			t.Fatalf("%v: no word of the link to %v", g.pegs[i].at, peg.at)
		}
		proveBlockers(t, got[k], g.inTheWay(link), g)
		if got[k].Wins || slices.ContainsFunc(got[k].By, func(b Blocker) bool { return b.Wins }) {
			t.Fatalf("%v: a link of a standing peg wins", got[k])
		}
	}
	if missing != len(got) {
		t.Fatalf("%v: %d links refused, want %d", g.pegs[i].at, len(got), missing)
	}
}

// TestExplainSample says in full why the first "crossing" sample ends with no.
func TestExplainSample(t *testing.T) {
	r := game(t, Game().Samples[1].Text)[0].Replay().(*Replay)
	got := r.Explain(7)
	point := func(x, y int) engine.Point { return engine.Point{X: x, Y: y} }
	want := Step{
		Number: 7, Side: Black, At: point(6, 2),
		Refused: []Refusal{{
			Link: Link{point(6, 2), point(4, 3)},
			By: []Blocker{{
				Link: Link{point(5, 4), point(4, 2)}, Side: White, Step: 4,
				At: Crossing{Fraction{22, 5}, Fraction{14, 5}}, Wins: true,
			}},
			Wins: true,
		}},
		Own:   Reach{Low: []engine.Point{point(4, 3)}, High: []engine.Point{point(6, 2)}},
		Other: Reach{},
	}
	if fmt.Sprintf("%+v", got) != fmt.Sprintf("%+v", want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}
