package goban

import (
	"maps"
	"reflect"
	"testing"

	"umpire/engine"
	"umpire/engine/internal/rng"
)

// withKinds is a random game with passes, setups and sides that move out of turn among its moves.
func withKinds(r *rng.Rand) Game {
	g := randomGame(r)
	rows, columns := 5, 5
	if !g.Topology.Plane() {
		rows, columns = min(5, g.Topology.Rows), min(5, g.Topology.Columns)
	}
	for i := range g.Moves {
		m := &g.Moves[i]
		switch r.Below(5) {
		case 0:
			*m = Move{Kind: KindPass}
		case 1:
			*m = Move{Kind: KindSetup}
			for x := 1; x <= rows; x++ {
				for y := 1; y <= columns; y++ {
					if r.Chance(1, 4) {
						m.Stones = append(m.Stones, Stone{engine.Point{X: x, Y: y}, Color(r.Below(3))})
					}
				}
			}
		}
		if r.Chance(1, 4) {
			m.Color = Black + Color(r.Below(2))
		}
	}
	return g
}

// TestKindsAgainstPlain compares every position of such games with the plain rules', forwards and backwards, and the
// moves that recreate a position with the positions themselves.
func TestKindsAgainstPlain(t *testing.T) {
	games := 2_000
	if testing.Short() {
		games = 500
	}
	repeated := 0
	for seed := range games {
		g := withKinds(rng.New(uint64(seed)))
		rep, p := NewReplay(g), newPlain(g.Rules, g.Topology, g.Setup)
		all := []map[engine.Point]Color{p.all()}
		var repeats []Repeat
		start := 0           // of the history
		made := []bool{true} // the step made the position that it leaves
		for k := 1; k <= rep.Len(); k++ {
			m := g.Moves[k-1]
			if m.Color != Empty {
				p.turn = m.Color
			}
			turn, told, cause, last := p.turn, CauseNone, CauseNone, engine.Point{}
			switch m.Kind {
			case KindPlay:
				was := p.color(m.At)
				step := p.play(m.At)
				cause, last = step.cause, m.At
				switch {
				case was != Empty:
					told = CauseOccupied
				case step.own:
					told = CauseSuicide
				case step.ko:
					told = CauseKo
				}
			case KindPass:
				p.turn, p.lone = p.turn.Other(), engine.Point{}
			case KindSetup:
				for _, s := range m.Stones {
					p.set(s.At, s.Color)
				}
				p.lone, start = engine.Point{}, k
			}
			all = append(all, p.all())
			made = append(made, m.Kind != KindPass && cause == CauseNone)
			if m.Kind == KindPlay && cause == CauseNone {
				for since := k - 1; since >= start; since-- {
					if made[since] && maps.Equal(all[since], all[k]) {
						repeats = append(repeats, Repeat{k, since})
						break
					}
				}
			}
			e := rep.Explain(k)
			if rep.Kind(k) != m.Kind || rep.Cause(k) != cause || rep.Against(k) != told || rep.Move(k) != (Stone{m.At, turn}) || e.Kind != m.Kind {
				t.Fatalf("seed %d, step %d: %v, refused %q, told %q; want %q, %q", seed, k, rep.Move(k), rep.Cause(k).Code(), rep.Against(k).Code(), cause.Code(), told.Code())
			}
			pos := rep.Position(k)
			if pos.Turn != p.turn || cause == CauseNone && pos.Last != last || !maps.Equal(stonesOf(t, pos), all[k]) {
				t.Fatalf("seed %d, step %d: turn %d, last %v, %v; want %d, %v, %v", seed, k, pos.Turn, pos.Last, pos.Stones, p.turn, last, all[k])
			}
			if got := countOf(pos); got != rep.Counts()[k] || got.Black != p.count(Black) || got.White != p.count(White) {
				t.Fatalf("seed %d, step %d: %v, counted %v", seed, k, got, rep.Counts()[k])
			}
		}
		for k := rep.Len(); k >= 0; k-- {
			if !maps.Equal(stonesOf(t, rep.Position(k)), all[k]) {
				t.Fatalf("seed %d: going back to step %d gives another position", seed, k)
			}
		}
		if got := rep.Repeats(); !reflect.DeepEqual(got, repeats) {
			t.Fatalf("seed %d: repeats %v, want %v", seed, got, repeats)
		}
		repeated += len(repeats)
	}
	if repeated == 0 {
		t.Error("no position comes again")
	}
}
