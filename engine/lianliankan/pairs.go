package lianliankan

import (
	"slices"

	"umpire/engine"
)

// Pair is two tiles that may be taken off together.
type Pair struct{ A, B engine.Point }

// Pairs is what may be taken off a board now.
type Pairs struct {
	List  []Pair // the first maxPairs, by A and then by B, row after row; A comes before B
	Count int    // of all pairs
	Whole bool   // false if the board is so large that not all of it was looked at: there may be more
}

const (
	// maxPairs is how many pairs are listed; the others are counted.
	maxPairs = 1000
	// pairsWork is how many cells are looked at for pairs: all that 60 × 60 cells can ask for, and a fraction of a second.
	pairsWork = 15_000_000
)

// Pairs finds the pairs that may be taken off a board.
func (b *Board) Pairs() Pairs {
	s, _ := newSights(b)
	found := Pairs{Whole: true}
	var partners []int
	for i, tile := range b.Tiles {
		if tile == 0 {
			continue
		}
		if s.work > pairsWork {
			found.Whole = false
			break
		}
		cell := s.cell(i)
		partners = s.after(partners[:0], cell)
		found.Count += len(partners)
		for _, other := range partners[:min(len(partners), maxPairs-len(found.List))] {
			found.List = append(found.List, Pair{s.point(cell), s.point(other)})
		}
	}
	return found
}

// after appends to an empty list the partners of a tile that come after it, row after row.
func (s *sights) after(list []int, tile int) []int {
	list = slices.DeleteFunc(s.partners(list, tile), func(c int) bool { return c < tile })
	slices.Sort(list)
	return list
}
