package words

// enHint is the English of the help that a person gets at play: Lianliankan's hint and Chapaev's opponent.
var enHint = map[Key]string{
	"layer.hint":      "hint",
	"hint.title":      "Hint",
	"hint.pairs":      "{0} {0|pair|pairs} may be taken off.",
	"hint.pairs-seen": "The board is too large to look through: {0} {0|pair|pairs} were found that may be taken off.",
	"hint.more":       "and {0} more",
	"hint.take":       "Take the first one off",
	"hint.clearable":  "Can it be cleared?",
	"hint.searching":  "{0} {0|position|positions} looked into; the fewest tiles left: {1}",
	"hint.play":       "Play it",
	"hint.can":        "The board can be cleared, by {0} {0|pair|pairs}.",
	"hint.unknown":    "Not known: {0} {0|position|positions} were looked into, and at best {1} {1|tile was|tiles were} left.",
	"hint.odd":        "The board cannot be cleared: there is an odd number of tiles {0}.",
	"hint.stuck":      "The board cannot be cleared. Whatever is taken off before, {0} {0|tile stays|tiles stay}:",
	"hint.cannot":     "The board cannot be cleared: every order was tried, {0} {0|position|positions} in all.",

	"layer.answers":       "Umpire answers",
	"answer.said":         "Umpire answers: {0} takes {1}. {2}",
	"outcome.drag":        "Drag a disc to aim it.",
	"whatif.choose-tile":  "{0} {0|tile|tiles} left: choose two.",
	"whatif.clear":        "The board is clear.",
	"whatif.over":         "The game is over.",
	"whatif.flicks.red":   "Red to flick.",
	"whatif.flicks.white": "White to flick.",
	"whatif.wins.red":     "Red wins.",
	"whatif.wins.white":   "White wins.",
	"whatif.won.red":      "Red has won.",
	"whatif.won.white":    "White has won.",
}
