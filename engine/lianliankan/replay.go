package lianliankan

import (
	"slices"

	"umpire/engine"
	"umpire/engine/input"
)

// Replay steps through the questions of a dataset. The judge asks all of them of the same board; on a branch, see
// Dataset.Branch, a question may take its tiles off.
type Replay struct {
	data  *Dataset
	board *Board // a branch's board of question k, as Board was last asked for it
	k     int
}

// Len is the number of questions.
func (r *Replay) Len() int { return len(r.data.Questions) }

// Span is where the four numbers of question k stand.
func (r *Replay) Span(k int) input.Span { return r.Question(k).Span }

// Question is question k, 1 ≤ k ≤ Len.
func (r *Replay) Question(k int) Question { return r.data.Questions[k-1] }

// Board is the board on which question k is asked, 1 ≤ k ≤ Len+1: the last is the one that the questions leave behind.
// On a branch it holds until the next call.
func (r *Replay) Board(k int) *Board {
	if len(r.data.off) == 0 {
		return r.data.Board
	}
	if r.board == nil || k < r.k {
		b := *r.data.Board
		b.Tiles = slices.Clone(b.Tiles)
		r.board, r.k = &b, 1
	}
	for ; r.k < k; r.k++ {
		r.data.leave(r.board, r.k)
	}
	return r.board
}

// leave does to the board of question k what the question does.
func (d *Dataset) leave(b *Board, k int) {
	if q := d.Questions[k-1]; k <= len(d.off) && d.off[k-1] {
		b.Tiles[b.index(q.A)], b.Tiles[b.index(q.B)] = 0, 0
	}
}

// Branch is the dataset up to question k, 0 ≤ k ≤ len(Questions), and on with the questions of a person at play. Those
// with a true in take, which is as long as asked, take their tiles off the board if the answer is YES; the other
// questions leave the board as it is, like the judge's. The cells are on the board.
func (d *Dataset) Branch(k int, asked []Question, take []bool) *Dataset {
	branch := *d
	branch.Questions = slices.Concat(d.Questions[:k], asked)
	branch.off = make([]bool, len(branch.Questions))
	copy(branch.off, d.off[:min(k, len(d.off))])
	b := (&Replay{data: &branch}).Board(k + 1)
	for i, q := range asked {
		if _, why := newJudge(b).ask(q.A, q.B); take[i] && why == "" {
			branch.off[k+i] = true
		}
		branch.leave(b, k+i+1)
	}
	return &branch
}

// Ask answers a question on a board: its line, as Verdict.Line gives it, or why there is none.
func (b *Board) Ask(p, q engine.Point) (line []engine.Point, why string) {
	return newJudge(b).ask(p, q)
}
