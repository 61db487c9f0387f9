package app

import (
	"math"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine/chapaev"
)

// outcomes lists what one disc can do, by angle.
func (p *gamePage) outcomes() any {
	o := p.desk.open
	if o == nil || o.chapaev() == nil || o.chapaev().Table() == nil || p.desk.arranging() {
		return nil
	}
	if disc, _, _ := o.aimed(); disc < 0 {
		return nil
	}
	shows := struct {
		open            *opened
		k, disc, choice int
		aimed           bool
		angle           float64
	}{open: o, k: o.k, disc: o.disc, choice: o.choice, aimed: o.angle != nil}
	if shows.aimed {
		shows.angle = *o.angle
	}
	return keep(&p.keeps, "outcomes", shows, p.outcomePane)
}

// outcomePane is the pane of the disc that is looked at.
func (p *gamePage) outcomePane() goapp.UI {
	o := p.desk.open
	disc, outcomes, choice := o.aimed()
	wins := 0
	for _, outcome := range outcomes {
		if outcome.Wins {
			wins++
		}
	}
	x, y := o.data.(*chapaev.Dataset).Typed(disc)
	return el("section.pane.outcome-pane[aria-labelledby=outcome-title]",
		el("div.head",
			el("h2#outcome-title", words.T("outcome.title", discName(disc))),
			el("span.mono[translate=no]", string(x)+" "+string(y)),
			el("span.chip", words.T("outcome.count", len(outcomes), wins)),
			el("div.end",
				iconButton("outcome-back", "back", words.T("outcome.back")).OnClick(p.desk.outcomeBack),
				iconButton("outcome-on", "on", words.T("outcome.on")).OnClick(p.desk.outcomeOn),
			),
		),
		p.angleField(outcomes, choice),
		&outcomeList{Desk: p.desk, Disc: disc, List: outcomes, At: choice},
	)
}

// angleField is the direction in degrees: a number, a slider with a mark under every tangent and above where it wins, and
// the button that flicks.
func (p *gamePage) angleField(outcomes []chapaev.Outcome, choice int) goapp.UI {
	chosen := outcomes[choice]
	angle := chosen.Middle()
	if p.desk.open.angle != nil {
		angle = *p.desk.open.angle
	}
	value := strings.TrimSuffix(degrees(angle), "°")
	return el("div.angle",
		el("label[for=angle]", words.T("outcome.angle")),
		el("input#angle[type=number][min=-180][max=180][step=any][value=?]", value).OnChange(p.desk.typeAngle),
		el("div.slide",
			rail(0, 1),
			angleMarks(outcomes),
			&slider{ID: "angle-slider", Min: "-180", Max: "180", Step: "0.5", Value: value,
				Label: words.T("outcome.angle"), Text: rangeWords(chosen)},
		).OnInput(p.desk.slideAngle),
		p.flickButton(chosen.Disc, chosen),
	)
}

// angleMarks are the marks at the slider: below it every tangent, above it the tangents and the gaps that win.
func angleMarks(outcomes []chapaev.Outcome) markup {
	var tangents, wins, gaps strings.Builder
	x := func(angle float64) string { return strconv.FormatFloat((angle+180)/3.6, 'f', 2, 64) }
	for _, o := range outcomes {
		at := x(o.From.Angle)
		switch {
		case o.Exact:
			tangents.WriteString("M" + at + " 23v5")
			if o.Wins {
				wins.WriteString("M" + at + " 1v7")
			}
		case !o.Wins:
		case o.From == o.To: // the whole turn, or all of it but one tangent
			gaps.WriteString("M0 5H100")
		case o.To.Angle < o.From.Angle: // over the end of the slider
			gaps.WriteString("M" + at + " 5H100M0 5H" + x(o.To.Angle))
		default:
			gaps.WriteString("M" + at + " 5H" + x(o.To.Angle))
		}
	}
	return overSlider(
		html("path.tangent[d=?]", tangents.String()),
		html("path.win-gap[d=?]", gaps.String()),
		html("path.wins[d=?]", wins.String()),
	)
}

