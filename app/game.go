package app

import (
	"net/url"
	"runtime"
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine"
)

// gamePage is the page of one game: the input, the board, the verdicts.
type gamePage struct {
	goapp.Compo
	desk  *desk
	game  engine.Game
	empty *view // the board before there is anything on it
	keeps keeper
	drawn [parts]int // how often each part was drawn

	embedded bool // in another site's frame: the board and the stepper alone
}

// CompoID keeps go-app from making one game's page out of another's.
func (p *gamePage) CompoID() string {
	if p.embedded {
		return EmbedRoot + p.game.ID
	}
	return p.game.ID
}

// OnInit has a page that comes in place of another drawn part by part.
func (p *gamePage) OnInit() {
	if d := p.desk; d.mounted && !p.embedded {
		d.ready = 0
		d.rounds++
	}
}

func (p *gamePage) OnMount(ctx goapp.Context) {
	p.desk.attach(ctx)
	p.desk.drawOn()
	ctx.Handle(board.Picked, p.desk.onPick)
	ctx.Handle(board.Aimed, p.desk.onAim)
	ctx.Handle(board.Dragged, p.desk.onDrag)
	if !p.embedded {
		p.desk.rehearse()
	}
}

// OnNav shows what the address asks for: a sample, or the input of this game that is at hand.
func (p *gamePage) OnNav(ctx goapp.Context) {
	d := p.desk
	ctx.Page().SetTitle(words.T("game.page-title", p.game.Title, p.game.Source))
	u := ctx.Page().URL()
	turned, drawn := d.page != pageOf(u), d.tab == tabBoard
	d.page, d.visited = pageOf(u), u.String()
	if !turned || d.wants != p.game.ID {
		d.tab = tabBoard
	}
	if turned {
		d.fromTop(ctx)
	}
	d.scrollBack()
	if goapp.IsServer || turned && d.wants == p.game.ID && d.src != nil && d.src.game == p.game.ID {
		d.keepAddress() // the way back may have led to that of an input before
		return          // another tab of what is shown
	}
	if n, err := strconv.Atoi(ctx.Page().URL().Query().Get("sample")); err == nil && n >= 0 && n < len(p.game.Samples) {
		ctx.Page().ReplaceURL(cleanURL(ctx))
		d.wants = p.game.ID
		d.take(textSource(p.game.Samples[n].Text), p.game.ID)
		return
	}
	if fragment := ctx.Page().URL().Fragment; fragment != "" {
		d.follow(p.game.ID, fragment)
		drawn = false
	}
	d.framed = p.embedded
	if changed := d.enter(p.game.ID); drawn && !turned && !changed {
		ctx.PreventUpdate() // it was drawn a moment ago
	}
}

func (p *gamePage) Render() goapp.UI {
	d := p.desk
	if p.embedded {
		return p.embed()
	}
	around := struct {
		page, tab        string
		share, arranging bool
	}{d.page, d.tab, d.canShare(p.game.ID), d.arranging()}
	title, dock := keep(&p.keeps, "title", around, p.titleRow), keep(&p.keeps, "dock", around, p.dock)
	var main goapp.UI
	switch d.page {
	case pageCompare:
		main = el("main.game-page#main[data-page=?]", pageCompare, title, p.comparePane())
	case pageGenerate:
		main = el("main.game-page#main[data-page=?]", pageGenerate, title, p.recipePane(), p.boardPane(), el("div.side", p.strengthPane()))
	case pageRules:
		main = el("main.game-page#main[data-page=?]", pageRules, title, p.rulesPane())
	default:
		main = el("main.game-page#main[data-tab=?][data-page=?]", d.tab, pageJudge,
			title,
			p.part(inputPart, "section.pane.input-pane", p.inputPane),
			p.strip(),
			p.part(boardPart, "section.board-pane", p.boardPane),
			el("div.side", p.verdictPane(), p.part(restPart, "div.rest", p.rest)),
		)
	}
	bar := keep(&p.keeps, "bar", [3]string{p.game.ID, d.theme, flag(d.canShare(p.game.ID))}, func() goapp.UI { return bar(d, p.game.ID) })
	return frame(d, bar, main, dock) // outside of what a tab changes, so that the button that did it keeps the focus
}

