package branch

import (
	"strconv"
	"strings"
)

// MaxMoves is the most moves of a branch.
const MaxMoves = 4096

// maxNumber is the greatest number that stands in a branch's text; beyond it no game has a place.
const maxNumber = 2_000_000_001

// String is the line as it stands in a link: the step, a colon, and the moves with dots between them, each with dashes
// between its numbers, "11:5-2.6-3". A move that takes its tiles off ends in t.
func (l Line) String() string {
	b := append(strconv.AppendInt(nil, int64(l.From), 10), ':')
	for i, m := range l.Moves {
		if i > 0 {
			b = append(b, '.')
		}
		last := len(m.Numbers) - 1
		for last > 1 && m.Numbers[last] == 0 {
			last--
		}
		for k, n := range m.Numbers[:last+1] {
			if k > 0 {
				b = append(b, '-')
			}
			b = strconv.AppendInt(b, int64(n), 10)
		}
		if m.Take {
			b = append(b, 't')
		}
	}
	return string(b)
}

// Parse reads what String writes. It is false for anything else, more than MaxMoves moves, or a number over two
// thousand million.
func Parse(text string) (l Line, ok bool) {
	from, rest, cut := strings.Cut(text, ":")
	if l.From, ok = number(from); !ok || !cut {
		return Line{}, false
	}
	for more := rest != ""; more; {
		var word string
		word, rest, more = strings.Cut(rest, ".")
		m, ok := parseMove(word)
		if !ok || len(l.Moves) == MaxMoves {
			return Line{}, false
		}
		l.Moves = append(l.Moves, m)
	}
	return l, true
}

func parseMove(word string) (m Move, ok bool) {
	word, m.Take = strings.CutSuffix(word, "t")
	k := 0
	for more := true; more; k++ {
		var digits string
		digits, word, more = strings.Cut(word, "-")
		if k == len(m.Numbers) {
			return m, false
		}
		if m.Numbers[k], ok = number(digits); !ok {
			return m, false
		}
	}
	return m, k >= 2
}

func number(digits string) (int, bool) {
	n, err := strconv.ParseUint(digits, 10, 32)
	return int(n), err == nil && n <= maxNumber
}
