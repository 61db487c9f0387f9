package words

// enFault is the English of faults, of warnings, and of the command line.
var enFault = map[Key]string{
	// The input ends. {0} of {1}: the step and how many there are; {2}: the number that is missing.
	"fault.EOF.empty":         "The input is empty.",
	"fault.EOF.number":        "The input ends here; {0} is missing.",
	"fault.EOF.dataset":       "The input ends here; {0} of dataset {1} is missing.",
	"fault.EOF.move":          "The input ends here; move {0} of {1} is missing.",
	"fault.EOF.move.rest":     "The input ends here; {2} of move {0} is missing.",
	"fault.EOF.row.rest":      "The input ends here; row {0} of {1} is not complete.",
	"fault.EOF.question":      "The input ends here; question {0} of {1} is missing.",
	"fault.EOF.question.rest": "The input ends here; {2} of question {0} is missing.",
	"fault.EOF.disc":          "The input ends here; disc {0} is missing.",
	"fault.EOF.disc.rest":     "The input ends here; {2} of disc {0} is missing.",
	"fault.EOF.attempt":       "The input ends here; attempt {0} of {1} is missing.",
	"fault.EOF.attempt.rest":  "The input ends here; {2} of attempt {0} is missing.",
	"fault.EOF.stone":         "The input ends here; stone {0} of {1} is missing.",
	"fault.EOF.stone.rest":    "The input ends here; {2} of stone {0} is missing.",

	// {0}: the number's name; {1}: what was found; {2} to {3}: its limits.
	"fault.TOKEN":         "{0} must be a whole number, found “{1}”.",
	"fault.TOKEN.tile":    "A tile must be a whole number, found “{1}”.",
	"fault.TOKEN.decimal": "{0} must be a number like 0.5, found “{1}”.",
	"fault.RANGE":         "{0} must be {2} to {3}, found {1}.",
	"fault.RANGE.tile":    "A tile must be {2} to {3}, found {1}.",
	"fault.RANGE.decimal": "{0} has over 10,000 digits.",
	"fault.EVEN":          "{0} must be odd, found {1}.",

	// {0}: the step; ({1}, {2}): its point.
	"fault.OCCUPIED.move.black":  "Move {0}, Black ({1}, {2}): this point is already taken.",
	"fault.OCCUPIED.move.white":  "Move {0}, White ({1}, {2}): this point is already taken.",
	"fault.OCCUPIED.stone.black": "Stone {0}, Black ({1}, {2}): this point is already taken.",
	"fault.OCCUPIED.stone.white": "Stone {0}, White ({1}, {2}): this point is already taken.",
	"fault.ENDZONE.move.black":   "Move {0}, Black ({1}, {2}): this point is in White’s end row.",
	"fault.ENDZONE.move.white":   "Move {0}, White ({1}, {2}): this point is in Black’s end row.",
	"fault.EARLYWIN.black":       "Move {0}, Black ({1}, {2}), wins already, but {3} {3|move follows|moves follow}.",
	"fault.EARLYWIN.white":       "Move {0}, White ({1}, {2}), wins already, but {3} {3|move follows|moves follow}.",

	// {0} and {1}: discs.
	"fault.OFFBOARD": "Disc {0} is not wholly on the board: {1} must be 0.4 to 7.6, found {2}.",
	"fault.OVERLAP":  "Disc {0} overlaps or touches disc {1}.",

	// {0}: what was found.
	"fault.EXTRA.twixt":       "Nothing may follow the closing 0 0, found “{0}”.",
	"fault.EXTRA.lianliankan": "Nothing may follow the closing 0 0, found “{0}”.",
	"fault.EXTRA.chapaev":     "Nothing may follow disc W8, found “{0}”.",
	"fault.EXTRA.go":          "Nothing may follow the last attempt, found “{0}”.",
	"fault.EXTRA.infinite-go": "Nothing may follow the last stone, found “{0}”.",
	"fault.EXTRA.dataset":     "Dataset {0} starts here; {1} is the most.",

	"fault.STOPPED": "The reading was stopped.",

	// {0}: the earlier step; {1}, {2}: its line and column.
	"prior.move":  "Move {0} took it, on line {1}, column {2}.",
	"prior.stone": "Stone {0} took it, on line {1}, column {2}.",
	"prior.disc":  "Disc {0} stands on line {1}, column {2}.",

	// {0}: the number's name; {1}: its limit in the statement; {2}: what was found.
	"warning.NOEND.twixt":       "The closing 0 0 is missing.",
	"warning.NOEND.lianliankan": "The closing 0 0 is missing.",
	"warning.OVER.lianliankan":  "{0} is {2}; the statement allows {1}.",

	// The command line. {0}: a game, or all games to choose from; {1}: a sentence about it, or more games.
	"cli.nearest": "No game fits. Closest is {0}: {1}",
	"cli.also":    "Read as {0}. Also fits {1}.",
	"cli.ask":     "Fits {0}. Choose one with -game.",
}
