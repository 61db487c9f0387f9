package session

import (
	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/internal/wire"
)

func span(p *wire.Writer, s input.Span) {
	p.Int(s.Start)
	p.Int(s.End)
}

func packSpan(p *wire.Writer, s *input.Span) { span(p, *s) }

func readSpan(p *wire.Reader) input.Span { return input.Span{Start: p.Int(), End: p.Int()} }

func packName(p *wire.Writer, s *string) { p.Str(*s) }
func openName(p *wire.Reader) string     { return p.Str() }

func packSummary(p *wire.Writer, s *Summary) {
	p.Str(s.Game)
	p.Str(string(s.How))
	wire.List(p, s.Also, packName)
	wire.List(p, s.Near, packStop)
	for _, v := range []int{s.Bytes, s.Lines, s.Datasets, s.Answers, s.Accepted, s.Refused} {
		p.Int(v)
	}
	span(p, s.Block)
	wire.List(p, s.More, packSpan)
	p.Str(s.Expected)
	p.Bool(s.Fault != nil)
	if s.Fault != nil {
		PackFault(p, s.Fault)
	}
	p.Bool(s.Partial)
	wire.List(p, s.Warnings, PackFault)
}

func openSummary(p *wire.Reader) Summary {
	s := Summary{Game: p.Str(), How: games.How(p.Str()), Also: wire.ReadList(p, openName), Near: wire.ReadList(p, openStop)}
	for _, v := range []*int{&s.Bytes, &s.Lines, &s.Datasets, &s.Answers, &s.Accepted, &s.Refused} {
		*v = p.Int()
	}
	s.Block = readSpan(p)
	s.More = wire.ReadList(p, readSpan)
	s.Expected = p.Str()
	if p.Bool() {
		f := OpenFault(p)
		s.Fault = &f
	}
	s.Partial = p.Bool()
	s.Warnings = wire.ReadList(p, OpenFault)
	return s
}

func packStop(p *wire.Writer, s *Stop) {
	p.Str(s.Game)
	p.Int(s.Line)
}

func openStop(p *wire.Reader) Stop { return Stop{p.Str(), p.Int()} }

// PackFault writes a fault into a message.
func PackFault(p *wire.Writer, e *input.Error) {
	p.Str(string(e.Code))
	span(p, e.Span)
	p.Str(e.Found)
	p.Str(e.Want.Name)
	p.Bool(e.Want.Decimal)
	p.Str(e.Place.Part)
	for _, v := range faultInts(e) {
		p.Int(*v)
	}
}

// OpenFault reads what PackFault writes.
func OpenFault(p *wire.Reader) input.Error {
	e := input.Error{Code: input.Code(p.Str()), Span: readSpan(p), Found: p.Str()}
	e.Want.Name, e.Want.Decimal, e.Place.Part = p.Str(), p.Bool(), p.Str()
	for _, v := range faultInts(&e) {
		*v = p.Int()
	}
	return e
}

func faultInts(e *input.Error) []*int {
	return []*int{
		&e.Line, &e.Column, &e.Want.Min, &e.Want.Max, &e.Place.Dataset, &e.Place.Step, &e.Place.Steps, &e.Side,
		&e.Point[0], &e.Point[1], &e.Prior.Step, &e.Prior.Line, &e.Prior.Column,
	}
}

func packRow(p *wire.Writer, r *Row) {
	p.Int(r.Index)
	p.Int(r.Dataset)
	p.Int(r.Step)
	p.Str(r.Token)
	p.Int(int(r.Mood))
	p.Str(r.Why)
	for _, f := range r.Facts {
		p.Int(f)
	}
	wire.List(p, r.Line, packPoint)
}

func openRow(p *wire.Reader) Row {
	r := Row{Index: p.Int(), Dataset: p.Int(), Step: p.Int(), Token: p.Str(), Mood: engine.Mood(p.Int()), Why: p.Str()}
	for i := range r.Facts {
		r.Facts[i] = p.Int()
	}
	r.Line = wire.ReadList(p, openPoint)
	return r
}

func packPoint(p *wire.Writer, at *engine.Point) {
	p.Int(at.X)
	p.Int(at.Y)
}

func openPoint(p *wire.Reader) engine.Point { return engine.Point{X: p.Int(), Y: p.Int()} }

func packLine(p *wire.Writer, l *Line) {
	p.Int(l.Number)
	p.Int(l.Start)
	p.Str(l.Text)
	p.Bool(l.Cut)
}

func openLine(p *wire.Reader) Line { return Line{p.Int(), p.Int(), p.Str(), p.Bool()} }

func packOpened(p *wire.Writer, o *Opened) {
	for _, v := range []int{o.Dataset, o.First, o.Answers, o.Step} {
		p.Int(v)
	}
	p.Bool(o.Whole)
	span(p, o.Span)
	p.Bool(o.Packed)
	wire.List(p, o.Rows, packRow)
}

func openOpened(p *wire.Reader) Opened {
	return Opened{
		Dataset: p.Int(), First: p.Int(), Answers: p.Int(), Step: p.Int(),
		Whole: p.Bool(), Span: readSpan(p), Packed: p.Bool(), Rows: wire.ReadList(p, openRow),
	}
}
