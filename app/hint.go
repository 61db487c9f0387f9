package app

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/branch"
	"umpire/engine/lab"
	"umpire/engine/lianliankan"
	"umpire/engine/session"
)

// hint is what helps a person at Lianliankan, at one step: what may be taken off, and whether everything can.
type hint struct {
	k      int
	pairs  lianliankan.Pairs
	job    *job                  // the search under way
	answer *lianliankan.Clearing // what came of it
	failed string                // why nothing came of it, in words
}

// hintNow is the hint for the present step of Lianliankan.
func (o *opened) hintNow() *hint {
	if o.hint == nil || o.hint.k != o.k {
		o.hint = &hint{k: o.k, pairs: o.after().Pairs()}
	}
	return o.hint
}

// show rings the tiles of all pairs that are listed.
func (h *hint) show(s *board.Scene) {
	ringed := map[engine.Point]bool{}
	for _, pair := range h.pairs.List {
		for _, tile := range [2]engine.Point{pair.A, pair.B} {
			if !ringed[tile] {
				ringed[tile] = true
				s.Marks = append(s.Marks, board.Mark{At: board.At(tile), Kind: board.Spare})
			}
		}
	}
}

// hints is the pane of the hint, where it is switched on.
func (p *gamePage) hints() any {
	d, o := p.desk, p.desk.open
	if o == nil || o.lianliankan() == nil || !d.layers[layerHint] || d.arranging() || d.sum == nil || d.sum.Game != p.game.ID {
		return nil
	}
	return p.hintPane()
}

// namedPairs is how many pairs are listed by name; all are ringed.
const namedPairs = 12

func (p *gamePage) hintPane() goapp.UI {
	d, h := p.desk, p.desk.open.hintNow()
	key := words.Key("hint.pairs")
	if !h.pairs.Whole {
		key = "hint.pairs-seen"
	}
	body := []any{el("p#hint-count", words.T(key, h.pairs.Count))}
	if len(h.pairs.List) > 0 {
		var named []any
		for _, pair := range h.pairs.List[:min(len(h.pairs.List), namedPairs)] {
			named = append(named, html("li", pointName(pair.A), " ", pointName(pair.B)))
		}
		if more := h.pairs.Count - len(named); more > 0 {
			named = append(named, html("li", words.T("hint.more", more)))
		}
		body = append(body, el("ul.pairs", named))
	}
	buttons := []any{}
	if len(h.pairs.List) > 0 {
		buttons = append(buttons, button(".btn#hint-take", words.T("hint.take")).OnClick(d.takeHint))
	}
	switch {
	case h.job != nil:
		body = append(body, p.labProgress(h.job, words.T("hint.searching", h.job.progress.Done, h.job.progress.Datasets)))
	case h.answer == nil:
		buttons = append(buttons, button(".btn#clearable", words.T("hint.clearable")).OnClick(d.askClearable))
	case h.answer.Can == lianliankan.Can && len(h.answer.Pairs) > 0:
		buttons = append(buttons, button(".btn.main#play-clearing", words.T("hint.play")).OnClick(d.playClearing))
	}
	if h.failed != "" {
		body = append(body, el("div.card.no", el("p", h.failed)))
	}
	if h.answer != nil {
		class, said := clearingWords(h.answer)
		body = append(body, html("div[class=?]#clearing", class, html("p", said, " ", sentence([]any{points(h.answer.Stuck)}))))
	}
	body = append(body, el("div.share-buttons", buttons))
	return el("section.pane.hint-pane[aria-labelledby=hint-title]",
		el("div.head", el("h2#hint-title", words.T("hint.title"))),
		el("div.body.stack", body).OnClick(d.pressName),
	)
}

// clearingWords say whether a board can be cleared, with the class of the card that they stand on.
func clearingWords(c *lianliankan.Clearing) (class, said string) {
	switch {
	case c.Can == lianliankan.Can:
		return "card yes", words.T("hint.can", len(c.Pairs))
	case c.Can == lianliankan.Unknown:
		return "card", words.T("hint.unknown", c.Positions, c.Fewest)
	case c.Odd != 0:
		return "card no", words.T("hint.odd", strconv.Itoa(int(c.Odd)))
	case c.Stuck != nil:
		return "card no", words.T("hint.stuck", len(c.Stuck))
	}
	return "card no", words.T("hint.cannot", c.Positions)
}

// takeHint takes the first pair off.
func (d *desk) takeHint(goapp.Context, goapp.Event) {
	if o := d.open; o != nil && o.lianliankan() != nil {
		if list := o.hintNow().pairs.List; len(list) > 0 {
			d.try(takeOff(list[0]))
		}
	}
}

// takeOff is the move that takes a pair off.
func takeOff(p lianliankan.Pair) branch.Move {
	return branch.Move{Numbers: [4]int{p.A.X, p.A.Y, p.B.X, p.B.Y}, Take: true}
}

// askClearable has the lab find out whether the board after the present step can be cleared. A search for a step that
// nobody looks at any more ends with its next sign of life.
func (d *desk) askClearable(goapp.Context, goapp.Event) {
	o := d.open
	if o == nil || o.lianliankan() == nil {
		return
	}
	h := o.hintNow()
	text := bytesBlob(lianliankan.NewDataset(o.after(), nil).Pack(nil))
	h.failed = ""
	d.askLab(&h.job, call{
		op: lab.OpClear, text: &text,
		progress: func(session.Progress) {
			if d.open != o || o.hint != h {
				d.labWorker().finish()
			}
		},
		done: func(r reply) {
			c, ok := lab.ReadClearing(r.answer)
			if r.failed != "" || !ok {
				h.failed = failedWords(r)
				return
			}
			h.answer = &c
			if d.open == o && o.hint == h {
				_, said := clearingWords(&c)
				d.say(said)
			}
		},
	})
}

// playClearing plays the pairs that clear the board as a branch, one after another.
func (d *desk) playClearing(goapp.Context, goapp.Event) {
	o := d.open
	if o == nil || o.hint == nil || o.hint.k != o.k || o.hint.answer == nil {
		return
	}
	line := o.before()
	start, most := len(line.Moves), branch.MaxMoves
	if o.far() {
		most = farMoves
	}
	for _, pair := range o.hint.answer.Pairs[:min(len(o.hint.answer.Pairs), max(most-start, 0))] {
		line.Moves = append(line.Moves, takeOff(pair))
	}
	if len(line.Moves) == start {
		d.refuse(words.T("whatif.too-long", most))
		return
	}
	d.halt()
	d.playMoves(line, start)
	d.open.k = -1 // so that going there always speaks
	d.goStep(line.From + start + 1)
	d.playOn()
}
