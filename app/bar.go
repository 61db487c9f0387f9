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
		goapp.A().Class("skip").Href("#" + mainID).Text(words.T("bar.skip")).OnClick(skipToMain),
		bar(d, current),
		main,
		goapp.P().Class("vh").ID("live").Attr("role", "status").Attr("aria-live", "polite").Text(d.said),
		toast(d),
		gameDialog(d),
		keyDialog(d),
	}
	page := goapp.Div().Class("frame").Body(append(body, over...)...)
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
	options := []goapp.UI{goapp.Option().Value("/").Selected(current == "").Text(words.T("bar.home"))}
	for _, g := range all {
		link := goapp.A().Href(gameHref(g)).Text(g.Title)
		option := goapp.Option().Value("/" + g.ID).Text(g.Title)
		if g.ID == current {
			link = link.Attr("aria-current", "page")
			option = option.Selected(true)
		}
		links = append(links, link)
		options = append(options, option)
	}
	class := "bar"
	if current != "" {
		class = "bar in-game"
	}
	return goapp.Header().Class(class).Body(
		goapp.A().Class("home").Href(href("/")).Aria("label", words.T("bar.home-label")).Body(logo(), goapp.Span().Text("Umpire")),
		goapp.Nav().Aria("label", words.T("bar.games")).Body(links...),
		goapp.If(current != "", func() goapp.UI {
			return goapp.Div().Class("menu").Body(
				goapp.Select().ID("game-menu").Aria("label", words.T("bar.games")).OnChange(goToGame).Body(options...))
		}),
		goapp.Div().Class("end").Body(
			goapp.Button().Class("btn quiet icon").ID("theme").Type("button").
				Aria("label", words.T(words.Key("bar.theme-"+d.theme))).Title(words.T(words.Key("bar.theme-"+d.theme))).
				Body(icon(themeIcon(d.theme))).OnClick(d.nextTheme),
			goapp.A().Class("btn quiet icon").ID("help").Href(href(helpPath)).
				Aria("label", words.T("bar.help")).Title(words.T("bar.help")).Body(icon("help")),
		))
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
