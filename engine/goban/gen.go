package goban

import (
	"umpire/engine"
	"umpire/engine/internal/rng"
)

// Recipe is a named way to make a game of any length.
type Recipe struct {
	Name string // a key for package words, and part of a link
	// Make is the points of n moves, n ≥ 1; the same for the same state of chance.
	Make func(r *rng.Rand, n int) []engine.Point
}

// Go19Recipes make attempts for MNS317.
func Go19Recipes() []Recipe {
	return []Recipe{
		{"tiny", tinyAttempts},   // a few points in a corner: every kind of refusal
		{"random", anyAttempts},  // any point: mostly refused once the board is full
		{"legal", legalAttempts}, // every attempt valid, chains of hundreds taken
		{"koish", koishAttempts}, // three kos taken in turn: a capture an attempt
		{"edge", edgeAttempts},   // captures on the first lines
		{"ko", fightAttempts(koTaste)},
		{"snapback", fightAttempts(snapbackTaste)},
		{"suicide", fightAttempts(suicideTaste)},
		{"capture", fightAttempts(captureTaste)}, // several chains at once, and many stones
		{"chains", fightAttempts(chainTaste)},    // big ones
	}
}

// InfiniteRecipes make legal games for HDU 4775.
func InfiniteRecipes() []Recipe {
	return []Recipe{
		{"tiny", tinyStones},       // a few points in the corner: captures and suicides
		{"dense", denseStones},     // a square filled at random
		{"sparse", sparseStones},   // any points up to the limit
		{"snake", snakeStones},     // one long chain, wrapped from its tail
		{"blob", blobStones},       // solid squares, walled in and taken
		{"suicide", suicideStones}, // throws beside one huge chain
		{"random", fightStones(func(*Board, int32, bool) int { return 0 })},
		{"ko", fightStones(koTaste)},
		{"snapback", fightStones(snapbackTaste)},
		{"selfatari", fightStones(suicideTaste)}, // suicides of chains of every size
		{"capture", fightStones(captureTaste)},   // several chains at once, and many stones
		{"chains", fightStones(chainTaste)},      // big ones
		{"far", farStones},                       // captures at the highest coordinates
		{"keys", keyStones},                      // two corners that careless keys of points mix up
	}
}

// tinyAttempts plays in a window of 2 × 2 to 4 × 4 points, in a corner or on an edge.
func tinyAttempts(r *rng.Rand, n int) []engine.Point {
	rows, columns := r.From(2, 4), r.From(2, 4)
	top, left := 1, 1
	if r.Chance(1, 4) {
		top, left = go19Side+1-rows, r.From(1, go19Side+1-columns)
	}
	points := make([]engine.Point, n)
	for i := range points {
		points[i] = engine.Point{X: r.From(top, top+rows-1), Y: r.From(left, left+columns-1)}
	}
	return points
}

func anyAttempts(r *rng.Rand, n int) []engine.Point {
	points := make([]engine.Point, n)
	for i := range points {
		points[i] = engine.Point{X: r.From(1, go19Side), Y: r.From(1, go19Side)}
	}
	return points
}

// legalAttempts plays at random until the board is nearly full, and from then on takes what it can take, the most
// first, but never leaves the other side without a move. Where that cannot be done it goes back some way.
func legalAttempts(r *rng.Rand, n int) []engine.Point {
	const keep = 500     // moves between two positions to go back to
	const first = 50     // how far it goes back, at the first failure
	const longest = 5000 // and at most
	law := go19Game(nil)
	b := NewBoard(law.Rules, law.Topology)
	saved := []*Board{b.clone()}
	var after, reply Board // room to try moves in
	cells := make([]int32, go19Side*go19Side)
	for i := range cells {
		cells[i] = firstCell + int32(i)
	}
	points := make([]engine.Point, 0, n)
	best, back := 0, first
	for len(points) < n {
		turn := Black + Color(len(points)%2)
		rng.Shuffle(r, cells)
		if at := b.greedy(turn, cells, &after, &reply); at != edge {
			points = append(points, b.point(at))
			b.play(turn, at)
			b.off = b.off[:0]
			if len(points)%keep == 0 {
				saved = append(saved[:len(points)/keep], b.clone())
			}
			continue
		}
		if len(points) > best {
			best, back = len(points), first
		}
		goal := max(0, len(points)-back) / keep
		back = min(2*back, longest)
		b, points = saved[goal].clone(), points[:goal*keep]
	}
	return points
}

