package board

import "unicode/utf8"

// badge is the letters of clusters that are hidden in a fold, or where two folds cross.
type badge struct {
	x, y, w float64 // the middle and the width; the height is badgeHeight
	text    string
	first   int // the index of the first cluster
}

const badgeHeight = 20

// folds draws the strips that are cut out of the plane, how many lines each hides, and the letters of hidden clusters.
func (p *painter) folds() {
	if p.u < 2 {
		return // narrower than a line
	}
	downs := p.rows.gaps((-p.top)/p.u-1, (p.h-p.top)/p.u+1, p.first)
	rights := p.cols.gaps((-p.left)/p.u-1, (p.w-p.left)/p.u+1, p.first)
	var strips, edges pen
	for _, g := range downs {
		p.zigzag(&strips, &edges, p.top+g.start*p.u, p.top+g.end*p.u, p.w, true)
	}
	for _, g := range rights {
		p.zigzag(&strips, &edges, p.left+g.start*p.u, p.left+g.end*p.u, p.h, false)
	}
	p.stroke("fold-edge", &edges, 3/p.u)
	p.stroke("fold", &strips, 0)
	if p.u < 10 { // the strips are narrower than what is written on them
		return
	}
	for _, g := range downs {
		text, y := p.scene.Gap(g.To-g.From+1, true), p.top+(g.start+g.end)/2*p.u
		if x, fits := p.middle(&p.cols, p.left, panLeft, p.w, text); fits && !g.open && p.inside(y, panTop, p.h) {
			p.add(word("gap mid", label{x, y, text}))
		}
	}
	for _, g := range rights {
		text, x := p.scene.Gap(g.To-g.From+1, false), p.left+(g.start+g.end)/2*p.u
		if y, fits := p.middle(&p.rows, p.top, panTop, p.h, text); fits && !g.open && p.inside(x, panLeft, p.w) {
			turn := "rotate(-90 " + number(x) + " " + number(y) + ")"
			p.add(word("gap mid", label{x, y, text}).with("transform", turn))
		}
	}
	var boxes pen
	var names []label
	for _, b := range p.badges() {
		boxes.box(b.x, b.y, b.w/2-3, badgeHeight/2-3)
		names = append(names, label{b.x, b.y, b.text})
	}
	p.stroke("letter-edge", &boxes, 7.4/p.u)
	p.stroke("letter-box", &boxes, 5/p.u)
	p.spell("letter bold", 12, names)
}

// smallTooth is the size of a cell, in pixels, below which the sides of a strip are straight.
const smallTooth = 8

// zigzag cuts a strip through the drawing, its two sides in teeth, which alone have edges.
func (p *painter) zigzag(strips, edges *pen, from, to, length float64, level bool) {
	tooth, depth := p.u/4, p.u*.11
	if p.u < smallTooth {
		tooth, depth = length, 0
	}
	var corners []float64
	side := func(at, start, step float64) {
		for i, a := 0, start; a >= -2*tooth && a <= length+2*tooth; i, a = i+1, a+step {
			b := at + depth*float64(i%2*2-1)
			a := max(0, min(length, a)) // nothing sticks out of the drawing
			if level {
				corners = append(corners, a, b)
			} else {
				corners = append(corners, b, a)
			}
		}
	}
	if !level {
		from, to = to, from // all strips turn the same way, so that none is a hole where two cross
	}
	side(from, -2*tooth, tooth)
	half := len(corners)
	side(to, length+2*tooth, -tooth)
	edges.through(corners[:half])
	edges.through(corners[half:])
	strips.polygon(corners...)
}

// gapLetter and gapLine are the width of a letter on a fold and the height of a line of them, in pixels. On a narrow
// drawing that is shown whole the letters are a third larger.
const gapLetter, gapLine = 7.2, 14

// middle is where along an axis a fold's words are written: at the middle of what is seen of the longest run about which
// they are not cut by a rim of the window, which begins at from. About none they are moved inside; it is false if the
// window has no room for them.
func (p *painter) middle(axis *Fold, origin, from, size float64, text string) (at float64, fits bool) {
	if !p.panned {
		from = 0
	}
	half := float64(utf8.RuneCountInString(text)+1) * gapLetter / 2
	best, at := -1.0, (from+size)/2
	for _, s := range p.stretches(axis, origin, size) {
		a, b := max(from, s.from), min(size, s.to)
		room := b - a
		if a+b >= 2*(from+half) && a+b <= 2*(size-half) {
			room += size
		}
		if room > best {
			best, at = room, (a+b)/2
		}
	}
	return max(from+half, min(at, size-half)), 2*half <= size-from
}

// inside tells whether a line of words is seen whole between the two rims of a window.
func (p *painter) inside(at, from, size float64) bool {
	return !p.panned || at >= from+gapLine/2 && at <= size-gapLine/2
}

// badges are the letters of the clusters that are not shown, gathered by the place where they are hidden.
func (f *frame) badges() []badge {
	if f.panned {
		return nil // a window shows all
	}
	var list []badge
	at := map[[2]float64]int{} // the index of the badge at a place, plus one
	last := map[[2]float64]string{}
	count := map[[2]float64]int{}
	for i, c := range f.scene.Map.Clusters {
		row, shownRow := f.rows.pos(float64(c.Rows.From))
		col, shownCol := f.cols.pos(float64(c.Cols.From))
		if shownRow && shownCol {
			continue
		}
		place := [2]float64{f.left + col*f.u, f.top + row*f.u}
		if at[place] == 0 {
			list = append(list, badge{x: place[0], y: place[1], text: c.Letter, first: i})
			at[place] = len(list)
		}
		last[place] = c.Letter
		count[place]++
	}
	for i := range list {
		b := &list[i]
		switch place := [2]float64{b.x, b.y}; count[place] {
		case 1:
		case 2:
			b.text += " " + last[place]
		default:
			b.text += "…" + last[place]
		}
		b.w = 20 + 7.2*float64(utf8.RuneCountInString(b.text)-1)
	}
	return list
}

// badgeAt is the index of the cluster whose letter is at x and y, −1 if none.
func (f *frame) badgeAt(x, y float64) int {
	if f.scene.Surface != Plane {
		return -1
	}
	for _, b := range f.badges() {
		if x >= b.x-b.w/2-2 && x <= b.x+b.w/2+2 && y >= b.y-badgeHeight/2-2 && y <= b.y+badgeHeight/2+2 {
			return b.first
		}
	}
	return -1
}