// The parts of a game's page, after the verdicts, in the order in which they are drawn when all at once would take too long.
const (
	boardPart = iota
	inputPart
	restPart
	parts
)

// part is a part of the page. Until it is its turn it stays as it is, and is an empty element in the beginning.
func (p *gamePage) part(n int, empty string, draw func() goapp.UI) goapp.UI {
	if n < p.desk.ready {
		p.drawn[n]++
	}
	if p.drawn[n] == 0 {
		draw = func() goapp.UI { return el(empty) }
	}
	return keep(&p.keeps, empty, p.drawn[n], draw)
}

// inTurns has the parts of a game's page drawn one after the other, each when the one before is painted, the board at once.
func (d *desk) inTurns() {
	d.ready = boardPart + 1
	d.rounds++
	d.drawOn()
}

// drawOn has the next part of the page drawn once what was drawn is painted.
func (d *desk) drawOn() {
	if d.ready == parts || !d.mounted {
		d.ready = parts
		return
	}
	now := d.rounds
	d.ctx.Defer(func(goapp.Context) {
		afterPaint(func() {
			d.post(func() {
				if d.rounds != now {
					return
				}
				d.ready++
				d.drawOn()
				if d.ready == parts && d.src != nil && d.src.size > atOnce {
					idle(runtime.GC) // it is due soon, and would come while the person waits for something
				}
			})
		})
	})
}

// rest is what stands below the verdicts.
func (p *gamePage) rest() goapp.UI {
	return el("div.rest", keep(&p.keeps, "explain", p.explains(), p.explainPane),
		when(p.game.ID == "go", func() any { return p.plot() }), p.hints(), p.outcomes(), p.clusterPane(), p.nudge(),
		keep(&p.keeps, "more", p.game.ID, p.phoneMore))
}

// embed is the board and the stepper, with a way to the whole page.
func (p *gamePage) embed() goapp.UI {
	d := p.desk
	address := gamePath(p.game.ID)
	if d.canShare(p.game.ID) {
		if whole, err := d.shared(address); err == nil {
			address = whole
		}
	}
	return el("div.frame.embed[data-mounted=?]", flag(d.mounted),
		el("main#main.embed-page",
			el("h1.vh", gameTitle(p.game)),
			p.boardPane(),
			el("p.embed-foot",
				el("span", d.embedLine()),
				el("a.link#embed-open[target=_blank][rel=noopener][href=?]", address, words.T("embed.open")))),
		el("p.vh#live[role=status][aria-live=polite]", d.said),
		openedDialog(d),
	)
}

// embedLine says what the present step is and what came of it.
func (d *desk) embedLine() string {
	if d.open == nil || d.sum == nil {
		return d.failed
	}
	line := stepHead(d.open)
	if row, ok := d.open.row(); ok {
		line += " · " + row.Token
	}
	return line
}

// The tabs of a game's page.
const (
	pageJudge    = "judge"
	pageCompare  = "compare"
	pageGenerate = "generate"
	pageRules    = "rules"
)

