package board

import "math"

// links draws joined links with what is laid under them, and the ones that could be added.
func (p *painter) links() {
	var looks [Hindered + 1]pen
	var white pen
	for _, l := range p.scene.Links {
		if l.Look == Joined && l.Kind == White {
			p.link(&white, l)
		} else {
			p.link(&looks[l.Look], l)
		}
	}
	p.stroke("halo", &looks[Winning], .36)
	p.stroke("bed", &looks[Blocking], .34)
	p.stroke("possible", &looks[Possible], .06, p.dash(.14, .12))
	p.stroke("hindered", &looks[Hindered], .06, p.dash(.06, .12))
	p.stroke("black", &looks[Joined], .13)
	p.stroke("edge", &white, .18)
	p.stroke("white", &white, .125)
}

func (p *painter) link(pen *pen, l Link) {
	x1, y1, seen1 := p.xy(l.A)
	x2, y2, seen2 := p.xy(l.B)
	if seen1 || seen2 {
		pen.move(x1, y1)
		pen.line(x2, y2)
	}
}

// denied draws the links that are not added, above the pegs that they would join.
func (p *painter) denied() {
	var refused pen
	for _, l := range p.scene.Links {
		if l.Look == Denied {
			p.link(&refused, l)
		}
	}
	p.stroke("denied-bed", &refused, .185)
	p.stroke("denied", &refused, .105, p.dash(.16, .105))
}

// paths draws the lines of turns, solid up to the first turn that is denied and dashed from there.
func (p *painter) paths() {
	var all, accepted, denied pen
	for _, path := range p.scene.Paths {
		solid := len(path.Places) - 1
		if path.Denied > 0 {
			solid = path.Denied
		}
		p.trace(&all, path.Places)
		p.trace(&accepted, path.Places[:min(solid+1, len(path.Places))])
		if path.Denied > 0 {
			p.trace(&denied, path.Places[min(solid, len(path.Places)):])
		}
	}
	u := p.signUnit()
	p.sign("path-bed", &all, .215)
	p.sign("path", &accepted, .11)
	p.sign("path-denied", &denied, .125, dash(.17*u, .12*u))
}

func (p *painter) trace(pen *pen, places []Place) {
	for i, at := range places {
		x, y, _ := p.xy(at)
		x, y = p.clamp(x, p.w), p.clamp(y, p.h)
		if i == 0 {
			pen.move(x, y)
		} else {
			pen.line(x, y)
		}
	}
}

// clamp keeps the ends of a level or upright line near the window: far outside a number would not fit a drawing.
func (p *painter) clamp(v, size float64) float64 { return max(-2*p.u, min(v, size+2*p.u)) }

// bands draws the ways of moving discs, cut to the board.
func (p *painter) bands() {
	var area, edges, middle pen
	for _, b := range p.scene.Bands {
		length := math.Hypot(b.Dir.X, b.Dir.Y)
		if length == 0 {
			continue
		}
		dx, dy := b.Dir.X/length, b.Dir.Y/length
		far := float64(p.scene.Rows+p.scene.Cols) * 2
		half := 2 * sizes[Squares].r
		left := Place{b.From.X - half*dy, b.From.Y + half*dx}
		right := Place{b.From.X + half*dy, b.From.Y - half*dx}
		along := func(from Place) Place { return Place{from.X + far*dx, from.Y + far*dy} }
		p.fill(&area, p.cut([]Place{left, right, along(right), along(left)}))
		for _, side := range []Place{left, right} {
			p.fill(&edges, p.cutLine(side, along(side)))
		}
		p.fill(&middle, p.cutLine(b.From, along(b.From)))
	}
	p.stroke("band", &area, 0)
	p.stroke("band-edge", &edges, .024)
	p.stroke("band-middle", &middle, .032, p.dash(.085, .085))
}

func (p *painter) fill(pen *pen, corners []Place) {
	for i, c := range corners {
		x, y, _ := p.xy(c)
		if i == 0 {
			pen.move(x, y)
		} else {
			pen.line(x, y)
		}
	}
}

// sides are how far a place lies inside each of the board's four edges.
func (p *painter) sides() [4]func(Place) float64 {
	w, h := float64(p.scene.Cols), float64(p.scene.Rows)
	return [4]func(Place) float64{
		func(a Place) float64 { return a.X },
		func(a Place) float64 { return w - a.X },
		func(a Place) float64 { return a.Y },
		func(a Place) float64 { return h - a.Y },
	}
}

// cutLine is the part of a straight line inside the board, by Liang and Barsky: nothing, or its two ends.
func (p *painter) cutLine(from, to Place) []Place {
	begin, end := 0.0, 1.0
	for _, inside := range p.sides() {
		a, b := inside(from), inside(to)
		switch {
		case a < 0 && b < 0:
			return nil
		case a < 0:
			begin = max(begin, a/(a-b))
		case b < 0:
			end = min(end, a/(a-b))
		}
	}
	if begin >= end {
		return nil
	}
	at := func(t float64) Place { return Place{from.X + t*(to.X-from.X), from.Y + t*(to.Y-from.Y)} }
	return []Place{at(begin), at(end)}
}

// cut is the part of a convex figure inside the board, by Sutherland and Hodgman: cut along one edge after the other.
func (p *painter) cut(figure []Place) []Place {
	for _, inside := range p.sides() {
		var kept []Place
		for i, b := range figure {
			a := figure[(i+len(figure)-1)%len(figure)]
			da, db := inside(a), inside(b)
			if da < 0 != (db < 0) {
				t := da / (da - db)
				kept = append(kept, Place{a.X + t*(b.X-a.X), a.Y + t*(b.Y-a.Y)})
			}
			if db >= 0 {
				kept = append(kept, b)
			}
		}
		figure = kept
	}
	return figure
}
