package chapaev

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"umpire/engine/input"
	"umpire/engine/internal/judgetest"
	"umpire/engine/internal/rng"
)

// small leaves so many discs of each side in an input: the numbers, and the dataset as if the reader had stopped wanting
// more. Its discs keep the numbers they would have in a whole one.
func small(t testing.TB, text []byte, red, white int) ([]string, *Dataset) {
	t.Helper()
	d := parse(t, text)
	all := strings.Fields(string(text))
	numbers := append(all[:2*red:2*red], all[2*perSide:2*(perSide+white)]...)
	d.present = 1<<red - 1 | (1<<white-1)<<perSide
	return numbers, d
}

// takes is what disc i can take, as sets.
func (p *plainDiscs) takes(i int) (sets []uint) {
	for _, f := range p.flicks(i) {
		sets = append(sets, f...)
	}
	return sets
}

// wins tells for every set of discs on the board whether White wins on turn, and whether Red does.
func (p *plainDiscs) wins() (white, red []bool) {
	s := newPlainSearch(p)
	for board := range uint(1) << len(p.discs) {
		white, red = append(white, s.wins(board, false)), append(red, s.wins(board, true))
	}
	return white, red
}

// number is a set of discs as the plain rules number it.
func number(s Discs, red int) uint {
	return uint(s.Of(Red)) | uint(s>>perSide)<<red
}

// TestPlainSmall compares verdicts, and the whole table now and then, on positions of a few discs.
func TestPlainSmall(t *testing.T) {
	t.Parallel()
	rounds := 100_000
	if testing.Short() {
		rounds = 5_000
	}
	recipes := Recipes()
	for seed := range uint64(rounds) {
		r := rng.New(seed)
		recipe := recipes[r.Below(len(recipes))]
		red, white := r.From(1, 4), r.From(1, 4)
		if r.Chance(3, 4) {
			red, white = min(red, 2), min(white, 2)
		}
		numbers, d := small(t, recipe.Make(seed), red, white)
		p, ok := plainRead(numbers, red)
		if !ok {
			t.Fatalf("%s %d: the plain rules refuse %v", recipe.Name, seed, numbers)
		}
		plainWhite, plainRed := p.wins()
		if got := d.winner(true) == Red; got != plainRed[len(plainRed)-1] {
			t.Fatalf("%s %d: Red wins: %v\n%v", recipe.Name, seed, got, numbers)
		}
		if seed%8 > 0 {
			continue
		}
		table := newTable(newLayout(&d.discs, d.present))
		for s := d.present; ; s = (s - 1) & d.present {
			if got := table.Wins(Position{s, Red}); got != plainRed[number(s, red)] {
				t.Fatalf("%s %d: Red wins %04x: %v\n%v", recipe.Name, seed, s, got, numbers)
			}
			if got := table.Wins(Position{s, White}); got != plainWhite[number(s, red)] {
				t.Fatalf("%s %d: White wins %04x: %v\n%v", recipe.Name, seed, s, got, numbers)
			}
			if s == 0 {
				break
			}
		}
	}
}

// TestPlainWhole compares the output, and every state of the table, of whole inputs.
func TestPlainWhole(t *testing.T) {
	t.Parallel()
	rounds := 50
	if testing.Short() {
		rounds = 2
	}
	for _, recipe := range Recipes() {
		t.Run(recipe.Name, func(t *testing.T) {
			for seed := range uint64(rounds) {
				text := recipe.Make(seed)
				d := parse(t, text)
				p, ok := plainRead(strings.Fields(string(text)), perSide)
				if !ok {
					t.Fatalf("%d: the plain rules refuse\n%s", seed, text)
				}
				white, red := p.wins()
				if got := d.winner(true) == Red; got != red[AllDiscs] {
					t.Fatalf("%d: Red wins: %v\n%s", seed, got, text)
				}
				table := newTable(newLayout(&d.discs, d.present))
				for s := range red {
					if table.Wins(Position{Discs(s), Red}) != red[s] || table.Wins(Position{Discs(s), White}) != white[s] {
						t.Fatalf("%d: position %04x\n%s", seed, s, text)
					}
				}
			}
		})
	}
}

// TestPlainAccepts changes inputs by a few bytes: both readers must agree on what is legal.
func TestPlainAccepts(t *testing.T) {
	rounds := 20_000
	if testing.Short() {
		rounds = 2_000
	}
	recipes := Recipes()
	legal := 0
	for seed := range uint64(rounds) {
		r := rng.New(seed)
		text := recipes[r.Below(len(recipes))].Make(seed)
		for range r.From(0, 3) {
			at := r.Below(len(text))
			switch with := "0123456789.+- \t\r\ne,"[r.Below(19)]; r.Below(3) {
			case 0:
				text[at] = with
			case 1:
				text = append(text[:at], text[at+1:]...)
			case 2:
				text = bytes.Join([][]byte{text[:at], text[at:]}, []byte{with})
			}
		}
		numbers := strings.Fields(string(text))
		ok := len(numbers) == 2*count
		if ok {
			_, ok = plainRead(numbers, perSide)
		}
		if ok {
			legal++
		}
		if r := reader(text); (r.Err() == nil) != ok {
			t.Fatalf("%d: legal: %v, but %v\n%s", seed, ok, r.Err(), text)
		}
	}
	if legal < rounds/10 || legal > rounds*9/10 {
		t.Errorf("%d of %d are legal; the changes are not telling", legal, rounds)
	}
}

// reader reads a text to its end.
func reader(text []byte) *input.Reader {
	r := input.Read(text)
	for range read(r) {
	}
	return r
}

// TestPlainCases holds the plain program to the stored answers, and to silence where the input is not legal.
func TestPlainCases(t *testing.T) {
	judgetest.PlainCases(t, WithMistakes(), "testdata")
	names, err := filepath.Glob("testdata/bad/*.in")
	if err != nil || len(names) == 0 {
		t.Fatalf("no case: %v", err)
	}
	for _, name := range names {
		if got := judgetest.Plain(WithMistakes(), judgetest.File(t, name)); len(got) > 0 {
			t.Errorf("%s: %q", name, got)
		}
	}
}
