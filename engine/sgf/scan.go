package sgf

import "umpire/engine/input"

// scanner walks along a text, a token at a time.
type scanner struct {
	text string
	pos  int
	wide bool // two bytes may be one character; see rootEncoding
}

func (s *scanner) ended() bool { return s.pos >= len(s.text) }

// isBlank tells what may stand between tokens without meaning anything: white space and other control characters.
func isBlank(c byte) bool { return c <= ' ' }

func isUpper(c byte) bool  { return c >= 'A' && c <= 'Z' }
func isLetter(c byte) bool { return isUpper(c) || c >= 'a' && c <= 'z' }
func isDigit(c byte) bool  { return c >= '0' && c <= '9' }

// blanks passes white space.
func (s *scanner) blanks() {
	for !s.ended() && isBlank(s.text[s.pos]) {
		s.pos++
	}
}

// toGame goes to the next "(" that is followed by ";", or to the end, and reports what it passed, if that is more than
// white space.
func (s *scanner) toGame(passed func(input.Span)) {
	s.blanks()
	from, end := s.pos, s.pos // what was passed, without white space at its end
	for !s.ended() {
		c := s.text[s.pos]
		if c == '(' {
			at := s.pos
			s.pos++
			s.blanks()
			if !s.ended() && s.text[s.pos] == ';' {
				s.pos = at
				break
			}
			end = at + 1
			continue
		}
		s.pos++
		if !isBlank(c) {
			end = s.pos
		}
	}
	if end > from {
		passed(input.Span{Start: from, End: end})
	}
}

// name passes a property's name, which starts with a letter here: letters and digits, of which the lower-case letters
// mean nothing. It tells whether there were any of these.
func (s *scanner) name() (name string, long bool) {
	from := s.pos
	for !s.ended() && (isLetter(s.text[s.pos]) || isDigit(s.text[s.pos])) {
		long = long || s.text[s.pos] > 'Z'
		s.pos++
	}
	if !long {
		return s.text[from:s.pos], false
	}
	var upper []byte
	for _, c := range []byte(s.text[from:s.pos]) {
		if c <= 'Z' && (isUpper(c) || len(upper) > 0) {
			upper = append(upper, c)
		}
	}
	return string(upper), true
}

// value passes a value, whose "[" is here, and tells whether it is closed. What is escaped stays so; a "\" at the very
// end of the text is left out.
func (s *scanner) value() (v Value, closed bool) {
	s.pos++
	v.Start = int32(s.pos)
	for !s.ended() {
		skip := index(s.text[s.pos:], s.wide)
		if skip < 0 {
			break
		}
		s.pos += skip
		if s.text[s.pos] == ']' {
			v.End = int32(s.pos)
			s.pos++
			return v, true
		}
		if s.pos+1 == len(s.text) {
			v.End = int32(s.pos)
			s.pos++
			return v, false
		}
		s.pos += 2
	}
	s.pos = len(s.text)
	v.End = int32(s.pos)
	return v, false
}

// index is where the first "\" or "]" stands that is no half of a wide character, or -1. Most values are a few bytes.
func index(text string, wide bool) int {
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\\' || c == ']':
			return i
		case wide && c >= 0x81:
			i++
		}
	}
	return -1
}
