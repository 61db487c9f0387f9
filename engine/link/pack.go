package link

import "math/bits"

// The packed form is what a coder writes: a flag that tells whether the input is laid out; then the datasets, all sizes
// first and then the items, or else the text as it is.

// pack writes the datasets.
func (l *layout) pack(c *coder, sets []dataset) {
	l.codeSizes(c, sets)
	l.codeItems(c, sets)
}

// unpack reads what pack wrote, as far as it is there.
func (l *layout) unpack(c *coder) content {
	sets, count := l.codeSizes(c, nil)
	if l.total(sets) > maxNumbers {
		return content{tooLarge: true}
	}
	l.codeItems(c, sets)
	in := l.content(sets, count)
	in.malformed = c.malformed()
	return in
}

// malformed is the key of the packed form if something in it cannot be; it must have been read to its end.
func (c *coder) malformed() string {
	if c.short || !c.wrong && len(c.in) == 0 {
		return ""
	}
	return "z"
}

// packText writes a text that is not laid out.
func packText(c *coder, text []byte) {
	m := new(letters)
	c.number(&m.size, len(text))
	for _, b := range text {
		m.code(c, int(b))
	}
}

// unpackText reads what packText wrote, as far as it is there.
func unpackText(c *coder) content {
	m := new(letters)
	in := content{part: "byte"}
	size := c.number(&m.size, 0)
	if !c.fine() {
		in.short, in.malformed = true, c.malformed()
		return in
	}
	if size > maxInput {
		return content{tooLarge: true}
	}
	in.announced = size
	for range size {
		b := m.code(c, 0)
		if c.short {
			break
		}
		in.text = append(in.text, byte(b))
	}
	in.arrived, in.short = len(in.text), c.short
	in.malformed = c.malformed()
	return in
}

// letters is how likely a byte is after another.
type letters struct {
	size  number
	after [256][256]chance
	last  int
}

func (m *letters) code(c *coder, b int) int {
	m.last = c.digits(m.after[m.last][:], 8, b)
	return m.last
}

// codeSizes codes how many datasets there are, and their sizes. When reading it gives those that are there.
func (l *layout) codeSizes(c *coder, sets []dataset) (there []dataset, count int) {
	models := new([4]number)
	count = c.number(&models[3], len(sets))
	if count < 1 || count > maxDatasets {
		c.wrong = true
	}
	if !c.fine() {
		return nil, 0
	}
	for i := range count {
		var s dataset
		if !c.reading {
			s = sets[i]
		}
		for j, limit := range l.sizes {
			v := c.number(&models[j], s.sizes[j])
			if v < limit.low || v > limit.high {
				c.wrong = true
			}
			s.sizes[j] = v
		}
		if !c.fine() {
			break
		}
		there = append(there, s)
	}
	return there, count
}

// codeItems codes the items of the datasets. When reading it stops before the first that is missing or cannot be.
func (l *layout) codeItems(c *coder, sets []dataset) {
	coders := make([]itemCoder, len(l.parts))
	for i := range coders {
		coders[i] = l.parts[i].coder()
	}
	for i := range sets {
		s := &sets[i]
		at := 0
		for j := range l.parts {
			p := &l.parts[j]
			width := p.width(s)
			for range s.sizes[p.count] {
				if c.reading {
					s.grow(width)
				}
				item := s.numbers[at : at+width]
				coders[j](c, item)
				if !p.holds(s, item) {
					c.wrong = true
				}
				if !c.fine() {
					s.drop(width)
					return
				}
				at += width
			}
		}
	}
}

// itemCoder codes an item in its place: when reading it fills the item.
type itemCoder func(c *coder, item []int32)

// newPairs codes points by how far they lie from the last but one: players take turns, and so do the two tiles of a
// question.
func newPairs() itemCoder {
	var last [2][2]int
	turn := 0
	axes := new([2]axis)
	return func(c *coder, item []int32) {
		for i := 0; i < len(item); i += 2 {
			for j := range axes {
				v := c.walk(&axes[j], last[turn][j], int(item[i+j]))
				last[turn][j], item[i+j] = v, int32(v)
			}
			turn ^= 1
		}
	}
}

// axis is how far points walk along rows or columns, and which way.
type axis struct {
	far  [4]number // by how far the last one walked
	back [3]chance // by which way it did
	last int
}

// walk codes a number below 1<<31 by its distance from another.
func (c *coder) walk(a *axis, from, to int) int {
	way := to - from
	far := c.number(&a.far[min(bits.Len(uint(abs(a.last))), 3)], abs(way))
	if was := sign(a.last); far != 0 && c.truth(&a.back[1+was], way < 0) {
		far = -far
	}
	a.last = far
	if to = from + a.last; to != int(int32(to)) {
		c.wrong = true
		return 0
	}
	return to
}

func abs(v int) int { return max(v, -v) }

func sign(v int) int { return min(max(v, -1), 1) }

// newRows codes rows of tiles: a tile is the one on its left, or the one above, or named.
func newRows() itemCoder {
	var above []int32
	m := new(struct {
		left, up [2][3]chance
		tile     [2]number
	})
	return func(c *coder, row []int32) {
		if len(above) != len(row) {
			above = make([]int32, len(row))
		}
		left, was := int32(0), 0
		for i, tile := range row {
			up := above[i]
			alike, empty := 0, 0
			if left == up {
				alike = 1
			}
			if left == 0 {
				empty = 1
			}
			switch {
			case c.truth(&m.left[alike][was], tile == left):
				tile, was = left, 0
			case alike == 0 && c.truth(&m.up[empty][was], tile == up):
				tile, was = up, 1
			default:
				tile, was = int32(c.number(&m.tile[empty], int(tile))), 2
			}
			left, row[i], above[i] = tile, tile, tile
		}
	}
}
