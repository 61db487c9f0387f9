package lianliankan

import (
	"cmp"
	"encoding/binary"
	"slices"

	"umpire/engine"
)

// Cleared is whether all tiles of a board can be taken off, pair by pair.
type Cleared uint8

// Unknown says that the search was ended before it knew.
const (
	Unknown Cleared = iota
	Can
	Cannot
)

// Clearing is what is known about clearing a board. Nothing in it is a guess: Can comes with the pairs, Cannot after the
// search has seen everything or with the reason that spares it.
type Clearing struct {
	Can       Cleared
	Pairs     []Pair // for Can: all of them, in an order in which they can be taken off
	Positions int    // the positions that were looked into
	Fewest    int    // the fewest tiles that were left in any of them

	// For Cannot, one of these may be told.

	Odd   int32          // a kind of tile of which there is an odd number; 0 if there is none
	Stuck []engine.Point // tiles that never come off, whatever is taken off before; nil if none were found
}

// ClearWatch hears how many positions were looked into, and the fewest tiles that were left, and says whether to go on.
type ClearWatch func(positions, fewest int) bool

const (
	// clearMemory is how many bytes the search for a way to clear a board may remember.
	clearMemory = 64 << 20
	// positionCost is what remembering a position costs besides its tiles, about.
	positionCost = 64
)

// Clear finds out whether a board can be cleared. The watch may be nil; on its false, or when its memory is full, the
// search ends with Unknown.
//
// Taking tiles off never closes a line, which proves all that spares it work. A kind that can be taken off whole is taken
// off at once: from any way to clear the board these pairs can be left out and played first. And if even taking off every
// tile that has a line to an equal one, used or not, leaves tiles behind, these never come off. What is left is tried pair
// by pair, never twice in the same position.
func (b *Board) Clear(watch ClearWatch) Clearing {
	c := newClearer(b, watch)
	for _, tiles := range c.kinds {
		if len(tiles)%2 != 0 {
			p := c.point(int(tiles[0]))
			return Clearing{Can: Cannot, Fewest: c.tiles, Odd: b.At(p.X, p.Y)}
		}
	}
	if stuck := c.stuck(); len(stuck) > 0 {
		return Clearing{Can: Cannot, Fewest: c.tiles, Stuck: stuck}
	}
	can := c.search()
	result := Clearing{Can: can, Positions: c.positions, Fewest: c.fewest}
	if can == Can {
		for _, t := range c.trail {
			result.Pairs = append(result.Pairs, Pair{c.point(int(t[0])), c.point(int(t[1]))})
		}
	}
	return result
}

// clearer is the search for a way to clear a board.
type clearer struct {
	*sights
	own   []int32   // the cells of the board as it was, like sights.cells
	kinds [][]int32 // the cells of the tiles of every kind, from kind 1 at index 0
	left  []int     // how many of them are on the board
	tiles int       // how many tiles are on the board

	trail    [][2]int32 // the pairs taken off
	choices  []choice   // the positions on the way here in which a pair was chosen
	seen     map[string]bool
	key      []byte
	partners []int

	watch     ClearWatch
	stopped   bool
	held      int // bytes that are remembered
	positions int
	fewest    int
}

// choice is a position in which there are pairs to try.
type choice struct {
	taken int        // the pairs that were taken off to get here
	pairs [][2]int32 // those to try
	next  int
}

func newClearer(b *Board, watch ClearWatch) *clearer {
	s, kinds := newSights(b)
	c := &clearer{sights: s, own: slices.Clone(s.cells), kinds: make([][]int32, kinds), left: make([]int, kinds), seen: map[string]bool{}, watch: watch}
	for i, tile := range b.Tiles {
		if tile != 0 {
			cell := s.cell(i)
			kind := s.cells[cell] - 1
			c.kinds[kind] = append(c.kinds[kind], int32(cell))
			c.left[kind]++
			c.tiles++
		}
	}
	c.fewest = c.tiles
	return c
}

// goesOn tells whether the search is to go on.
func (c *clearer) goesOn() bool {
	c.stopped = c.stopped || c.held > clearMemory || c.watch != nil && !c.watch(c.positions, c.fewest)
	return !c.stopped
}

// search tries pairs until the board is empty or nothing is left to try.
func (c *clearer) search() Cleared {
	for {
		pairs := c.arrive()
		switch {
		case c.tiles == 0:
			return Can
		case c.stopped:
			return Unknown
		case len(pairs) > 0:
			c.choices = append(c.choices, choice{taken: len(c.trail), pairs: pairs})
		}
		for len(c.choices) > 0 && c.choices[len(c.choices)-1].next == len(c.choices[len(c.choices)-1].pairs) {
			c.held -= 8 * len(c.choices[len(c.choices)-1].pairs)
			c.choices = c.choices[:len(c.choices)-1]
		}
		if len(c.choices) == 0 {
			return Cannot
		}
		last := &c.choices[len(c.choices)-1]
		c.putBack(last.taken)
		c.take(last.pairs[last.next])
		last.next++
	}
}

