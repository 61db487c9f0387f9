package lianliankan

import (
	"encoding/binary"

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
		if !b.contains(q.A) || !b.contains(q.B) {
			return nil, false
		}
	}
	return NewDataset(b, questions), true
}
