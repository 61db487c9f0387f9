package twixt

import (
	"iter"
	"strconv"

	"umpire/engine"
	"umpire/engine/input"
)

// Game is POJ 2706. An answer's facts are N and the number of moves.
func Game() engine.Game {
	return engine.Game{
		ID:      "twixt",
		Title:   "TwixT",
		Source:  "POJ 2706",
		Problem: "Connect",
		Samples: samples(),
		Read: func(r *input.Reader) iter.Seq2[engine.Dataset, bool] {
			return read(r, judgeLimits)
		},
		Write:  write,
		Shape:  shape,
		Output: engine.Layout{Words: []string{"yes", "no"}},
	}
}

// Move is one move and where its two numbers stand in the text.
type Move struct {
	At   engine.Point
	Span input.Span
}

// Dataset is one game. It comes from a reader or from Generate, which know that its moves are legal and who has won.
type Dataset struct {
	N int // the highest coordinate

	span   input.Span
	winner Side
	count  int    // its moves
	text   []byte // what they stand in
	moves  []Move // those of a game that stands in no text
}

// Moves is the game's moves, Black's first; those before the fault if it was not read whole. They are read from the text
// again: the judge has no use for them, and to keep them all takes a fifth of its time.
func (d *Dataset) Moves() []Move {
	if d.text == nil {
		return d.moves
	}
	return reread(d.text, d.span, d.count)
}

// Span is the part of the text from N to the last number read.
func (d *Dataset) Span() input.Span { return d.span }

// Verdict is yes if Black's last move joins the two black edges.
func (d *Dataset) Verdict() engine.Verdict {
	return Verdict{Yes: d.winner == Black, N: d.N, Moves: d.count}
}

// Replay is the game as a *Replay, a step a move.
func (d *Dataset) Replay() engine.Replay { return &Replay{n: d.N, moves: d.Moves()} }

// Verdict is the judge's answer about one game.
type Verdict struct {
	Yes      bool
	N, Moves int
}

// Len is 1.
func (v Verdict) Len() int { return 1 }

// Answer is yes, accepted, or no, refused.
func (v Verdict) Answer(int) engine.Answer {
	a := engine.Answer{Token: "no", Mood: engine.Refused, Facts: [4]int{v.N, v.Moves}}
	if v.Yes {
		a.Token, a.Mood = "yes", engine.Accepted
	}
	return a
}

// AppendOutput appends the line yes or no.
func (v Verdict) AppendOutput(dst []byte) []byte {
	return append(append(dst, v.Answer(0).Token...), '\n')
}

// limits are the sizes that a reader accepts, both ends included.
type limits struct {
	minN, maxN int
	minM, maxM int
	games      int
}

// judgeLimits are those of the problem.
var judgeLimits = limits{minN: 4, maxN: 20, minM: 5, maxM: 249, games: 20}

// pairsALine is how many moves the statement's sample puts on a line.
const pairsALine = 6

// write appends the games in the statement's layout.
func write(dst []byte, data []engine.Dataset) []byte {
	for _, d := range data {
		game := d.(*Dataset)
		moves := game.Moves()
		dst = appendPair(dst, game.N, len(moves))
		dst = append(dst, '\n')
		for i, m := range moves {
			dst = appendPair(dst, m.At.X, m.At.Y)
			if (i+1)%pairsALine == 0 || i == len(moves)-1 {
				dst = append(dst, '\n')
			} else {
				dst = append(dst, ' ')
			}
		}
	}
	return append(dst, "0 0\n"...)
}

func appendPair(dst []byte, a, b int) []byte {
	dst = strconv.AppendInt(dst, int64(a), 10)
	dst = append(dst, ' ')
	return strconv.AppendInt(dst, int64(b), 10)
}

// shape walks N and M on a line of their own, then M pairs, each on one line, until 0 0.
func shape(s *input.Shape) {
	for {
		n, _ := s.First()
		m, ok := s.Next()
		if !ok || n == 0 && m == 0 {
			return
		}
		for k := range m {
			if k == 0 {
				_, ok = s.First()
			} else {
				_, ok = s.Free()
			}
			if _, next := s.Next(); !ok || !next {
				return
			}
		}
		if s.AtEnd() {
			return
		}
	}
}
