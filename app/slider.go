package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// slider is a range field. Attributes come to an element in no order, and a value that comes before its limits is cut to
// those before; so the value is set once more when all are there. What it moves to is heard as an input event around it.
type slider struct {
	goapp.Compo

	ID             string
	Min, Max, Step string
	Value          string
	Label, Text    string // its name, and what its value means
	Disabled       bool
}

func (s *slider) OnMount(ctx goapp.Context)  { s.settle(ctx) }
func (s *slider) OnUpdate(ctx goapp.Context) { s.settle(ctx) }

func (s *slider) settle(ctx goapp.Context) {
	ctx.Defer(func(goapp.Context) { setValue(s.ID, s.Value) })
}

func (s *slider) Render() goapp.UI {
	return el("input[type=range][id=?][min=?][max=?][step=?][value=?][aria-label=?][aria-valuetext=?][disabled=?]",
		s.ID, s.Min, s.Max, s.Step, s.Value, s.Label, s.Text, flag(s.Disabled))
}
