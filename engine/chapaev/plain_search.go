package chapaev

import (
	"math/bits"
	"slices"
)

// plainSearch finds out who wins by trying moves, and remembers it.
type plainSearch struct {
	slips   plainSlips
	enemies [2]uint        // the discs of the other side, for White and Red
	moves   [2][]plainMove // what each side can do
	known   [2][]plainFate // of each side on turn, by the set of discs on the board
}

// plainMove is a flick of a disc.
type plainMove struct {
	disc  int
	flick plainFlick
}

// plainFate is how it ends for the side on turn.
type plainFate uint8

const (
	plainUnknown plainFate = iota
	plainLoses
	plainWins
)

func newPlainSearch(p *plainDiscs) *plainSearch {
	s := &plainSearch{slips: p.slips}
	for i, d := range p.discs {
		side := plainSide(d.red)
		s.enemies[side] = p.owned(!d.red)
		for _, f := range p.flicks(i) {
			s.moves[side] = append(s.moves[side], plainMove{i, f})
		}
	}
	for side, enemies := range s.enemies { // moves that take the most come first: they often win
		slices.SortStableFunc(s.moves[side], func(a, b plainMove) int {
			return bits.OnesCount(b.flick.takes(enemies)) - bits.OnesCount(a.flick.takes(enemies))
		})
		s.known[side] = make([]plainFate, 1<<len(p.discs))
	}
	return s
}

func plainSide(red bool) int {
	if red {
		return 1
	}
	return 0
}

// plainTurn is a side on turn with these discs on the board.
type plainTurn struct {
	side  int
	board uint
	tried int // of its moves
}

// wins tells whether a side on turn wins with these discs on the board. It looks at one turn after another, and first at
// the last one that another waits for. Every move leaves fewer discs, so there is an end.
func (s *plainSearch) wins(board uint, red bool) bool {
	side := plainSide(red)
	waiting := []plainTurn{{side: side, board: board}}
	for len(waiting) > 0 {
		last := &waiting[len(waiting)-1]
		fate, after := s.look(last)
		if fate == plainUnknown {
			waiting = append(waiting, plainTurn{side: 1 - last.side, board: after})
			continue
		}
		s.known[last.side][last.board] = fate
		waiting = waiting[:len(waiting)-1]
	}
	return s.known[side][board] == plainWins
}

// look tries the moves that were not tried yet: a turn is won if one of them leaves the other side where that loses. If
// that is not known, it gives what the move leaves.
func (s *plainSearch) look(t *plainTurn) (fate plainFate, after uint) {
	if s.slips.clearingLoses && t.board&s.enemies[t.side] == 0 {
		return plainWins, 0
	}
	moves, theirs := s.moves[t.side], s.known[1-t.side]
	for ; t.tried < len(moves); t.tried++ {
		m := &moves[t.tried]
		if t.board>>m.disc&1 == 0 {
			continue
		}
		takes := m.flick.takes(t.board)
		if !s.slips.legal(takes, s.enemies[t.side]) {
			continue
		}
		after = t.board &^ s.slips.leaves(m.disc, takes)
		switch theirs[after] {
		case plainLoses:
			return plainWins, 0
		case plainUnknown:
			return plainUnknown, after
		}
	}
	return plainLoses, 0
}
