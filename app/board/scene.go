package board

import "umpire/engine"

// Surface is what a board is made of. It decides how places lie in the drawing and what the empty board looks like.
type Surface uint8

// The surfaces.
const (
	Felt    Surface = iota // holes without the four corners; x right, y up, both from 0; borders inside the end rows
	Table                  // cells with tiles; row and column, both from 1
	Squares                // 8 × 8 squares; x right, y up, decimals from 0 to 8
	Wood                   // crossing lines; row and column, both from 1
	Plane                  // lines without end to the right and below; row and column, both from 1
)

// Place is where something lies on a board: two numbers as the input writes them, in its order. Whole numbers are points.
type Place struct{ X, Y float64 }

// At is the place of a point.
func At(p engine.Point) Place { return Place{float64(p.X), float64(p.Y)} }

// Kind is whose a piece or link is, by its colour.
type Kind uint8

// The kinds.
const (
	NoKind Kind = iota
	Black
	White
	Red
)

// State is how a piece is there.
type State uint8

// The states.
const (
	Standing State = iota // on the board
	Ghost                 // would be here: a try, or a flicked disc where it touches another
	Refused               // may not be here
	Gone                  // was here until this step
)

// Piece is a peg, stone or disc.
type Piece struct {
	At    Place
	Kind  Kind
	State State
	Label string // written on it, "" for nothing; at most two characters
	Name  string // squares: what a screen reader says of it; "" for its label and place
}

// Look is how a link is shown.
type Look uint8

// The looks. Winning and Blocking are laid under a link, which stands in the list once more as Joined.
const (
	Joined   Look = iota // a link
	Winning              // the halo under a link of the winning chain
	Blocking             // the pale bed under a link that stops another
	Denied               // a link that is not added
	Possible             // a link that could be added
	Hindered             // a link that could not be added
)

// Link is a straight join of two places.
type Link struct {
	A, B Place
	Kind Kind
	Look Look
}

// Path is a line in straight pieces, its turns numbered from 1: Places holds the start, the turns and the end.
type Path struct {
	Places []Place
	Denied int // the first turn that is one too many, so that the line is dashed from there; 0 if none
}

// MarkKind is what a mark says about its place.
type MarkKind uint8

// The marks.
const (
	Last     MarkKind = iota // a ring: the latest piece, or the one being moved
	Cause                    // a ring: the piece that is the reason
	Hit                      // a ring inside a piece: it is taken now
	Count                    // a number or letter on a round badge, beside the place towards Side
	Cross                    // a round cross: something is stopped here
	Touch                    // a dot where two pieces just touch
	Chosen                   // a ring round a tile, accepted
	Rejected                 // a ring round a tile, refused
	Spare                    // a dashed ring and a check: this tile may go, or without it there would be a line
	Liberty                  // a small square: an empty point that keeps a chain alive
	Atari                    // a dashed ring: a stone whose chain has one liberty left
	Lit                      // a ring that answers to a name pointed at elsewhere on the page
)

// Mark points something out at a place.
type Mark struct {
	At   Place
	Kind MarkKind
	Text string // of a Count; at most two characters
	Side Place  // of a Count: the way from the place to the badge in the drawing, each −1, 0 or 1, y up
}

// Band is the way of a moving disc: from the disc's centre in one direction to the edge, as wide as two discs.
type Band struct {
	From Place
	Dir  Place // any length but zero
}

// Scene is everything that a board shows. It is plain data; a drawn scene is not changed without counting Board.Rev up.
type Scene struct {
	// Name is what a screen reader says of a point. It is set by the constructors (to the coordinates) and never nil: as the
	// first field it also ends every comparison of two scenes at once, whatever their size.
	Name func(p engine.Point) string

	Surface    Surface
	Rows, Cols int    // how many points there are each way; 0 on the plane
	Title      string // what the board is, for screen readers

	Tiles  []int32 // table: the tile of each cell, row by row; 0 is empty
	Reach  []uint8 // table: for each cell 1, 2 or 3 if a line gets there with 0, 1 or 2 turns; nil to show none
	Pieces []Piece
	Links  []Link
	Paths  []Path
	Bands  []Band
	Marks  []Mark

	Map     *Map                              // plane: where stones are, from Survey; never nil there
	Cluster int                               // plane: the index of the chosen cluster
	Gap     func(lines int, rows bool) string // plane: what is written on a fold; set by NewPlane to the number alone
	seen    []Attr                            // plane: the frame in the overview, once a board that pans has been painted

	Crop  *Crop  // the part shown, nil for the whole board with its coordinates
	Focus *Place // what a panning board brings into view when the scene comes; nil to stay where it is
}

// Crop is a part of a board between two opposite corners, in any order.
type Crop struct{ A, B Place }
