package input

// Reread goes through pairs of numbers that Pairs read before, and tells where each stands, from the start of the first
// number to the end of the second: count pairs in a part of a text, after skip other numbers there. None of them may be
// below 0. It is for a caller that reads many pairs and seldom wants to know where.
func Reread(text []byte, part Span, skip, count int, pair func(i, a, b int, at Span)) {
	text = text[:part.End]
	first, a := 0, 0
	pos := part.Start
	for i := -skip; i < 2*count; i++ {
		for text[pos] <= ' ' { // nothing else separates numbers, or they were not read before
			pos++
		}
		start, v := pos, 0
		for ; pos < len(text) && text[pos] > ' '; pos++ {
			if d := text[pos] - '0'; d <= 9 { // a sign is none
				v = v*10 + int(d)
			}
		}
		if i&1 == 0 {
			first, a = start, v
		} else if i > 0 {
			pair(i/2, a, v, Span{first, pos})
		}
	}
}
