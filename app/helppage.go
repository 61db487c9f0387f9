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
	h.desk.enter("")
}

func (h *helpPage) Render() goapp.UI {
	var formats []goapp.UI
	for _, g := range games.All() {
		formats = append(formats, goapp.Tr().Body(
			goapp.Th().Attr("scope", "row").Body(goapp.A().Href(gameHref(g)).Text(g.Title)),
			goapp.Td().Text(g.Source),
			goapp.Td().Text(words.T(words.Key("format."+g.ID))),
		))
	}
	return frame(h.desk, "", goapp.Main().Class("help-page").ID(mainID).Body(
		goapp.H1().Text(words.T("help.title")),
		goapp.P().Text(words.T("help.lead", megabytes(session.MaxText))),
		goapp.H2().Text(words.T("help.formats")),
		goapp.Table().Body(goapp.TBody().Body(formats...)),
		goapp.P().Text(words.T("help.reading")),
		goapp.H2().Text(words.T("keys.title")),
		keyTable(),
		goapp.H2().Text(words.T("help.privacy")),
		goapp.P().Text(words.T("help.privacy-text")),
		goapp.P().Text(words.T("help.kept", megabytes(storeMax))),
		goapp.Button().Class("btn").Type("button").ID("forget").Text(words.T("help.forget")).OnClick(h.desk.forget),
	))
}

// forget removes everything that is kept on this device but the theme.
func (d *desk) forget(goapp.Context, goapp.Event) {
	forgetInputs()
	clear(d.shelf)
	d.src, d.sum, d.open, d.past = nil, nil, nil, nil
	d.note, d.undo = words.T("help.forgotten"), false
	d.say(d.note)
	d.hideToast()
}