// greedy is a cell where the side may move: on a roomy board the first of the cells, on a crowded one that which takes
// the most and leaves the other side a move. It is edge if there is none. The other two boards are overwritten.
func (b *Board) greedy(turn Color, cells []int32, after, reply *Board) int32 {
	const roomy = 40
	crowded := len(cells)-b.stones[Black]-b.stones[White] <= roomy
	at, most := edge, -1
	for _, c := range cells {
		if b.cells[c].color != Empty {
			continue
		}
		after.become(b)
		if after.play(turn, c) != CauseNone || after.result.Taken <= most || crowded && !after.movable(turn.Other(), cells, reply) {
			continue
		}
		if at, most = c, after.result.Taken; !crowded {
			break
		}
	}
	return at
}

// movable tells whether the side may move on one of the cells. The other board is overwritten.
func (b *Board) movable(turn Color, cells []int32, after *Board) bool {
	after.become(b)
	for _, c := range cells {
		if b.cells[c].color == Empty && after.play(turn, c) == CauseNone { // a refused move changes nothing
			return true
		}
	}
	return false
}

// become makes the board a copy of one with walls, which goes its own way.
func (b *Board) become(other *Board) {
	cells, off := append(b.cells[:0], other.cells...), b.off[:0]
	*b = *other
	b.cells, b.off = cells, off
}

// clone is a copy of a board with walls.
func (b *Board) clone() *Board {
	c := &Board{}
	c.become(b)
	return c
}

// koishAttempts builds three ko shapes, one held by Black, two by White. Each move then takes the next ko in turn; as
// three is odd, each ko changes hands each time, and two other moves have come between.
func koishAttempts(_ *rng.Rand, n int) []engine.Point {
	const row = 10
	kos := [3]int{2, 8, 14} // the column of each ko's left point, which White takes; Black takes the right one
	var points []engine.Point
	for _, y := range kos {
		points = append(points,
			engine.Point{X: row - 1, Y: y}, engine.Point{X: row - 1, Y: y + 1},
			engine.Point{X: row, Y: y - 1}, engine.Point{X: row, Y: y + 2},
			engine.Point{X: row + 1, Y: y}, engine.Point{X: row + 1, Y: y + 1})
	}
	points = append(points,
		engine.Point{X: row, Y: kos[1] + 1}, engine.Point{X: row, Y: kos[0]},
		engine.Point{X: 1, Y: 1}, engine.Point{X: row, Y: kos[2]})
	for k := 0; len(points) < n; k++ {
		points = append(points, engine.Point{X: row, Y: kos[k%3] + 1 - k%2})
	}
	return points[:n]
}

// tinyStones plays on the vacant points of a window of 2 × 2 to 5 × 5 points in the corner, on the rim, or free.
func tinyStones(r *rng.Rand, n int) []engine.Point {
	rows, columns := r.From(2, 5), r.From(2, 5)
	top, left := 1, 1
	if r.Chance(1, 4) {
		top = r.From(1, infiniteSide/2)
	}
	if r.Chance(1, 4) {
		left = r.From(1, infiniteSide+1-columns)
	}
	b := NewBoard(infiniteGame(nil).Rules, Topology{})
	points := make([]engine.Point, 0, n)
	for len(points) < n {
		p := engine.Point{X: r.From(top, top+rows-1), Y: r.From(left, left+columns-1)}
		if b.Color(p) != Empty && r.Chance(1, 8) { // the window may be full
			p = engine.Point{X: top + 2*rows + len(points), Y: left}
		}
		if b.Play(Black+Color(len(points)%2), p).Cause == CauseNone {
			points = append(points, p)
		}
	}
	return points
}

// denseStones fills a square in random order.
func denseStones(r *rng.Rand, n int) []engine.Point {
	side := 1
	for side*side < n {
		side++
	}
	top, left := r.From(1, infiniteSide-side), r.From(1, infiniteSide-side)
	points := make([]engine.Point, side*side)
	for i := range points {
		points[i] = engine.Point{X: top + i/side, Y: left + i%side}
	}
	rng.Shuffle(r, points)
	return points[:n]
}

