package shrink

import "slices"

// board is a board of Lianliankan and the questions about it.
type board struct {
	rows, columns int
	tiles         []int
	questions     []question
}

// question is its four numbers: x1 y1 x2 y2.
type question [4]int

// boards is the datasets of an input of HDU 1175.
func (n *numbers) boards() (all []board) {
	for rows := n.next(); rows > 0; rows = n.next() {
		b := board{rows: rows, columns: n.next()}
		b.tiles = make([]int, b.rows*b.columns)
		for i := range b.tiles {
			b.tiles[i] = n.next()
		}
		b.questions = make([]question, n.next())
		for i := range b.questions {
			for j := range b.questions[i] {
				b.questions[i][j] = n.next()
			}
		}
		all = append(all, b)
	}
	return all
}

func writeBoards(all []board) []byte {
	var text []byte
	for _, b := range all {
		text = appendNumbers(text, b.rows, b.columns)
		for row := range slices.Chunk(b.tiles, b.columns) {
			text = appendNumbers(text, row...)
		}
		text = appendNumbers(text, len(b.questions))
		for _, q := range b.questions {
			text = appendNumbers(text, q[:]...)
		}
	}
	return appendNumbers(text, 0, 0)
}

// lianliankan makes an input of HDU 1175 smaller.
func (s *shrinker) lianliankan(all []board) {
	all = reduce(s, all, writeBoards)
	for i, b := range all {
		write := func(b board) []byte { return writeBoards(with(all, i, b)) }
		b.questions = reduce(s, b.questions, func(q []question) []byte {
			less := b
			less.questions = q
			return write(less)
		})
		for axis, lines := range [2]int{b.rows, b.columns} {
			reduce(s, upTo(lines), func(kept []int) []byte {
				if less, ok := b.lines(axis, kept); ok {
					return write(less)
				}
				return nil
			})
			b = numbersOf(s.step.Text).boards()[i]
		}
		b.tiles = s.fewerTiles(b, write)
		b.tiles = s.lowerTiles(b, write)
		for k, q := range b.questions {
			for j := range q {
				q[j] = lower(s, q[j], 1, func(v int) []byte {
					asked, less := q, b
					asked[j] = v
					less.questions = with(b.questions, k, asked)
					return write(less)
				})
			}
			b.questions = with(b.questions, k, q)
		}
		all = with(all, i, b)
	}
}

// upTo is the numbers from 1 to n.
func upTo(n int) []int {
	all := make([]int, n)
	for i := range all {
		all[i] = i + 1
	}
	return all
}

// lines is the board with only these of its rows (axis 0) or columns (axis 1), and without the questions about others.
// It is false if none would be left.
func (b board) lines(axis int, kept []int) (board, bool) {
	less := board{rows: len(kept), columns: b.columns}
	if axis == 1 {
		less.rows, less.columns = b.rows, len(kept)
	}
	place := make([]int, max(b.rows, b.columns)+1)
	for i, line := range kept {
		place[line] = i + 1
	}
	for i, tile := range b.tiles {
		if at := [2]int{i/b.columns + 1, i%b.columns + 1}; place[at[axis]] > 0 {
			less.tiles = append(less.tiles, tile)
		}
	}
	for _, q := range b.questions {
		if q[axis], q[2+axis] = place[q[axis]], place[q[2+axis]]; q[axis] > 0 && q[2+axis] > 0 {
			less.questions = append(less.questions, q)
		}
	}
	return less, len(less.questions) > 0
}

// fewerTiles empties cells.
func (s *shrinker) fewerTiles(b board, write func(board) []byte) []int {
	var full []int
	for i, tile := range b.tiles {
		if tile > 0 {
			full = append(full, i)
		}
	}
	keep := func(cells []int) []int {
		tiles := make([]int, len(b.tiles))
		for _, i := range cells {
			tiles[i] = b.tiles[i]
		}
		return tiles
	}
	return keep(reduce(s, full, func(cells []int) []byte {
		less := b
		less.tiles = keep(cells)
		return write(less)
	}))
}

// lowerTiles makes the numbers of tiles lower: of all tiles with a number together, the lowest first.
func (s *shrinker) lowerTiles(b board, write func(board) []byte) []int {
	kinds := slices.Compact(slices.Sorted(slices.Values(b.tiles)))
	for _, kind := range kinds {
		if kind == 0 {
			continue
		}
		as := func(v int) []int {
			tiles := slices.Clone(b.tiles)
			for i, tile := range tiles {
				if tile == kind {
					tiles[i] = v
				}
			}
			return tiles
		}
		v := lower(s, kind, 1, func(v int) []byte {
			less := b
			less.tiles = as(v)
			return write(less)
		})
		b.tiles = as(v)
	}
	return b.tiles
}
