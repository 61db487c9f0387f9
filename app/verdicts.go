package app

import (
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/session"
)

// verdictPane is the list of all answers, with what can be done with them.
func (p *gamePage) verdictPane() goapp.UI {
	d := p.desk
	around := aroundVerdicts{d.sum, d.shut[paneVerdict]}
	body := []any{keep(&p.keeps, "verdict-head", around, p.verdictHead), progress(d), trouble(d)}
	switch {
	case d.sum != nil && d.sum.Answers > 0:
		if p.game.ID == "go" && d.sum.Refused > 0 && d.sum.Accepted > 0 {
			body = append(body, el("div.filter",
				button(".chip#refused-only[aria-pressed=?]", strconv.FormatBool(d.refusedOnly),
					words.T("verdict.refused-only"),
				).OnClick(d.filter),
				d.unlisted(),
			))
		}
		body = append(body, &verdictList{Desk: d, Game: p.game.ID, Sum: d.sum, Refused: d.refusedOnly, At: d.at, Pages: len(d.rows)})
	case d.job == nil && d.failed == "" && d.sum == nil:
		body = append(body, el("p.empty", words.T("verdict.none")))
	case d.sum != nil && d.sum.Fault == nil && d.sum.Game == p.game.ID && d.sum.How == howSetup:
		body = append(body, el("p.empty", words.T("setup.count")))
	case d.sum != nil && d.sum.Fault == nil && d.sum.Game == p.game.ID:
		body = append(body, el("p.empty", words.T("verdict.nothing")))
	}
	return el("section.pane.verdict-pane[aria-labelledby=verdict-title][data-shut=?]", flag(d.shut[paneVerdict]), body)
}

// unlisted says why no row of the filtered list is chosen.
func (d *desk) unlisted() any {
	if row, ok := d.chosen(); ok && d.refusedOnly && row.Mood == engine.Accepted {
		return el("span.muted#unlisted", words.T("verdict.unlisted", row.Index+1))
	}
	return nil
}

// aroundVerdicts is all that the line over the list hangs on.
type aroundVerdicts struct {
	sum  *session.Summary
	shut bool
}

// verdictHead is the title, how many answers there are, and what can be done with all of them.
func (p *gamePage) verdictHead() goapp.UI {
	d := p.desk
	title := words.T("verdict.title")
	if d.sum != nil && d.sum.Fault != nil && d.sum.Answers == 0 {
		title = words.T("verdict.none-yet")
	}
	var count, copies, save any
	if d.sum != nil && d.sum.Answers > 0 {
		count = el("span.chip#count", countWords(p.game.ID, d.sum))
		label := words.T("verdict.copy")
		copies = button(".btn.quiet#copy-output[title=?]", label, icon("copy"), el("span", label)).OnClick(d.copyOutput)
		save = iconButton("save-output", "download", words.T("verdict.save")).OnClick(d.saveOutput)
	}
	return el("div.head", el("h2#verdict-title", title), count,
		el("div.end", copies, save, d.foldButton(paneVerdict, words.T("verdict.title"))))
}

// copyOutput puts the judge's whole output on the clipboard.
func (d *desk) copyOutput(goapp.Context, goapp.Event) {
	d.output(func(b blob) {
		copyText(b, d.copied)
	})
}

// copied says whether something is on the clipboard now.
func (d *desk) copied(ok bool) {
	d.post(func() {
		if ok {
			d.tell(words.T("verdict.copied"))
		} else {
			d.tell(words.T("verdict.not-copied"))
		}
	})
}

// saveOutput gives the judge's whole output as a file, named after the input's.
func (d *desk) saveOutput(goapp.Context, goapp.Event) {
	name := "umpire"
	if d.src.name != "" {
		name = strings.TrimSuffix(strings.TrimSuffix(d.src.name, ".txt"), ".in")
	}
	d.output(func(b blob) { download(b, name+".out") })
}

// nextAnswer and previousAnswer go on and back in the list.
func (d *desk) nextAnswer(goapp.Context, goapp.Event)     { d.choose(d.at + 1) }
func (d *desk) previousAnswer(goapp.Context, goapp.Event) { d.choose(d.at - 1) }

