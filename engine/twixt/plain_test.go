package twixt

import (
	"bytes"
	"testing"

	"umpire/engine"
	"umpire/engine/internal/judgetest"
	"umpire/engine/internal/rng"
)

// TestPlainCases holds the plain version to the stored cases, the large ones too.
func TestPlainCases(t *testing.T) {
	for _, name := range []string{"01_sample", "13_cross_m2_m1", "21_dense", "22_crossing_heavy", "23_max", "24_max_near",
		"quirks/bom", "quirks/tabs_signs_zeros", "anchors/01-twixt-own-links-block", "anchors/03-twixt-nine-crossings"} {
		got, want := Plain(judgetest.File(t, "testdata/"+name+".in")), judgetest.File(t, "testdata/"+name+".out")
		if !bytes.Equal(got, want) {
			t.Errorf("%s: got %q, want %q", name, got, want)
		}
	}
}

// TestPlainAgrees judges many small random games both ways, twenty an input.
func TestPlainAgrees(t *testing.T) {
	games := 100_000
	if testing.Short() {
		games = 5_000
	}
	r := rng.New(1)
	answers := map[string]int{}
	for done := 0; done < games; {
		var data []engine.Dataset
		for range 20 {
			data = append(data, smallGame(r, 8))
		}
		done += len(data)
		text := Game().Write(nil, data)
		got, reader := judgetest.Judge(Game(), text)
		if err := reader.Err(); err != nil {
			t.Fatalf("refused at %d:%d: %s\n%s", err.Line, err.Column, err.Code, text)
		}
		if want := Plain(text); !bytes.Equal(got, want) {
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
