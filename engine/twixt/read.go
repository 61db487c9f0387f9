package twixt

import (
	"iter"
	"math"

	"umpire/engine"
	"umpire/engine/input"
)

// read reads games until the closing 0 0. It plays them meanwhile: a peg's legality and an early win are faults of the
// input. A missing 0 0 between games is a warning.
func read(r *input.Reader, lim limits) iter.Seq2[engine.Dataset, bool] {
	return func(yield func(engine.Dataset, bool) bool) {
		var board Position
		for games := 0; ; games++ {
			r.Place = input.Place{}
			if games > 0 && r.AtEnd() {
				r.WarnEnd()
				return
			}
			r.Place.Dataset = games + 1
			n, m, start, ok := readHeader(r, lim, games)
			if !ok {
				return
			}
			board.reset(n)
			d := &Dataset{N: n, text: r.Text(), span: input.Span{Start: start}}
			whole := readMoves(r, d, m, &board)
			d.winner = board.winner
			if !yield(d, whole) || !whole {
				return
			}
		}
	}
}

// readHeader reads N and M and where N starts. It is false at the closing 0 0, after which nothing may stand, and after
// a fault.
func readHeader(r *input.Reader, lim limits, games int) (n, m, start int, ok bool) {
	wantN := input.Want{Name: "N", Min: lim.minN, Max: lim.maxN}
	wantM := input.Want{Name: "M", Min: lim.minM, Max: lim.maxM}
	if n, ok = readAny(r, wantN); !ok {
		return 0, 0, 0, false
	}
	at := r.Span()
	closing := false
	if n == 0 { // the closing 0 0, or an N out of range
		if m, ok = readAny(r, wantM); !ok {
			return 0, 0, 0, false
		}
		closing = m == 0 && games > 0
	}
	switch {
	case closing:
		r.Place = input.Place{}
		r.End()
	case games == lim.games:
		r.Fail(input.Extra, at, input.Want{})
	case n < lim.minN || n > lim.maxN:
		r.Fail(input.Range, at, wantN)
	default:
		m, ok = r.Int("M", lim.minM, lim.maxM)
		if ok && m%2 == 0 {
			r.Fail(input.Even, r.Span(), wantM)
		}
	}
	return n, m, at.Start, !closing && r.Err() == nil
}

// readAny reads a whole number whose limits depend on what follows.
func readAny(r *input.Reader, want input.Want) (int, bool) {
	v, ok := r.Int(want.Name, math.MinInt32, math.MaxInt32)
	if !ok {
		r.Err().Want = want
	}
	return v, ok
}

// readMoves reads m moves of a game and plays them, many at once: the fault of a move comes before those of the moves
// after it all the same. It is false after a fault; then d has the moves before it, and after an early win the winning
// move as well.
func readMoves(r *input.Reader, d *Dataset, m int, board *Position) bool {
	r.Place.Part, r.Place.Steps = "move", m
	var ahead [64][2]int32
	for d.count < m {
		r.Place.Step = d.count + 1
		pairs := ahead[:min(len(ahead), m-d.count)]
		pairs = pairs[:r.Pairs(&[2]string{"x", "y"}, pairs, 0, d.N)]
		d.span.End = r.Span().End
		if len(pairs) == 0 {
			r.Err().Side = int(Mover(d.count + 1))
			return false
		}
		for _, xy := range pairs {
			at := engine.Point{X: int(xy[0]), Y: int(xy[1])}
			turn, code := board.Play(at)
			if code != "" {
				refuse(r, d, d.count+1, code, board.Step(at))
				return false
			}
			d.count++
			if turn.Won && d.count < m {
				refuse(r, d, d.count, input.EarlyWin, d.count)
				return false
			}
		}
	}
	return true
}

// refuse records that move k, one of those read, breaks a rule, and the earlier move that it clashes with, if there is
// one.
func refuse(r *input.Reader, d *Dataset, k int, code input.Code, prior int) {
	moves := reread(d.text, d.span, k)
	move := moves[k-1]
	d.span.End = move.Span.End
	r.Place.Step = k
	err := r.Fail(code, move.Span, input.Want{})
	err.Side, err.Point = int(Mover(k)), [2]int{move.At.X, move.At.Y}
	if prior > 0 {
		line, column := input.Position(r.Text(), moves[prior-1].Span.Start)
		err.Prior = input.Prior{Step: prior, Line: line, Column: column}
	}
}

// reread is the first moves of a game at a span of a text that was read before.
func reread(text []byte, span input.Span, count int) []Move {
	moves := make([]Move, count)
	input.Reread(text, span, 2, count, func(i, x, y int, at input.Span) {
		moves[i] = Move{engine.Point{X: x, Y: y}, at}
	})
	return moves
}
