package twixt

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/internal/judgetest"
	"umpire/engine/internal/rng"
)

// TestPlainCases holds the plain version to the stored cases, the large ones too.
func TestPlainCases(t *testing.T) { judgetest.PlainCases(t, WithMistakes(), "testdata") }

// TestPlainAgrees judges many small random games both ways, twenty an input.
func TestPlainAgrees(t *testing.T) {
	games := 100_000
	if testing.Short() {
		games = 5_000
	}
	r := rng.New(1)
	answers := map[string]int{}
	for done := 0; done < games; done += 20 {
		text := smallGames(r)
		got, reader := judgetest.Judge(Game(), text)
		if err := reader.Err(); err != nil {
			t.Fatalf("refused at %d:%d: %s\n%s", err.Line, err.Column, err.Code, text)
		}
		if want := judgetest.Plain(WithMistakes(), text); !bytes.Equal(got, want) {
			t.Fatalf("got %q\nwant %q\n%s", got, want, text)
		}
		for _, line := range bytes.Fields(got) {
			answers[string(line)]++
		}
	}
	if answers["yes"] < games/10 || answers["no"] < games/10 {
		t.Errorf("%v: the games are one-sided", answers)
	}
}

// TestMistakes finds for every mistake a game that tells it from the judge. Cases 08 to 15 have one for each crossing of
// each direction.
func TestMistakes(t *testing.T) {
	judgetest.Mistakes(t, WithMistakes(), func(yield func([]byte) bool) {
		for _, text := range judgetest.CaseTexts(t, "testdata") {
			if !yield(text) {
				return
			}
		}
		r := rng.New(2)
		for range 1000 {
			if !yield(smallGames(r)) {
				return
			}
		}
	})
	holes := 0
	for _, m := range WithMistakes().Mistakes {
		if m.Family == "table-hole" {
			holes++
		}
	}
	if holes != 72 {
		t.Errorf("%d holes in tables, want 72", holes)
	}
}

// TestMistakesTogether holds mistakes that make up another one to that one.
func TestMistakesTogether(t *testing.T) {
	var holes, steep []string
	for _, d := range plainSteps() {
		for k, ends := range plainCrossings(d) {
			id := plainHoleID(d, k)
			holes = append(holes, id)
			if step := plainMinus(ends[0], ends[1]); abs(step.X) == abs(d.X) {
				steep = append(steep, id)
			}
		}
	}
	inputs := 100
	if testing.Short() {
		inputs = 20
	}
	r := rng.New(3)
	wrong := 0
	for range inputs {
		text := smallGames(r)
		for _, c := range []struct{ parts, whole []string }{
			{[]string{"enemy-links-only", "own-links-only"}, []string{"no-blocking"}},
			{holes, []string{"no-blocking"}},
			{steep, []string{"same-slope-parallel"}},
			{[]string{"same-slope-parallel", "own-links-only"}, []string{"own-links-only", "same-slope-parallel"}},
			{[]string{"rebuild-links-by-peg", "no-blocking"}, []string{"no-blocking"}},
			{[]string{"no such mistake"}, nil},
		} {
			got, want := judgetest.Plain(WithMistakes(), text, c.parts...), judgetest.Plain(WithMistakes(), text, c.whole...)
			if !bytes.Equal(got, want) {
				t.Errorf("%s is not %s: %q, %q\n%s", strings.Join(c.parts, " "), c.whole, got, want, text)
			}
			if !bytes.Equal(want, judgetest.Plain(WithMistakes(), text)) {
				wrong++
			}
		}
	}
	if wrong < inputs {
		t.Errorf("only %d of %d outputs were wrong", wrong, 6*inputs)
	}
}

// smallGames is the input of twenty small random games.
func smallGames(r *rng.Rand) []byte {
	var data []engine.Dataset
	for range 20 {
		data = append(data, smallGame(r, 8))
	}
	return write(nil, data)
}

// smallGame is a random game of any style with N from 4 to maxN.
func smallGame(r *rng.Rand, maxN int) *Dataset {
	for {
		n := r.From(4, maxN)
		style, moves := Style(r.Below(4)), 1+2*r.From(2, n*n/3)
		if d, ok := Generate(style, n, moves, r.Uint64()); ok {
			return d
		}
	}
}

// TestPlainStops checks that the plain program plays no further than it is asked to, and never plays a game twice.
func TestPlainStops(t *testing.T) {
	text := judgetest.File(t, "testdata/20_twenty_games.in")
	whole := slices.Collect(Plain(text))
	var first [][]byte
	for out := range Plain(text) {
		if first = append(first, out); len(first) == 2 {
			break
		}
	}
	if len(whole) < 3 || !bytes.Equal(bytes.Join(first, nil), bytes.Join(whole[:2], nil)) {
		t.Errorf("%q of %q", first, whole)
	}
}
