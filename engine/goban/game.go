package goban

// Game is a whole sequence of moves, where it starts and by which rules it is played.
type Game struct {
	Rules    Rules
	Topology Topology
	Setup    Setup
	Moves    []Move // each on a point that exists
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
	steps []step  // step k is at k-1
	taken []int32 // the cells of the stones taken off, step after step
}

// step is what one move did. Cells are those of the board that played it.
type step struct {
	at    int32 // its cell
	end   int32 // where its stones end in record.taken; they begin where those of the step before end
	color Color // who moved
	was   Color // what stood there
	cause Cause // why it was refused
	own   bool  // the stones taken off are its own
}

// play plays the game from its start, on a board of its own.
func (g *Game) play() (record, *Board) {
	b := NewBoard(g.Rules, g.Topology)
	for _, s := range g.Setup.Stones {
		b.Put(s)
	}
	steps := make([]step, len(g.Moves))
	turn := g.Setup.first()
	for i, m := range g.Moves {
		at := b.cell(m.At)
		cause := b.play(turn, at)
		s := &steps[i]
		s.at, s.end, s.color, s.was, s.cause, s.own = at, int32(len(b.off)), turn, b.result.Was, cause, b.result.Suicide
		if cause == CauseNone {
			turn = turn.Other()
		}
	}
	return record{steps, b.off}, b
}

// off is the cells of the stones that step k took off.
func (r *record) off(k int) []int32 {
	begin := int32(0)
	if k > 1 {
		begin = r.steps[k-2].end
	}
	return r.taken[begin:r.steps[k-1].end]
}
