package input

// Watch is told now and then how many bytes of the text have been read, and says whether to go on. It is how a long
// reading shows progress and is called off.
type Watch func(done int) bool

// watchEvery is how many bytes are read between two calls of a Watch: a few milliseconds of work in WebAssembly.
const watchEvery = 128 << 10

// maxWarnings is how many warnings a Reader keeps; a text of many datasets may earn one each.
const maxWarnings = 100

// maxDigits is the longest decimal, in digits, that is not out of range.
const maxDigits = 10_000

// Reader takes numbers from a text, one after another. After the first fault every call fails, so a caller may check
// once a dataset. The zero value is not ready; use NewReader.
type Reader struct {
	// Place is where the reading stands. The caller keeps it up to date, so that a fault can name it.
	Place Place

	text     []byte
	pos, end int
	last     Span // the last number read
	watch    Watch
	next     int // the position at which watch is due
	fault    *Error
	warnings []Error
}

// NewReader reads the part of text that the span covers; offsets, lines and columns are those of the whole text.
// A watch of nil is never called.
func NewReader(text []byte, part Span, watch Watch) *Reader {
	r := &Reader{text: text, pos: part.Start, end: part.End, watch: watch}
	if part.Start == 0 {
		r.pos = min(bom(text), part.End)
	}
	r.last = Span{r.pos, r.pos}
	r.next = r.pos + watchEvery
	if watch == nil {
		r.next = r.end + 1
	}
	return r
}

// Read reads all of text, without a watch.
func Read(text []byte) *Reader { return NewReader(text, Span{0, len(text)}, nil) }

// Err is the first fault met, or nil.
func (r *Reader) Err() *Error { return r.fault }

// Warnings are what was accepted but is worth saying, in reading order; at most maxWarnings.
func (r *Reader) Warnings() []Error { return r.warnings }

// Span is where the last number read stands.
func (r *Reader) Span() Span { return r.last }

// Text is the whole text that is read.
func (r *Reader) Text() []byte { return r.text }

// AtEnd skips separators and tells whether nothing is left. It is true after a fault, so that loops end.
func (r *Reader) AtEnd() bool {
	if r.fault != nil {
		return true
	}
	r.skip()
	return r.pos >= r.end
}

// Int reads a whole number from lo to hi, both included. Values of any length are read without wrapping.
func (r *Reader) Int(name string, lo, hi int) (int, bool) {
	var v [1]int32
	if lo < -1<<31 || hi > 1<<31-1 {
		panic("input: limits beyond 32 bits")
	}
	ok := r.Ints(name, v[:], lo, hi)
	return int(v[0]), ok
}

// Ints fills dst with whole numbers from lo to hi, both included, which must fit 32 bits. It is the fast way to read
// many numbers of one kind: cursor and value stay in local variables, and long rows are read a block at a time.
func (r *Reader) Ints(name string, dst []int32, lo, hi int) bool {
	if r.fault != nil {
		return false
	}
	text, pos, end, last := r.text[:r.end], r.pos, r.end, r.last
	for i := 0; i < len(dst); {
		if pos >= r.next && !r.tick(pos) {
			return false
		}
		if len(dst)-i >= blockMin && pos >= blockLead && pos+blockSize <= end {
			if n, at := readBlock((*[blockLead + blockSize]byte)(text[pos-blockLead:]), dst[i:], lo, hi); n > 0 {
				last = Span{pos + at.Start, pos + at.End}
				i, pos = i+n, last.End
				continue
			}
		}
		for pos < end && blank(text[pos]) {
			pos++
		}
		start := pos
		negative := false
		if pos < end && (text[pos] == '-' || text[pos] == '+') {
			negative = text[pos] == '-'
			pos++
		}
		digits, v := pos, 0
		for pos < end {
			d := text[pos] - '0'
			if d > 9 {
				break
			}
			v = v*10 + int(d)
			if v > 1<<40 { // far beyond 32 bits: stay there, so that no length wraps
				v = 1 << 40
			}
			pos++
		}
		if negative {
			v = -v
		}
		if pos == digits || pos < end && !blank(text[pos]) || v < lo || v > hi {
			r.last = last
			r.refuse(start, pos == digits, Want{Name: name, Min: lo, Max: hi})
			return false
		}
		dst[i] = int32(v)
		last = Span{start, pos}
		i++
	}
	r.pos, r.last = pos, last
	return true
}

