package session

import (
	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/input"
)

// Messages between page and worker are bytes: numbers as variable-length integers, strings behind their lengths, lists
// behind their counts. encoding/json would do the same and add 1.3 MB to the worker's program, which is 1.9 MB without.
// Three of these functions are marked noinline: they are called in so many places that their copies there would take 38 KB.

// packet is a message that is being written.
type packet struct{ b []byte }

//go:noinline
func (p *packet) int(v int) {
	u := uint64(v)<<1 ^ uint64(v>>63) // small negative numbers stay short
	for u >= 0x80 {
		p.b = append(p.b, byte(u)|0x80)
		u >>= 7
	}
	p.b = append(p.b, byte(u))
}

func (p *packet) bool(v bool) {
	if v {
		p.int(1)
	} else {
		p.int(0)
	}
}

//go:noinline
func (p *packet) str(s string) {
	p.int(len(s))
	p.b = append(p.b, s...)
}

func (p *packet) span(s input.Span) {
	p.int(s.Start)
	p.int(s.End)
}

// parcel is a message that is being read. After the first thing that does not fit, ok is false and all is zero.
type parcel struct {
	b  []byte
	ok bool
}

//go:noinline
func (p *parcel) int() int {
	var u uint64
	for shift := 0; shift < 64 && len(p.b) > 0; shift += 7 {
		c := p.b[0]
		p.b = p.b[1:]
		u |= uint64(c&0x7F) << shift
		if c < 0x80 {
			return int(u>>1) ^ -int(u&1)
		}
	}
	p.fail()
	return 0
}

func (p *parcel) fail() { p.b, p.ok = nil, false }

func (p *parcel) bool() bool { return p.int() != 0 }

func (p *parcel) str() string {
	n := p.count()
	s := string(p.b[:n])
	p.b = p.b[n:]
	return s
}

// count is a length or a count: never more than there are bytes left, so that it may be allocated for.
func (p *parcel) count() int {
	n := p.int()
	if n < 0 || n > len(p.b) {
		p.fail()
		return 0
	}
	return n
}

func (p *parcel) span() input.Span { return input.Span{Start: p.int(), End: p.int()} }

func packList[T any](p *packet, list []T, pack func(*packet, *T)) {
	p.int(len(list))
	for i := range list {
		pack(p, &list[i])
	}
}

func openList[T any](p *parcel, open func(*parcel) T) []T {
	n := p.count()
	var list []T
	for range n {
		list = append(list, open(p))
	}
	return list
}

// decode reads a whole message.
func decode[T any](b []byte, open func(*parcel) T) (T, bool) {
	p := &parcel{b, true}
	v := open(p)
	if !p.ok || len(p.b) > 0 {
		var none T
		return none, false
	}
	return v, true
}

func packName(p *packet, s *string) { p.str(*s) }
func openName(p *parcel) string     { return p.str() }

func packSpan(p *packet, s *input.Span) { p.span(*s) }

func packSummary(p *packet, s *Summary) {
	p.str(s.Game)
	p.str(string(s.How))
	packList(p, s.Also, packName)
	packList(p, s.Near, packStop)
	for _, v := range []int{s.Bytes, s.Lines, s.Datasets, s.Answers, s.Accepted, s.Refused} {
		p.int(v)
	}
	p.span(s.Block)
	packList(p, s.More, packSpan)
	p.str(s.Expected)
	p.bool(s.Fault != nil)
	if s.Fault != nil {
		packFault(p, s.Fault)
	}
	p.bool(s.Partial)
	packList(p, s.Warnings, packFault)
}

func openSummary(p *parcel) Summary {
	s := Summary{Game: p.str(), How: games.How(p.str()), Also: openList(p, openName), Near: openList(p, openStop)}
	for _, v := range []*int{&s.Bytes, &s.Lines, &s.Datasets, &s.Answers, &s.Accepted, &s.Refused} {
		*v = p.int()
	}
	s.Block = p.span()
	s.More = openList(p, (*parcel).span)
	s.Expected = p.str()
	if p.bool() {
		f := openFault(p)
		s.Fault = &f
	}
	s.Partial = p.bool()
	s.Warnings = openList(p, openFault)
	return s
}

func packStop(p *packet, s *Stop) {
	p.str(s.Game)
	p.int(s.Line)
}

func openStop(p *parcel) Stop { return Stop{p.str(), p.int()} }

func packFault(p *packet, e *input.Error) {
	p.str(string(e.Code))
	p.span(e.Span)
	p.str(e.Found)
	p.str(e.Want.Name)
	p.bool(e.Want.Decimal)
	p.str(e.Place.Part)
	for _, v := range faultInts(e) {
		p.int(*v)
	}
}

func openFault(p *parcel) input.Error {
	e := input.Error{Code: input.Code(p.str()), Span: p.span(), Found: p.str()}
	e.Want.Name, e.Want.Decimal, e.Place.Part = p.str(), p.bool(), p.str()
	for _, v := range faultInts(&e) {
		*v = p.int()
	}
	return e
}

func faultInts(e *input.Error) []*int {
	return []*int{
		&e.Line, &e.Column, &e.Want.Min, &e.Want.Max, &e.Place.Dataset, &e.Place.Step, &e.Place.Steps, &e.Side,
		&e.Point[0], &e.Point[1], &e.Prior.Step, &e.Prior.Line, &e.Prior.Column,
	}
}

func packRow(p *packet, r *Row) {
	p.int(r.Index)
	p.int(r.Dataset)
	p.int(r.Step)
	p.str(r.Token)
	p.int(int(r.Mood))
	p.str(r.Why)
	for _, f := range r.Facts {
		p.int(f)
	}
	packList(p, r.Line, packPoint)
}

func openRow(p *parcel) Row {
	r := Row{Index: p.int(), Dataset: p.int(), Step: p.int(), Token: p.str(), Mood: engine.Mood(p.int()), Why: p.str()}
	for i := range r.Facts {
		r.Facts[i] = p.int()
	}
	r.Line = openList(p, openPoint)
	return r
}

func packPoint(p *packet, at *engine.Point) {
	p.int(at.X)
	p.int(at.Y)
}

func openPoint(p *parcel) engine.Point { return engine.Point{X: p.int(), Y: p.int()} }

func packLine(p *packet, l *Line) {
	p.int(l.Number)
	p.int(l.Start)
	p.str(l.Text)
	p.bool(l.Cut)
}

func openLine(p *parcel) Line { return Line{p.int(), p.int(), p.str(), p.bool()} }

func packOpened(p *packet, o *Opened) {
	for _, v := range []int{o.Dataset, o.First, o.Answers, o.Step} {
		p.int(v)
	}
	p.bool(o.Whole)
	p.span(o.Span)
	p.bool(o.Packed)
	packList(p, o.Rows, packRow)
}

func openOpened(p *parcel) Opened {
	return Opened{
		Dataset: p.int(), First: p.int(), Answers: p.int(), Step: p.int(),
		Whole: p.bool(), Span: p.span(), Packed: p.bool(), Rows: openList(p, openRow),
	}
}
