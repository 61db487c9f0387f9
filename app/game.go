package app

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine"
)

// gamePage is the page of one game: the input, the board, the verdicts.
type gamePage struct {
	goapp.Compo
	desk  *desk
	game  engine.Game
	empty *view // the board before there is anything on it
}

// CompoID keeps go-app from making one game's page out of another's.
func (p *gamePage) CompoID() string { return p.game.ID }

func (p *gamePage) OnMount(ctx goapp.Context) { p.desk.attach(ctx) }

// OnNav shows what the address asks for: a sample, or the input of this game that is at hand.
func (p *gamePage) OnNav(ctx goapp.Context) {
	d := p.desk
	ctx.Page().SetTitle(words.T("game.page-title", p.game.Title, p.game.Source))
	d.tab = tabBoard
	if goapp.IsServer {
		return
	}
	if n, err := strconv.Atoi(ctx.Page().URL().Query().Get("sample")); err == nil && n >= 0 && n < len(p.game.Samples) {
		ctx.Page().ReplaceURL(cleanURL(ctx))
		d.wants = p.game.ID
		d.take(textSource(p.game.Samples[n].Text), p.game.ID)
		return
	}
	d.enter(p.game.ID)
}

func (p *gamePage) Render() goapp.UI {
	d := p.desk
	return frame(d, p.game.ID, goapp.Main().Class("game-page").ID(mainID).DataSet("tab", d.tab).Body(
		goapp.Div().Class("title-row").Body(
			goapp.H1().Text(gameTitle(p.game)),
			goapp.Span().Class("source").Text(p.game.Source+" "+p.game.Problem),
			goapp.Div().Class("end").Body(
				goapp.Button().Class("btn").Type("button").ID("open-file").Aria("label", words.T("input.open")).Title(words.T("input.open")).
					Body(icon("file")).OnClick(d.openFile),
				goapp.Button().Class("btn main").Type("button").ID("paste-button").
					Body(icon("paste"), goapp.Text(words.T("input.paste")), goapp.Kbd().Text("Ctrl V")).OnClick(d.paste),
			),
		),
		p.inputPane(),
		p.strip(),
		p.boardPane(),
		goapp.Div().Class("side").Body(p.verdictPane(), p.explainPane()),
		p.dock(),
	))
}

// The parts of the page that a phone shows one at a time.
const (
	tabBoard    = "board"
	tabInput    = "input"
	tabVerdicts = "verdicts"
)

// dock is the phone's choice of parts.
func (p *gamePage) dock() goapp.UI {
	var buttons []goapp.UI
	for _, tab := range []struct{ id, icon string }{{tabBoard, "board"}, {tabInput, "input"}, {tabVerdicts, "list"}} {
		buttons = append(buttons, goapp.Button().Type("button").DataSet("tab", tab.id).
			Aria("pressed", strconv.FormatBool(p.desk.tab == tab.id)).
			Body(icon(tab.icon), goapp.Text(words.T(words.Key("tab."+tab.id)))).OnClick(p.desk.chooseTab))
	}
	return goapp.Nav().Class("dock").Aria("label", words.T("tab.label")).Body(buttons...)
}

func (d *desk) chooseTab(ctx goapp.Context, _ goapp.Event) {
	d.tab = ctx.JSSrc().Get("dataset").Get("tab").String()
}

// strip is the verdict of the chosen answer, on a phone above the board.
func (p *gamePage) strip() goapp.UI {
	d := p.desk
	row, ok := d.chosen()
	if !ok {
		return goapp.Div().Class("strip").Body(goapp.P().Text(p.state()))
	}
	return goapp.Section().Class("strip "+moodClass(row.Mood)).Aria("label", words.T("verdict.title")).Body(
		goapp.Div().Class("line").Body(
			goapp.Span().Class("big").Body(moodSign(p.game.ID, row), goapp.Span().Translate(false).Text(row.Token)),
			goapp.Span().Class("of").Body(
				goapp.Button().Class("btn quiet icon").Type("button").Aria("label", words.T("verdict.previous")).Disabled(row.Index == 0).
					Body(icon("left")).OnClick(d.previousAnswer),
				goapp.Text(answerOf(p.game.ID, d.sum, row)),
				goapp.Button().Class("btn quiet icon").Type("button").Aria("label", words.T("verdict.next")).Disabled(row.Index+1 >= d.sum.Answers).
					Body(icon("right")).OnClick(d.nextAnswer),
			),
		),
		goapp.P().Text(reason(p.game.ID, row)),
	)
}

// state is what the page says when there is no verdict to show.
func (p *gamePage) state() string {
	d := p.desk
	switch {
	case d.failed != "":
		return d.failed
	case d.job != nil:
		return words.T("verdict.working")
	case d.src == nil:
		return words.T("verdict.none")
	case d.sum != nil && d.sum.Fault != nil:
		return words.T("fault.at", d.sum.Fault.Line, d.sum.Fault.Column) + " " + words.Fault(d.sum.Fault, p.game.ID)
	}
	return words.T("verdict.nothing")
}

// boardPane is the legend and the board.
func (p *gamePage) boardPane() goapp.UI {
	v := viewOf(p.game, p.desk, p.empty)
	return goapp.Section().Class("board-pane").Aria("label", words.T("board.title")).Body(
		goapp.Div().Class("legend").Body(append(legend(v.legend), goapp.Span().Class("end").Text(v.when))...),
		goapp.Div().Class("board-fit").Body(&board.Board{ID: "board", Scene: v.scene, Words: boardWords()}),
	)
}
