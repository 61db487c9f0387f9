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
	Drags bool  // on squares, post Dragged when a piece is pulled at
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
	if c := b.cursor.piece; f.scene.Surface == Squares && (c < 0 || c >= len(f.scene.Pieces) || f.scene.Pieces[c].State != Standing) {
		b.cursor = f.start()
	}
	if b.Scene.Focus != nil {
		b.cursor = f.start()
		if f.panned && f.u > 0 {
			f.show(*b.Scene.Focus)
		}
	}
	return f
}

// Rehearse paints a scene on a canvas that nobody sees, if larger ones of its surface pan: a browser compiles a function when
// it is first called, and the first such board would wait for that.
func Rehearse(s *Scene) {
	if s.Surface != Table && s.Surface != Plane {
		return
	}
	f := newFrame(s)
	f.panned = true
	f.resize(width, width)
	c := unseenCanvas(width, width)
	c.paint(f, c.prepare(f))
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
		drawing = element("canvas", "id", b.ID+"-canvas", "class", "board-canvas", "aria-hidden", "true")
	} else {
		drawing = f.svg(b.ID).with("aria-hidden", "true").element()
	}
	active := b.cellID()
	if b.Scene.Surface == Squares && b.cursor.piece < 0 {
		active = "" // an empty board has nothing to choose
	}
	grid := element("div", "class", "board-grid", "tabindex", "0", "aria-label", b.Scene.Title, "aria-activedescendant", active)
	name := app.Text(f.name(b.cursor))
	if b.Scene.Surface == Squares {
		parts := []app.UI{drawing, b.over()}
		if active != "" {
			parts = append(parts, element("div", "id", b.cellID(), "class", "board-cell", "role", "option").Body(name))
		}
		grid = grid.Attr("role", "listbox").Body(parts...)
	} else {
		down, right := f.numbers(b.cursor)
		row := element("div", "class", "board-cell", "role", "row", "aria-rowindex", strconv.Itoa(down))
		cell := element("div", "id", b.cellID(), "role", "gridcell", "aria-colindex", strconv.Itoa(right))
		grid = grid.Attr("role", "grid").
			Attr("aria-rowcount", strconv.Itoa(f.count(&f.rows))).Attr("aria-colcount", strconv.Itoa(f.count(&f.cols))).
			Body(drawing, b.over(), row.Body(cell.Body(name)))
	}
	if !f.panned {
		return element("div", "id", b.ID, "class", "board").Body(grid)
	}
	return element("div", "id", b.ID, "class", "board board-pans").Body(grid, element("div", "class", "board-zoom").Body(
		zoomButton("+", b.Words.ZoomIn, b.onZoomIn),
		zoomButton("−", b.Words.ZoomOut, b.onZoomOut),
		zoomButton("⤢", b.Words.Fit, b.onFit),
	))
}

// element is an element of the page with attributes given as name, value, name, value … It stands for go-app's functions
// of the elements' names, of which each adds some kilobytes to the program.
func element(tag string, attrs ...string) app.HTMLElem {
	e := app.Elem(tag)
	for i := 0; i < len(attrs); i += 2 {
		e = e.Attr(attrs[i], attrs[i+1])
	}
	return e
}

func zoomButton(sign, name string, press app.EventHandler) app.HTMLElem {
	return element("button", "type", "button", "aria-label", name, "title", name).Body(app.Text(sign)).On("click", press)
}

func (b *Board) cellID() string { return b.ID + "-" + strconv.Itoa(b.turn&1) }

// over is what lies over the drawing: the cell under the pointer and the one under the cursor. They move without the
// component being rendered. A canvas asks there how classes look.
func (b *Board) over() app.UI {
	f := b.frame
	n := Node{Tag: "svg", Attrs: []Attr{{"class", "board-svg board-over " + classOf[b.Scene.Surface]}, {"aria-hidden", "true"}}}
	if !f.panned {
		n = n.with("viewBox", f.viewBox()).with("preserveAspectRatio", f.aspect())
	}
	n.Kids = []Node{
		{Tag: "rect", Attrs: append([]Attr{{"class", "board-aim"}}, nowhere...)},
		{Tag: "rect", Attrs: append([]Attr{{"class", "board-cursor"}}, f.ring(f.at(b.cursor).Place)...)},
	}
	return n.element()
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
