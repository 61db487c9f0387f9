package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Board is a board on a page. It has one tab stop; the arrows move a cursor inside it.
//
// Over the drawing, which screen readers skip, lies a grid with a single cell: the one under the cursor. On squares it is
// a list with a single entry: the piece.
type Board struct {
	app.Compo

	ID    string // the id of its element; the ids inside begin with it
	Scene *Scene
	Rev   int   // counted up when the scene behind the same pointer has changed
	Aims  bool  // post Aimed when the pointer or the cursor comes to another point
	Words Words // of the buttons of a board that pans

	frame  *frame // where the scene lies
	drawn  *Scene // the scene and revision that the frame is for
	rev    int
	cursor cursor
	turn   int // changes with every move of the cursor: a new id for the cell makes screen readers speak
	hands  hands
}

// layout brings the frame up to the scene. A window stays where it is as long as the board keeps its kind and size.
func (b *Board) layout() *frame {
	if b.frame != nil && b.drawn == b.Scene && b.rev == b.Rev {
		return b.frame
	}
	f := newFrame(b.Scene)
	if f.panned = f.large() && b.Scene.Crop == nil; !f.panned {
		f = whole(b.Scene)
	}
	if !f.panned {
		b.hands.canvas = nil // its element goes
	}
	old := b.frame
	b.frame, b.drawn, b.rev = f, b.Scene, b.Rev
	if old == nil || !old.alike(f) {
		b.cursor = f.start()
		return f
	}
	if f.panned {
		f.u, f.left, f.top, f.w, f.h = old.u, old.left, old.top, old.w, old.h
	}
	if b.Scene.Focus != nil {
		b.cursor = f.start()
		if f.panned && f.u > 0 {
			f.show(*b.Scene.Focus)
		}
	}
	return f
}

// alike tells whether two frames show boards of one kind and size, so that the cursor and the window may stay.
func (f *frame) alike(g *frame) bool {
	return f.scene.Surface == g.scene.Surface && f.panned == g.panned && f.rows.same(&g.rows) && f.cols.same(&g.cols)
}

// Render draws the board.
func (b *Board) Render() app.UI {
	f := b.layout()
	var drawing app.UI
	if f.panned {
		drawing = app.Canvas().ID(b.ID+"-canvas").Class("board-canvas").Aria("hidden", "true")
	} else {
		drawing = f.svg(b.ID).with("aria-hidden", "true").UI()
	}
	grid := app.Div().Class("board-grid").TabIndex(0).
		Aria("label", b.Scene.Title).Aria("activedescendant", b.cellID())
	here := app.Div().ID(b.cellID()).Text(f.name(b.cursor))
	if b.Scene.Surface == Squares {
		grid = grid.Role("listbox").Body(drawing, b.over(), here.Class("board-cell").Role("option"))
	} else {
		row, col := f.numbers(b.cursor)
		grid = grid.Role("grid").Aria("rowcount", f.count(&f.rows)).Aria("colcount", f.count(&f.cols)).
			Body(drawing, b.over(), app.Div().Class("board-cell").Role("row").Aria("rowindex", row).Body(
				here.Role("gridcell").Aria("colindex", col),
			))
	}
	root := app.Div().ID(b.ID).Class("board")
	if !f.panned {
		return root.Body(grid)
	}
	return root.Class("board-pans").Body(grid, app.Div().Class("board-zoom").Body(
		zoomButton("+", b.Words.ZoomIn, b.onZoomIn),
		zoomButton("−", b.Words.ZoomOut, b.onZoomOut),
		zoomButton("⤢", b.Words.Fit, b.onFit),
	))
}

func zoomButton(sign, name string, press app.EventHandler) app.UI {
	return app.Button().Type("button").Aria("label", name).Title(name).Text(sign).OnClick(press)
}

func (b *Board) cellID() string { return b.ID + "-" + strconv.Itoa(b.turn&1) }

// over is what lies over the drawing: the cell under the pointer and the one under the cursor. They move without the
// component being rendered. A canvas also has two elements there of which it asks the look of classes.
func (b *Board) over() app.UI {
	f := b.frame
	n := Node{Tag: "svg", Attrs: []Attr{{"class", "board-svg board-over " + classOf[b.Scene.Surface]}, {"aria-hidden", "true"}}}
	if f.panned {
		n.Kids = []Node{
			{Tag: "path", Attrs: []Attr{{"id", b.ID + "-probe-path"}}},
			{Tag: "text", Attrs: []Attr{{"id", b.ID + "-probe-text"}}},
		}
	} else {
		n = n.with("viewBox", f.viewBox())
	}
	n.Kids = append([]Node{
		{Tag: "rect", Attrs: append([]Attr{{"class", "board-aim"}}, nowhere...)},
		{Tag: "rect", Attrs: append([]Attr{{"class", "board-cursor"}}, f.ring(f.at(b.cursor).Place)...)},
	}, n.Kids...)
	return n.UI()
}

// nowhere are the attributes of a ring that is not seen.
var nowhere = []Attr{{"x", "-9"}, {"y", "-9"}, {"width", "0"}, {"height", "0"}, {"rx", "0"}, {"stroke-width", "0"}}

// ring are the attributes of a square around a place.
func (f *frame) ring(p Place) []Attr {
	x, y, shown := f.xy(p)
	if !shown || f.panned && (x < panLeft || y < panTop) {
		return nowhere
	}
	side := max(8, .96*f.u)
	return []Attr{
		{"x", number(x - side/2)}, {"y", number(y - side/2)}, {"width", number(side)}, {"height", number(side)},
		{"rx", number(side / 8)}, {"stroke-width", number(max(1.5, min(.07*f.u, 3)))},
	}
}

// numbers are the row and column of the cursor as a screen reader counts them, from 1.
func (f *frame) numbers(c cursor) (row, col int) {
	if f.scene.Surface == Plane {
		return f.rows.line(c.row), f.cols.line(c.col)
	}
	return c.row + 1, c.col + 1
}

// count is how many lines an axis has; the plane has no end, which is −1.
func (f *frame) count(axis *Fold) int {
	if f.scene.Surface == Plane {
		return -1
	}
	return axis.lines()
}
