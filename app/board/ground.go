package board

import (
	"math"
	"strconv"
	"unicode/utf8"

	"umpire/engine"
)

// ground draws the empty board.
func (p *painter) ground() {
	w, h := p.w, p.h
	if p.panned {
		w, h = w+1, h+1 // a canvas may be larger than its window by a part of a pixel
	}
	p.add(Node{Tag: "rect", Attrs: []Attr{
		{"class", "ground"}, {"width", number(w)}, {"height", number(h)}, {"rx", "6"},
	}})
	switch p.scene.Surface {
	case Felt:
		p.holes()
		p.endZones()
	case Squares:
		p.squares()
	case Wood:
		p.lines(0)
		p.stars()
	case Plane:
		p.lines(.5)
		p.rims()
	}
}

func (p *painter) holes() {
	var holes pen
	for row := range p.scene.Rows {
		for col := range p.scene.Cols {
			if !p.cornerless(row, col) {
				holes.dot(p.left+float64(col)*p.u, p.top+float64(row)*p.u)
			}
		}
	}
	p.stroke("hole", &holes, .11)
}

// endZones draws the borders half a cell inside the outer holes: black left and right, white at the top and the bottom.
func (p *painter) endZones() {
	x1, y1 := p.left+p.u/2, p.top+p.u/2
	x2, y2 := p.left+(p.cols.size()-.5)*p.u, p.top+(p.rows.size()-.5)*p.u
	var black, white pen
	for _, x := range []float64{x1, x2} {
		black.down(x, y1, y2)
	}
	for _, y := range []float64{y1, y2} {
		white.across(x1, x2, y)
	}
	p.stroke("black flat", &black, .075)
	p.stroke("edge pale", &white, .115)
	p.stroke("white", &white, .075)
}

func (p *painter) squares() {
	s := p.scene
	var light, dark pen
	for row := range s.Rows {
		for col := range s.Cols {
			square := &light
			if (row+col+s.Rows)%2 == 1 { // the lower left one is dark
				square = &dark
			}
			square.box(p.left+(float64(col)+.5)*p.u, p.top+(float64(row)+.5)*p.u, p.u/2, p.u/2)
		}
	}
	var rim pen
	dx, dy := float64(s.Cols)/2*p.u, float64(s.Rows)/2*p.u
	rim.box(p.left+dx, p.top+dy, dx, dy)
	p.stroke("sq-a", &light, 0)
	p.stroke("sq-b", &dark, 0)
	p.stroke("rim", &rim, .024)
}

// lines draws the grid in its runs; the lines reach so many cells beyond a run, except over the edges of the board.
func (p *painter) lines(beyond float64) {
	if p.u < 4 {
		return // a grey haze
	}
	rows, cols := p.stretches(&p.rows, p.top, p.h), p.stretches(&p.cols, p.left, p.w)
	var grid pen
	for _, down := range rows {
		for _, right := range cols {
			x1, x2 := right.from, right.to
			y1, y2 := down.from, down.to
			if !right.edge {
				x1 -= beyond * p.u
			}
			if !down.edge {
				y1 -= beyond * p.u
			}
			for y := down.from; y < down.to+p.u/2; y += p.u {
				grid.across(x1, x2+beyond*p.u, y)
			}
			for x := right.from; x < right.to+p.u/2; x += p.u {
				grid.down(x, y1, y2+beyond*p.u)
			}
		}
	}
	p.stroke("line", &grid, .04)
}

// stretch is a run of lines as it lies in the drawing.
type stretch struct {
	from, to float64
	edge     bool // it begins at the edge of the board
}

// stretches are the runs of an axis that lie in the drawing, cut to what is seen of them.
func (p *painter) stretches(axis *Fold, origin, size float64) []stretch {
	var list []stretch
	for i, run := range axis.runs {
		from := origin + axis.at[i]*p.u
		to := from + float64(run.To-run.From)*p.u
		if to < -p.u || from > size+p.u {
			continue
		}
		s := stretch{from, to, run.From == p.first}
		if hidden := int(-from / p.u); hidden > 1 {
			s.from += float64(hidden-1) * p.u
			s.edge = false
		}
		s.to = min(s.to, s.from+float64(int((size-s.from)/p.u)+1)*p.u)
		list = append(list, s)
	}
	return list
}