// refuse records why the token at start is not the number wanted: nothing there, no number, or out of range.
func (r *Reader) refuse(start int, empty bool, want Want) {
	span := r.token(start)
	switch {
	case span.Len() == 0:
		r.fail(EOF, Span{r.last.End, r.last.End}, want)
	case empty || !digitsUntil(r.text, start, span.End):
		r.fail(Token, span, want)
	default:
		r.fail(Range, span, want)
	}
}

// digitsUntil tells whether text[start:end] is an optional sign and digits.
func digitsUntil(text []byte, start, end int) bool {
	if text[start] == '-' || text[start] == '+' {
		start++
	}
	for _, c := range text[start:end] {
		if c < '0' || c > '9' {
			return false
		}
	}
	return start < end
}

// token is the span from start to the next separator.
func (r *Reader) token(start int) Span {
	end := start
	for end < r.end && !blank(r.text[end]) {
		end++
	}
	return Span{start, end}
}

func (r *Reader) skip() {
	for r.pos < r.end && blank(r.text[r.pos]) {
		r.pos++
	}
}

// tick calls the watch and records a stop.
func (r *Reader) tick(pos int) bool {
	r.next = pos + watchEvery
	if r.watch(pos) {
		return true
	}
	r.fail(Stopped, Span{r.last.End, r.last.End}, Want{})
	return false
}

// Decimal is a decimal number exactly as it was written.
type Decimal struct {
	Negative bool
	Whole    []byte // the digits before the point, without leading zeros
	Part     []byte // the digits after the point, without trailing zeros
	Span     Span
}

// Decimal reads a decimal number: an optional sign, and digits with an optional point among or around them. One of
// more than 10,000 digits is out of range.
func (r *Reader) Decimal(name string) (Decimal, bool) {
	if r.fault != nil || r.pos >= r.next && !r.tick(r.pos) {
		return Decimal{}, false
	}
	r.skip()
	span := r.token(r.pos)
	want := Want{Name: name, Decimal: true}
	if span.Len() == 0 {
		r.fail(EOF, Span{r.last.End, r.last.End}, want)
		return Decimal{}, false
	}
	d, ok := parseDecimal(span.Of(r.text))
	d.Span = span
	if !ok {
		r.fail(Token, span, want)
		return Decimal{}, false
	}
	if len(d.Whole)+len(d.Part) > maxDigits {
		r.fail(Range, span, want)
		return Decimal{}, false
	}
	r.pos, r.last = span.End, span
	return d, true
}

func parseDecimal(token []byte) (d Decimal, ok bool) {
	if token[0] == '-' || token[0] == '+' {
		d.Negative = token[0] == '-'
		token = token[1:]
	}
	point, digits := len(token), 0
	for i, c := range token {
		switch {
		case c >= '0' && c <= '9':
			digits++
		case c == '.' && point == len(token):
			point = i
		default:
			return d, false
		}
	}
	d.Whole = token[:point]
	for len(d.Whole) > 0 && d.Whole[0] == '0' {
		d.Whole = d.Whole[1:]
	}
	if point < len(token) {
		d.Part = token[point+1:]
	}
	for len(d.Part) > 0 && d.Part[len(d.Part)-1] == '0' {
		d.Part = d.Part[:len(d.Part)-1]
	}
	return d, digits > 0
}

// Fail records a fault of the game's own rules at a span. The first fault stays; the returned Error may be given more
// data (side, point, prior).
func (r *Reader) Fail(code Code, at Span, want Want) *Error {
	if r.fault == nil {
		r.fail(code, at, want)
	}
	return r.fault
}

func (r *Reader) fail(code Code, at Span, want Want) {
	r.fault = r.note(code, at, want)
	r.pos = r.end
}

// Warn records a warning at a span.
func (r *Reader) Warn(code Code, at Span, want Want) {
	if len(r.warnings) < maxWarnings {
		r.warnings = append(r.warnings, *r.note(code, at, want))
	}
}

func (r *Reader) note(code Code, at Span, want Want) *Error {
	err := NewError(r.text, code, at)
	err.Want, err.Place = want, r.Place
	return err
}

// End checks that nothing is left and records an EXTRA fault otherwise.
func (r *Reader) End() bool {
	if !r.AtEnd() {
		r.Fail(Extra, r.token(r.pos), Want{})
	}
	return r.fault == nil
}

// WarnEnd records that the closing 0 0 is missing, just after the last number read.
func (r *Reader) WarnEnd() { r.Warn(NoEnd, Span{r.last.End, r.last.End}, Want{}) }
