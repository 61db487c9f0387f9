package app

import (
	"slices"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/goban"
)

// The layers that a person can switch on and off over a board.
const (
	layerReach     = "reach"     // Lianliankan: the cells that lines get to
	layerLiberties = "liberties" // Go: the liberties of every chain
	layerAtari     = "atari"     // Go: chains with one liberty
	layerHover     = "hover"     // TwixT: the links of a peg under the pointer
	layerTake      = "take"      // Lianliankan: tiles that can be joined are taken off
	layerHint      = "hint"      // Lianliankan: the pairs that may be taken off
	layerAnswers   = "answers"   // Chapaev: a flick is answered by best play
)

// layersOf are the layers that a game's board has.
func layersOf(game string) []string {
	switch game {
	case "twixt":
		return []string{layerHover}
	case "lianliankan":
		return []string{layerReach, layerTake, layerHint}
	case "chapaev":
		return []string{layerAnswers}
	case "go", "infinite-go":
		return []string{layerLiberties, layerAtari}
	}
	return nil
}

// layersOn names the layers that are on, in one string that can be compared.
func (d *desk) layersOn() string {
	var on []string
	for name, shown := range d.layers {
		if shown {
			on = append(on, name)
		}
	}
	slices.Sort(on)
	return strings.Join(on, " ")
}

func (d *desk) switchLayer(ctx goapp.Context, _ goapp.Event) {
	name := ctx.JSSrc().Get("dataset").Get("layer").String()
	d.layers[name] = !d.layers[name]
}

// underBoard is what stands between the board and the stepper: switches, the reach's key, on the plane the plot of stones.
func (p *gamePage) underBoard(v *view) goapp.UI {
	d := p.desk
	if d.arranging() {
		return nil
	}
	if d.open == nil || d.sum == nil || d.sum.Game != p.game.ID {
		return el("div.under", el("div.tools", button(".btn#arrange-here", words.T("arrange.here")).OnClick(p.startArranging)))
	}
	around := aroundTools{game: p.game.ID, layers: d.layersOn()}
	if v.reach {
		around.reach, around.k, around.ends = d.open, d.open.k, d.open.ends
	}
	return el("div.under", keep(&p.keeps, "tools", around, p.tools),
		when(p.game.ID == "infinite-go", func() any { return p.plot() }))
}

// aroundTools is all that the tools under the board hang on.
type aroundTools struct {
	game, layers string

	reach *opened // whose reach is shown, at step k; nil if none is
	k     int
	ends  reachEnds
}

// tools are the switches of the layers, the field for coordinates and the way to the board as text.
func (p *gamePage) tools() goapp.UI {
	d, reach := p.desk, p.desk.open.view.reach
	var tools []any
	for _, name := range layersOf(p.game.ID) {
		if name == layerReach && !reach {
			continue
		}
		tools = append(tools, button(".chip[data-layer=?][aria-pressed=?]", name, strconv.FormatBool(d.layers[name]),
			words.T(words.Key("layer."+name))).OnClick(d.switchLayer))
	}
	if p.game.ID == "chapaev" {
		tools = append(tools, el("span.muted", words.T("outcome.drag")))
	}
	tools = append(tools, el("form.goto",
		el("input#goto[type=text][size=9][autocomplete=off][inputmode=text][aria-label=?][placeholder=?]", words.T("goto.label"), words.T("goto.hint")),
		when(p.game.ID != "chapaev", func() any {
			return button(".btn#play-at", words.T("goto.play")).OnClick(d.playAt)
		}),
	).On("submit", d.goTo))
	tools = append(tools, button(".chip.phone-only#arrange-here", words.T("setup.title")).OnClick(p.startArranging))
	tools = append(tools, iconButton("as-text", "text", words.T("text.button")).OnClick(d.showText))
	if reach && d.layers[layerReach] {
		tools = append(tools, p.reachKey())
	}
	return el("div.tools", tools)
}

// goTo lights the place whose coordinates were typed.
func (d *desk) goTo(_ goapp.Context, e goapp.Event) {
	e.PreventDefault()
	if typed := d.typedPoints(); len(typed) > 0 {
		d.light(board.At(typed[0]))
	}
}

// playAt plays where the coordinates were typed; of Lianliankan, four numbers name two tiles.
func (d *desk) playAt(goapp.Context, goapp.Event) {
	typed := d.typedPoints()
	if len(typed) > 0 {
		clearField("goto")
	}
	switch {
	case len(typed) == 2:
		d.open.tile = nil
		d.askTiles(typed[0], typed[1])
	case len(typed) == 1 && !d.playPick(typed[0]):
		d.light(board.At(typed[0]))
	}
}

