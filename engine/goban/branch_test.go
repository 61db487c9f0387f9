package goban

import (
	"maps"
	"reflect"
	"testing"

	"umpire/engine"
	"umpire/engine/internal/rng"
)

// TestBranchAgainstPlain branches random games at random steps, setups included, and compares each position and cause
// with the plain rules', and the game that was branched with itself.
func TestBranchAgainstPlain(t *testing.T) {
	games := 3_000
	if testing.Short() {
		games = 500
	}
	for seed := range games {
		r := rng.New(uint64(seed))
		g := randomGame(r)
		d := &Dataset{game: g}
		k := r.Below(len(g.Moves) + 1)
		points := make([]engine.Point, r.Below(20))
		for i := range points {
			points[i] = g.Moves[r.Below(len(g.Moves))].At
		}
		p := newPlain(g.Rules, g.Topology, g.Setup)
		for _, m := range g.Moves[:k] {
			p.play(m.At)
		}
		rep := NewReplay(d.Branch(k, points).Game())
		if rep.Len() != k+len(points) {
			t.Fatalf("seed %d: %d steps, want %d + %d", seed, rep.Len(), k, len(points))
		}
		for i, at := range points {
			n, turn := k+i+1, p.turn
			step := p.play(at)
			if rep.Cause(n) != step.cause || rep.Move(n) != (Stone{at, turn}) || rep.Span(n).Len() != 0 {
				t.Fatalf("seed %d, step %d: %v %q, want %q", seed, n, rep.Move(n), rep.Cause(n).Code(), step.cause.Code())
			}
			if pos := rep.Position(n); pos.Turn != p.turn || !maps.Equal(stonesOf(t, pos), p.all()) {
				t.Fatalf("seed %d, step %d: turn %d, %v, want %d, %v", seed, n, pos.Turn, pos.Stones, p.turn, p.all())
			}
		}
		for i := range g.Moves {
			if !reflect.DeepEqual(d.game.Moves[i], g.Moves[i]) {
				t.Fatalf("seed %d: a branch changed move %d", seed, i+1)
			}
		}
	}
}
