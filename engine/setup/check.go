package setup

import (
	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/lianliankan"
	"umpire/engine/twixt"
)

// Code names a fault of a setup.
type Code string

// The faults.
const (
	Off        Code = "off"        // Points: not on the board; Discs: not wholly on it
	Twice      Code = "twice"      // Points: two pegs or stones; Discs: one disc at two places
	Zone       Code = "zone"       // Points: a peg in the other side's end row
	Turns      Code = "turns"      // Counts: black and white pegs that cannot come of taking turns
	Over       Code = "over"       // Points: the peg with which the game ends, though others were put after it
	Breathless Code = "breathless" // Points: a chain without a liberty
	Overlap    Code = "overlap"    // Discs: two that overlap or touch
	Alone      Code = "alone"      // a side of Chapaev has no disc
)

// Fault is one thing that the rules do not accept about a setup.
type Fault struct {
	Code   Code
	Points []engine.Point
	Discs  []int  // their numbers, from 0
	Counts [2]int // of Turns
	Span   input.Span
}

// maxFaults is how many faults are told.
const maxFaults = 100

// Check is the setup as a dataset, which is always legal and stands in no text, or all that speaks against it. Its
// replay has the pegs or moves as steps.
func (s *Setup) Check() (data engine.Dataset, faults []Fault) {
	switch s.Game {
	case "twixt":
		data, faults = s.checkTwixt()
	case "lianliankan":
		data = lianliankan.NewDataset(s.Board, s.Asked)
	case "chapaev":
		data, faults = s.checkChapaev()
	default:
		data, faults = s.checkGo()
	}
	if len(faults) > 0 {
		return nil, faults[:min(len(faults), maxFaults)]
	}
	return data, nil
}

// places finds the points that are off the board or taken, and gives the first stone on each point.
func (s *Setup) places() (faults []Fault) {
	met := make(map[engine.Point]bool, len(s.Stones))
	for _, stone := range s.Stones {
		switch {
		case !s.Contains(stone.At):
			faults = append(faults, Fault{Code: Off, Points: []engine.Point{stone.At}, Span: stone.Span})
		case met[stone.At]:
			faults = append(faults, Fault{Code: Twice, Points: []engine.Point{stone.At}, Span: stone.Span})
		}
		met[stone.At] = true
	}
	return faults
}

// checkTwixt plays the pegs, each side's in their order and the sides in turns.
func (s *Setup) checkTwixt() (engine.Dataset, []Fault) {
	faults := s.places()
	n := s.Size[0]
	var sides [2][]Stone
	for _, peg := range s.Stones {
		at := peg.At
		black := peg.Color == goban.Black
		if s.Contains(at) && (black && (at.Y == 0 || at.Y == n) || !black && (at.X == 0 || at.X == n)) {
			faults = append(faults, Fault{Code: Zone, Points: []engine.Point{at}, Span: peg.Span})
		}
		sides[peg.Color-goban.Black] = append(sides[peg.Color-goban.Black], peg)
	}
	blacks, whites := len(sides[0]), len(sides[1])
	if blacks != whites && blacks != whites+1 {
		faults = append(faults, Fault{Code: Turns, Counts: [2]int{blacks, whites}})
	}
	if len(faults) > 0 {
		return nil, faults
	}
	moves := make([]twixt.Move, 0, len(s.Stones))
	for i := range s.Stones {
		stone := sides[i%2][i/2]
		moves = append(moves, twixt.Move{At: stone.At, Span: stone.Span})
	}
	d, refused := twixt.NewDataset(n, moves)
	if refused != "" {
		played := d.Moves()
		last := played[len(played)-1].At
		return nil, []Fault{{Code: Over, Points: []engine.Point{last}}}
	}
	return d, nil
}

func (s *Setup) checkGo() (engine.Dataset, []Fault) {
	if faults := s.places(); len(faults) > 0 {
		return nil, faults
	}
	data := goban.NewDataset(s.game())
	var faults []Fault
	for _, chain := range data.Replay().(*goban.Replay).Chains(0) {
		if len(chain.Liberties) == 0 {
			faults = append(faults, Fault{Code: Breathless, Points: chain.Stones})
		}
	}
	if len(s.Moves) > 0 { // a record is shown as it stands; its notes say what is out of order
		faults = nil
	}
	return data, faults
}

// game is a setup of Go as a game. A record's moves go down whatever the rules say, which is told.
func (s *Setup) game() goban.Game {
	g := goban.Game{
		Rules:    goban.Rules{Ko: goban.SingleStoneKo},
		Topology: goban.Topology{Rows: s.Size[0], Columns: s.Size[1]},
		Setup:    goban.Setup{Turn: s.Turn},
		Moves:    s.Moves,
	}
	switch {
	case g.Topology.Plane():
		g.Rules = goban.Rules{Suicide: goban.RemoveSuicide}
	case len(s.Moves) > 0:
		g.Rules = goban.Rules{Occupied: goban.Overwrite, Suicide: goban.RemoveSuicide, Ko: goban.TellKo}
	}
	for _, stone := range s.Stones {
		g.Setup.Stones = append(g.Setup.Stones, stone.Stone)
	}
	return g
}

func (s *Setup) checkChapaev() (engine.Dataset, []Fault) {
	var faults []Fault
	var places [16]chapaev.Disc
	var present chapaev.Discs
	for _, d := range s.Discs {
		switch {
		case present.Has(d.Number):
			faults = append(faults, Fault{Code: Twice, Discs: []int{d.Number}, Span: d.Span()})
			continue
		case !d.Fits():
			faults = append(faults, Fault{Code: Off, Discs: []int{d.Number}, Span: d.Span()})
			continue
		}
		places[d.Number] = d.Disc
		present |= 1 << d.Number
	}
	for _, pair := range chapaev.Overlaps(&places, present) {
		faults = append(faults, Fault{Code: Overlap, Discs: pair[:], Span: places[pair[1]].Span()})
	}
	turn := chapaev.Red
	if s.Turn == goban.White {
		turn = chapaev.White
	}
	if present.Of(turn) == 0 && len(faults) == 0 {
		faults = append(faults, Fault{Code: Alone, Counts: [2]int{int(turn)}})
	}
	return chapaev.Arranged(places, present, turn), faults
}
