package board

import "strconv"

// hatch is the pattern of one kind of reach: the more turns, the lighter.
type hatch struct {
	size  float64 // of one square of it, in units of a desktop board; a whole number, for the canvas
	width float64 // of its lines
	draw  func(*pen)
}

var hatches = [...]hatch{
	{7, 1.8, func(p *pen) { // crossed lines: no turn
		p.move(0, 0)
		p.line(7, 7)
		p.move(7, 0)
		p.line(0, 7)
	}},
	{9, 1.5, func(p *pen) { // slanted lines: one turn
		p.move(-1, -1)
		p.line(10, 10)
		p.move(-1, 8)
		p.line(1, 10)
		p.move(8, -1)
		p.line(10, 1)
	}},
	{8, 2.3, func(p *pen) { // dots: two turns
		p.dot(2, 2)
		p.dot(6, 6)
	}},
}

// pattern is hatch k as the definition that an area refers to.
func pattern(id string, k int) Node {
	h := hatches[k]
	var p pen
	h.draw(&p)
	side := number(h.size)
	return Node{
		Tag:   "pattern",
		Attrs: []Attr{{"id", id}, {"width", side}, {"height", side}, {"patternUnits", "userSpaceOnUse"}},
		Kids:  p.node("hatch", h.width),
	}
}

// reach hatches the cells that a line gets to, with 0, 1 and 2 turns.
func (p *painter) reach(id string) {
	s := p.scene
	if s.Reach == nil {
		return
	}
	rows, cols := p.seen(&p.rows, p.top, p.h), p.seen(&p.cols, p.left, p.w)
	var areas [len(hatches)]pen
	for row := rows.From; row <= rows.To; row++ {
		for col := cols.From; col <= cols.To; col++ {
			if turns := s.Reach[(row-1)*s.Cols+col-1]; turns > 0 {
				areas[turns-1].box(p.left+float64(col-1)*p.u, p.top+float64(row-1)*p.u, .47*p.u, .47*p.u)
			}
		}
	}
	defs := Node{Tag: "defs"}
	for k := range areas {
		defs.Kids = append(defs.Kids, pattern(hatchID(id, k), k))
	}
	p.add(defs)
	for k := range areas {
		p.stroke("area", &areas[k], 0, Attr{"fill", "url(#" + hatchID(id, k) + ")"})
	}
}

func hatchID(id string, k int) string { return id + "-reach-" + strconv.Itoa(k) }

// ReachKey is a small square in the hatching of reach by so many turns, 0 to 2, for a legend. The id is as in SVG.
func ReachKey(turns int, id string) Node {
	var square pen
	square.box(12, 12, 12, 12)
	return Node{
		Tag:   "svg",
		Attrs: []Attr{{"class", "board-key on-table"}, {"viewBox", "0 0 24 24"}, {"aria-hidden", "true"}},
		Kids: append([]Node{
			{Tag: "defs", Kids: []Node{pattern(hatchID(id, turns), turns)}},
			square.node("ground", 0)[0],
		}, square.node("area", 0, Attr{"fill", "url(#" + hatchID(id, turns) + ")"})...),
	}
}
