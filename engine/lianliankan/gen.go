package lianliankan

import (
	"slices"

	"umpire/engine"
	"umpire/engine/internal/rng"
)

// Recipe makes legal datasets of one kind. The same numbers from r and the same sizes make the same dataset.
type Recipe struct {
	Name string // a key for package words
	Make func(r *rng.Rand, rows, cols, questions int) *Dataset
}

// Recipes are the kinds of board that can be made.
func Recipes() []Recipe {
	return []Recipe{
		{"random", func(r *rng.Rand, rows, cols, questions int) *Dataset {
			return asked(r, noise(r, rows, cols, 1, 2, 100), questions)
		}},
		{"wide", func(r *rng.Rand, rows, cols, questions int) *Dataset {
			return asked(r, noise(r, rows, cols, 1, 2, 1_000_000), questions)
		}},
		{"open", func(r *rng.Rand, rows, cols, questions int) *Dataset {
			return asked(r, noise(r, rows, cols, 1, 1000, 5), questions)
		}},
		{"empty", empty},
		{"maze", func(r *rng.Rand, rows, cols, questions int) *Dataset {
			return asked(r, maze(rows, cols), questions)
		}},
		{"walls", func(r *rng.Rand, rows, cols, questions int) *Dataset {
			return asked(r, walls(r, rows, cols), questions)
		}},
		{"spiral", func(r *rng.Rand, rows, cols, questions int) *Dataset {
			return asked(r, spiral(rows, cols), questions)
		}},
		{"border", func(r *rng.Rand, rows, cols, questions int) *Dataset {
			return asked(r, border(rows, cols), questions)
		}},
		{"pairs", pairs},
		{"detour", roundabout},
		{"numbers", numbers},
	}
}

// Small makes a small dataset of any kind and density, thin boards among them; its questions are likely to be close calls.
func Small(r *rng.Rand) *Dataset {
	rows, cols := r.From(1, 7), r.From(1, 7)
	if r.Chance(1, 8) {
		rows, cols = r.From(1, 2), r.From(1, 12)
	}
	if r.Chance(1, 2) {
		rows, cols = cols, rows
	}
	recipes := Recipes()
	if pick := r.Below(2 * len(recipes)); pick < len(recipes) {
		return recipes[pick].Make(r, rows, cols, r.From(1, 6))
	}
	return asked(r, noise(r, rows, cols, r.From(1, 9), 10, r.From(1, 3)), r.From(1, 6))
}

// grid is tiles that are being laid out; rows and columns count from 0.
type grid struct {
	rows, cols int
	tiles      []int32
}

func newGrid(rows, cols int) grid { return grid{rows, cols, make([]int32, rows*cols)} }

func (g grid) at(i, j int) *int32 { return &g.tiles[i*g.cols+j] }

// point is the cell with this index in tiles.
func (g grid) point(i int) engine.Point { return engine.Point{X: i/g.cols + 1, Y: i%g.cols + 1} }

// noise lays a tile of one of so many kinds on num cells in den.
func noise(r *rng.Rand, rows, cols, num, den, kinds int) grid {
	g := newGrid(rows, cols)
	for i := range g.tiles {
		if r.Chance(num, den) {
			g.tiles[i] = int32(r.From(1, kinds))
		}
	}
	return g
}

// maze fills every second row.
func maze(rows, cols int) grid {
	g := newGrid(rows, cols)
	for i := 1; i < rows; i += 2 {
		for j := range cols {
			*g.at(i, j) = 7
		}
	}
	return g
}

// walls fills some rows and columns, and leaves gaps in them.
func walls(r *rng.Rand, rows, cols int) grid {
	g := newGrid(rows, cols)
	for range 1 + (rows+cols)/8 {
		if r.Chance(1, 2) {
			i, gap := r.Below(rows), r.Below(cols)
			for j := range cols {
				*g.at(i, j) = 9
			}
			*g.at(i, gap) = 0
		} else {
			j, gap := r.Below(cols), r.Below(rows)
			for i := range rows {
				*g.at(i, j) = 9
			}
			*g.at(gap, j) = 0
		}
	}
	return g
}

