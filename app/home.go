package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/session"
)

// pasteID is the id of the home page's paste box.
const pasteID = "paste"

// homePage is the page at "/": the paste box, a worked example, and a card for each game.
type homePage struct {
	goapp.Compo
	desk  *desk
	typed bool // there is text in the paste box
	keeps keeper
}

func (h *homePage) OnMount(ctx goapp.Context) {
	h.desk.attach(ctx)
	h.desk.rehearse()
}

func (h *homePage) OnNav(ctx goapp.Context) {
	ctx.Page().SetTitle(words.T("home.page-title"))
	h.desk.enter("")
	h.desk.loadRecent()
	draft := keptDraft()
	h.typed = draft != ""
	ctx.Defer(func(goapp.Context) {
		if draft != "" {
			setValue(pasteID, draft)
		}
		focusID(pasteID)
	})
}

func (h *homePage) Render() goapp.UI {
	d := h.desk
	// The boards in these take time to draw, and never change.
	shown := keep(&h.keeps, "example", true, example)
	cards := keep(&h.keeps, "cards", true, cards)
	bar := keep(&h.keeps, "bar", d.theme, func() goapp.UI { return bar(d, "") })
	return frame(d, bar, el("main.home-page[id=?]", mainID,
		el("div.home-top",
			el("div",
				el("h1", words.T("home.title")),
				el("p.lead", words.T("home.lead")),
				h.pasteBox(),
				samples(),
			),
			shown,
		),
		cards,
		when(len(d.recent) > 0, func() any {
			return el("section.home-recent[aria-labelledby=recent-title]", el("h2#recent-title", words.T("recent.title")), d.recentList())
		}),
		el("div.foot-line",
			el("span", icon("lock"), words.T("home.privacy")),
			el("span", icon("wifi"), words.T("home.offline")),
			el("a[href=?]", href(helpPath), el("kbd", "?"), words.T("home.keys")),
		),
	))
}

// pasteBox takes any text, and says what becomes of it as long as that is not shown on a game's page.
func (h *homePage) pasteBox() goapp.UI {
	d := h.desk
	area := el("textarea[spellcheck=false][autocapitalize=off][autocomplete=off][id=?][aria-label=?][placeholder=?]", pasteID, words.T("home.paste-label"), words.T("home.placeholder")).OnInput(h.onInput)
	if !d.mounted {
		area = area.Attr("readonly", "true")
	}
	first := button(".btn.main#paste-button", icon("paste"), words.T("input.paste")).OnClick(d.paste)
	if h.typed {
		first = button(".btn.main#judge-typed", icon("play"), words.T("home.judge")).OnClick(d.takeTyped)
	}
	class := "paste-box"
	if d.job != nil {
		class += " working"
	}
	return el("div[class=?]", class,
		area,
		progress(d),
		trouble(d),
		el("div.foot",
			first,
			button(".btn#open-file",
				icon("file"),
				words.T("input.open"),
			).OnClick(d.openFile),
			el("span.hint", words.T("home.drop", megabytes(session.MaxText))),
		),
	)
}

func (h *homePage) onInput(ctx goapp.Context, e goapp.Event) {
	typed := e.Get("target").Get("textLength").Int() > 0
	keepDraft(e.Get("target").Get("value").String())
	if typed == h.typed {
		ctx.PreventUpdate()
	}
	h.typed = typed
}

// paste asks for the clipboard.
func (d *desk) paste(goapp.Context, goapp.Event) { readClipboard(d) }

// openFile lets the person choose a file.
func (d *desk) openFile(goapp.Context, goapp.Event) { pickFile(d) }

// samples are links to an input of each game.
func samples() goapp.UI {
	line := []any{el("span", words.T("home.samples"))}
	for _, g := range games.All() {
		line = append(line, el("a.link.sample[href=?]", gameHref(g)+"?sample=0", g.Title))
	}
	return el("p.samples", line)
}

// example is a verdict with its reason, as it looks on a game's page.
func example() goapp.UI {
	return el("section.example[aria-label=?]", words.T("home.example"),
		el("div.head",
			el("span", el("b", "TwixT"), words.T("home.example-dataset")),
			el("span.end.no-text", noSign(), el("span.token[translate=no]", "no")),
		),
		el("div.scene", board.SVG(exampleScene(), "example")),
		el("p.why", words.T("home.example-why")),
	)
}

// cards are the games, each with a picture, its source and its question. The pictures come with the program: they are half
// of what there would be to load before it.
func cards() goapp.UI {
	var list []any
	for _, g := range games.All() {
		picture := func() any { return board.SVG(cardScene(g), "card-"+g.ID) }
		list = append(list, el("li",
			el("a[href=?]", gameHref(g),
				el("div.scene", when(!goapp.IsServer, picture)),
				el("div.text",
					el("h2", gameTitle(g), el("span", g.Source)),
					el("p", words.T(words.Key("question."+g.ID))),
				),
			),
		))
	}
	return el("ul.cards", list)
}

// gameTitle is the game's name where there is room for it.
func gameTitle(g engine.Game) string { return words.T(words.Key("title." + g.ID)) }
