package setup

import (
	"bytes"
	"strconv"

	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/goban"
	"umpire/engine/input"
)

// heading is the first word of the text of a setup.
const heading = "umpire-setup"

// Sniff tells whether a text is that of a setup.
func Sniff(text []byte) bool {
	text = bytes.TrimLeft(bytes.TrimPrefix(text, []byte("\uFEFF")), " \t\r\n")
	rest, ok := bytes.CutPrefix(text, []byte(heading))
	return ok && (len(rest) == 0 || blank(rest[0]))
}

// The faults of texts, besides input's EOF, TOKEN and RANGE.
const (
	LongText input.Code = "LARGE" // the text is over Want.Max bytes, or has too many lines
)

// What a fault wants, as Want.Name has it.
const (
	wantGame  = "game"
	wantWord  = "word"
	wantColor = "color"
	wantSize  = "size"
	wantPoint = "point"
	wantMove  = "move"
	// wantDigits are those of a coordinate; a page reckons with them between two frames.
	wantDigits = "digits"
)

// Read reads what Write writes. After a fault the setup has what was read before it; it is nil if not even the game was
// named.
func Read(text []byte) (*Setup, *input.Error) {
	if len(text) > MaxText || bytes.Count(text, []byte("\n")) > maxLines {
		fault := input.NewError(nil, LongText, input.Span{})
		fault.Want.Max = MaxText
		return nil, fault
	}
	r := reader{text: text}
	r.read()
	return r.setup, r.fault
}

// reader is a setup as it is read. After the first fault all calls do nothing.
type reader struct {
	text  []byte
	pos   int
	word  input.Span // the present one; empty at the end
	setup *Setup
	fault *input.Error

	color    goban.Color // whose the next points are
	named    bool        // a color was named
	moving   bool        // they are moves
	set      *goban.Move // they are arranged between moves
	sets     int
	discs    chapaev.Discs
	withSize bool
}

func blank(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }

// next goes to the next word.
//
//go:noinline
func (r *reader) next() {
	if r.fault != nil {
		r.word = input.Span{Start: len(r.text), End: len(r.text)}
		return
	}
	for r.pos < len(r.text) && blank(r.text[r.pos]) {
		r.pos++
	}
	start := r.pos
	for r.pos < len(r.text) && !blank(r.text[r.pos]) {
		r.pos++
	}
	r.word = input.Span{Start: start, End: r.pos}
}

// is tells whether the present word is this one, in any case of letters.
//
//go:noinline
func (r *reader) is(word string) bool { return bytes.EqualFold(r.word.Of(r.text), []byte(word)) }

// fail records a fault at the present word.
//
//go:noinline
func (r *reader) fail(code input.Code, want input.Want) {
	if r.fault == nil {
		if r.word.Len() == 0 {
			code = input.EOF
		}
		r.fault = input.NewError(r.text, code, r.word)
		r.fault.Want = want
	}
}

// number reads the present word as a number between two limits, and goes on.
func (r *reader) number(name string, low, high int) int {
	if r.fault != nil {
		return 0
	}
	if r.word.Len() == 0 {
		r.fail(input.EOF, input.Want{Name: name})
		return 0
	}
	numbers := input.NewReader(r.text, r.word, nil)
	v, ok := numbers.Int(name, low, high)
	if !ok {
		r.fault = numbers.Err()
	}
	r.next()
	return v
}

// decimal reads the present word as a decimal, and goes on.
func (r *reader) decimal(name string) input.Decimal {
	if r.fault != nil {
		return input.Decimal{}
	}
	if r.word.Len() == 0 {
		r.fail(input.EOF, input.Want{Name: name, Decimal: true})
		return input.Decimal{}
	}
	numbers := input.NewReader(r.text, r.word, nil)
	v, ok := numbers.Decimal(name)
	switch {
	case !ok:
		r.fault = numbers.Err()
	case len(v.Whole)+len(v.Part) > maxDigits:
		r.fail(input.Range, input.Want{Name: wantDigits, Max: maxDigits})
	}
	r.next()
	return v
}

