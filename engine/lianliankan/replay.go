package lianliankan

import "umpire/engine/input"

// Replay steps through the questions of a dataset. All of them are asked of the same board.
type Replay struct{ data *Dataset }

// Len is the number of questions.
func (r *Replay) Len() int { return len(r.data.Questions) }

// Span is where the four numbers of question k stand.
func (r *Replay) Span(k int) input.Span { return r.Question(k).Span }

// Board is the board of every step.
func (r *Replay) Board() *Board { return r.data.Board }

// Question is question k, 1 ≤ k ≤ Len.
func (r *Replay) Question(k int) Question { return r.data.Questions[k-1] }
