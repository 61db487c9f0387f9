package input

// Pair reads two whole numbers from lo to hi, both included, which must fit 32 bits, and the span from the start of the
// first to the end of the second. It reads what two calls of Int would read, faster.
func (r *Reader) Pair(first, second string, lo, hi int) (a, b int, at Span, ok bool) {
	if r.pos < r.next {
		a, start, pos := long(r.text[:r.end], r.pos)
		b, last, end := long(r.text[:r.end], pos)
		if a >= lo && a <= hi && b >= lo && b <= hi {
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

// Pairs fills dst, which is not empty, from its start with pairs of whole numbers from lo to hi, both included, which
// must fit 32 bits. It reads one pair or more: as many as stand plainly, without telling where, so that most moves of a
// game come with one call. It returns how many; 0 after a fault.
func (r *Reader) Pairs(first, second string, dst [][2]int32, lo, hi int) (n int) {
	if lo >= 0 && hi <= 99 {
		n = r.shortPairs(dst, int32(lo), int32(hi))
	} else {
		n = r.longPairs(dst, lo, hi)
	}
	if n == 0 {
		a, b, _, ok := r.Pair(first, second, lo, hi)
		if !ok {
			return 0
		}
		dst[0] = [2]int32{int32(a), int32(b)}
		n = 1
	}
	return n
}

// shortPairs reads pairs of numbers of at most two digits by blocks, up to where watch is due.
func (r *Reader) shortPairs(dst [][2]int32, lo, hi int32) (n int) {
	for n < len(dst) && r.pos >= blockLead && r.pos+blockSize <= min(r.next, r.end) {
		block := (*[blockLead + blockSize]byte)(r.text[r.pos-blockLead:])
		more, last := readShortPairs(block, dst[n:], lo, hi)
		if more == 0 {
			break
		}
		n += more
		r.last = Span{r.pos + last.Start, r.pos + last.End}
		r.pos = r.last.End
	}
	return n
}

// longPairs reads pairs of numbers of any length that long reads, up to where watch is due.
func (r *Reader) longPairs(dst [][2]int32, lo, hi int) (n int) {
	text, pos, last := r.text[:r.end], r.pos, r.last
	for n < len(dst) && pos < r.next {
		a, _, middle := long(text, pos)
		b, start, end := long(text, middle)
		if a < lo || a > hi || b < lo || b > hi {
			break
		}
		dst[n] = [2]int32{int32(a), int32(b)}
		n++
		pos, last = end, Span{start, end}
	}
	r.pos, r.last = pos, last
	return n
}
