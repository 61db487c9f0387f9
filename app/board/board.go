package board

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Board is a board on a page. It has one tab stop; the arrows move a cursor inside it.
type Board struct {
	app.Compo

	ID    string // the id of its element, also the prefix of the ids inside
	Scene *Scene
	Rev   int // counted up when the scene behind the same pointer has changed
	Aims  bool
	Words Words
}
