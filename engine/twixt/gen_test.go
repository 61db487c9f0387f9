package twixt

import (
	"slices"
	"testing"

	"umpire/engine"
	"umpire/engine/internal/judgetest"
	"umpire/engine/internal/rng"
)

// TestGenerate makes games of every style at the judge's limits. The judge must accept them and find the winner that
// the generator names.
func TestGenerate(t *testing.T) {
	for style, wins := range map[Style]func(yes, games int) bool{
		Scattered: func(yes, games int) bool { return yes < games/2 },
		Tangled:   func(yes, games int) bool { return yes < games/2 },
		Near:      func(yes, games int) bool { return yes > 0 && yes < games },
		Cut:       func(yes, games int) bool { return yes < games/4 },
		Winning:   func(yes, games int) bool { return yes == games },
	} {
		yes, games, refused := 0, 0, 0
		for seed := range uint64(40) {
			d, ok := Generate(style, judgeLimits.maxN, judgeLimits.maxM, seed)
			if !ok {
				continue
			}
			games++
			text := write(nil, []engine.Dataset{d})
			out, r := judgetest.Judge(Game(), text)
			if err := r.Err(); err != nil {
				t.Fatalf("style %d, seed %d refused at %d:%d: %s", style, seed, err.Line, err.Column, err.Code)
			}
			if named := d.Verdict().AppendOutput(nil); !slices.Equal(out, named) {
				t.Errorf("style %d, seed %d: judged %q, named %q", style, seed, out, named)
			}
			if string(out) == "yes\n" {
				yes++
			}
			p := NewPosition(d.N)
			for _, m := range d.Moves() {
				turn, _ := p.Play(m.At)
				refused += turn.Refused.Len()
			}
			again, _ := Generate(style, judgeLimits.maxN, judgeLimits.maxM, seed)
			if !slices.Equal(again.Moves(), d.Moves()) {
				t.Errorf("style %d, seed %d: two games", style, seed)
			}
		}
		if games < 20 || !wins(yes, games) {
			t.Errorf("style %d: %d of %d games won", style, yes, games)
		}
		if perGame := refused / max(games, 1); style == Tangled && perGame < 80 {
			t.Errorf("style Tangled: %d links refused a game", perGame)
		}
	}
}

// TestShort makes games of the fewest moves for a path: White's link refuses one of the last peg's, and without it Black
// would win.
func TestShort(t *testing.T) {
	for n := judgeLimits.minN; n <= MaxShort; n++ {
		r := rng.New(uint64(n))
		for range 20 {
			d := Short(r, n)
			text := write(nil, []engine.Dataset{d})
			p := NewPosition(n)
			for _, m := range d.Moves()[:len(d.Moves())-1] {
				p.Play(m.At)
			}
			if turn := p.Look(d.Moves()[len(d.Moves())-1].At); turn.Refused == 0 || len(d.Moves()) != 2*((n+1)/2)+1 ||
				string(judgetest.Plain(WithMistakes(), text, "no-blocking")) != "yes\n" {
				t.Errorf("%d moves, %d links refused: %s", len(d.Moves()), turn.Refused.Len(), text)
			}
		}
	}
}

func TestGenerateGivesUp(t *testing.T) {
	if _, ok := Generate(Winning, 20, 5, 1); ok {
		t.Error("three black pegs joined columns 20 apart")
	}
	if _, ok := Generate(Scattered, 4, 31, 1); ok {
		t.Error("31 pegs found room in 21 holes")
	}
}

// TestRecipes asks every recipe for boards of every size, nearly empty to more than full.
func TestRecipes(t *testing.T) {
	for _, recipe := range Recipes() {
		for n := judgeLimits.minN; n <= judgeLimits.maxN; n++ {
			for _, moves := range []int{5, 2*n + 1, n * n / 2, 249} {
				r := rng.New(uint64(n))
				d := recipe.Make(r, n, moves)
				text := write(nil, []engine.Dataset{d})
				if _, r := judgetest.Judge(Game(), text); r.Err() != nil {
					t.Fatalf("%s %d %d refused: %s", recipe.Name, n, moves, r.Err().Code)
				}
				if n == judgeLimits.maxN && len(d.Moves()) < moves-1 {
					t.Errorf("%s: %d moves, asked for %d", recipe.Name, len(d.Moves()), moves)
				}
			}
		}
	}
}
