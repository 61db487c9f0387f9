package goban

import (
	"fmt"
	"testing"

	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/internal/rng"
)

// benchSizes are the problem's largest game, and ten and a hundred times that.
var benchSizes = []struct {
	name  string
	times int
}{{"max", 1}, {"x10", 10}, {"x100", 100}}

// BenchmarkGo19 reads an input of attempts and answers it, the boards written.
func BenchmarkGo19(b *testing.B) {
	for _, recipe := range Go19Recipes() {
		for _, size := range benchSizes {
			b.Run(recipe.Name+"/"+size.name, func(b *testing.B) {
				l := go19Layout()
				l.most *= size.times
				points := recipe.Make(rng.New(1), l.most)
				text := Go19().Write(nil, []engine.Dataset{Attempts(points)})
				benchmark(b, text, func(r *input.Reader, out []byte) []byte {
					for d := range readGo19(r, l) {
						out = d.Verdict().AppendOutput(out)
					}
					return out
				})
			})
		}
	}
}

// BenchmarkInfinite reads an input of one game, or of as many as there may be, and answers it.
func BenchmarkInfinite(b *testing.B) {
	for _, recipe := range InfiniteRecipes() {
		for _, size := range benchSizes {
			for _, games := range []int{1, infiniteGames} {
				if games > 1 && size.times > 1 {
					continue
				}
				b.Run(fmt.Sprintf("%s/%s/games=%d", recipe.Name, size.name, games), func(b *testing.B) {
					l := infiniteLayout()
					l.most *= size.times
					data := make([]engine.Dataset, games)
					for i := range data {
						data[i] = Stones(recipe.Make(rng.New(uint64(i)), l.most))
					}
					spare := newSpare()
					benchmark(b, Infinite().Write(nil, data), func(r *input.Reader, out []byte) []byte {
						for d := range readInfinite(r, l, spare) {
							out = d.Verdict().AppendOutput(out)
						}
						return out
					})
				})
			}
		}
	}
}

func benchmark(b *testing.B, text []byte, judge func(*input.Reader, []byte) []byte) {
	var out []byte
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		r := input.Read(text)
		out = judge(r, out[:0])
		if r.Err() != nil || len(out) == 0 {
			b.Fatal(r.Err())
		}
	}
}

// BenchmarkStep is what a page asks for at a step of the largest game, far from the step before.
func BenchmarkStep(b *testing.B) {
	for _, recipe := range InfiniteRecipes() {
		rep := NewReplay(infiniteGame(unspanned(recipe.Make(rng.New(1), infiniteStones))))
		for name, ask := range map[string]func(k int) int{
			"position": func(k int) int { return len(rep.Position(k).Stones) },
			"explain":  func(k int) int { return len(rep.Explain(k).Chain.Stones) },
			"chains":   func(k int) int { return len(rep.Chains(k)) },
		} {
			b.Run(recipe.Name+"/"+name, func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					if ask(1) == 0 || ask(rep.Len()) == 0 {
						b.Fatal("nothing there")
					}
				}
			})
		}
	}
}
