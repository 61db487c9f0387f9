package twixt

import (
	"slices"

	"umpire/engine"
)

// Reach is how far a side has come from each of its edges: of all pegs in chains that touch the edge, the farthest from
// it. Several may be as far. It is empty if no peg stands on the edge.
type Reach struct{ Low, High []engine.Point }

// Path is a chain of fewest links from a side's low edge to its high one, as pegs from edge to edge; nil if there is
// none. It looks at links alone, breadth first.
func (p *Position) Path(side Side) []engine.Point {
	var queue []engine.Point
	from := make([]int, len(p.holes)) // for a peg seen, the place in queue, from 1, of the one before it; -1 if it is first
	for i := range p.n + 1 {
		if at := side.at(0, i); p.Peg(at) == side {
			queue = append(queue, at)
			from[p.index(at)] = -1
		}
	}
	for i := 0; i < len(queue); i++ {
		at := queue[i]
		if p.holes[p.index(at)].rim[side-Black] == highEdge {
			return p.traceBack(queue, from, at)
		}
		for d := range p.Linked(at).All() {
			if next := d.From(at); from[p.index(next)] == 0 {
				from[p.index(next)] = i + 1
				queue = append(queue, next)
			}
		}
	}
	return nil
}

// traceBack is the way that led a search to a peg.
func (p *Position) traceBack(queue []engine.Point, from []int, at engine.Point) []engine.Point {
	path := []engine.Point{at}
	for i := from[p.index(at)]; i > 0; i = from[p.index(at)] {
		at = queue[i-1]
		path = append(path, at)
	}
	slices.Reverse(path)
	return path
}

// Reach is how far a side has come from its two edges.
func (p *Position) Reach(side Side) Reach {
	return Reach{Low: p.farthest(side, lowEdge), High: p.farthest(side, highEdge)}
}

// farthest is the pegs in chains that touch an edge that are farthest from it.
func (p *Position) farthest(side Side, edge uint8) (pegs []engine.Point) {
	most := -1
	for at, owner := range p.Pegs() {
		if owner != side || p.holes[p.index(at)].edges&edge == 0 {
			continue
		}
		away := side.along(at)
		if edge == highEdge {
			away = p.n - away
		}
		if away > most {
			most, pegs = away, nil
		}
		if away == most {
			pegs = append(pegs, at)
		}
	}
	return pegs
}
