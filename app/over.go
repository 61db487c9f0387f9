package app

import (
	"strconv"
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
	"umpire/engine/games"
)

const (
	progressDelay = 200 * time.Millisecond // work that ends sooner shows no progress
	toastTime     = 4 * time.Second
	editDelay     = 250 * time.Millisecond // from the last key press to the judging
)

// The dialogs.
const (
	dialogGames  = "dialog-games"
	dialogRecent = "dialog-recent"
	dialogKeys   = "dialog-keys"
	dialogText   = "dialog-text"
	dialogShare  = "dialog-share"
	dialogLink   = "dialog-link"
)

// progress is the bar of the job under way, with its numbers and a way to stop it.
func progress(d *desk) goapp.UI {
	if d.job == nil || !d.job.shown {
		return nil
	}
	p := d.job.progress
	percent := "0"
	if p.Total > 0 {
		percent = strconv.Itoa(int(int64(p.Done) * 100 / int64(p.Total)))
	}
	label := words.T("progress.bytes", megabytes(p.Done), megabytes(p.Total))
	if p.Datasets > 0 {
		label = words.T("progress.datasets", p.Datasets, megabytes(p.Done), megabytes(p.Total))
	}
	return el("div.progress",
		el("div.track[role=progressbar][aria-valuemin=0][aria-valuemax=100][aria-label=?][aria-valuenow=?]", words.T("progress.label"), percent,
			html("svg[aria-hidden=true][viewBox=0 0 100 6][preserveAspectRatio=none]", html("rect[width=?][height=6]", percent)),
		),
		el("div.line",
			el("span#progress-text", label),
			button(".btn#cancel",
				words.T("progress.cancel"),
			).OnClick(d.cancel),
		),
	)
}

// trouble is why there is no verdict, where that is not a fault at a place of the text.
func trouble(d *desk) goapp.UI {
	why, again := d.failed, d.failed != "" && d.src != nil
	if why == "" && d.sum != nil {
		switch d.sum.How {
		case games.NoNumber, games.Blank, games.Ask:
			why = words.T(words.Key("detect." + string(d.sum.How)))
		}
	}
	if why == "" {
		return nil
	}
	return el("div.body[role=alert]",
		el("div.card.no#trouble",
			el("p", why),
			when(again, func() any {
				return button(".link#again",
					words.T("worker.again"),
				).OnClick(d.again)
			}),
		),
	)
}

// again judges the same input once more.
func (d *desk) again(goapp.Context, goapp.Event) {
	if d.src != nil {
		d.judge(d.src.game)
	}
}

// toast is the passing note at the bottom of the page.
func toast(d *desk) goapp.UI {
	if d.note == "" {
		return nil
	}
	return el("section.toast#toast[aria-label=?]", words.T("toast.label"),
		el("span", d.note),
		when(d.undo, func() any {
			return button(".link#undo", words.T("input.undo")).OnClick(d.takeBack)
		}),
	)
}

// askGame opens the choice of the game.
func (d *desk) askGame(goapp.Context, goapp.Event) { d.ask(dialogGames) }

// openKeys opens the list of keys.
func (d *desk) openKeys(goapp.Context, goapp.Event) { d.ask(dialogKeys) }

// ask opens a dialog as soon as it is drawn.
func (d *desk) ask(id string) {
	d.dialog = id
	if d.mounted {
		d.ctx.Defer(func(goapp.Context) { openDialog(id) })
	}
}

// closeAny closes the open dialog.
func (d *desk) closeAny(goapp.Context, goapp.Event) {
	closeDialog(d.dialog)
	d.dialog = ""
}

// openedDialog is the dialog that is open. A closed one is not on the page at all.
func openedDialog(d *desk) any {
	switch d.dialog {
	case dialogGames:
		return dialog(d, dialogGames, words.T("detect.choose"), gameChoices(d))
	case dialogKeys:
		return dialog(d, dialogKeys, words.T("keys.title"), keyList(d))
	case dialogRecent:
		return dialog(d, dialogRecent, words.T("recent.title"), d.recentDialog())
	case dialogShare:
		return dialog(d, dialogShare, words.T("share.title"), d.shareDialog())
	case dialogLink:
		return dialog(d, dialogLink, words.T("link.title"), d.linkDialog())
	case dialogText:
		return dialog(d, dialogText, words.T("text.title"), boardText(d))
	}
	return nil
}

// gameChoices let the person say which game the input is of.
func gameChoices(d *desk) goapp.UI {
	var choices []any
	for _, g := range games.All() {
		choices = append(choices, button(".btn[data-game=?]", g.ID,
			el("b", g.Title),
			el("span", words.T(words.Key("choice."+g.ID))),
		).OnClick(d.onChoice))
	}
	return el("div.choices", choices)
}

func (d *desk) onChoice(ctx goapp.Context, _ goapp.Event) {
	game := ctx.JSSrc().Get("dataset").Get("game").String()
	closeDialog(d.dialog)
	d.readAs(game)
}

// keys are the keys that work on the pages, and what they do.
var keys = []struct {
	keys []string
	does words.Key
}{
	{[]string{"Ctrl", "V"}, "keys.paste"},
	{[]string{"Ctrl", "Enter"}, "keys.judge"},
	{[]string{"Esc"}, "keys.escape"},
	{[]string{"←", "→"}, "keys.step"},
	{[]string{"Shift", "←", "→"}, "keys.tick"},
	{[]string{"Home", "End"}, "keys.ends"},
	{[]string{"Space"}, "keys.play"},
	{[]string{"Page Up", "Page Down"}, "keys.dataset"},
	{[]string{"S"}, "keys.share"},
	{[]string{"D"}, "keys.compare"},
	{[]string{"G"}, "keys.generate"},
	{[]string{"Ctrl", "Z"}, "keys.undo"},
	{[]string{"?"}, "keys.help"},
}

// keyTable is the list of keys.
func keyTable() goapp.UI {
	var rows []any
	for _, k := range keys {
		var names []any
		for _, name := range k.keys {
			names = append(names, el("kbd", name), " ")
		}
		rows = append(rows, el("tr", el("td", names), el("td", words.T(k.does))))
	}
	return el("table.keys", el("tbody", rows))
}

// keyList is the list of keys with the switch that turns single ones off.
func keyList(d *desk) goapp.UI {
	return el("div", keyTable(),
		el("label.switch", el("input.single-keys[type=checkbox]").Attr("checked", !d.noKeys).OnChange(d.switchKeys), words.T("keys.single")))
}

// switchKeys turns the keys that work without Ctrl on or off, on this device.
func (d *desk) switchKeys(_ goapp.Context, e goapp.Event) {
	d.noKeys = !e.Get("target").Get("checked").Bool()
	keepNoKeys(d.noKeys)
}

// dialog is a closed <dialog>; openDialog shows it.
func dialog(d *desk, id, title string, body goapp.UI) goapp.UI {
	return el("dialog[id=?][aria-labelledby=?]", id, id+"-title",
		el("div.head",
			el("h2[id=?]", id+"-title", title),
			iconButton(id+"-close", "close", words.T("dialog.close")).OnClick(d.closeAny),
		),
		el("div.body", body),
	).On("close", d.onClosed)
}

// onClosed is called when the browser has closed a dialog, as it does for Esc. The browser takes its time to say so: by
// then another one may be open, which may be drawn with the same element.
func (d *desk) onClosed(_ goapp.Context, e goapp.Event) {
	if closed := e.Get("target"); closed.Get("id").String() == d.dialog && !closed.Get("open").Bool() {
		d.dialog = ""
	}
}
