package chapaev

import "umpire/engine/input"

// Disc is where the centre of a disc lies, exactly. A disc has the radius 0.4, the board is the square from 0 to 8.
type Disc struct{ X, Y input.Decimal }

// Span is where its two numbers stand in the text.
func (d Disc) Span() input.Span { return d.X.Span.To(d.Y.Span) }

// Centre is where to draw it.
func (d Disc) Centre() (x, y float64) {
	return float64(units(d.X)) / unit, float64(units(d.Y)) / unit
}

// onBoard tells whether a coordinate is from 0.4 to 7.6, so that the disc does not hang over the edge.
func onBoard(d input.Decimal) bool {
	if d.Negative || len(d.Whole) > 1 {
		return false
	}
	v := units(d)
	return v >= low && (v < high || v == high && len(d.Part) <= decimals)
}

// units is a coordinate of at most one digit before the point, cut to whole units.
func units(d input.Decimal) int64 {
	var v int64
	if len(d.Whole) > 0 {
		v = int64(d.Whole[0] - '0')
	}
	for i := range decimals {
		v *= 10
		if i < len(d.Part) {
			v += int64(d.Part[i] - '0')
		}
	}
	return v
}

// appendDecimal appends a coordinate in its shortest form: 0.5, 4.
func appendDecimal(dst []byte, d input.Decimal) []byte {
	if len(d.Whole) == 0 {
		dst = append(dst, '0')
	}
	dst = append(dst, d.Whole...)
	if len(d.Part) > 0 {
		dst = append(append(dst, '.'), d.Part...)
	}
	return dst
}
