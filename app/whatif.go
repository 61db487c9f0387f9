package app

import (
	"slices"
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/branch"
	"umpire/engine/chapaev"
	"umpire/engine/goban"
	"umpire/engine/lianliankan"
	"umpire/engine/twixt"
)

// whatIf is what a person plays on from a step of the pasted game. The game itself stays beside it, untouched.
type whatIf struct {
	trunk *opened
	lines []branch.Line // all that were played, one after another, for undo and redo; the first has no moves
	at    int           // the present one
}

// line is the present line; of the pasted game it is the empty one after the present step.
func (o *opened) line() branch.Line {
	if o.what == nil {
		return branch.Line{From: o.k}
	}
	return o.what.lines[o.what.at]
}

// trunk is the pasted game, whether or not a branch of it is shown.
func (o *opened) trunk() *opened {
	if o.what == nil {
		return o
	}
	return o.what.trunk
}

// pasted is how many of the shown replay's steps are the pasted game's.
func (o *opened) pasted() int {
	if o.what == nil {
		return o.replay.Len()
	}
	return o.line().From
}

// before is the line up to the present step, for another move to follow. In Chapaev the present step is the flick that
// the board shows, and another is tried in its place.
func (o *opened) before() branch.Line {
	k := o.k
	if o.chapaev() != nil {
		k = max(k-1, 0)
	}
	line := o.line()
	if o.what == nil || k < line.From {
		return branch.Line{From: k}
	}
	done := k - line.From
	if done <= len(line.Moves) {
		return branch.Line{From: line.From, Moves: line.Moves[:done:done]}
	}
	moves := slices.Clip(line.Moves)
	for step := line.From + len(line.Moves) + 1; step <= k; step++ { // best play, which is now a part of the branch
		flick := o.chapaev().Flick(step)
		outcomes := o.chapaev().Outcomes(o.chapaev().Position(step-1), flick.Disc)
		moves = append(moves, branch.Move{Numbers: [4]int{flick.Disc, slices.Index(outcomes, flick)}})
	}
	return branch.Line{From: line.From, Moves: moves}
}

// try plays a move after the present step, as a branch. A move that the rules refuse changes nothing and is explained.
func (d *desk) try(m branch.Move) {
	o := d.open
	if o == nil || o.far() && len(o.line().Moves) >= farMoves {
		return
	}
	d.halt()
	line := o.before()
	if len(line.Moves) >= branch.MaxMoves {
		d.refuse(words.T("whatif.too-long", branch.MaxMoves))
		return
	}
	line.Moves = append(line.Moves, m)
	if refused := d.branchOff(line); refused != "" {
		d.refuse(o.refusal(m, refused))
		return
	}
	what := d.open.what
	what.lines = append(what.lines[:what.at+1], line)
	what.at++
	d.tryStep(line)
	d.answerFlick()
}

// playMoves puts a line on the board all of whose moves the rules accept. Those after the first so many can be undone one
// by one.
func (d *desk) playMoves(line branch.Line, first int) {
	d.branchOff(line)
	what := d.open.what
	what.lines = slices.Clip(what.lines[:what.at+1])
	for n := first + 1; n <= len(line.Moves); n++ {
		what.lines = append(what.lines, branch.Line{From: line.From, Moves: line.Moves[:n:n]})
	}
	what.at = len(what.lines) - 1
}

// farMoves is how many moves a branch of a board may have that is too large to be worked on between two frames.
const farMoves = 100

// tryStep goes to the last step of a line's moves.
func (d *desk) tryStep(line branch.Line) {
	d.open.k = -1 // so that going there always speaks
	d.goStep(line.From + len(line.Moves))
}

// branchOff puts a line of the pasted game on the board. It is "" or why the rules refuse it; then nothing changes.
func (d *desk) branchOff(line branch.Line) (refused string) {
	o := d.open
	trunk := o.trunk()
	game := branch.Play(trunk.data, trunk.replay, line)
	if game.Refused != "" {
		return game.Refused
	}
	what := o.what
	if what == nil {
		what = &whatIf{trunk: trunk, lines: []branch.Line{{From: trunk.k}}}
	}
	next := &opened{info: trunk.info, data: game.Data, replay: game.Replay, base: trunk.base, what: what,
		cluster: -1, disc: -1, choice: -1, told: map[int]lianliankan.Step{}}
	next.info.Rows = nil
	switch data := game.Data.(type) {
	case *lianliankan.Dataset, *goban.Dataset:
		next.verdict = data.Verdict()
	}
	if next.far() {
		for k, step := range trunk.told {
			if k <= line.From {
				next.told[k] = step
			}
		}
	}
	next.ticks = ticksOf(next)
	d.open, d.lit, d.waits = next, nil, nil
	return ""
}

