package goban

import (
	"slices"
	"sort"

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
	var (
		chains []Chain
		cells  []int32
		met    = make([]bool, len(r.color))
		points = make([]engine.Point, 0, len(r.color)) // all stones and liberties, so that small chains cost little
	)
	for c := firstCell; int(c) < len(r.color); c++ {
		if !r.color[c].stone() || met[c] {
			continue
		}
		cells = r.appendChain(cells[:0], c)
		for _, s := range cells {
			met[s] = true
		}
		var chain Chain
		chain, points = r.describe(cells, points)
		chains = append(chains, chain)
	}
	sort.Slice(chains, func(i, j int) bool { return compare(chains[i].Stones[0], chains[j].Stones[0]) < 0 })
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
func (r *Replay) chain(at int32) []int32 { return r.appendChain(nil, at) }

// appendChain appends what chain gives.
func (r *Replay) appendChain(cells []int32, at int32) []int32 {
	first := len(cells)
	cells = append(cells, at)
	r.seen[at] = true
	for i := first; i < len(cells); i++ {
		for _, q := range &r.sites[cells[i]].near {
			if r.color[q] == r.color[at] && !r.seen[q] {
				r.seen[q] = true
				cells = append(cells, q)
			}
		}
	}
	for _, c := range cells[first:] {
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

// describe is a chain of the position as data. Its points are appended to points.
func (r *Replay) describe(cells []int32, points []engine.Point) (Chain, []engine.Point) {
	chain := Chain{Color: r.color[cells[0]]}
	keys := r.keys[:0]
	for _, c := range cells {
		keys = append(keys, r.sites[c].key)
	}
	slices.Sort(keys)
	start := len(points)
	points = appendUnpacked(points, keys)
	middle := len(points)
	keys = keys[:0]
	for _, c := range cells {
		here := &r.sites[c]
		for d, q := range &here.near {
			if r.color[q] == Empty {
				keys = append(keys, beside(here.key, d))
			}
			chain.Edge = chain.Edge || q == edge
		}
	}
	slices.Sort(keys)
	points = appendUnpacked(points, slices.Compact(keys))
	r.keys = keys
	chain.Stones, chain.Liberties = points[start:middle:middle], points[middle:len(points):len(points)]
	return chain, points
}

func appendUnpacked(points []engine.Point, keys []uint64) []engine.Point {
	for _, key := range keys {
		points = append(points, unpack(key))
	}
	return points
}
