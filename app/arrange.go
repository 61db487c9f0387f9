package app

import (
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/link"
	"umpire/engine/setup"
)

// The tools of arranging: what a pick on the board does.
const (
	toolBlack  = "black"
	toolWhite  = "white"
	toolTile   = "tile"
	toolMove   = "move"
	toolRemove = "remove"
)

// toolsOf are a game's tools; the first is the one to begin with. Discs of Chapaev are chosen and moved without any.
func toolsOf(game string) []string {
	switch game {
	case "chapaev":
		return nil
	case "lianliankan":
		return []string{toolTile, toolMove, toolRemove}
	}
	return []string{toolBlack, toolWhite, toolMove, toolRemove}
}

// maxTile is the greatest tile that the toolbar puts; the text takes any.
const maxTile = 99

// arranging tells whether a person is arranging the board of the page's game.
func (d *desk) arranging() bool { return d.board != nil && d.board.on }

// startArranging makes the shown position, or the empty board, one that can be arranged.
func (p *gamePage) startArranging(goapp.Context, goapp.Event) {
	d := p.desk
	d.halt()
	s := setup.New(p.game.ID)
	var rest *around
	if a := d.board; a != nil && a.Game == p.game.ID {
		rest = a.rest
	}
	if o := d.open; o != nil && d.sum != nil && d.sum.Game == p.game.ID {
		if o.far() || !editable(d) || (o.replay == still{}) {
			d.tell(words.T("arrange.too-large"))
			return
		}
		k := o.k
		if o.chapaev() != nil {
			k = max(k-1, 0) // the flick is shown before it is done
		}
		s = setup.Of(p.game.ID, o.data, o.replay, k)
		if d.sum.How != howSetup {
			rest = d.aroundOf(o)
		}
	} else if a := d.board; a != nil && a.Game == p.game.ID {
		s = a.Setup
	}
	d.tab, d.page = tabBoard, pageJudge
	d.lit, d.waits, d.refused = nil, nil, ""
	d.board = &arranged{Setup: s, rest: rest, on: true, tile: 1, disc: -1}
	if tools := toolsOf(s.Game); len(tools) > 0 {
		d.board.tool = tools[0]
	}
	if d.src != nil && d.src.size > 0 {
		d.past = append(d.past, d.src)
	}
	d.rewrite()
	d.say(words.T("arrange.said"))
}

// stopArranging leaves the board as it is, to be played on.
func (d *desk) stopArranging(goapp.Context, goapp.Event) {
	if d.board == nil {
		return
	}
	d.board.on, d.board.from, d.board.view, d.waits = false, nil, nil, nil
	if !setup.Sniff([]byte(d.src.text)) {
		d.board = nil
	}
	d.say(words.T("arrange.done-said"))
}

// rewrite makes the text that of the arranged board, and reads it.
func (d *desk) rewrite() {
	a := d.board
	text, why := a.Text()
	_, a.faults = a.Check()
	a.why, a.base, a.view = why, string(text), nil
	if rest := a.rest; rest != nil && why == "" {
		a.base = rest.before + string(setup.Unclosed(text)) + rest.after
		d.wanted = &spot{dataset: rest.dataset, step: link.NoStep}
	}
	src := textSource(a.base)
	src.game = a.Game
	if d.src != nil && d.src.game == a.Game && len(a.past) > 0 {
		src.name, src.key = d.src.name, d.src.key
	}
	d.src = src
	keepTyped(a.Game, src.text)
	d.editRev++
	d.judge(a.Game)
}

// followText brings the arranged board up to an input that a person edited, or to another dataset that was chosen.
func (d *desk) followText() {
	a, o := d.board, d.open
	if a == nil || !a.on || o == nil || d.sum.Game != a.Game {
		return
	}
	if a.base == d.src.text {
		if d.sum.How == howSetup || a.rest == nil || a.rest.dataset == o.info.Dataset+1 {
			return
		}
		a.past = nil // it is of another dataset
	}
	k := o.replay.Len()
	if o.chapaev() != nil {
		k = 0
	}
	a.Setup = setup.Of(a.Game, o.data, o.replay, k)
	a.base, a.faults, a.why, a.view = d.src.text, nil, "", nil
	a.rest = d.aroundOf(o)
}

// around is what stands in an input beside the dataset that is arranged. It stays where it is.
type around struct {
	before, after string
	others        int // how many datasets that is
	dataset       int // which one is arranged, from 1
}

