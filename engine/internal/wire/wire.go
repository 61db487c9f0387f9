// Package wire is how pages and workers write their messages: bytes, with numbers as variable-length integers, strings
// behind their lengths, and lists behind their counts. encoding/json would do the same and add 1.3 MB to a program.
package wire

// Writer is a message that is being written. Int and Str are not inlined: they are called in so many places that their
// copies there would take 38 KB.
type Writer struct{ B []byte }

// Int writes a number; small ones, also below zero, are short.
//
//go:noinline
func (p *Writer) Int(v int) {
	u := uint64(v)<<1 ^ uint64(v>>63) // small negative numbers stay short
	for u >= 0x80 {
		p.B = append(p.B, byte(u)|0x80)
		u >>= 7
	}
	p.B = append(p.B, byte(u))
}

// Bool writes a truth.
func (p *Writer) Bool(v bool) {
	if v {
		p.Int(1)
	} else {
		p.Int(0)
	}
}

// Str writes a text.
//
//go:noinline
func (p *Writer) Str(s string) {
	p.Int(len(s))
	p.B = append(p.B, s...)
}

// Reader is a message that is being read. After the first thing that does not fit, OK is false and all is zero.
type Reader struct {
	B  []byte
	OK bool
}

// Int reads a number.
//
//go:noinline
func (p *Reader) Int() int {
	var u uint64
	for shift := 0; shift < 64 && len(p.B) > 0; shift += 7 {
		c := p.B[0]
		p.B = p.B[1:]
		u |= uint64(c&0x7F) << shift
		if c < 0x80 {
			return int(u>>1) ^ -int(u&1)
		}
	}
	p.Fail()
	return 0
}

// Fail ends the reading: the message is not what it should be.
func (p *Reader) Fail() { p.B, p.OK = nil, false }

// Bool reads a truth.
func (p *Reader) Bool() bool { return p.Int() != 0 }

// Str reads a text.
func (p *Reader) Str() string {
	n := p.Count()
	s := string(p.B[:n])
	p.B = p.B[n:]
	return s
}

// Count is a length or a count: never more than there are bytes left, so that it may be allocated for.
func (p *Reader) Count() int {
	n := p.Int()
	if n < 0 || n > len(p.B) {
		p.Fail()
		return 0
	}
	return n
}

// List writes a list behind its length.
func List[T any](p *Writer, list []T, pack func(*Writer, *T)) {
	p.Int(len(list))
	for i := range list {
		pack(p, &list[i])
	}
}

// ReadList reads what List writes.
func ReadList[T any](p *Reader, read func(*Reader) T) []T {
	n := p.Count()
	var list []T
	for range n {
		list = append(list, read(p))
	}
	return list
}

// Decode reads a whole message; false if the bytes are none.
func Decode[T any](b []byte, read func(*Reader) T) (T, bool) {
	p := &Reader{b, true}
	v := read(p)
	if !p.OK || len(p.B) > 0 {
		var none T
		return none, false
	}
	return v, true
}
