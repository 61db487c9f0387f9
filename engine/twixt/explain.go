package twixt

import "umpire/engine"

// Step says what one move did, and why.
type Step struct {
	Number  int // from 1
	Side    Side
	At      engine.Point
	Added   []Link         // A is the new peg; in order of direction
	Refused []Refusal      // likewise
	Path    []engine.Point // if the move wins, the pegs of a chain of fewest links from the low edge to the high one
	Own     Reach          // after the move
	Other   Reach          // the other side's
	Paper   *Paper         // nil if it makes no difference
}

// Paper is what the same moves come to on paper, where a side's own links do not stop its links.
type Paper struct {
	Winner Side // the first side to join its edges, or Nobody
	Step   int  // the move that does; 0 if none
}

// Explain says what move k did, 1 ≤ k ≤ Len.
func (r *Replay) Explain(k int) Step {
	before, at := r.Position(k-1), r.Move(k).At
	step := Step{Number: k, Side: Mover(k), At: at, Refused: before.Refusals(at)}
	after := before.clone()
	turn, _ := after.Play(at)
	for d := range turn.Added.All() {
		step.Added = append(step.Added, Link{at, d.From(at)})
	}
	step.Path = after.Path(step.Side)
	step.Own, step.Other = after.Reach(step.Side), after.Reach(step.Side.Other())
	var here Paper
	if turn.Won {
		here = Paper{step.Side, k}
	}
	if paper := r.paper(k); paper != here {
		step.Paper = &paper
	}
	return step
}

// paper plays the first k moves by the rules of paper.
func (r *Replay) paper(k int) Paper {
	p := NewPaperPosition(r.n)
	for i, m := range r.moves[:k] {
		if turn, _ := p.Play(m.At); turn.Won {
			return Paper{p.Winner(), i + 1}
		}
	}
	return Paper{}
}

// Turns is what every move did, in one pass: a step with a refused link gets a tick on the slider.
func (r *Replay) Turns() []Turn {
	p := NewPosition(r.n)
	turns := make([]Turn, len(r.moves))
	for i, m := range r.moves {
		turns[i], _ = p.Play(m.At)
	}
	return turns
}
