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

// NewDataset is a game that stands in no text: these moves on a board with holes from 0 to n, as far as the rules accept
// them, 2 ≤ n ≤ 255. The code is why the first that they refuse may not be played, as Position.Legal says; "" if all of
// them are.
func NewDataset(n int, moves []Move) (*Dataset, input.Code) {
	p := NewPosition(n)
	for i, m := range moves {
		if _, refused := p.Play(m.At); refused != "" {
			return &Dataset{N: n, moves: moves[:i], count: i, winner: p.Winner()}, refused
		}
	}
	return &Dataset{N: n, moves: moves, count: len(moves), winner: p.Winner()}, ""
}

// Branch is the game up to move k, 0 ≤ k ≤ len(Moves), played on with other moves as far as the rules accept them; the
// code is as in NewDataset.
func (d *Dataset) Branch(k int, points []engine.Point) (*Dataset, input.Code) {
	moves := slices.Clip(d.Moves()[:k])
	for _, at := range points {
		moves = append(moves, Move{At: at})
	}
	branch, refused := NewDataset(d.N, moves)
	branch.span = d.span
	return branch, refused
}
