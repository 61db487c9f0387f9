package board

import (
	"strconv"

	"umpire/engine"
)

// NewFelt is an empty TwixT board with coordinates from 0 to n.
func NewFelt(n int) *Scene {
	return &Scene{Name: coordinates, Surface: Felt, Rows: n + 1, Cols: n + 1}
}

// NewTable is a Lianliankan board. It keeps tiles, row by row, and does not change it.
func NewTable(rows, cols int, tiles []int32) *Scene {
	return &Scene{Name: coordinates, Surface: Table, Rows: rows, Cols: cols, Tiles: tiles}
}

// NewSquares is an empty Chapaev board.
func NewSquares() *Scene {
	return &Scene{Name: coordinates, Surface: Squares, Rows: 8, Cols: 8}
}

// NewWood is an empty Go board with four edges.
func NewWood(rows, cols int) *Scene {
	return &Scene{Name: coordinates, Surface: Wood, Rows: rows, Cols: cols}
}

// NewPlane is the part of the endless Go board around the chosen cluster: clusters that lie in its rows or columns are
// shown with it, what lies between and elsewhere is folded. Chosen is ignored where there are no clusters.
func NewPlane(m *Map, chosen int) *Scene {
	return &Scene{
		Name:    coordinates,
		Surface: Plane,
		Map:     m,
		Cluster: chosen,
		Gap:     func(lines int, _ bool) string { return Grouped(lines) },
	}
}

// coordinates names a point by its numbers.
func coordinates(p engine.Point) string {
	return "(" + Grouped(p.X) + ", " + Grouped(p.Y) + ")"
}

// Grouped writes a number; beyond 9,999 its digits stand in threes with thin spaces between them, at which no line ends.
func Grouped(n int) string {
	s := strconv.Itoa(n)
	first := 0
	if n < 0 {
		first = 1
	}
	if len(s)-first <= 4 {
		return s
	}
	for i := len(s) - 3; i > first; i -= 3 {
		s = s[:i] + "\u202F" + s[i:]
	}
	return s
}
