package app

import (
	"strconv"
	"strings"
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
)

// tick says what is worth a mark on the slider about a step.
type tick uint8

const (
	refusedTick tick = 1 << iota // something was refused: a mark above
	takenTick                    // something was taken off: a mark below
)

// playEvery is how long a step is shown while the steps play, at the speed 1.
const playEvery = 700 * time.Millisecond

// speeds are how many times faster the steps can play.
var speeds = []int{1, 2, 4, 8}

// playback is how the steps play by themselves.
type playback struct {
	playing int // numbers the playing under way, 0 if the steps stand still
	plays   int
	speed   int // which of speeds
}

// goStep shows the position after step k of the opened dataset.
func (d *desk) goStep(k int) {
	o := d.open
	if o == nil {
		return
	}
	k = max(0, min(k, o.replay.Len()))
	if k == o.k {
		return
	}
	o.k, d.lit, d.waits, d.refused = k, nil, nil, ""
	o.disc, o.choice, o.angle, o.cluster, o.tile, o.gone = -1, -1, nil, -1, nil, false
	if o.perStep() && k > 0 && k <= o.pasted() {
		d.at = o.info.First + k - 1
	}
	d.say(strings.Join(spoken(stepHead(o), stepLine(o)), " "))
	d.keepAddress()
	d.askWhy()
	if !editable(d) {
		d.after(rest, func() bool { return d.open == o && o.k == k }, d.loadLines)
	}
}

// rest is how long the steps must rest before the folded input shows the lines about the present one.
const rest = 150 * time.Millisecond

// spoken are the sentences that are not empty.
func spoken(sentences ...string) []string {
	var list []string
	for _, s := range sentences {
		if s != "" {
			list = append(list, s)
		}
	}
	return list
}

// nextTick is the nearest step after k, or before it, that has a mark; k itself if there is none.
func (o *opened) nextTick(k, by int) int {
	for i := k + by; i >= 1 && i <= o.replay.Len(); i += by {
		if o.ticks[i-1] != 0 {
			return i
		}
	}
	return k
}

// refusedPlace is how many answers are refused before one, in an input of this one dataset with an answer to each step, and
// whether this one is refused, too. It is noRow where there is no such answer.
func (o *opened) refusedPlace(answer int) (before int, refused bool) {
	if !o.perStep() || answer < 0 || answer >= len(o.ticks) {
		return noRow, false
	}
	for _, t := range o.ticks[:answer] {
		if t&refusedTick != 0 {
			before++
		}
	}
	return before, o.ticks[answer]&refusedTick != 0
}

func (d *desk) stepFirst(goapp.Context, goapp.Event) { d.halt(); d.goStep(0) }
func (d *desk) stepBack(goapp.Context, goapp.Event)  { d.halt(); d.stepBy(-1) }
func (d *desk) stepOn(goapp.Context, goapp.Event)    { d.halt(); d.stepBy(1) }
func (d *desk) stepLast(goapp.Context, goapp.Event) {
	d.halt()
	if d.open != nil {
		d.goStep(d.open.replay.Len())
	}
}

func (d *desk) stepBy(by int) {
	if d.open != nil {
		d.goStep(d.open.k + by)
	}
}

// stepTick goes to the next refusal or capture, or to the one before.
func (d *desk) stepTick(by int) {
	d.halt()
	if d.open != nil {
		d.goStep(d.open.nextTick(d.open.k, by))
	}
}

// slide follows the slider.
func (d *desk) slide(_ goapp.Context, e goapp.Event) {
	d.halt()
	if k, err := strconv.Atoi(e.Get("target").Get("value").String()); err == nil {
		d.goStep(k)
	}
}

// halt stops the playing steps.
func (d *desk) halt() { d.playing = 0 }

// play starts or stops the steps. At the end they start from the beginning.
func (d *desk) play(goapp.Context, goapp.Event) {
	if d.playing != 0 || d.open == nil {
		d.halt()
		return
	}
	if d.open.k == d.open.replay.Len() {
		d.goStep(0)
	}
	d.playOn()
}

// playOn lets the steps play from the present one.
func (d *desk) playOn() {
	d.plays++
	d.playing = d.plays
	d.tickOn(d.playing)
}

// tickOn shows the next step after a while, as long as the same playing goes on.
func (d *desk) tickOn(playing int) {
	still := func() bool { return d.playing == playing && d.open != nil }
	d.after(playEvery/time.Duration(speeds[d.speed]), still, func() {
		d.stepBy(1)
		if d.open.k == d.open.replay.Len() {
			d.halt()
			return
		}
		d.tickOn(playing)
	})
}

func (d *desk) faster(goapp.Context, goapp.Event) { d.speed = (d.speed + 1) % len(speeds) }

