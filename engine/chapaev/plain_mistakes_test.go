package chapaev

import (
	"hash/fnv"
	"slices"
	"strings"
	"testing"

	"umpire/engine/internal/judgetest"
	"umpire/engine/internal/rng"
)

// TestMistakes finds for every mistake an input that tells it from the judge.
func TestMistakes(t *testing.T) {
	t.Parallel()
	judgetest.Mistakes(t, WithMistakes(), func(yield func([]byte) bool) {
		for _, text := range judgetest.CaseTexts(t, "testdata") {
			if !yield(text) {
				return
			}
		}
		recipes := Recipes()
		for seed := range uint64(60) {
			if !yield(recipes[seed%uint64(len(recipes))].Make(seed)) {
				return
			}
		}
	})
}

// TestMistakesSmall shows mistakes, alone and in pairs, on positions of a few discs where each makes a certain
// difference: whether Red wins on turn with all of them.
func TestMistakesSmall(t *testing.T) {
	const (
		between = "4 4  2 4 6 4"            // one red disc between two white ones
		row     = "1 4  3 4 5 4"            // in front of two
		crowd   = "4 4  5 4.7 5 3.3"        // in front of two that leave no gap
		both    = "1 4  5 4.8 5 3.2"        // it just touches both on its way between them
		nearly  = "1 4  5 4.80000001 5 3.2" // one of them by a hair
		behind  = "7 4  1 4.7 1 3.3"        // two around 180°
		far     = "1 1  7 7"                // one each
	)
	for _, c := range []struct {
		discs    string
		red      int
		mistakes []string
		want     bool
	}{
		{between, 1, nil, false},
		{between, 1, []string{"whole-line"}, true},
		{between, 1, []string{"whole-line", "clearing-loses"}, false},
		{between, 1, []string{"whole-line", "first-disc-only"}, false},
		{row, 1, nil, true},
		{row, 1, []string{"first-disc-only"}, false},
		{row, 1, []string{"clearing-loses"}, false},
		{row, 1, []string{"gaps-only"}, true},
		{row, 1, []string{"gaps-only", "tangents-only"}, false},
		{crowd, 1, nil, true},
		{crowd, 1, []string{"one-radius"}, false},
		{crowd, 1, []string{"centres-only"}, false},
		{both, 1, nil, true},
		{both, 1, []string{"gaps-only"}, false},
		{both, 1, []string{"tangents-only"}, true},
		{nearly, 1, nil, false},
		{nearly, 1, []string{"epsilon-1e-7"}, true},
		{nearly, 1, []string{"epsilon-1e-7", "gaps-only"}, false},
		{nearly, 1, []string{"epsilon-1e-7", "tangents-only"}, true},
		{behind, 1, nil, true},
		{behind, 1, []string{"no-wrap"}, false},
		{behind, 1, []string{"no-wrap", "epsilon-1e-4"}, false},
		{far, 1, nil, true},
		{far, 1, []string{"shooter-stays"}, true},
		{far, 1, []string{"shooter-stays", "clearing-loses"}, true},
		{far, 1, []string{"clearing-loses"}, false},
		{far, 1, []string{"no such mistake"}, true},
	} {
		p, ok := plainRead(strings.Fields(c.discs), c.red)
		if !ok {
			t.Fatal(c.discs)
		}
		p.turnOn(c.mistakes)
		if _, red := p.wins(); red[len(red)-1] != c.want {
			t.Errorf("%s %s: Red wins %v", c.discs, c.mistakes, !c.want)
		}
	}
}

// TestMistakesTogether holds mistakes that make up another one to that one, position by position, and looks that pairs
// are more than their parts.
func TestMistakesTogether(t *testing.T) {
	rounds := uint64(200)
	if testing.Short() {
		rounds = 40
	}
	recipes := Recipes()
	more := 0
	for seed := range rounds {
		r := rng.New(seed)
		numbers, _ := small(t, recipes[r.Below(len(recipes))].Make(seed), 3, 3)
		run := func(ids ...string) []bool {
			p, _ := plainRead(numbers, 3)
			p.turnOn(ids)
			white, red := p.wins()
			return slices.Concat(white, red)
		}
		for _, c := range []struct{ parts, whole []string }{
			{[]string{"must-hit", "must-hit-enemy"}, []string{"must-hit-enemy"}},
			{[]string{"shooter-stays", "must-hit"}, []string{"shooter-stays"}},
			{[]string{"centres-only", "tangents-only"}, []string{"centres-only"}},
			{[]string{"white-first"}, nil}, // a matter of the start alone
		} {
			if !slices.Equal(run(c.parts...), run(c.whole...)) {
				t.Errorf("%d: %s is not %s", seed, c.parts, c.whole)
			}
		}
		mistakes := WithMistakes().Mistakes
		a, b := mistakes[r.Below(len(mistakes))], mistakes[r.Below(len(mistakes))]
		if both := run(a.ID, b.ID); !slices.Equal(both, run(a.ID)) && !slices.Equal(both, run(b.ID)) {
			more++
		}
	}
	if uint64(more) < rounds/8 {
		t.Errorf("%d of %d pairs differ from both", more, rounds)
	}
}

// TestMistakeTwins holds two mistakes to what the fast rules say of them: gaps without touches, and sides exchanged.
func TestMistakeTwins(t *testing.T) {
	t.Parallel()
	rounds := uint64(10)
	if testing.Short() {
		rounds = 1
	}
	for _, recipe := range Recipes() {
		for seed := range rounds {
			text := recipe.Make(seed)
			d := parse(t, text)
			if got, want := string(judgetest.Plain(WithMistakes(), text, "gaps-only")), d.winner(false).String()+"\n"; got != want {
				t.Errorf("%s %d: gaps-only says %q, want %q", recipe.Name, seed, got, want)
			}
			lines := strings.SplitAfter(string(text), "\n")
			got := string(judgetest.Plain(WithMistakes(), []byte(lines[1]+lines[0]), "white-first"))
			if want := d.winner(true).Other().String() + "\n"; got != want {
				t.Errorf("%s %d: with sides exchanged white-first says %q, want %q", recipe.Name, seed, got, want)
			}
		}
	}
}

// TestMistakesGolden holds every mistake to the same wins on every platform, doubles or not.
func TestMistakesGolden(t *testing.T) {
	const want uint64 = 0x95f2d3459cb255bb
	h := fnv.New64a()
	for _, recipe := range Recipes() {
		for _, m := range WithMistakes().Mistakes {
			numbers, _ := small(t, recipe.Make(3), 4, 4)
			p, _ := plainRead(numbers, 4)
			p.turnOn([]string{m.ID})
			white, red := p.wins()
			for i := range red {
				b := byte(0)
				if white[i] {
					b = 1
				}
				if red[i] {
					b += 2
				}
				h.Write([]byte{b})
			}
		}
	}
	if got := h.Sum64(); got != want {
		t.Errorf("%#x, want %#x", got, want)
	}
}
