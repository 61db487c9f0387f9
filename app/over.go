package app

import (
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
	dialogGames = "dialog-games"
	dialogKeys  = "dialog-keys"
)

// progress is the bar of the job under way, with its numbers and a way to stop it.
func progress(d *desk) goapp.UI {
	if d.job == nil || !d.job.shown {
		return nil
	}
	p := d.job.progress
	percent := 0
	if p.Total > 0 {
		percent = int(int64(p.Done) * 100 / int64(p.Total))
	}
	text := words.T("progress.bytes", megabytes(p.Done), megabytes(p.Total))
	if p.Datasets > 0 {
		text = words.T("progress.datasets", p.Datasets, megabytes(p.Done), megabytes(p.Total))
	}
	return goapp.Div().Class("progress").Body(
		goapp.Div().Class("track").Attr("role", "progressbar").Aria("label", words.T("progress.label")).
			Aria("valuemin", 0).Aria("valuemax", 100).Aria("valuenow", percent).Body(
			svg("", "0 0 100 6").Attr("preserveAspectRatio", "none").Body(shape("rect").Attr("width", percent).Attr("height", "6"))),
		goapp.Div().Class("line").Body(
			goapp.Span().ID("progress-text").Text(text),
			goapp.Button().Class("btn").Type("button").ID("cancel").Text(words.T("progress.cancel")).OnClick(d.cancel),
		),
	)
}

// trouble is why there is no verdict, where that is not a fault at a place of the text.
func trouble(d *desk) goapp.UI {
	text, again := d.failed, d.failed != "" && d.src != nil
	if text == "" && d.sum != nil {
		switch d.sum.How {
		case games.NoNumber, games.Blank, games.Ask:
			text = words.T(words.Key("detect." + string(d.sum.How)))
		}
	}
	if text == "" {
		return nil
	}
	return goapp.Div().Class("body").Attr("role", "alert").Body(
		goapp.Div().Class("card no").ID("trouble").Body(
			goapp.P().Text(text),
			goapp.If(again, func() goapp.UI {
				return goapp.Button().Class("link").Type("button").ID("again").Text(words.T("worker.again")).OnClick(d.again)
			}),
		))
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
	return goapp.Div().Class("toast").ID("toast").Body(
		goapp.Span().Text(d.note),
		goapp.If(d.undo, func() goapp.UI {
			return goapp.Button().Class("link").Type("button").Text(words.T("input.undo")).OnClick(d.takeBack)
		}),
	)
}

// askGame opens the choice of the game.
func (d *desk) askGame(goapp.Context, goapp.Event) { d.dialog = dialogGames; openDialog(dialogGames) }

// openKeys opens the list of keys.
func (d *desk) openKeys(goapp.Context, goapp.Event) { d.dialog = dialogKeys; openDialog(dialogKeys) }

// closeAny closes the open dialog.
func (d *desk) closeAny(goapp.Context, goapp.Event) {
	closeDialog(d.dialog)
	d.dialog = ""
}

// gameDialog lets the person say which game the input is of.
func gameDialog(d *desk) goapp.UI {
	var choices []goapp.UI
	for _, g := range games.All() {
		text := words.T(words.Key("choice."+g.ID), g.Title)
		choices = append(choices, goapp.Button().Class("btn").Type("button").DataSet("game", g.ID).
			Body(goapp.B().Text(g.Title), goapp.Span().Text(text)).OnClick(d.onChoice))
	}
	return dialog(d, dialogGames, words.T("detect.choose"), goapp.Div().Class("choices").Body(choices...))
}

func (d *desk) onChoice(ctx goapp.Context, _ goapp.Event) {
	game := ctx.JSSrc().Get("dataset").Get("game").String()
	closeDialog(dialogGames)
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
	{[]string{"Page Up"}, "keys.previous"},
	{[]string{"Page Down"}, "keys.next"},
	{[]string{"?"}, "keys.help"},
}

// keyTable is the list of keys.
func keyTable() goapp.UI {
	var rows []goapp.UI
	for _, k := range keys {
		var names []goapp.UI
		for _, name := range k.keys {
			names = append(names, goapp.Kbd().Text(name), goapp.Text(" "))
		}
		rows = append(rows, goapp.Tr().Body(goapp.Td().Body(names...), goapp.Td().Text(words.T(k.does))))
	}
	return goapp.Table().Class("keys").Body(goapp.TBody().Body(rows...))
}

func keyDialog(d *desk) goapp.UI { return dialog(d, dialogKeys, words.T("keys.title"), keyTable()) }

// dialog is a closed <dialog>; openDialog shows it.
func dialog(d *desk, id, title string, body goapp.UI) goapp.UI {
	return goapp.Dialog().ID(id).Aria("labelledby", id+"-title").OnClose(d.onClosed).Body(
		goapp.Div().Class("head").Body(
			goapp.H2().ID(id+"-title").Text(title),
			goapp.Button().Class("btn quiet icon").Type("button").Aria("label", words.T("dialog.close")).Body(icon("close")).OnClick(d.closeAny),
		),
		goapp.Div().Class("body").Body(body),
	)
}

// onClosed is called when the browser has closed a dialog, as it does for Esc.
func (d *desk) onClosed(goapp.Context, goapp.Event) { d.dialog = "" }
