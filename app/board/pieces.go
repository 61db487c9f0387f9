package board

// size is how large the pieces of a surface are, in cells.
type size struct {
	r, r2  float64 // the radius, and the outer one of pieces that have an edge
	edge   float64 // the width of that edge
	ring   float64 // the radius of a ring that points a piece out
	stroke float64 // and its width
	open   float64 // the radius of a dashed outline
	dashes float64 // the width of that outline
	on, of float64 // the lengths of its dashes and of the gaps between them
}

var sizes = [...]size{
	Felt:    {.27, .29, .04, .38, .068, .27, .045, .1, .08},
	Table:   {.4, .4, .04, .45, .09, .4, .05, .12, .1},
	Squares: {.4, .41, .02, .462, .042, .4, .022, .055, .055},
	Wood:    {.465, .465, .036, .25, .1, .435, .055, .12, .1},
	Plane:   {.465, .465, .036, .25, .1, .435, .055, .12, .1},
}

// kindClass names the colour of a kind.
var kindClass = [...]string{"none", "black", "white", "red"}

// pieces draws those that were or would be here first, the standing ones above them.
func (p *painter) pieces() {
	z := sizes[p.scene.Surface]
	var open [Gone + 1][Red + 1]pen
	var standing, crossed [Red + 1]pen // crossed by what stands there
	var edged pen
	rows, cols := p.inSight()
	for i := range p.scene.Pieces {
		piece := &p.scene.Pieces[i]
		if p.panned && !(rows.holds(piece.At.X) && cols.holds(piece.At.Y)) {
			continue // of thousands, most are far away
		}
		x, y, shown := p.pieceXY(i)
		if !shown {
			continue
		}
		if piece.State != Standing {
			open[piece.State][piece.Kind].circle(x, y, z.open*p.u)
			if piece.State == Refused {
				crossed[p.scene.standingAt(piece.At)].cross(x, y, z.r*.38*p.u)
			}
			continue
		}
		standing[piece.Kind].dot(x, y)
		if piece.Kind != Black {
			edged.dot(x, y)
		}
	}

	for state, class := range []string{Ghost: "ghost ", Refused: "refused ", Gone: "gone "} {
		bold := 1.0
		if State(state) == Refused {
			bold = 1.5
		}
		for kind := range open[state] {
			p.stroke(class+kindClass[kind], &open[state][kind], z.dashes*bold, p.dash(z.on*bold, z.of*bold))
		}
	}

	least := 1.5 / p.u // of a far view: no piece vanishes
	p.stroke("black", &standing[Black], max(least, 2*z.r))
	p.stroke("edge", &edged, max(least, 2*z.r2))
	for _, kind := range []Kind{White, Red} {
		p.stroke(kindClass[kind], &standing[kind], max(least, 2*(z.r2-z.edge)))
	}
	for kind, class := range kindClass {
		p.stroke("refused-cross on-"+class, &crossed[kind], z.r*.2)
	}
	p.inscriptions()
}

// standingAt is the kind of the piece that stands at a place where another was tried.
func (s *Scene) standingAt(at Place) Kind {
	for i := range s.Pieces {
		if s.Pieces[i].State == Standing && s.Pieces[i].At == at {
			return s.Pieces[i].Kind
		}
	}
	return NoKind
}

// inscriptions writes what stands on the pieces, bold on those that a mark rings.
func (p *painter) inscriptions() {
	ringed := map[Place]bool{}
	for _, m := range p.scene.Marks {
		if m.Kind == Last || m.Kind == Hit {
			ringed[m.At] = true
		}
	}
	var labels [Red + 1][2][]label
	for i, piece := range p.scene.Pieces {
		if piece.Label == "" || piece.State != Standing {
			continue
		}
		if x, y, shown := p.pieceXY(i); shown {
			bold := 0
			if ringed[piece.At] {
				bold = 1
			}
			labels[piece.Kind][bold] = append(labels[piece.Kind][bold], label{x, y, piece.Label})
		}
	}
	for kind := range labels {
		for bold, class := range []string{"name on-", "name bold on-"} {
			p.spell(class+kindClass[kind], .235*p.u, labels[kind][bold])
		}
	}
}
