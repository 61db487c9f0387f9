package twixt

import (
	"testing"

	"umpire/engine"
)

// TestReplay checks the position after every step of a tangled game.
func TestReplay(t *testing.T) {
	d, ok := Generate(Tangled, 12, 61, 5)
	if !ok {
		t.Fatal("no game")
	}
	r := d.Replay().(*Replay)
	var moves []engine.Point
	for k := range r.Len() + 1 {
		if k > 0 {
			moves = append(moves, r.Move(k).At)
		}
		checkConsistency(t, r.Position(k), moves)
	}
	if len(moves) != 61 {
		t.Errorf("%d steps, want 61", len(moves))
	}
}
