package goban

import (
	"umpire/engine"
	"umpire/engine/input"
)

// Replay is a game as steps: step k is move or attempt k. It goes from one position to another by redoing or undoing the
// steps between, each a stone set and some taken off, and takes memory in proportion to the game. Asking it moves it,
// so it serves one caller at a time.
type Replay struct {
	game Game
	field
	record
	at    int      // the position that color and tally are those of
	color []Color  // by cell
	tally [3]Tally // by color
	seen  []bool   // by cell; all false between walks
	keys  []uint64 // scratch: packed points to be sorted
}

// Tally is what has become of one side's stones. Stones replaced by Overwrite are counted nowhere.
type Tally struct {
	Stones int // on the board
	Taken  int // stones of the other side that it has taken
	Lost   int // own stones taken off by its own suicides
}

// State is what there is to say about the game after a step, besides the stones.
type State struct {
	Turn  Color        // who moves next
	Last  engine.Point // where the last move that stood was set; zero if none has, or a pass or setup came last
	Ko    engine.Point // where the ko rule speaks against the side to move; zero if nowhere
	Black Tally
	White Tally
}

// Position is the board after a step.
type Position struct {
	State
	Stones []Stone // row by row on a board; on the plane by when their point was first played
	Off    []Stone // the stones that the step took off
}

// NewReplay plays the game.
func NewReplay(game Game) *Replay {
	record, b := game.play(nil)
	r := &Replay{game: game, field: b.field, record: record}
	r.color = make([]Color, len(b.cells))
	r.color[edge] = wall
	r.seen = make([]bool, len(b.cells))
	for _, s := range game.Setup.Stones {
		r.color[r.cell(s.At)] = s.Color
		r.tally[s.Color].Stones++
	}
	return r
}

// Len is the number of steps.
func (r *Replay) Len() int { return len(r.steps) }

// Span is where step k stands in the text.
func (r *Replay) Span(k int) input.Span { return r.game.Moves[k-1].Span }

// Kind is what step k is.
func (r *Replay) Kind(k int) Kind { return r.steps[k-1].kind }

// Move is the stone of step k, whether or not it was refused. A pass has no point; a setup neither, and its color is that
// of the side on turn after it.
func (r *Replay) Move(k int) Stone { return Stone{r.point(r.steps[k-1].at), r.steps[k-1].color} }

// Cause is why step k was refused; CauseNone if it stands.
func (r *Replay) Cause(k int) Cause { return r.steps[k-1].cause }

// Against is why MNS317 would refuse step k, whether or not the game's rules do.
func (r *Replay) Against(k int) Cause { return r.steps[k-1].told }

// Position is the board after step k, 0 ≤ k ≤ Len.
func (r *Replay) Position(k int) Position {
	p := Position{State: r.State(k)}
	p.Stones = make([]Stone, 0, p.Black.Stones+p.White.Stones)
	for c := firstCell; int(c) < len(r.color); c++ {
		if r.color[c].stone() {
			p.Stones = append(p.Stones, Stone{r.point(c), r.color[c]})
		}
	}
	if k > 0 {
		color := r.steps[k-1].offColor()
		for _, c := range r.off(k) {
			p.Off = append(p.Off, Stone{r.point(c), color})
		}
	}
	return p
}

// State is the state after step k, 0 ≤ k ≤ Len.
func (r *Replay) State(k int) State {
	r.seek(k)
	s := State{Turn: r.turn(k), Black: r.tally[Black], White: r.tally[White]}
	if last := r.stood(k); last > 0 {
		s.Last = r.point(r.steps[last-1].at)
	}
	if ko := r.ko(k); ko != edge {
		s.Ko = r.point(ko)
	}
	return s
}

// turn is who moves after step k.
func (r *Replay) turn(k int) Color {
	if k == 0 {
		return r.game.Setup.first()
	}
	if s := r.steps[k-1]; s.cause != CauseNone || s.kind == KindSetup {
		return s.color
	}
	return r.steps[k-1].color.Other()
}

// stood is the last step up to k that was not refused, or 0.
func (r *Replay) stood(k int) int {
	for k > 0 && r.steps[k-1].cause != CauseNone {
		k--
	}
	return k
}

// seek makes color and tally those after step k.
func (r *Replay) seek(k int) {
	for r.at < k {
		r.at++
		r.step(r.at, +1)
	}
	for r.at > k {
		r.step(r.at, -1)
		r.at--
	}
}

// step does step k, or undoes it: by is +1 or -1.
func (r *Replay) step(k, by int) {
	s := &r.steps[k-1]
	if s.cause != CauseNone || s.kind == KindPass {
		return
	}
	if s.kind == KindSetup {
		r.arrange(r.setups[s.setup], by)
		return
	}
	off, color := r.off(k), s.offColor()
	if by > 0 {
		r.color[s.at] = s.color
		for _, c := range off {
			r.color[c] = Empty
		}
	} else {
		for _, c := range off {
			r.color[c] = color
		}
		r.color[s.at] = s.was
	}
	r.tally[s.color].Stones += by
	r.tally[color].Stones -= by * len(off)
	if s.was != Empty {
		r.tally[s.was].Stones -= by
	}
	if s.own {
		r.tally[s.color].Lost += by * len(off)
	} else {
		r.tally[s.color].Taken += by * len(off)
	}
}

// arrange does the changes of a setup, or undoes them.
func (r *Replay) arrange(edits []edit, by int) {
	for _, e := range edits {
		if by < 0 {
			e.was, e.now = e.now, e.was
		}
		r.color[e.at] = e.now
		r.tally[e.was].Stones-- // Empty is counted too, to no end
		r.tally[e.now].Stones++
	}
}

// offColor is the color of the stones that the step took off.
func (s *step) offColor() Color {
	if s.own {
		return s.color
	}
	return s.color.Other()
}

// lone is the last step up to k that stood, if it took exactly one stone; otherwise 0.
func (r *Replay) lone(k int) int {
	last := r.stood(k)
	if last == 0 || r.steps[last-1].own || len(r.off(last)) != 1 {
		return 0
	}
	return last
}

// ko is the cell on which SingleStoneKo speaks against the side to move after step k, or edge. The replay stands at k.
func (r *Replay) ko(k int) int32 {
	last := r.lone(k)
	if last == 0 || r.game.Rules.Ko == NoKo {
		return edge
	}
	s, at := &r.steps[last-1], r.off(last)[0]
	r.color[at] = s.color.Other()
	dead := r.dead(at)
	r.color[at] = Empty
	if len(dead) != 1 || len(dead[0]) != 1 || dead[0][0] != s.at {
		return edge
	}
	return at
}
