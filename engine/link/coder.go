package link

import "math/bits"

// coder is an adaptive binary range coder (Martin 1979; in the form that LZMA made known): a bit costs the less the more
// it was to be expected. The same calls write and read, so a model is said once: every method takes the value that is
// written and gives the value that is read; when writing they are the same, and when reading the argument counts for
// nothing.
type coder struct {
	reading bool
	width   uint32 // of the interval; at least minWidth between two bits

	// Writing.
	low     uint64 // the interval's lower end: 32 bits, and above them a carry
	held    byte   // the last byte but for those of 255 after it, to which a carry may come
	pending int    // held and the bytes of 255 after it
	out     []byte

	// Reading.
	code  uint32 // how far above the lower end the coded number is
	in    []byte
	short bool // more bytes were wanted than there are: what was read since means nothing
	wrong bool // a value that cannot be was read
}

// minWidth is how small the interval may get before the next byte is taken.
const minWidth = 1 << 24

func newWriter() *coder { return &coder{width: 1<<32 - 1, pending: 1} }

func newReader(in []byte) *coder {
	c := &coder{reading: true, width: 1<<32 - 1, in: in}
	for range 4 {
		c.take()
	}
	return c
}

// fine tells that all that was read so far means something.
func (c *coder) fine() bool { return !c.short && !c.wrong }

// finish is the bytes written. A reader takes exactly these.
func (c *coder) finish() []byte {
	for range 5 {
		c.put()
	}
	return c.out[1:] // the first is 0: nothing can carry into it
}

// put moves the highest byte of low out.
func (c *coder) put() {
	if carry := byte(c.low >> 32); carry != 0 || c.low < 0xFF<<24 {
		c.out = append(c.out, c.held+carry)
		for ; c.pending > 1; c.pending-- {
			c.out = append(c.out, 0xFF+carry)
		}
		c.held, c.pending = byte(c.low>>24), 0
	}
	c.pending++
	c.low = c.low << 8 & (1<<32 - 1)
}

// take moves the next byte of in to code.
func (c *coder) take() {
	c.code <<= 8
	if len(c.in) == 0 {
		c.short = true
		return
	}
	c.code |= uint32(c.in[0])
	c.in = c.in[1:]
}

// chance is how likely a bit is to be 0, as it was seen so far: from -1<<14 for never to 1<<14 for always. The zero
// value is ready.
type chance int16

const (
	even  = 14 // bits of an even chance
	speed = 4  // the higher, the slower a chance follows
)

// bit codes a bit.
func (c *coder) bit(p *chance, b int) int {
	cut := c.width >> (even + 1) * uint32(int(*p)+1<<even)
	if c.reading {
		b = 0
		if c.code >= cut {
			b = 1
		}
	}
	if b == 0 {
		c.width = cut
		*p += (1<<even - *p) >> speed
	} else {
		c.low += uint64(cut)
		c.code -= cut
		c.width -= cut
		*p -= (1<<even + *p) >> speed
	}
	for c.width < minWidth {
		c.width <<= 8
		if c.reading {
			c.take()
		} else {
			c.put()
		}
	}
	return b
}

// flag codes a truth that is as likely as not.
func (c *coder) flag(b bool) bool {
	var p chance
	return c.truth(&p, b)
}

// truth codes a truth.
func (c *coder) truth(p *chance, b bool) bool {
	v := 0
	if b {
		v = 1
	}
	return c.bit(p, v) == 1
}

// digits codes a number of so many bits, the highest first. There are 1<<n chances.
func (c *coder) digits(p []chance, n, v int) int {
	at := 1
	for i := n - 1; i >= 0; i-- {
		at = at<<1 | c.bit(&p[at], v>>i&1)
	}
	return at - 1<<n
}

// number is how likely numbers below 1<<32 are: their lengths in bits, and the first bits of each length.
type number struct {
	length [64]chance
	lead   [33][1 << leadBits]chance
}

// leadBits is how many bits after a number's highest are told from another.
const leadBits = 5

// number codes a number from 0 to 1<<32 - 1.
func (c *coder) number(m *number, v int) int {
	length := c.digits(m.length[:], 6, bits.Len32(uint32(v)))
	if length > 32 {
		c.wrong = true
		return 0
	}
	if length < 2 {
		return length
	}
	rest := length - 1 - min(length-1, leadBits)
	lead := length - 1 - rest
	out := 1<<lead | c.digits(m.lead[length][:], lead, v>>rest&(1<<lead-1))
	for i := rest - 1; i >= 0; i-- {
		var p chance
		out = out<<1 | c.bit(&p, v>>i&1)
	}
	return out
}
