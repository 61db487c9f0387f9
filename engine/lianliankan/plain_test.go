package lianliankan

import (
	"bytes"
	"slices"
	"testing"

	"umpire/engine"
	"umpire/engine/internal/judgetest"
	"umpire/engine/internal/rng"
)

// TestPlainCases holds the plain program to the stored cases.
func TestPlainCases(t *testing.T) { judgetest.PlainCases(t, WithMistakes(), "testdata") }

// TestMistakes finds for every mistake a board that tells it from the judge.
func TestMistakes(t *testing.T) {
	judgetest.Mistakes(t, WithMistakes(), func(yield func([]byte) bool) {
		for _, text := range judgetest.CaseTexts(t, "testdata") {
			if !yield(text) {
				return
			}
		}
		r := rng.New(2)
		for range 5000 {
			if !yield(smallBoards(r)) {
				return
			}
		}
	})
	for _, family := range []string{"first-arrival", "strict-prune"} {
		n := 0
		for _, m := range WithMistakes().Mistakes {
			if m.Family == family {
				n++
			}
		}
		if n != 24 {
			t.Errorf("%s for %d orders of directions, want 24", family, n)
		}
	}
}

// TestMistakesTogether holds mistakes that make up another one to that one.
func TestMistakesTogether(t *testing.T) {
	inputs := 2000
	if testing.Short() {
		inputs = 200
	}
	r := rng.New(3)
	wrong := 0
	for range inputs {
		text := smallBoards(r)
		for _, c := range []struct{ parts, whole []string }{
			{[]string{"first-step-turns", "three-turns"}, nil},
			{[]string{"first-step-turns"}, []string{"one-turn"}},
			{[]string{"outside", "box-only"}, []string{"box-only"}},
			{[]string{"byte-tiles", "short-tiles"}, []string{"byte-tiles"}},
			{[]string{"no such mistake"}, nil},
		} {
			got, want := judgetest.Plain(WithMistakes(), text, c.parts...), judgetest.Plain(WithMistakes(), text, c.whole...)
			if !bytes.Equal(got, want) {
				t.Errorf("%s is not %s: %q, %q\n%s", c.parts, c.whole, got, want, text)
			}
			if !bytes.Equal(want, judgetest.Plain(WithMistakes(), text)) {
				wrong++
			}
		}
	}
	if wrong < inputs/4 {
		t.Errorf("only %d of %d outputs were wrong", wrong, 5*inputs)
	}
}

// TestMistakesSmall shows mistakes, alone and in pairs, on boards where each makes a certain difference.
func TestMistakesSmall(t *testing.T) {
	tests := []struct {
		text     string
		mistakes []string
		want     string
	}{
		{"1 2\n0 7\n2\n1 1 1 1\n1 2 1 2\n", []string{"same-cell"}, "NO\nYES\n"},
		{"1 2\n0 7\n2\n1 1 1 1\n1 2 1 2\n", []string{"same-cell", "empty-pair"}, "YES\nYES\n"},
		{"1 3\n0 0 5\n1\n1 1 1 2\n", []string{"empty-pair"}, "YES\n"},
		{"1 3\n256 1 256\n1\n1 1 1 3\n", []string{"outside"}, "YES\n"},
		{"1 3\n256 1 256\n1\n1 1 1 3\n", []string{"outside", "short-tiles"}, "YES\n"},
		{"1 3\n256 1 256\n1\n1 1 1 3\n", []string{"outside", "byte-tiles"}, "NO\n"},
		{"1 3\n4 4 4\n2\n1 1 1 2\n1 1 1 3\n", []string{"through-equal"}, "YES\nYES\n"},
		{"1 3\n4 4 4\n2\n1 1 1 2\n1 1 1 3\n", []string{"removes"}, "YES\nNO\n"},
		{"1 3\n4 4 4\n2\n1 1 1 2\n1 1 1 3\n", []string{"no-neighbours"}, "NO\nNO\n"},
		{"2 1\n4\n4\n1\n1 1 2 1\n", []string{"rows-columns"}, "NO\n"},
		{"1 2\n4 4\n1\n1 1 1 2\n1 2\n0 0\n1\n1 1 1 2\n1 2\n4 4\n1\n1 1 1 2\n", []string{"zero-row-ends"}, "YES\n"},
	}
	for _, test := range tests {
		text := []byte(test.text + "0 0\n")
		if got := string(judgetest.Plain(WithMistakes(), text, test.mistakes...)); got != test.want {
			t.Errorf("%s: got %q, want %q\n%s", test.mistakes, got, test.want, text)
		}
	}
}

// TestPlainStops checks that the plain program answers no further than it is asked to.
func TestPlainStops(t *testing.T) {
	text := judgetest.File(t, "testdata/22_many_boards.in")
	whole := slices.Collect(Plain(text))
	var first [][]byte
	for out := range Plain(text) {
		if first = append(first, out); len(first) == 1 {
			break
		}
	}
	if len(whole) < 2 || !bytes.Equal(bytes.Join(first, nil), whole[0]) {
		t.Errorf("%q of %q", first, whole)
	}
}

// smallBoards is the input of a few small random boards, the last one with detours.
func smallBoards(r *rng.Rand) []byte {
	var data []engine.Dataset
	for range 4 {
		data = append(data, Small(r))
	}
	return write(nil, append(data, roundabout(r, r.From(5, 9), r.From(5, 9), 5)))
}
