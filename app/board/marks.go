package board

import "strconv"

// marks draws what is pointed out, above everything else on the board.
func (p *painter) marks() {
	s := p.scene
	z := sizes[s.Surface]
	u := p.signUnit()
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
			casings.circle(x, y, z.ring*u)
			rings[under[m.At]].circle(x, y, z.ring*u)
		case Hit:
			hits.circle(x, y, .31*u)
		case Count:
			off := z.r * .9 * p.u
			x, y = x+m.Side.X*off, y-m.Side.Y*off
			badges.dot(x, y)
			counts = append(counts, label{x, y, m.Text})
		case Cross:
			crosses.dot(x, y)
			arms.cross(x, y, .115*u)
		case Touch:
			touches.dot(x, y)
		case Chosen:
			chosen.rounded(x, y, .435*u, .11*u)
		case Rejected:
			rejected.rounded(x, y, .435*u, .11*u)
		case Spare:
			spare.rounded(x, y, .435*u, .11*u)
			x, y = x+.41*u, y-.41*u
			checks.dot(x, y)
			ticks.move(x-.07*u, y)
			ticks.line(x-.015*u, y+.055*u)
			ticks.line(x+.075*u, y-.055*u)
		case Liberty:
			liberties.box(x, y, .11*u, .11*u)
		case Atari:
			atari[under[m.At]].circle(x, y, z.r*.68*u)
		case Lit:
			lit.circle(x, y, max(.5, z.r+.1)*u)
		}
	}

	p.sign("liberty", &liberties, 0)
	for kind, class := range kindClass {
		p.sign("atari on-"+class, &atari[kind], .08, dash(.12*u, .1*u))
	}
	if s.Surface == Squares {
		p.sign("white open", &casings, z.stroke+.045)
	}
	for kind, class := range kindClass {
		p.sign("ring on-"+class, &rings[kind], z.stroke)
	}
	p.sign("hit", &hits, .045)
	p.sign("chosen", &chosen, .095)
	p.sign("rejected", &rejected, .095)
	p.sign("white open", &spare, .1)
	p.sign("spare", &spare, .085, dash(.15*u, .115*u))
	p.sign("white", &checks, .36)
	p.sign("check", &checks, .31)
	p.sign("white open", &ticks, .05)
	p.turns()
	p.sign("cross", &crosses, .53)
	p.sign("cross-arms", &arms, .075)
	p.sign("white", &touches, .17)
	p.sign("touch", &touches, .135)
	p.sign("white", &badges, .335)
	p.sign("black", &badges, .295)
	p.spell("count bold", .2*u, counts)
	p.sign("lit", &lit, .07)
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
	u := p.signUnit()
	var rounds, squares pen
	var numbers []label
	for _, path := range p.scene.Paths {
		for i := 1; i < len(path.Places)-1; i++ {
			x, y, shown := p.xy(path.Places[i])
			if !shown {
				continue
			}
			if path.Denied > 0 && i >= path.Denied {
				squares.box(x, y, .19*u, .19*u)
			} else {
				rounds.dot(x, y)
			}
			numbers = append(numbers, label{x, y - .015*u, strconv.Itoa(i)})
		}
	}
	p.sign("bed-round", &rounds, .49)
	p.sign("turn", &rounds, .42)
	p.sign("bed-square", &squares, .1)
	p.sign("turn-denied", &squares, .04)
	p.spell("turn-number bold", .27*u, numbers)
}
