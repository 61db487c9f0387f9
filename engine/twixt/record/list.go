package record

import (
	"strconv"

	"umpire/engine/input"
)

// A list of moves is turns between blanks, commas, semicolons and bars: holes, swap, resign and draw. A turn may have
// its number before it, alone or with a point, a colon or a bracket. The size may stand before the first: 12x12.

// readList reads a list of moves.
func (b *builder) readList() {
	l := lister{text: b.text}
	l.next()
	sized := l.size
	if sized {
		size, rest := takeNumber(l.token)
		if other, _ := takeNumber(rest[1:]); other != size {
			b.fail(Square, l.at, "")
			return
		}
		b.start(size, l.at)
		l.next()
	} else {
		b.start(MaxSize, input.Span{})
	}
	b.upright = true
	for b.fault == nil && (!l.end || l.number) {
		switch h, ok := parseHole(l.token); {
		case ok:
			b.move(h, l.at)
		case l.end:
			b.fail(input.EOF, l.at, wantTurn)
		case !b.special(l.token, l.at):
			b.fail(input.Token, l.at, wantTurn)
		}
		l.next()
	}
	if b.turns == 0 && !sized {
		b.fail(input.EOF, l.at, wantTurn)
	}
}

// lister takes a list apart.
type lister struct {
	text   []byte
	pos    int
	token  []byte     // a turn without its number, or a size
	at     input.Span // where the token stands
	number bool       // there is a number before the token, or before the end
	size   bool       // the token is the size
	end    bool       // there is no token left
}

// next takes the next turn.
func (l *lister) next() {
	l.number, l.size = false, false
	if l.pos == 0 {
		l.pos = len(l.text) - len(cutBOM(l.text))
	}
	l.take()
	if l.size = sizeToken(l.token); l.size || l.end {
		return
	}
	n, rest := takeNumber(l.token)
	if len(rest) == len(l.token) || n == farHole {
		return
	}
	for len(rest) > 0 && (rest[0] == '.' || rest[0] == ')' || rest[0] == ':') {
		rest = rest[1:]
	}
	l.number = true
	if len(rest) > 0 {
		l.token, l.at.Start = rest, l.at.End-len(rest)
		return
	}
	l.take()
}

// take takes the next token, whatever it is.
func (l *lister) take() {
	for l.pos < len(l.text) && between(l.text[l.pos]) {
		l.pos++
	}
	start := l.pos
	for l.pos < len(l.text) && !between(l.text[l.pos]) {
		l.pos++
	}
	l.at = input.Span{Start: start, End: l.pos}
	l.token, l.end = l.at.Of(l.text), start == l.pos
}

// between tells which bytes stand between the turns of a list.
func between(c byte) bool {
	switch c {
	case ' ', '\t', '\n', '\r', '|', ',', ';':
		return true
	}
	return false
}

// sizeToken tells whether a token is a size, as 12x12.
func sizeToken(token []byte) bool {
	n, rest := takeNumber(token)
	if n == 0 || len(rest) == 0 || lower(rest[0]) != 'x' {
		return false
	}
	n, rest = takeNumber(rest[1:])
	return n > 0 && len(rest) == 0
}

// cutBOM is a text without the byte-order mark at its start.
func cutBOM(text []byte) []byte {
	if len(text) >= 3 && string(text[:3]) == "\uFEFF" {
		return text[3:]
	}
	return text
}

// turnsALine is how many turns a list has on each line.
const turnsALine = 10

// writeList writes the size, then the turns with their numbers.
func (w *writer) writeList() {
	r := w.r
	size := int64(r.Size)
	w.out = strconv.AppendInt(append(strconv.AppendInt(w.out, size, 10), 'x'), size, 10)
	turn := 0
	next := func() {
		blank := byte(' ')
		if turn%turnsALine == 0 {
			blank = '\n'
		}
		turn++
		w.out = append(strconv.AppendInt(append(w.out, blank), int64(turn), 10), ". "...)
	}
	for k, m := range r.Moves {
		next()
		w.out = r.hole(k).append(w.out, 'a')
		if k == 0 && r.Swapped {
			next()
			w.out = append(w.out, "swap"...)
		}
		if m.Offer {
			lose(&w.lost, LostOffers)
		}
	}
	if r.End != Open {
		next()
		w.out = append(w.out, r.End.word()...)
	}
	w.out = append(w.out, '\n')
	if r.First != "" || r.Second != "" {
		lose(&w.lost, LostNames)
	}
	w.losesLinks()
}

// word is how an end is written.
func (e End) word() string { return [...]string{"", "resign", "draw"}[e] }
