// Package shrink makes an input on which something goes wrong smaller, as long as it still goes wrong: fewer datasets,
// moves, tiles and questions, a smaller board, simpler numbers. Each game's file says what its inputs are made of.
//
// The way is delta debugging (Zeller, Hildebrandt: Simplifying and Isolating Failure-Inducing Input, 2002): take away
// halves, quarters and so on, at last single elements, and do all of it again until nothing more can go.
package shrink

import (
	"bytes"
	"iter"
	"slices"

	"umpire/engine"
	"umpire/engine/input"
)

// Step is how far the shrinking is after a try.
type Step struct {
	Text  []byte // the smallest input so far, in the statement's layout; the caller may keep it
	Size  int    // the numbers in Text
	Tries int    // inputs that were asked about
}

// Shrink makes a legal input of a game smaller, as long as it differs, and gives a step after every try; the first try is
// the input itself. To stop early is to leave the loop: the last step has the best so far.
//
// When it ends by itself, Text is locally minimal: no legal input that lacks one of its elements differs. Elements are
// datasets; attempts of MNS317, stones of Infinite Go, and two stones of different colors in Infinite Go; a black and a
// white peg of TwixT; questions, tiles, rows and columns of Lianliankan; decimal digits of Chapaev, whose discs stay
// sixteen. Nor does it differ with a coordinate one less.
//
// Whether an input differs must depend on its text alone. There is no step at all if the input is not legal, or does not
// differ.
func Shrink(game engine.Game, text []byte, differs func(text []byte) bool) iter.Seq[Step] {
	return func(yield func(Step) bool) {
		data, ok := read(game, text)
		if !ok {
			return
		}
		s := &shrinker{game: game, differs: differs, yield: yield, seen: map[string]bool{}}
		written := game.Write(nil, data)
		if !s.try(written) {
			if s.stopped || !bytes.Equal(written, text) {
				s.asked(text) // it may hang on the layout
			}
			return
		}
		for s.found = true; s.found && !s.stopped; {
			s.found = false
			s.round()
		}
	}
}

// read is the datasets of a legal input without warnings.
func read(game engine.Game, text []byte) (data []engine.Dataset, ok bool) {
	r := input.Read(text)
	for d, whole := range game.Read(r) {
		if whole {
			data = append(data, d)
		}
	}
	return data, r.Err() == nil
}

// shrinker is a shrinking under way.
type shrinker struct {
	game    engine.Game
	differs func([]byte) bool
	yield   func(Step) bool

	step    Step
	seen    map[string]bool // small inputs that need not be tried again
	found   bool            // a smaller one, in this round
	stopped bool            // the caller has left the loop
}

// round tries everything once.
func (s *shrinker) round() {
	n := numbersOf(s.step.Text)
	switch s.game.ID {
	case "twixt":
		s.twixt(n.matches())
	case "lianliankan":
		s.lianliankan(n.boards())
	case "chapaev":
		s.chapaev(n.words())
	case "go":
		s.attempts(n.points())
	case "infinite-go":
		s.stones(n.lists())
	}
}

// try asks about an input, unless it is nil, illegal or known. It is true if it differs; then it is the best so far.
func (s *shrinker) try(text []byte) bool {
	const remember = 4096 // bytes: of the tries at larger ones few come twice
	if text == nil || s.stopped || s.seen[string(text)] {
		return false
	}
	if len(text) <= remember {
		s.seen[string(text)] = true
	}
	if _, ok := read(s.game, text); !ok {
		return false
	}
	return s.asked(text)
}

// asked is try for an input that is legal.
func (s *shrinker) asked(text []byte) bool {
	s.step.Tries++
	differs := s.differs(text)
	if differs {
		s.found = true
		s.step.Text, s.step.Size = text, len(bytes.Fields(text))
	}
	if s.step.Text != nil && !s.yield(s.step) {
		s.stopped = true
	}
	return differs
}

// reduce takes away as many items as can go, from the end: the half, a quarter, and so on. It gives what is left, and
// write is the whole input with such items, or nil.
func reduce[T any](s *shrinker, items []T, write func([]T) []byte) []T {
	for size := (len(items) + 1) / 2; size > 0 && !s.stopped; size = size / 2 {
		for end := len(items); end > 0; end -= size {
			rest := slices.Concat(items[:max(end-size, 0)], items[end:])
			if s.try(write(rest)) {
				items = rest
			}
		}
	}
	return items
}

// lower makes a number as low as can be, by halving the way. It gives what it is then, and write is the whole input with
// such a number.
func lower(s *shrinker, v, least int, write func(int) []byte) int {
	for step := v - least; step > 0 && !s.stopped; {
		if s.try(write(v - step)) {
			v -= step
			step = min(step, v-least)
		} else {
			step /= 2
		}
	}
	return v
}

// with is a copy of a list in which one item is another.
func with[T any](items []T, i int, item T) []T {
	items = slices.Clone(items)
	items[i] = item
	return items
}
