package board

import (
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// SVG is a drawing of the scene as elements of the page, for a board that is only looked at. The id must be the page's only
// one of its name; the ids of the drawing's patterns begin with it.
func SVG(s *Scene, id string) app.UI {
	n := Draw(s, id)
	if s.Title == "" {
		return n.with("aria-hidden", "true").UI()
	}
	return n.with("role", "img").with("aria-label", s.Title).UI()
}

// Draw turns a scene into the nodes of an SVG drawing. A board has about thirty whatever lies on it: one path a look, not one
// element a piece.
func Draw(s *Scene, id string) Node {
	return whole(s).svg(id)
}

func (f *frame) svg(id string) Node {
	class := "board-svg " + classOf[f.scene.Surface]
	if f.u < 28 {
		class += " dense"
	}
	n := Node{Tag: "svg", Attrs: []Attr{{"class", class}, {"viewBox", f.viewBox()}}, Kids: f.layers(id)}
	return n.with("preserveAspectRatio", f.aspect())
}

// aspect is how the drawing lies in an element of another shape: a preview fills it, a board is seen whole.
func (f *frame) aspect() string {
	if f.scene.Crop != nil {
		return "xMidYMid slice"
	}
	return "xMidYMin"
}

// view is the part of the drawing that is shown.
func (f *frame) view() (x, y, w, h float64) {
	c := f.scene.Crop
	if c == nil {
		return 0, 0, f.w, f.h
	}
	x1, y1, _ := f.xy(c.A)
	x2, y2, _ := f.xy(c.B)
	return min(x1, x2), min(y1, y2), math.Abs(x2 - x1), math.Abs(y2 - y1)
}

func (f *frame) viewBox() string {
	x, y, w, h := f.view()
	return number(x) + " " + number(y) + " " + number(w) + " " + number(h)
}

// classOf tells the style sheet what the board is made of.
var classOf = [...]string{Felt: "on-felt", Table: "on-table", Squares: "on-squares", Wood: "on-wood", Plane: "on-wood"}

// layers are the nodes of a drawing from the bottom up.
func (f *frame) layers(id string) []Node {
	var p painter
	p.frame = f
	if !f.dotted() {
		p.ground()
	}
	switch f.scene.Surface {
	case Table:
		if !f.dotted() {
			p.reach(id)
		}
		p.paths()
		if !f.dotted() {
			p.tiles()
		}
	case Squares:
		p.bands()
	default:
		p.links()
	}
	p.pieces()
	p.denied()
	p.marks()
	if f.scene.Surface == Plane {
		p.folds()
	}
	if f.panned {
		p.strips()
	}
	if f.scene.Crop == nil {
		p.coordinates()
	}
	return p.nodes
}

// painter gathers the layers of a drawing.
type painter struct {
	*frame
	nodes []Node
}

func (p *painter) add(nodes ...Node) { p.nodes = append(p.nodes, nodes...) }

// stroke adds the path of a pen with a line this many cells wide, 0 for a filled one.
func (p *painter) stroke(class string, pen *pen, cells float64, more ...Attr) {
	p.add(pen.node(class, cells*p.u, more...)...)
}

// signUnit is the cell by which marks and paths are measured: in a far view they stay large enough to be found.
func (p *painter) signUnit() float64 {
	if p.panned {
		return max(p.u, 14)
	}
	return p.u
}

// sign is stroke for marks and paths.
func (p *painter) sign(class string, pen *pen, cells float64, more ...Attr) {
	p.add(pen.node(class, cells*p.signUnit(), more...)...)
}

// dash is a dashed line's pattern given in cells.
func (p *painter) dash(on, off float64) Attr { return dash(on*p.u, off*p.u) }
