package app

import goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

// kept is a piece of a page that is drawn anew only when what it shows has changed.
type kept struct {
	goapp.Compo

	Name string // go-app compares the exported fields
	Rev  int

	state *keptState
}

// keptState is what a page knows of a kept piece from one drawing to the next.
type keptState struct {
	shows any
	rev   int // counts how often shows has changed
	draw  func() goapp.UI
}

// keeper remembers the kept pieces of one mounted page, by name.
type keeper map[string]*keptState

// keep makes a kept piece. Its drawing must hang on nothing but shows, which is compared with ==, so that it must be
// comparable, and what a pointer leads to may change unseen. The name tells it apart from the page's other pieces.
func keep(k *keeper, name string, shows any, draw func() goapp.UI) goapp.UI {
	if *k == nil {
		*k = keeper{}
	}
	s := (*k)[name]
	if s == nil {
		s = &keptState{}
		(*k)[name] = s
	}
	if s.shows != shows {
		s.shows = shows
		s.rev++
	}
	s.draw = draw
	return &kept{Name: name, Rev: s.rev, state: s}
}

// CompoID keeps go-app from making one piece out of another.
func (k *kept) CompoID() string { return k.Name }

func (k *kept) Render() goapp.UI { return k.state.draw() }