// stars marks the points by which players find their way on boards of 9 lines and more.
func (p *painter) stars() {
	var stars pen
	for _, row := range starLines(p.scene.Rows) {
		for _, col := range starLines(p.scene.Cols) {
			x, y, _ := p.xy(At(engine.Point{X: row, Y: col}))
			stars.dot(x, y)
		}
	}
	p.stroke("star", &stars, .2)
}

func starLines(n int) []int {
	in := 4
	switch {
	case n < 9:
		return nil
	case n < 13:
		in = 3
	}
	lines := []int{in, n + 1 - in}
	if n%2 == 1 {
		lines = append(lines, (n+1)/2)
	}
	return lines
}

// rims draws the two edges of the plane, where they are shown.
func (p *painter) rims() {
	rows, cols := p.stretches(&p.rows, p.top, p.h), p.stretches(&p.cols, p.left, p.w)
	var rim pen
	if len(rows) > 0 && rows[0].edge {
		for _, c := range cols {
			from := c.from - p.u*.085
			if !c.edge {
				from = c.from - p.u*.6
			}
			rim.move(from, p.top)
			rim.line(c.to+p.u*.5, p.top)
		}
	}
	if len(cols) > 0 && cols[0].edge {
		for _, r := range rows {
			from := r.from
			if !r.edge {
				from -= p.u * .6
			}
			rim.move(p.left, from)
			rim.line(p.left, r.to+p.u*.5)
		}
	}
	p.stroke("rim-wood", &rim, .17)
}

// coordinates writes the numbers of the lines: above or below the columns and left of the rows.
func (p *painter) coordinates() {
	m := marginsOf[p.scene.Surface]
	x := max(p.numberRoom()/2, m.across*p.u)
	y := max(8, m.down*p.u)
	if p.panned {
		x, y = panLeft/2, panTop/2
	} else if m.bottom > m.top {
		y = p.h - y
	}
	var labels []label
	p.numbered(&p.cols, p.left, panLeft, p.w, true, func(at float64, line int) {
		labels = append(labels, label{at, y, lineName(line)})
	})
	p.numbered(&p.rows, p.top, panTop, p.h, false, func(at float64, line int) {
		if p.yUp {
			line = p.up - line
		}
		labels = append(labels, label{x, at, lineName(line)})
	})
	p.write("axis", labels)
}

// numbered calls for the lines of an axis that carry a number: all of them if there is room, otherwise every second, fifth,
// tenth … Far lines have none if that were always "…00", nor have level numbers that would reach into a fold.
func (p *painter) numbered(axis *Fold, origin, from, size float64, level bool, do func(at float64, line int)) {
	highest, _ := axis.nearest((size - origin) / p.u)
	room := 7*float64(utf8.RuneCountInString(lineName(highest))) + 1
	every := 1
	for i := 0; float64(every)*p.u < room; i++ {
		every = every * [3]int{4, 5, 4}[i%3] / 2
	}
	before, last := math.Inf(-1), size+p.u
	if p.panned { // nothing half under the strip of the other axis, or cut at the rim
		before, last = from+6-room, size-6
		if level {
			last = size - room/2
		}
	}
	for r, run := range axis.runs {
		start := origin + axis.at[r]*p.u
		end := start + float64(run.To-run.From)*p.u
		line := max(run.From, run.From+int((-start-p.u)/p.u))
		line = (line + every - 1) / every * every
		for ; line <= run.To; line += every {
			at := start + float64(line-run.From)*p.u
			if at > last {
				return
			}
			clear := !level || (r == 0 || at-room/2 >= start-foldEdge*p.u) && (r+1 == len(axis.runs) || at+room/2 <= end+foldEdge*p.u)
			if clear && at >= before+room && (every < 100 || line <= farLine) {
				do(at, line)
				before = at
			}
		}
	}
}

// farLine is the last line whose number is written out.
const farLine = 9999

// lineName is the number of a line; far lines are named by their last two digits.
func lineName(line int) string {
	s := strconv.Itoa(line)
	if line > farLine {
		return "…" + s[len(s)-2:]
	}
	return s
}
