package goban

import (
	"slices"

	"umpire/engine"
)

// Chain is stones connected side by side.
type Chain struct {
	Color     Color
	Stones    []engine.Point // in reading order
	Liberties []engine.Point // the different vacant points beside them, in reading order
	Edge      bool           // some side of a stone is beyond the edge, where there is no liberty
}

// Atari tells whether the chain has a single liberty.
func (c *Chain) Atari() bool { return len(c.Liberties) == 1 }

// Chains is every chain after step k, by their first stones in reading order.
func (r *Replay) Chains(k int) []Chain {
	r.seek(k)
	var chains []Chain
	met := make([]bool, len(r.color))
	for c := firstCell; int(c) < len(r.color); c++ {
		if !r.color[c].stone() || met[c] {
			continue
		}
		cells := r.chain(c)
		for _, s := range cells {
			met[s] = true
		}
		chains = append(chains, r.describe(cells))
	}
	slices.SortFunc(chains, func(a, b Chain) int { return compare(a.Stones[0], b.Stones[0]) })
	return chains
}

// compare orders points as they are read.
func compare(a, b engine.Point) int {
	if a.X != b.X {
		return a.X - b.X
	}
	return a.Y - b.Y
}

// chain is the cells of the chain that a stone belongs to, from that stone on.
func (r *Replay) chain(at int32) []int32 {
	cells := []int32{at}
	r.seen[at] = true
	for i := 0; i < len(cells); i++ {
		for _, q := range r.sites[cells[i]].near {
			if r.color[q] == r.color[at] && !r.seen[q] {
				r.seen[q] = true
				cells = append(cells, q)
			}
		}
	}
	for _, c := range cells {
		r.seen[c] = false
	}
	return cells
}

// alive tells whether a chain has a liberty.
func (r *Replay) alive(cells []int32) bool {
	for _, c := range cells {
		for _, q := range r.sites[c].near {
			if r.color[q] == Empty {
				return true
			}
		}
	}
	return false
}

// dead is the chains of the other side beside a stone that have no liberty.
func (r *Replay) dead(at int32) (chains [][]int32) {
	for _, cells := range r.around([]int32{at}) {
		if !r.alive(cells) {
			chains = append(chains, cells)
		}
	}
	return chains
}

// around is the chains of the other side beside a chain, each once.
func (r *Replay) around(cells []int32) (chains [][]int32) {
	enemy := r.color[cells[0]].Other()
	met := map[int32]bool{}
	for _, c := range cells {
		for _, q := range r.sites[c].near {
			if r.color[q] != enemy || met[q] {
				continue
			}
			chain := r.chain(q)
			for _, s := range chain {
				met[s] = true
			}
			chains = append(chains, chain)
		}
	}
	return chains
}

// describe is a chain of the position as data.
func (r *Replay) describe(cells []int32) Chain {
	chain := Chain{Color: r.color[cells[0]]}
	var stones, free []uint64
	for _, c := range cells {
		here := &r.sites[c]
		stones = append(stones, here.key)
		for d, q := range here.near {
			if r.color[q] == Empty {
				free = append(free, beside(here.key, d))
			}
			chain.Edge = chain.Edge || q == edge
		}
	}
	slices.Sort(free)
	slices.Sort(stones)
	chain.Stones, chain.Liberties = unpackAll(stones), unpackAll(slices.Compact(free))
	return chain
}

func unpackAll(keys []uint64) []engine.Point {
	points := make([]engine.Point, len(keys))
	for i, key := range keys {
		points[i] = unpack(key)
	}
	return points
}
