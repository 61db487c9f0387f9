package goban

import (
	"iter"
	"slices"

	"umpire/engine"
	"umpire/engine/input"
)

// Go19 is MNS317: attempts on 19 × 19 points, each valid or not.
//
// Answers are "valid" and "invalid"; Why is "", "occupied", "suicide" or "ko"; Facts are x, y, the color (1 black,
// 2 white) and the stones captured. An input has one dataset; Write puts several one after another, which Read takes
// for data after the end.
func Go19() engine.Game {
	return engine.Game{
		ID:      "go",
		Title:   "Go",
		Source:  "MNS317",
		Problem: "chess",
		Samples: go19Samples(),
		Read:    func(r *input.Reader) iter.Seq2[engine.Dataset, bool] { return readGo19(r, go19Layout()) },
		Write: func(dst []byte, data []engine.Dataset) []byte {
			l := go19Layout()
			for _, d := range data {
				dst = l.write(dst, d.(*Dataset).Game().Moves)
			}
			return dst
		},
		Output: engine.Layout{Words: []string{"valid", "invalid"}, Numbers: go19Side * go19Side},
		Shape: func(s *input.Shape) {
			l := go19Layout()
			l.shape(s)
		},
	}
}

// The limits of MNS317.
const (
	go19Side     = 19
	go19Attempts = 10_000
)

func go19Layout() layout {
	return layout{length: "n", part: "attempt", axes: [2]string{"x", "y"}, most: go19Attempts, side: go19Side}
}

// go19Game is the attempts under MNS317's law.
func go19Game(moves []Move) Game {
	return Game{Rules: Rules{Ko: SingleStoneKo}, Topology: Topology{go19Side, go19Side}, Moves: moves}
}

// Attempts is a dataset of MNS317 that stands in no text. The points are on the board.
func Attempts(points []engine.Point) *Dataset {
	return &Dataset{game: go19Game(unspanned(points))}
}

// readGo19 reads an input within a layout's limits.
func readGo19(r *input.Reader, l layout) iter.Seq2[engine.Dataset, bool] {
	return func(yield func(engine.Dataset, bool) bool) {
		r.Place = input.Place{Dataset: 1}
		points, span, whole := l.read(r)
		if !whole && len(points) == 0 {
			return
		}
		if yield(&Dataset{game: go19Game(nil), span: span, text: r.Text(), points: points}, whole) {
			r.Place = input.Place{}
			r.End()
		}
	}
}

// verdict is the attempts of a game on a board and what became of them. Passes and setups, which no judge has, are
// answered with a word of their own and printed as nothing.
type verdict struct {
	record
	topology Topology
	setup    []Stone
}

func (v *verdict) Len() int { return len(v.steps) }

func (v *verdict) Answer(i int) engine.Answer {
	s := v.steps[i]
	switch s.kind {
	case KindPass:
		return engine.Answer{Token: "pass", Facts: [4]int{2: int(s.color)}}
	case KindSetup:
		return engine.Answer{Token: "setup", Facts: [4]int{2: int(s.color)}}
	}
	a := engine.Answer{Token: "valid", Mood: engine.Accepted}
	if s.cause != CauseNone {
		a = engine.Answer{Token: "invalid", Mood: engine.Refused, Why: s.cause.Code()}
	}
	at := int(s.at - firstCell)
	a.Facts = [4]int{at/v.topology.Columns + 1, at%v.topology.Columns + 1, int(s.color), len(v.off(i + 1))}
	return a
}

// AppendOutput keeps the answer to a valid attempt ready, the board below it, and changes the digits that each attempt
// changes.
func (v *verdict) AppendOutput(dst []byte) []byte {
	const head = "valid\n"
	const refused = "invalid\n"
	rows, columns := v.topology.Rows, v.topology.Columns
	ready := make([]byte, len(head), len(head)+2*rows*columns)
	copy(ready, head)
	for i := range rows * columns {
		ready = append(ready, '0', ' ')
		if i%columns == columns-1 {
			ready[len(ready)-1] = '\n'
		}
	}
	size := 0
	for _, s := range v.steps {
		switch {
		case s.cause != CauseNone:
			size += len(refused)
		case s.kind == KindPlay:
			size += len(ready)
		}
	}
	dst = slices.Grow(dst, size)
	digits := ready[len(head):]
	for _, s := range v.setup {
		digits[2*((s.At.X-1)*columns+s.At.Y-1)] = '0' + byte(s.Color)
	}
	taken := int32(0)
	for _, s := range v.steps {
		switch {
		case s.cause != CauseNone:
			dst = append(dst, refused...)
			continue
		case s.kind == KindPass:
			continue
		case s.kind == KindSetup:
			for _, e := range v.setups[s.setup] {
				digits[2*(e.at-firstCell)] = '0' + byte(e.now)
			}
			continue
		}
		digits[2*(s.at-firstCell)] = '0' + byte(s.color)
		for _, c := range v.taken[taken:s.end] {
			digits[2*(c-firstCell)] = '0'
		}
		taken = s.end
		dst = append(dst, ready...)
	}
	return dst
}