// spiral leaves a corridor that winds from a corner to the middle.
func spiral(rows, cols int) grid {
	g := newGrid(rows, cols)
	for i := range g.tiles {
		g.tiles[i] = 8
	}
	steps := [4][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	inside := func(i, j int) bool { return i >= 0 && i < rows && j >= 0 && j < cols }
	i, j := 0, 0
	*g.at(0, 0) = 0
	for heading, turned := 0, 0; turned < 2; {
		i1, j1 := i+steps[heading][0], j+steps[heading][1]
		i2, j2 := i1+steps[heading][0], j1+steps[heading][1]
		if !inside(i1, j1) || *g.at(i1, j1) == 0 || inside(i2, j2) && *g.at(i2, j2) == 0 {
			heading, turned = (heading+1)%4, turned+1
			continue
		}
		i, j, turned = i1, j1, 0
		*g.at(i, j) = 0
	}
	return g
}

// border fills the board but for its border.
func border(rows, cols int) grid {
	g := newGrid(rows, cols)
	for i := 1; i < rows-1; i++ {
		for j := 1; j < cols-1; j++ {
			*g.at(i, j) = 6
		}
	}
	return g
}

// asked lays the two tiles of every question, equal but for one pair in ten, and asks it. Every other pair lies close
// together. A later pair may change a tile of an earlier one.
func asked(r *rng.Rand, g grid, questions int) *Dataset {
	made := make([]Question, questions)
	for k := range made {
		a := r.Below(len(g.tiles))
		b := r.Below(len(g.tiles))
		if k%2 == 1 {
			i := min(max(a/g.cols+r.From(-3, 3), 0), g.rows-1)
			j := min(max(a%g.cols+r.From(-3, 3), 0), g.cols-1)
			b = i*g.cols + j
		}
		kind := int32(r.From(1, 100))
		g.tiles[a], g.tiles[b] = kind, kind
		if r.Chance(1, 10) {
			g.tiles[b] = int32(r.Below(3))
		}
		made[k] = Question{A: g.point(a), B: g.point(b)}
	}
	return NewDataset(&Board{g.rows, g.cols, g.tiles}, made)
}

// empty lays nothing but the tiles of the questions, which lie at far ends, and walls in the last tile of the first.
func empty(r *rng.Rand, rows, cols, questions int) *Dataset {
	g := newGrid(rows, cols)
	made := make([]Question, questions)
	for k := range made {
		a := r.Below(rows/8+1)*cols + r.Below(cols/8+1)
		b := len(g.tiles) - 1 - r.Below(rows/8+1)*cols - r.Below(cols/8+1)
		if k == 0 {
			a, b = 0, len(g.tiles)-1
		}
		g.tiles[a] = int32(r.From(1, 100))
		g.tiles[b] = g.tiles[a]
		made[k] = Question{A: g.point(a), B: g.point(b)}
	}
	if rows > 1 {
		*g.at(rows-2, cols-1) = 99
	}
	if cols > 1 {
		*g.at(rows-1, cols-2) = 99
	}
	return NewDataset(&Board{rows, cols, g.tiles}, made)
}

// pairs lays every kind of tile on two cells, like a round of the game: full boards with a few empty rows and columns.
func pairs(r *rng.Rand, rows, cols, questions int) *Dataset {
	g := newGrid(rows, cols)
	cells := make([]int, len(g.tiles))
	for i := range cells {
		cells[i] = i
	}
	rng.Shuffle(r, cells)
	taken := cells[:len(cells)*r.From(3, 9)/10&^1]
	for i, cell := range taken {
		g.tiles[cell] = int32(i/2 + 1)
	}
	if len(taken) == 0 {
		taken = slices.Repeat(cells[:1], 2)
	}
	made := make([]Question, questions)
	for k := range made {
		i := r.Below(len(taken)/2) * 2
		made[k] = Question{A: g.point(taken[i]), B: g.point(taken[i+1])}
	}
	return NewDataset(&Board{rows, cols, g.tiles}, made)
}

// numbers lays tiles whose numbers are alike in their low bytes, and asks about some that are equal and some that only
// look equal there.
func numbers(r *rng.Rand, rows, cols, questions int) *Dataset {
	g := noise(r, rows, cols, 1, 3, 2)
	number := func() int32 {
		n := int32(r.From(0, 2))
		return n + []int32{0, 1 << 8, 1 << 16, 1 << 24, 1 << 30}[r.Below(5)]*int32(r.Below(2))
	}
	for i, tile := range g.tiles {
		if tile != 0 {
			g.tiles[i] = number()
		}
	}
	made := make([]Question, questions)
	for k := range made {
		a, b := r.Below(len(g.tiles)), r.Below(len(g.tiles))
		if k%2 == 0 {
			b = min(a+1, len(g.tiles)-1)
		}
		g.tiles[a], g.tiles[b] = number(), number()
		made[k] = Question{A: g.point(a), B: g.point(b)}
	}
	return NewDataset(&Board{rows, cols, g.tiles}, made)
}

// roundabout asks pairs whose best line is not the shortest way, as far as it finds such: a program that looks for the
// shortest way finds one that turns too often.
func roundabout(r *rng.Rand, rows, cols, questions int) *Dataset {
	g := noise(r, rows, cols, 3, 10, 9)
	b := &Board{rows, cols, g.tiles}
	j := newJudge(b)
	made := make([]Question, 0, questions)
	for tries := 0; len(made) < questions; tries++ {
		p, q := g.point(r.Below(len(g.tiles))), g.point(r.Below(len(g.tiles)))
		if tries < 60*questions {
			q.X = min(max(p.X+r.From(-4, 4), 1), rows)
			q.Y = min(max(p.Y+r.From(-4, 4), 1), cols)
			if p == q || b.At(p.X, p.Y) == 0 || b.At(q.X, q.Y) == 0 || !shortcut(b, p, q, j.line(p, q)) {
				continue
			}
		}
		made = append(made, Question{A: p, B: q})
	}
	for _, q := range made {
		g.tiles[b.index(q.B)] = b.At(q.A.X, q.A.Y)
	}
	return NewDataset(b, made)
}

// shortcut tells whether there is a way between two tiles, not far from the first, that is shorter than the line and
// turns more often.
func shortcut(b *Board, p, q engine.Point, line []engine.Point) bool {
	const far = 8
	steps := 0
	for i := 1; i < len(line); i++ {
		steps += abs(line[i].X-line[i-1].X) + abs(line[i].Y-line[i-1].Y)
	}
	if steps == abs(p.X-q.X)+abs(p.Y-q.Y) {
		return false
	}
	top, left := max(p.X-far, 1), max(p.Y-far, 1)
	near := plainBoard{rows: min(p.X+far, b.Rows) - top + 1, cols: min(p.Y+far, b.Cols) - left + 1}
	for x := range near.rows {
		for _, tile := range b.Row(top + x)[left-1 : left-1+near.cols] {
			near.tiles = append(near.tiles, int(tile))
		}
	}
	shortest, found := near.walk(p.X-top+1, p.Y-left+1, q.X-top+1, q.Y-left+1, 4)
	return found && shortest < steps
}
