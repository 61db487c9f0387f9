package record

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"umpire/engine/input"
)

// A T1 file is lines with a value each. A # starts a comment, and lines without a value do not count. The first eleven
// values are the format's version, the names of the player who joins top and bottom and of the other, the board's
// height and width, H or C for each player (human or computer), who starts (1 joins top and bottom), the direction of
// letters, whether the pie rule holds and whether the game is over. Then comes a hole on each line.
//
// T1j knows neither swap nor resign. Other programs write these words among the holes, and read the header by the
// numbers of its lines: two of comments, then the eleven values.

// lines goes through the lines of a T1 file that have a value.
type lines struct {
	text []byte
	pos  int
	at   input.Span // of the value; empty at the end
}

// next takes the next value. It is empty at the end.
func (l *lines) next() []byte {
	if l.pos == 0 {
		l.pos = len(l.text) - len(cutBOM(l.text))
	}
	for l.pos < len(l.text) {
		start := l.pos
		for l.pos < len(l.text) && l.text[l.pos] != '\n' && l.text[l.pos] != '\r' {
			l.pos++
		}
		end := start
		for end < l.pos && l.text[end] != '#' {
			end++
		}
		l.pos = min(l.pos+1, len(l.text))
		for start < end && blank(l.text[start]) {
			start++
		}
		for start < end && blank(l.text[end-1]) {
			end--
		}
		if start < end {
			l.at = input.Span{Start: start, End: end}
			return l.text[start:end]
		}
	}
	l.at = input.Span{Start: len(l.text), End: len(l.text)}
	return nil
}

func blank(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }

// value takes a value of the header that is fine.
func (b *builder) value(l *lines, want string, fine func(string) bool) string {
	v := l.next()
	switch {
	case b.fault != nil:
	case v == nil:
		b.fail(input.EOF, l.at, want)
	case !fine(string(v)):
		b.fail(input.Token, l.at, want)
	}
	return string(v)
}

// oneOf is true for words of one of these letters, in any case.
func oneOf(letters string) func(string) bool {
	return func(v string) bool { return len(v) == 1 && strings.Contains(letters, v) }
}

// anything is true for every value.
func anything(string) bool { return true }

// readT1 reads a T1 file.
func (b *builder) readT1() {
	l := lines{text: b.text}
	b.value(&l, wantVersion, oneOf("1"))
	down := playerName(b.value(&l, wantName, anything))
	across := playerName(b.value(&l, wantName, anything))
	height := b.number(&l)
	width := b.number(&l)
	if b.fault == nil && width != height {
		b.fail(Square, l.at, "")
	}
	if b.fault == nil {
		b.start(height, l.at)
	}
	b.value(&l, wantHuman, oneOf("HCOhco"))
	b.value(&l, wantHuman, oneOf("HCOhco"))
	b.upright = b.value(&l, wantStarter, oneOf("12")) == "1"
	b.value(&l, wantLetters, anything)
	b.value(&l, wantYesNo, oneOf("YNyn"))
	b.value(&l, wantYesNo, oneOf("YNyn"))
	if b.rec != nil {
		b.rec.First, b.rec.Second = down, across
		if !b.upright {
			b.rec.First, b.rec.Second = across, down
		}
	}
	for b.fault == nil {
		v := l.next()
		if v == nil {
			return
		}
		if h, ok := parseHole(v); ok {
			b.move(h, l.at)
		} else if !b.special(v, l.at) {
			b.fail(input.Token, l.at, wantTurn)
		}
	}
}

// number takes a value that is a side of the board.
func (b *builder) number(l *lines) int {
	n, _ := takeNumber([]byte(b.value(l, wantSize, func(v string) bool {
		_, rest := takeNumber([]byte(v))
		return len(rest) == 0
	})))
	return n
}

// noName stands for a player without a name: T1j leaves out lines without a value.
const noName = "-"

// playerName is a name as a T1 file has it. What is not UTF-8 is taken for Latin-1.
func playerName(v string) string {
	switch {
	case v == noName:
		return ""
	case utf8.ValidString(v):
		return v
	}
	name := make([]rune, len(v))
	for i := range name {
		name[i] = rune(v[i])
	}
	return string(name)
}

// writeT1 writes a game as T1j would have it. A swapped game becomes one of players who sat the other way round: the
// owner of the first peg starts, and joins top and bottom.
func (w *writer) writeT1() {
	r := w.r
	size := strconv.Itoa(r.Size)
	over := "N"
	if r.End != Open {
		over = "Y"
		lose(&w.lost, LostEnd)
	}
	if r.Swapped {
		lose(&w.lost, LostSwap)
	}
	w.line("", "# TwixT, in T1j's format")
	w.line("", "# the first player joins top and bottom")
	w.line("1", "# version of the format")
	w.line(w.name(r.Black()), "# joins top and bottom")
	w.line(w.name(r.White()), "# joins left and right")
	w.line(size, "# rows")
	w.line(size, "# columns")
	w.line("H", "# the first player: human or computer")
	w.line("H", "# the second player")
	w.line("1", "# who starts")
	w.line("V", "# direction of letters")
	w.line("Y", "# pie rule")
	w.line(over, "# game over")
	for _, m := range r.Moves {
		w.line(string(holeOf(m.At, true).append(nil, 'A')), "")
		if m.Offer {
			lose(&w.lost, LostOffers)
		}
	}
	w.losesLinks()
}

// line writes a line with a value and a comment.
func (w *writer) line(value, comment string) {
	w.out = append(append(append(w.out, value...), comment...), '\n')
}

// name is a player's name as a T1 file can hold it.
func (w *writer) name(name string) string {
	if name == "" {
		return noName
	}
	fits := strings.Trim(strings.Map(func(c rune) rune {
		switch c {
		case '#', '\n', '\r', '\t':
			return ' '
		}
		return c
	}, name), " ")
	if fits != name || name == noName || !utf8.ValidString(name) {
		lose(&w.lost, LostNames)
	}
	if fits == "" {
		return noName
	}
	return fits
}
