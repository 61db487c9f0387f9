package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/session"
)

// rehearse draws every game's page once, with a sample on its board, for nobody to see: a browser compiles a function when
// it is first called, and the first verdict would wait for that. It takes one game whenever the page has nothing else to
// do, and leaves off when there is an input.
func (d *desk) rehearse() {
	if d.rehearsed {
		return
	}
	d.rehearsed = true
	left := games.All()
	var next func()
	next = func() {
		if len(left) > 0 && d.src == nil && d.job == nil {
			rehearsal(left[0])
			left = left[1:]
			idle(next)
		}
	}
	idle(next)
}

// rehearsal draws what a game's page is made of, with the first dataset of the game's first sample, on a desk of its own.
func rehearsal(game engine.Game) (pieces []goapp.UI) {
	text := game.Samples[0].Text
	for data := range game.Read(input.Read([]byte(text))) {
		verdict := data.Verdict()
		info := session.Opened{Whole: true, Answers: verdict.Len(), Span: data.Span()}
		for i := range verdict.Len() {
			row := session.RowOf(verdict, i)
			row.Index = i
			info.Rows = append(info.Rows, row)
		}
		d := bareDesk()
		d.src = textSource(text)
		d.sum = &session.Summary{Game: game.ID, Datasets: 1, Answers: verdict.Len()}
		d.rows[0] = info.Rows
		d.open = open(data, info)
		p := &gamePage{desk: d, game: game, empty: emptyView(game)}
		list := verdictList{Desk: d, Game: game.ID, Sum: d.sum}
		shown := board.Board{ID: "board", Scene: viewOf(game, d, p.empty).scene}
		pieces = append(pieces, p.Render(), list.Render(), shown.Render())
		for _, kept := range p.keeps {
			pieces = append(pieces, kept.draw())
		}
		break
	}
	return pieces
}