// titleRow is the game's name, the tabs, and the way to another input.
func (p *gamePage) titleRow() goapp.UI {
	d := p.desk
	var tabs []any
	for _, page := range []string{pageJudge, pageCompare, pageGenerate, pageRules} {
		tabs = append(tabs, button("[data-page=?][aria-pressed=?]", page, strconv.FormatBool(d.page == page),
			words.T(words.Key("page."+page))).OnClick(d.choosePage))
	}
	return el("div.title-row",
		el("h1", gameTitle(p.game)),
		el("span.source", sourceOf(p.game)),
		el("div.tabs[role=group][aria-label=?]", words.T("page.label"), tabs),
		el("div.end",
			iconButton("open-file", "file", words.T("input.open")).OnClick(d.openFile),
			button(".btn#paste-button", icon("paste"), words.T("input.paste"), el("kbd", "Ctrl V")).OnClick(d.paste),
			unless(d.arranging(), button(".btn#arrange", words.T("setup.title")), p.startArranging),
			unless(!d.canShare(p.game.ID), button(".btn.main#share", icon("share"), words.T("share.button")), d.openShare),
		),
	)
}

func (d *desk) choosePage(ctx goapp.Context, _ goapp.Event) {
	d.showPage(ctx, ctx.JSSrc().Get("dataset").Get("page").String(), tabBoard)
}

// showPage goes to a tab of the game's page, and on a phone to a part of it. The tab stands in the address, so that the way
// back leads to the one before.
func (d *desk) showPage(ctx goapp.Context, page, part string) {
	d.tab = part
	u := *ctx.Page().URL()
	u.RawQuery = queryOf(page)
	if u.String() != d.visited {
		ctx.NavigateTo(&u)
		return
	}
	d.page = page // go-app goes nowhere: it does not know that the page was turned since
	d.fromTop(ctx)
	d.scrollBack()
	d.keepAddress()
}

// turn shows a tab from its top, on a phone the result, for what came while another one was shown.
func (d *desk) turn(page string) {
	d.page, d.tab = page, tabBoard
	if d.mounted {
		d.fromTop(d.ctx)
	}
}

// fromTop brings the top of what is shown into view, once it is drawn.
func (d *desk) fromTop(ctx goapp.Context) {
	ctx.Defer(func(goapp.Context) { showPart(d.tab) })
}

// queryOf is a tab as it stands in an address, and pageOf the tab that an address leads to.
func queryOf(page string) string {
	if page == pageJudge {
		return ""
	}
	return "tab=" + page
}

func pageOf(u *url.URL) string {
	switch page := u.Query().Get("tab"); page {
	case pageCompare, pageGenerate, pageRules:
		return page
	}
	return pageJudge
}

// turnTo opens a tab of the game's page that is shown.
func (d *desk) turnTo(page string) {
	if d.wants != "" && d.wants != elsewhere && !d.framed {
		d.showPage(d.ctx, page, tabBoard)
	}
}

// The parts of the page that a phone shows one at a time.
const (
	tabBoard    = "board"
	tabInput    = "input"
	tabVerdicts = "verdicts"
)

// dock is the phone's choice of parts.
func (p *gamePage) dock() goapp.UI {
	var buttons []any
	for _, tab := range []struct{ id, icon string }{{tabBoard, "board"}, {tabInput, "input"}, {tabVerdicts, "list"}} {
		buttons = append(buttons, button("[data-tab=?][aria-pressed=?]", tab.id, strconv.FormatBool(p.desk.tab == tab.id && p.desk.page == pageJudge),
			icon(tab.icon),
			words.T(words.Key("tab."+tab.id)),
		).OnClick(p.desk.chooseTab))
	}
	for _, page := range []struct{ id, icon string }{{pageCompare, "compare"}, {pageGenerate, "generate"}} {
		buttons = append(buttons, button("[data-page=?][aria-pressed=?]", page.id, strconv.FormatBool(p.desk.page == page.id),
			icon(page.icon),
			words.T(words.Key("page."+page.id)),
		).OnClick(p.desk.choosePage))
	}
	return el("nav.dock[aria-label=?]", words.T("tab.label"), buttons)
}

// phoneMore leads to what has no place in a phone's dock.
func (p *gamePage) phoneMore() goapp.UI {
	return el("p.phone-more", button(".link#phone-rules[data-page=?]", pageRules, words.T("page.rules")).OnClick(p.desk.choosePage), " · ",
		el("a.link[href=?]", galleryPath(p.game.ID), words.T("gallery.all")))
}

