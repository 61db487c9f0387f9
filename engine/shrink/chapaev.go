package shrink

import (
	"bytes"
	"slices"
)

// chapaev makes the numbers of an input of Timus 1163 shorter: of as many as can be together, at last of each alone.
// Numbers are digits with an optional point, without zeros at the end.
func (s *shrinker) chapaev(words [][]byte) {
	longest := 0
	for _, w := range words {
		longest = max(longest, places(w))
	}
	for most := range longest { // all to so many places
		shorter := make([][]byte, len(words))
		for i, w := range words {
			shorter[i] = cut(w, min(most, places(w)))
		}
		if s.try(writeDiscs(shorter)) {
			words = shorter
			break
		}
	}
	for size := len(words) / 2; size > 0 && !s.stopped; size /= 2 {
		for start := 0; start+size <= len(words); start += size {
			words = s.shorten(words, start, start+size)
		}
	}
}

// shorten takes digits away from some of the numbers: all that come after the point, or all but one, and so on; cut off
// or rounded up.
func (s *shrinker) shorten(words [][]byte, start, end int) [][]byte {
	longest := 0
	for _, w := range words[start:end] {
		longest = max(longest, places(w))
	}
	for most := range longest {
		for _, change := range [...]func([]byte, int) []byte{cut, roundUp} {
			shorter := slices.Clone(words)
			for i := start; i < end; i++ {
				if places(words[i]) > most {
					shorter[i] = change(words[i], most)
				}
			}
			if s.try(writeDiscs(shorter)) {
				return shorter
			}
		}
	}
	return words
}

// places is how many digits come after the point.
func places(word []byte) int {
	_, part, _ := bytes.Cut(word, []byte{'.'})
	return len(part)
}

// cut takes away what comes after so many places, which the number has, and zeros that are then at the end.
func cut(word []byte, most int) []byte {
	whole, part, _ := bytes.Cut(word, []byte{'.'})
	part = bytes.TrimRight(part[:most], "0")
	if len(part) == 0 {
		return whole
	}
	return slices.Concat(whole, []byte{'.'}, part)
}

// roundUp is cut, and one more in the last place. The whole part is one digit below 9.
func roundUp(word []byte, most int) []byte {
	whole, part, _ := bytes.Cut(word, []byte{'.'})
	digits := slices.Concat(whole, part[:most])
	last := len(digits) - 1
	for ; digits[last] == '9'; last-- {
		digits[last] = '0'
	}
	digits[last]++
	return cut(slices.Concat(digits[:len(whole)], []byte{'.'}, digits[len(whole):]), most)
}

// writeDiscs writes one side on each line.
func writeDiscs(words [][]byte) []byte {
	half := len(words) / 2
	line := func(words [][]byte) []byte { return bytes.Join(words, []byte{' '}) }
	return slices.Concat(line(words[:half]), []byte{'\n'}, line(words[half:]), []byte{'\n'})
}
