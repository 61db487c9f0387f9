// Package chapaev judges Timus 1163: red and white discs of radius 0.4 lie on a square board with sides of 8. The side
// on turn flicks one of its discs in any direction; it slides straight off the board and leaves the game together with
// every disc, of either colour, that it hits or merely touches. A side on turn without discs loses.
//
// No verdict hangs on rounding: coordinates are decimals, and every comparison ends in whole numbers (see layout).
package chapaev

import (
	"iter"
	"math/bits"
)

// Side is one of the two players. Red starts.
type Side uint8

// The sides.
const (
	Red Side = iota
	White
)

// Other is the opponent.
func (s Side) Other() Side { return 1 - s }

// String is the judge's word for the side as the winner.
func (s Side) String() string {
	if s == Red {
		return "RED"
	}
	return "WHITE"
}

// Each side has perSide discs at the start. Discs are numbered in the order of the input: 0 to 7 are red, 8 to 15
// white.
const (
	perSide = 8
	count   = 2 * perSide
)

// SideOf is the owner of a disc, which is numbered from 0 to 15.
func SideOf(disc int) Side { return Side(disc / perSide) }

// Discs is a set of discs: bit i stands for disc i.
type Discs uint16

// AllDiscs is the set of every disc of the start.
const AllDiscs Discs = 1<<count - 1

// Of is the part of the set that a side owns.
func (d Discs) Of(s Side) Discs { return d & ((1<<perSide - 1) << (s * perSide)) }

// Has tells whether a disc is in the set.
func (d Discs) Has(disc int) bool { return d>>disc&1 == 1 }

// Len is the number of discs in the set.
func (d Discs) Len() int { return bits.OnesCount16(uint16(d)) }

// All gives the discs of the set in rising order.
func (d Discs) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; d != 0; d &= d - 1 {
			if !yield(bits.TrailingZeros16(uint16(d))) {
				return
			}
		}
	}
}

// Position is who is on the board and whose turn it is. Discs never move without leaving, so there is nothing else.
type Position struct {
	Discs Discs
	Turn  Side
}

// Over tells whether the side on turn has no disc left and so has lost.
func (p Position) Over() bool { return p.Discs.Of(p.Turn) == 0 }

// After is the position after a disc's owner flicks it and it takes others with it.
func (p Position) After(disc int, takes Discs) Position {
	return Position{p.Discs &^ (takes | 1<<disc), SideOf(disc).Other()}
}
