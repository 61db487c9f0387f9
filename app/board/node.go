package board

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

const svgNamespace = "http://www.w3.org/2000/svg"

// Node is one element of a drawing. The page's markup, the text of an SVG file and the strokes on a canvas are all made from
// nodes, so a board looks the same everywhere.
type Node struct {
	Tag   string
	Attrs []Attr
	Text  string // between the tags; a node has text or kids
	Kids  []Node
}

// Attr is an attribute of a node.
type Attr struct{ Name, Value string }

// Attr is the value of the named attribute, "" if there is none.
func (n Node) Attr(name string) string {
	for _, a := range n.Attrs {
		if a.Name == name {
			return a.Value
		}
	}
	return ""
}

// with is the node with one more attribute.
func (n Node) with(name, value string) Node {
	n.Attrs = append(n.Attrs, Attr{name, value})
	return n
}

// UI is the node in the page, in one piece: as markup, which the browser reads faster than it makes elements. For a drawing
// that stays as it is.
func (n Node) UI() app.UI { return app.Raw(n.String()) }

// element is the node as elements of the page, for a drawing of which a step changes a part, or that changes by itself.
func (n Node) element() app.UI {
	e := app.Elem(n.Tag).XMLNS(svgNamespace)
	for _, a := range n.Attrs {
		e = e.Attr(a.Name, a.Value)
	}
	if n.Text != "" {
		return e.Text(n.Text)
	}
	kids := make([]app.UI, len(n.Kids))
	for i, kid := range n.Kids {
		kids[i] = kid.element()
	}
	return e.Body(kids...)
}

// String is the node as the text of an SVG file.
func (n Node) String() string {
	var b strings.Builder
	n.write(&b)
	return b.String()
}

var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;")

// write appends the node. Drawings nest three deep at most, whatever is on the board.
func (n Node) write(b *strings.Builder) {
	b.WriteByte('<')
	b.WriteString(n.Tag)
	if n.Tag == "svg" {
		b.WriteString(` xmlns="` + svgNamespace + `"`)
	}
	for _, a := range n.Attrs {
		b.WriteByte(' ')
		b.WriteString(a.Name)
		b.WriteString(`="`)
		b.WriteString(escaper.Replace(a.Value))
		b.WriteByte('"')
	}
	if n.Text == "" && len(n.Kids) == 0 {
		b.WriteString("/>")
		return
	}
	b.WriteByte('>')
	b.WriteString(escaper.Replace(n.Text))
	for _, kid := range n.Kids {
		kid.write(b)
	}
	b.WriteString("</" + n.Tag + ">")
}
