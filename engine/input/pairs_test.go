package input_test

import (
	"reflect"
	"testing"

	"umpire/engine/input"
	"umpire/engine/internal/rng"
)

// comparePairs reads a part of a text by Pairs, at most so many pairs at once, and by Int: values, faults, the place of
// the last number and the calls of a Watch must be the same. Then it reads the pairs again. It returns how many there
// were, and in how many calls.
func comparePairs(t *testing.T, text []byte, part input.Span, most, lo, hi int) (pairs, calls int) {
	t.Helper()
	var ticks, wantTicks []int
	watch := func(ticks *[]int) input.Watch {
		return func(done int) bool { *ticks = append(*ticks, done); return len(*ticks) < 3 }
	}
	byPairs, byInt := input.NewReader(text, part, watch(&ticks)), input.NewReader(text, part, watch(&wantTicks))
	dst := make([][2]int32, most)
	var read [][2]int32
	var places []input.Span
	for {
		n := byPairs.Pairs(&[2]string{"x", "y"}, dst, lo, hi)
		for _, got := range dst[:n] {
			a, _ := byInt.Int("x", lo, hi)
			first := byInt.Span()
			b, ok := byInt.Int("y", lo, hi)
			read, places = append(read, got), append(places, first.To(byInt.Span()))
			if want := [2]int32{int32(a), int32(b)}; !ok || got != want {
				t.Fatalf("%.300q, pair %d: read %v, want %v; fault %+v", text, pairs, got, want, byInt.Err())
			}
			pairs++
		}
		if n == 0 {
			break
		}
		if byPairs.Span() != byInt.Span() {
			t.Fatalf("%.300q: last number at %v, want %v", text, byPairs.Span(), byInt.Span())
		}
		calls++
	}
	if _, ok := byInt.Int("x", lo, hi); ok {
		byInt.Int("y", lo, hi)
	}
	if !reflect.DeepEqual(byPairs.Err(), byInt.Err()) || byPairs.Span() != byInt.Span() {
		t.Fatalf("%.300q: fault %+v after %v, want %+v after %v", text,
			byPairs.Err(), byPairs.Span(), byInt.Err(), byInt.Span())
	}
	if !reflect.DeepEqual(ticks, wantTicks) {
		t.Fatalf("told at %v, want %v", ticks, wantTicks)
	}
	if lo >= 0 {
		compareReread(t, text, read, places)
	}
	return pairs, calls
}

// compareReread reads pairs again, from the third on and up to the last but one, and compares them and their places.
func compareReread(t *testing.T, text []byte, pairs [][2]int32, places []input.Span) {
	t.Helper()
	const skip = 2
	count := len(pairs) - skip - 1
	if count < 0 {
		return
	}
	again := 0
	input.Reread(text, places[0].To(places[len(places)-1]), 2*skip, count, func(i, a, b int, at input.Span) {
		want, place := pairs[skip+i], places[skip+i]
		if got := [2]int32{int32(a), int32(b)}; i != again || got != want || at != place {
			t.Fatalf("%.300q, pair %d: read %v at %v again, want %v at %v", text, skip+i, got, at, want, place)
		}
		again++
	})
	if again != count {
		t.Fatalf("%.300q: read %d pairs again, want %d", text, again, count)
	}
}

// pairLimits are some that numbers of two digits can keep, and some of longer ones.
var pairLimits = [][2]int{{0, 99}, {0, 20}, {1, 19}, {-3, 50}, {1, 2_000_000_000}}

func TestPairsAgainstInt(t *testing.T) {
	r, pairs, calls := rng.New(5), 0, 0
	for range 20_000 {
		text := randomNumbers(r, r.From(1, 3))
		part := input.Span{Start: 0, End: len(text)}
		if r.Chance(1, 3) {
			part.Start = r.From(0, len(text))
			part.End = r.From(part.Start, len(text))
		}
		limit := pairLimits[r.Below(len(pairLimits))]
		n, c := comparePairs(t, text, part, r.From(1, 60), limit[0], limit[1])
		pairs, calls = pairs+n, calls+c
	}
	if pairs < 50_000 || pairs-calls < 10_000 {
		t.Errorf("%d pairs in %d calls: too few to tell", pairs, calls)
	}
}

// TestPairsTell checks that a Watch is told of the same bytes, and can call the reading off.
func TestPairsTell(t *testing.T) {
	r := rng.New(6)
	for range 20 {
		text := make([]byte, 0, 500<<10)
		for len(text) < 500<<10 {
			text = append(text, []string{"1 ", "12 ", "\n7 "}[r.Below(3)]...)
		}
		if pairs, _ := comparePairs(t, text, input.Span{Start: 0, End: len(text)}, r.From(1, 100), 0, 20); pairs < 50_000 {
			t.Errorf("%d pairs: called off too early", pairs)
		}
	}
}

func FuzzPairs(f *testing.F) {
	f.Add([]byte("                3 4\n1 2 3 4\r\n5 16 7 21 3 1 4 1 5 9 2 6 5 3 5 8 9 7 9 3 2 3 8 4 6 2 6 4 3 3 8 3 2 7 9 5 0 2 8 8"), 30, 0)
	f.Add([]byte("0 1 0 22 0 13 0 0 0 0 007 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 x"), 16, 5)
	f.Fuzz(func(t *testing.T, text []byte, most, skip int) {
		part := input.Span{Start: min(max(skip, 0), len(text)), End: len(text)}
		for _, limit := range pairLimits {
			comparePairs(t, text, part, min(max(most, 1), 100), limit[0], limit[1])
		}
	})
}
