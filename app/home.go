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
	return frame(d, "", goapp.Main().Class("home-page").ID(mainID).Body(
		goapp.Div().Class("home-top").Body(
			goapp.Div().Body(
				goapp.H1().Text(words.T("home.title")),
				goapp.P().Class("lead").Text(words.T("home.lead")),
				h.pasteBox(),
				samples(),
			),
			example(),
		),
		goapp.Ul().Class("cards").Body(cards()...),
		goapp.Div().Class("foot-line").Body(
			goapp.Span().Body(icon("lock"), goapp.Text(words.T("home.privacy"))),
			goapp.Span().Body(icon("wifi"), goapp.Text(words.T("home.offline"))),
			goapp.A().Href(href(helpPath)).Body(goapp.Kbd().Text("?"), goapp.Text(words.T("home.keys"))),
		),
	))
}

// pasteBox takes any text, and says what becomes of it as long as that is not shown on a game's page.
func (h *homePage) pasteBox() goapp.UI {
	d := h.desk
	area := goapp.Textarea().ID(pasteID).Aria("label", words.T("home.paste-label")).
		Placeholder(words.T("home.placeholder")).Spellcheck(false).
		Attr("autocapitalize", "off").Attr("autocomplete", "off").OnInput(h.onInput)
	if !d.mounted {
		area = area.ReadOnly(true)
	}
	class := "paste-box"
	if d.job != nil {
		class += " working"
	}
	return goapp.Div().Class(class).Body(
		area,
		progress(d),
		trouble(d),
		goapp.Div().Class("foot").Body(
			goapp.If(h.typed, func() goapp.UI {
				return goapp.Button().Class("btn main").Type("button").ID("judge-typed").Body(icon("play"), goapp.Text(words.T("home.judge"))).OnClick(d.takeTyped)
			}).Else(func() goapp.UI {
				return goapp.Button().Class("btn main").Type("button").ID("paste-button").Body(icon("paste"), goapp.Text(words.T("input.paste"))).OnClick(d.paste)
			}),
			goapp.Button().Class("btn").Type("button").ID("open-file").Body(icon("file"), goapp.Text(words.T("input.open"))).OnClick(d.openFile),
			goapp.Span().Class("hint").Text(words.T("home.drop", megabytes(session.MaxText))),
		),
	)
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
	line := []goapp.UI{goapp.Span().Text(words.T("home.samples"))}
	for _, g := range games.All() {
		line = append(line, goapp.A().Class("link sample").Href(gameHref(g)+"?sample=0").Text(g.Title))
	}
	return goapp.P().Class("samples").Body(line...)
}

// example is a verdict with its reason, as it looks on a game's page.
func example() goapp.UI {
	return goapp.Section().Class("example").Aria("label", words.T("home.example")).Body(
		goapp.Div().Class("head").Body(
			goapp.Span().Body(goapp.B().Text("TwixT"), goapp.Text(words.T("home.example-dataset"))),
			goapp.Span().Class("end no-text").Body(noSign(), goapp.Span().Class("token").Translate(false).Text("no")),
		),
		goapp.Div().Class("scene").Body(board.SVG(exampleScene())),
		goapp.P().Class("why").Text(words.T("home.example-why")),
	)
}

// cards are the games, each with a picture, its source and its question.
func cards() []goapp.UI {
	var list []goapp.UI
	for _, g := range games.All() {
		list = append(list, goapp.Li().Body(goapp.A().Href(gameHref(g)).Body(
			goapp.Div().Class("scene").Body(board.SVG(cardScene(g))),
			goapp.Div().Class("text").Body(
				goapp.H2().Body(goapp.Text(gameTitle(g)), goapp.Span().Text(g.Source)),
				goapp.P().Text(words.T(words.Key("question."+g.ID))),
			),
		)))
	}
	return list
}

// gameTitle is the game's name where there is room for it.
func gameTitle(g engine.Game) string { return words.T(words.Key("title." + g.ID)) }
