package board

import "umpire/engine"

// Run is a stretch of lines, both ends included.
type Run struct{ From, To int }

// Cluster is a group of stones on the plane that lie near each other.
type Cluster struct {
	Letter     string // "A" to "Z", then "AA" and on
	Rows, Cols Run    // from the first to the last line with a stone
}

// Survey finds the clusters among the points of a whole game, so that letters and folds stay the same at every step. They
// come in reading order.
func Survey(points []engine.Point) []Cluster { return nil }
