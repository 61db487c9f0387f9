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
}

func (h *homePage) OnMount(ctx goapp.Context) { h.desk.attach(ctx) }

func (h *homePage) OnNav(ctx goapp.Context) {
	ctx.Page().SetTitle(words.T("home.page-title"))
	ctx.Defer(func(goapp.Context) { focusID(pasteID) })
}

func (h *homePage) Render() goapp.UI {
	d := h.desk
	return frame(d, "", el("main.home-page",
		el("div.home-top",
			el("div",
				el("h1", text(words.T("home.title"))),
				el("p.lead", text(words.T("home.lead"))),
				h.pasteBox(),
				samples(),
			),
			example(),
		),
		el("ul.cards", cards()...),
		el("div.foot-line",
			el("span", icon("lock"), text(words.T("home.privacy"))),
			el("span", icon("wifi"), text(words.T("home.offline"))),
			el("a", el("kbd", text("?")), text(words.T("home.keys"))).Attr("href", href(helpPath)),
		),
	).Attr("id", mainID))
}

// pasteBox takes any text, and says what becomes of it as long as that is not shown on a game's page.
func (h *homePage) pasteBox() goapp.UI {
	d := h.desk
	area := el("textarea[spellcheck=false][autocapitalize=off][autocomplete=off]").Attr("id", pasteID).Attr("aria-label", words.T("home.paste-label")).Attr("placeholder", words.T("home.placeholder")).OnInput(h.onInput)
	if !d.mounted {
		area = area.Attr("readonly", "true")
	}
	class := "paste-box"
	if d.job != nil {
		class += " working"
	}
	return el("div",
		area,
		progress(d),
		trouble(d),
		el("div.foot",
			goapp.If(h.typed, func() goapp.UI {
				return button(".btn.main#judge-typed",
					icon("play"),
					text(words.T("home.judge")),
				).OnClick(d.takeTyped)
			}).Else(func() goapp.UI {
				return button(".btn.main#paste-button",
					icon("paste"),
					text(words.T("input.paste")),
				).OnClick(d.paste)
			}),
			button(".btn#open-file",
				icon("file"),
				text(words.T("input.open")),
			).OnClick(d.openFile),
			el("span.hint", text(words.T("home.drop", megabytes(session.MaxText)))),
		),
	).Attr("class", class)
}

func (h *homePage) onInput(ctx goapp.Context, e goapp.Event) {
	typed := e.Get("target").Get("value").Get("length").Int() > 0
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
	line := []goapp.UI{el("span", text(words.T("home.samples")))}
	for _, g := range games.All() {
		line = append(line, el("a.link.sample", text(g.Title)).Attr("href", gameHref(g)+"?sample=0"))
	}
	return el("p.samples", line...)
}

// example is a verdict with its reason, as it looks on a game's page.
func example() goapp.UI {
	return el("section.example",
		el("div.head",
			el("span", el("b", text("TwixT")), text(words.T("home.example-dataset"))),
			el("span.end.no-text", noSign(), el("span.token[translate=no]", text("no"))),
		),
		el("div.scene", board.SVG(exampleScene(), "example")),
		el("p.why", text(words.T("home.example-why"))),
	).Attr("aria-label", words.T("home.example"))
}

// cards are the games, each with a picture, its source and its question.
func cards() []goapp.UI {
	var list []goapp.UI
	for _, g := range games.All() {
		list = append(list, el("li",
			el("a",
				el("div.scene", board.SVG(cardScene(g), "card-"+g.ID)),
				el("div.text",
					el("h2", text(gameTitle(g)), el("span", text(g.Source))),
					el("p", text(words.T(words.Key("question."+g.ID)))),
				),
			).Attr("href", gameHref(g)),
		))
	}
	return list
}

// gameTitle is the game's name where there is room for it.
func gameTitle(g engine.Game) string { return words.T(words.Key("title." + g.ID)) }