// arrive takes off what is safe to take off. It gives the pairs to try in the position that is left, those of the
// rarest kinds first; none if it was met before or is not worth a try.
func (c *clearer) arrive() (pairs [][2]int32) {
	c.takeWholeKinds()
	c.fewest = min(c.fewest, c.tiles)
	if c.tiles == 0 || !c.goesOn() {
		return nil
	}
	c.positions++
	if !c.remember() || len(c.stuck()) > 0 {
		return nil
	}
	for kind, tiles := range c.kinds {
		for _, tile := range tiles {
			if c.left[kind] > 0 && c.cells[tile] > 0 {
				c.partners = c.after(c.partners[:0], int(tile))
				for _, other := range c.partners {
					pairs = append(pairs, [2]int32{tile, int32(other)})
				}
			}
		}
	}
	slices.SortStableFunc(pairs, func(p, q [2]int32) int {
		return cmp.Compare(c.left[c.cells[p[0]]-1], c.left[c.cells[q[0]]-1])
	})
	c.held += 8 * len(pairs)
	return pairs
}

// remember notes the position, by the cells that hold a tile. It is false if it was noted before.
func (c *clearer) remember() bool {
	c.key = c.key[:0]
	var bits uint64
	n := 0
	for _, tiles := range c.kinds {
		for _, tile := range tiles {
			bits <<= 1
			if c.cells[tile] > 0 {
				bits |= 1
			}
			if n++; n%64 == 0 {
				c.key = binary.LittleEndian.AppendUint64(c.key, bits)
			}
		}
	}
	c.key = binary.LittleEndian.AppendUint64(c.key, bits)
	if c.seen[string(c.key)] {
		return false
	}
	c.seen[string(c.key)] = true
	c.held += len(c.key) + positionCost
	return true
}

// take takes two tiles of a kind off.
func (c *clearer) take(pair [2]int32) {
	kind := c.cells[pair[0]] - 1
	c.set(int(pair[0]), 0)
	c.set(int(pair[1]), 0)
	c.left[kind] -= 2
	c.tiles -= 2
	c.trail = append(c.trail, pair)
}

// putBack puts the last pairs back, until so many are taken off.
func (c *clearer) putBack(taken int) {
	for len(c.trail) > taken {
		pair := c.trail[len(c.trail)-1]
		c.trail = c.trail[:len(c.trail)-1]
		kind := c.own[pair[0]]
		c.set(int(pair[0]), kind)
		c.set(int(pair[1]), kind)
		c.left[kind-1] += 2
		c.tiles += 2
	}
}

// takeWholeKinds takes off every kind that goes off whole when its pairs are taken as they are met, until there is no
// such kind.
func (c *clearer) takeWholeKinds() {
	for again := true; again; {
		again = false
		for kind, tiles := range c.kinds {
			if c.left[kind] == 0 {
				continue
			}
			if !c.goesOn() {
				return
			}
			taken := len(c.trail)
			for met := true; met && c.left[kind] > 0; {
				met = false
				for _, tile := range tiles {
					if c.cells[tile] == 0 {
						continue
					}
					if c.hasPartner(int(tile)) {
						c.take([2]int32{tile, int32(c.partners[0])})
						met = true
					}
				}
			}
			if c.left[kind] > 0 {
				c.putBack(taken)
			} else {
				again = true
			}
		}
	}
}

// stuck are tiles of the position that can never come off. It takes off all that have a line to an equal tile, or to
// anywhere once one of their kind is gone, and sees what that leaves; the position stays as it is.
func (c *clearer) stuck() (points []engine.Point) {
	var off []int32
	loose := make([]bool, len(c.kinds)) // kinds of which one is gone
	for again := true; again && c.goesOn(); {
		again = false
		for kind, tiles := range c.kinds {
			for _, tile := range tiles {
				if c.cells[tile] > 0 && (loose[kind] && c.open(int(tile)) || c.hasPartner(int(tile))) {
					c.set(int(tile), 0)
					off, loose[kind], again = append(off, tile), true, true
				}
			}
		}
	}
	if !c.stopped {
		for _, tiles := range c.kinds {
			for _, tile := range tiles {
				if c.cells[tile] > 0 {
					points = append(points, c.point(int(tile)))
				}
			}
		}
	}
	for _, tile := range slices.Backward(off) {
		c.set(int(tile), c.own[tile])
	}
	return points
}

// hasPartner tells whether a line leads from a tile to an equal one; then the first of partners is such a one.
func (c *clearer) hasPartner(tile int) bool {
	c.partners = c.sights.partners(c.partners[:0], tile)
	return len(c.partners) > 0
}

// open tells whether a cell has an empty one beside it.
func (c *clearer) open(cell int) bool {
	for _, step := range c.steps() {
		if c.cells[cell+step] == 0 {
			return true
		}
	}
	return false
}