// nudge says beside a verdict that the page can do more with it. On the plane the clusters stand in its place.
func (p *gamePage) nudge() any {
	d := p.desk
	if d.sum == nil || d.sum.Answers == 0 || p.game.ID == "infinite-go" || d.arranging() {
		return nil
	}
	return el("div.pane.nudge[data-game=?]", p.game.ID,
		el("p", el("b", words.T("nudge.title")), el("span", words.T("nudge.line"))),
		button(".btn#nudge[data-page=?]", pageCompare, words.T("page.compare")).OnClick(d.choosePage))
}

func (d *desk) chooseTab(ctx goapp.Context, _ goapp.Event) {
	tab := ctx.JSSrc().Get("dataset").Get("tab").String()
	if d.page != pageJudge {
		d.showPage(ctx, pageJudge, tab)
		return
	}
	d.tab = tab
	d.fromTop(ctx)
}

// strip is the verdict of the chosen answer, on a phone above the board.
func (p *gamePage) strip() goapp.UI {
	d := p.desk
	row, ok := d.chosen()
	switch {
	case !ok && d.open != nil && d.open.what != nil:
		return el("div.strip", el("p", el("b", stepHead(d.open)), " ", stepLine(d.open)))
	case !ok && d.open != nil && d.open.k == 0 && d.sum.Fault == nil && d.sum.Answers > 0:
		return el("div.strip", el("p", el("b", stepHead(d.open))))
	case !ok && d.sum != nil && d.sum.Fault != nil:
		return el("div[class=?]", "strip no", el("p", p.state()))
	case !ok:
		return el("div.strip", el("p", p.state()))
	}
	return el("section[class=?][aria-label=?]", "strip "+moodClass(row.Mood), words.T("verdict.shown"),
		el("div.line",
			el("span.big", moodSign(p.game.ID, row), el("span[translate=no]", row.Token)),
			when(d.open.what == nil, func() any { // what is played on has no answers before and after it
				first, last := row.Index == 0, row.Index+1 >= d.sum.Answers
				return el("span.of",
					unless(first, iconButton("previous", "left", words.T("verdict.previous")), d.previousAnswer),
					answerOf(p.game.ID, d.sum, row),
					unless(last, iconButton("next", "right", words.T("verdict.next")), d.nextAnswer),
				)
			}),
		),
		el("p", reason(p.game.ID, row)),
	)
}

// state is what the page says when there is no verdict to show.
func (p *gamePage) state() string {
	d := p.desk
	switch {
	case d.failed != "":
		return d.failed
	case d.job != nil:
		return words.T("verdict.working")
	case d.making != nil:
		return words.T("generate.making", d.making.recipe)
	case d.src == nil:
		return words.T("verdict.none")
	case d.sum != nil && d.sum.Fault != nil:
		return words.T("fault.at", d.sum.Fault.Line, d.sum.Fault.Column) + " " + d.faultWords(d.sum.Fault, p.game.ID)
	case d.sum != nil && d.sum.How == howSetup:
		return words.T("setup.count")
	}
	return words.T("verdict.nothing")
}

// boardPane is the legend and the board.
func (p *gamePage) boardPane() goapp.UI {
	v := viewOf(p.game, p.desk, p.empty)
	return el("section.board-pane[aria-label=?]", words.T("board.title"),
		p.overBoard(v),
		el("div.board-fit", &board.Board{ID: "board", Scene: v.scene, Aims: p.game.ID == "twixt" && p.desk.layers[layerHover],
			Drags: p.game.ID == "chapaev", Words: boardWords()}),
		p.underBoard(v),
		p.stepper(),
	)
}

// sourceOf is the judge's name for the problem.
func sourceOf(g engine.Game) string {
	if g.Problem == g.Title {
		return g.Source
	}
	return g.Source + " " + g.Problem
}
