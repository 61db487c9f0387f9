package chapaev

import (
	"testing"

	"umpire/engine/internal/judgetest"
	"umpire/engine/internal/rng"
)

// benchInputs are sixteen inputs of each recipe, and of eight and thirty decimals.
func benchmark(b *testing.B, run func(b *testing.B, d *Dataset, text []byte)) {
	tail := func(n int) func(*rng.Rand) []byte { return func(r *rng.Rand) []byte { return digits(r, n) } }
	extra := []Recipe{
		{"eight", func(seed uint64) []byte { return scatter(rng.New(seed), 8, tail(0)) }},
		{"thirty", func(seed uint64) []byte { return scatter(rng.New(seed), 8, tail(22)) }},
	}
	for _, recipe := range append(Recipes(), extra...) {
		b.Run(recipe.Name, func(b *testing.B) {
			var texts [16][]byte
			var data [16]*Dataset
			bytes := 0
			for i := range texts {
				texts[i] = recipe.Make(uint64(i))
				data[i] = parse(b, texts[i])
				bytes += len(texts[i])
			}
			b.SetBytes(int64(bytes / len(texts)))
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				run(b, data[i%len(data)], texts[i%len(data)])
			}
		})
	}
}

func BenchmarkVerdict(b *testing.B) {
	benchmark(b, func(_ *testing.B, d *Dataset, _ []byte) { d.Verdict() })
}

func BenchmarkTable(b *testing.B) {
	benchmark(b, func(_ *testing.B, d *Dataset, _ []byte) { newTable(newLayout(&d.discs, d.present)) })
}

func BenchmarkJudge(b *testing.B) {
	benchmark(b, func(b *testing.B, _ *Dataset, text []byte) {
		if _, r := judgetest.Judge(Game(), text); r.Err() != nil {
			b.Fatal(r.Err())
		}
	})
}

func BenchmarkReplay(b *testing.B) {
	benchmark(b, func(_ *testing.B, d *Dataset, _ []byte) { d.Replay() })
}
