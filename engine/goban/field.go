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

	// The plane only: it is cut into square tiles, so that most neighbours are found without a search. Tiles are found by
	// open addressing with linear probing. Zero is a free slot, and the tile before the first.
	tiles  []tile
	table  []int32 // slots: a tile's number
	shift  uint8   // hash bits that are dropped
	secret uint64  // chosen at random, so that no input can be made to collide
}

// site is where a cell lies.
type site struct {
	key  uint64       // its point, packed
	near [sides]int32 // the cells of its neighbours
}

// tile is a square of the plane: the cells of its points, untouched or edge for those that have none.
type tile struct {
	key   uint64 // row and column of its first point, packed
	cells [tileSide * tileSide]int32
}

// tileSide is a tile's side, a power of two. At 4 a tile's cells fill one line of cache, and a stone has one neighbour
// in another tile, on average.
const tileSide = 4

const (
	firstTable = 6 // the size of a new table, as a power of two
	fill       = 4 // a table has at least so many slots a tile: most searches are for tiles that are not there
)

func newField(on Topology) field {
	f := field{topology: on, sites: make([]site, firstCell)}
	if on.Plane() {
		f.secret = maphash.String(maphash.MakeSeed(), "goban")
		f.table, f.shift = make([]int32, 1<<firstTable), 64-firstTable
		f.tiles = make([]tile, 1)
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
	f.sites, f.tiles = f.sites[:firstCell], f.tiles[:1]
	clear(f.table)
}

// cell is the number of a point that exists. On the plane it is given one at the first call.
func (f *field) cell(p engine.Point) int32 {
	if !f.topology.Plane() {
		return firstCell + int32((p.X-1)*f.topology.Columns+p.Y-1)
	}
	key := pack(p)
	slot := f.slot(key &^ inTile)
	t := f.table[slot]
	if t == 0 {
		t = f.addTile(key&^inTile, slot)
	}
	if c := f.tiles[t].cells[place(key)]; c != untouched {
		return c
	}
	return f.add(key, t)
}

// add numbers a new point of the plane, which lies in tile t, and makes it and its neighbours known to each other.
func (f *field) add(key uint64, t int32) int32 {
	c := int32(len(f.sites))
	f.sites = append(f.sites, site{})
	f.sites[c].key = key
	f.tiles[t].cells[place(key)] = c
	near := &f.sites[c].near
	for d := range near {
		beside, t := beside(key, d), t
		if (beside^key)&^inTile != 0 {
			t = f.table[f.slot(beside&^inTile)]
		}
		q := f.tiles[t].cells[place(beside)]
		near[d] = q
		f.sites[q].near[sides-1-d] = c // untouched and edge have no use for it
	}
	return c
}

// addTile adds a tile, whose place in the table is the free slot. Row 0 and column 0 lie in the tiles on the rim.
func (f *field) addTile(key, slot uint64) int32 {
	t := int32(len(f.tiles))
	f.tiles = append(f.tiles, tile{})
	added := &f.tiles[t]
	added.key = key
	for i := range tileSide {
		if key>>32 == 0 {
			added.cells[i] = edge
		}
		if uint32(key) == 0 {
			added.cells[i*tileSide] = edge
		}
	}
	f.table[slot] = t
	if fill*len(f.tiles) > len(f.table) {
		f.table = make([]int32, 2*len(f.table))
		f.shift--
		for t := 1; t < len(f.tiles); t++ {
			f.table[f.slot(f.tiles[t].key)] = int32(t)
		}
	}
	return t
}

// slot is where a tile stands in the table, or the free slot where it would.
func (f *field) slot(key uint64) uint64 {
	h := (key ^ f.secret) * 0x9E3779B97F4A7C15
	h = (h ^ h>>32) * 0xBF58476D1CE4E5B9
	mask := uint64(len(f.table) - 1)
	for i := h >> (f.shift & 63); ; i++ {
		t := f.table[i&mask]
		if t == 0 || f.tiles[t].key == key {
			return i & mask
		}
	}
}

// inTile is the bits of a packed point that tell its place in its tile.
const inTile = (tileSide-1)<<32 | (tileSide - 1)

// place is the number of a packed point in its tile, row by row.
func place(key uint64) uint64 { return key>>32%tileSide*tileSide + key%tileSide }

// pack is a point as one number, in reading order: its row in the upper half, its column in the lower.
func pack(p engine.Point) uint64 { return uint64(p.X)<<32 | uint64(uint32(p.Y)) }

func unpack(key uint64) engine.Point { return engine.Point{X: int(key >> 32), Y: int(uint32(key))} }

// beside is the packed neighbour of a packed point on side d.
func beside(key uint64, d int) uint64 {
	return key + [sides]uint64{1<<64 - 1<<32, 1<<64 - 1, 1, 1 << 32}[d]
}

// point is the point of a cell.
func (f *field) point(c int32) engine.Point { return unpack(f.sites[c].key) }
