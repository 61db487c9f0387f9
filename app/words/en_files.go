package words

// enFiles is the English of files of TwixT and of boards that were drawn with characters.
var enFiles = map[Key]string{
	// {0}: what is wanted; {1}: what was found.
	"file.EOF":           "The text ends here, or has no game in it; {0} is missing.",
	"file.TOKEN":         "Here must stand {0}, found “{1}”.",
	"file.want.turn":     "a move such as f6, or swap, resign or draw",
	"file.want.size":     "the number of holes a side",
	"file.want.version":  "the version of the format, 1",
	"file.want.name":     "a player’s name",
	"file.want.human":    "H for a human or C for a computer",
	"file.want.starter":  "1 or 2 for who starts",
	"file.want.letters":  "the direction of the letters",
	"file.want.yesno":    "Y or N",
	"file.want.tree":     "a game in brackets, (; … )",
	"file.want.sequence": "the rest of the game, or its closing bracket",
	"file.want.tile":     "a tile, which is a number or a letter, or a dot where there is none",
	"file.want.stone":    "X, O or a dot",

	// {0} to {1}: the limits; {2}: what was found.
	"file.RANGE.hole": "“{2}” is not on the board: rows and columns go from {0} to {1}.",
	"file.RANGE.size": "A board must have {0} to {1} holes a side, found {2}.",
	"file.RANGE.tile": "A tile must be {0} to {1}, found {2}.",
	"file.RANGE.row":  "A board may have {1} rows at most.",
	"file.RANGE.cell": "A row may have {1} cells at most.",

	// {0}: the move; {1}: its hole.
	"file.OCCUPIED": "Move {0}, {1}: this hole is already taken.",
	"file.ENDZONE":  "Move {0}, {1}: this hole is in the other side’s end row.",
	"file.TURN":     "Move {0}, {1}: it is the other player’s turn.",

	"file.RAGGED": "Row {0} must have {1} {1|cell|cells}, as the first row has.",
	"file.LARGE":  "The text is over {0} bytes.",

	// {0}: what was found.
	"file.EXTRA":  "The game has ended, but “{0}” follows.",
	"file.SQUARE": "The board must have as many rows as columns, found {0}.",
	"file.SWAP":   "Only the second move of a game may be a swap.",
	"file.SETUP":  "Pegs were set up here without being played; only moves can be read.",
	"file.LINKS":  "“{0}” is no link that can be added or taken off here, or it may be two.",
	"file.GAME":   "This is a file of another game, number {0}.",

	"file.lost.COMMENTS":   "Comments are left out.",
	"file.lost.VARIATIONS": "Variations are left out: only the main line of the first game is kept.",
	"file.lost.OTHER":      "Details such as the event or the time are left out.",
	"file.lost.NAMES":      "The players’ names are left out or changed.",
	"file.lost.SWAP":       "The swap is left out: the game is written as if the players had sat the other way round.",
	"file.lost.END":        "How the game ended is left out.",
	"file.lost.OFFERS":     "Offers of a draw are left out.",
	"file.lost.LINKS":      "Links that the players made or took off themselves are left out.",
	"file.lost.RULES":      "Whether a side’s own links stop its links is left out, and here it makes a difference.",

	"file.same":      "The judge’s rules bring the same links.",
	"file.differing": "{0} {0|link differs|links differ} by the judge’s rules.",
}
