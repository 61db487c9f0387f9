package goban

import "umpire/engine"

// MaxSteps is how many moves a game of either judge has at most, and so a branch.
const MaxSteps = 10_000

// Branch is the game as it would go if after its first k steps, 0 ≤ k ≤ Len, these points were tried instead, in order.
// It is a replay of its own, which can be branched again; the one that it comes from stays as it is.
//
// As in any game each point is tried by the side on turn (State.Turn), and an attempt that the rules refuse is a step
// too: Cause tells why, Explain shows it, and the same side tries again. Span is empty for the new steps.
//
// The branch ends before the first point that no input could hold: one that does not exist, one beyond 2·10⁹ on the
// plane, or one after MaxSteps. Its Len is then less than k + len(points).
func (r *Replay) Branch(k int, points ...engine.Point) *Replay {
	g := r.game
	g.Moves = append(make([]Move, 0, k+len(points)), g.Moves[:k]...)
	for _, p := range points {
		beyond := g.Topology.Plane() && max(p.X, p.Y) > infiniteSide
		if beyond || !g.Topology.Contains(p) || len(g.Moves) == MaxSteps {
			break
		}
		g.Moves = append(g.Moves, Move{At: p})
	}
	return NewReplay(g)
}

// Try explains what would come of a point if the side on turn after step k tried it: nothing is changed. It tells false
// if no input could hold it, as Branch says.
func (r *Replay) Try(k int, at engine.Point) (Explanation, bool) {
	b := r.Branch(k, at)
	if b.Len() == k {
		return Explanation{}, false
	}
	return b.Explain(k + 1), true
}

// Dataset is the replay's game as a dataset that stands in no text, to be written or judged; on the plane it is without
// the stones that were refused, since no input may hold them. A game from a setup has none: it is nil.
func (r *Replay) Dataset() *Dataset {
	if len(r.game.Setup.Stones) > 0 || r.game.Setup.first() != Black {
		return nil
	}
	var points []engine.Point
	for i, m := range r.game.Moves {
		if !r.game.Topology.Plane() || r.steps[i].cause == CauseNone {
			points = append(points, m.At)
		}
	}
	if r.game.Topology.Plane() {
		return Stones(points)
	}
	return Attempts(points)
}
