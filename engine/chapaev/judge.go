package chapaev

import (
	"iter"

	"umpire/engine"
	"umpire/engine/input"
)

// Game is Timus 1163.
func Game() engine.Game {
	return engine.Game{
		ID:      "chapaev",
		Title:   "Chapaev",
		Source:  "Timus 1163",
		Problem: "Chapaev",
		Samples: []engine.Sample{
			{Name: "statement", Text: statement},
			{Name: "touch", Text: touch},
			{Name: "miss", Text: miss},
			{Name: "fewer", Text: fewer},
			{Name: "lost", Text: hopeless},
		},
		Read:   read,
		Write:  write,
		Shape:  shape,
		Output: engine.Layout{Words: []string{"RED", "WHITE"}},
	}
}

const (
	// statement is the problem's own sample: both sides in a row.
	statement = `0.5 7.5 1.5 7.5 2.5 7.5 3.5 7.5 4.5 7.5 5.5 7.5 6.5 7.5 7.5 7.5
0.5 0.5 1.5 0.5 2.5 0.5 3.5 0.5 4.5 0.5 5.5 0.5 6.5 0.5 7.5 0.5
`
	// touch is won by a single flick, which exactly touches discs on both sides of its path.
	touch = `4.4 2.8 0.4 0.4 3.6 5.2 5.2 4.4 2.8 4.4 0.4 2 4.4 6 6.8 3.6
2 5.2 6 6 1.2 2.8 6.8 6.8 5.2 6.8 7.6 5.2 0.4 3.6 6 0.4
`
	// miss is touch with one of those discs a billionth farther out: no flick wins.
	miss = `4.4 2.8 0.4 0.4 3.6 5.2 5.2 4.4 2.8 4.4 0.4 2 4.4 6 6.8 3.6
2 5.2 6 6 1.2 2.8 6.8 6.8 5.2 6.8 7.6 5.199999999 0.4 3.6 6 0.4
`
	// fewer is won by a flick that takes fewer discs than another close to it.
	fewer = `3.5 1.5 1.5 6.5 1.5 7.5 6.5 1.5 4.5 3.5 2.5 0.5 3.5 7.5 5.5 4.5
5.5 7.5 5.5 2.5 5.5 0.5 4.5 2.5 2.5 7.5 0.5 6.5 0.5 3.5 1.5 0.5
`
	// hopeless is lost for the side that starts.
	hopeless = `6.5 3.5 5.5 2.5 1.5 2.5 3.5 3.5 7.5 2.5 7.5 3.5 6.5 2.5 5.5 7.5
0.5 5.5 4.5 2.5 4.5 5.5 5.5 6.5 6.5 0.5 3.5 0.5 1.5 0.5 3.5 5.5
`
)

// Dataset is one position of the start, with Red to move, or an arranged one.
type Dataset struct {
	discs    [count]Disc
	present  Discs // the discs read; all of them in a whole dataset
	turn     Side  // Red, unless it is arranged
	arranged bool
	text     []byte
}

// Disc is the centre of a disc, which is numbered from 0 to 15, exactly as a value. It is the zero Disc if the dataset
// ends before it.
func (d *Dataset) Disc(disc int) Disc { return d.discs[disc] }

// Typed is a disc's x and y in the input's own spelling; of an arranged position in the shortest one.
func (d *Dataset) Typed(disc int) (x, y []byte) {
	if d.arranged {
		return AppendDecimal(nil, d.discs[disc].X), AppendDecimal(nil, d.discs[disc].Y)
	}
	return d.discs[disc].X.Span.Of(d.text), d.discs[disc].Y.Span.Of(d.text)
}

// Start is the position before the first flick.
func (d *Dataset) Start() Position { return Position{d.present, d.turn} }

// Span is the part of the text that it was read from.
func (d *Dataset) Span() input.Span {
	if d.present == 0 || d.arranged {
		return input.Span{}
	}
	return d.discs[0].Span().To(d.discs[d.present.Len()-1].Span())
}