func (r *reader) read() {
	if bytes.HasPrefix(r.text, []byte("\uFEFF")) {
		r.pos = 3
	}
	r.next()
	if string(r.word.Of(r.text)) != heading {
		r.fail(input.Token, input.Want{Name: wantGame})
		return
	}
	r.next()
	for _, id := range []string{"twixt", "chapaev", "go", "infinite-go"} {
		if r.is(id) {
			r.setup = New(id)
		}
	}
	if r.setup == nil {
		r.fail(input.Token, input.Want{Name: wantGame})
		return
	}
	for r.next(); r.word.Len() > 0 && r.fault == nil; {
		r.item()
	}
}

// item reads a word and what belongs to it.
func (r *reader) item() {
	s := r.setup
	stones := s.Game != "chapaev"
	goes := s.Game == "go" || s.Game == "infinite-go"
	switch {
	case r.is("size") && (s.Game == "twixt" || s.Game == "go") && !r.withSize && len(s.Stones)+len(s.Moves) == 0:
		r.withSize = true
		r.next()
		least, most := s.Sizes()
		rows := r.number(wantSize, least, most)
		columns := rows
		if s.Game == "go" {
			columns = r.number(wantSize, least, most)
		}
		if r.fault == nil {
			s.Resize(rows, columns)
		}
	case r.is("turn") && s.Game != "twixt" && !r.moving:
		r.next()
		s.Turn = r.side()
	case r.is("turn") && r.set != nil:
		r.next()
		r.set.Color = r.side()
	case stones && (r.is("black") || r.is("white")):
		r.color, r.named = r.side(), true
	case r.is("empty") && r.set != nil:
		r.color, r.named = goban.Empty, true
		r.next()
	case r.is("moves") && goes:
		r.moving, r.set, r.named = true, nil, false
		r.next()
	case r.is("set") && s.Game == "go" && r.moving:
		r.next()
		r.arrange()
	case r.is("pass") && r.moving && r.set == nil && r.named:
		r.move(goban.Move{Kind: goban.KindPass, Color: r.color, Span: r.word})
		r.next()
	case s.Game == "chapaev":
		r.disc()
	case !r.named:
		r.fail(input.Token, input.Want{Name: wantColor})
	default:
		r.point()
	}
}

// side reads a side.
func (r *reader) side() (c goban.Color) {
	switch {
	case r.is("black") && r.setup.Game != "chapaev", r.is("red") && r.setup.Game == "chapaev":
		c = goban.Black
	case r.is("white"):
		c = goban.White
	default:
		r.fail(input.Token, input.Want{Name: wantColor})
	}
	r.next()
	return c
}

// arrange begins a setup between moves.
func (r *reader) arrange() {
	if r.sets++; r.sets > maxSets {
		r.fail(input.Range, input.Want{Name: wantMove, Max: maxSets})
		return
	}
	r.move(goban.Move{Kind: goban.KindSetup})
	r.named = false
	if r.fault == nil {
		r.set = &r.setup.Moves[len(r.setup.Moves)-1]
	}
}

// move adds a move.
func (r *reader) move(m goban.Move) {
	if len(r.setup.Moves) == MaxMoves {
		r.fail(input.Range, input.Want{Name: wantMove, Max: MaxMoves})
		return
	}
	r.setup.Moves = append(r.setup.Moves, m)
}

// point reads a point and puts what was named there. Points that are nowhere on any board are faults of the text when
// they are moves; otherwise Check tells them.
func (r *reader) point() {
	s, start := r.setup, r.word
	most := maxPoint
	rows, columns := most, most
	if r.moving && s.Game == "go" {
		rows, columns = s.Size[0], s.Size[1]
	}
	low := 1
	if s.Game == "twixt" {
		low = 0
	}
	p := engine.Point{X: r.number(wantPoint, low, rows)}
	last := r.word
	p.Y = r.number(wantPoint, low, columns)
	if r.fault != nil {
		return
	}
	at := start.To(last)
	switch {
	case r.set != nil:
		for _, stone := range r.set.Stones {
			if stone.At == p {
				r.word = at
				r.fail(input.Occupied, input.Want{Name: wantPoint})
				return
			}
		}
		r.set.Stones = append(r.set.Stones, goban.Stone{At: p, Color: r.color})
	case r.moving:
		r.move(goban.Move{At: p, Color: r.color, Span: at})
	default:
		s.Stones = append(s.Stones, Stone{goban.Stone{At: p, Color: r.color}, at})
	}
}