// stepDataset goes to the next dataset or the one before. What was read of the one with the fault comes last.
func (d *desk) stepDataset(by int) {
	if d.open == nil || d.sum == nil {
		return
	}
	to := d.open.info.Dataset + 1 + by
	if d.heading != 0 {
		to = d.heading + by
	}
	if to < 1 || to > d.shownDatasets() {
		return
	}
	d.heading, d.chose = to, true
	if to > d.sum.Datasets {
		d.openAnswer(-1)
	} else {
		d.find(to-1, 0)
	}
}

// shownDatasets is how many datasets can be put on the board.
func (d *desk) shownDatasets() int {
	if d.sum.Partial {
		return d.sum.Datasets + 1
	}
	return d.sum.Datasets
}

// chosen is the answer that the present step is about.
func (d *desk) chosen() (session.Row, bool) {
	if d.open == nil {
		return session.Row{}, false
	}
	return d.open.row()
}

func moodClass(m engine.Mood) string {
	switch m {
	case engine.Accepted:
		return "yes"
	case engine.Refused:
		return "no"
	}
	return ""
}

// moodSign is the round check, the square cross, or the piece that stands before a neutral token.
func moodSign(game string, row session.Row) markup {
	switch {
	case row.Mood == engine.Accepted:
		return yesSign()
	case row.Mood == engine.Refused:
		return noSign()
	case row.Token == "RED":
		return piece("r")
	case row.Token == "WHITE":
		return piece("w")
	}
	return twoStones()
}

// rowOverscan is how many rows above and below the visible ones are drawn, at least. They are drawn by whole blocks of
// rowBlock, so that most steps and most scrolling change no more than a row or two.
const (
	rowOverscan = 4
	rowBlock    = 8
)

// keptRows is how many rows are kept as markup: more than are ever in view.
const keptRows = 500

// maxListHeight keeps a very long list below what browsers can scroll; beyond it the scroll bar is a ratio.
const maxListHeight = 8_000_000

// verdictList shows the rows in view of a list of any length. Its element scrolls; spacers stand for the rest.
type verdictList struct {
	goapp.Compo

	Desk    *desk
	Game    string
	Sum     *session.Summary
	Refused bool
	At      int
	Pages   int // how many pages of rows have come, so that a new one redraws the list

	top    int // the first row in view when the list was asked to draw
	from   int // the first row that stands in the page,
	to     int // and the one after the last
	height int // rows in view
	shown  int // the row that was last scrolled to; noRow for none
	stop   func()

	made map[int]markup // rows that are not chosen, as long as the list is of
	of   listed

	row      int        // pixels a row; 0 before one was measured
	view     float64    // pixels in view
	scrolled float64    // pixels above the view
	spacers  [2]float64 // the heights of those above and below the rows drawn
}

// listed is all that the rows of a list hang on but the choice.
type listed struct {
	sum     *session.Summary
	refused bool
}

const listID = "rows"

// noRow is the place of an answer that the list does not have.
const noRow = -1

func (l *verdictList) OnMount(ctx goapp.Context) {
	l.shown = noRow
	l.stop = watchList(ctx, l)
	l.settle(ctx)
}

func (l *verdictList) OnUpdate(ctx goapp.Context) { l.settle(ctx) }

func (l *verdictList) OnDismount() {
	if l.stop != nil {
		l.stop()
	}
}

// settle brings the chosen row into view when its place has changed, after the list is drawn. At first it waits until the
// list is painted, too, since its rows must be measured.
func (l *verdictList) settle(ctx goapp.Context) {
	if l.row == 0 {
		afterPaint(l.follow)
		return
	}
	ctx.Defer(func(goapp.Context) { l.follow() })
}

// follow sizes the list and scrolls to the chosen row, unless that was done before. A list out of sight cannot scroll.
func (l *verdictList) follow() {
	sizeList(l)
	if at, _ := l.place(l.At); l.view > 0 && at != l.shown {
		l.shown = at
		scrollToRow(l, at)
	}
}