// typeAngle looks in the direction that was typed.
func (d *desk) typeAngle(_ goapp.Context, e goapp.Event) { d.aim(e, 0) }

// slideAngle looks in the direction that was slid to. The slider goes by half a degree, so what it passes catches.
func (d *desk) slideAngle(_ goapp.Context, e goapp.Event) { d.aim(e, 0.25) }

// aim looks in the direction of a field; see aimAt.
func (d *desk) aim(e goapp.Event, catch float64) {
	angle, err := strconv.ParseFloat(e.Get("target").Get("value").String(), 64)
	o := d.open
	if err != nil || o == nil || o.chapaev() == nil || math.Abs(angle) > 360 {
		return
	}
	disc, outcomes, _ := o.aimed()
	d.sayOutcome(o.aimAt(disc, outcomes, angle, catch))
}

// aimAt looks in a direction, or in that of the nearest tangent if it is no farther than some degrees: then it is exactly
// that tangent, not its rounded angle.
func (o *opened) aimAt(disc int, outcomes []chapaev.Outcome, angle, catch float64) chapaev.Outcome {
	angle = math.Remainder(angle, 360)
	choice := chapaev.At(outcomes, angle)
	for i, outcome := range outcomes {
		if gap := math.Abs(math.Remainder(outcome.From.Angle-angle, 360)); outcome.Exact && gap <= catch {
			choice, catch = i, gap
		}
	}
	o.disc, o.choice, o.angle = disc, choice, &angle
	if outcomes[choice].Exact {
		o.angle = nil
	}
	return outcomes[choice]
}

// dragCatch is how near, in degrees, a drag comes to a tangent to mean it.
const dragCatch = 0.5

// onDrag hears of a disc that is dragged: it is aimed from its centre to where the pointer is, and stays so.
func (d *desk) onDrag(_ goapp.Context, a goapp.Action) {
	drag, ok := a.Value.(board.Pick)
	if ok && d.arranging() {
		d.dragDisc(drag)
		return
	}
	o := d.open
	if !ok || o == nil || o.view == nil || o.chapaev() == nil || o.chapaev().Table() == nil || drag.Piece >= len(o.view.scene.Pieces) {
		return
	}
	disc := discOf(o.view.scene.Pieces[drag.Piece].Label)
	if !o.mayFlick(disc) {
		return
	}
	from := o.centre(disc)
	right, up := drag.Place.X-from.X, drag.Place.Y-from.Y
	if right == 0 && up == 0 {
		return
	}
	d.halt()
	outcomes := o.chapaev().Outcomes(o.chapaev().Position(max(o.k-1, 0)), disc)
	outcome := o.aimAt(disc, outcomes, math.Atan2(up, right)*180/math.Pi, dragCatch)
	if !drag.Held {
		d.sayOutcome(outcome)
	}
}

