package app

import (
	"strconv"
	"strings"

	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/goban"
	"umpire/engine/goban/record"
	"umpire/engine/lianliankan"
	"umpire/engine/session"
	"umpire/engine/twixt"
)

// A step's explanation is a heading, a sentence, and facts. In a fact, points, links and discs are names that can be
// pressed: they light their place on the board and in the input.

// fact is one thing that explains a step.
type fact struct {
	sign  markup // what stands before it; "" for nothing
	parts []any  // see words.Parts
}

// disc is a Chapaev disc in a sentence.
type disc int

// points is a list of points in a sentence; a long one is cut.
type points []engine.Point

// removals is how many tiles could each go in a sentence: a button that marks them all.
type removals int

// maxNamed is how many points or discs a sentence names one by one.
const maxNamed = 12

// sentence makes the parts of a sentence into what the page shows.
func sentence(parts []any) []any {
	var out []any
	for _, part := range parts {
		switch part := part.(type) {
		case engine.Point:
			out = append(out, pointName(part))
		case twixt.Link:
			out = append(out, pointName(part.A), " – ", pointName(part.B))
		case disc:
			out = append(out, discButton(int(part)))
		case chapaev.Discs:
			first := true
			for d := range part.All() {
				if !first {
					out = append(out, " ")
				}
				first = false
				out = append(out, discButton(d))
			}
		case points:
			for i, p := range part {
				if i == maxNamed {
					out = append(out, words.T("explain.more", len(part)-i))
					break
				}
				if i > 0 {
					out = append(out, ", ")
				}
				out = append(out, pointName(p))
			}
		case removals:
			out = append(out, html("button.link#all-removals[type=button]", words.T("lianliankan.all-removals", int(part))))
		case string:
			for i, s := range strings.Split(part, "*") {
				if i%2 == 0 {
					out = append(out, s)
				} else {
					out = append(out, html("b", s))
				}
			}
		default:
			out = append(out, part)
		}
	}
	return out
}

func pointName(p engine.Point) markup {
	x, y := strconv.Itoa(p.X), strconv.Itoa(p.Y)
	return html("button.pt[type=button][translate=no][data-x=?][data-y=?]", x, y, "("+board.Grouped(p.X)+", "+board.Grouped(p.Y)+")")
}

func discButton(d int) markup {
	return html("button.pt[type=button][translate=no][data-disc=?]", strconv.Itoa(d), discName(d))
}

// explanation is what the page says about the present step.
type explanation struct {
	head  string       // which step it is
	line  string       // the sentence under the verdict, or instead of one
	facts []fact       // why
	tail  []fact       // what else is worth knowing
	row   *session.Row // the answer that the step is about; nil if it is about none
}

// explain tells about the present step of the opened dataset.
func (o *opened) explain() explanation {
	e := explanation{head: stepHead(o), line: stepLine(o)}
	if row, ok := o.row(); ok && (o.perStep() || o.k == o.replay.Len() || o.chapaev() != nil) {
		e.row = &row
	}
	if o.k == 0 {
		return e
	}
	switch {
	case o.twixt() != nil:
		e.facts, e.tail = twixtFacts(o.twixt().Explain(o.k), o.twixt().Position(o.k).N(), o.k == o.replay.Len())
	case o.lianliankan() != nil:
		e.facts = lianliankanFacts(o.question(o.k))
	case o.chapaev() != nil:
		e.facts, e.tail = chapaevFacts(o)
	case o.wood() != nil:
		if o.against(o.k) {
			move := o.wood().Move(o.k)
			e.facts = []fact{{noSign(), []any{words.SGFIllegal(record.Illegal{Step: o.k, Stone: move, Cause: o.wood().Against(o.k)})}}}
		} else if o.wood().Kind(o.k) == goban.KindPlay {
			e.facts, e.tail = woodFacts(o.wood().Explain(o.k), o.wood(), o.k)
		}
	case o.plane() != nil:
		e.facts, e.tail = planeFacts(o.plane().Explain(o.k))
	}
	return e
}

// stepHead names the present step.
func stepHead(o *opened) string {
	k, n := o.k, o.replay.Len()
	if k == 0 {
		return words.T("step.start")
	}
	switch {
	case o.twixt() != nil:
		at := o.twixt().Move(k).At
		return words.T("step.move", k, n, sideWord(twixt.Mover(k) == twixt.Black), at.X, at.Y)
	case o.lianliankan() != nil:
		q := o.lianliankan().Question(k)
		return words.T("step.question", k, n, q.A.X, q.A.Y, q.B.X, q.B.Y)
	case o.chapaev() != nil:
		return words.T("step.flick", k, n, discName(o.chapaev().Flick(k).Disc))
	}
	stone, key := o.goban().Move(k), words.Key("step.attempt")
	switch o.goban().Kind(k) {
	case goban.KindPass:
		return words.T("step.pass", k, n, sideWord(stone.Color == goban.Black))
	case goban.KindSetup:
		return words.T("step.setup", k, n)
	}
	if o.plane() != nil {
		key = "step.stone"
	}
	return words.T(key, k, n, sideWord(stone.Color == goban.Black), board.Grouped(stone.At.X), board.Grouped(stone.At.Y))
}

