package board

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Measures of an overview, in the units of its viewBox: the pixels of its place on a desktop.
const (
	overviewSide   = 120
	overviewMargin = 7
	overviewCell   = 6   // of a cell, at most
	overviewBox    = 4   // of a cluster's side, at least
	overviewFolds  = 8   // more folds each way are not drawn: there would be little else
	overviewNames  = 26  // more clusters have no letters
	overviewBoxes  = 200 // more clusters are specks
	OverviewPieces = 600 // more pieces are not drawn: the clusters alone are, so that the overview hangs on the Map only
)

// Overview is all of a plane in a small square: the clusters with their letters, the chosen one framed, and the folds
// between. Of a board that pans, the Board with this id keeps a frame there around what it shows. Each axis has a scale of
// its own.
func Overview(s *Scene, id string) app.UI { return overview(s, id).element() }

func overview(s *Scene, id string) Node {
	m := s.Map
	var edge, folds, boxes, specks, chosen pen
	m.foldLines(&folds)
	edge.move(overviewMargin, overviewSide)
	edge.line(overviewMargin, overviewMargin)
	edge.line(overviewSide, overviewMargin)
	var names []Node
	drawn := map[[2]int]bool{} // of specks: those that fall on one pixel are one
	for i, c := range m.Clusters {
		x, y, dx, dy := m.overviewBox(c)
		if len(m.Clusters) <= overviewNames {
			at := x + dx + 6
			if at > overviewSide-4 {
				at = x - dx - 6
			}
			names = append(names, word("name mid", label{at, min(max(y, 8), overviewSide-8), c.Letter}))
		}
		if i == s.Cluster {
			chosen.box(x, y, dx, dy)
			continue
		}
		if len(m.Clusters) <= overviewBoxes {
			boxes.box(x, y, dx, dy)
		} else if pixel := [2]int{int(x), int(y)}; !drawn[pixel] {
			drawn[pixel] = true
			specks.dot(math.Floor(x)+.5, math.Floor(y)+.5)
		}
	}
	n := Node{Tag: "svg", Attrs: []Attr{{"class", "board-overview"}, {"aria-hidden", "true"}, {"viewBox", "0 0 " + strconv.Itoa(overviewSide) + " " + strconv.Itoa(overviewSide)}}}
	n.Kids = append(n.Kids, folds.node("fold", 1)...)
	n.Kids = append(n.Kids, edge.node("edge", 2)...)
	n.Kids = append(n.Kids, boxes.node("box", 1)...)
	n.Kids = append(n.Kids, specks.node("speck", 1)...)
	n.Kids = append(n.Kids, m.overviewPieces(s.Pieces)...)
	n.Kids = append(n.Kids, chosen.node("box at", 2)...)
	n.Kids = append(n.Kids, names...)
	if s.Large() {
		n.Kids = append(n.Kids, Node{Tag: "rect", Attrs: append([]Attr{{"id", id + "-view"}, {"class", "view"}}, s.seen...)})
	}
	return n
}

// overviewScale is how long a cell is each way.
func (m *Map) overviewScale() (x, y float64) {
	const room = overviewSide - 2*overviewMargin
	return min(overviewCell, room/max(1, m.cols.size())), min(overviewCell, room/max(1, m.rows.size()))
}

// overviewBox is the middle of a cluster in the overview, and half of its box's width and height.
func (m *Map) overviewBox(c Cluster) (x, y, dx, dy float64) {
	ux, uy := m.overviewScale()
	side := func(axis *Fold, r Run, u float64) (middle, half float64) {
		from, _ := axis.pos(float64(r.From))
		to, _ := axis.pos(float64(r.To))
		return overviewMargin + (from+to)/2*u, max(overviewBox, (to-from+1.2)*u) / 2
	}
	x, dx = side(&m.cols, c.Cols, ux)
	y, dy = side(&m.rows, c.Rows, uy)
	return x, y, dx, dy
}

// foldLines draws the folds as zigzag lines, if they are few.
func (m *Map) foldLines(p *pen) {
	ux, uy := m.overviewScale()
	draw := func(axis *Fold, u float64, level bool) {
		gaps := axis.gaps(-1, axis.size()+1, 1)
		if len(gaps) > overviewFolds {
			return
		}
		for _, g := range gaps {
			at := overviewMargin + (g.start+g.end)/2*u
			for i := 0; i*4 <= overviewSide; i++ {
				x, y := float64(i*4), at+float64(i%2*2-1)
				if !level {
					x, y = y, x
				}
				if i == 0 {
					p.move(x, y)
				} else {
					p.line(x, y)
				}
			}
		}
	}
	draw(&m.rows, uy, true)
	draw(&m.cols, ux, false)
}

// overviewPieces are the standing pieces as dots, if they are few.
func (m *Map) overviewPieces(pieces []Piece) []Node {
	if len(pieces) > OverviewPieces {
		return nil
	}
	ux, uy := m.overviewScale()
	var dots [Red + 1]pen
	for _, piece := range pieces {
		if piece.State == Standing {
			row, _ := m.rows.pos(piece.At.X)
			col, _ := m.cols.pos(piece.At.Y)
			dots[piece.Kind].dot(overviewMargin+col*ux, overviewMargin+row*uy)
		}
	}
	width := max(1.2, .9*min(ux, uy))
	return append(dots[Black].node("black", width), dots[White].node("white", width)...)
}

// Nearest is the index of the cluster nearest to a point of the overview, both from 0 to 1; −1 if there is none.
func (m *Map) Nearest(x, y float64) int {
	nearest, least := -1, math.Inf(1)
	for i, c := range m.Clusters {
		cx, cy, dx, dy := m.overviewBox(c)
		across := max(0, math.Abs(cx-x*overviewSide)-dx)
		down := max(0, math.Abs(cy-y*overviewSide)-dy)
		if d := math.Hypot(across, down); d < least {
			nearest, least = i, d
		}
	}
	return nearest
}

// seen are the attributes of the frame around what a window shows of the plane, in its overview.
func (f *frame) seen() []Attr {
	ux, uy := f.scene.Map.overviewScale()
	side := func(origin, from, to float64, axis *Fold, u float64) (start, length string) {
		a := max((from-origin)/f.u, -.6)
		b := min((to-origin)/f.u, axis.size()+.6)
		return number(overviewMargin + a*u), number(max(3, (b-a)*u))
	}
	x, w := side(f.left, panLeft, f.w, &f.cols, ux)
	y, h := side(f.top, panTop, f.h, &f.rows, uy)
	return []Attr{{"x", x}, {"y", y}, {"width", w}, {"height", h}}
}

// Middle is the middle of a cluster.
func (c Cluster) Middle() Place {
	return Place{float64((c.Rows.From + c.Rows.To) / 2), float64((c.Cols.From + c.Cols.To) / 2)}
}