func (d *desk) sayOutcome(o chapaev.Outcome) {
	d.say(words.T("outcome.spoken", discName(o.Disc), rangeWords(o), o.Takes.Len()))
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

// tangentWords name the tangents of an outcome by the discs that they touch, and on which side of the path.
func tangentWords(o chapaev.Outcome) string {
	switch {
	case o.Exact:
		return words.T("outcome.touches", rayWords(o.From))
	case o.From == (chapaev.Ray{}):
		return ""
	}
	return words.T("outcome.from-to", rayWords(o.From), rayWords(o.To))
}

// rayWords name a tangent: "W2 left" has W2 touched on the left of the path.
func rayWords(ray chapaev.Ray) string {
	switch {
	case ray.Left == 0:
		return words.T("outcome.right", discNames(ray.Right))
	case ray.Right == 0:
		return words.T("outcome.left", discNames(ray.Left))
	}
	return words.T("outcome.both", discNames(ray.Left), discNames(ray.Right))
}

func discNames(discs chapaev.Discs) string {
	var names []string
	for d := range discs.All() {
		names = append(names, discName(d))
	}
	return strings.Join(names, " ")
}

// discDots are small discs with numbers.
func discDots(discs chapaev.Discs) []any {
	var list []any
	for d := range discs.All() {
		class := "w"
		if chapaev.SideOf(d) == chapaev.Red {
			class = "r"
		}
		list = append(list, html("span.dot[class=?]", class, discName(d)[1:]))
	}
	return list
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
	if o == nil || o.chapaev() == nil {
		return
	}
	disc, outcomes, _ := o.aimed()
	if i < 0 || i >= len(outcomes) {
		return
	}
	o.disc, o.choice, o.angle = disc, i, nil
	d.sayOutcome(outcomes[i])
}

// outcomeList is the list box of a disc's outcomes.
type outcomeList struct {
	goapp.Compo

	Desk *desk
	Disc int
	List []chapaev.Outcome
	At   int // the chosen one

	shown int // the one that was last brought into view, plus one
}

const outcomesID = "outcomes"

func outcomeID(i int) string { return outcomesID + "-" + strconv.Itoa(i) }

func (l *outcomeList) OnMount(ctx goapp.Context)  { l.settle(ctx) }
func (l *outcomeList) OnUpdate(ctx goapp.Context) { l.settle(ctx) }

// settle brings the chosen outcome into view when the choice has changed, after the list is drawn.
func (l *outcomeList) settle(ctx goapp.Context) {
	if l.shown == l.At+1 {
		return
	}
	l.shown = l.At + 1
	ctx.Defer(func(goapp.Context) { showInside(outcomesID, outcomeID(l.At)) })
}

func (l *outcomeList) Render() goapp.UI {
	rows := make([]any, len(l.List))
	for i, o := range l.List {
		sign, word := noSign(), "outcome.loses"
		if o.Wins {
			sign, word = yesSign(), "outcome.wins"
		}
		rows[i] = l.row(i, o, sign, words.T(words.Key(word)))
	}
	return el("div.outcomes[role=listbox][tabindex=0][id=?][aria-label=?][aria-activedescendant=?]",
		outcomesID, words.T("outcome.list", discName(l.Disc)), outcomeID(l.At), html("div", rows),
	).OnClick(l.onClick).OnKeyDown(l.onKey)
}

func (l *outcomeList) row(i int, o chapaev.Outcome, sign markup, word string) markup {
	takes, mood := words.T("outcome.nothing"), "no-text"
	if o.Takes != 0 {
		takes = discNames(o.Takes)
	}
	if o.Wins {
		mood = "yes-text"
	}
	return html("div.outcome[role=option][id=?][data-choice=?][aria-selected=?]",
		outcomeID(i), strconv.Itoa(i), strconv.FormatBool(i == l.At),
		html("span.what", html("span.range", rangeWords(o)), html("span.tangents", tangentWords(o))),
		html("span.discs", html("span.vh", words.T("outcome.takes", takes)), html("span[aria-hidden=true]", discDots(o.Takes))),
		html("span[class=?]", "end "+mood, sign, word),
	)
}

func (l *outcomeList) onClick(_ goapp.Context, e goapp.Event) {
	if row := e.Get("target").Call("closest", ".outcome"); row.Truthy() {
		if i, err := strconv.Atoi(row.Get("dataset").Get("choice").String()); err == nil {
			l.Desk.pickOutcome(i)
		}
	}
}

// pageOutcomes is how many rows Page Up and Page Down go.
const pageOutcomes = 5

// onKey moves the choice as in any list box.
func (l *outcomeList) onKey(_ goapp.Context, e goapp.Event) {
	at := l.At
	switch e.Get("key").String() {
	case "ArrowDown":
		at++
	case "ArrowUp":
		at--
	case "PageDown":
		at += pageOutcomes
	case "PageUp":
		at -= pageOutcomes
	case "Home":
		at = 0
	case "End":
		at = len(l.List) - 1
	case "Enter":
		l.Desk.flick(l.Desk.ctx, e)
		return
	default:
		return
	}
	e.PreventDefault()
	e.Call("stopPropagation")
	l.Desk.pickOutcome(max(0, min(at, len(l.List)-1)))
}
