package record

import (
	"strings"

	"umpire/engine"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/sgf"
)

// common is the side of a board that says no size, and of MNS317's.
const common = 19

// alphabet names rows and columns, from 1.
const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

// blank tells what values may have around what they say: white space.
func blank(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }

// bare is a text without white space around it. A file may have a million of them.
func bare(s string) string {
	for s != "" && blank(s[0]) {
		s = s[1:]
	}
	for s != "" && blank(s[len(s)-1]) {
		s = s[:len(s)-1]
	}
	return s
}

// trim is a raw value of one line, without white space around it.
func trim(raw string) string { return bare(sgf.SimpleText(raw)) }

// span is a value's place.
func span(v sgf.Value) input.Span { return input.Span{Start: int(v.Start), End: int(v.End)} }

// letters is a point as SGF writes it: its column, then its row. The point is on a board.
func letters(p engine.Point) string { return alphabet[p.Y-1:p.Y] + alphabet[p.X-1:p.X] }

// point is the point that two letters name, on the largest board.
func point(s string) (p engine.Point, ok bool) {
	if len(s) != 2 {
		return p, false
	}
	p = engine.Point{X: 1 + strings.IndexByte(alphabet, s[1]), Y: 1 + strings.IndexByte(alphabet, s[0])}
	return p, p.X > 0 && p.Y > 0
}

// size is the board that SZ names: one number for both sides, or columns:rows.
func size(raw string) (t goban.Topology, ok bool) {
	columns, rows, both := strings.Cut(trim(raw), ":")
	if !both {
		rows = columns
	}
	t = goban.Topology{Rows: number(rows, goban.MaxSide), Columns: number(columns, goban.MaxSide)}
	return t, t.Rows > 0 && t.Columns > 0
}

// number is a number in digits from 1 to a limit, or 0.
func number(s string, limit int) int {
	n := 0
	for _, c := range []byte(bare(s)) {
		if c < '0' || c > '9' {
			return 0
		}
		if n = 10*n + int(c-'0'); n > limit {
			return 0
		}
	}
	return n
}

// area is a set of points: a bit a column, a number a row.
type area [goban.MaxSide]uint64

// add adds a rectangle and tells whether some of it was there. Its cost is its rows, however many points that are.
func (a *area) add(from, to engine.Point) (twice bool) {
	bits, had := uint64(1)<<to.Y-uint64(1)<<(from.Y-1), uint64(0)
	rows := a[from.X-1 : to.X]
	for i, row := range rows {
		had |= row
		rows[i] = row | bits
	}
	return had&bits != 0
}
