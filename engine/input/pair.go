package input

// Pair reads two whole numbers from lo to hi, both included, which must fit 32 bits, and the span from the start of the
// first to the end of the second. It reads what two calls of Int would read, and is the fast way to read points.
func (r *Reader) Pair(first, second string, lo, hi int) (a, b int, at Span, ok bool) {
	if r.fault == nil && r.pos < r.next {
		read := short
		if hi > 99 {
			read = long
		}
		a, start, pos := read(r.text[:r.end], r.pos)
		b, last, end := read(r.text[:r.end], pos)
		if a >= lo && a <= hi && b >= lo && b <= hi && a != odd && b != odd {
			r.pos, r.last = end, Span{last, end}
			return a, b, Span{start, end}, true
		}
	}
	if a, ok = r.Int(first, lo, hi); !ok {
		return 0, 0, Span{}, false
	}
	at = r.last
	b, ok = r.Int(second, lo, hi)
	return a, b, at.To(r.last), ok
}

// Pairs fills dst, which is not empty, from its start with pairs of whole numbers from lo to hi, both included, which must
// fit 32 bits. It reads one pair or more: as many as stand plainly, without telling where, so that most moves of a game
// come with one call. It returns how many; 0 after a fault.
func (r *Reader) Pairs(first, second string, dst [][2]int32, lo, hi int) (n int) {
	if n = r.plainPairs(dst, lo, hi); n == 0 {
		a, b, _, ok := r.Pair(first, second, lo, hi)
		if !ok {
			return 0
		}
		dst[0] = [2]int32{int32(a), int32(b)}
		n = 1
	}
	return n
}

// plainPairs reads what pairs it can by blocks, up to where watch is due.
func (r *Reader) plainPairs(dst [][2]int32, lo, hi int) (n int) {
	if lo < 0 || hi > 99 {
		return 0
	}
	for n < len(dst) && r.pos >= blockLead && r.pos+blockSize <= min(r.next, r.end) {
		block := (*[blockLead + blockSize]byte)(r.text[r.pos-blockLead:])
		more, last := readShortPairs(block, dst[n:], int32(lo), int32(hi))
		if more == 0 {
			break
		}
		n += more
		r.last = Span{r.pos + last.Start, r.pos + last.End}
		r.pos = r.last.End
	}
	return n
}

// odd is what short gives for everything that it leaves to Int.
const odd = -1 << 40

// short reads a number of at most two digits, without a sign, that stands after one separator and before another. The
// number of digits is as good as random in most inputs, so it is worked out without a branch.
func short(text []byte, pos int) (v, start, end int) {
	if pos+4 > len(text) {
		return odd, pos, pos
	}
	t := text[pos : pos+4 : pos+4]
	ten, one, third := uint(t[1]-'0'), uint(t[2]-'0'), uint(t[3])
	v, end, after := int(ten), pos+2, uint(t[2])
	if one <= 9 {
		v = int(ten*10 + one)
	}
	if one <= 9 {
		end = pos + 3
	}
	if one <= 9 {
		after = third
	}
	if !blank(t[0]) || ten > 9 || !blank(byte(after)) {
		return odd, pos, pos
	}
	return v, pos + 1, end
}
