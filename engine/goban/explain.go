package goban

import "umpire/engine"

// Explanation is why a step came out as it did: every fact is one that the plain rules prove.
//
// A pass or a setup has only State, Kind and the color of Stone.
type Explanation struct {
	State   // after the step
	Kind    Kind
	Stone   Stone // who moved where
	Cause   Cause // why it was refused; CauseNone if it stands
	Was     Color // what stood there before
	WasStep int   // which step had set that stone; 0 if it is of the setup or there was none

	// What the move did, or would have done had it not been refused for ko or suicide. All of it is empty for a move that
	// was refused because the point was occupied.
	Chain   Chain   // its own chain: for a suicide as it was without a liberty, otherwise after the chains it takes
	Taken   []Chain // the chains that it takes as they were before; their liberty was the point itself
	Saved   bool    // only by what it takes its own chain has a liberty
	Suicide bool    // it takes nothing and its own chain has no liberty
	Around  []Chain // for a suicide, the chains of the other side beside its own, with the stone set
	Ko      *Retake // set if SingleStoneKo speaks against it, whether or not that is a rule
}

// Retake is why SingleStoneKo speaks against a move: the one stone that it takes, in Explanation.Taken, is the one that
// step Step had set.
type Retake struct {
	Step   int          // the last move before that stood: it took exactly one stone
	Took   engine.Point // that stone
	Lifted int          // the first move from here on that stood, after which the stone may be taken; 0 if none did
}

// Explain says why step k came out as it did, 1 ≤ k ≤ Len.
func (r *Replay) Explain(k int) Explanation {
	s := &r.steps[k-1]
	e := Explanation{State: r.State(k), Kind: s.kind, Stone: r.Move(k), Cause: s.cause}
	if s.kind != KindPlay {
		return e
	}
	r.seek(k - 1)
	e.Was = r.color[s.at]
	if e.Was != Empty {
		e.WasStep = r.set(k-1, s.at)
	}
	if s.cause == CauseOccupied {
		return e
	}
	r.color[s.at] = s.color
	own, dead := r.chain(s.at), r.dead(s.at)
	alive := r.alive(own)
	e.Suicide = !alive && len(dead) == 0
	e.Saved = !alive && len(dead) > 0
	if e.Suicide {
		for _, cells := range r.around(own) {
			chain, _ := r.describe(cells, nil)
			e.Around = append(e.Around, chain)
		}
	}
	for _, cells := range dead {
		taken, _ := r.describe(cells, nil)
		if e.Was == Empty {
			taken.Liberties = []engine.Point{e.Stone.At}
		}
		e.Taken = append(e.Taken, taken)
	}
	if lone := r.lone(k - 1); lone > 0 && len(dead) == 1 && len(dead[0]) == 1 && dead[0][0] == r.steps[lone-1].at {
		e.Ko = &Retake{Step: lone, Took: r.point(r.off(lone)[0]), Lifted: r.next(k)}
	}
	r.paint(dead, Empty)
	e.Chain, _ = r.describe(own, nil)
	r.paint(dead, s.color.Other())
	r.color[s.at] = e.Was
	return e
}

// set is the step that set the stone that stands on a cell after step k, or 0.
func (r *Replay) set(k int, at int32) int {
	for ; k > 0; k-- {
		switch s := &r.steps[k-1]; s.kind {
		case KindPlay:
			if s.at == at && s.cause == CauseNone {
				return k
			}
		case KindSetup:
			for _, e := range r.setups[s.setup] {
				if e.at == at {
					return k
				}
			}
		}
	}
	return 0
}

// next is the first step from k on that stood, or 0.
func (r *Replay) next(k int) int {
	for ; k <= len(r.steps); k++ {
		if r.steps[k-1].cause == CauseNone {
			return k
		}
	}
	return 0
}

// paint gives chains another color.
func (r *Replay) paint(chains [][]int32, c Color) {
	for _, cells := range chains {
		for _, at := range cells {
			r.color[at] = c
		}
	}
}

// Tick is what happened at a step, in flags.
type Tick uint8

// The flags of a Tick.
const (
	TickRefused Tick = 1 << iota
	TickTook         // took stones of the other side
	TickSuicide      // took its own chain off
)

// Ticks is what happened at each step; step k is at k-1.
func (r *Replay) Ticks() []Tick {
	ticks := make([]Tick, len(r.steps))
	for i, s := range r.steps {
		switch {
		case s.cause != CauseNone:
			ticks[i] = TickRefused
		case len(r.off(i+1)) == 0:
		case s.own:
			ticks[i] = TickSuicide
		default:
			ticks[i] = TickTook
		}
	}
	return ticks
}

// Count is the stones of each side on the board, and how many of both were taken off it until then, by captures and
// suicides.
type Count struct{ Black, White, Off int }

// Counts is the stones on the board after each step, from 0 to Len.
func (r *Replay) Counts() []Count {
	r.seek(0)
	stones := [3]int{Black: r.tally[Black].Stones, White: r.tally[White].Stones}
	counts := make([]Count, 0, len(r.steps)+1)
	off := 0
	counts = append(counts, Count{stones[Black], stones[White], off})
	for i := range r.steps {
		switch s := &r.steps[i]; {
		case s.kind == KindSetup:
			for _, e := range r.setups[s.setup] {
				stones[e.was]--
				stones[e.now]++
			}
		case s.kind == KindPlay && s.cause == CauseNone:
			stones[s.color]++
			stones[s.was]-- // Empty is counted too, to no end
			stones[s.offColor()] -= len(r.off(i + 1))
			off += len(r.off(i + 1))
		}
		counts = append(counts, Count{stones[Black], stones[White], off})
	}
	return counts
}
