package compare

import (
	"bytes"

	"umpire/engine"
)

// blank tells whether a byte stands between words. Every control character does.
func blank(c byte) bool { return c <= ' ' }

// numeral tells whether a word that begins with this byte is a number, as outputs have them.
func numeral(c byte) bool { return '0' <= c && c <= '9' || c == '-' || c == '+' }

// bom is what some editors put before a text; it is no word.
const bom = "\uFEFF"

// scanner goes through an output word by word, or answer by answer.
type scanner struct {
	text []byte
	pos  int // just after the last word
}

// newScanner starts at the start of a text, after a byte-order mark if there is one.
func newScanner(text []byte) scanner {
	s := scanner{text: text}
	if len(text) >= len(bom) && string(text[:len(bom)]) == bom {
		s.pos = len(bom)
	}
	return s
}

// word is where the next word stands; it is empty, at the end of the text, if there is none.
func (s *scanner) word() (start, end int) {
	start = wordStart(s.text, s.pos)
	s.pos = wordEnd(s.text, start)
	return start, s.pos
}

// wordStart is where the next word begins, from a place between words; the end of the text if there is none.
func wordStart(text []byte, i int) int {
	for i < len(text) && blank(text[i]) {
		i++
	}
	return i
}

// wordEnd is where a word ends that begins at i.
func wordEnd(text []byte, i int) int {
	for i < len(text) && !blank(text[i]) {
		i++
	}
	return i
}

// answer is where the next answer stands, from its first word to its last; it is empty if there is none. A word that
// belongs to no answer is an answer of its own.
func (s *scanner) answer(l *engine.Layout) (start, end int) {
	start, end = s.word()
	if end == start || l.Numbers == 0 {
		return start, end
	}
	switch first := numeral(s.text[start]); {
	case first && len(l.Words) == 0:
		end = s.numbers(l.Numbers - 1)
	case !first && len(l.Words) > 0:
		end = s.numbers(len(s.text))
	}
	return start, end
}

// numbers passes the numbers that come next, but no more than so many, and gives the end of the last word passed.
func (s *scanner) numbers(most int) (end int) {
	text, i := s.text, s.pos
	end = i
	for n := 0; n < most; n++ {
		for i < len(text) && blank(text[i]) {
			i++
		}
		if i == len(text) || !numeral(text[i]) {
			break
		}
		for i < len(text) && !blank(text[i]) {
			i++
		}
		end = i
	}
	s.pos = end
	return end
}

// follow passes the next answer if it stands there byte for byte, and tells whether it does.
func (s *scanner) follow(l *engine.Layout, answer []byte) bool {
	start := wordStart(s.text, s.pos)
	if !bytes.HasPrefix(s.text[start:], answer) {
		return false
	}
	end := start + len(answer)
	next := wordStart(s.text, end)
	if next < len(s.text) && (next == end || l.Numbers > 0 && numeral(s.text[next])) {
		return false // the last word goes on, or the answer does
	}
	s.pos = end
	return true
}

// sameRun passes the words that are equal in two texts from i and j on, places between words. It gives how many, and
// where the first words begin that are not; the end of a text that has no more.
func sameRun(a, b []byte, i, j int) (words, from, start int) {
	for ; ; words++ {
		for i < len(a) && blank(a[i]) {
			i++
		}
		for j < len(b) && blank(b[j]) {
			j++
		}
		if i == len(a) || j == len(b) {
			return words, i, j
		}
		from, start := i, j
		for i < len(a) && j < len(b) && a[i] == b[j] && !blank(a[i]) {
			i++
			j++
		}
		if i < len(a) && !blank(a[i]) || j < len(b) && !blank(b[j]) {
			return words, from, start
		}
	}
}
