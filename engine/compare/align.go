package compare

import (
	"bytes"

	"umpire/engine"
)

// Cut divides an output after so many answers, or after its last word if it has fewer.
func Cut(l engine.Layout, output []byte, answers int) (head, rest []byte) {
	s := newScanner(output)
	for range answers {
		if start, end := s.answer(&l); start == end {
			break
		}
	}
	return output[:s.pos], output[s.pos:]
}

// First is the first answer, from 1, that is not the same in two outputs, whatever their blanks and the case of their
// letters; 0 if all are the same.
func First(l engine.Layout, a, b []byte) int {
	if bytes.Equal(a, b) {
		return 0
	}
	s, t := newScanner(a), newScanner(b)
	for n := 1; ; n++ {
		from, to := s.answer(&l)
		start, end := t.answer(&l)
		switch {
		case from == to && start == end:
			return 0
		case !sameWords(a[from:to], b[start:end]):
			return n
		}
	}
}

// sameWords tells whether two texts have the same words, whatever the case of their letters.
func sameWords(a, b []byte) bool {
	for i, j := 0, 0; ; {
		_, i, j = sameRun(a, b, i, j)
		to, end := wordEnd(a, i), wordEnd(b, j)
		switch {
		case i == to && j == end:
			return true
		case !bytes.EqualFold(a[i:to], b[j:end]):
			return false
		}
		i, j = to, end
	}
}
