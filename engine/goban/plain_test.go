package goban

import (
	"bytes"
	"hash/fnv"
	"slices"
	"testing"

	"umpire/engine"
	"umpire/engine/internal/judgetest"
	"umpire/engine/internal/rng"
)

// TestPlainCases holds the plain programs to the stored cases.
func TestPlainCases(t *testing.T) {
	judgetest.PlainCases(t, Go19WithMistakes(), "testdata/go19")
	judgetest.PlainCases(t, InfiniteWithMistakes(), "testdata/infinitego")
}

// TestMistakes finds for every mistake a game that tells it from the judge.
func TestMistakes(t *testing.T) {
	for i, dir := range []string{"testdata/go19", "testdata/infinitego"} {
		j := judges[i]
		judgetest.Mistakes(t, j.game, func(yield func([]byte) bool) {
			for _, text := range judgetest.CaseTexts(t, dir) {
				if !yield(text) {
					return
				}
			}
			if j.game.ID == "infinite-go" && !yield(colliding(j.game)) {
				return
			}
			r := rng.New(1)
			for range 500 {
				recipe := j.recipes[r.Below(len(j.recipes))]
				if !yield(j.game.Write(nil, []engine.Dataset{j.dataset(recipe.Make(r, r.From(10, 100)))})) {
					return
				}
			}
		})
	}
}

// colliding is a game with two points for one key of 32 bits.
func colliding(game engine.Game) []byte {
	points := []engine.Point{{X: 2, Y: 5}, {X: 1, Y: 1_000_008}}
	return game.Write(nil, []engine.Dataset{Stones(points)})
}

// TestKillers holds two mistakes of a well-known program to the games that show them.
func TestKillers(t *testing.T) {
	for _, c := range []struct{ mistake, text, want, wrong string }{
		{"counts-twice", "1 8  2 3  1 2  1 3  2 1  3 1  2 2  3 2  1 1", "4 0\n", "4 -1\n"},
		{
			"neighbour-order", "1 13  2 2  2 3  4 3  3 1  4 2  3 2  1 4  1 1  4 4  1 3  1 2  3 3  2 1",
			"7 5\n", "4 6\n",
		},
	} {
		text := []byte(c.text)
		if got, _ := judgetest.Judge(Infinite(), text); string(got) != c.want {
			t.Errorf("the judge says %q, want %q", got, c.want)
		}
		for ids, want := range map[string]string{"": c.want, c.mistake: c.wrong} {
			if got := string(judgetest.Plain(InfiniteWithMistakes(), text, ids)); got != want {
				t.Errorf("%q: %q, want %q", ids, got, want)
			}
		}
	}
}

// TestMistakesSmall shows mistakes, alone and in pairs, in games where each makes a certain difference. The outputs of
// MNS317 are told by their words alone.
func TestMistakesSmall(t *testing.T) {
	const (
		ko       = "13  9 10 9 11 10 9 10 12 11 10 11 11 4 4 10 10 10 11 10 10 16 16 4 16 10 10"
		corner   = "5  1 2 9 9 2 1 1 1 8 8" // White's third stone in the corner is suicide
		infinite = "1 6  1 2 9 9 2 1 1 1 5 5 1 1"
	)
	words := func(out []byte) (w string) {
		for line := range bytes.Lines(out) {
			if line[0] == 'v' || line[0] == 'i' {
				w += string(line[:1])
			}
		}
		return w
	}
	for _, c := range []struct {
		text     string
		mistakes []string
		want     string
	}{
		{ko, nil, "vvvvvvvvvivvv"},
		{ko, []string{"no-ko"}, "vvvvvvvvvvvvi"},
		{ko, []string{"no-ko", "superko"}, "vvvvvvvvvivvv"},
		{ko, []string{"ko-never-expires"}, "vvvvvvvvvivvi"},
		{ko, []string{"invalid-passes"}, "vvvvvvvvvivvv"},
		{ko, []string{"no-ko", "overwrite"}, "vvvvvvvvvvvvv"},
		{ko, []string{"no-restore"}, "vvvvvvvvvivvi"},
		{corner, nil, "vvviv"},
		{corner, []string{"suicide-allowed"}, "vvvvv"},
		{corner, []string{"diagonals"}, "vvvvv"},
		{corner, []string{"suicide-allowed", "suicide-first"}, "vvvvv"},
	} {
		if got := words(judgetest.Plain(Go19WithMistakes(), []byte(c.text), c.mistakes...)); got != c.want {
			t.Errorf("%s %s: %s, want %s", c.text, c.mistakes, got, c.want)
		}
	}
	for _, c := range []struct {
		mistakes []string
		want     string
	}{
		{nil, "3 1\n"},
		{[]string{"no-suicide"}, "3 2\n"},
		{[]string{"no-rim"}, "3 2\n"},
		{[]string{"colour-waits"}, "3 2\n"},
		{[]string{"colour-waits", "no-suicide"}, "3 2\n"},
		{[]string{"counts-twice", "own-first"}, "3 1\n"},
		{[]string{"no such mistake"}, "3 1\n"},
	} {
		if got := string(judgetest.Plain(InfiniteWithMistakes(), []byte(infinite), c.mistakes...)); got != c.want {
			t.Errorf("%s: %q, want %q", c.mistakes, got, c.want)
		}
	}
}

