package goban

import (
	"iter"
	"strconv"

	"umpire/engine"
	"umpire/engine/input"
)

// Infinite is HDU 4775: stones on the quarter plane, and how many of each color are left.
//
// A game has one answer, the black and the white stones; Facts are the stones set, and those two. A stone on a stone is
// the fault OCCUPIED.
func Infinite() engine.Game {
	spare := newSpare()
	return engine.Game{
		ID:      "infinite-go",
		Title:   "Infinite Go",
		Source:  "HDU 4775",
		Problem: "Infinite Go",
		Samples: infiniteSamples(),
		Read: func(r *input.Reader) iter.Seq2[engine.Dataset, bool] {
			return readInfinite(r, infiniteLayout(), spare)
		},
		ReadOne: func(r *input.Reader) (engine.Dataset, bool) {
			r.Place = input.Place{Dataset: 1}
			b := spare.take()
			defer spare.put(b)
			d, whole := readInfiniteGame(r, infiniteLayout(), b)
			if d == nil {
				return nil, false
			}
			return d, whole
		},
		Write:  writeInfinite,
		Output: engine.Layout{Numbers: 2},
		Shape: func(s *input.Shape) {
			l := infiniteLayout()
			games, _ := s.First()
			for ; games > 0 && !s.AtEnd(); games-- {
				l.shape(s)
			}
			if games > 0 {
				s.First() // more was announced: the walk fails
			}
		},
	}
}

// The limits of HDU 4775.
const (
	infiniteGames  = 20
	infiniteStones = 10_000
	infiniteSide   = 2_000_000_000 // of stones; points beyond are free like any other
)

func infiniteLayout() layout {
	return layout{length: "N", part: "stone", axes: [2]string{"X", "Y"}, least: 1, most: infiniteStones, side: infiniteSide}
}

// infiniteGame is the moves under HDU 4775's law.
func infiniteGame(moves []Move) Game {
	return Game{Rules: Rules{Suicide: RemoveSuicide}, Moves: moves}
}

// Stones is a dataset of HDU 4775 that stands in no text. The points exist, and no stone is set on a stone.
func Stones(points []engine.Point) *Dataset {
	d := &Dataset{game: infiniteGame(unspanned(points))}
	d.count = d.game.count()
	return d
}

// spare keeps the board on which games are played while they are read, from one input to the next. A sync.Pool would do
// that too, with 28 KB of program.
type spare chan *Board

func newSpare() spare { return make(spare, 1) }

// take is the board that is kept, or a new one while others have that.
func (s spare) take() *Board {
	select {
	case b := <-s:
		return b
	default:
		return NewBoard(infiniteGame(nil).Rules, Topology{})
	}
}

// put keeps a board, unless one is kept already.
func (s spare) put(b *Board) {
	select {
	case s <- b:
	default:
	}
}

// readInfinite reads an input within a layout's limits. It plays while it reads, because only so a stone on a stone is
// met in reading order.
func readInfinite(r *input.Reader, l layout, spare spare) iter.Seq2[engine.Dataset, bool] {
	return func(yield func(engine.Dataset, bool) bool) {
		games, _ := r.Int("T", 1, infiniteGames)
		b := spare.take()
		defer spare.put(b)
		for g := 1; g <= games; g++ {
			r.Place = input.Place{Dataset: g}
			d, whole := readInfiniteGame(r, l, b)
			if d == nil || !yield(d, whole) || !whole {
				return
			}
		}
		r.Place = input.Place{}
		r.End()
	}
}

// readInfiniteGame reads one game and plays it on a board that it clears. It is nil if there is nothing to show.
func readInfiniteGame(r *input.Reader, l layout, b *Board) (d *Dataset, whole bool) {
	b.reset()
	stones, span, whole := l.play(r, b)
	if stones == 0 {
		return nil, false
	}
	return &Dataset{game: infiniteGame(nil), span: span, text: r.Text(), count: newCount(stones, b)}, whole
}

// play reads a game while a board plays it by turns. It makes a fault of a stone on a stone, and returns how many stones
// were set before any fault.
func (l *layout) play(r *input.Reader, b *Board) (stones int, span input.Span, whole bool) {
	n, span, ok := l.announced(r)
	if !ok {
		return 0, span, false
	}
	turn := Black
	var ahead [64][2]int32
	for stones < n {
		pairs := l.next(r, stones, ahead[:min(len(ahead), n-stones)])
		if len(pairs) == 0 {
			return stones, span, false
		}
		span.End = r.Span().End
		for _, xy := range pairs {
			if b.play(turn, b.cell(engine.Point{X: int(xy[0]), Y: int(xy[1])})) == CauseOccupied {
				span.End = occupied(r, turn, reread(r.Text(), span, stones+1))
				return stones, span, false
			}
			turn = turn.Other()
			stones++
		}
	}
	return stones, span, true
}

// occupied records the fault of a stone on a stone, the last of these moves, and returns where the one before it ends.
func occupied(r *input.Reader, color Color, moves []Move) (end int) {
	k := len(moves) - 1
	at := moves[k].At
	r.Place.Step = k + 1
	fault := r.Fail(input.Occupied, moves[k].Span, input.Want{})
	fault.Side, fault.Point = int(color), [2]int{at.X, at.Y}
	for i := k - 1; ; i-- {
		if moves[i].At == at {
			fault.Prior.Step = i + 1
			fault.Prior.Line, fault.Prior.Column = input.Position(r.Text(), moves[i].Span.Start)
			return moves[k-1].Span.End
		}
	}
}

func writeInfinite(dst []byte, data []engine.Dataset) []byte {
	l := infiniteLayout()
	dst = strconv.AppendInt(dst, int64(len(data)), 10)
	dst = append(dst, '\n')
	for _, d := range data {
		dst = l.write(dst, d.(*Dataset).Game().Moves)
	}
	return dst
}

// count is the verdict of a game on the plane.
type count struct{ stones, black, white int }

// newCount is the verdict of a game of so many stones that ends with this board.
func newCount(stones int, b *Board) count { return count{stones, b.Stones(Black), b.Stones(White)} }

// count plays a game on the plane for its verdict.
func (g *Game) count() count {
	_, b := g.play(nil)
	return newCount(len(g.Moves), b)
}

func (c count) Len() int { return 1 }

func (c count) Answer(int) engine.Answer {
	token := strconv.Itoa(c.black) + " " + strconv.Itoa(c.white)
	return engine.Answer{Token: token, Facts: [4]int{c.stones, c.black, c.white}}
}

func (c count) AppendOutput(dst []byte) []byte {
	dst = strconv.AppendInt(dst, int64(c.black), 10)
	dst = append(dst, ' ')
	dst = strconv.AppendInt(dst, int64(c.white), 10)
	return append(dst, '\n')
}
