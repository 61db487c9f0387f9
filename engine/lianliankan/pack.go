package lianliankan

import (
	"encoding/binary"
	"slices"

	"umpire/engine"
	"umpire/engine/input"
)

// Pack appends the dataset as 32-bit little-endian numbers: rows, columns, questions; the tiles row by row; and for each
// question its four numbers and its span. It is how a large board gets from the worker to the page, which has no time to
// read its text. Spans are those of the text that the dataset was read from.
func (d *Dataset) Pack(dst []byte) []byte {
	le := binary.LittleEndian
	b := d.Board
	dst = append(make([]byte, 0, len(dst)+4*(3+len(b.Tiles)+6*len(d.Questions))), dst...)
	for _, v := range []int{b.Rows, b.Cols, len(d.Questions)} {
		dst = le.AppendUint32(dst, uint32(v))
	}
	for _, tile := range b.Tiles {
		dst = le.AppendUint32(dst, uint32(tile))
	}
	for _, q := range d.Questions {
		for _, v := range []int{q.A.X, q.A.Y, q.B.X, q.B.Y, q.Span.Start, q.Span.End} {
			dst = le.AppendUint32(dst, uint32(v))
		}
	}
	return dst
}

// Unpack is the dataset that Pack gave. It is false if the bytes are not such a dataset.
func Unpack(packed []byte) (*Dataset, bool) {
	if len(packed)%4 != 0 || len(packed) < 12 {
		return nil, false
	}
	next := func() int {
		v := int32(binary.LittleEndian.Uint32(packed))
		packed = packed[4:]
		return int(v)
	}
	rows, cols, count := next(), next(), next()
	if rows < 0 || cols < 1 || count < 0 || rows > MaxRows || cols > MaxCols+1 || len(packed) != 4*(rows*cols+6*count) {
		return nil, false
	}
	tiles := make([]int32, rows*cols)
	for i := range tiles {
		tiles[i] = int32(binary.LittleEndian.Uint32(packed[4*i:]))
	}
	packed = packed[4*len(tiles):]
	questions := make([]Question, count)
	for i := range questions {
		q := &questions[i]
		q.A = engine.Point{X: next(), Y: next()}
		q.B = engine.Point{X: next(), Y: next()}
		q.Span = input.Span{Start: next(), End: next()}
	}
	b := &Board{rows, cols, tiles}
	for _, q := range questions {
		if !b.Contains(q.A) || !b.Contains(q.B) {
			return nil, false
		}
	}
	return NewDataset(b, questions), true
}

// PackStep is why question k came out so, packed like a dataset: the reason's number, the line, what is told of a
// missing line, and last the reach from A and from B, with a byte for each cell. It is how the page learns of a board that
// is too large to be searched on its own thread.
func (d *Dataset) PackStep(k int) []byte {
	s := (&Replay{data: d}).Explain(k)
	var out []byte
	put := func(v int) { out = binary.LittleEndian.AppendUint32(out, uint32(v)) }
	putLine := func(line []engine.Point) {
		put(len(line))
		for _, p := range line {
			put(p.X)
			put(p.Y)
		}
	}
	put(k)
	put(slices.Index(packedReasons[:], s.Why))
	putLine(s.Line)
	putLine(s.Outside)
	put(len(s.Removals))
	for _, r := range s.Removals {
		putLine([]engine.Point{r.Tile})
		putLine(r.Line)
	}
	for _, reach := range s.Reach {
		if reach == nil {
			break
		}
		for _, n := range reach.Count {
			put(n)
		}
		out = append(out, reach.Cells...)
	}
	return out
}

// packedReasons are the reasons in their packed order; "" stands for YES.
var packedReasons = [...]string{"", SameCell, EmptyCell, Different, NoLine}

// UnpackStep is the step that PackStep packed. It is false if the bytes are no step of this dataset.
func (d *Dataset) UnpackStep(packed []byte) (s Step, ok bool) {
	ok = true
	next := func() int {
		if len(packed) < 4 {
			ok = false
			return 0
		}
		v := int(int32(binary.LittleEndian.Uint32(packed)))
		packed = packed[4:]
		return v
	}
	nextCount := func() int {
		n := next()
		if n < 0 || n > len(packed)/4 {
			ok = false
			return 0
		}
		return n
	}
	nextLine := func() (line []engine.Point) {
		for range nextCount() {
			line = append(line, engine.Point{X: next(), Y: next()})
		}
		return line
	}
	k, why := next(), next()
	if k < 1 || k > len(d.Questions) || why < 0 || why >= len(packedReasons) {
		return Step{}, false
	}
	s = Step{Question: d.Questions[k-1], Why: packedReasons[why], Line: nextLine(), Outside: nextLine()}
	for range nextCount() {
		tile, line := nextLine(), nextLine()
		if len(tile) != 1 {
			return Step{}, false
		}
		s.Removals = append(s.Removals, Removal{tile[0], line})
	}
	if s.Why == NoLine {
		for end, from := range [...]engine.Point{s.Question.A, s.Question.B} {
			reach, cells := &Reach{From: from, Count: [3]int{next(), next(), next()}}, len(d.Board.Tiles)
			if len(packed) < cells {
				return Step{}, false
			}
			reach.Cells, packed = packed[:cells], packed[cells:]
			s.Reach[end] = reach
		}
	}
	return s, ok && len(packed) == 0
}
