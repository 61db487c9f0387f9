package chapaev

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// storedTexts are the stored legal inputs.
func storedTexts() (texts [][]byte) {
	for _, pattern := range []string{"testdata/*.in", "testdata/anchors/*.in", "testdata/quirks/*.in"} {
		names, _ := filepath.Glob(pattern)
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				panic(err)
			}
			texts = append(texts, text)
		}
	}
	return texts
}

// TestReplay holds by the plain rules that every flick of the principal line is legal, that the winning side never lets
// go of the win, and that the line ends with the loser on turn and without discs.
func TestReplay(t *testing.T) {
	rounds := uint64(10)
	if testing.Short() {
		rounds = 1
	}
	texts := storedTexts()
	if len(texts) == 0 {
		t.Fatal("no case is stored")
	}
	for _, recipe := range Recipes() {
		for seed := range rounds {
			texts = append(texts, recipe.Make(seed))
		}
	}
	for _, text := range texts {
		d := parse(t, text)
		numbers := strings.Fields(strings.TrimPrefix(string(text), "\uFEFF"))
		plain, _ := plainRead(numbers, perSide)
		white, red := plain.wins()
		won := func(p Position) bool { return p.Turn == Red && red[p.Discs] || p.Turn == White && white[p.Discs] }

		r := d.Replay().(*Replay)
		if r.Position(0) != d.Start() {
			t.Fatalf("the line starts at %v", r.Position(0))
		}
		for k := 1; k <= r.Len(); k++ {
			p, f := r.Position(k-1), r.Flick(k)
			if SideOf(f.Disc) != p.Turn || !p.Discs.Has(f.Disc) {
				t.Fatalf("flick %d: disc %d is not there to flick\n%s", k, f.Disc, text)
			}
			legal := slices.ContainsFunc(plain.takes(f.Disc), func(set uint) bool { return Discs(set)&p.Discs == f.Takes })
			if !legal {
				t.Fatalf("flick %d: disc %d cannot take %016b\n%s", k, f.Disc, f.Takes, text)
			}
			if r.Position(k) != p.After(f.Disc, f.Takes) {
				t.Fatalf("flick %d leads to %v\n%s", k, r.Position(k), text)
			}
			if f.Wins != won(p) || f.Wins == won(r.Position(k)) {
				t.Fatalf("flick %d: wins %v, from %v to %v\n%s", k, f.Wins, won(p), won(r.Position(k)), text)
			}
			x, y, _ := strings.Cut(string(r.Span(k).Of(text)), numbers[2*f.Disc])
			if x != "" || strings.TrimSpace(y) != numbers[2*f.Disc+1] {
				t.Fatalf("flick %d stands at %q", k, r.Span(k).Of(text))
			}
		}
		end := r.Position(r.Len())
		if !end.Over() || end.Turn.Other() != d.winner(true) {
			t.Fatalf("the line ends at %v\n%s", end, text)
		}
	}
}
