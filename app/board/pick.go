package board

import "umpire/engine"

// The actions that a board posts, each with a Pick.
const (
	Picked  = "board.picked"  // a click, a tap, Enter or Space
	Aimed   = "board.aimed"   // the pointer or the cursor came to another point; from boards with Aims set
	Dragged = "board.dragged" // a pointer that went down on a piece is elsewhere now; from squares with Drags set
)

// Pick is the place that a person means.
type Pick struct {
	Board   string        // the ID of the board
	Place   Place         // exactly where, for a pointer; otherwise the point or the piece
	Point   engine.Point  // the nearest point; on squares the square, numbered from its lower left corner
	Piece   int           // the index of the piece there in the scene, −1 if none
	Small   bool          // a finger picked it among points so close that it may have meant another
	Cluster int           // the index of the cluster whose letter was picked on a fold, −1 if none; a letter has no point
	From    *engine.Point // of a Picked: where the pointer went down, if that is another point; nil otherwise
	Held    bool          // of a Dragged: the pointer is still down; Piece is where it went down, Place where it is now
	Outside bool          // of an Aimed: the pointer left the board; the other fields say nothing
}

// Words are the labels of a board's own buttons.
type Words struct {
	ZoomIn, ZoomOut, Fit string
}