// Verdict says who wins.
func (d *Dataset) Verdict() engine.Verdict { return Verdict{d.winner(true)} }

// HangsOnTouch tells whether the other side would win if a mere touch did not count, so that all flicks went into the
// open gaps between the directions that touch something.
func (d *Dataset) HangsOnTouch() bool { return d.winner(true) != d.winner(false) }

func (d *Dataset) winner(touch bool) Side {
	options := newLayout(&d.discs, d.present).options(touch)
	if wins(d.Start(), options) {
		return d.turn
	}
	return d.turn.Other()
}

// Verdict is the judge's answer: who wins when both play as well as possible.
type Verdict struct{ Winner Side }

// Len is 1.
func (v Verdict) Len() int { return 1 }

// Answer is the winner, RED or WHITE.
func (v Verdict) Answer(int) engine.Answer { return engine.Answer{Token: v.Winner.String()} }

// AppendOutput appends the winner's line.
func (v Verdict) AppendOutput(dst []byte) []byte {
	return append(append(dst, v.Winner.String()...), '\n')
}

// read reads the one position of the input. A disc that is off the board is refused at the number that says so, one
// that lies on another at its first number.
func read(r *input.Reader) iter.Seq2[engine.Dataset, bool] {
	return func(yield func(engine.Dataset, bool) bool) {
		d := &Dataset{text: r.Text()}
		if !readDiscs(r, d) {
			if d.present != 0 {
				yield(d, false)
			}
			return
		}
		if yield(d, true) {
			r.Place = input.Place{}
			r.End()
		}
	}
}

// readDiscs reads sixteen discs, until a fault.
func readDiscs(r *input.Reader, d *Dataset) bool {
	l := layout{discs: &d.discs}
	for disc := range count {
		r.Place = input.Place{Dataset: 1, Part: "disc", Step: disc + 1, Steps: count}
		x, ok := coordinate(r, "x", disc)
		if !ok {
			return false
		}
		y, ok := coordinate(r, "y", disc)
		if !ok {
			return false
		}
		d.discs[disc] = Disc{x, y}
		if clash := l.add(disc); clash >= 0 {
			fault := r.Fail(input.Overlap, d.discs[disc].Span(), input.Want{})
			fault.Side = 1 + int(SideOf(disc))
			fault.Prior.Step = clash + 1
			fault.Prior.Line, fault.Prior.Column = input.Position(r.Text(), d.discs[clash].X.Span.Start)
			d.discs[disc] = Disc{}
			return false
		}
		d.present |= 1 << disc
	}
	return true
}

// coordinate reads one number of a disc that must be wholly on the board.
func coordinate(r *input.Reader, name string, disc int) (input.Decimal, bool) {
	v, ok := r.Decimal(name)
	if ok && !onBoard(v) {
		r.Fail(input.OffBoard, v.Span, input.Want{Name: name, Decimal: true})
		ok = false
	}
	if !ok {
		r.Err().Side = 1 + int(SideOf(disc))
	}
	return v, ok
}

// write writes one colour a line, every number in its shortest form.
func write(dst []byte, data []engine.Dataset) []byte {
	for _, set := range data {
		d := set.(*Dataset)
		for disc := range d.present.All() {
			dst = append(appendDecimal(dst, d.discs[disc].X), ' ')
			dst = appendDecimal(dst, d.discs[disc].Y)
			end := byte(' ')
			if disc%perSide == perSide-1 {
				end = '\n'
			}
			dst = append(dst, end)
		}
	}
	return dst
}

// shape is thirty-two numbers, one colour a line.
func shape(s *input.Shape) {
	s.Decimals = true
	for disc := range count {
		if disc%perSide == 0 {
			s.First()
		} else {
			s.Free()
		}
		s.Next()
	}
}