// TestMistakesTogether runs every pair of mistakes. Their order must not matter, and many pairs must differ from each of
// the two alone.
func TestMistakesTogether(t *testing.T) {
	for _, j := range judges {
		r := rng.New(5)
		var texts [][]byte
		for _, recipe := range j.recipes {
			texts = append(texts, j.game.Write(nil, []engine.Dataset{j.dataset(recipe.Make(r, 120))}))
		}
		run := func(ids ...string) (out []byte) {
			for _, text := range texts {
				out = append(out, judgetest.Plain(j.game, text, ids...)...)
			}
			return out
		}
		alone := map[string][]byte{}
		for _, m := range j.game.Mistakes {
			alone[m.ID] = run(m.ID)
		}
		pairs, both := 0, 0
		for i, a := range j.game.Mistakes {
			for _, b := range j.game.Mistakes[:i] {
				if a.Family == b.Family {
					continue
				}
				pairs++
				out := run(a.ID, b.ID)
				if !bytes.Equal(out, run(b.ID, a.ID)) {
					t.Errorf("%s and %s depend on their order", a.ID, b.ID)
				}
				if !bytes.Equal(out, alone[a.ID]) && !bytes.Equal(out, alone[b.ID]) {
					both++
				}
			}
		}
		if both < pairs/8 {
			t.Errorf("%s: %d of %d pairs differ from both", j.game.ID, both, pairs)
		}
	}
}

// TestPlainGolden holds the programs to the same bytes on every platform.
func TestPlainGolden(t *testing.T) {
	want := map[string]uint64{"go": 0x531829696a9a00fb, "infinite-go": 0x14c16e6c2522ab31}
	for _, j := range judges {
		h := fnv.New64a()
		for _, m := range append(slices.Clone(j.game.Mistakes), engine.Mistake{}) {
			for i, recipe := range j.recipes {
				text := j.game.Write(nil, []engine.Dataset{j.dataset(recipe.Make(rng.New(uint64(i)), 60))})
				h.Write(judgetest.Plain(j.game, text, m.ID))
			}
		}
		if got := h.Sum64(); got != want[j.game.ID] {
			t.Errorf("%s: %#x, want %#x", j.game.ID, got, want[j.game.ID])
		}
	}
}

// TestPlainStops checks that the plain program answers no further than it is asked to.
func TestPlainStops(t *testing.T) {
	text := judgetest.File(t, "testdata/infinitego/16_many_games.in")
	whole := slices.Collect(PlainInfinite(text))
	var first [][]byte
	for out := range PlainInfinite(text) {
		if first = append(first, out); len(first) == 1 {
			break
		}
	}
	if len(whole) < 2 || !bytes.Equal(bytes.Join(first, nil), whole[0]) {
		t.Errorf("%q of %q", first, whole)
	}
}
