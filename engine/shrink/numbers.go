package shrink

import (
	"bytes"
	"strconv"
)

// numbers is the rest of an input as a game's writer writes it; what reads it knows that it is legal.
type numbers struct{ rest []byte }

func numbersOf(text []byte) *numbers { return &numbers{text} }

// next is the next number, or 0 at the end.
func (n *numbers) next() (v int) {
	n.rest = bytes.TrimLeft(n.rest, " \n")
	for len(n.rest) > 0 && n.rest[0] >= '0' {
		v = v*10 + int(n.rest[0]-'0')
		n.rest = n.rest[1:]
	}
	return v
}

// words is everything that is left.
func (n *numbers) words() [][]byte { return bytes.Fields(n.rest) }

// point is a hole, cell or point, in the order in which the input writes it.
type point struct{ x, y int }

// list is so many points.
func (n *numbers) list(count int) []point {
	points := make([]point, count)
	for i := range points {
		points[i].x = n.next()
		points[i].y = n.next()
	}
	return points
}

// appendNumbers appends numbers with blanks between them, and a line end.
func appendNumbers(dst []byte, numbers ...int) []byte {
	for i, v := range numbers {
		if i > 0 {
			dst = append(dst, ' ')
		}
		dst = strconv.AppendInt(dst, int64(v), 10)
	}
	return append(dst, '\n')
}

// appendPoints appends points, each on a line.
func appendPoints(dst []byte, points []point) []byte {
	for _, p := range points {
		dst = appendNumbers(dst, p.x, p.y)
	}
	return dst
}
