package lianliankan

import "umpire/engine"

// Step is why a question came out as it did. Lines are given as Verdict.Line gives them: their ends, and between them
// the cells where they turn. Of several lines it is one with the fewest turns, and of those with the fewest steps.
type Step struct {
	Question Question
	Why      string // "" for YES, otherwise one of the reasons for NO

	// Line joins the tiles. For NoLine it turns three times or more, and it is nil if there is no line at all; for the
	// other reasons it is nil.
	Line []engine.Point

	// The rest is told for NoLine only.

	Reach    [2]*Reach      // from A and from B
	Removals []Removal      // every single tile without which there would be a line; the best lines first
	Outside  []engine.Point // the line that there would be if lines could run round the board; nil if not even then
}

// Reach is how far lines from a tile get with at most two turns.
type Reach struct {
	From  engine.Point
	Count [3]int  // the empty cells reached without a turn, those that take one turn, and those that take two
	Cells []uint8 // row after row: 0 for a cell that no such line reaches, otherwise one more than the turns it takes
}

// Explain tells why question k came out as it did, 1 ≤ k ≤ Len. It looks at every cell of the board a few times at most.
func (r *Replay) Explain(k int) Step {
	q, b := r.Question(k), r.Board(k)
	s := Step{Question: q}
	if s.Line, s.Why = newJudge(b).ask(q.A, q.B); s.Why != NoLine {
		return s
	}
	f := newFlood(b, q.A)
	s.Line = f.line(q.B)
	s.Reach[0] = f.reach()
	f = newFlood(b, q.B)
	for range 2 {
		f.turn()
	}
	s.Reach[1] = f.reach()
	s.Removals, s.Outside = nearMisses(b, q.A, q.B)
	return s
}
