package goban

import (
	"maps"
	"slices"
	"testing"

	"umpire/engine"
	"umpire/engine/internal/rng"
)

// clone is a copy that goes its own way.
func (p *plain) clone() *plain {
	c := *p
	c.numbers, c.points = maps.Clone(p.numbers), slices.Clone(p.points)
	return &c
}

// all is the position's stones.
func (p *plain) all() map[engine.Point]Color {
	stones := map[engine.Point]Color{}
	for _, point := range p.points {
		if point.color != Empty {
			stones[point.at] = point.color
		}
	}
	return stones
}

// stonesOf is the position's stones as the plain rules keep them.
func stonesOf(t *testing.T, p Position) map[engine.Point]Color {
	stones := map[engine.Point]Color{}
	for _, s := range p.Stones {
		if stones[s.At] != Empty {
			t.Fatalf("two stones at %v", s.At)
		}
		stones[s.At] = s.Color
	}
	return stones
}

// TestReplayAgainstPlain compares every position of random games with the plain rules', in order and then here and
// there.
func TestReplayAgainstPlain(t *testing.T) {
	games := 4_000
	if testing.Short() {
		games = 1_000
	}
	for seed := range games {
		r := rng.New(uint64(seed))
		g := randomGame(r)
		rep := NewReplay(g)
		if rep.Len() != len(g.Moves) {
			t.Fatalf("seed %d: %d steps", seed, rep.Len())
		}
		p := newPlain(g.Rules, g.Topology, g.Setup)
		all := []*plain{p.clone()}
		var tally [3]Tally
		var last engine.Point
		for k := 0; k <= rep.Len(); k++ {
			if k > 0 {
				at, turn := g.Moves[k-1].At, p.turn
				step := p.play(at)
				if rep.Move(k) != (Stone{at, turn}) || rep.Cause(k) != step.cause || rep.Span(k) != g.Moves[k-1].Span {
					t.Fatalf("seed %d, step %d: %v %q", seed, k, rep.Move(k), rep.Cause(k).Code())
				}
				off := map[engine.Point]Color{}
				if step.cause == CauseNone {
					last = at
					for _, chain := range step.off {
						switch {
						case !step.own:
							tally[turn].Taken += len(chain)
						case g.Rules.Suicide == LeaveSuicide:
							continue
						default:
							tally[turn].Lost += len(chain)
						}
						for _, q := range chain {
							off[q] = all[k-1].color(q)
							if q == at {
								off[q] = turn
							}
						}
					}
				}
				if got := stonesOf(t, Position{Stones: rep.Position(k).Off}); !maps.Equal(got, off) {
					t.Fatalf("seed %d, step %d: off %v, want %v", seed, k, got, off)
				}
				all = append(all, p.clone())
			}
			pos := rep.Position(k)
			tally[Black].Stones, tally[White].Stones = p.count(Black), p.count(White)
			if pos.Turn != p.turn || pos.Last != last || pos.Black != tally[Black] || pos.White != tally[White] {
				t.Fatalf("seed %d, step %d: %+v, want turn %d, last %v, tally %v", seed, k, pos, p.turn, last, tally)
			}
			if got := koPoint(p, g); pos.Ko != got {
				t.Fatalf("seed %d, step %d: ko at %v, want %v", seed, k, pos.Ko, got)
			}
			if !maps.Equal(stonesOf(t, pos), p.all()) {
				t.Fatalf("seed %d, step %d: %v, want %v", seed, k, pos.Stones, p.all())
			}
		}
		for range 10 {
			k := r.Below(rep.Len() + 1)
			if !maps.Equal(stonesOf(t, rep.Position(k)), all[k].all()) {
				t.Fatalf("seed %d: going to step %d gives another position", seed, k)
			}
		}
	}
}

// koPoint tries every point for a ko.
func koPoint(p *plain, g Game) (ko engine.Point) {
	points := map[engine.Point]bool{}
	for _, m := range g.Moves {
		points[m.At] = true
	}
	for _, s := range g.Setup.Stones {
		points[s.At] = true
	}
	for at := range points {
		if p.color(at) == Empty && p.clone().play(at).cause == CauseKo {
			ko = at
		} else if p.color(at) == Empty && g.Rules.Ko == TellKo && p.clone().play(at).ko {
			ko = at
		}
	}
	return ko
}
