package session

import "unicode/utf8"

const (
	// indexEvery is how many lines there are between two offsets of a lineIndex.
	indexEvery = 512
	// maxLine is how many bytes of a line are shown.
	maxLine = 200
	// edgeLines is how many lines are shown of either end of a long text, and aroundLines of either side of a spot.
	edgeLines, aroundLines = 200, 20
)

// Line is one line of the text as it is shown.
type Line struct {
	Number int    // from 1
	Start  int    // its offset in the text
	Text   string // without its end
	Cut    bool   // the line goes on
}

// lineIndex finds lines in a long text without reading it from the start.
type lineIndex struct {
	starts []int // the offsets of lines 1, 1+indexEvery, …
	count  int   // the number of lines; a line end at the end of the text starts no line
}

func newLineIndex(text []byte) lineIndex {
	x := lineIndex{}
	for i := 0; i < len(text); {
		if x.count%indexEvery == 0 {
			x.starts = append(x.starts, i)
		}
		x.count++
		i = nextLine(text, i)
	}
	return x
}

// nextLine is the offset behind the line that starts at i.
func nextLine(text []byte, i int) int {
	for i < len(text) && text[i] != '\n' && text[i] != '\r' {
		i++
	}
	switch {
	case i+1 < len(text) && text[i] == '\r' && text[i+1] == '\n':
		return i + 2
	case i < len(text):
		return i + 1
	}
	return i
}

// number is the number, from 1, of the line that holds an offset.
func (x lineIndex) number(text []byte, offset int) int {
	lo, hi := 0, len(x.starts)
	for hi-lo > 1 {
		if mid := (lo + hi) / 2; x.starts[mid] <= offset {
			lo = mid
		} else {
			hi = mid
		}
	}
	if len(x.starts) == 0 {
		return 1
	}
	n := lo*indexEvery + 1
	for i := nextLine(text, x.starts[lo]); i <= offset && i < len(text); i = nextLine(text, i) {
		n++
	}
	return n
}

// Lines are the lines that a folded view shows: the first and the last ones, and those about the given offsets, each
// once and in order.
func (s *Session) Lines(spots []int) []Line {
	wanted := [][2]int{{1, edgeLines}, {s.index.count - edgeLines + 1, s.index.count}}
	for _, spot := range spots {
		n := s.index.number(s.text, min(max(spot, 0), len(s.text)))
		wanted = append(wanted, [2]int{n - aroundLines, n + aroundLines})
	}
	lines := []Line{}
	for n, i := 1, 0; n <= s.index.count; {
		next := s.index.count + 1 // the nearest wanted line from n on
		for _, w := range wanted {
			if w[1] >= n {
				next = min(next, max(w[0], n))
			}
		}
		if next > s.index.count {
			break
		}
		if block := (next - 1) / indexEvery; block > (n-1)/indexEvery {
			n, i = block*indexEvery+1, s.index.starts[block]
		}
		for ; n < next; n++ {
			i = nextLine(s.text, i)
		}
		end := nextLine(s.text, i)
		lines = append(lines, s.line(n, i, end))
		n, i = n+1, end
	}
	return lines
}

func (s *Session) line(n, start, end int) Line {
	for end > start && (s.text[end-1] == '\n' || s.text[end-1] == '\r') {
		end--
	}
	l := Line{Number: n, Start: start}
	if end-start > maxLine {
		l.Cut = true
		end = start + maxLine
		for end > start && !utf8.RuneStart(s.text[end]) {
			end--
		}
	}
	l.Text = string(s.text[start:end])
	return l
}
