package goban

import (
	"hash/maphash"

	"umpire/engine"
)

// Two cells stand for points that need none of their own.
const (
	untouched int32 = iota // every point of the plane that no move has met: always vacant
	edge                   // every point that does not exist
	firstCell              // the first cell that is a point
)

// sides is how many neighbours a point has, the edge included: above, left, right, below. Side d of one neighbour is
// side sides-1-d of the other.
const sides = 4

// field numbers the points that matter and knows their neighbours. On a board these are all its points, row by row; on
// the plane the points that were asked for, in order.
type field struct {
	topology Topology
	sites    []site // by cell

	// The plane only: a table of the cells by open addressing. The plane is cut into square tiles, and the points of a
	// tile are hashed into one line of cache, so that most neighbours are found in the same line.
	table  []int32   // slots: a point's cell, or untouched where none is
	shift  uint8     // hash bits that are dropped
	secret [2]uint64 // chosen at random, so that no input can be made to collide
}

// site is where a cell lies.
type site struct {
	key  uint64       // its point, packed
	near [sides]int32 // the cells of its neighbours
}

// tileSide is a tile's side, a power of two. At 4 a tile's slots fill one line of cache, and a stone has one neighbour
// in another tile, on average.
const tileSide = 4

const (
	firstTable = 8 // the size of a new table, as a power of two
	fill       = 4 // a table has at least so many slots a cell: most searches are for points that are not there

	// stride is how far on a search goes from a slot that is taken: to another line, because the tile that is there may fill
	// its own. It is odd, so that a search comes to every slot.
	stride = tileSide*tileSide + 1
)

func newField(on Topology) field {
	f := field{topology: on, sites: make([]site, firstCell)}
	if on.Plane() {
		seed := maphash.MakeSeed()
		f.secret = [2]uint64{maphash.String(seed, "row"), maphash.String(seed, "column")}
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
			near := [sides]int32{at(x-1, y), at(x, y-1), at(x, y+1), at(x+1, y)}
			f.sites = append(f.sites, site{pack(engine.Point{X: x, Y: y}), near})
		}
	}
	return f
}

// reset forgets the points of the plane; the memory stays.
func (f *field) reset() {
	f.sites = f.sites[:firstCell]
	clear(f.table)
}

// cell is the number of a point that exists. On the plane it is given one at the first call.
func (f *field) cell(p engine.Point) int32 {
	if !f.topology.Plane() {
		return firstCell + int32((p.X-1)*f.topology.Columns+p.Y-1)
	}
	key := pack(p)
	slot := f.slot(key)
	if c := f.table[slot]; c != untouched {
		return c
	}
	return f.add(key, slot)
}

// add numbers a new point of the plane, whose place in the table is the free slot, and makes it and its neighbours known
// to each other.
func (f *field) add(key uint64, slot int) int32 {
	c := int32(len(f.sites))
	f.sites = append(f.sites, site{})
	f.sites[c].key = key
	f.table[slot] = c
	near := &f.sites[c].near
	for d := range near {
		q := edge
		if beside := beside(key, d); beside>>32 != 0 && uint32(beside) != 0 {
			q = f.table[f.home(beside)]
			// Whether a neighbour is there cannot be foretold, so no branch depends on it: the mask is 0 if none is.
			if (f.sites[q].key^beside)&uint64(-int64(q)>>63) != 0 {
				q = f.table[f.slot(beside)]
			}
		}
		near[d] = q
		f.sites[q].near[sides-1-d] = c // untouched and edge have no use for it
	}
	if fill*len(f.sites) > len(f.table) {
		f.grow()
	}
	return c
}

// grow doubles the table.
func (f *field) grow() {
	f.table = make([]int32, 2*len(f.table))
	f.shift--
	for c := firstCell; int(c) < len(f.sites); c++ {
		f.table[f.slot(f.sites[c].key)] = c
	}
}

// slot is where a point's cell stands in the table, or the free slot where it would.
func (f *field) slot(key uint64) int {
	i := f.home(key)
	for c := f.table[i]; c != untouched && f.sites[c].key != key; c = f.table[i] {
		i = (i + stride) & (len(f.table) - 1)
	}
	return i
}

// home is the slot where the search for a point starts: a tile is hashed by its row and column, times a secret each (as
// Dietzfelbinger proposed), and what is left tells apart the points of a tile.
func (f *field) home(key uint64) int {
	tile := key>>32/tileSide*f.secret[0] + uint64(uint32(key)/tileSide)*f.secret[1]
	return int(tile>>(f.shift&63) ^ (key>>32%tileSide*tileSide + key%tileSide))
}

// pack is a point as one number, in reading order: its row in the upper half, its column in the lower.
func pack(p engine.Point) uint64 { return uint64(p.X)<<32 | uint64(uint32(p.Y)) }

func unpack(key uint64) engine.Point { return engine.Point{X: int(key >> 32), Y: int(uint32(key))} }

// beside is the packed neighbour of a packed point on side d.
func beside(key uint64, d int) uint64 {
	return key + [sides]uint64{1<<64 - 1<<32, 1<<64 - 1, 1, 1 << 32}[d]
}

// point is the point of a cell.
func (f *field) point(c int32) engine.Point { return unpack(f.sites[c].key) }
