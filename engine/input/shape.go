package input

// Shape walks the skeleton of a text for detection: how many numbers there are and where lines begin. It never looks
// at limits. A game's shape function calls it as the game's statement lays the numbers out; a walk that reaches the end
// of the text fits, and Score then says how well the line breaks do.
type Shape struct {
	// Decimals makes numbers with a point count as numbers. Set it before the walk.
	Decimals bool

	text     []byte
	pos, end int
	broke    bool // a line end was passed before the token at pos
	failed   bool
	stray    int // the first number that stands on the wrong side of a line end; -1 if none does

	starts   int // numbers that start a line
	allowed  int // those of them that may
	demanded int // numbers that the format wants at a line start
	met      int // those of them that are
}

// NewShape walks the part of text that the span covers.
func NewShape(text []byte, part Span) *Shape {
	s := &Shape{text: text, pos: part.Start, end: part.End, broke: true, stray: -1}
	if part.Start == 0 {
		s.pos = min(bom(text), part.End)
	}
	s.skip()
	return s
}

// First takes a number that the statement's layout puts at the start of a line. A value beyond 40 bits is cut.
func (s *Shape) First() (int, bool) { return s.take(true, true) }

// Free takes a number that may start a line or not.
func (s *Shape) Free() (int, bool) { return s.take(true, false) }

// Next takes a number that the layout keeps on the line of the number before it.
func (s *Shape) Next() (int, bool) { return s.take(false, false) }

// AtEnd tells whether the walk has used up the text, or failed.
func (s *Shape) AtEnd() bool { return s.failed || s.pos >= s.end }

// Fits tells whether the walk used up the text without failing.
func (s *Shape) Fits() bool { return !s.failed && s.pos >= s.end }

// Kept is how far the walk got, in bytes of the whole text, or if there is one, where the first number stands that is on
// the wrong side of a line end.
func (s *Shape) Kept() int {
	if s.stray >= 0 {
		return s.stray
	}
	return s.pos
}

// Score is from 0 to 1: the share of line starts that the format allows, times the share of those it demands that are
// there.
func (s *Shape) Score() float64 {
	score := 1.0
	if s.starts > 0 {
		score *= float64(s.allowed) / float64(s.starts)
	}
	if s.demanded > 0 {
		score *= float64(s.met) / float64(s.demanded)
	}
	return score
}

// take takes a number that may start a line, or must. Only numbers that are there count in the score.
func (s *Shape) take(may, must bool) (int, bool) {
	if s.failed || s.pos >= s.end {
		s.failed = true
		return 0, false
	}
	if must {
		s.demanded++
	}
	if s.stray < 0 && (s.broke && !may || must && !s.broke) {
		s.stray = s.pos
	}
	if s.broke {
		s.starts++
		if may {
			s.allowed++
		}
		if must {
			s.met++
		}
	}
	end := s.pos
	for end < s.end && !blank(s.text[end]) {
		end++
	}
	token := s.text[s.pos:end]
	v, ok := number(token)
	if !ok && s.Decimals {
		_, ok = parseDecimal(token)
	}
	if !ok {
		s.failed = true
		return 0, false
	}
	s.pos, s.broke = end, false
	s.skip()
	return v, true
}

func (s *Shape) skip() {
	for s.pos < s.end && blank(s.text[s.pos]) {
		if c := s.text[s.pos]; c == '\n' || c == '\r' {
			s.broke = true
		}
		s.pos++
	}
}

// number is the value of a whole number, cut to 40 bits.
func number(token []byte) (v int, ok bool) {
	if !digitsUntil(token, 0, len(token)) {
		return 0, false
	}
	negative := token[0] == '-'
	if negative || token[0] == '+' {
		token = token[1:]
	}
	for _, c := range token {
		v = min(v*10+int(c-'0'), 1<<40)
	}
	if negative {
		v = -v
	}
	return v, true
}
