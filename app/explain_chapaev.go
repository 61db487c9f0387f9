package app

import (
	"math"
	"strconv"

	"umpire/app/words"
	"umpire/engine/chapaev"
)

// chapaevFacts say what the present flick takes, what it touches, and what else the side on turn could do.
func chapaevFacts(o *opened) (facts, tail []fact) {
	r := o.chapaev()
	if r.Table() == nil {
		return nil, nil
	}
	e := r.Explain(o.k)
	flick := e.Flick
	if flick.Exact && flick.From.Left|flick.From.Right != 0 {
		facts = append(facts, fact{dot(), touching(flick.From)})
	}
	if flick.Takes != 0 {
		facts = append(facts, fact{yesSign(), words.Parts("chapaev.takes", disc(flick.Disc), flick.Takes)})
	}
	for _, hair := range []struct {
		side words.Key
		does *chapaev.Outcome
	}{{"left", e.Left}, {"right", e.Right}} {
		if hair.does != nil && flick.Takes&^hair.does.Takes != 0 {
			key := words.Key("chapaev.hair-") + hair.side
			if flick.Wins && !hair.does.Wins {
				key += "-loses"
			}
			facts = append(facts, fact{noSign(), words.Parts(key, flick.Takes&^hair.does.Takes)})
		}
	}
	if flick.Wins {
		facts = append(facts, fact{yesSign(), words.Parts("chapaev.wins", e.Winning, e.Options)})
	} else {
		facts = append(facts, fact{noSign(), words.Parts("chapaev.loses", e.Options)})
	}
	if e.NeedsTouch {
		tail = append(tail, fact{"", words.Parts("chapaev.needs-touch")})
	}
	for _, proof := range e.Proof {
		tail = append(tail, fact{"", proofParts(proof)})
	}
	if o.k == 1 && o.data.(*chapaev.Dataset).HangsOnTouch() {
		tail = append(tail, fact{"", words.Parts("chapaev.hangs")})
	}
	if next := r.Position(o.k); next.Over() {
		tail = append(tail, fact{"", words.Parts(words.Key("chapaev.over." + sideKey(next.Turn)))})
	}
	return facts, tail
}

// maxProof is how many digits a number of a proof may have to be shown.
const maxProof = 40

// proofParts is the equation that shows that one direction touches two discs.
func proofParts(e chapaev.Equality) []any {
	m, n, dot, square := e.M.String(), e.N.String(), e.Dot.String(), e.Square.String()
	if len(m) > maxProof || len(n) > maxProof {
		return words.Parts("chapaev.proof-long", disc(e.A), disc(e.B))
	}
	sign := " + "
	if e.SameSide {
		sign = " − "
	}
	return words.Parts("chapaev.proof", disc(e.A), disc(e.B), "√("+m+" · "+n+") = "+dot+sign+square)
}

func sideKey(s chapaev.Side) string {
	if s == chapaev.Red {
		return "red"
	}
	return "white"
}

// dot is the sign of a touch.
func dot() markup { return drawing("sign touch", "16 16", `<circle cx="8" cy="8" r="4"/>`) }

// touching says what a ray touches, and on which side.
func touching(ray chapaev.Ray) []any {
	switch {
	case ray.Left == 0:
		return words.Parts("chapaev.touch-right", ray.Right)
	case ray.Right == 0:
		return words.Parts("chapaev.touch-left", ray.Left)
	}
	return words.Parts("chapaev.touch-both", ray.Left, ray.Right)
}

// degrees writes an angle with at most two digits after the point.
func degrees(angle float64) string {
	s := strconv.FormatFloat(math.Round(angle*100)/100, 'f', -1, 64)
	if s == "-0" {
		s = "0"
	}
	return s + "°"
}

// aimed is the disc and the outcome that are looked at: those of the flick until a person chooses others.
func (o *opened) aimed() (disc int, outcomes []chapaev.Outcome, choice int) {
	r := o.chapaev()
	now := r.Position(max(o.k-1, 0))
	disc = o.disc
	flick := chapaev.Outcome{Disc: -1}
	if o.k > 0 {
		flick = r.Flick(o.k)
	}
	if disc < 0 || !now.Discs.Has(disc) {
		disc = flick.Disc
	}
	if disc < 0 {
		return -1, nil, -1
	}
	if o.list == nil || o.listOf != [2]int{o.k, disc} {
		o.list, o.listOf = r.Outcomes(now, disc), [2]int{o.k, disc}
	}
	outcomes = o.list
	choice = o.choice
	if disc != o.disc || choice >= len(outcomes) {
		choice = -1
	}
	if choice < 0 && disc == flick.Disc {
		for i, outcome := range outcomes {
			if outcome == flick {
				choice = i
			}
		}
	}
	return disc, outcomes, max(choice, 0)
}
