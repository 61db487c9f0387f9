package lianliankan

import (
	"cmp"
	"slices"

	"umpire/engine"
)

// Removal is a tile that is in the way, and the line that there is without it.
type Removal struct {
	Tile engine.Point
	Line []engine.Point
}

// way is a way between two tiles with at most two turns, and the tiles it runs into.
type way struct {
	line    []engine.Point
	steps   int
	outside bool // it runs round the board
	inWay   tiles
}

// compare orders ways by turns, steps and the tile in the way.
func (d *way) compare(e *way) int {
	p, q := d.inWay.only, e.inWay.only
	return cmp.Or(len(d.line)-len(e.line), d.steps-e.steps, p.X-q.X, p.Y-q.Y)
}

// tiles is how many tiles there are on a straight way, two standing for more, and the only one if it is one.
type tiles struct {
	count int
	only  engine.Point
}

func (t tiles) and(u tiles) tiles {
	if t.count == 0 {
		t.only = u.only
	}
	t.count = min(t.count+u.count, 2)
	return t
}

// nearMisses is the lines between two tiles that fail only for one tile, the best first, and the best line that fails only
// because it leaves the board. There is one way to cross for every column and one for every row, so all are looked at.
func nearMisses(b *Board, p, q engine.Point) (missing []Removal, outside []engine.Point) {
	found := ways(lookout{b, false}, p, q)
	found = append(found, ways(lookout{b, true}, p, q)...)
	slices.SortStableFunc(found, (*way).compare)
	known := map[engine.Point]bool{}
	for _, d := range found {
		switch tile := d.inWay.only; {
		case d.outside && d.inWay.count == 0 && outside == nil:
			outside = d.line
		case !d.outside && !known[tile]:
			known[tile] = true
			missing = append(missing, Removal{tile, d.line})
		}
	}
	return missing, outside
}

// lookout sees a board as it is, or with rows and columns exchanged.
type lookout struct {
	board   *Board
	flipped bool
}

// size is the rows and columns seen.
func (l lookout) size() (rows, cols int) {
	if l.flipped {
		return l.board.Cols, l.board.Rows
	}
	return l.board.Rows, l.board.Cols
}

// flip is the point as it is seen, and back.
func (l lookout) flip(p engine.Point) engine.Point {
	if l.flipped {
		return engine.Point{X: p.Y, Y: p.X}
	}
	return p
}

// tile is the tiles in one cell.
func (l lookout) tile(x, y int) tiles {
	p := l.flip(engine.Point{X: x, Y: y})
	if l.board.At(p.X, p.Y) == 0 {
		return tiles{}
	}
	return tiles{1, p}
}

// ways is the ways from p along its row to any column, one of the two outside the board included, along that to the
// row of q, and so to q, that run into no more than one tile. There is none within a row.
func ways(l lookout, p, q engine.Point) []*way {
	p, q = l.flip(p), l.flip(q)
	if p.X == q.X {
		return nil
	}
	_, cols := l.size()
	var found []*way
	fromP, toQ := along(l, p), along(l, q)
	for y := 0; y <= cols+1; y++ {
		outside := y < 1 || y > cols
		inWay := fromP[y].and(toQ[y])
		for x := min(p.X, q.X) + 1; x < max(p.X, q.X) && inWay.count < 2 && !outside; x++ {
			inWay = inWay.and(l.tile(x, y))
		}
		if inWay.count == 2 {
			continue
		}
		line := []engine.Point{l.flip(p)}
		if y != p.Y {
			line = append(line, l.flip(engine.Point{X: p.X, Y: y}))
		}
		if y != q.Y {
			line = append(line, l.flip(engine.Point{X: q.X, Y: y}))
		}
		steps := abs(p.Y-y) + abs(p.X-q.X) + abs(y-q.Y)
		found = append(found, &way{append(line, l.flip(q)), steps, outside, inWay})
	}
	return found
}

// along is, by column from 0 to one more than there are, the tiles on the way to it from a cell along its row.
func along(l lookout, p engine.Point) []tiles {
	_, cols := l.size()
	met := make([]tiles, cols+2)
	for y := p.Y - 1; y >= 0; y-- {
		met[y] = met[y+1]
		if y > 0 {
			met[y] = met[y].and(l.tile(p.X, y))
		}
	}
	for y := p.Y + 1; y <= cols+1; y++ {
		met[y] = met[y-1]
		if y <= cols {
			met[y] = met[y].and(l.tile(p.X, y))
		}
	}
	return met
}
