package twixt

import (
	"testing"

	"umpire/engine"
	"umpire/engine/input"
)

// BenchmarkJudge reads and answers whole inputs of twenty games, every other one won with the last move: the largest
// that the problem allows (249 moves, N 20), and on boards as full as those ten and a hundred times as many moves. The
// time per move should not grow with the game.
func BenchmarkJudge(b *testing.B) {
	for _, size := range []struct {
		name     string
		n, moves int
	}{{"max", 20, 249}, {"x10", 66, 2489}, {"x100", 209, 24889}} {
		b.Run(size.name, func(b *testing.B) {
			text := benchText(b, size.n, size.moves, 20)
			lim := limits{minN: 4, maxN: size.n, minM: 5, maxM: size.moves, games: 20}
			out := make([]byte, 0, 100)
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				out = out[:0]
				for d := range read(input.Read(text), lim) {
					out = d.Verdict().AppendOutput(out)
				}
			}
			if string(out[:7]) != "no\nyes\n" {
				b.Fatalf("got %q", out)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*20*size.moves), "ns/move")
		})
	}
}

// benchText is an input of so many games.
func benchText(b *testing.B, n, moves, games int) []byte {
	var data []engine.Dataset
	for seed := uint64(1); len(data) < games; seed++ {
		style := Scattered
		if len(data)%2 == 1 {
			style = Winning
		}
		if d, ok := Generate(style, n, moves, seed); ok {
			data = append(data, d)
		}
	}
	return write(nil, data)
}

// BenchmarkStep gives the board after the last move of a largest game, and the reasons of a move with many refused links,
// as each step of a slider does.
func BenchmarkStep(b *testing.B) {
	d, _ := Generate(Tangled, judgeLimits.maxN, judgeLimits.maxM, 1)
	r := d.Replay().(*Replay)
	most := 1
	for k := range r.Len() {
		if refusals := len(r.Explain(k + 1).Refused); refusals > len(r.Explain(most).Refused) {
			most = k + 1
		}
	}
	b.Run("position", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			r.Position(r.Len())
		}
	})
	b.Run("explain", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			r.Explain(most)
		}
	})
}
