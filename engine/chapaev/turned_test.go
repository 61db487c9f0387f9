package chapaev

import (
	"math/big"
	"strings"
	"testing"

	"umpire/engine/internal/rng"
)

// turned makes discs on a lattice like those of Recipes, but turned by the angle of a 3-4-5 triangle so many times that
// every coordinate has all these decimal places. Many directions touch two discs or more, so that nothing but the exact
// comparison of long numbers decides. With nudge the last digits are changed, which undoes every such touch.
func turned(seed uint64, places int, nudge bool) []byte {
	r := rng.New(seed)
	// The lattice has the steps 0.8·((3+4i)/5)ⁿ = 0.8·(6+8i)ⁿ/10ⁿ and that times i.
	x, y := big.NewInt(8), new(big.Int)
	for range places - 1 {
		x, y = combine(6, x, -8, y), combine(8, x, 6, y)
	}
	middle := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(places)), nil)
	middle.Mul(middle, big.NewInt(4))
	var numbers []string
	var used []point
	for len(used) < count {
		p := point{r.From(-5, 5), r.From(-5, 5)}
		free := p.x*p.x+p.y*p.y <= 20 // wherever it is turned, it stays on the board
		for _, q := range used {
			free = free && (p.x-q.x)*(p.x-q.x)+(p.y-q.y)*(p.y-q.y) > 1
		}
		if !free {
			continue
		}
		used = append(used, p)
		for _, v := range []*big.Int{combine(p.x, x, -p.y, y), combine(p.x, y, p.y, x)} {
			digits := v.Add(v, middle).String() // the board ends before ten
			digits = strings.Repeat("0", max(places+1-len(digits), 0)) + digits
			if nudge {
				digits = digits[:places] + string(rune('0'+r.Below(10)))
			}
			numbers = append(numbers, digits[:1]+"."+digits[1:])
		}
	}
	return []byte(strings.Join(numbers, " "))
}

// combine is a·x + b·y.
func combine(a int, x *big.Int, b int, y *big.Int) *big.Int {
	v := new(big.Int).Mul(big.NewInt(int64(a)), x)
	return v.Add(v, new(big.Int).Mul(big.NewInt(int64(b)), y))
}

// TestTurned compares verdicts and every state of the table with the plain rules.
func TestTurned(t *testing.T) {
	t.Parallel()
	rounds := 12
	if testing.Short() {
		rounds = 2
	}
	for seed := range uint64(rounds) {
		text := turned(seed, 10+40*int(seed), seed%2 == 1)
		d := parse(t, text)
		p, ok := plainRead(strings.Fields(string(text)), perSide)
		if !ok {
			t.Fatalf("%d: the plain rules refuse\n%s", seed, text)
		}
		white, red := p.wins()
		if got := d.winner(true) == Red; got != red[AllDiscs] {
			t.Errorf("%d: Red wins: %v\n%s", seed, got, text)
		}
		table := newTable(newLayout(&d.discs, d.present))
		for s := range red {
			if table.Wins(Position{Discs(s), Red}) != red[s] || table.Wins(Position{Discs(s), White}) != white[s] {
				t.Fatalf("%d: position %04x\n%s", seed, s, text)
			}
		}
	}
}

// BenchmarkLongest times the slowest inputs: as many decimals as there may be, and no comparison decided by the first.
func BenchmarkLongest(b *testing.B) {
	const places = 9_999
	for _, bench := range []struct {
		name string
		make func(seed uint64) []byte
	}{
		{"turned", func(seed uint64) []byte { return turned(seed, places, false) }},
		{"nudged", func(seed uint64) []byte { return turned(seed, places, true) }},
		{"tail", func(seed uint64) []byte {
			r := rng.New(seed)
			tail := digits(r, places-2)
			return lattice(r, func(*rng.Rand) []byte { return tail })
		}},
	} {
		b.Run(bench.name, func(b *testing.B) {
			var data [4]*Dataset
			for i := range data {
				data[i] = parse(b, bench.make(uint64(i)))
			}
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				data[i%len(data)].Verdict()
			}
		})
	}
}
