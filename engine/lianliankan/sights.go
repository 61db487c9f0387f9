package lianliankan

import "umpire/engine"

// sights is a board from which pairs are taken off and put back, with what is seen from every cell. A frame of one cell
// stands round it, so that a look always ends somewhere.
type sights struct {
	cols  int        // of the board
	cells []int32    // row after row, with the frame: the kind of the tile from 1, 0 for an empty cell, -1 for the frame
	next  [4][]int32 // in each direction, the next cell that is not empty; of the cells inside the frame
	work  int        // the cells looked at in partners
	calls int32      // of partners
	met   []int32    // for every cell, the last of the calls that met it
}

// The directions are right, left, down and up: d^1 is against d, and d^2 and d^3 are across.
func (s *sights) steps() [4]int { return [4]int{1, -1, s.cols + 2, -s.cols - 2} }

// newSights numbers the kinds of tiles from 1 in the order in which they are first met; kinds is how many there are.
func newSights(b *Board) (s *sights, kinds int) {
	w := b.Cols + 2
	s = &sights{cols: b.Cols, cells: make([]int32, w*(b.Rows+2)), met: make([]int32, w*(b.Rows+2))}
	for i := range s.cells {
		s.cells[i] = -1
	}
	number := map[int32]int32{0: 0}
	for i, tile := range b.Tiles {
		kind, known := number[tile]
		if !known {
			kind = int32(len(number))
			number[tile] = kind
		}
		s.cells[s.cell(i)] = kind
	}
	steps := s.steps()
	for d := range s.next {
		next := make([]int32, len(s.cells))
		for i := range b.Tiles {
			if steps[d] > 0 {
				i = len(b.Tiles) - 1 - i
			}
			c := s.cell(i)
			if to := c + steps[d]; s.cells[to] != 0 {
				next[c] = int32(to)
			} else {
				next[c] = next[to]
			}
		}
		s.next[d] = next
	}
	return s, len(number) - 1
}

// cell is where a cell of Board.Tiles stands inside the frame.
func (s *sights) cell(index int) int { return (index/s.cols+1)*(s.cols+2) + index%s.cols + 1 }

// point is the cell as the input names it.
func (s *sights) point(cell int) engine.Point {
	return engine.Point{X: cell / (s.cols + 2), Y: cell % (s.cols + 2)}
}

// set lays a tile on an empty cell, or with 0 takes the one there off.
func (s *sights) set(cell int, kind int32) {
	s.cells[cell] = kind
	for d, step := range s.steps() {
		next := s.next[d]
		seen := int32(cell)
		if kind == 0 {
			seen = next[cell]
		}
		for c := cell - step; s.cells[c] >= 0; c -= step {
			next[c] = seen
			if s.cells[c] > 0 {
				break
			}
		}
	}
}

// partners appends the tiles of the same kind to which a line from a tile leads, in no order. It looks at every
// empty cell twice at most: the lines with two turns are those that see a tile from a cell which a line with one turn
// reaches.
func (s *sights) partners(dst []int, tile int) []int {
	kind := s.cells[tile]
	s.calls++
	found := func(cell int32) {
		if c := int(cell); s.cells[c] == kind && c != tile && s.met[c] != s.calls {
			s.met[c] = s.calls
			dst = append(dst, c)
		}
	}
	steps := s.steps()
	for d, step := range steps {
		end := int(s.next[d][tile])
		found(int32(end))
		for c := tile + step; c != end; c += step {
			s.work++
			for _, across := range [2]int{d ^ 2, d ^ 3} {
				side := int(s.next[across][c])
				found(int32(side))
				for x := c + steps[across]; x != side; x += steps[across] {
					s.work++
					found(s.next[d][x])
					found(s.next[d^1][x])
				}
			}
		}
	}
	return dst
}
