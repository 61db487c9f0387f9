package twixt

import (
	"slices"

	"umpire/engine"
	"umpire/engine/input"
)

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

// Branch is the game up to move k, 0 ≤ k ≤ len(Moves), played on with other moves as far as the rules accept them. The
// code is why the first that they refuse may not be played, as Position.Legal says; "" if all of them are.
func (d *Dataset) Branch(k int, moves []engine.Point) (*Dataset, input.Code) {
	branch := &Dataset{N: d.N, Moves: slices.Clone(d.Moves[:k]), span: d.span}
	p := (&Replay{n: d.N, moves: d.Moves}).Position(k)
	var refused input.Code
	for _, at := range moves {
		if _, refused = p.Play(at); refused != "" {
			break
		}
		branch.Moves = append(branch.Moves, Move{At: at})
	}
	branch.winner = p.Winner()
	return branch, refused
}
