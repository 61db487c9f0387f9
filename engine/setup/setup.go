// Package setup is boards as a person arranges them. A Setup may be anything; Check tells every fault of it at once, and
// gives a dataset, on which the person may play on, only where there is none. Where a judge has an input for it, Input
// writes that; otherwise it stands in Umpire's own text, which Read and Write know:
//
//	umpire-setup twixt
//	size 12
//	black 1 3 4 4
//	white 5 2
//
// Words stand between blanks and line ends. A color names whose the points after it are, until another word comes. The
// size of TwixT is N; Go has rows and columns, and the plane none; "turn white" says who is to move. Discs of Chapaev
// have a name: R1 0.5 7.5. After "moves" the points of Go are moves, "pass" is one too, and after "set" they are
// arranged between the moves, where "empty" takes stones away.
package setup

import (
	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/lianliankan"
	"umpire/engine/twixt"
)

// The limits of a setup.
const (
	MaxText   = 200 << 10 // bytes
	MaxN      = 23        // of TwixT: the standard board
	maxLines  = 1990      // as many as an editor shows
	MaxMoves  = 15_000    // of Go, setups between them included
	maxSets   = 500       // of these: each costs a walk over the board
	maxPoint  = 2_000_000_000
	maxDigits = 60 // of a coordinate of Chapaev
)

// Setup is a board that is being arranged. Nothing about it need be legal but its sizes.
type Setup struct {
	Game string // an id

	// Size is N and N in TwixT, rows and columns in Go and Lianliankan, nothing elsewhere.
	Size [2]int

	Turn   goban.Color // who is to move, if it is said; Chapaev's Red is Black. TwixT has it from the pegs
	Stones []Stone     // pegs of TwixT in the order in which they were put, stones of Go
	Moves  []goban.Move
	Discs  []Disc
	Board  *lianliankan.Board
	Asked  []lianliankan.Question
}

// Stone is a stone or peg and where the text says so.
type Stone struct {
	goban.Stone
	Span input.Span
}

// Disc is a disc of Chapaev, numbered from 0, as that game numbers them.
type Disc struct {
	Number int
	chapaev.Disc
}

// New is the empty board of a game, of its common size.
func New(game string) *Setup {
	s := &Setup{Game: game}
	switch game {
	case "twixt":
		s.Size = [2]int{12, 12}
	case "go":
		s.Size = [2]int{19, 19}
	case "lianliankan":
		s.Size = [2]int{8, 8}
	}
	s.Resize(s.Size[0], s.Size[1])
	return s
}

// Sizes are the least and the greatest side that a board of the setup's game may have; zero if it has no sides.
func (s *Setup) Sizes() (least, most int) {
	switch s.Game {
	case "twixt":
		return 4, MaxN
	case "go":
		return 1, goban.MaxSide
	case "lianliankan":
		return 1, 60
	}
	return 0, 0
}

// Resize makes the board another size, within Sizes. What stands beyond it is taken off.
func (s *Setup) Resize(rows, columns int) {
	s.Size = [2]int{rows, columns}
	switch s.Game {
	case "lianliankan":
		b := &lianliankan.Board{Rows: rows, Cols: columns, Tiles: make([]int32, rows*columns)}
		if old := s.Board; old != nil {
			for x := 1; x <= min(rows, old.Rows); x++ {
				copy(b.Row(x), old.Row(x)[:min(columns, old.Cols)])
			}
		}
		var asked []lianliankan.Question
		for _, q := range s.Asked {
			if b.Contains(q.A) && b.Contains(q.B) {
				asked = append(asked, q)
			}
		}
		if len(asked) == 0 { // an input asks at least one
			asked = []lianliankan.Question{{A: engine.Point{X: 1, Y: 1}, B: engine.Point{X: rows, Y: columns}}}
		}
		s.Board, s.Asked = b, asked
	case "twixt", "go":
		var left []Stone
		for _, stone := range s.Stones {
			if s.Contains(stone.At) {
				left = append(left, stone)
			}
		}
		s.Stones, s.Moves = left, nil
	}
}

// Of is a dataset as a setup, up to a step of it.
func Of(game string, data engine.Dataset, replay engine.Replay, k int) *Setup {
	s := &Setup{Game: game}
	switch d := data.(type) {
	case *twixt.Dataset:
		s.Size = [2]int{d.N, d.N}
		moves := d.Moves()
		for i, m := range moves[:min(k, len(moves))] {
			s.Stones = append(s.Stones, Stone{Stone: goban.Stone{At: m.At, Color: goban.Color(twixt.Mover(i + 1))}})
		}
	case *lianliankan.Dataset:
		b := replay.(*lianliankan.Replay).Board(max(k, 1))
		s.Size = [2]int{b.Rows, b.Cols}
		s.Board = &lianliankan.Board{Rows: b.Rows, Cols: b.Cols, Tiles: append([]int32(nil), b.Tiles...)}
		s.Asked = d.Questions
	case *chapaev.Dataset:
		now := d.Start()
		if r, ok := replay.(*chapaev.Replay); ok {
			now = r.Position(min(k, r.Len()))
		}
		if now.Turn == chapaev.White {
			s.Turn = goban.White
		}
		for disc := range now.Discs.All() {
			s.Discs = append(s.Discs, Disc{disc, d.Disc(disc)})
		}
	case *goban.Dataset:
		s.Size = [2]int{d.Topology().Rows, d.Topology().Columns}
		p := replay.(*goban.Replay).Position(k)
		if p.Turn == goban.White {
			s.Turn = p.Turn
		}
		for _, stone := range p.Stones {
			s.Stones = append(s.Stones, Stone{Stone: stone})
		}
	}
	return s
}

