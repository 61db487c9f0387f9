// Package slip is what the plain programs of all games share: a list of known mistakes, each with the switch that makes
// the program make it.
package slip

import (
	"iter"
	"slices"

	"umpire/engine"
)

// List is all mistakes of a plain program whose switches are a P, a family together. It is made by a function and kept in
// no variable, which every program would hold.
type List[P any] []entry[P]

type entry[P any] struct {
	engine.Mistake
	turn func(*P)
}

// Add adds a mistake of a family, and its switch.
func (l *List[P]) Add(id, family string, turn func(*P)) {
	*l = append(*l, entry[P]{engine.Mistake{ID: id, Family: family}, turn})
}

// Alone adds a mistake without a parameter.
func (l *List[P]) Alone(id string, turn func(*P)) { l.Add(id, id, turn) }

// TurnOn turns the switches of the mistakes with these ids on, in the list's order; other ids change nothing.
func (l List[P]) TurnOn(p *P, ids []string) {
	for _, e := range l {
		if slices.Contains(ids, e.ID) {
			e.turn(p)
		}
	}
}

// In is a game, and in it the mistakes and its plain program.
func (l List[P]) In(g engine.Game, plain func(text []byte, mistakes ...string) iter.Seq[[]byte]) engine.Game {
	for _, e := range l {
		g.Mistakes = append(g.Mistakes, e.Mistake)
	}
	g.Plain = plain
	return g
}
