// Package board draws the boards of every game and knows no rule of any.
//
// It is given a Scene: what lies on the board and what is pointed out there. It gives back points. In between stand pure
// functions: Draw turns a scene into drawing nodes, Text into letters, and one component, Board, puts the nodes into the
// page and listens.
//
// # A scene
//
// A constructor gives an empty board, the caller fills in what is on it:
//
//	s := board.NewWood(19, 19)
//	s.Title = "Go board, attempt 52"
//	s.Pieces = append(s.Pieces, board.Piece{At: board.At(p), Kind: board.Black})
//	s.Marks = append(s.Marks, board.Mark{At: board.At(p), Kind: board.Last})
//	s.Name = func(p engine.Point) string { … } // what a screen reader says of a point
//
// Places are written as the judge's input writes them, x and y in its own order, so that a builder copies and never
// converts: on felt and squares x goes right and y up; on the table, on wood and on the plane the first number is the row,
// from the top, and the second the column. A place may lie between points (a disc, the crossing of two links).
//
// The constructors: NewFelt (TwixT), NewTable (Lianliankan), NewSquares (Chapaev), NewWood (Go), NewPlane (Infinite Go).
// The plane has no size; Survey finds the clusters of stones on it, the gaps between them are folded.
//
// # In a page
//
//	&board.Board{ID: "twixt", Scene: s, Rev: rev, Words: words}
//
// The same *Scene with the same Rev is not drawn again: a builder makes a new scene, or changes one and counts Rev up.
// A board is answered by actions, since components take no functions (handle them in the page's OnMount):
//
//	ctx.Handle(board.Picked, func(ctx app.Context, a app.Action) {
//		pick := a.Value.(board.Pick) // pick.Board tells which board, if a page has several
//	})
//
// Picked comes with a click, a tap, Enter and Space. Aimed comes when the pointer or the keyboard's cursor gets to another
// point, and only from a board with Aims set. Arrows and the other keys of a grid move the cursor inside the component.
//
// Without a component: SVG is the drawing as a piece of the page, in an element of class board (which tells the coordinates
// how small they are), and Draw(…).String() is the text of a file. A scene with a Crop shows only a part, without
// coordinates, and fills its place, as in previews. Cells and Text are the board as a table and as letters. ReachKey is for
// the legend of a table's hatchings. Colours are classes; static/ground.css and board.css map them to the page's tokens.
//
// Boards too large for SVG (Scene.Large) are drawn on a canvas that pans and zooms; the component decides that by itself.
// Scene.Focus brings a place into view there.
//
// # From a scene to the screen
//
// A frame knows where every place lies in the drawing, and what lies at a point of it. Each axis is a Fold: runs of lines
// with gaps between; boards other than the plane have one run. A painter goes over the scene once for every layer and
// writes one path a look; the layers are Nodes. They become text (SVG, in the page and in a file) or strokes (the canvas,
// which asks the style sheet how each class looks, and which has a frame of its own, a window on the board). events.go
// listens.
package board
