package board

import "strconv"

// marks draws what is pointed out, above everything else on the board.
func (p *painter) marks() {
	s := p.scene
	z := sizes[s.Surface]
	under := p.under()
	var rings, atari [Red + 1]pen
	var casings, hits, crosses, arms, touches, lit, liberties pen
	var rejected, chosen, spare, checks, ticks pen
	var badges pen
	var counts []label
	for _, m := range s.Marks {
		x, y, shown := p.xy(m.At)
		if !shown {
			continue
		}
		switch m.Kind {
		case Last, Cause:
			casings.circle(x, y, z.ring*p.u)
			rings[under[m.At]].circle(x, y, z.ring*p.u)
		case Hit:
			hits.circle(x, y, .31*p.u)
		case Count:
			off := z.r * .9 * p.u
			x, y = x+m.Side.X*off, y-m.Side.Y*off
			badges.dot(x, y)
			counts = append(counts, label{x, y, m.Text})
		case Cross:
			crosses.dot(x, y)
			arms.cross(x, y, .115*p.u)
		case Touch:
			touches.dot(x, y)
		case Chosen:
			chosen.rounded(x, y, .435*p.u, .11*p.u)
		case Rejected:
			rejected.rounded(x, y, .435*p.u, .11*p.u)
		case Spare:
			spare.rounded(x, y, .435*p.u, .11*p.u)
			x, y = x+.41*p.u, y-.41*p.u
			checks.dot(x, y)
			ticks.move(x-.07*p.u, y)
			ticks.line(x-.015*p.u, y+.055*p.u)
			ticks.line(x+.075*p.u, y-.055*p.u)
		case Liberty:
			liberties.box(x, y, .11*p.u, .11*p.u)
		case Atari:
			atari[under[m.At]].circle(x, y, z.r*.68*p.u)
		case Lit:
			lit.circle(x, y, max(.5, z.r+.1)*p.u)
		}
	}

	p.stroke("liberty", &liberties, 0)
	for kind, class := range kindClass {
		p.stroke("atari on-"+class, &atari[kind], .08, p.dash(.12, .1))
	}
	if s.Surface == Squares {
		p.stroke("white open", &casings, z.stroke+.045)
	}
	for kind, class := range kindClass {
		p.stroke("ring on-"+class, &rings[kind], z.stroke)
	}
	p.stroke("hit", &hits, .045)
	p.stroke("chosen", &chosen, .095)
	p.stroke("rejected", &rejected, .095)
	p.stroke("white open", &spare, .1)
	p.stroke("spare", &spare, .085, p.dash(.15, .115))
	p.stroke("white", &checks, .36)
	p.stroke("check", &checks, .31)
	p.stroke("white open", &ticks, .05)
	p.turns()
	p.stroke("cross", &crosses, .53)
	p.stroke("cross-arms", &arms, .075)
	p.stroke("white", &touches, .17)
	p.stroke("touch", &touches, .135)
	p.stroke("white", &badges, .335)
	p.stroke("black", &badges, .295)
	p.spell("count bold", .2*p.u, counts)
	p.stroke("lit", &lit, .07)
}

// under is the kind of the standing piece under each mark that needs to know.
func (p *painter) under() map[Place]Kind {
	under := map[Place]Kind{}
	for _, m := range p.scene.Marks {
		if m.Kind == Last || m.Kind == Cause || m.Kind == Atari {
			under[m.At] = NoKind
		}
	}
	if len(under) == 0 {
		return under
	}
	for _, piece := range p.scene.Pieces {
		if _, marked := under[piece.At]; marked && piece.State == Standing {
			under[piece.At] = piece.Kind
		}
	}
	return under
}

// turns numbers the turns of the paths: round while accepted, square from the denied one on.
func (p *painter) turns() {
	var rounds, squares pen
	var numbers []label
	for _, path := range p.scene.Paths {
		for i := 1; i < len(path.Places)-1; i++ {
			x, y, shown := p.xy(path.Places[i])
			if !shown {
				continue
			}
			if path.Denied > 0 && i >= path.Denied {
				squares.box(x, y, .19*p.u, .19*p.u)
			} else {
				rounds.dot(x, y)
			}
			numbers = append(numbers, label{x, y - .015*p.u, strconv.Itoa(i)})
		}
	}
	p.stroke("bed-round", &rounds, .49)
	p.stroke("turn", &rounds, .42)
	p.stroke("bed-square", &squares, .1)
	p.stroke("turn-denied", &squares, .04)
	p.spell("turn-number bold", .27*p.u, numbers)
}
