package twixt

import "umpire/engine/input"

// Replay is a game as numbered steps, a step a move.
type Replay struct {
	n     int
	moves []Move
}

// Len is the number of moves.
func (r *Replay) Len() int { return len(r.moves) }

// Span is where the two numbers of move k stand in the text, 1 ≤ k ≤ Len.
func (r *Replay) Span(k int) input.Span { return r.moves[k-1].Span }

// Move is move k, 1 ≤ k ≤ Len.
func (r *Replay) Move(k int) Move { return r.moves[k-1] }

// Position is the board after move k, 0 ≤ k ≤ Len. It is played from the start, which takes some microseconds at the
// judge's limits; the caller may play on from it.
func (r *Replay) Position(k int) *Position {
	p := NewPosition(r.n)
	for _, m := range r.moves[:k] {
		p.Play(m.At)
	}
	return p
}
