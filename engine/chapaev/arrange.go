package chapaev

import "umpire/engine/input"

// Arranged is a position with some of the discs, which overlap nowhere, and a side to move that has one of them. It
// stands in no text.
func Arranged(discs [count]Disc, present Discs, turn Side) *Dataset {
	return &Dataset{discs: discs, present: present, turn: turn, arranged: true}
}

// Fits tells whether a disc lies wholly on the board.
func (d Disc) Fits() bool { return onBoard(d.X) && onBoard(d.Y) }

// Overlaps is every two of the present discs that overlap or touch, the lower number first. All of them lie on the board.
func Overlaps(discs *[count]Disc, present Discs) (pairs [][2]int) {
	l := newLayout(discs, present)
	for a := range present.All() {
		for b := range present.All() {
			if a < b && !l.apart(a, b) {
				pairs = append(pairs, [2]int{a, b})
			}
		}
	}
	return pairs
}

// AppendDecimal appends a coordinate in its shortest form: 0.5, 4, -1.
func AppendDecimal(dst []byte, d input.Decimal) []byte {
	if d.Negative {
		dst = append(dst, '-')
	}
	return appendDecimal(dst, d)
}
