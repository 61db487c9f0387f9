package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
	"umpire/engine/games"
)

// mainID is the id of every page's main part, where the skip link goes.
const mainID = "main"

// frame is a whole page: the skip link, the bar, the page's main part, and what may lie over all of it.
func frame(d *desk, current string, main goapp.UI, over ...goapp.UI) goapp.UI {
	body := []goapp.UI{
		el("a.skip", text(words.T("bar.skip"))).Attr("href", "#"+mainID).OnClick(skipToMain),
		bar(d, current),
		main,
		el("p.vh#live[role=status][aria-live=polite]", text(d.said)),
		toast(d),
		gameDialog(d),
		keyDialog(d),
	}
	page := el("div.frame", append(body, over...)...)
	if d.mounted {
		page = page.DataSet("mounted", "yes")
	}
	return page
}

// skipToMain moves the focus to the page's main part. The fragment stays free for the page's state.
func skipToMain(_ goapp.Context, e goapp.Event) {
	e.PreventDefault()
	focusID(mainID)
}

// bar is the page's head: the logo, the games, the theme and help.
func bar(d *desk, current string) goapp.UI {
	all := games.All()
	links := make([]goapp.UI, 0, len(all))
	options := []goapp.UI{el("option[value=/]", text(words.T("bar.home"))).Attr("selected", flag(current == ""))}
	for _, g := range all {
		link := el("a", text(g.Title)).Attr("href", gameHref(g))
		option := el("option", text(g.Title)).Attr("value", "/"+g.ID)
		if g.ID == current {
			link = link.Attr("aria-current", "page")
			option = option.Attr("selected", "true")
		}
		links = append(links, link)
		options = append(options, option)
	}
	class := "bar"
	if current != "" {
		class = "bar in-game"
	}
	return el("header",
		el("a.home",
			logo(),
			el("span", text("Umpire")),
		).Attr("href", href("/")).Attr("aria-label", words.T("bar.home-label")),
		el("nav", links...).Attr("aria-label", words.T("bar.games")),
		goapp.If(current != "", func() goapp.UI {
			return el("div.menu",
				el("select#game-menu", options...).Attr("aria-label", words.T("bar.games")).OnChange(goToGame),
			)
		}),
		el("div.end",
			iconButton("theme", themeIcon(d.theme), words.T(words.Key("bar.theme-"+d.theme))).OnClick(d.nextTheme),
			el("a.btn.quiet.icon#help",
				icon("help"),
			).Attr("href", href(helpPath)).Attr("aria-label", words.T("bar.help")).Attr("title", words.T("bar.help")),
		),
	).Attr("class", class)
}

// goToGame follows the phone's menu of games.
func goToGame(ctx goapp.Context, e goapp.Event) {
	ctx.Navigate(href(e.Get("target").Get("value").String()))
}

func themeIcon(theme string) string {
	switch theme {
	case themeLight:
		return "sun"
	case themeDark:
		return "moon"
	}
	return "system"
}

// The themes; the button in the bar goes round them.
const (
	themeSystem = "system"
	themeLight  = "light"
	themeDark   = "dark"
)

// nextTheme takes the theme after the present one and keeps it on this device.
func (d *desk) nextTheme(goapp.Context, goapp.Event) {
	switch d.theme {
	case themeSystem:
		d.theme = themeLight
	case themeLight:
		d.theme = themeDark
	default:
		d.theme = themeSystem
	}
	keepTheme(d.theme)
	d.say(words.T(words.Key("bar.theme-" + d.theme)))
}