// goban is the replay of either Go game.
func (o *opened) goban() *goban.Replay { r, _ := o.replay.(*goban.Replay); return r }

func sideWord(black bool) string {
	if black {
		return words.T("side.black")
	}
	return words.T("side.white")
}

// stepLine says in a sentence what the present step did; for a step with an answer, why it is that answer.
func stepLine(o *opened) string {
	id, k := o.gameID(), o.k
	row, answered := o.row()
	switch {
	case k == 0:
		return ""
	case o.chapaev() != nil:
		flick := o.chapaev().Flick(k)
		if flick.Takes == 0 {
			return words.T("line.flick-nothing", discName(flick.Disc))
		}
		return words.T("line.flick", discName(flick.Disc), flick.Takes.Len())
	case answered && (o.perStep() || k == o.replay.Len()):
		return reason(id, row)
	case o.twixt() != nil:
		turn := o.twixt().Turns()[k-1]
		return words.T("line.move", turn.Added.Len(), turn.Refused.Len())
	case o.goban() != nil && o.goban().Kind(k) != goban.KindPlay:
		return ""
	case o.goban() != nil:
		e, taken := o.goban().Explain(k), 0
		for _, c := range e.Taken {
			taken += len(c.Stones)
		}
		switch {
		case e.Cause != goban.CauseNone: // of a game that ends in a fault: there is no answer yet
			side := words.Key(".black")
			if e.Stone.Color == goban.White {
				side = ".white"
			}
			return words.T("reason.go." + words.Key(e.Cause.Code()) + side)
		case taken == 0 && !e.Suicide:
			return words.T("reason.go.valid")
		}
		return words.T("line.stone", taken)
	}
	return ""
}

// gameID is the id of the game that the dataset is of.
func (o *opened) gameID() string {
	switch {
	case o.twixt() != nil:
		return "twixt"
	case o.lianliankan() != nil:
		return "lianliankan"
	case o.wood() != nil:
		return "go"
	case o.plane() != nil:
		return "infinite-go"
	}
	return "chapaev"
}

// twixtFacts are the links that a move got and did not get, and how far the chains reach when it is the last.
func twixtFacts(step twixt.Step, n int, last bool) (facts, tail []fact) {
	for _, link := range step.Added {
		facts = append(facts, fact{yesSign(), words.Parts("twixt.added", link)})
	}
	for _, r := range step.Refused {
		b := r.By[0]
		facts = append(facts, fact{noSign(), words.Parts(whose("twixt.refused", b.Side), r.Link, b.Link, b.Step)})
		for _, b := range r.By[1:] {
			facts = append(facts, fact{"", words.Parts(whose("twixt.refused-too", b.Side), b.Link, b.Step)})
		}
		alone := false // a single link stands between this move and the win
		for _, b := range r.By {
			if b.Wins {
				alone = true
				facts = append(facts, fact{"", words.Parts(whose("twixt.without-would-win", b.Side), b.Link)})
			}
		}
		if r.Wins && !alone {
			facts = append(facts, fact{"", words.Parts("twixt.link-would-win", r.Link)})
		}
	}
	if len(step.Added)+len(step.Refused) == 0 {
		facts = append(facts, fact{"", words.Parts("twixt.alone")})
	}
	if len(step.Path) > 0 {
		facts = append(facts, fact{"", words.Parts("twixt.path", points(step.Path), len(step.Path)-1)})
	} else if last {
		low, high := words.Key("twixt.reach-left"), words.Key("twixt.reach-right")
		if step.Side == twixt.White {
			low, high = "twixt.reach-bottom", "twixt.reach-top"
		}
		tail = append(tail, reachFact(low, step.Own.Low), reachFact(high, step.Own.High))
	}
	if p := step.Paper; p != nil && last {
		switch {
		case p.Winner == twixt.Nobody:
			tail = append(tail, fact{"", words.Parts("twixt.paper-nobody")})
		case p.Step == step.Number:
			tail = append(tail, fact{"", words.Parts("twixt.paper-now")})
		default:
			tail = append(tail, fact{"", words.Parts(whose("twixt.paper-before", p.Winner), p.Step)})
		}
	}
	return facts, tail
}

// reachFact says which pegs a side's chains get to from one of its edges.
func reachFact(key words.Key, farthest []engine.Point) fact {
	if len(farthest) == 0 {
		return fact{"", words.Parts(key + "-nowhere")}
	}
	return fact{"", words.Parts(key, points(farthest))}
}

// whose is a key for Black's or White's.
func whose(key words.Key, side twixt.Side) words.Key {
	if side == twixt.Black {
		return key + ".black"
	}
	return key + ".white"
}

