package games

import (
	"bytes"
	"math"
)

// outline is what a text looks like from afar, whatever its numbers mean.
type outline struct {
	lines    [6]float64 // the share of lines that have one number, two, and so on; the last: six or more
	decimals bool       // some number has a point
	large    bool       // some number is over 1,000
	closed   bool       // the last line is 0 0
}

// outlineOf takes everything between blanks for a number and leaves out lines without any.
func outlineOf(text []byte) (o outline) {
	total := 0.0
	for from := 0; from < len(text); {
		var line []byte
		line, from = cutLine(text, from)
		numbers, zeros := 0, 0
		for token := range bytes.FieldsSeq(line) {
			numbers++
			whole, _, point := bytes.Cut(token, []byte{'.'})
			o.decimals = o.decimals || point
			whole = bytes.TrimLeft(whole, "+-0")
			o.large = o.large || len(whole) > 4 || len(whole) == 4 && string(whole) > "1000"
			if len(whole) == 0 && !point {
				zeros++
			}
		}
		if numbers > 0 {
			total++
			o.lines[min(numbers, len(o.lines))-1]++
			o.closed = numbers == 2 && zeros == 2
		}
	}
	for i := range o.lines {
		o.lines[i] /= max(total, 1)
	}
	return o
}

// difference is 0 between equal outlines and at most 5.
func (o outline) difference(p outline) float64 {
	d := 0.0
	for i := range o.lines {
		d += math.Abs(o.lines[i] - p.lines[i])
	}
	for _, differs := range []bool{o.decimals != p.decimals, o.large != p.large, o.closed != p.closed} {
		if differs {
			d++
		}
	}
	return d
}
