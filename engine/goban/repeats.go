package goban

// Repeat is a move after which the board is as it was before.
type Repeat struct {
	Step  int // the move
	Since int // the latest move or setup that made the board the same; 0 is the start
}

// Repeats is the moves that positional superko speaks against: each that recreates a position of the game. After a setup
// the history starts anew, and a pass or a refused move recreates nothing. It takes memory for a board, at two bits a
// point, for each step.
func (r *Replay) Repeats() (repeats []Repeat) {
	r.seek(0)
	board := make([]byte, (len(r.color)+3)/4)
	change := func(at int32, by Color) { board[at/4] ^= byte(by) << (at % 4 * 2) }
	for at := firstCell; int(at) < len(r.color); at++ {
		change(at, r.color[at])
	}
	met := map[string]int{string(board): 0}
	for k := 1; k <= len(r.steps); k++ {
		s := &r.steps[k-1]
		if s.kind == KindSetup {
			for _, e := range r.setups[s.setup] {
				change(e.at, e.was^e.now)
			}
			clear(met)
			met[string(board)] = k
			continue
		}
		if s.kind == KindPass || s.cause != CauseNone {
			continue
		}
		change(s.at, s.was^s.color)
		for _, at := range r.off(k) {
			change(at, s.offColor())
		}
		if since, is := met[string(board)]; is {
			repeats = append(repeats, Repeat{k, since})
		}
		met[string(board)] = k
	}
	return repeats
}
