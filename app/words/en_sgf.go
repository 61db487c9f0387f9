package words

// enSGF is the English of SGF files and records of Go games.
var enSGF = map[Key]string{
	"sgf.at":   "Line {0}, column {1}: {2}", // {2}: a sentence
	"sgf.more": "There {0|is|are} {0} more of these.",

	// The file.
	"sgf.note.mark":       "The file starts with a byte order mark.",
	"sgf.note.latin-1":    "The file names no encoding and is not UTF-8; it is read as Latin-1.",
	"sgf.note.encoding":   "CA names an encoding that is not known here; it is passed over.",
	"sgf.note.bytes":      "Some bytes are no characters of the file’s encoding; each shows as �.",
	"sgf.note.outside":    "This is outside of any game; it is skipped.",
	"sgf.note.stray":      "This belongs to no property; it is skipped.",
	"sgf.note.variation":  "This variation is empty; it is skipped.",
	"sgf.note.long-name":  "Lower-case letters in a property’s name mean nothing; they are dropped.",
	"sgf.note.no-value":   "This property has no value; it is skipped.",
	"sgf.note.repeated":   "This property may have one value; only the first one counts.",
	"sgf.note.open-value": "The file ends inside this value.",
	"sgf.note.open-tree":  "The file ends before its game does.",

	"sgf.error.no-game":   "There is no game: none starts with “(;”.",
	"sgf.error.too-large": "The file is too large: {0} bytes, and {1} is the most.",
	"sgf.error.nodes":     "There are too many nodes; {1} is the most.",

	// The record.
	"sgf.note.trimmed":    "There is white space around this point; it is passed over.",
	"sgf.note.blank-pass": "This move is only white space; it is taken for a pass.",
	"sgf.note.bad-move":   "This move names no point; nobody moves.",
	"sgf.note.off-move":   "This move is off the board; nobody moves.",
	"sgf.note.bad-point":  "This names no point; it is skipped.",
	"sgf.note.off-point":  "Some of these points are off the board; those are cut away.",
	"sgf.note.no-point":   "This point is empty; it is skipped.",
	"sgf.note.twice":      "A point is listed twice in one setup.",
	"sgf.note.setup-move": "A setup and a move stand in one node; the setup comes first.",
	"sgf.note.two-moves":  "Two moves stand in one node; both are played, in order.",
	"sgf.note.bad-turn":   "PL names no side; it is skipped.",
	"sgf.note.breathless": "This setup leaves a chain without a liberty.",
	"sgf.note.too-long":   "The game is too long; it is played up to here.",

	"sgf.error.other-game": "This is a record of another game than Go.",
	"sgf.error.bad-size":   "The board’s size must be 1 to 52, or columns:rows, each 1 to 52.",

	// {0}: the step; ({1}, {2}): its point.
	"sgf.illegal.occupied.black": "Step {0}, Black ({1}, {2}): illegal, this point is already taken. The new stone stands.",
	"sgf.illegal.occupied.white": "Step {0}, White ({1}, {2}): illegal, this point is already taken. The new stone stands.",
	"sgf.illegal.suicide.black":  "Step {0}, Black ({1}, {2}): illegal, a suicide. Its own chain is taken off.",
	"sgf.illegal.suicide.white":  "Step {0}, White ({1}, {2}): illegal, a suicide. Its own chain is taken off.",
	"sgf.illegal.ko.black":       "Step {0}, Black ({1}, {2}): illegal, ko. The stone is taken back all the same.",
	"sgf.illegal.ko.white":       "Step {0}, White ({1}, {2}): illegal, ko. The stone is taken back all the same.",

	// {0}: the step; {1}: the earlier one.
	"sgf.repeat":       "After step {0} the board is as it was after step {1}.",
	"sgf.repeat.start": "After step {0} the board is as it was at the start.",

	// As input of MNS317.
	"sgf.note.judge-board":   "This is no input of MNS317: the board is not 19 × 19.",
	"sgf.note.judge-setup":   "This is no input of MNS317: the board is set up here.",
	"sgf.note.judge-long":    "This is no input of MNS317: there are over 10,000 attempts.",
	"sgf.note.judge-pass":    "MNS317 knows no pass; this one is left out.",
	"sgf.note.judge-turn":    "MNS317 has the other side make this move.",
	"sgf.note.judge-refuses": "MNS317 refuses this move, and the same side moves again.",
	"sgf.note.judge-accepts": "MNS317 accepts an attempt here that was refused in the record.",

	// What a record does not hold.
	"sgf.lost.rules":  "The record does not say by which rules it was played.",
	"sgf.lost.layout": "The record does not keep how the input was laid out.",
	"sgf.lost.plane":  "The record has a board with four walls in place of the plane.",
}