// typedPoints are the one or, in Lianliankan, two points whose coordinates were typed. If there are none, that is said.
func (d *desk) typedPoints() []engine.Point {
	var points []engine.Point
	numbers := strings.FieldsFunc(fieldText("goto"), func(r rune) bool { return strings.ContainsRune(" ,;()", r) })
	if d.open == nil || len(numbers) != 2 && (len(numbers) != 4 || d.open.lianliankan() == nil) {
		d.tell(words.T("goto.two"))
		return nil
	}
	for i := 0; i < len(numbers); i += 2 {
		x, err1 := strconv.Atoi(numbers[i])
		y, err2 := strconv.Atoi(numbers[i+1])
		if err1 != nil || err2 != nil {
			d.tell(words.T("goto.two"))
			return nil
		}
		p := engine.Point{X: x, Y: y}
		if !d.open.has(p) {
			d.tell(words.T("goto.off", x, y))
			return nil
		}
		points = append(points, p)
	}
	return points
}

// light lights a place on the board and what the input says about it, and speaks its name.
func (d *desk) light(at board.Place) {
	o := d.open
	if o == nil {
		return
	}
	if o.plane() != nil {
		o.cluster = o.plan.ClusterOf(engine.Point{X: int(at.X), Y: int(at.Y)})
	}
	d.lit = &at
	if o.view != nil && o.view.scene.Surface != board.Squares {
		d.say(o.view.scene.Name(engine.Point{X: int(at.X), Y: int(at.Y)}))
	}
}

// tell shows a passing note.
func (d *desk) tell(note string) {
	d.note, d.undo = note, false
	d.say(note)
	d.hideToast()
}

// pressName lights the place whose name was pressed in an explanation.
func (d *desk) pressName(_ goapp.Context, e goapp.Event) {
	if d.open == nil {
		return
	}
	if e.Get("target").Call("closest", "#all-removals").Truthy() {
		d.open.gone = !d.open.gone
		return
	}
	name := e.Get("target").Call("closest", ".pt")
	if !name.Truthy() {
		return
	}
	data := name.Get("dataset")
	if o := d.open; o.chapaev() != nil {
		if disc, err := strconv.Atoi(data.Get("disc").String()); err == nil {
			d.light(o.centre(disc))
		}
		return
	}
	x, err1 := strconv.Atoi(data.Get("x").String())
	y, err2 := strconv.Atoi(data.Get("y").String())
	if err1 == nil && err2 == nil {
		d.light(board.Place{X: float64(x), Y: float64(y)})
	}
}

// onPick hears of a place that was clicked on the board: it is lit; a disc of Chapaev shows what it can do.
func (d *desk) onPick(_ goapp.Context, a goapp.Action) {
	pick, ok := a.Value.(board.Pick)
	o := d.open
	if ok && d.arranging() {
		d.arrangePick(pick)
		return
	}
	if !ok || o == nil || o.view == nil {
		return
	}
	switch {
	case pick.Cluster >= 0:
		o.fly(pick.Cluster)
	case o.chapaev() != nil:
		if pick.Piece >= 0 && pick.Piece < len(o.view.scene.Pieces) {
			if disc := discOf(o.view.scene.Pieces[pick.Piece].Label); o.mayFlick(disc) {
				o.disc, o.choice, o.angle = disc, -1, nil
				d.say(words.T("outcome.title", discName(disc)))
			}
		}
	case pick.Small && o.mayPlay(pick.Point):
		d.waits, d.refused = &pick.Point, ""
		d.light(board.At(pick.Point))
	case !d.playPick(pick.Point):
		d.light(board.At(pick.Point))
	}
}

// onAim hears which hole of a TwixT board the pointer or the cursor is at.
func (d *desk) onAim(_ goapp.Context, a goapp.Action) {
	if pick, ok := a.Value.(board.Pick); ok && d.open != nil {
		d.open.hover = pick.Point
		if pick.Outside {
			d.open.hover = engine.Point{X: -1, Y: -1}
		}
	}
}

// showText opens the board as text.
func (d *desk) showText(goapp.Context, goapp.Event) { d.ask(dialogText) }

// boardText is the board as text, to be read aloud or copied.
func boardText(d *desk) goapp.UI {
	content := ""
	if d.open != nil && d.open.view != nil {
		content = board.Text(d.open.view.scene)
	}
	return el("div",
		el("pre#board-text.mono[tabindex=0][translate=no]", content),
		button(".btn#copy-text", icon("copy"), words.T("text.copy")).OnClick(d.copyBoard),
	)
}

func (d *desk) copyBoard(goapp.Context, goapp.Event) {
	if d.open != nil && d.open.view != nil {
		copyString(board.Text(d.open.view.scene), d.copied)
	}
}

// showLayers draws the layers of a Go board.
func showLayers(s *board.Scene, r *goban.Replay, k int, layers map[string]bool) {
	if !layers[layerLiberties] && !layers[layerAtari] {
		return
	}
	drawn := map[engine.Point]bool{}
	for _, chain := range r.Chains(k) {
		if layers[layerLiberties] {
			for _, p := range chain.Liberties {
				if !drawn[p] {
					drawn[p] = true
					s.Marks = append(s.Marks, board.Mark{At: board.At(p), Kind: board.Liberty})
				}
			}
		}
		if layers[layerAtari] && len(chain.Liberties) == 1 {
			for _, p := range chain.Stones {
				s.Marks = append(s.Marks, board.Mark{At: board.At(p), Kind: board.Atari})
			}
		}
	}
}
