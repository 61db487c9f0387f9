package setup

import (
	"bytes"

	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/games"
	"umpire/engine/goban"
	"umpire/engine/twixt"
)

// Why says why a setup is no judge's input.
type Why string

// The reasons.
const (
	Faulty   Why = "faulty"   // it has faults
	Even     Why = "even"     // TwixT: an even number of pegs
	Few      Why = "few"      // TwixT: fewer than five pegs
	Many     Why = "many"     // TwixT: more pegs than the judge takes
	Large    Why = "large"    // TwixT: N is over 20
	Small    Why = "small"    // TwixT: N is under 4
	Arranged Why = "arranged" // Go: stones that were set up and not played
	Played   Why = "played"   // Go: passes, or moves of one side in a row
	Missing  Why = "missing"  // Chapaev: not all sixteen discs
	Turn     Why = "turn"     // Chapaev: White is to move
)

// Input is the judge's input for the setup, or why there is none.
func (s *Setup) Input() (text []byte, why Why) {
	data, faults := s.Check()
	if len(faults) > 0 {
		return nil, Faulty
	}
	switch d := data.(type) {
	case *twixt.Dataset:
		switch moves := len(d.Moves()); {
		case d.N > 20:
			return nil, Large
		case d.N < 4:
			return nil, Small
		case moves%2 == 0:
			return nil, Even
		case moves < 5:
			return nil, Few
		case moves > 249:
			return nil, Many
		}
	case *goban.Dataset:
		switch {
		case len(s.Stones) > 0 || s.Turn == goban.White || !d.Topology().Plane() && d.Topology() != goban.Topology{Rows: 19, Columns: 19}:
			return nil, Arranged
		case len(s.Moves) > 0 || d.Topology().Plane():
			return nil, Played
		}
	case *chapaev.Dataset:
		switch {
		case d.Start().Discs != chapaev.AllDiscs:
			return nil, Missing
		case d.Start().Turn == chapaev.White:
			return nil, Turn
		}
	}
	game, _ := games.ByID(s.Game)
	return game.Write(nil, []engine.Dataset{data}), ""
}

// Text is the judge's input for the setup, or its own text and why there is no input.
func (s *Setup) Text() (text []byte, why Why) {
	if text, why = s.Input(); why != "" {
		text = s.Write(nil)
	}
	return text, why
}

// Unclosed is a judge's input of one dataset without what closes it: the dataset as it stands among others.
func Unclosed(text []byte) []byte { return bytes.TrimSuffix(text, []byte("\n0 0\n")) }
