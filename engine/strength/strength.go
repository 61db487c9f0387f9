// Package strength tells which known mistakes a set of tests catches, and makes it stronger.
package strength

import (
	"bytes"
	"iter"

	"umpire/engine"
	"umpire/engine/gallery"
	"umpire/engine/input"
)

// Catches tells whether the plain program with some mistakes in it gives another output than want, the judge's, for a
// legal input. It asks for no more datasets than it needs.
func Catches(game engine.Game, text, want []byte, mistakes ...string) bool {
	for part := range game.Plain(text, mistakes...) {
		if !bytes.HasPrefix(want, part) {
			return true
		}
		want = want[len(part):]
	}
	return len(want) > 0
}

// Row is what a set of tests does about one mistake.
type Row struct {
	Mistake engine.Mistake
	Tried   int   // how many tests were tried, from the first on
	Caught  []int // the tests that catch it, by their numbers from 0; none of all: it is missed
}

// Table yields a row for every known mistake of a game, one after another, and each after every test, since that takes a
// while: a row is done when all tests were tried. The tests are legal inputs. To stop early is to leave the loop.
func Table(game engine.Game, tests [][]byte) iter.Seq[Row] {
	return func(yield func(Row) bool) {
		want := make([][]byte, len(tests))
		for i, text := range tests {
			want[i] = game.Judge(nil, input.Read(text))
		}
		for _, m := range game.Mistakes {
			row := Row{Mistake: m}
			for i, text := range tests {
				if Catches(game, text, want[i], m.ID) {
					row.Caught = append(row.Caught, i)
				}
				row.Tried++
				if !yield(row) {
					return
				}
			}
		}
	}
}

// Added is a test that makes a set stronger.
type Added struct {
	Text    []byte
	Catches []engine.Mistake // of the missed ones that no test before it catches
}

// Stronger yields tests that together catch all of the mistakes, one after another: small ones, from the gallery. Each
// catches one at least that those before it miss. To stop early is to leave the loop.
func Stronger(game engine.Game, missed []engine.Mistake) iter.Seq[Added] {
	return func(yield func(Added) bool) {
		caught := make([]bool, len(missed))
		for i, m := range missed {
			text := gallery.Input(game.ID, m.ID)
			if caught[i] || text == nil {
				continue
			}
			added := Added{Text: text}
			want := game.Judge(nil, input.Read(text))
			for j := i; j < len(missed); j++ {
				if !caught[j] && Catches(game, text, want, missed[j].ID) {
					caught[j] = true
					added.Catches = append(added.Catches, missed[j])
				}
			}
			if !yield(added) {
				return
			}
		}
	}
}
