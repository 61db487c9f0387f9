package record

import (
	"strconv"

	"umpire/engine"
)

// hole is a hole as the field names it: column and row, from 1, counted from the left and the top.
type hole struct{ column, row int }

// farHole is a column or row that no board has; longer numbers stay there.
const farHole = 1 << 20

// point is the hole in the judge's frame. It is upright while Black, who joins x = 0 and x = N, joins top and bottom.
func (h hole) point(upright bool) engine.Point {
	if upright {
		return engine.Point{X: h.row - 1, Y: h.column - 1}
	}
	return engine.Point{X: h.column - 1, Y: h.row - 1}
}

// holeOf is the inverse of hole.point.
func holeOf(p engine.Point, upright bool) hole {
	if upright {
		return hole{p.Y + 1, p.X + 1}
	}
	return hole{p.X + 1, p.Y + 1}
}

// hole is where the file names the peg of move k, from 0.
func (r *Record) hole(k int) hole { return holeOf(r.Moves[k].At, k == 0 || !r.Swapped) }

// parseHole reads letters and a number, as in f6 or AB12.
func parseHole(token []byte) (hole, bool) {
	column, rest := takeLetters(token)
	row, rest := takeNumber(rest)
	return hole{column, row}, column > 0 && row > 0 && len(rest) == 0
}

// takeLetters takes the letters at the start of a token, as a number in base 26 without a zero; 0 if there are none.
func takeLetters(token []byte) (column int, rest []byte) {
	for len(token) > 0 && letter(token[0]) {
		column = min(column*26+int(lower(token[0])-'a')+1, farHole)
		token = token[1:]
	}
	return column, token
}

// takeNumber takes the digits at the start of a token; 0 if there are none.
func takeNumber(token []byte) (n int, rest []byte) {
	for len(token) > 0 && digit(token[0]) {
		n = min(n*10+int(token[0]-'0'), farHole)
		token = token[1:]
	}
	return n, token
}

// append appends the name of a hole whose column has one letter, counted from the letter given.
func (h hole) append(dst []byte, a byte) []byte {
	return strconv.AppendInt(append(dst, a+byte(h.column-1)), int64(h.row), 10)
}

func letter(c byte) bool { return lower(c)-'a' < 26 }

func digit(c byte) bool { return c-'0' < 10 }

// lower is an ASCII letter in lower case; other bytes that it changes are no letters either way.
func lower(c byte) byte { return c | 0x20 }

// is tells whether a token is a word, in any case.
func is(token []byte, word string) bool {
	if len(token) != len(word) {
		return false
	}
	for i, c := range token {
		if lower(c) != word[i] {
			return false
		}
	}
	return true
}
