package app

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
)

// recentList lists the inputs kept on this device, the last one first, each with the way to open it and to remove it.
func (d *desk) recentList() goapp.UI {
	rows := make([]any, len(d.recent))
	for i, kept := range d.recent {
		key, what := strconv.Itoa(kept.key), kept.head
		if kept.name != "" {
			what = kept.name
		}
		game := words.T("recent.no-game")
		if kept.game != "" {
			game = words.T(words.Key("title." + kept.game))
		}
		rows[i] = html("li",
			html("button.recent[type=button][data-open=?]", key,
				html("b", game), html("span.mono[translate=no]", what), html("span.muted", sizeWords(kept.size), " · ", kept.when)),
			html("button.link[type=button][data-remove=?][aria-label=?]", key, words.T("recent.remove-one", game, what), words.T("recent.remove")))
	}
	return el("div.recents",
		el("ul", rows).OnClick(d.onRecent),
		button(".btn#clear-recent", words.T("recent.clear")).OnClick(d.clearRecent))
}

// onRecent opens a kept input, or removes it.
func (d *desk) onRecent(_ goapp.Context, e goapp.Event) {
	pressed := e.Get("target").Call("closest", "button")
	if !pressed.Truthy() {
		return
	}
	data := pressed.Get("dataset")
	if key, err := strconv.Atoi(data.Get("open").String()); err == nil {
		closeDialog(d.dialog)
		d.dialog = ""
		d.openKept(key)
	} else if key, err := strconv.Atoi(data.Get("remove").String()); err == nil {
		removeKept(key)
		d.loadRecent()
	}
}

// clearRecent removes all kept inputs from this device. What is on the desk stays there.
func (d *desk) clearRecent(goapp.Context, goapp.Event) {
	forgetInputs()
	d.recent = nil
	d.say(words.T("recent.none"))
}

// askRecent opens the list of kept inputs.
func (d *desk) askRecent(goapp.Context, goapp.Event) {
	d.loadRecent()
	d.ask(dialogRecent)
}

// recentDialog is the list in its dialog.
func (d *desk) recentDialog() goapp.UI {
	if len(d.recent) == 0 {
		return el("p#no-recent", words.T("recent.none"))
	}
	return d.recentList()
}
