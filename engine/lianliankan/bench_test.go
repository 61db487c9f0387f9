package lianliankan

import (
	"flag"
	"testing"

	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/internal/rng"
)

var x100 = flag.Bool("x100", false, "benchmarks judge a hundred times the cells of the problem's limits, too")

type benchSize struct {
	name       string
	rows, cols int
}

// benchSizes are the problem's limits, unless -short is set ten times the cells, and with -x100 a hundred times.
func benchSizes() []benchSize {
	sizes := []benchSize{{"max", MaxRows, MaxCols}}
	if !testing.Short() {
		sizes = append(sizes, benchSize{"x10", 3162, 3162})
	}
	if *x100 {
		sizes = append(sizes, benchSize{"x100", 10_000, 10_000})
	}
	return sizes
}

// BenchmarkJudge reads a whole input and writes every answer.
func BenchmarkJudge(b *testing.B) {
	for _, recipe := range Recipes() {
		b.Run(recipe.Name, func(b *testing.B) {
			for _, size := range benchSizes() {
				b.Run(size.name, func(b *testing.B) {
					d := recipe.Make(rng.New(1), size.rows, size.cols, MaxQuestions)
					text := write(nil, []engine.Dataset{d})
					most := limits{size.rows, size.cols, MaxQuestions}
					b.SetBytes(int64(len(text)))
					b.ReportAllocs()
					var out []byte
					for b.Loop() {
						out = out[:0]
						for d := range read(input.Read(text), most) {
							out = d.Verdict().AppendOutput(out)
						}
					}
					if answers := len(d.Questions); len(out) < 3*answers {
						b.Fatalf("only %q", out)
					}
				})
			}
		})
	}
}

// BenchmarkExplain explains questions without a line on the largest boards of every kind that has some.
func BenchmarkExplain(b *testing.B) {
	for _, recipe := range Recipes() {
		d := recipe.Make(rng.New(1), MaxRows, MaxCols, MaxQuestions)
		v, replay := d.Verdict(), d.Replay().(*Replay)
		var refused []int
		for i := range v.Len() {
			if v.Answer(i).Why == NoLine {
				refused = append(refused, i+1)
			}
		}
		if len(refused) == 0 {
			continue
		}
		b.Run(recipe.Name, func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				if s := replay.Explain(refused[i%len(refused)]); s.Reach[0] == nil {
					b.Fatal("not explained")
				}
			}
		})
	}
}
