package words

// enMistakesInfiniteGo is the English of the known mistakes at Infinite Go.
var enMistakesInfiniteGo = map[Key]string{
	"mistake.infinite-go.own-first.name": "The own chain goes first",
	"mistake.infinite-go.own-first.does": "It takes the new stone’s own chain off, if that has no liberty, before it looks at the other side’s.",
	"mistake.infinite-go.own-first.rule": "The other side’s dead chains go first. If any goes, the own chain stays.",
	"mistake.infinite-go.own-first.why":  "The new stone is at hand, so one looks at it first.",

	"mistake.infinite-go.neighbour-order.name": "Chains go in the order met",
	"mistake.infinite-go.neighbour-order.does": "It takes dead chains of either side off as it meets them beside the new stone.",
	"mistake.infinite-go.neighbour-order.rule": "The other side’s chains go first and together; the own chain goes only if none of them did.",
	"mistake.infinite-go.neighbour-order.why":  "One function that takes a dead chain off, called for each neighbour, looks finished.",

	"mistake.infinite-go.counts-twice.name": "Stones counted twice",
	"mistake.infinite-go.counts-twice.does": "It counts a taken stone once for every way that reaches it: a square of four counts five.",
	"mistake.infinite-go.counts-twice.rule": "Every stone is counted once.",
	"mistake.infinite-go.counts-twice.why":  "A stone is marked when it is taken out of the queue and not when it is put in.",

	"mistake.infinite-go.no-suicide.name": "Dead own chains stay",
	"mistake.infinite-go.no-suicide.does": "It leaves a chain without liberties on the board.",
	"mistake.infinite-go.no-suicide.rule": "If nothing of the other side goes, the whole own chain is taken off.",
	"mistake.infinite-go.no-suicide.why":  "Many sets of rules forbid suicide, so one thinks that it never comes.",

	"mistake.infinite-go.suicide-one.name": "Only the new stone goes",
	"mistake.infinite-go.suicide-one.does": "It takes only the new stone off when its chain has no liberty.",
	"mistake.infinite-go.suicide-one.rule": "The whole chain goes.",
	"mistake.infinite-go.suicide-one.why":  "With a single stone, as in the sample, there is no difference.",

	"mistake.infinite-go.first-chain-only.name": "Only one chain is taken",
	"mistake.infinite-go.first-chain-only.does": "It takes one of several chains that a stone leaves without liberties.",
	"mistake.infinite-go.first-chain-only.rule": "All of them go.",
	"mistake.infinite-go.first-chain-only.why":  "The loop over the neighbours stops at the first capture.",

	"mistake.infinite-go.ko.name": "A ko rule",
	"mistake.infinite-go.ko.does": "It skips a move that takes a single stone straight back.",
	"mistake.infinite-go.ko.rule": "There is no ko. Every stone is set.",
	"mistake.infinite-go.ko.why":  "Go has a ko rule, and one writes it from habit.",

	"mistake.infinite-go.no-rim.name": "Row 0 and column 0",
	"mistake.infinite-go.no-rim.does": "It counts points of row 0 or column 0 as liberties.",
	"mistake.infinite-go.no-rim.rule": "Rows and columns start at 1.",
	"mistake.infinite-go.no-rim.why":  "The board is called infinite, and the tests for its rim are forgotten.",

	"mistake.infinite-go.far-rim.name": "An edge at 2,000,000,000",
	"mistake.infinite-go.far-rim.does": "It takes row or column 2,000,000,000 for the last.",
	"mistake.infinite-go.far-rim.rule": "Stones stand no farther out, but the points beyond are free.",
	"mistake.infinite-go.far-rim.why":  "The limit of the coordinates looks like the edge of the board.",

	"mistake.infinite-go.diagonals.name": "Diagonals are neighbours",
	"mistake.infinite-go.diagonals.does": "It counts eight neighbours.",
	"mistake.infinite-go.diagonals.rule": "A point has up to four neighbours. Diagonal points do not touch.",
	"mistake.infinite-go.diagonals.why":  "A table of eight steps is copied from another program.",

	"mistake.infinite-go.colour-waits.name": "The same side after a suicide",
	"mistake.infinite-go.colour-waits.does": "It lets the same side move again after its own chain was taken off.",
	"mistake.infinite-go.colour-waits.rule": "Sides take turns, whatever becomes of a stone.",
	"mistake.infinite-go.colour-waits.why":  "It is the rule of the other Go problem, where suicide is an invalid attempt.",

	"mistake.infinite-go.small-key.name": "Points share a key",
	"mistake.infinite-go.small-key.does": "It finds points by x · 1,000,003 + y cut to a few bits, so that two far apart can be the same to it.",
	"mistake.infinite-go.small-key.rule": "All points are different.",
	"mistake.infinite-go.small-key.why":  "A sum with a prime looks unique, and stays so while coordinates are small.",

	// With a parameter. {0}: the name.
	"mistake.infinite-go.small-key.which": "{0}: {1} bits",
}
