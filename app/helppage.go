package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
	"umpire/engine/games"
	"umpire/engine/session"
)

// helpPage says what the playground takes, which keys it knows, and what it keeps.
type helpPage struct {
	goapp.Compo
	desk *desk
}

func (h *helpPage) OnMount(ctx goapp.Context) { h.desk.attach(ctx) }

func (h *helpPage) OnNav(ctx goapp.Context) {
	ctx.Page().SetTitle(words.T("help.page-title"))
	h.desk.enter(elsewhere)
}

func (h *helpPage) Render() goapp.UI {
	var formats []any
	for _, g := range games.All() {
		formats = append(formats, el("tr",
			el("th[scope=row]", el("a[href=?]", gameHref(g), g.Title)),
			el("td", g.Source),
			el("td", words.T(words.Key("format."+g.ID))),
		))
	}
	return frame(h.desk, bar(h.desk, ""), el("main.help-page[id=?]", mainID,
		el("h1", words.T("help.title")),
		el("p", words.T("help.lead", megabytes(session.MaxText))),
		el("h2", words.T("help.formats")),
		el("table", el("tbody", formats)),
		el("p", words.T("help.reading")),
		el("h2", words.T("keys.title")),
		keyList(h.desk),
		el("h2", words.T("help.privacy")),
		el("p", words.T("help.privacy-text")),
		el("p", words.T("help.kept", megabytes(storeMax))),
		button(".btn#forget",
			words.T("help.forget"),
		).OnClick(h.desk.forget),
	))
}

// forget removes everything that is kept on this device but the theme.
func (d *desk) forget(goapp.Context, goapp.Event) {
	forgetInputs()
	keepDraft("")
	forgetHere()
	d.recent = nil
	clear(d.shelf)
	d.clear()
	d.past = nil
	d.tell(words.T("help.forgotten"))
}
