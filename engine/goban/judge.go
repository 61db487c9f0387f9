package goban

import (
	"slices"
	"strconv"

	"umpire/engine"
	"umpire/engine/input"
)

// Dataset is a game as a judge's input has it, or a file of the field. On a board with walls its verdict is one answer a
// step (MNS317, for which each step is an attempt); on the plane it is the stones that are left (HDU 4775).
type Dataset struct {
	game   Game
	span   input.Span
	text   []byte     // of a judge's input, where game lacks its moves: what they stand in
	points [][2]int32 // of a judge's input on a board: their points
	count  count      // the plane only: the stones that are left
}

// Game is the game. The moves of a judge's input are read from the text again: a judge has no use for where they stand,
// and to keep that takes a fifth of its time.
func (d *Dataset) Game() Game {
	g := d.game
	if d.text != nil {
		g.Moves = reread(d.text, d.span, len(d.points)+d.count.stones)
	}
	return g
}

// Topology is the game's.
func (d *Dataset) Topology() Topology { return d.game.Topology }

// Span is the part of the text that the game was read from.
func (d *Dataset) Span() input.Span { return d.span }

// Verdict judges the game.
func (d *Dataset) Verdict() engine.Verdict {
	if d.game.Topology.Plane() {
		return d.count
	}
	attempts, _ := d.game.play(d.points)
	return &verdict{attempts, d.game.Topology, d.game.Setup.Stones}
}

// NewDataset is a game on a board with walls as a dataset that stands in no text.
func NewDataset(game Game) *Dataset { return &Dataset{game: game} }

// Replay is the game as steps; it is a *Replay.
func (d *Dataset) Replay() engine.Replay { return NewReplay(d.Game()) }

// Branch is the game up to move k, 0 ≤ k ≤ len(Moves), and on with moves to other points, which exist. Whether the rules
// accept them is told by the branch's replay.
func (d *Dataset) Branch(k int, points []engine.Point) *Dataset {
	game := d.Game()
	game.Moves = slices.Concat(game.Moves[:k], unspanned(points))
	branch := Dataset{game: game, span: d.span}
	if game.Topology.Plane() {
		branch.count = game.count()
	}
	return &branch
}

// unspanned is moves that stand in no text.
func unspanned(points []engine.Point) []Move {
	moves := make([]Move, len(points))
	for i, p := range points {
		moves[i].At = p
	}
	return moves
}

// layout is what the two inputs differ in: how a game is announced and how its moves are called.
type layout struct {
	length string    // the number of moves
	part   string    // a move
	axes   [2]string // the numbers of a move
	least  int       // moves a game has at least
	most   int       // and at most
	side   int       // the numbers of a move are from 1 to side
}

// moveBytes is the least that a move takes in a text: two digits, each after a separator.
const moveBytes = 4

// read reads a game: its length and the points of its moves. It tells whether the game was read whole.
func (l *layout) read(r *input.Reader) (points [][2]int32, span input.Span, whole bool) {
	n, span, ok := l.announced(r)
	if !ok {
		return nil, span, false
	}
	points = make([][2]int32, 0, min(n, (len(r.Text())-span.End)/moveBytes+1))
	for len(points) < n {
		more := l.next(r, len(points), points[len(points):cap(points)])
		if len(more) == 0 {
			return points, span, false
		}
		points = points[:len(points)+len(more)]
		span.End = r.Span().End
	}
	return points, span, true
}

// next reads some of the moves after so many into dst, which is not empty. It returns them; none after a fault.
func (l *layout) next(r *input.Reader, done int, dst [][2]int32) [][2]int32 {
	r.Place.Step = done + 1
	return dst[:r.Pairs(&l.axes, dst, 1, l.side)]
}

// reread is the first moves of a game at a span of a text that was read before.
func reread(text []byte, span input.Span, count int) []Move {
	moves := make([]Move, count)
	input.Reread(text, span, 1, count, func(i, x, y int, at input.Span) {
		moves[i].At, moves[i].Span = engine.Point{X: x, Y: y}, at
	})
	return moves
}

// announced reads the number of moves, and where the game starts.
func (l *layout) announced(r *input.Reader) (n int, span input.Span, ok bool) {
	if n, ok = r.Int(l.length, l.least, l.most); ok {
		span = r.Span()
		r.Place.Part, r.Place.Steps = l.part, n
	}
	return n, span, ok
}

// shape walks a game as the statement lays it out: its length on a line, each move on a line.
func (l *layout) shape(s *input.Shape) {
	n, _ := s.First()
	for ; n > 0 && !s.AtEnd(); n-- {
		s.First()
		s.Next()
	}
	if n > 0 {
		s.First() // more was announced: the walk fails
	}
}

// write appends a game in the statement's layout.
func (l *layout) write(dst []byte, moves []Move) []byte {
	dst = strconv.AppendInt(dst, int64(len(moves)), 10)
	dst = append(dst, '\n')
	for _, m := range moves {
		dst = strconv.AppendInt(dst, int64(m.At.X), 10)
		dst = append(dst, ' ')
		dst = strconv.AppendInt(dst, int64(m.At.Y), 10)
		dst = append(dst, '\n')
	}
	return dst
}
