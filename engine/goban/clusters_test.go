package goban

import (
	"slices"
	"testing"

	"umpire/engine"
	"umpire/engine/internal/rng"
)

// TestClusters compares clusters with a search over all pairs, for stones set close, far and on a thin line.
func TestClusters(t *testing.T) {
	for seed := range uint64(2_000) {
		r := rng.New(seed)
		met := map[engine.Point]bool{}
		var stones []Stone
		side := []int{20, 60, 200, infiniteSide}[r.Below(4)]
		base := r.From(1, infiniteSide-side+1)
		for range r.Below(60) {
			p := engine.Point{X: r.From(base, base+side-1), Y: r.From(base, base+side-1)}
			if len(stones) > 0 && r.Chance(1, 3) { // at the very reach of another
				p = stones[r.Below(len(stones))].At
				p.X, p.Y = max(1, p.X+(r.Below(3)-1)*ClusterReach), max(1, p.Y+(r.Below(3)-1)*(ClusterReach+r.Below(2)))
			}
			if !met[p] {
				met[p] = true
				stones = append(stones, Stone{p, Black + Color(r.Below(2))})
			}
		}
		got := Clusters(stones)
		slices.SortFunc(stones, func(a, b Stone) int { return compare(a.At, b.At) })
		var want []Cluster
		for left := slices.Clone(stones); len(left) > 0; {
			c := Cluster{Stones: left[:1:1], Min: left[0].At, Max: left[0].At}
			left = left[1:]
			for i := 0; i < len(c.Stones); i++ {
				left = slices.DeleteFunc(slices.Clone(left), func(s Stone) bool {
					x, y := s.At.X-c.Stones[i].At.X, s.At.Y-c.Stones[i].At.Y
					if max(x, -x, y, -y) > ClusterReach {
						return false
					}
					c.Stones = append(c.Stones, s)
					return true
				})
			}
			for _, s := range c.Stones {
				c.Min = engine.Point{X: min(c.Min.X, s.At.X), Y: min(c.Min.Y, s.At.Y)}
				c.Max = engine.Point{X: max(c.Max.X, s.At.X), Y: max(c.Max.Y, s.At.Y)}
			}
			slices.SortFunc(c.Stones, func(a, b Stone) int { return compare(a.At, b.At) })
			want = append(want, c)
		}
		if len(got) != len(want) {
			t.Fatalf("seed %d: %d clusters, want %d", seed, len(got), len(want))
		}
		for i, c := range got {
			same := func(w Cluster) bool { return w.Min == c.Min && w.Max == c.Max && slices.Equal(w.Stones, c.Stones) }
			if !slices.ContainsFunc(want, same) {
				t.Fatalf("seed %d: no such cluster: %+v", seed, c)
			}
			if i > 0 && compare(got[i-1].Min, c.Min) > 0 {
				t.Fatalf("seed %d: clusters out of order", seed)
			}
		}
		rng.Shuffle(r, stones)
		if again := Clusters(stones); !slices.EqualFunc(got, again, func(a, b Cluster) bool { return slices.Equal(a.Stones, b.Stones) }) {
			t.Fatalf("seed %d: the order of the stones matters", seed)
		}
	}
}
