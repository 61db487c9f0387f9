package record

import (
	"umpire/engine"
	"umpire/engine/twixt"
)

// Of is a game of the judge's as a record, without the players' names. Its N must be from MinSize-1 to MaxSize-1.
func Of(d *twixt.Dataset) *Record {
	r := &Record{Size: d.N + 1}
	for _, m := range d.Moves() {
		r.Moves = append(r.Moves, Move{At: m.At, Span: m.Span})
	}
	return r
}

// Dataset is the game as the judge plays it, up to the move that wins by the judge's rules, and how many moves come
// after that. The judge takes it if N is at most 20 and it has an odd number of moves, at least 5.
func (r *Record) Dataset() (d *twixt.Dataset, after int) {
	moves := make([]twixt.Move, len(r.Moves))
	for i, m := range r.Moves {
		moves[i].At = m.At
	}
	d, _ = twixt.NewDataset(r.Size-1, moves)
	return d, len(moves) - len(d.Moves())
}

// AppendInput appends the game, up to the winning move, as the judge's input.
func (r *Record) AppendInput(dst []byte) []byte {
	d, _ := r.Dataset()
	return twixt.Game().Write(dst, []engine.Dataset{d})
}
