package chapaev

import "umpire/engine/input"

// Disc is where the centre of a disc lies, exactly. A disc has the radius 0.4, the board is the square from 0 to 8.
type Disc struct{ X, Y input.Decimal }

// Span is where its two numbers stand in the text.
func (d Disc) Span() input.Span { return d.X.Span.To(d.Y.Span) }

// Place is a place on the board, to be drawn.
type Place struct{ X, Y float64 }

// Centre is where to draw it, as near as a double can tell.
func (d Disc) Centre() Place { return Place{double(d.X), double(d.Y)} }

// double is about a coordinate, to twice as many decimals as a unit has.
func double(d input.Decimal) float64 {
	rest := input.Decimal{Part: d.Part[min(decimals, len(d.Part)):]}
	return (float64(units(d)) + float64(units(rest))/unit) / unit
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