// sparseStones sets stones anywhere, each in a band of rows of its own, so that no two meet.
func sparseStones(r *rng.Rand, n int) []engine.Point {
	points := make([]engine.Point, n)
	band := infiniteSide / n
	for i := range points {
		points[i] = engine.Point{X: r.From(i*band+1, i*band+band), Y: r.From(1, infiniteSide)}
	}
	rng.Shuffle(r, points)
	return points
}

// far is points one by one, away from all else and from each other.
type far struct{ x, y int }

func (f *far) next() engine.Point {
	f.y += 2
	return engine.Point{X: f.x, Y: f.y}
}

// snakeStones lets Black lay a boustrophedon line, one stone long after the other, and White follow with a wall along
// both its sides, from the tail on: the chain's only liberties are at its head.
func snakeStones(r *rng.Rand, n int) []engine.Point {
	const width = 100
	top, left := r.From(2, infiniteSide/2), r.From(2, infiniteSide/2)
	body := make([]engine.Point, 0, (n+1)/2)
	for i := 0; len(body) < cap(body); i++ {
		// A bay is a row of the snake and the stone that leads to the next row, two below.
		bay, along := i/(width+1), i%(width+1)
		p := engine.Point{X: top + 2*bay, Y: left + along}
		if along == width {
			p.X, p.Y = p.X+1, p.Y-1
		}
		if bay%2 == 1 {
			p.Y = 2*left + width - 1 - p.Y
		}
		body = append(body, p)
	}
	met := make(map[engine.Point]bool, 4*len(body))
	for _, p := range body {
		met[p] = true
	}
	var wall []engine.Point
	for _, p := range body {
		for _, q := range [sides]engine.Point{{X: p.X - 1, Y: p.Y}, {X: p.X, Y: p.Y - 1}, {X: p.X, Y: p.Y + 1}, {X: p.X + 1, Y: p.Y}} {
			if !met[q] {
				met[q] = true
				wall = append(wall, q)
			}
		}
	}
	return alternate(body, wall, n)
}

// alternate lets Black play the first list and White the second, n moves in all; the lists are long enough.
func alternate(black, white []engine.Point, n int) []engine.Point {
	points := make([]engine.Point, n)
	for i := range points {
		if i%2 == 0 {
			points[i] = black[i/2]
		} else {
			points[i] = white[i/2]
		}
	}
	return points
}

// blobStones lets Black fill a square on the rim but for one point, White wall it in and then take it there, square
// after square.
func blobStones(r *rng.Rand, n int) []engine.Point {
	const side = 8
	idle := far{infiniteSide / 2, r.From(1, infiniteSide/2)}
	var black, white []engine.Point
	for left := 2; len(white) < n; left += side + 4 {
		square := make([]engine.Point, side*side)
		for i := range square {
			square[i] = engine.Point{X: 1 + i/side, Y: left + i%side}
		}
		rng.Shuffle(r, square)
		hole := square[len(square)-1]
		black = append(black, square[:len(square)-1]...)
		for i := range side {
			white = append(white, engine.Point{X: side + 1, Y: left + i},
				engine.Point{X: 1 + i, Y: left - 1}, engine.Point{X: 1 + i, Y: left + side})
		}
		for len(white) < len(black) {
			white = append(white, idle.next())
		}
		black = append(black, idle.next())
		white = append(white, hole)
	}
	return alternate(black, white, n)
}

// suicideStones lets Black build two rows along the rim without the corner, and White a row below them. After that White
// throws stones into the corner again and again, beside a chain whose other liberties are at its far end.
func suicideStones(r *rng.Rand, n int) []engine.Point {
	idle := far{infiniteSide / 2, r.From(1, infiniteSide/2)}
	columns := max(2, n/8)
	var black, white []engine.Point
	for y := 1; y <= columns; y++ {
		black = append(black, engine.Point{X: 2, Y: y})
		if y > 1 {
			black = append(black, engine.Point{X: 1, Y: y})
		}
		white = append(white, engine.Point{X: 3, Y: y})
	}
	for len(black) < n {
		black = append(black, idle.next())
	}
	for len(white) < n {
		if len(white) < 2*columns {
			white = append(white, engine.Point{X: infiniteSide, Y: 1 + 2*len(white)})
		} else {
			white = append(white, engine.Point{X: 1, Y: 1})
		}
	}
	return alternate(black, white, n)
}
