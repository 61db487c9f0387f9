package goban

import (
	"hash/maphash"

	"umpire/engine"
)

// Two cells stand for points that need none of their own.
const (
	edge      int32 = iota // every point that does not exist
	untouched              // every point of the plane that no move has met: always vacant
	firstCell              // the first cell that is a point
)

// sides is how many neighbours a point has, the edge included: above, left, right, below. Side d of one neighbour is
// side sides-1-d of the other.
const sides = 4

// field numbers the points that matter and knows their neighbours. On a board these are all its points, row by row; on
// the plane the points that were asked for, in order.
type field struct {
	topology Topology
	points   []uint64       // by cell: the point, packed
	near     [][sides]int32 // by cell: its neighbours

	// The plane only: open addressing with linear probing from a packed point to its cell. Zero is a free slot; at
	// most half of the slots are taken.
	table  []int32
	shift  uint8  // hash bits that are dropped
	secret uint64 // chosen at random, so that no input can be made to collide
}

// firstTable is the size of a new table, as a power of two.
const firstTable = 6

func newField(on Topology) field {
	f := field{topology: on, points: make([]uint64, firstCell), near: make([][sides]int32, firstCell)}
	if on.Plane() {
		f.secret = maphash.String(maphash.MakeSeed(), "goban")
		f.table, f.shift = make([]int32, 1<<firstTable), 64-firstTable
		return f
	}
	if on.Rows < 1 || on.Rows > MaxSide || on.Columns < 1 || on.Columns > MaxSide {
		panic("goban: a board's side is from 1 to 52")
	}
	at := func(x, y int) int32 {
		if p := (engine.Point{X: x, Y: y}); on.Contains(p) {
			return f.cell(p)
		}
		return edge
	}
	for x := 1; x <= on.Rows; x++ {
		for y := 1; y <= on.Columns; y++ {
			f.points = append(f.points, pack(engine.Point{X: x, Y: y}))
			f.near = append(f.near, [sides]int32{at(x-1, y), at(x, y-1), at(x, y+1), at(x+1, y)})
		}
	}
	return f
}

// reset forgets the points of the plane; the memory stays.
func (f *field) reset() {
	f.points, f.near = f.points[:firstCell], f.near[:firstCell]
	clear(f.table)
}

// cell is the number of a point that exists. On the plane it is given one at the first call.
func (f *field) cell(p engine.Point) int32 {
	if !f.topology.Plane() {
		return firstCell + int32((p.X-1)*f.topology.Columns+p.Y-1)
	}
	key := pack(p)
	slot := f.slot(key)
	if c := f.table[slot]; c != 0 {
		return c
	}
	return f.add(key, slot)
}

// add numbers a new point of the plane and makes it and its neighbours known to each other.
func (f *field) add(key uint64, slot uint64) int32 {
	c := int32(len(f.points))
	f.points = append(f.points, key)
	f.table[slot] = c
	near := [sides]int32{untouched, untouched, untouched, untouched}
	if key>>32 == 1 {
		near[0] = edge
	}
	if uint32(key) == 1 {
		near[1] = edge
	}
	for d := range near {
		if near[d] == edge {
			continue
		}
		if q := f.table[f.slot(beside(key, d))]; q != 0 {
			near[d] = q
			f.near[q][sides-1-d] = c
		}
	}
	f.near = append(f.near, near)
	if 2*len(f.points) > len(f.table) {
		f.grow()
	}
	return c
}

// slot is where a packed point stands in the table, or the free slot where it would.
func (f *field) slot(key uint64) uint64 {
	h := (key ^ f.secret) * 0x9E3779B97F4A7C15
	h = (h ^ h>>32) * 0xBF58476D1CE4E5B9
	mask := uint64(len(f.table) - 1)
	i := h >> (f.shift & 63)
	for {
		c := f.table[i&mask]
		if c == 0 || f.points[c] == key {
			return i & mask
		}
		i++
	}
}

// grow doubles the table.
func (f *field) grow() {
	f.table = make([]int32, 2*len(f.table))
	f.shift--
	for c := firstCell; int(c) < len(f.points); c++ {
		f.table[f.slot(f.points[c])] = c
	}
}

// pack is a point as one number, in reading order: its row in the upper half, its column in the lower.
func pack(p engine.Point) uint64 { return uint64(p.X)<<32 | uint64(uint32(p.Y)) }

func unpack(key uint64) engine.Point { return engine.Point{X: int(key >> 32), Y: int(uint32(key))} }

// beside is the packed neighbour of a packed point on side d.
func beside(key uint64, d int) uint64 {
	return key + [sides]uint64{1<<64 - 1<<32, 1<<64 - 1, 1, 1 << 32}[d]
}
