package goban

import "umpire/engine"

// MaxSide is the longest side of a board with four walls: what SGF can name.
const MaxSide = 52

// Topology says which points there are. Points are rows and columns from 1; neighbours differ by one in one of them.
//
// With both fields 0 it is the quarter plane: rows and columns go on without end, and only row 0 and column 0 are
// missing. Otherwise it is a board with four walls, each side from 1 to MaxSide.
type Topology struct{ Rows, Columns int }

// Plane tells whether it is the quarter plane.
func (t Topology) Plane() bool { return t.Rows == 0 }

// Contains tells whether the point exists.
func (t Topology) Contains(p engine.Point) bool {
	return p.X >= 1 && p.Y >= 1 && (t.Plane() || p.X <= t.Rows && p.Y <= t.Columns)
}
