package app

import (
	"net/url"
	"runtime"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/engine"
	"umpire/engine/games"
)

// rehearsalTurns is how often a rehearsal looks whether the worker has answered, each time when the page has nothing else
// to do, before it is given up.
const rehearsalTurns = 200

// rehearse judges every game's first sample and draws what comes of it, for nobody to see: a browser compiles a function
// when it is first called, and the first verdict would wait for that. It goes on whenever the page has nothing else to do,
// and leaves off when there is an input.
func (d *desk) rehearse() {
	if d.rehearsed {
		return
	}
	d.rehearsed = true
	d.ctx.Handle(board.Picked, func(goapp.Context, goapp.Action) {}) // the first name of a handler takes the longest
	pageOf(new(url.URL))
	left, turns := games.All(), 0
	var trial *desk
	var next func()
	next = func() {
		if turns++; d.src != nil || d.job != nil || len(left) == 0 || turns > rehearsalTurns {
			return
		}
		if trial == nil {
			trial = trialDesk(left[0], d.worker)
		} else if trial.drain(); trial.open != nil {
			trial.drawAll(left[0])
			if trial, left = nil, left[1:]; len(left) == 0 {
				runtime.GC() // its functions are many, and it is due soon
			}
		}
		idle(next)
	}
	idle(next)
}

// trialDesk is a desk that has sent a game's first sample to a worker. It is no page's, and keeps nothing on the device.
func trialDesk(game engine.Game, w worker) *desk {
	d := bareDesk()
	d.worker, d.framed = w, true
	d.show(textSource(game.Samples[0].Text), "")
	return d
}

// drawAll draws what the desk's page of a game is made of.
func (d *desk) drawAll(game engine.Game) (pieces []goapp.UI) {
	p := &gamePage{desk: d, game: game, empty: emptyView(game)}
	list := verdictList{Desk: d, Game: game.ID, Sum: d.sum}
	shown := board.Board{ID: "board", Scene: viewOf(game, d, p.empty).scene}
	board.Rehearse(shown.Scene)
	pieces = append(pieces, p.Render(), list.Render(), shown.Render())
	for known := -1; known < len(p.keeps); { // to draw one may add others
		known = len(p.keeps)
		for _, kept := range p.keeps {
			pieces = append(pieces, kept.draw())
		}
	}
	return pieces
}