// place is where an answer stands in the list, or would if it is not listed; noRow if neither is known. Of the refused ones
// it is known from the rows that have come, and otherwise from the steps of the dataset.
func (l *verdictList) place(answer int) (at int, listed bool) {
	if !l.Refused {
		return answer, true
	}
	for page, rows := range l.Desk.rows {
		for i, row := range rows {
			if row.Index == answer {
				return page*pageRows + i, true
			}
		}
	}
	if l.Desk.open == nil {
		return noRow, false
	}
	return l.Desk.open.trunk().refusedPlace(answer)
}

// drawn is the rows that are drawn, of n, when the first in view is top: from one to before another.
func (l *verdictList) drawn(top, n int) (from, to int) {
	from = max(0, min(top-rowOverscan, n-1)) / rowBlock * rowBlock
	to = (top + max(l.height, 10) + rowOverscan + rowBlock - 1) / rowBlock * rowBlock
	return from, min(n, to)
}

func (l *verdictList) Render() goapp.UI {
	n := l.Desk.listed()
	from, to := l.drawn(l.top, n)
	l.from, l.to = from, to
	if of := (listed{l.Sum, l.Refused}); l.of != of || len(l.made) > keptRows {
		l.of, l.made = of, map[int]markup{}
	}
	rows := []any{el("div.spacer[aria-hidden=true][id=?]", listID+"-above")}
	for i := from; i < to; i++ {
		rows = append(rows, l.renderRow(i, n))
	}
	rows = append(rows, el("div.spacer[aria-hidden=true][id=?]", listID+"-below"))
	chosen := ""
	if at, listed := l.place(l.At); listed && at >= from && at < to {
		chosen = rowID(at)
	}
	return el("div.rows[role=listbox][tabindex=0][id=?][aria-label=?][aria-activedescendant=?]", listID, words.T("verdict.list"), chosen,
		rows,
	).OnClick(l.onClick).OnKeyDown(l.onKey)
}

func rowID(i int) string { return listID + "-" + strconv.Itoa(i) }

func (l *verdictList) renderRow(i, n int) markup {
	const line = "div.row[role=option][id=?][aria-setsize=?][aria-posinset=?][data-row=?][aria-selected=?]"
	row, ok := l.Desk.listRow(i)
	id, size, place, number := rowID(i), strconv.Itoa(n), strconv.Itoa(i+1), strconv.Itoa(i)
	if !ok {
		return html(line, id, size, place, number, "false", html("span.n", "…"))
	}
	chosen := row.Index == l.At
	if kept := l.made[i]; kept != "" && !chosen {
		return kept
	}
	made := html(line, id, size, place, number, strconv.FormatBool(chosen),
		html("span.n", words.Count(row.Index+1)),
		html("span.what", rowLabel(l.Game, row)),
		lineGlyph(row.Line),
		html("span.end[class=?]", moodClass(row.Mood)+"-text",
			moodSign(l.Game, row),
			html("span.token[translate=no]", row.Token),
		),
	)
	if !chosen {
		l.made[i] = made
	}
	return made
}

func (l *verdictList) onClick(_ goapp.Context, e goapp.Event) {
	el := e.Get("target").Call("closest", ".row")
	if !el.Truthy() {
		return
	}
	i, err := strconv.Atoi(el.Get("dataset").Get("row").String())
	if row, ok := l.Desk.listRow(i); err == nil && ok {
		l.Desk.choose(row.Index)
	}
}

// onKey moves the choice as in any list box.
func (l *verdictList) onKey(_ goapp.Context, e goapp.Event) {
	n := l.Desk.listed()
	at, listed := l.place(l.Desk.at) // keys may come faster than the list is drawn
	if l.Desk.pick >= 0 {
		at, listed = l.Desk.pick, true
	}
	switch e.Get("key").String() {
	case "ArrowDown":
		if listed { // otherwise the next one stands there
			at++
		}
	case "ArrowUp":
		at--
	case "PageDown":
		at += max(l.height-1, 1)
	case "PageUp":
		at -= max(l.height-1, 1)
	case "Home":
		at = 0
	case "End":
		at = n - 1
	default:
		return
	}
	e.PreventDefault()
	e.Call("stopPropagation")
	at = max(0, min(at, n-1))
	if l.Refused {
		l.Desk.chose = true
		l.Desk.pickRow(at)
	} else {
		l.Desk.choose(at)
	}
}
