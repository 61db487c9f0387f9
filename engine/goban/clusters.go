package goban

import (
	"cmp"
	"slices"

	"umpire/engine"
)

// ClusterReach is how far apart two stones may be to belong to one cluster: at most so many rows and at most so many
// columns. Stones that are linked through others count too.
const ClusterReach = 8

// Cluster is stones near one another.
type Cluster struct {
	Stones   []Stone      // in reading order
	Min, Max engine.Point // the corners of the rectangle that they span
}

// Clusters divides stones into clusters, which are ordered by Min as points are read. It takes O(n log n).
func Clusters(stones []Stone) []Cluster {
	// The plane is cut into squares in which any two stones are near. So clusters are made of whole squares, and each need
	// only look at the eight around it.
	const side = ClusterReach + 1
	square := func(p engine.Point) engine.Point { return engine.Point{X: p.X / side, Y: p.Y / side} }
	sorted := slices.Clone(stones)
	slices.SortFunc(sorted, func(a, b Stone) int {
		if order := compare(square(a.At), square(b.At)); order != 0 {
			return order
		}
		return compare(a.At, b.At)
	})
	var squares [][]Stone
	for from, i := 0, 1; i <= len(sorted); i++ {
		if i == len(sorted) || square(sorted[i].At) != square(sorted[from].At) {
			squares = append(squares, sorted[from:i])
			from = i
		}
	}
	first := make([]int, len(squares)) // of each square, an earlier one of its cluster, or itself
	root := func(i int) int {
		for first[i] != i {
			first[i] = first[first[i]]
			i = first[i]
		}
		return i
	}
	for i, here := range squares {
		first[i] = i
		for _, d := range [...]engine.Point{{X: -1, Y: -1}, {X: -1}, {X: -1, Y: 1}, {Y: -1}} {
			at := square(here[0].At)
			at.X, at.Y = at.X+d.X, at.Y+d.Y
			j, found := slices.BinarySearchFunc(squares[:i], at, func(s []Stone, at engine.Point) int {
				return compare(square(s[0].At), at)
			})
			if found && root(i) != root(j) && near(here, squares[j]) {
				a, b := root(i), root(j)
				first[max(a, b)] = min(a, b)
			}
		}
	}
	number := make([]int, len(squares)) // of each root, its cluster's
	var clusters []Cluster
	for i, here := range squares {
		at := root(i)
		if at == i {
			number[i] = len(clusters)
			clusters = append(clusters, Cluster{Min: here[0].At, Max: here[0].At})
		}
		c := &clusters[number[at]]
		c.Stones = append(c.Stones, here...)
		for _, s := range here {
			c.Min = engine.Point{X: min(c.Min.X, s.At.X), Y: min(c.Min.Y, s.At.Y)}
			c.Max = engine.Point{X: max(c.Max.X, s.At.X), Y: max(c.Max.Y, s.At.Y)}
		}
	}
	for i := range clusters {
		slices.SortFunc(clusters[i].Stones, func(a, b Stone) int { return compare(a.At, b.At) })
	}
	slices.SortFunc(clusters, func(a, b Cluster) int {
		return cmp.Or(compare(a.Min, b.Min), compare(a.Stones[0].At, b.Stones[0].At))
	})
	return clusters
}

// near tells whether some stone of one square is near one of another.
func near(a, b []Stone) bool {
	for _, s := range a {
		for _, t := range b {
			if x, y := s.At.X-t.At.X, s.At.Y-t.At.Y; x*x <= ClusterReach*ClusterReach && y*y <= ClusterReach*ClusterReach {
				return true
			}
		}
	}
	return false
}