// aroundOf is what stands around the opened dataset, nil if that is alone.
func (d *desk) aroundOf(o *opened) *around {
	info, text := &o.trunk().info, d.src.text
	if d.sum.Datasets < 2 || !info.Whole {
		return nil
	}
	return &around{text[:info.Span.Start], text[info.Span.End:], d.sum.Datasets - 1, info.Dataset + 1}
}

// change keeps the board for undo, changes it and writes the text.
func (d *desk) change(what func(s *setup.Setup)) {
	a := d.board
	before := a.Copy()
	a.past = append(a.past, before)
	what(a.Setup)
	d.waits = nil
	d.rewrite()
}

// undoArranging takes the last change back.
func (d *desk) undoArranging(goapp.Context, goapp.Event) {
	a := d.board
	if a == nil || len(a.past) == 0 {
		return
	}
	a.Setup, a.past = a.past[len(a.past)-1], a.past[:len(a.past)-1]
	a.from = nil
	d.rewrite()
	d.say(words.T("arrange.undone"))
}

// arrangePick does what the tool does at a place that was picked, or moves what was dragged.
func (d *desk) arrangePick(pick board.Pick) {
	a := d.board
	switch {
	case pick.Cluster >= 0:
		a.cluster, a.view = pick.Cluster, nil
	case a.Game == "chapaev":
		d.pickDisc(pick)
	case pick.From != nil && a.holds(*pick.From) && a.Contains(pick.Point):
		d.change(func(s *setup.Setup) { s.Move(*pick.From, pick.Point) })
		d.say(a.name(pick.Point))
	case pick.Small:
		d.waits, a.view = &pick.Point, nil
	default:
		d.put(pick.Point)
	}
}

// holds tells whether something stands on a point.
func (a *arranged) holds(p engine.Point) bool {
	if a.Board != nil {
		return a.Contains(p) && a.Board.At(p.X, p.Y) != 0
	}
	return a.At(p) != goban.Empty
}

// put does what the tool does at a point. What the tool would put and stands there already is taken away.
func (d *desk) put(p engine.Point) {
	a := d.board
	if !a.Contains(p) {
		d.refuse(words.T("arrange.off", p.X, p.Y))
		return
	}
	d.refused = ""
	switch a.tool {
	case toolMove:
		switch {
		case a.from != nil:
			from := *a.from
			a.from = nil
			d.change(func(s *setup.Setup) { s.Move(from, p) })
		case a.holds(p):
			a.from, a.view = &p, nil
			d.say(words.T("arrange.from", p.X, p.Y))
			return
		default:
			return
		}
	case toolTile:
		tile := int32(a.tile)
		if a.Board.At(p.X, p.Y) == tile {
			tile = 0
		}
		d.change(func(s *setup.Setup) { s.PutTile(p, tile) })
	case toolRemove:
		if !a.holds(p) {
			return
		}
		d.change(func(s *setup.Setup) {
			if s.Board != nil {
				s.PutTile(p, 0)
			} else {
				s.Put(p, goban.Empty)
			}
		})
	default:
		color := goban.Black
		if a.tool == toolWhite {
			color = goban.White
		}
		if a.At(p) == color {
			color = goban.Empty
		}
		d.change(func(s *setup.Setup) { s.Put(p, color) })
	}
	d.say(d.board.name(p))
}

// pickDisc chooses the disc that was picked, or puts the chosen one at the place, to a tenth of a square.
func (d *desk) pickDisc(pick board.Pick) {
	a := d.board
	if pick.Piece >= 0 && pick.Piece < len(a.Discs) {
		a.disc, a.view = a.Discs[pick.Piece].Number, nil
		d.fillDisc()
		d.say(words.T("arrange.disc-chosen", discName(a.disc)))
		return
	}
	if a.disc < 0 {
		return
	}
	d.putDisc(tenth(pick.Place.X), tenth(pick.Place.Y))
}

// dragDisc puts a disc where it was dragged.
func (d *desk) dragDisc(pick board.Pick) {
	if a := d.board; !pick.Held && a.Game == "chapaev" && pick.Piece >= 0 && pick.Piece < len(a.Discs) {
		a.disc = a.Discs[pick.Piece].Number
		d.putDisc(tenth(pick.Place.X), tenth(pick.Place.Y))
	}
}

// tenth is a coordinate of the board to one decimal.
func tenth(v float64) string { return strconv.FormatFloat(max(0, min(v, 8)), 'f', 1, 64) }

