package app

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine/lianliankan"
)

// reachEnds are the ends of a question of Lianliankan whose reach is shown.
type reachEnds int

const (
	fromA    reachEnds = iota
	fromB              // the other end
	fromBoth           // what either end reaches
)

// cells are the cells reached from the ends, as a scene has them. From both, a cell shows the fewer turns.
func (e reachEnds) cells(step lianliankan.Step) []uint8 {
	if e != fromBoth {
		return step.Reach[e].Cells
	}
	cells := make([]uint8, len(step.Reach[0].Cells))
	for i, a := range step.Reach[0].Cells {
		b := step.Reach[1].Cells[i]
		if cells[i] = min(a, b); cells[i] == 0 {
			cells[i] = max(a, b)
		}
	}
	return cells
}

// reachKey says what the hatchings of the reach mean, and lets a person choose whose reach it is.
func (p *gamePage) reachKey() goapp.UI {
	o := p.desk.open
	q := o.lianliankan().Question(o.k)
	names := []string{words.T("layer.from", board.At(q.A).String()), words.T("layer.from", board.At(q.B).String()), words.T("layer.both")}
	var ends, keys []any
	for i, name := range names {
		ends = append(ends, button(".chip[data-ends=?][aria-pressed=?]", strconv.Itoa(i), strconv.FormatBool(o.ends == reachEnds(i)), name).
			OnClick(p.desk.chooseEnds))
	}
	for turns := range 3 {
		keys = append(keys, el("span.key", board.ReachKey(turns, "key").UI(), words.T(words.Key("layer.turns-"+strconv.Itoa(turns)))))
	}
	return el("div.reach-key", el("span.ends[role=group][aria-label=?]", words.T("layer.ends"), ends), keys)
}

func (d *desk) chooseEnds(ctx goapp.Context, _ goapp.Event) {
	if i, err := strconv.Atoi(ctx.JSSrc().Get("dataset").Get("ends").String()); err == nil && d.open != nil {
		d.open.ends = reachEnds(i)
	}
}
