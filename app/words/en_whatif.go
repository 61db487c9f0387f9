package words

// enWhatIf is the English of playing on from a step.
var enWhatIf = map[Key]string{
	"whatif.title":       "What if",
	"whatif.from":        "after step {0}, {1} {1|move|moves}.",
	"whatif.turn":        "{0} to move.",
	"whatif.undo":        "Take the move back",
	"whatif.redo":        "Play it again",
	"whatif.back":        "Back to the game",
	"whatif.back-said":   "Back in the pasted game, at step {0}.",
	"whatif.confirm":     "Play {0} ({1}, {2})",
	"whatif.unconfirm":   "Not here",
	"whatif.flick":       "Flick {0}: takes {1}",
	"whatif.flick-short": "Flick",
	"whatif.first-tile":  "First tile ({0}, {1}). Choose the second.",
	"whatif.no-tile":     "No tile is chosen.",
	"whatif.too-long":    "A branch has at most {0} moves.",

	"whatif.link-refused": "The rules refuse a move of this link: {0} of {1} {1|move|moves} are played.",

	"whatif.refused.twixt.off":            "{0} cannot play ({1}, {2}): it is not on the board.",
	"whatif.refused.twixt.taken":          "{0} cannot play ({1}, {2}): a peg stands there.",
	"whatif.refused.twixt.zone":           "{0} cannot play ({1}, {2}): that end row belongs to the other side.",
	"whatif.refused.twixt.over":           "The game is over: a side has joined its edges.",
	"whatif.refused.lianliankan.off":      "A tile is not on the board.",
	"whatif.refused.chapaev.turn":         "{0} cannot be flicked now.",
	"whatif.refused.chapaev.none":         "{0} has no such flick.",
	"whatif.refused.go.off":               "{0} cannot play ({1}, {2}): it is not on the board.",
	"whatif.refused.go.occupied":          "{0} cannot play ({1}, {2}): a stone stands there.",
	"whatif.refused.go.suicide":           "{0} cannot play ({1}, {2}): it takes nothing, and its own chain would have no liberty.",
	"whatif.refused.go.ko":                "{0} cannot play ({1}, {2}): the ko may not be retaken yet. Play elsewhere first.",
	"whatif.refused.infinite-go.off":      "{0} cannot play ({1}, {2}): it is not on the board.",
	"whatif.refused.infinite-go.occupied": "{0} cannot play ({1}, {2}): a stone stands there.",
}
