package record

import "umpire/engine/sgf"

// The notes of a record.
const (
	Trimmed    sgf.Code = "trimmed"    // white space around a point
	BlankPass  sgf.Code = "blank-pass" // a move of nothing but white space: a pass
	BadMove    sgf.Code = "bad-move"   // a move that names no point: nobody's move
	OffMove    sgf.Code = "off-move"   // a move off the board: nobody's move
	BadPoint   sgf.Code = "bad-point"  // a value that names no point: skipped
	OffPoint   sgf.Code = "off-point"  // points off the board: cut away
	NoPoint    sgf.Code = "no-point"   // an empty value in AB, AW or AE
	Twice      sgf.Code = "twice"      // a point listed twice in one setup
	SetupMove  sgf.Code = "setup-move" // setup and move in one node: the setup comes first
	TwoMoves   sgf.Code = "two-moves"  // two moves in one node: both count, in file order
	BadTurn    sgf.Code = "bad-turn"   // PL names no side
	Breathless sgf.Code = "breathless" // a chain that setup leaves without a liberty at the end of the line
	TooLong    sgf.Code = "too-long"   // the line is over a limit: the rest is not played
)

// The errors.
const (
	OtherGame sgf.Code = "other-game" // GM names another game
	BadSize   sgf.Code = "bad-size"   // SZ names no board from 1 to 52
)
