package goban

import (
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/internal/judgetest"
	"umpire/engine/internal/rng"
)

// inOrder is the points in reading order.
func inOrder(points []engine.Point) []engine.Point {
	sorted := append([]engine.Point{}, points...)
	slices.SortFunc(sorted, compare)
	return sorted
}

// chainAt is the stones and liberties of a chain by the plain rules.
func (p *plain) chainAt(at engine.Point) (stones, liberties []engine.Point) {
	s, l, _ := p.chain(p.find(at))
	return p.at(plainChain{stones: s}), p.at(plainChain{stones: l})
}

// describe is a chain by the plain rules.
func (p *plain) describe(at engine.Point) Chain {
	stones, liberties := p.chainAt(at)
	c := Chain{Color: p.color(at), Stones: inOrder(stones), Liberties: inOrder(liberties)}
	for _, s := range stones {
		c.Edge = c.Edge || len(p.neighbours(s)) < sides
	}
	return c
}

// sortChains orders chains by their first stones.
func sortChains(chains []Chain) []Chain {
	slices.SortFunc(chains, func(a, b Chain) int { return compare(a.Stones[0], b.Stones[0]) })
	return chains
}

// explain is what Explain must say about the next move, by the plain rules, without State, WasStep and the steps of Ko.
// It makes the move.
func (p *plain) explain(at engine.Point) Explanation {
	before := p.clone()
	e := Explanation{Stone: Stone{at, p.turn}, Was: p.color(at)}
	step := p.play(at)
	e.Cause = step.cause
	if e.Cause == CauseOccupied {
		return e
	}
	set := before.clone() // the stone is set, and nothing has been taken off
	set.set(at, before.turn)
	if e.Suicide = step.own; step.own {
		e.Chain = set.describe(at)
		var met [][]engine.Point
		for _, s := range e.Chain.Stones {
			for _, q := range set.neighbours(s) {
				has := slices.ContainsFunc(met, func(chain []engine.Point) bool { return slices.Contains(chain, q) })
				if set.color(q) == before.turn.Other() && !has {
					stones, _ := set.chainAt(q)
					met = append(met, stones)
					e.Around = append(e.Around, set.describe(q))
				}
			}
		}
		sortChains(e.Around)
		return e
	}
	for _, chain := range step.off {
		c := before.describe(chain[0])
		if e.Was != Empty { // the stone that is replaced was part of nothing that is taken
			c = set.describe(chain[0])
		}
		e.Taken = append(e.Taken, c)
	}
	sortChains(e.Taken)
	if len(step.off) > 0 {
		_, liberties := set.chainAt(at)
		e.Saved = len(liberties) == 0
	}
	// Without the rule that refused it, the move takes what it takes.
	free := before.clone()
	free.rules.Ko = NoKo
	free.play(at)
	e.Chain = free.describe(at)
	if step.ko {
		e.Ko = &Retake{}
	}
	return e
}

// checkExplain compares Explain at step k with the plain rules. The plain position is that before the step; the move is
// made on it.
func checkExplain(t *testing.T, p *plain, rep *Replay, k int) {
	t.Helper()
	got := rep.Explain(k)
	lone := p.lone
	want := p.explain(got.Stone.At)
	sortChains(got.Taken)
	sortChains(got.Around)
	if pos := rep.Position(k); got.State != pos.State {
		t.Fatalf("step %d: state %+v, that of the position is %+v", k, got.State, pos.State)
	}
	if got.Ko != nil {
		// The step before that stood took one stone and set the one that is now taken.
		took := rep.Position(got.Ko.Step)
		if got.Ko.Step >= k || took.Last != lone || got.Taken[0].Stones[0] != lone || len(took.Off) != 1 || took.Off[0].At != got.Ko.Took {
			t.Fatalf("step %d: ko %+v", k, got.Ko)
		}
		for j := got.Ko.Step + 1; j < k; j++ {
			if rep.Cause(j) == CauseNone {
				t.Fatalf("step %d: a move stood since step %d", k, got.Ko.Step)
			}
		}
		for j := k; j <= rep.Len() && (got.Ko.Lifted == 0 || j <= got.Ko.Lifted); j++ {
			if (rep.Cause(j) == CauseNone) != (j == got.Ko.Lifted) {
				t.Fatalf("step %d: ko is not lifted by %d", k, got.Ko.Lifted)
			}
		}
		*got.Ko = Retake{}
	}
	if got.Was != Empty {
		if at := got.WasStep; at >= k || at > 0 && (rep.Move(at) != Stone{got.Stone.At, got.Was} || rep.Cause(at) != CauseNone) {
			t.Fatalf("step %d: the stone was not set by step %d", k, at)
		}
		for j := got.WasStep; j < k; j++ { // it has stood there since
			if !slices.Contains(rep.Position(j).Stones, Stone{got.Stone.At, got.Was}) {
				t.Fatalf("step %d: no stone there after step %d", k, j)
			}
		}
	}
	got.State, got.WasStep = State{}, 0
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("step %d:\ngot  %+v\nwant %+v", k, got, want)
	}
}

