package lianliankan

import (
	"umpire/engine"
	"umpire/engine/input"
)

// Dataset is a board and the questions about it. It keeps the text that it was read from.
type Dataset struct {
	Board     *Board
	Questions []Question

	off  []bool // of a branch: the questions that take their tiles off
	span input.Span
	text []byte
	rows []int // for every row of the board, the end of the number before it in the text
}

// NewDataset is a dataset that comes from no text: its spans and those of its tiles are empty.
func NewDataset(b *Board, questions []Question) *Dataset {
	return &Dataset{Board: b, Questions: questions}
}

// Span is the part of the text from n to the last question.
func (d *Dataset) Span() input.Span { return d.span }

// TileSpan is where the number of the tile in row x, column y stands in the text. It reads the row again up to there,
// so that a large board keeps no span for every tile.
func (d *Dataset) TileSpan(x, y int) input.Span {
	if d.rows == nil {
		return input.Span{}
	}
	r := input.NewReader(d.text, input.Span{Start: d.rows[x-1], End: d.span.End}, nil)
	r.Ints("tile", make([]int32, y), 0, MaxTile)
	return r.Span()
}

// Verdict answers the questions.
func (d *Dataset) Verdict() engine.Verdict {
	v := &Verdict{answers: make([]answer, len(d.Questions))}
	r := &Replay{data: d}
	j := newJudge(d.Board)
	for i, q := range d.Questions {
		if i > 0 && i <= len(d.off) && d.off[i-1] {
			j = newJudge(r.Board(i + 1))
		}
		line, why := j.ask(q.A, q.B)
		v.answers[i] = answer{[4]int{q.A.X, q.A.Y, q.B.X, q.B.Y}, line, why}
	}
	return v
}

// Replay has a step for every question.
func (d *Dataset) Replay() engine.Replay { return &Replay{data: d} }

// Verdict is the answers to the questions of a dataset.
type Verdict struct{ answers []answer }

type answer struct {
	question [4]int
	line     []engine.Point
	why      string
}

// Len is the number of questions.
func (v *Verdict) Len() int { return len(v.answers) }

// Answer is YES or NO.
func (v *Verdict) Answer(i int) engine.Answer {
	a := v.answers[i]
	if a.line == nil {
		return engine.Answer{Token: "NO", Mood: engine.Refused, Why: a.why, Facts: a.question}
	}
	return engine.Answer{Token: "YES", Mood: engine.Accepted, Facts: a.question}
}

// Line is the line that answer i says YES for: its ends and between them the cells where it turns, so it turns
// len(Line)-2 times. It is nil for a NO.
func (v *Verdict) Line(i int) []engine.Point { return v.answers[i].line }

// AppendOutput appends YES or NO for every question, each on a line.
func (v *Verdict) AppendOutput(dst []byte) []byte {
	for i := range v.answers {
		dst = append(append(dst, v.Answer(i).Token...), '\n')
	}
	return dst
}
