package input

// Pairs fills dst, which is not empty, from its start with pairs of whole numbers from lo to hi, both included, which
// must fit 32 bits. It reads what calls of Int would read: one pair or more, as many as stand plainly, so that most moves
// of a game come with one call. It returns how many; 0 after a fault. Reread tells where they stand.
func (r *Reader) Pairs(names *[2]string, dst [][2]int32, lo, hi int) (n int) {
	if lo >= 0 && hi <= 99 {
		n = r.shortPairs(dst, int32(lo), int32(hi))
	} else {
		n = r.longPairs(dst, lo, hi)
	}
	if n > 0 {
		return n
	}
	for i, name := range names {
		if !r.Ints(name, dst[0][i:i+1], lo, hi) {
			return 0
		}
	}
	return 1
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
	text, pos, last := r.text[:min(r.next, r.end)], r.pos, r.last
	for n < len(dst) {
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