// disc reads a disc's name and place.
func (r *reader) disc() {
	name := r.word.Of(r.text)
	if len(name) != 2 || name[1] < '1' || name[1] > '8' || name[0]|0x20 != 'r' && name[0]|0x20 != 'w' {
		r.fail(input.Token, input.Want{Name: wantWord})
		return
	}
	d := Disc{Number: int(name[1] - '1')}
	if name[0]|0x20 == 'w' {
		d.Number += 8
	}
	if r.discs.Has(d.Number) {
		r.fail(input.Occupied, input.Want{Name: wantWord})
		return
	}
	r.discs |= 1 << d.Number
	r.next()
	d.X = r.decimal("x")
	d.Y = r.decimal("y")
	if r.fault == nil {
		r.setup.PutDisc(d)
	}
}

// pairsALine is how many points stand on a line.
const pairsALine = 10

// writer is a setup's text in the making.
type writer struct {
	out    []byte
	color  goban.Color // of the last point on the line
	pairs  int         // on the line; 0 if none is open
	moving bool
}

// colorWords are the words for what a point holds.
var colorWords = [...]string{"empty", "black", "white"}

// Write appends the text of a setup of any game but Lianliankan, for which there always is a judge's input.
func (s *Setup) Write(dst []byte) []byte {
	w := writer{out: dst}
	w.line(heading, s.Game)
	switch s.Game {
	case "twixt":
		w.line("size", strconv.Itoa(s.Size[0]))
	case "go":
		w.line("size", strconv.Itoa(s.Size[0]), strconv.Itoa(s.Size[1]))
	}
	if s.Turn == goban.White || s.Turn == goban.Black && s.Game != "chapaev" {
		w.line("turn", colorWords[s.Turn])
	}
	for _, d := range s.Discs {
		w.out = append(w.out, "RW"[d.Number/8], byte('1'+d.Number%8), ' ')
		w.out = append(chapaev.AppendDecimal(w.out, d.X), ' ')
		w.out = append(chapaev.AppendDecimal(w.out, d.Y), '\n')
	}
	for pass, color := range [...]goban.Color{goban.Black, goban.White} {
		for _, stone := range s.Stones {
			if s.Game == "twixt" && pass == 0 || s.Game != "twixt" && stone.Color == color { // pegs keep their order
				w.point(stone.Color, stone.At)
			}
		}
	}
	w.end()
	for i := range s.Moves {
		m := &s.Moves[i]
		if m.Kind == goban.KindSetup {
			if i == 0 {
				w.line("moves")
			}
			w.end()
			w.line("set")
			w.moving = false
			if m.Color != goban.Empty {
				w.line("turn", colorWords[m.Color])
			}
			for _, stone := range m.Stones {
				w.point(stone.Color, stone.At)
			}
			w.end()
			continue
		}
		if !w.moving {
			w.line("moves")
			w.moving = true
		}
		if m.Kind == goban.KindPass {
			w.hold(m.Color)
			w.out = append(w.out, " pass"...)
		} else {
			w.point(m.Color, m.At)
		}
	}
	w.end()
	return w.out
}

// line writes a line of words.
//
//go:noinline
func (w *writer) line(words ...string) {
	w.end()
	for i, word := range words {
		if i > 0 {
			w.out = append(w.out, ' ')
		}
		w.out = append(w.out, word...)
	}
	w.out = append(w.out, '\n')
}

// end ends the open line.
//
//go:noinline
func (w *writer) end() {
	if w.pairs > 0 {
		w.out = append(w.out, '\n')
		w.pairs = 0
	}
}

// hold makes room for one more point or pass of a color. Moves of both colors share a line.
//
//go:noinline
func (w *writer) hold(c goban.Color) {
	if w.pairs == pairsALine || w.color != c && !w.moving {
		w.end()
	}
	if w.pairs == 0 || w.color != c {
		if w.pairs > 0 {
			w.out = append(w.out, ' ')
		}
		w.out = append(w.out, colorWords[c]...)
		w.color = c
	}
	w.pairs++
}

// point writes a point, and what it holds where that changes.
//
//go:noinline
func (w *writer) point(c goban.Color, p engine.Point) {
	w.hold(c)
	w.out = strconv.AppendInt(append(w.out, ' '), int64(p.X), 10)
	w.out = strconv.AppendInt(append(w.out, ' '), int64(p.Y), 10)
}
