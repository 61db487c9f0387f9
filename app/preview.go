package app

import (
	"umpire/app/board"
	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/session"
)

// The home page shows real positions: moments of the games' own samples.

// moment is a step of a dataset of a sample, and the part of the board that is shown of it.
type moment struct {
	sample, dataset int
	answer          int // in the dataset, from 0
	crop            board.Crop
}

// moments are the pictures on the cards.
var moments = map[string]moment{
	"twixt":       {0, 2, 0, board.Crop{A: board.Place{X: -0.4, Y: 1}, B: board.Place{X: 7.4, Y: 6}}},
	"lianliankan": {2, 0, 1, board.Crop{A: board.Place{X: 0.5, Y: 0.5}, B: board.Place{X: 5.5, Y: 7.5}}},
	"chapaev":     {1, 0, 0, board.Crop{A: board.Place{X: 0, Y: 2.2}, B: board.Place{X: 8, Y: 7.8}}},
	"go":          {0, 0, 9, board.Crop{A: board.Place{X: 6.6, Y: 5.7}, B: board.Place{X: 13.4, Y: 15.3}}},
	"infinite-go": {0, 0, 0, board.Crop{A: board.Place{X: 1, Y: 1}, B: board.Place{X: 7, Y: 10}}},
}

// cardScene is the picture on a game's card.
func cardScene(g engine.Game) *board.Scene {
	m, ok := moments[g.ID]
	if !ok {
		return emptyView(g).scene
	}
	s := sampleScene(g, m)
	s.Crop = &m.crop
	return s
}

// exampleScene is the board of the worked example: the first game of TwixT's sample.
func exampleScene() *board.Scene {
	g, _ := games.ByID("twixt")
	return sampleScene(g, moment{})
}

// sampleScene is the board at a moment of a sample, as the game's page draws it.
func sampleScene(g engine.Game, m moment) *board.Scene {
	number := 0
	for data, whole := range g.Read(input.Read([]byte(g.Samples[m.sample].Text))) {
		if number++; whole && number > m.dataset {
			o := open(data, session.Opened{Whole: true, Answers: data.Verdict().Len(), Step: m.answer})
			return drawStep(o, map[string]bool{}).scene
		}
	}
	return emptyView(g).scene
}
