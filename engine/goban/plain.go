package goban

// The plain files are both judges once more: their own reader, board, search and writer, slow and obvious. They share
// nothing with the other files but the words of the rules. Tests trust them. Their mistakes are in plain_mistakes.go.

import (
	"bytes"
	"iter"
	"strconv"

	"umpire/engine"
)

// PlainGo19 yields MNS317's output for a legal input. The mistakes are those of Go19WithMistakes, by their ids.
func PlainGo19(text []byte, mistakes ...string) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		numbers := plainText{bytes.Fields(bytes.TrimPrefix(text, []byte("\uFEFF")))}
		p := newPlain(Rules{Ko: SingleStoneKo}, Topology{19, 19}, Setup{})
		plainGo19Switches().TurnOn(p, mistakes)
		var out []byte
		for n := numbers.next(); n > 0 && !numbers.ended(); n-- {
			x, y := numbers.next(), numbers.next()
			if p.play(engine.Point{X: x, Y: y}).cause != CauseNone {
				out = append(out, "invalid\n"...)
			} else {
				out = p.appendBoard(append(out, "valid\n"...))
			}
		}
		yield(out)
	}
}

// appendBoard appends a row of numbers for each row of the board.
func (p *plain) appendBoard(out []byte) []byte {
	for x := 1; x <= 19; x++ {
		for y := 1; y <= 19; y++ {
			at := engine.Point{X: x, Y: y}
			if p.slips.transposed {
				at = engine.Point{X: y, Y: x}
			}
			end := byte(' ')
			if y == 19 {
				end = '\n'
			}
			out = append(out, '0'+byte(p.color(at)), end)
		}
	}
	return out
}

// PlainInfinite yields HDU 4775's output for a legal input, game by game. The mistakes are those of
// InfiniteWithMistakes, by their ids. A program with a mistake may set a stone on a stone that should not be there any
// more: the new one replaces it.
func PlainInfinite(text []byte, mistakes ...string) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		numbers := plainText{bytes.Fields(bytes.TrimPrefix(text, []byte("\uFEFF")))}
		for games := numbers.next(); games > 0 && !numbers.ended(); games-- {
			p := newPlain(Rules{Occupied: Overwrite, Suicide: RemoveSuicide}, Topology{}, Setup{})
			plainInfiniteSwitches().TurnOn(p, mistakes)
			for n := numbers.next(); n > 0 && !numbers.ended(); n-- {
				x, y := numbers.next(), numbers.next()
				p.play(engine.Point{X: x, Y: y})
			}
			out := strconv.AppendInt(nil, int64(p.count(Black)), 10)
			out = strconv.AppendInt(append(out, ' '), int64(p.count(White)), 10)
			if !yield(append(out, '\n')) {
				return
			}
		}
	}
}

// plainText is the words of the input that are still to be read.
type plainText struct{ words [][]byte }

func (t *plainText) ended() bool { return len(t.words) == 0 }

// next is the next number; 0 after the end.
func (t *plainText) next() int {
	if t.ended() {
		return 0
	}
	n, _ := strconv.Atoi(string(t.words[0]))
	t.words = t.words[1:]
	return n
}
