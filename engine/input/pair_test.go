package input

import (
	"reflect"
	"testing"

	"umpire/engine/internal/rng"
)

// TestPair reads random texts by pairs and by single numbers: values, spans, faults and ends must be the same.
func TestPair(t *testing.T) {
	tokens := []string{"0", "7", "20", "21", "007", "+3", "-1", "123456789", "99999999999999999999", "x", "1.5", "4x", "\u00e9"}
	blanks := []string{" ", "\n", "\r\n", "\t", "  ", " \n "}
	r, pairs, faults := rng.New(3), 0, 0
	for range 20_000 {
		var text []byte
		for range r.From(1, 12) {
			text = append(text, tokens[r.Below(r.From(3, len(tokens)))]...)
			text = append(text, blanks[r.Below(len(blanks))]...)
		}
		text = text[:len(text)-r.Below(2)]
		byPair, byInt := Read(text), Read(text)
		for byPair.Err() == nil {
			a, b, at, ok := byPair.Pair("x", "y", 0, 20)
			c, _ := byInt.Int("x", 0, 20)
			start := byInt.Span()
			d, wantOK := byInt.Int("y", 0, 20)
			if ok != wantOK || ok && (a != c || b != d || at != start.To(byInt.Span()) || byPair.Span() != byInt.Span()) {
				t.Fatalf("%q: got %d %d %v %t, want %d %d %v %t", text, a, b, at, ok, c, d, start.To(byInt.Span()), wantOK)
			}
			if ok {
				pairs++
			}
		}
		if !reflect.DeepEqual(byPair.Err(), byInt.Err()) {
			t.Fatalf("%q: fault %+v, want %+v", text, byPair.Err(), byInt.Err())
		}
		if byPair.Err().Code != EOF {
			faults++
		}
	}
	if pairs < 10_000 || faults < 1_000 {
		t.Errorf("%d pairs and %d faults: too few to tell", pairs, faults)
	}
}

// TestPairStops checks that a Watch calls off a reading by pairs.
func TestPairStops(t *testing.T) {
	text := make([]byte, 0, 1<<20)
	for len(text) < 1<<20 {
		text = append(text, "1 12 "...)
	}
	calls := 0
	r := NewReader(text, Span{0, len(text)}, func(int) bool { calls++; return calls < 3 })
	for {
		if _, _, _, ok := r.Pair("x", "y", 0, 20); !ok {
			break
		}
	}
	if r.Err().Code != Stopped || calls != 3 {
		t.Errorf("%s after %d calls, want STOPPED after 3", r.Err().Code, calls)
	}
}