// lianliankanFacts are the line, or what keeps one away.
func lianliankanFacts(step lianliankan.Step) []fact {
	a, b := step.Question.A, step.Question.B
	var facts []fact
	if step.Why == "" {
		if turns := step.Line[1 : len(step.Line)-1]; len(turns) > 0 {
			return []fact{{yesSign(), words.Parts("lianliankan.turns", points(turns))}}
		}
		return []fact{{yesSign(), words.Parts("lianliankan.straight", a, b)}}
	}
	if step.Why != lianliankan.NoLine {
		return []fact{{noSign(), words.Parts(words.Key("lianliankan."+step.Why), a, b)}}
	}
	if reach := step.Reach[0]; reach != nil {
		back := step.Reach[1].Count
		facts = append(facts,
			fact{reachSign("there"), words.Parts("lianliankan.reach", a, reach.Count[0], reach.Count[1], reach.Count[2], b)},
			fact{reachSign("back"), words.Parts("lianliankan.reach-back", b, back[0], back[1], back[2])})
		if step.Line == nil {
			facts = append(facts, fact{noSign(), words.Parts("lianliankan.no-way", a, b)})
		}
	}
	if len(step.Line) > 4 {
		turns := step.Line[1 : len(step.Line)-1]
		facts = append(facts, fact{noSign(), words.Parts("lianliankan.third", points(turns[:2]), turns[2], len(turns))})
	}
	for i, r := range step.Removals {
		if i == maxRemovals {
			facts = append(facts, fact{"", words.Parts("lianliankan.more-removals", removals(len(step.Removals)))})
			break
		}
		facts = append(facts, fact{yesSign(), words.Parts("lianliankan.without", r.Tile, len(r.Line)-2)})
	}
	if step.Outside != nil {
		facts = append(facts, fact{"", words.Parts("lianliankan.outside")})
	}
	return facts
}

// reachSign is the hatching of the cells that a line gets to with one turn. The id must be the only such one on the page.
func reachSign(id string) markup { return markup(board.ReachKey(1, id).String()) }

// maxRemovals is how many tiles in the way are named one by one.
const maxRemovals = 4

// woodFacts say what an attempt took, or why it may not be.
func woodFacts(e goban.Explanation, r *goban.Replay, k int) (facts, tail []fact) {
	mine, theirs := words.Key(".black"), words.Key(".white")
	if e.Stone.Color == goban.White {
		mine, theirs = theirs, mine
	}
	switch e.Cause {
	case goban.CauseOccupied:
		key := words.Key("go.occupied.black")
		if e.Was == goban.White {
			key = "go.occupied.white"
		}
		facts = append(facts, fact{noSign(), words.Parts(key, e.Stone.At, e.WasStep)})
	case goban.CauseKo:
		facts = append(facts,
			fact{ringed(causePiece(e.Stone.Color.Other())), words.Parts("go.ko-took"+theirs, e.Ko.Step, points(e.Taken[0].Stones), e.Ko.Took)},
			fact{noSign(), words.Parts("go.ko-back"+mine, e.Stone.At)})
		if e.Ko.Lifted > 0 {
			tail = append(tail, fact{"", words.Parts("go.ko-lifted", e.Ko.Lifted)})
		}
	case goban.CauseSuicide:
		facts = append(facts, fact{noSign(), words.Parts("go.suicide", e.Stone.At, len(e.Chain.Stones))})
		for _, c := range e.Around {
			facts = append(facts, fact{piece(causePiece(e.Stone.Color.Other())), words.Parts("go.around", len(c.Stones), c.Stones[0], len(c.Liberties))})
		}
	}
	if e.Cause != goban.CauseNone {
		return facts, append(tail, fact{"", words.Parts("go.again" + mine)})
	}
	facts, tail = stoodFacts(e, theirs)
	if e.State.Ko != (engine.Point{}) {
		tail = append(tail, fact{"", words.Parts("go.ko-now"+theirs, e.State.Ko)})
	}
	return facts, tail
}

// planeFacts say what a stone took, or that its chain is taken off with it.
func planeFacts(e goban.Explanation) (facts, tail []fact) {
	mine, theirs := words.Key(".black"), words.Key(".white")
	if e.Stone.Color == goban.White {
		mine, theirs = theirs, mine
	}
	if e.Suicide {
		facts = append(facts, fact{noSign(), words.Parts("go.own-off"+mine, e.Stone.At, len(e.Chain.Stones), points(e.Chain.Stones))})
	} else {
		facts, tail = stoodFacts(e, theirs)
	}
	return facts, tail
}

// stoodFacts are what a stone that stands took, and the liberties it has.
func stoodFacts(e goban.Explanation, theirs words.Key) (facts, tail []fact) {
	for _, c := range e.Taken {
		facts = append(facts,
			fact{yesSign(), words.Parts("go.last-liberty"+theirs, e.Stone.At, len(c.Stones))},
			fact{"", words.Parts("go.off", points(c.Stones))})
	}
	if e.Saved {
		facts = append(facts, fact{"", words.Parts("go.saved")})
	}
	facts = append(facts, fact{"", words.Parts("go.chain", len(e.Chain.Stones), len(e.Chain.Liberties))})
	return facts, tail
}

func causePiece(c goban.Color) string {
	if c == goban.Black {
		return "b"
	}
	return "w"
}
