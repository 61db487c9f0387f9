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
		{"mixed", func(r *rng.Rand, rows, cols, questions int) *Dataset {
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
