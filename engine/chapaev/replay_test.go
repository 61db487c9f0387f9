package chapaev

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"umpire/engine/internal/judgetest"
)

// everyText is the stored cases and so many inputs of each recipe.
func everyText(t testing.TB, rounds uint64) (texts [][]byte) {
	t.Helper()
	for _, dir := range []string{"testdata", "testdata/anchors", "testdata/quirks"} {
		names, err := filepath.Glob(dir + "/*.in")
		if err != nil || len(names) == 0 {
			t.Fatalf("no case in %s: %v", dir, err)
		}
		for _, name := range names {
			texts = append(texts, judgetest.File(t, name))
		}
	}
	for _, recipe := range Recipes() {
		for seed := range rounds {
			texts = append(texts, recipe.Make(seed))
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
	for _, text := range everyText(t, rounds) {
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
