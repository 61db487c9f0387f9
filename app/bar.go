package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
	"umpire/engine/games"
)

// mainID is the id of every page's main part, where the skip link goes.
const mainID = "main"

// frame is a whole page: the skip link, the bar, the page's main part with what stands below it, and what may lie over all
// of it.
func frame(d *desk, bar, main goapp.UI, below ...any) goapp.UI {
	return el("div.frame[data-mounted=?][data-dropping=?]", flag(d.mounted), flag(d.dropped),
		el("a.skip[href=?]", "#"+mainID, words.T("bar.skip")).OnClick(skipToMain),
		bar,
		main,
		below,
		el("p.vh#live[role=status][aria-live=polite]", d.said),
		openedDialog(d), // before what comes and goes: a dialog that changes its place is shut
		toast(d),
	)
}

// skipToMain moves the focus to the page's main part. The fragment stays free for the page's state.
func skipToMain(_ goapp.Context, e goapp.Event) {
	e.PreventDefault()
	focusID(mainID)
}

// bar is the page's head: the logo, the games, the theme and help.
func bar(d *desk, current string) goapp.UI {
	all := games.All()
	links := make([]any, 0, len(all))
	options := []any{el("option[value=/][selected=?]", flag(current == ""), words.T("bar.home"))}
	for _, g := range all {
		link := el("a[href=?]", gameHref(g), g.Title)
		option := el("option[value=?]", "/"+g.ID, g.Title)
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
	return el("header[class=?]", class,
		el("a.home[href=?][aria-label=?]", href("/"), words.T("bar.home-label"),
			logo(),
			el("span", "Umpire"),
		),
		el("nav[aria-label=?]", words.T("bar.games"), links),
		when(current != "", func() any {
			return el("div.menu",
				el("select#game-menu[aria-label=?]", words.T("bar.games"), options).OnChange(goToGame),
			)
		}),
		el("div.end",
			when(current != "", func() any {
				return []any{
					iconButton("bar-paste", "paste", words.T("input.paste")).OnClick(d.paste),
					iconButton("bar-open", "file", words.T("input.open")).OnClick(d.openFile),
					unless(!d.canShare(current), iconButton("bar-share", "share", words.T("share.button")), d.openShare),
				}
			}),
			iconButton("theme", themeIcon(d.theme), words.T(words.Key("bar.theme-"+d.theme))).OnClick(d.nextTheme),
			el("a.btn.quiet.icon#help[href=?][aria-label=?][title=?]", href(helpPath), words.T("bar.help"), words.T("bar.help"), icon("help")),
		),
	)
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
