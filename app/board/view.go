package board

// A board that pans keeps its coordinates in two strips along the edges of the window.
const (
	panLeft = 44
	panTop  = 24
)

// Sizes of a cell on a board that pans, in pixels.
const (
	maxCell  = 64
	zoomStep = 1.5 // of a key or a button
)

// smallCell is the size, in pixels, below which tiles are dots of colour in an image and not shapes.
const smallCell = 16

// dotted tells whether the tiles are an image, made by dots.
func (f *frame) dotted() bool { return f.panned && f.scene.Surface == Table && f.u < smallCell }

// resize gives a window its size. The first size shows the whole board; later ones keep the cells as large as they are.
func (f *frame) resize(w, h float64) {
	first := f.u == 0
	f.w, f.h = w, h
	if first {
		f.fit()
	} else {
		f.zoom(1, w/2, h/2)
	}
}

// fit shows the whole board.
func (f *frame) fit() {
	f.u = f.least()
	f.left, f.top = 0, 0
	f.settle()
}

// least is the size of a cell at which the whole board is seen.
func (f *frame) least() float64 {
	across := (f.w - panLeft) / (f.cols.size() + 2)
	down := (f.h - panTop) / (f.rows.size() + 2)
	return max(1e-3, min(maxCell, across, down))
}

// pan moves the board by so many pixels.
func (f *frame) pan(dx, dy float64) {
	f.left += dx
	f.top += dy
	f.settle()
}

// zoom makes the cells so much larger and keeps what is at x and y in its place.
func (f *frame) zoom(factor, x, y float64) {
	u := max(f.least(), min(f.u*factor, maxCell))
	f.left = x + (f.left-x)*u/f.u
	f.top = y + (f.top-y)*u/f.u
	f.u = u
	f.settle()
}

// settle brings the board back into the window: it may not be dragged away, and if it is smaller it lies in the middle.
func (f *frame) settle() {
	f.left = f.settled(f.left, panLeft, f.w, &f.cols)
	f.top = f.settled(f.top, panTop, f.h, &f.rows)
}

func (f *frame) settled(origin, from, to float64, axis *Fold) float64 {
	length := (axis.size() + 2) * f.u // with a cell around the board
	if length <= to-from {
		return from + (to-from-length)/2 + f.u
	}
	return max(to-length, min(origin-f.u, from)) + f.u
}

// show moves and, if its cell is too small to be seen, zooms the window so that a place is in sight.
func (f *frame) show(p Place) {
	if f.u < 14 {
		f.zoom(24/f.u, f.w/2, f.h/2)
	}
	x, y, _ := f.xy(p)
	dx, dy := inside(x, panLeft+f.u, f.w-f.u), inside(y, panTop+f.u, f.h-f.u)
	if dx != 0 || dy != 0 {
		f.pan((f.w+panLeft)/2-x, (f.h+panTop)/2-y)
	}
}

// inside is how far v must move to lie in a range.
func inside(v, from, to float64) float64 {
	return max(from-v, min(0, to-v))
}

// strips covers what lies under the coordinates.
func (p *painter) strips() {
	p.add(
		Node{Tag: "rect", Attrs: []Attr{{"class", "ground"}, {"width", number(p.w)}, {"height", number(panTop)}}},
		Node{Tag: "rect", Attrs: []Attr{{"class", "ground"}, {"width", number(panLeft)}, {"height", number(p.h)}}},
	)
}
