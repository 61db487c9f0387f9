package app

import (
	"math"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

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
		tail = append(tail, fact{nil, words.Parts("chapaev.needs-touch")})
	}
	for _, proof := range e.Proof {
		tail = append(tail, fact{nil, proofParts(proof)})
	}
	if o.k == 1 && o.data.(*chapaev.Dataset).HangsOnTouch() {
		tail = append(tail, fact{nil, words.Parts("chapaev.hangs")})
	}
	if next := r.Position(o.k); next.Over() {
		tail = append(tail, fact{nil, words.Parts(words.Key("chapaev.over." + sideKey(next.Turn)))})
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
func dot() goapp.UI { return svg(".sign.touch", "0 0 16 16", shape("circle[cx=8][cy=8][r=4]")) }

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
	outcomes = r.Outcomes(now, disc)
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

// outcomePane lists what one disc can do, by angle.
func (p *gamePage) outcomePane() goapp.UI {
	o := p.desk.open
	if o == nil || o.chapaev() == nil || o.chapaev().Table() == nil {
		return nil
	}
	disc, outcomes, choice := o.aimed()
	if disc < 0 {
		return nil
	}
	wins := 0
	var rows []any
	for i, outcome := range outcomes {
		sign, word := noSign(), words.T("outcome.loses")
		if outcome.Wins {
			wins++
			sign, word = yesSign(), words.T("outcome.wins")
		}
		rows = append(rows, el("li", button(".outcome[data-choice=?][aria-pressed=?]", strconv.Itoa(i), strconv.FormatBool(i == choice),
			el("span.range", rangeWords(outcome)),
			el("span.discs", discDots(outcome.Takes)),
			el("span.end", sign, word),
		).OnClick(p.desk.chooseOutcome)))
	}
	return el("section.pane.outcome-pane[aria-labelledby=outcome-title]",
		el("div.head",
			el("h2#outcome-title", words.T("outcome.title", discName(disc))),
			el("span.chip", words.T("outcome.count", len(outcomes), wins)),
			el("div.end",
				iconButton("outcome-back", "back", words.T("outcome.back")).OnClick(p.desk.outcomeBack),
				iconButton("outcome-on", "on", words.T("outcome.on")).OnClick(p.desk.outcomeOn),
			),
		),
		p.angleField(outcomes[choice]),
		p.flickButton(disc, outcomes[choice]),
		el("ul.outcomes[tabindex=0]", rows),
	)
}

// angleField is the direction in degrees, as a number and as a slider.
func (p *gamePage) angleField(chosen chapaev.Outcome) goapp.UI {
	angle := chosen.Middle()
	if p.desk.open.angle != nil {
		angle = *p.desk.open.angle
	}
	value := strings.TrimSuffix(degrees(angle), "°")
	return el("div.angle",
		el("label[for=angle]", words.T("outcome.angle")),
		el("input#angle[type=number][min=-180][max=180][step=any][value=?]", value).OnChange(p.desk.typeAngle),
		el("input#angle-slider[type=range][min=-180][max=180][step=0.5][value=?][aria-label=?]", value, words.T("outcome.angle")).OnInput(p.desk.typeAngle),
	)
}

// typeAngle looks in the direction that was typed or slid to; the outcome is the one that it falls into.
func (d *desk) typeAngle(_ goapp.Context, e goapp.Event) {
	angle, err := strconv.ParseFloat(e.Get("target").Get("value").String(), 64)
	o := d.open
	if err != nil || o == nil || o.chapaev() == nil || math.Abs(angle) > 360 {
		return
	}
	disc, outcomes, _ := o.aimed()
	for i, outcome := range outcomes {
		if holds(outcome, angle) {
			o.disc, o.choice, o.angle = disc, i, &angle
			d.say(words.T("outcome.spoken", discName(disc), rangeWords(outcome), outcome.Takes.Len()))
			return
		}
	}
}

// holds tells whether an angle is about in an outcome's range: it only chooses what is shown.
func holds(o chapaev.Outcome, angle float64) bool {
	turn := func(from, to float64) float64 {
		t := math.Mod(to-from, 360)
		if t < 0 {
			t += 360
		}
		return t
	}
	switch {
	case o.Exact:
		return math.Abs(math.Remainder(angle-o.From.Angle, 360)) < 1e-9
	case o.From == o.To:
		return true
	}
	return turn(o.From.Angle, angle) < turn(o.From.Angle, o.To.Angle)
}

// rangeWords are the directions of an outcome: one exactly, or those between two.
func rangeWords(o chapaev.Outcome) string {
	switch {
	case o.Exact:
		return words.T("outcome.exactly", degrees(o.From.Angle))
	case o.From == o.To && o.From == (chapaev.Ray{}):
		return words.T("outcome.any")
	}
	return words.T("outcome.between", degrees(o.From.Angle), degrees(o.To.Angle))
}

// discDots are small discs with numbers.
func discDots(discs chapaev.Discs) []any {
	var list []any
	for d := range discs.All() {
		class := "w"
		if chapaev.SideOf(d) == chapaev.Red {
			class = "r"
		}
		list = append(list, el("span.dot[class=?]", class, discName(d)))
	}
	return list
}

func (d *desk) chooseOutcome(ctx goapp.Context, _ goapp.Event) {
	if i, err := strconv.Atoi(ctx.JSSrc().Get("dataset").Get("choice").String()); err == nil {
		d.pickOutcome(i)
	}
}

func (d *desk) outcomeBack(goapp.Context, goapp.Event) { d.turnOutcome(-1) }
func (d *desk) outcomeOn(goapp.Context, goapp.Event)   { d.turnOutcome(1) }

// turnOutcome goes to the outcome at the next greater angle, or the next lesser one.
func (d *desk) turnOutcome(by int) {
	if o := d.open; o != nil && o.chapaev() != nil {
		if _, outcomes, choice := o.aimed(); len(outcomes) > 0 {
			d.pickOutcome((choice + by + len(outcomes)) % len(outcomes))
		}
	}
}

// pickOutcome looks at an outcome of the disc that is looked at.
func (d *desk) pickOutcome(i int) {
	o := d.open
	disc, outcomes, _ := o.aimed()
	if i < 0 || i >= len(outcomes) {
		return
	}
	o.disc, o.choice, o.angle = disc, i, nil
	d.say(words.T("outcome.spoken", discName(disc), rangeWords(outcomes[i]), outcomes[i].Takes.Len()))
}
