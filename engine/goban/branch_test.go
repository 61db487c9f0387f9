package goban

import (
	"bytes"
	"maps"
	"slices"
	"testing"

	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/internal/rng"
)

// TestBranchAgainstPlain branches random games at random steps and compares each position and cause with the plain
// rules', the facts of Try with those of the step, and the replay that was branched with itself.
func TestBranchAgainstPlain(t *testing.T) {
	games := 3_000
	if testing.Short() {
		games = 500
	}
	for seed := range games {
		r := rng.New(uint64(seed))
		g := randomGame(r)
		rep := NewReplay(g)
		k := r.Below(rep.Len() + 1)
		points := make([]engine.Point, r.Below(20))
		for i := range points {
			points[i] = g.Moves[r.Below(len(g.Moves))].At
		}
		before := rep.Position(rep.Len())
		p := newPlain(g.Rules, g.Topology, g.Setup)
		for _, m := range g.Moves[:k] {
			p.play(m.At)
		}
		b := rep.Branch(k, points...)
		if b.Len() != k+len(points) {
			t.Fatalf("seed %d: %d steps, want %d + %d", seed, b.Len(), k, len(points))
		}
		for i, at := range points {
			turn := p.turn
			step := p.play(at)
			tried, ok := b.Try(k+i, at)
			if !ok || tried.Cause != step.cause || tried.Stone != (Stone{at, turn}) {
				t.Fatalf("seed %d, try %d: %+v %v, want %q", seed, k+i+1, tried, ok, step.cause.Code())
			}
			n := k + i + 1
			if b.Cause(n) != step.cause || b.Move(n) != (Stone{at, turn}) || b.Span(n) != (input.Span{}) {
				t.Fatalf("seed %d, step %d: %v %q, want %q", seed, n, b.Move(n), b.Cause(n).Code(), step.cause.Code())
			}
			if pos := b.Position(n); pos.Turn != p.turn || !maps.Equal(stonesOf(t, pos), p.stones) {
				t.Fatalf("seed %d, step %d: turn %d, %v, want %d, %v", seed, n, pos.Turn, pos.Stones, p.turn, p.stones)
			}
		}
		after := rep.Position(rep.Len())
		if rep.Len() != len(g.Moves) || after.State != before.State || !slices.Equal(after.Stones, before.Stones) {
			t.Fatalf("seed %d: a branch changed the game", seed)
		}
	}
}

// TestBranchRefuses tries every kind of refusal in the samples' games, and what no input can hold.
func TestBranchRefuses(t *testing.T) {
	at := func(x, y int) engine.Point { return engine.Point{X: x, Y: y} }
	points := []engine.Point{at(9, 10), at(9, 11), at(10, 9), at(10, 12), at(11, 10), at(11, 11), at(4, 4), at(10, 10), at(10, 11)}
	go19 := NewReplay(Attempts(points).Game)
	infinite := NewReplay(Stones(points).Game)
	for _, c := range []struct {
		game *Replay
		at   engine.Point
		ok   bool
		want Cause
	}{
		{go19, at(10, 10), true, CauseKo},
		{go19, at(4, 4), true, CauseOccupied},
		{go19, at(19, 19), true, CauseNone},
		{go19, at(20, 19), false, CauseNone},
		{go19, at(0, 1), false, CauseNone},
		{infinite, at(10, 10), true, CauseNone},
		{infinite, at(4, 4), true, CauseOccupied},
		{infinite, at(infiniteSide, infiniteSide), true, CauseNone},
		{infinite, at(infiniteSide+1, 1), false, CauseNone},
		{infinite, at(1, 0), false, CauseNone},
	} {
		e, ok := c.game.Try(9, c.at)
		if ok != c.ok || e.Cause != c.want {
			t.Errorf("%v: %q %v, want %q %v", c.at, e.Cause.Code(), ok, c.want.Code(), c.ok)
		}
	}
	corner := NewReplay(Attempts([]engine.Point{at(1, 2), at(9, 9), at(2, 1)}).Game)
	if e, ok := corner.Try(3, at(1, 1)); !ok || e.Cause != CauseSuicide || len(e.Around) != 2 {
		t.Errorf("the corner: %+v", e)
	}
	if n := go19.Branch(9, at(1, 1), at(1, 20), at(1, 2)).Len(); n != 10 {
		t.Errorf("a branch goes on behind a point that is none: %d steps", n)
	}
	long := make([]engine.Point, MaxSteps)
	for i := range long {
		long[i] = at(7, 7)
	}
	if n := go19.Branch(9, long...).Len(); n != MaxSteps {
		t.Errorf("a branch of %d steps", n)
	}
}

// TestBranchDataset writes branches as inputs and reads them back.
func TestBranchDataset(t *testing.T) {
	for _, j := range judges {
		for seed := range uint64(200) {
			r := rng.New(seed)
			rep := NewReplay(j.dataset(j.recipes[0].Make(r, 20)).Game)
			var more []engine.Point
			for range 10 {
				more = append(more, engine.Point{X: r.From(1, 5), Y: r.From(1, 5)})
			}
			b := rep.Branch(10, more...)
			text := j.game.Write(nil, []engine.Dataset{b.Dataset()})
			samePlain(t, j.game, j.plain, text)
			for d := range j.game.Read(input.Read(text)) {
				last, want := d.Replay().(*Replay), b.Position(b.Len())
				if got := last.Position(last.Len()); got.Turn != want.Turn || !maps.Equal(stonesOf(t, got), stonesOf(t, want)) {
					t.Fatalf("%s, seed %d: %v, want %v", j.game.ID, seed, got, want)
				}
				if v := d.Verdict(); !bytes.Equal(v.AppendOutput(nil), b.Dataset().Verdict().AppendOutput(nil)) {
					t.Fatalf("%s, seed %d: the dataset has another verdict", j.game.ID, seed)
				}
			}
		}
	}
	if d := NewReplay(Game{Setup: Setup{Turn: White}}).Dataset(); d != nil {
		t.Error("a game from a setup is a dataset")
	}
}
