package lab

import (
	"strconv"

	"umpire/engine"
	"umpire/engine/diagnose"
	"umpire/engine/gallery"
	"umpire/engine/input"
	"umpire/engine/recipe"
	"umpire/engine/session"
	"umpire/engine/strength"
)

// MaxTests is the most tests that a recipe makes in one go.
const MaxTests = 100

// maxBatch is how many bytes the inputs of a batch may have together.
const maxBatch = 64 << 20

// Tests says which inputs a set of tests is made of.
type Tests struct {
	Recipe string   // makes the first ones, with seed after seed; "" for the datasets of the session's text
	Count  int      // how many that are, up to MaxTests; it means nothing without a recipe
	More   []string // the inputs behind those
}

// list is the tests as inputs of their own. The error is session.ErrAsked if there are none, since the recipe or the text
// is not right, ErrTooLarge or ErrStopped.
func (t Tests) list(game engine.Game, text []byte, watch session.Watch) (list [][]byte, err error) {
	size := 0
	add := func(in []byte) {
		list = append(list, in)
		if size += len(in); size > maxBatch {
			err = session.ErrTooLarge
		} else if watch != nil && !watch(session.Progress{Done: len(list), Total: t.Count}) {
			err = session.ErrStopped
		}
	}
	if t.Recipe != "" {
		r, wrong := recipe.Parse(game.ID, t.Recipe)
		if wrong != nil || t.Count > MaxTests {
			return nil, session.ErrAsked
		}
		for i := 0; i < t.Count && err == nil; i++ {
			in, _ := recipe.Write(nil, game.ID, r.Nth(i))
			add(in)
		}
	} else {
		r := input.Read(text)
		for d, whole := range game.Read(r) {
			if !whole || err != nil {
				break
			}
			add(game.Write(nil, []engine.Dataset{d}))
		}
		if err == nil && r.Err() != nil {
			err = session.ErrAsked
		}
	}
	for _, in := range t.More {
		add([]byte(in))
	}
	if err == nil && len(list) == 0 {
		err = session.ErrAsked
	}
	return list, err
}

// Batch is the tests as a zip file: 01.in, 01.out, and so on.
func Batch(game engine.Game, text []byte, tests Tests, watch session.Watch) ([]byte, error) {
	list, err := tests.list(game, text, watch)
	if err != nil {
		return nil, err
	}
	var z archive
	digits := len(strconv.Itoa(len(list)))
	for i, in := range list {
		name := strconv.Itoa(i + 1)
		for len(name) < digits {
			name = "0" + name
		}
		z.add(name+".in", in)
		z.add(name+".out", game.Judge(nil, input.Read(in)))
		if watch != nil && !watch(session.Progress{Done: i + 1, Total: len(list)}) {
			return nil, session.ErrStopped
		}
	}
	return z.close(), nil
}

// Strength is which known mistakes a set of tests catches.
type Strength struct {
	Tests    int
	TooLarge int // the first test, from 1, that is too large for plain programs, so that nothing was run; 0 for none
	Stopped  bool
	Rows     []Catch // a row for every mistake that was tried
}

// Catch is what a set of tests does about one mistake.
type Catch struct {
	Mistake engine.Mistake
	By      int // how many tests catch it
	First   int // the first of them, from 1; 0 if it is missed
}

// Strong tells which mistakes a set of tests catches. When it is called off, it tells what it has seen.
func Strong(game engine.Game, text []byte, tests Tests, watch session.Watch) (s Strength, err error) {
	list, err := tests.list(game, text, watch)
	if err != nil {
		return s, err
	}
	s.Tests = len(list)
	for i, in := range list {
		if len(in) > diagnose.MaxInput {
			s.TooLarge = i + 1
			return s, nil
		}
	}
	done := 0
	for row := range strength.Table(game, list) {
		if row.Tried == len(list) {
			c := Catch{Mistake: row.Mistake, By: len(row.Caught)}
			if c.By > 0 {
				c.First = row.Caught[0] + 1
			}
			s.Rows = append(s.Rows, c)
		}
		done++
		if watch != nil && !watch(session.Progress{Done: done, Total: len(game.Mistakes) * len(list)}) {
			s.Stopped = len(s.Rows) < len(game.Mistakes)
			break
		}
	}
	return s, nil
}

// Added is a test that makes a set stronger.
type Added struct {
	Text    string
	Catches []string // the missed mistakes that it catches and those before it do not, by their ids
}

// Stronger is small tests that catch mistakes of a game, by their ids. When it is called off, it gives those found.
func Stronger(game engine.Game, missed []string, watch session.Watch) (list []Added) {
	var mistakes []engine.Mistake
	for _, m := range game.Mistakes {
		for _, id := range missed {
			if m.ID == id {
				mistakes = append(mistakes, m)
			}
		}
	}
	caught := 0
	for a := range strength.Stronger(game, mistakes) {
		added := Added{Text: string(a.Text)}
		for _, m := range a.Catches {
			added.Catches = append(added.Catches, m.ID)
		}
		list = append(list, added)
		caught += len(a.Catches)
		if watch != nil && !watch(session.Progress{Done: caught, Total: len(mistakes)}) {
			break
		}
	}
	return list
}

// Killer is the smallest input for a mistake.
type Killer struct {
	Mistake engine.Mistake
	Input   string
}

// Gallery is the smallest input for every known mistake of a game.
func Gallery(game engine.Game) (list []Killer) {
	for _, m := range game.Mistakes {
		if in := gallery.Input(game.ID, m.ID); in != nil {
			list = append(list, Killer{m, string(in)})
		}
	}
	return list
}

// Print is what the plain program with a mistake prints for an input that the game reads without a fault.
func Print(game engine.Game, text []byte, mistake string, watch session.Watch) (out []byte, err error) {
	r := input.Read(text)
	if len(text) > diagnose.MaxInput {
		return nil, session.ErrTooLarge
	}
	for range game.Read(r) {
	}
	if r.Err() != nil {
		return nil, session.ErrAsked
	}
	for part := range game.Plain(text, mistake) {
		out = append(out, part...)
		if watch != nil && !watch(session.Progress{Done: len(out)}) {
			return nil, session.ErrStopped
		}
	}
	return out, nil
}