// undoMove and redoMove go through the lines that were played; before the first one is the pasted game.
func (d *desk) undoMove(goapp.Context, goapp.Event) { d.turnLine(-1) }
func (d *desk) redoMove(goapp.Context, goapp.Event) { d.turnLine(+1) }

func (d *desk) turnLine(by int) {
	if d.arranging() {
		if by < 0 {
			d.undoArranging(d.ctx, goapp.Event{})
		}
		return
	}
	o := d.open
	if o == nil {
		return
	}
	what := o.what
	if what == nil {
		what = o.left
	}
	if what == nil || what.at+by < 0 || what.at+by >= len(what.lines) {
		return
	}
	d.halt()
	what.at += by
	line := what.lines[what.at]
	if len(line.Moves) == 0 {
		d.backToGame()
		return
	}
	if o.what == nil {
		o.what = what // the redone branch goes on where the person left it
		d.branchOff(line)
		o.what = nil
	} else {
		d.branchOff(line)
	}
	d.tryStep(line)
}

// leaveBranch goes back to the pasted game, at the step that the branch left it. The branch can be redone.
func (d *desk) leaveBranch(goapp.Context, goapp.Event) {
	if o := d.open; o != nil && o.what != nil {
		d.halt()
		o.what.at = 0
		d.backToGame()
	}
}

// backToGame puts the pasted game back on the board.
func (d *desk) backToGame() {
	o := d.open
	if o == nil || o.what == nil {
		return
	}
	from := o.line().From
	trunk := o.what.trunk
	trunk.left = o.what
	d.open, d.lit, d.waits = trunk, nil, nil
	trunk.k = -1
	d.goStep(from)
	d.say(words.T("whatif.back-said", from))
}

// refuse says why something cannot be played.
func (d *desk) refuse(why string) {
	d.refused = why
	d.say(why)
}

// refusal is why a move cannot be played, in words.
func (o *opened) refusal(m branch.Move, code string) string {
	key := words.Key("whatif.refused." + o.gameID() + "." + code)
	switch {
	case o.lianliankan() != nil:
		return words.T(key)
	case o.chapaev() != nil:
		return words.T(key, discName(m.Numbers[0]))
	}
	return words.T(key, sideWord(o.blackNext()), m.Point().X, m.Point().Y)
}

// blackNext tells whether Black is to move after the present step of TwixT or Go.
func (o *opened) blackNext() bool {
	if r := o.twixt(); r != nil {
		return r.Position(o.k).ToMove() == twixt.Black
	}
	return o.goban().State(o.k).Turn == goban.Black
}

// playPick plays at a point that was clicked or tapped, or typed; of Lianliankan it chooses a tile. It is false if there
// is nothing to play there.
func (d *desk) playPick(p engine.Point) bool {
	o := d.open
	if o.lianliankan() != nil {
		return o.has(p) && d.pickTile(p)
	}
	if !o.mayPlay(p) {
		return false
	}
	d.try(branch.At(p))
	return true
}

// mayPlay tells whether there is something to play at a point, lawful or not.
func (o *opened) mayPlay(p engine.Point) bool {
	return o.has(p) && (o.twixt() != nil && o.twixt().Position(o.k).Peg(p) == twixt.Nobody || o.goban() != nil && !o.stoneAt(p))
}

// stoneAt tells whether a stone stands on a point after the present step.
func (o *opened) stoneAt(p engine.Point) bool {
	for _, s := range o.goban().Position(o.k).Stones {
		if s.At == p {
			return true
		}
	}
	return false
}

// after is Lianliankan's board after the present step.
func (o *opened) after() *lianliankan.Board { return o.lianliankan().Board(o.k + 1) }

// pickTile chooses a tile; with the second one the question is asked.
func (d *desk) pickTile(p engine.Point) bool {
	o := d.open
	if o.after().At(p.X, p.Y) == 0 {
		return false
	}
	switch {
	case o.tile == nil:
		o.tile, o.view = &p, nil
		d.say(words.T("whatif.first-tile", p.X, p.Y))
	case *o.tile == p:
		o.tile, o.view = nil, nil
		d.say(words.T("whatif.no-tile"))
	default:
		a := *o.tile
		o.tile, o.view = nil, nil
		d.askTiles(a, p)
	}
	return true
}

// askTiles asks of Lianliankan whether two tiles may go, and takes them off if that is switched on.
func (d *desk) askTiles(a, b engine.Point) {
	d.try(branch.Move{Numbers: [4]int{a.X, a.Y, b.X, b.Y}, Take: d.layers[layerTake]})
}