// putDisc puts the chosen disc where two decimals say, if they are any.
func (d *desk) putDisc(x, y string) {
	a := d.board
	at, ok := decimals(x, y)
	if !ok || a.disc < 0 {
		d.refuse(words.T("arrange.decimals"))
		return
	}
	d.refused = ""
	d.change(func(s *setup.Setup) { s.PutDisc(setup.Disc{Number: a.disc, Disc: at}) })
	d.fillDisc()
	d.say(words.T("arrange.disc-put", discName(a.disc), x, y))
}

func decimals(x, y string) (disc chapaev.Disc, ok bool) {
	r := input.Read([]byte(x + " " + y))
	disc.X, _ = r.Decimal("x")
	disc.Y, ok = r.Decimal("y")
	return disc, ok && r.AtEnd() && len(x)+len(y) < 80
}

// chooseTool takes another tool.
func (d *desk) chooseTool(ctx goapp.Context, _ goapp.Event) {
	a := d.board
	a.tool, a.from, a.view, d.waits = ctx.JSSrc().Get("dataset").Get("tool").String(), nil, nil, nil
}

// chooseTile takes the tile whose number was typed.
func (d *desk) chooseTile(ctx goapp.Context, e goapp.Event) {
	if n, err := strconv.Atoi(e.Get("target").Get("value").String()); err == nil && n >= 1 && n <= maxTile {
		d.board.tile, d.board.tool = n, toolTile
	}
}

// chooseDisc chooses a disc of the list, on the board or not.
func (d *desk) chooseDisc(_ goapp.Context, e goapp.Event) {
	if n, err := strconv.Atoi(e.Get("target").Get("value").String()); err == nil {
		d.board.disc, d.board.view = n, nil
		d.fillDisc()
	}
}

// fillDisc puts the chosen disc's place into its fields once they are drawn.
func (d *desk) fillDisc() {
	a := d.board
	at := a.placeOfDisc()
	if d.mounted {
		d.ctx.Defer(func(goapp.Context) {
			setValue("arrange-x", at[0])
			setValue("arrange-y", at[1])
		})
	}
}

// placeOfDisc is where the chosen disc lies, as decimals; empty if it is not on the board.
func (a *arranged) placeOfDisc() (at [2]string) {
	for _, d := range a.Discs {
		if d.Number == a.disc {
			at = [2]string{string(chapaev.AppendDecimal(nil, d.X)), string(chapaev.AppendDecimal(nil, d.Y))}
		}
	}
	return at
}

// resize makes the board as large as was typed.
func (d *desk) resize(goapp.Context, goapp.Event) {
	a := d.board
	least, most := a.Sizes()
	rows, err1 := strconv.Atoi(fieldText("arrange-rows"))
	columns, err2 := rows, error(nil)
	if a.Game != "twixt" {
		columns, err2 = strconv.Atoi(fieldText("arrange-columns"))
	}
	if err1 != nil || err2 != nil || min(rows, columns) < least || max(rows, columns) > most {
		d.refuse(words.T("arrange.size", least, most))
		return
	}
	if d.refused = ""; [2]int{rows, columns} != a.Size {
		d.change(func(s *setup.Setup) { s.Resize(rows, columns) })
	}
}

// switchTurn says who is to move.
func (d *desk) switchTurn(_ goapp.Context, e goapp.Event) {
	turn := goban.Empty
	if e.Get("target").Get("value").String() == toolWhite {
		turn = goban.White
	}
	d.change(func(s *setup.Setup) { s.Turn = turn })
}

// emptyBoard takes everything off.
func (d *desk) emptyBoard(goapp.Context, goapp.Event) {
	a := d.board
	a.disc, a.from = -1, nil
	d.change(func(s *setup.Setup) {
		size := s.Size
		*s = *setup.New(s.Game)
		s.Resize(size[0], size[1])
	})
}

// removeDisc takes the chosen disc off.
func (d *desk) removeDisc(goapp.Context, goapp.Event) {
	a := d.board
	if a.disc >= 0 {
		d.change(func(s *setup.Setup) { s.DropDisc(a.disc) })
		d.say(words.T("arrange.disc-off", discName(a.disc)))
	}
}

// typeDisc puts the chosen disc where its fields say.
func (d *desk) typeDisc(goapp.Context, goapp.Event) {
	d.putDisc(fieldText("arrange-x"), fieldText("arrange-y"))
}

// typePoint does what the tool does where the coordinates were typed.
func (d *desk) typePoint(_ goapp.Context, e goapp.Event) {
	e.PreventDefault()
	numbers := strings.FieldsFunc(fieldText("arrange-at"), func(r rune) bool { return strings.ContainsRune(" ,;()", r) })
	if len(numbers) == 2 {
		x, err1 := strconv.Atoi(numbers[0])
		y, err2 := strconv.Atoi(numbers[1])
		if err1 == nil && err2 == nil {
			clearField("arrange-at")
			d.put(engine.Point{X: x, Y: y})
			return
		}
	}
	d.refuse(words.T("goto.two"))
}

