// Package games is the register of games: which there are, and which one a pasted text belongs to. A new game is a
// package of its own and one line in All.
package games

import (
	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/goban"
	"umpire/engine/lianliankan"
	"umpire/engine/twixt"
)

// All is every game, in the order in which pages and tools list them.
func All() []engine.Game {
	return []engine.Game{
		twixt.Game(),
		lianliankan.Game(),
		chapaev.Game(),
		goban.Go19(),
		goban.Infinite(),
	}
}

// WithMistakes is every game again, with its known mistakes and its plain program. They are a third of the size of all
// judges together, so the programs that only judge do without.
func WithMistakes() []engine.Game {
	return []engine.Game{
		twixt.WithMistakes(),
		lianliankan.WithMistakes(),
		chapaev.WithMistakes(),
		goban.Go19WithMistakes(),
		goban.InfiniteWithMistakes(),
	}
}

// ByID is the game with an id.
func ByID(id string) (engine.Game, bool) { return find(All(), id) }

// ByIDWithMistakes is ByID among the games of WithMistakes.
func ByIDWithMistakes(id string) (engine.Game, bool) { return find(WithMistakes(), id) }

func find(games []engine.Game, id string) (engine.Game, bool) {
	for _, g := range games {
		if g.ID == id {
			return g, true
		}
	}
	return engine.Game{}, false
}