// countOf is what there is to count in a position.
func countOf(pos Position) Count {
	b, w := pos.Black, pos.White
	return Count{b.Stones, w.Stones, b.Taken + b.Lost + w.Taken + w.Lost}
}

// checkTicks compares the ticks and counts of a replay with its positions, at the steps.
func checkTicks(t *testing.T, rep *Replay, k int) {
	t.Helper()
	pos := rep.Position(k)
	if got, want := rep.Counts()[k], countOf(pos); got != want {
		t.Fatalf("step %d: counts %+v, want %+v", k, got, want)
	}
	if k == 0 {
		return
	}
	var want Tick
	switch e := rep.Explain(k); {
	case e.Cause != CauseNone:
		want = TickRefused
	case len(e.Taken) > 0:
		want = TickTook
	case e.Suicide && len(pos.Off) > 0:
		want = TickSuicide
	}
	if got := rep.Ticks()[k-1]; got != want {
		t.Fatalf("step %d: tick %d, want %d", k, got, want)
	}
}

// checkChains compares the chains after step k with the plain rules' position there.
func checkChains(t *testing.T, p *plain, rep *Replay, k int) {
	t.Helper()
	var want []Chain
	for at := range p.all() {
		if c := p.describe(at); c.Stones[0] == at {
			want = append(want, c)
		}
	}
	if got := rep.Chains(k); !reflect.DeepEqual(got, sortChains(want)) {
		t.Fatalf("step %d: chains\ngot  %+v\nwant %+v", k, got, want)
	}
}

// TestExplainRandom explains every step of random games of every kind.
func TestExplainRandom(t *testing.T) {
	games := 1_500
	if testing.Short() {
		games = 500
	}
	seen := map[string]int{}
	for seed := range games {
		g := randomGame(rng.New(uint64(seed)))
		rep := NewReplay(g)
		p := newPlain(g.Rules, g.Topology, g.Setup)
		for k := range rep.Len() + 1 {
			if k > 0 {
				checkExplain(t, p, rep, k)
				e := rep.Explain(k)
				for what, is := range map[string]bool{
					"saved": e.Saved, "suicide": e.Suicide, "ko": e.Ko != nil, "replaced": e.Was != Empty && e.Cause == CauseNone,
					"two chains": len(e.Taken) > 1, "lifted": e.Ko != nil && e.Ko.Lifted > 0, "two around": len(e.Around) > 1,
				} {
					if is {
						seen[what]++
					}
				}
			}
			checkTicks(t, rep, k)
			checkChains(t, p, rep, k)
		}
	}
	if len(seen) < 7 {
		t.Errorf("the games do not show everything: %v", seen)
	}
}

// TestExplainRecipes explains every step of games that the recipes of both judges make.
func TestExplainRecipes(t *testing.T) {
	games := 250
	if testing.Short() {
		games = 25
	}
	for _, j := range judges {
		t.Run(j.game.ID, func(t *testing.T) {
			t.Parallel()
			for _, recipe := range j.recipes {
				for seed := range games {
					r := rng.New(uint64(seed))
					explainAll(t, &j.dataset(recipe.Make(r, r.From(1, 60))).game, 1)
				}
			}
		})
	}
}

// TestExplainCases explains every step of the stored cases; of the largest games on the plane, one step in many.
func TestExplainCases(t *testing.T) {
	for dir, game := range map[string]engine.Game{"go19": Go19(), "infinitego": Infinite()} {
		names, err := filepath.Glob(filepath.Join("testdata", dir, "*.in*"))
		if err != nil || len(names) == 0 {
			t.Fatal(dir, err)
		}
		for _, name := range names {
			t.Run(strings.TrimPrefix(name, "testdata/"), func(t *testing.T) {
				t.Parallel()
				for d := range game.Read(input.Read(judgetest.File(t, name))) {
					g := d.(*Dataset).Game()
					every := 1
					if len(g.Moves) > 500 {
						every = 197
						if testing.Short() {
							every = 1999
						}
					}
					explainAll(t, &g, every)
				}
			})
		}
	}
}

// explainAll checks every so many steps of a game.
func explainAll(t *testing.T, g *Game, every int) {
	t.Helper()
	rep := NewReplay(*g)
	for k := 1; k <= rep.Len(); k += every {
		// The position before the step; TestReplayAgainstPlain proves positions.
		pos := rep.Position(k - 1)
		p := newPlain(g.Rules, g.Topology, Setup{pos.Stones, pos.Turn})
		if last := rep.stood(k - 1); last > 0 {
			if took := rep.Position(last); len(took.Off) == 1 && took.Off[0].Color != rep.Move(last).Color {
				p.lone = took.Last
			}
		}
		if every == 1 {
			checkChains(t, p, rep, k-1)
		}
		checkExplain(t, p, rep, k)
		checkTicks(t, rep, k)
	}
}