// arrangeBar is the tools, in the place of the legend.
func (p *gamePage) arrangeBar() goapp.UI {
	d, a := p.desk, p.desk.board
	parts := []any{el("b", words.T("setup.title"))}
	for _, tool := range toolsOf(a.Game) {
		parts = append(parts, button(".chip[data-tool=?][aria-pressed=?]", tool, strconv.FormatBool(a.tool == tool), words.T(words.Key("arrange."+tool))).OnClick(d.chooseTool))
	}
	if a.Game == "lianliankan" {
		parts = append(parts, sizeField("arrange-tile", "arrange.tile-number", 1, maxTile, a.tile).OnChange(d.chooseTile))
	}
	if a.Game == "chapaev" {
		parts = append(parts, d.discFields())
	} else {
		parts = append(parts, el("form.goto",
			el("input#arrange-at[type=text][size=9][autocomplete=off][aria-label=?][placeholder=?]", words.T("arrange.at"), words.T("goto.hint")),
			el("button.btn#arrange-put[type=submit]", words.T("arrange.put"))).On("submit", d.typePoint))
	}
	if least, most := a.Sizes(); most > 0 {
		rows, columns := words.Key("arrange.rows"), any(nil)
		if a.Game == "twixt" {
			rows = "arrange.n"
		} else {
			columns = sizeField("arrange-columns", "arrange.columns", least, most, a.Size[1]).OnChange(d.resize)
		}
		parts = append(parts, el("span", words.T(rows+"-short"), " ", sizeField("arrange-rows", rows, least, most, a.Size[0]).OnChange(d.resize), columns))
	}
	switch a.Game {
	case "chapaev":
		parts = append(parts, d.turnChoice("arrange.red"))
	case "go", "infinite-go":
		parts = append(parts, d.turnChoice("side.black"))
	}
	parts = append(parts, el("span.end",
		unless(len(a.past) == 0, iconButton("undo-arrange", "undo", words.T("arrange.undo")), d.undoArranging),
		button(".btn#arrange-empty", words.T("arrange.empty")).OnClick(d.emptyBoard),
		button(".btn.main#arrange-done", words.T("arrange.done")).OnClick(d.stopArranging)))
	if at := d.waits; at != nil {
		parts = append(parts, d.confirmChip(words.T("arrange.confirm", strconv.Itoa(at.X), strconv.Itoa(at.Y))))
	}
	return el("div.whatif.arrange[role=group][data-on=true][aria-label=?]", words.T("setup.title"), parts)
}

// sizeField is a field for a whole number between two limits.
func sizeField(id string, label words.Key, least, most, value int) goapp.HTMLElem {
	return el("input[type=number][id=?][aria-label=?][min=?][max=?][value=?]", id, words.T(label), strconv.Itoa(least), strconv.Itoa(most), strconv.Itoa(value))
}

// turnChoice says who is to move.
func (d *desk) turnChoice(first words.Key) goapp.UI {
	return el("label", words.T("arrange.turn"), " ", el("select#arrange-turn",
		option("first", words.T(first), false), option(toolWhite, words.T("side.white"), d.board.Turn == goban.White)).OnChange(d.switchTurn))
}

// option is a choice of a list.
func option(value, label string, chosen bool) goapp.UI {
	return el("option[value=?][selected=?]", value, flag(chosen), label)
}

// discFields choose a disc and say where it lies.
func (d *desk) discFields() []any {
	a := d.board
	options := []any{option("-1", words.T("arrange.disc"), false)}
	for disc := range chapaev.AllDiscs.All() {
		options = append(options, option(strconv.Itoa(disc), discName(disc), disc == a.disc))
	}
	parts := []any{el("select#arrange-disc[aria-label=?]", words.T("arrange.disc"), options).OnChange(d.chooseDisc)}
	at := a.placeOfDisc()
	for i, axis := range []string{"x", "y"} {
		parts = append(parts, el("input[type=number][step=0.1][min=0.4][max=7.6][id=?][aria-label=?][value=?]", "arrange-"+axis, axis, at[i]))
	}
	none := a.disc < 0
	return append(parts,
		unless(none, button(".btn#arrange-put", words.T("arrange.put")), d.typeDisc),
		unless(none, button(".btn#arrange-off", words.T("arrange.remove")), d.removeDisc))
}
