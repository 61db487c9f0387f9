package shrink_test

import (
	"bytes"
	"strconv"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/internal/judgetest"
	"umpire/engine/recipe"
	"umpire/engine/shrink"
)

// wrongs is a property of inputs for each game, which programs with a mistake might stumble over.
var wrongs = map[string]func(game engine.Game, text []byte) bool{
	"twixt":       func(g engine.Game, text []byte) bool { return strings.Contains(output(g, text), "yes") },
	"lianliankan": func(g engine.Game, text []byte) bool { return answered(g, text, "no-line") },
	"chapaev": func(g engine.Game, text []byte) bool {
		for d := range g.Read(input.Read(text)) {
			return d.(*chapaev.Dataset).HangsOnTouch()
		}
		return false
	},
	"go": func(g engine.Game, text []byte) bool { return answered(g, text, "ko") },
	"infinite-go": func(g engine.Game, text []byte) bool { // of so many stones some were taken, and not just one
		for d := range g.Read(input.Read(text)) {
			if facts := d.Verdict().Answer(0).Facts; facts[1]+facts[2] < facts[0]-1 {
				return true
			}
		}
		return false
	},
}

func output(g engine.Game, text []byte) string {
	out, _ := judgetest.Judge(g, text)
	return string(out)
}

// answered tells whether some answer has this reason.
func answered(g engine.Game, text []byte, why string) bool {
	for d := range g.Read(input.Read(text)) {
		v := d.Verdict()
		for i := range v.Len() {
			if v.Answer(i).Why == why {
				return true
			}
		}
	}
	return false
}

// TestMinimal shrinks inputs of every kind: what comes out is legal, still differs, and differs with no element less.
func TestMinimal(t *testing.T) {
	each, seeds := 6, uint64(60)
	if testing.Short() {
		each = 1
	}
	least := map[string]int{ // three black pegs and two white ones; three tiles; sixteen discs; a ko in the corner; a corner
		"twixt": 2 + 10 + 2, "lianliankan": 2 + 3 + 1 + 4 + 2, "chapaev": 32, "go": 1 + 12, "infinite-go": 2 + 8,
	}
	for _, g := range games.All() {
		t.Run(g.ID, func(t *testing.T) {
			t.Parallel()
			differs := func(text []byte) bool { return wrongs[g.ID](g, text) }
			shrunk := 0
			for _, kind := range recipe.Kinds(g.ID) {
				done := shrunk + each
				for seed := range seeds {
					if shrunk == done {
						break
					}
					text, _ := recipe.Write(nil, g.ID, kind.Usual(seed))
					var last shrink.Step
					for step := range shrink.Shrink(g, text, differs) {
						if step.Tries != last.Tries+1 {
							t.Fatalf("try %d came after %d", step.Tries, last.Tries)
						}
						last = step
					}
					if last.Text == nil {
						if differs(text) {
							t.Errorf("%s: not even one try", kind.Usual(seed))
						}
						continue
					}
					shrunk++
					minimal(t, g, last.Text, differs)
					if last.Size != len(bytes.Fields(last.Text)) || last.Size < least[g.ID] {
						t.Errorf("%s: size %d: %q", kind.Usual(seed), last.Size, last.Text)
					}
				}
			}
			if shrunk < 2 {
				t.Errorf("only %d inputs differed", shrunk)
			}
		})
	}
}

// minimal fails the test unless a text is legal, differs, and does not with one element less.
func minimal(t *testing.T, g engine.Game, text []byte, differs func([]byte) bool) {
	t.Helper()
	if !judgetest.Legal(g, text) || !differs(text) {
		t.Fatalf("%s: not legal, or does not differ: %q", g.ID, text)
	}
	for less := range judgetest.Smaller(g, text) {
		if differs(less) {
			t.Fatalf("%s: %q differs, and so does %q", g.ID, text, less)
		}
	}
	words := strings.Fields(string(text))
	for i, w := range words {
		v, err := strconv.Atoi(w)
		if err != nil || g.ID == "lianliankan" || g.ID == "chapaev" {
			continue
		}
		words[i] = strconv.Itoa(v - 1)
		if less := []byte(strings.Join(words, " ") + "\n"); judgetest.Legal(g, less) && differs(less) {
			t.Fatalf("%s: %q differs, and so does %q", g.ID, text, less)
		}
		words[i] = w
	}
}

// TestCancel leaves the loop at every step of a shrinking: nothing is tried after that.
func TestCancel(t *testing.T) {
	g, _ := games.ByID("infinite-go")
	text, _ := recipe.Write(nil, g.ID, recipe.Recipe{Version: 1, Name: "capture", Seed: 1, Sizes: []int{30, 3}})
	for stop := 1; ; stop++ {
		tries := 0
		var last shrink.Step
		for last = range shrink.Shrink(g, text, func(text []byte) bool {
			tries++
			return wrongs[g.ID](g, text)
		}) {
			if last.Tries == stop {
				break
			}
		}
		if tries != last.Tries || !wrongs[g.ID](g, last.Text) {
			t.Fatalf("stopped after %d of %d tries with %q", last.Tries, tries, last.Text)
		}
		if last.Tries < stop {
			return
		}
	}
}

// TestNothing shrinks nothing that is illegal or does not differ, and does not lose what hangs on the layout.
func TestNothing(t *testing.T) {
	g, _ := games.ByID("go")
	always := func([]byte) bool { return true }
	for range shrink.Shrink(g, []byte("2\n1 1\n"), always) {
		t.Error("a step for an input that ends early")
	}
	for range shrink.Shrink(g, []byte("1\n1 1\n"), func([]byte) bool { return false }) {
		t.Error("a step for an input that does not differ")
	}
	spread := "1\n\n1 1\n"
	steps := 0
	for step := range shrink.Shrink(g, []byte(spread), func(text []byte) bool { return bytes.Contains(text, []byte("\n\n")) }) {
		if steps++; string(step.Text) != spread {
			t.Errorf("%q became %q", spread, step.Text)
		}
	}
	if steps != 1 {
		t.Errorf("%d steps", steps)
	}
}

// FuzzShrink shrinks any input with a predicate that looks at the text alone: what comes out is legal and still differs.
func FuzzShrink(f *testing.F) {
	for i, g := range games.All() {
		for _, kind := range recipe.Kinds(g.ID) {
			least := kind.Usual(1)
			for j, s := range kind.Sizes {
				least.Sizes[j] = min(s.Least+3, s.Most)
			}
			text, _ := recipe.Write(nil, g.ID, least)
			f.Add(uint8(i), text, uint8(7))
		}
	}
	f.Fuzz(func(t *testing.T, game uint8, text []byte, salt uint8) {
		if len(text) > 2000 {
			return
		}
		all := games.All()
		g := all[int(game)%len(all)]
		differs := func(text []byte) bool {
			sum := uint32(salt)
			for _, c := range text {
				sum = sum*31 + uint32(c)
			}
			return sum%4 > 0
		}
		tries := 0
		for step := range shrink.Shrink(g, text, differs) {
			if !judgetest.Legal(g, step.Text) && tries > 0 || !differs(step.Text) {
				t.Fatalf("%q became %q", text, step.Text)
			}
			if tries++; tries > 2000 {
				break
			}
		}
	})
}
