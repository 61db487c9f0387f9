package lianliankan

import (
	"strings"

	"umpire/engine"
	"umpire/engine/internal/slip"
)

// plainSlips are the switches of the plain program. With all of them off it is the judge.
type plainSlips struct {
	outside        bool // lines may run round the board
	sameCell       bool // a tile joins itself
	emptyPair      bool // empty cells are a kind of tile
	threeTurns     bool
	oneTurn        bool
	firstStepTurns bool // the first direction is a turn
	noNeighbours   bool // a line needs an empty cell
	throughEqual   bool // lines may run through tiles of the pair's kind
	rowsColumns    bool // questions give the column first
	removes        bool // joined tiles are taken off
	byteTiles      bool // tiles are cut to 8 bits
	shortTiles     bool // tiles are cut to 16 bits
	firstArrival   bool // only the first walker to come to a cell goes on, however often it has turned
	strictPrune    bool // only a walker that has turned less often than those before it goes on
	boxOnly        bool // lines stay in the rectangle of the two tiles
	zeroRowEnds    bool // a row 0 0 ends the input
	directions     []int
}

// plainSwitches are all mistakes.
func plainSwitches() slip.List[plainSlips] {
	var all slip.List[plainSlips]
	alone := all.Alone
	ordered := func(family string, turn func(*plainSlips)) {
		for _, letters := range plainOrders() {
			all.Add(family+"-"+letters, family, func(s *plainSlips) {
				turn(s)
				s.directions = nil
				for _, letter := range letters {
					s.directions = append(s.directions, strings.IndexRune(plainLetters, letter))
				}
			})
		}
	}
	alone("outside", func(s *plainSlips) { s.outside = true })
	alone("same-cell", func(s *plainSlips) { s.sameCell = true })
	alone("empty-pair", func(s *plainSlips) { s.emptyPair = true })
	alone("three-turns", func(s *plainSlips) { s.threeTurns = true })
	alone("one-turn", func(s *plainSlips) { s.oneTurn = true })
	alone("first-step-turns", func(s *plainSlips) { s.firstStepTurns = true })
	alone("no-neighbours", func(s *plainSlips) { s.noNeighbours = true })
	alone("through-equal", func(s *plainSlips) { s.throughEqual = true })
	alone("rows-columns", func(s *plainSlips) { s.rowsColumns = true })
	alone("removes", func(s *plainSlips) { s.removes = true })
	alone("byte-tiles", func(s *plainSlips) { s.byteTiles = true })
	alone("short-tiles", func(s *plainSlips) { s.shortTiles = true })
	ordered("first-arrival", func(s *plainSlips) { s.firstArrival = true })
	ordered("strict-prune", func(s *plainSlips) { s.strictPrune = true })
	alone("box-only", func(s *plainSlips) { s.boxOnly = true })
	alone("zero-row-ends", func(s *plainSlips) { s.zeroRowEnds = true })
	return all
}

// plainLetters name plainDirections.
const plainLetters = "ulrd"

// plainOrders are the 24 orders of the directions, beginning with the one that goes round: up, right, down, left.
func plainOrders() []string {
	const round = "urdl"
	orders := []string{""}
	for range round {
		var longer []string
		for _, order := range orders {
			for _, letter := range round {
				if !strings.ContainsRune(order, letter) {
					longer = append(longer, order+string(letter))
				}
			}
		}
		orders = longer
	}
	return orders
}

// WithMistakes is Game, and in it the known mistakes and the plain program.
func WithMistakes() engine.Game { return plainSwitches().In(Game(), Plain) }

// plainSlipsOf turns the switches with these ids on.
func plainSlipsOf(ids []string) plainSlips {
	var slips plainSlips
	if len(ids) == 0 {
		return slips
	}
	plainSwitches().TurnOn(&slips, ids)
	return slips
}

// limit is how often a line may turn.
func (s *plainSlips) limit() int {
	switch {
	case s.threeTurns:
		return 3
	case s.oneTurn:
		return 1
	}
	return 2
}

// startTurns is how often a walker has turned before the first step.
func (s *plainSlips) startTurns() int {
	if s.firstStepTurns {
		return 1
	}
	return 0
}

// order is the directions in which walkers go on from a cell.
func (s *plainSlips) order() []int {
	if s.directions == nil {
		return []int{0, 1, 2, 3}
	}
	return s.directions
}

// cut is the number that is kept of a tile.
func (b *plainBoard) cut(tile int) int {
	switch {
	case b.slips.byteTiles:
		return tile & 0xFF
	case b.slips.shortTiles:
		return tile & 0xFFFF
	}
	return tile
}

// endsHere tells whether the row that was read last is taken for the end of the input.
func (b *plainBoard) endsHere() bool {
	return b.slips.zeroRowEnds && b.cols == 2 && b.tiles[len(b.tiles)-1] == 0 && b.tiles[len(b.tiles)-2] == 0
}

// open tells whether a walker may cross its cell on the way between two others.
func (b *plainBoard) open(w plainWalker, x1, y1, x2, y2 int) bool {
	if b.slips.boxOnly && (w.x < min(x1, x2) || max(x1, x2) < w.x || w.y < min(y1, y2) || max(y1, y2) < w.y) {
		return false
	}
	if !b.onBoard(w.x, w.y) {
		return b.slips.outside && 0 <= w.x && w.x <= b.rows+1 && 0 <= w.y && w.y <= b.cols+1
	}
	tile := b.tile(w.x, w.y)
	return tile == 0 || b.slips.throughEqual && tile == b.tile(x1, y1)
}

// plainTrail remembers where walkers have been, on the board and in the cells round it.
type plainTrail struct {
	slips *plainSlips
	cols  int
	turns int
	seen  []bool // by cell, direction and turns; with a mistake of the search, by cell
	best  []int  // strictPrune: how often the one turned that goes on from a cell; only where seen
}

func (b *plainBoard) newTrail(turns int) *plainTrail {
	t := &plainTrail{slips: &b.slips, cols: b.cols + 2, turns: turns}
	cells := (b.rows + 2) * t.cols
	if t.byCell() {
		t.seen, t.best = make([]bool, cells), make([]int, cells)
	} else {
		t.seen = make([]bool, cells*4*(turns+1))
	}
	return t
}

// byCell tells whether one walker a cell is enough for the program.
func (t *plainTrail) byCell() bool { return t.slips.firstArrival || t.slips.strictPrune }

// first marks the cell where the walkers start. Nobody who comes back to it finds anything new.
func (t *plainTrail) first(x, y int) {
	if t.byCell() {
		t.seen[x*t.cols+y] = true
	}
}

// arrive tells whether a walker goes on from its cell, and remembers that it has been there.
func (t *plainTrail) arrive(w plainWalker) bool {
	i := w.x*t.cols + w.y
	if !t.byCell() {
		i = (i*4+w.direction)*(t.turns+1) + w.turns
		was := t.seen[i]
		t.seen[i] = true
		return !was
	}
	if t.seen[i] && (t.slips.firstArrival || t.best[i] <= w.turns) {
		return false
	}
	t.seen[i], t.best[i] = true, w.turns
	return true
}