// flick plays the outcome that is looked at.
func (d *desk) flick(goapp.Context, goapp.Event) {
	o := d.open
	if o == nil || o.chapaev() == nil {
		return
	}
	disc, outcomes, choice := o.aimed()
	if disc < 0 || choice >= len(outcomes) {
		return
	}
	d.try(branch.Move{Numbers: [4]int{disc, choice}})
}

// confirm plays where a finger has tapped on cells that are too small to be sure.
func (d *desk) confirm(goapp.Context, goapp.Event) {
	if p := d.waits; p != nil && (d.open != nil || d.arranging()) {
		d.waits = nil
		if d.arranging() {
			d.put(*p)
			return
		}
		d.playPick(*p)
	}
}

// unconfirm takes the tapped place back.
func (d *desk) unconfirm(goapp.Context, goapp.Event) { d.waits = nil }

// overBoard is the line over the board: its legend, or what there is to do about a branch. It stands in the same place,
// so that the board does not move under the hand that plays.
func (p *gamePage) overBoard(v *view) goapp.UI {
	d, o := p.desk, p.desk.open
	if d.arranging() && d.board.Game == p.game.ID {
		return p.arrangeBar()
	}
	var what *whatIf
	if o != nil && d.sum != nil && d.sum.Game == p.game.ID {
		if what = o.what; what == nil {
			what = o.left
		}
	}
	if what == nil && d.waits == nil {
		return el("div.legend", legend(v.legend), el("span.end", v.when))
	}
	says := legend(v.legend)
	if o.what != nil {
		line := o.line()
		says = []any{
			el("b", words.T("whatif.title")),
			el("span#whatif-from", words.T("whatif.from", line.From, len(line.Moves))+o.turnWords()),
		}
	}
	parts := []any{el("span.says", says)} // one element, so that the buttons after it stay what they are
	if what != nil {
		parts = append(parts, el("span.end",
			unless(what.at == 0, iconButton("undo-move", "undo", words.T("whatif.undo")), d.undoMove),
			unless(what.at == len(what.lines)-1, iconButton("redo-move", "redo", words.T("whatif.redo")), d.redoMove),
			when(o.what != nil, func() any {
				return button(".btn#back-to-game", words.T("whatif.back")).OnClick(d.leaveBranch)
			}),
		))
	}
	if at := d.waits; at != nil {
		parts = append(parts, d.confirmChip(words.T("whatif.confirm", sideWord(o.blackNext()), strconv.Itoa(at.X), strconv.Itoa(at.Y))))
	}
	return el("div.whatif[role=group][data-on=?][aria-label=?]", flag(o.what != nil), words.T("whatif.title"), parts)
}

// confirmChip asks whether a finger meant the place that it tapped.
func (d *desk) confirmChip(label string) goapp.UI {
	return el("span.confirm",
		button(".btn.main#confirm", label).OnClick(d.confirm),
		button(".btn#unconfirm", words.T("whatif.unconfirm")).OnClick(d.unconfirm))
}

// turnWords says what is to be done after the present step, and in Chapaev who wins.
func (o *opened) turnWords() string {
	switch {
	case o.lianliankan() != nil:
		left := 0
		for _, tile := range o.after().Tiles {
			if tile != 0 {
				left++
			}
		}
		if left == 0 {
			return " " + words.T("whatif.clear")
		}
		return " " + words.T("whatif.choose-tile", left)
	case o.chapaev() != nil:
		return " " + o.flickTurn()
	case o.twixt() != nil && o.twixt().Position(o.k).Winner() != twixt.Nobody:
		return " " + words.T("whatif.over")
	case o.twixt() == nil && o.goban() == nil:
		return ""
	}
	return " " + words.T("whatif.turn", sideWord(o.blackNext()))
}

// showWaiting draws what a person has chosen on the board but not yet played.
func (d *desk) showWaiting(o *opened, s *board.Scene) {
	if o.tile != nil {
		s.Marks = append(s.Marks, board.Mark{At: board.At(*o.tile), Kind: board.Chosen})
	}
	if d.waits != nil && (o.twixt() != nil || o.goban() != nil) {
		kind := board.White
		if o.blackNext() {
			kind = board.Black
		}
		s.Pieces = append(s.Pieces, board.Piece{At: board.At(*d.waits), Kind: kind, State: board.Ghost})
	}
}

// flickButton plays the outcome that is looked at, as a branch.
func (p *gamePage) flickButton(disc int, outcome chapaev.Outcome) goapp.UI {
	label := words.T("whatif.flick", discName(disc), outcome.Takes.Len())
	return button(".btn.main#flick[aria-label=?][title=?]", label, label, words.T("whatif.flick-short")).OnClick(p.desk.flick)
}