// FromGame is a game of Go, moves and all, as a setup.
func FromGame(game *goban.Game) *Setup {
	s := &Setup{Game: "go", Size: [2]int{game.Topology.Rows, game.Topology.Columns}, Turn: game.Setup.Turn, Moves: game.Moves}
	for _, stone := range game.Setup.Stones {
		s.Stones = append(s.Stones, Stone{Stone: stone})
	}
	return s
}

// Contains tells whether a point is on the board.
func (s *Setup) Contains(p engine.Point) bool {
	switch s.Game {
	case "twixt":
		return uint(p.X) <= uint(s.Size[0]) && uint(p.Y) <= uint(s.Size[0])
	case "infinite-go":
		return p.X >= 1 && p.Y >= 1 && p.X <= maxPoint && p.Y <= maxPoint
	}
	return p.X >= 1 && p.Y >= 1 && p.X <= s.Size[0] && p.Y <= s.Size[1]
}

// At is what stands on a point of TwixT or Go.
func (s *Setup) At(p engine.Point) goban.Color {
	for i := range s.Stones {
		if s.Stones[i].At == p {
			return s.Stones[i].Color
		}
	}
	return goban.Empty
}

// Put puts a peg or stone on a point, in place of what stands there; Empty takes it away.
func (s *Setup) Put(p engine.Point, c goban.Color) {
	left := make([]Stone, 0, len(s.Stones)+1)
	for _, stone := range s.Stones {
		if stone.At != p {
			left = append(left, stone)
		}
	}
	if c != goban.Empty {
		left = append(left, Stone{Stone: goban.Stone{At: p, Color: c}})
	}
	s.Stones, s.Moves = left, nil
}

// PutTile puts a tile on a cell; 0 takes it away.
func (s *Setup) PutTile(p engine.Point, tile int32) { s.Board.Row(p.X)[p.Y-1] = tile }

// Copy is the same board, which does not change with this one.
func (s *Setup) Copy() *Setup {
	c := *s
	if b := s.Board; b != nil {
		c.Board = &lianliankan.Board{Rows: b.Rows, Cols: b.Cols, Tiles: append([]int32(nil), b.Tiles...)}
	}
	return &c
}

// Move moves what stands on a point to another one. A peg keeps its place in the order.
func (s *Setup) Move(from, to engine.Point) {
	if from == to {
		return
	}
	if s.Board != nil {
		s.PutTile(to, s.Board.At(from.X, from.Y))
		s.PutTile(from, 0)
		return
	}
	var left []Stone
	for _, stone := range s.Stones {
		if stone.At == to {
			continue
		}
		if stone.At == from {
			stone.At = to
		}
		left = append(left, stone)
	}
	s.Stones, s.Moves = left, nil
}

// PutDisc puts a disc with a number at a place, wherever it lay before.
func (s *Setup) PutDisc(d Disc) {
	left := make([]Disc, 0, len(s.Discs)+1)
	put := false
	for _, other := range s.Discs {
		if !put && other.Number >= d.Number {
			left, put = append(left, d), true
		}
		if other.Number != d.Number {
			left = append(left, other)
		}
	}
	if !put {
		left = append(left, d)
	}
	s.Discs = left
}

// DropDisc takes a disc off.
func (s *Setup) DropDisc(number int) {
	var left []Disc
	for _, d := range s.Discs {
		if d.Number != number {
			left = append(left, d)
		}
	}
	s.Discs = left
}

// FromTiles is a board of Lianliankan that somebody drew, row by row, with a question about its corners.
func FromTiles(rows, columns int, tiles []int32) *Setup {
	s := &Setup{Game: "lianliankan", Size: [2]int{rows, columns}}
	s.Board = &lianliankan.Board{Rows: rows, Cols: columns, Tiles: tiles}
	s.Asked = []lianliankan.Question{{A: engine.Point{X: 1, Y: 1}, B: engine.Point{X: rows, Y: columns}}}
	return s
}

// FromDiagram is a board of Go that somebody drew, row by row: 1 is a black stone, 2 a white one.
func FromDiagram(rows, columns int, cells []int32) *Setup {
	s := &Setup{Game: "go", Size: [2]int{rows, columns}}
	for i, c := range cells {
		if c != 0 {
			at := engine.Point{X: i/columns + 1, Y: i%columns + 1}
			s.Stones = append(s.Stones, Stone{Stone: goban.Stone{At: at, Color: goban.Color(c)}})
		}
	}
	return s
}
