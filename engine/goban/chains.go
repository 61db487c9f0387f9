package goban

import "slices"

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

// liberties is the different vacant points next to the cells, packed and in order.
func (r *Replay) liberties(cells []int32) []uint64 {
	var free []uint64
	for _, c := range cells {
		for d, q := range r.sites[c].near {
			if r.color[q] == Empty {
				free = append(free, beside(r.sites[c].key, d))
			}
		}
	}
	slices.Sort(free)
	return slices.Compact(free)
}

// dead is the chains that a stone of a color on a vacant cell takes.
func (r *Replay) dead(c Color, at int32) (chains [][]int32) {
	for _, q := range r.sites[at].near {
		if r.color[q] != c.Other() || slices.ContainsFunc(chains, func(d []int32) bool { return slices.Contains(d, q) }) {
			continue
		}
		if cells := r.chain(q); len(r.liberties(cells)) == 1 {
			chains = append(chains, cells)
		}
	}
	return chains
}