// stepKey is what a key does to the steps; nil if nothing.
func (d *desk) stepKey(key string, shift bool) func() {
	if d.open == nil || d.sum == nil {
		return nil
	}
	by := map[string]int{"ArrowLeft": -1, "ArrowRight": 1, "PageUp": -1, "PageDown": 1}[key]
	switch {
	case d.arranging() && !(by != 0 && strings.HasPrefix(key, "Page")):
		return nil // the board has no steps, but other datasets may be arranged
	case (key == "ArrowLeft" || key == "ArrowRight") && shift:
		return func() { d.stepTick(by) }
	case key == "ArrowLeft" || key == "ArrowRight":
		return func() { d.halt(); d.stepBy(by) }
	case key == "Home":
		return func() { d.halt(); d.goStep(0) }
	case key == "End":
		return func() { d.halt(); d.goStep(d.open.replay.Len()) }
	case key == " ":
		return func() { d.play(d.ctx, goapp.Event{}) }
	case by != 0 && d.shownDatasets() > 1:
		return func() { d.stepDataset(by) }
	}
	return nil
}

// stepper is the row of buttons and the slider that go through a dataset.
func (p *gamePage) stepper() goapp.UI {
	d := p.desk
	n, k := 0, 0
	if o := d.open; o != nil && d.sum != nil && d.sum.Game == p.game.ID && !d.arranging() {
		n, k = o.replay.Len(), o.k
	}
	at := stepping{first: k == 0, last: k == n, none: n == 0, playing: d.playing != 0}
	return el("div.stepper[role=group][aria-label=?]", words.T("step.label"),
		keep(&p.keeps, "step-buttons", at, func() goapp.UI { return at.buttons(d) }),
		el("div.slide",
			rail(k, n),
			when(n > 0, func() any {
				return keep(&p.keeps, "ticks", d.open, func() goapp.UI { return tickMarks(d.open.ticks) })
			}),
			&slider{ID: "slider", Min: "0", Max: strconv.Itoa(n), Step: "1", Value: strconv.Itoa(k),
				Label: words.T("step.slider"), Text: words.T("step.of", k, n), Disabled: n == 0},
		).OnInput(d.slide),
		el("span.count[aria-hidden=true]", words.Count(k)+" / "+words.Count(n)),
		button(".btn.quiet.speed#speed[aria-label=?][title=?]", words.T("step.speed", speeds[d.speed]), words.T("step.speed", speeds[d.speed]),
			strconv.Itoa(speeds[d.speed])+"×").OnClick(d.faster),
	)
}

// stepping is all that the buttons of the stepper hang on.
type stepping struct{ first, last, none, playing bool }

func (at stepping) buttons(d *desk) goapp.UI {
	play, label := "play", words.T("step.play")
	if at.playing {
		play, label = "pause", words.T("step.pause")
	}
	return el("div.buttons",
		unless(at.first, iconButton("step-first", "first", words.T("step.first")), d.stepFirst),
		unless(at.first, iconButton("step-back", "back", words.T("step.back")), d.stepBack),
		unless(at.none, iconButton("step-play", play, label), d.play),
		unless(at.last, iconButton("step-on", "on", words.T("step.on")), d.stepOn),
		unless(at.last, iconButton("step-last", "last", words.T("step.last")), d.stepLast),
	)
}

// maxTicks is how many places the slider has for marks; steps that fall on one place share a mark.
const maxTicks = 400

// tickMarks are the marks over the slider, for refusals, and under it, for captures.
func tickMarks(ticks []tick) goapp.UI {
	var above, below strings.Builder
	lastAbove, lastBelow, n := -1, -1, len(ticks)
	for i, t := range ticks {
		place := (i + 1) * maxTicks / n
		if t&refusedTick != 0 && place != lastAbove {
			lastAbove = place
			above.WriteString("M" + percent(i+1, n) + " 0v8")
		}
		if t&takenTick != 0 && place != lastBelow {
			lastBelow = place
			below.WriteString("M" + percent(i+1, n) + " 22v6")
		}
	}
	return goapp.Raw(string(overSlider(html("path.refused[d=?]", above.String()), html("path.taken[d=?]", below.String()))))
}

// rail is the slider's line, its part up to step k of n in ink.
func rail(k, n int) markup {
	return overSlider(html("path.rail[d=M0 14H100]"), html("path.done[d=?]", "M0 14H"+percent(k, max(n, 1))))
}

// overSlider is a drawing of the size of a slider, 100 wide.
func overSlider(parts ...any) markup {
	return html("svg.ticks[aria-hidden=true][focusable=false][viewBox=0 0 100 28][preserveAspectRatio=none]", parts...)
}

// percent is where part of a whole lies on a width of 100.
func percent(part, whole int) string {
	return strconv.FormatFloat(float64(part)*100/float64(whole), 'f', 2, 64)
}
