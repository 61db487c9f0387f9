// Package goban is Go, played move by move under rules that are a value on a board that is a value. Two judges use it:
// MNS317 (19 × 19, suicide and its ko refused) and HDU 4775 (the quarter plane, suicide taken off, no ko).
//
// Rules and Topology say what is played; a Board plays it; a Game is a whole sequence of moves; a Replay steps through
// one. Go19 and Infinite are the two judges. The Plain functions are the same two judges again, slow and obvious, with a
// switch for each known mistake.
package goban

import (
	"umpire/engine"
	"umpire/engine/input"
)

// Color is what a point holds: nothing, or a stone.
type Color uint8

// The colors, as MNS317 prints them.
const (
	Empty Color = iota
	Black
	White
	wall // what the points beyond the edge hold: neither vacant nor a stone
)

// Other is the color of the other side, for Black and White.
func (c Color) Other() Color { return c ^ 3 }

// stone tells whether the color is Black or White.
func (c Color) stone() bool { return c-1 < 2 }

// Stone is a stone on its point.
type Stone struct {
	At    engine.Point
	Color Color
}

// Move is one step of a game, and where the text says so.
type Move struct {
	At     engine.Point // KindPlay: the point
	Span   input.Span
	Color  Color   // who moves; KindSetup: who moves next; Empty is the side on turn
	Kind   Kind    // judges know only KindPlay
	Stones []Stone // KindSetup: each on its own point, in place of what is there; an Empty one only takes away
}

// Kind is what a side does, or is done to the board.
type Kind uint8

// The kinds. A stone is set; nothing is, and the other side is on turn; the board is arranged, which takes no stone off
// for want of a liberty and is nobody's move.
const (
	KindPlay Kind = iota
	KindPass
	KindSetup
)

// Occupied says what a move onto a stone does.
type Occupied uint8

// A move onto a stone is refused, or replaces the stone, which is then nobody's prisoner.
const (
	RefuseOccupied Occupied = iota
	Overwrite
)

// Suicide says what becomes of a move that takes nothing and leaves its own chain without a liberty.
type Suicide uint8

// Such a move is refused, or the chain is taken off, or it stays.
const (
	RefuseSuicide Suicide = iota
	RemoveSuicide
	LeaveSuicide
)

// Ko says which retakes are refused.
type Ko uint8

const (
	// NoKo refuses none.
	NoKo Ko = iota
	// SingleStoneKo is MNS317's: when the last move that stood took exactly one stone, a move may not take exactly one
	// stone that is the one set by that last move. A refused attempt changes nothing about it.
	SingleStoneKo
	// TellKo refuses none, and tells of those that SingleStoneKo would refuse.
	TellKo
)

// Rules say what happens where the rules of Go differ. Everything else is common: a stone is set, the chains of the
// other side next to it that have no liberty are taken off, all at the same moment, and only then its own chain counts.
// After a refused attempt the same side tries again.
type Rules struct {
	Occupied Occupied
	Suicide  Suicide
	Ko       Ko
}

// Cause is why an attempt is refused.
type Cause uint8

// The causes. CauseNone is that of a move that stands.
const (
	CauseNone Cause = iota
	CauseOccupied
	CauseSuicide
	CauseKo
)

// Code is the cause as an Answer's Why has it: "", "occupied", "suicide" or "ko".
func (c Cause) Code() string { return [...]string{"", "occupied", "suicide", "ko"}[c] }

// Result is every fact about a move that costs no search: what it met and what it does, or would do if it is refused.
type Result struct {
	Was     Color // what stood on the point
	Taken   int   // stones of the other side that it takes
	Chains  int   // the chains they are
	Suicide bool  // it takes nothing and its own chain has no liberty
	Ko      bool  // SingleStoneKo speaks against it, whether or not that is a rule
	Cause   Cause // why the rules refuse it; CauseNone if it stands
}
