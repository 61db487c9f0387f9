package strength_test

import (
	"iter"
	"slices"
	"testing"

	"umpire/engine"
	"umpire/engine/gallery"
	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/internal/judgetest"
	"umpire/engine/recipe"
	"umpire/engine/strength"
)

// TestStronger takes every game's samples for tests, and makes them so strong that they catch all mistakes.
func TestStronger(t *testing.T) {
	for _, g := range games.WithMistakes() {
		t.Run(g.ID, func(t *testing.T) {
			t.Parallel()
			samples := g.Samples
			if g.ID == "chapaev" {
				samples = samples[:2] // its plain program is slow
			}
			if testing.Short() {
				g.Mistakes = slices.Collect(everyFourth(g.Mistakes))
			}
			var tests [][]byte
			for _, s := range samples {
				tests = append(tests, []byte(s.Text))
			}
			missed := table(t, g, tests)
			before := len(tests)
			for added := range strength.Stronger(g, missed) {
				if !judgetest.Legal(g, added.Text) || len(added.Catches) == 0 {
					t.Errorf("added %q for %v", added.Text, added.Catches)
				}
				tests = append(tests, added.Text)
			}
			if left := table(t, g, tests); len(left) > 0 {
				t.Errorf("%d tests and %d more miss %v", before, len(tests)-before, left)
			}
			if more := len(tests) - before; more > len(missed) || more == 0 && len(missed) > 0 {
				t.Errorf("%d tests for %d mistakes", more, len(missed))
			}
		})
	}
}

func everyFourth(mistakes []engine.Mistake) iter.Seq[engine.Mistake] {
	return func(yield func(engine.Mistake) bool) {
		for i := 0; i < len(mistakes) && yield(mistakes[i]); i += 4 {
		}
	}
}

// table checks a table, a cell in nine by the whole output, and gives the mistakes that are missed.
func table(t *testing.T, g engine.Game, tests [][]byte) (missed []engine.Mistake) {
	t.Helper()
	rows := 0
	for row := range strength.Table(g, tests) {
		if row.Tried < len(tests) {
			continue
		}
		if row.Mistake != g.Mistakes[rows] {
			t.Fatalf("row %d is about %s", rows, row.Mistake.ID)
		}
		rows++
		if len(row.Caught) == 0 {
			missed = append(missed, row.Mistake)
		}
		for i, text := range tests {
			if (rows+i)%9 > 0 {
				continue
			}
			if want := g.Judge(nil, input.Read(text)); slices.Contains(row.Caught, i) != (output(g, text, row.Mistake.ID) != string(want)) {
				t.Errorf("%s and test %d: caught by %v", row.Mistake.ID, i, row.Caught)
			}
		}
	}
	if rows != len(g.Mistakes) {
		t.Errorf("%d rows for %d mistakes", rows, len(g.Mistakes))
	}
	return missed
}

func output(g engine.Game, text []byte, mistake string) (out string) {
	for part := range g.Plain(text, mistake) {
		out += string(part)
	}
	return out
}

// TestWeak finds that five pegs far apart miss nearly everything, and leaves both loops at once.
func TestWeak(t *testing.T) {
	g, _ := games.ByIDWithMistakes("twixt")
	text, _ := recipe.Write(nil, g.ID, recipe.Recipe{Version: 1, Name: "random", Seed: 1, Sizes: []int{20, 5, 1}})
	missed := table(t, g, [][]byte{text})
	if len(missed) < len(g.Mistakes)-3 {
		t.Errorf("five pegs far apart miss %d of %d", len(missed), len(g.Mistakes))
	}
	for range strength.Table(g, [][]byte{text}) {
		break
	}
	for range strength.Stronger(g, missed) {
		break
	}
	for added := range strength.Stronger(g, []engine.Mistake{{ID: "none"}}) {
		t.Errorf("%q for a mistake that is unknown", added.Text)
	}
}

// TestCatches takes an output that goes on, or ends early, for another.
func TestCatches(t *testing.T) {
	g, _ := games.ByIDWithMistakes("twixt")
	text := gallery.Input(g.ID, "no-blocking")
	want := g.Judge(nil, input.Read(text))
	if strength.Catches(g, text, want) {
		t.Error("the plain program is not the judge")
	}
	if !strength.Catches(g, text, append(want[:len(want):len(want)], "no\n"...)) || !strength.Catches(g, text, want[:1]) {
		t.Error("a longer and a shorter output passed")
	}
}
