package goban

import "umpire/engine"

// Game is a whole sequence of moves, where it starts and by which rules it is played.
type Game struct {
	Rules    Rules
	Topology Topology
	Setup    Setup
	Moves    []Move // each, and each stone of a setup, on a point that exists
}

// Setup is a position to start from. Nothing is taken off for it: a chain need not have a liberty.
type Setup struct {
	Stones []Stone // on points that exist, each on its own
	Turn   Color   // who moves first; Empty is Black
}

// first is who moves first.
func (s Setup) first() Color {
	if s.Turn == White {
		return White
	}
	return Black
}

// record is what each move of a game did, in proportion to the moves: enough to go through the positions both ways.
type record struct {
	steps  []step   // step k is at k-1
	taken  []int32  // the cells of the stones taken off, step after step
	setups [][]edit // what each step of KindSetup changes, each cell once
}

// edit is a change of what a cell holds.
type edit struct {
	at       int32
	was, now Color
}

// step is what one move did. Cells are those of the board that played it.
type step struct {
	at    int32 // KindPlay: its cell; otherwise edge
	end   int32 // where its stones end in record.taken; they begin where those of the step before end
	setup int32 // KindSetup: its number in record.setups
	kind  Kind
	color Color // who moved; KindSetup: who moves next
	was   Color // what stood there
	cause Cause // why it was refused
	told  Cause // why MNS317 would have
	own   bool  // the stones taken off are its own
}

// play plays the game from its start, on a board of its own, and then a stone on each of these points by turns.
func (g *Game) play(points [][2]int32) (record, *Board) {
	b := NewBoard(g.Rules, g.Topology)
	for _, s := range g.Setup.Stones {
		b.Put(s)
	}
	steps := make([]step, len(g.Moves)+len(points))
	turn := g.Setup.first()
	var setups [][]edit
	for i := range g.Moves {
		m, s := &g.Moves[i], &steps[i]
		if m.Color != Empty {
			turn = m.Color
		}
		s.kind, s.color, s.at = m.Kind, turn, edge
		switch m.Kind {
		case KindPlay:
			s.play(b, b.cell(m.At))
		case KindPass:
			b.lone = edge
		case KindSetup:
			s.setup = int32(len(setups))
			setups = append(setups, b.arrange(m.Stones))
		}
		s.end = int32(len(b.off))
		if m.Kind != KindSetup && s.cause == CauseNone {
			turn = turn.Other()
		}
	}
	for i, xy := range points {
		s := &steps[len(g.Moves)+i]
		s.color = turn
		s.play(b, b.cell(engine.Point{X: int(xy[0]), Y: int(xy[1])}))
		s.end = int32(len(b.off))
		if s.cause == CauseNone {
			turn = turn.Other()
		}
	}
	return record{steps, b.off, setups}, b
}

// play sets a stone of the step's color and notes what that did, but for the stones it took off.
func (s *step) play(b *Board, at int32) {
	s.at, s.cause = at, b.play(s.color, at)
	s.was, s.told, s.own = b.result.Was, b.result.told(), b.result.Suicide
}

// told is why MNS317 refuses such a move.
func (r *Result) told() Cause {
	switch {
	case r.Was != Empty:
		return CauseOccupied
	case r.Suicide:
		return CauseSuicide
	case r.Ko:
		return CauseKo
	}
	return CauseNone
}

// arrange sets up stones and returns what that changes. It costs a walk over the board.
func (b *Board) arrange(stones []Stone) []edit {
	edits := make([]edit, len(stones))
	for i, s := range stones {
		at := b.cell(s.At)
		edits[i] = edit{at, b.cells[at].color, s.Color}
	}
	colors := make([]Color, len(b.cells))
	for c := firstCell; int(c) < len(b.cells); c++ {
		colors[c] = b.cells[c].color
	}
	for _, e := range edits {
		colors[e.at] = e.now
	}
	clear(b.cells[firstCell:])
	b.stones, b.lone = [3]int{}, edge
	for c, color := range colors[firstCell:] {
		if color != Empty {
			b.put(color, firstCell+int32(c))
		}
	}
	return edits
}

// off is the cells of the stones that step k took off.
func (r *record) off(k int) []int32 {
	begin := int32(0)
	if k > 1 {
		begin = r.steps[k-2].end
	}
	return r.taken[begin:r.steps[k-1].end]
}
