package words

// enMistakesGo is the English of the known mistakes at Go.
var enMistakesGo = map[Key]string{
	"mistake.go.no-ko.name": "No ko",
	"mistake.go.no-ko.does": "It lets a side take back at once.",
	"mistake.go.no-ko.rule": "If the last valid move took exactly one stone, the stone that it set may not be taken alone at once.",
	"mistake.go.no-ko.why":  "The ko rule comes last in the statement, and games of few moves have none.",

	"mistake.go.ko-any-capture.name": "Ko forbids larger captures",
	"mistake.go.ko-any-capture.does": "It forbids taking the stone that took even if more stones go with it.",
	"mistake.go.ko-any-capture.rule": "Ko forbids only a capture of exactly that one stone.",
	"mistake.go.ko-any-capture.why":  "One asks whether the stone is among those taken, and not whether it is the only one.",

	"mistake.go.ko-any-single.name": "Ko after any single capture",
	"mistake.go.ko-any-single.does": "It forbids a capture of one stone after a capture of one stone, wherever it is.",
	"mistake.go.ko-any-single.rule": "It must be the very stone that made the last capture.",
	"mistake.go.ko-any-single.why":  "Two captures of one stone in a row look like ko.",

	"mistake.go.ko-counts-chains.name": "Ko counts chains",
	"mistake.go.ko-counts-chains.does": "It takes a captured chain of any size for one stone.",
	"mistake.go.ko-counts-chains.rule": "Ko needs exactly one stone taken, and then exactly one stone taken back.",
	"mistake.go.ko-counts-chains.why":  "The program takes chains off, and counts what it takes.",

	"mistake.go.ko-after-any.name": "Ko after captures of any size",
	"mistake.go.ko-after-any.does": "It forbids taking the last stone back even if that stone took several.",
	"mistake.go.ko-after-any.rule": "Ko begins only with a capture of exactly one stone.",
	"mistake.go.ko-after-any.why":  "One remembers the last stone after every capture.",

	"mistake.go.ko-never-expires.name": "Ko never ends",
	"mistake.go.ko-never-expires.does": "It keeps a ko until there is another one.",
	"mistake.go.ko-never-expires.rule": "Ko is about the last valid move only. After any other valid move the stone may be taken.",
	"mistake.go.ko-never-expires.why":  "The memory is set when something is taken, and never cleared.",

	"mistake.go.ko-point.name": "Ko forbids a point",
	"mistake.go.ko-point.does": "It forbids playing on the point where the taken stone stood, whatever that would take.",
	"mistake.go.ko-point.rule": "Only a move that takes exactly the stone that took is forbidden.",
	"mistake.go.ko-point.why":  "Most programs that play Go keep the ko as a point.",

	"mistake.go.ko-lifted-by-invalid.name": "Invalid attempts end the ko",
	"mistake.go.ko-lifted-by-invalid.does": "It forgets the ko after an invalid attempt.",
	"mistake.go.ko-lifted-by-invalid.rule": "An invalid attempt changes nothing, the ko neither.",
	"mistake.go.ko-lifted-by-invalid.why":  "The memory is cleared at the start of every attempt.",

	"mistake.go.ko-lifted-by-occupied.name": "Attempts on stones end the ko",
	"mistake.go.ko-lifted-by-occupied.does": "It forgets the ko after an attempt on an occupied point.",
	"mistake.go.ko-lifted-by-occupied.rule": "An invalid attempt changes nothing, the ko neither.",
	"mistake.go.ko-lifted-by-occupied.why":  "The check for an occupied point comes first and leaves the function another way.",

	"mistake.go.superko.name": "No position may come back",
	"mistake.go.superko.does": "It forbids a move after which the whole board is as it was before.",
	"mistake.go.superko.rule": "Only the simple ko is forbidden. Longer cycles are valid.",
	"mistake.go.superko.why":  "Many sets of rules forbid it, and it covers the simple ko nearly always.",

	"mistake.go.suicide-first.name": "Suicide judged first",
	"mistake.go.suicide-first.does": "It looks at the liberties of the new stone’s chain before it takes the other side’s chains off.",
	"mistake.go.suicide-first.rule": "The other side’s dead chains go first. That may give the new chain its liberty.",
	"mistake.go.suicide-first.why":  "The new stone is at hand, so one looks at it first.",

	"mistake.go.suicide-allowed.name": "Suicide is played",
	"mistake.go.suicide-allowed.does": "It takes the own dead chain off and goes on.",
	"mistake.go.suicide-allowed.rule": "Suicide is invalid, and the board stays as it was.",
	"mistake.go.suicide-allowed.why":  "Some sets of rules allow suicide, the other Go problem among them.",

	"mistake.go.no-restore.name": "Invalid stones stay",
	"mistake.go.no-restore.does": "It leaves the stone of an invalid attempt on the board.",
	"mistake.go.no-restore.rule": "After an invalid attempt everything is put back.",
	"mistake.go.no-restore.why":  "The stone must be set to try the move, and one return statement forgets it.",

	"mistake.go.first-chain-only.name": "Only one chain is taken",
	"mistake.go.first-chain-only.does": "It takes one of several chains that a stone leaves without liberties.",
	"mistake.go.first-chain-only.rule": "All of them go.",
	"mistake.go.first-chain-only.why":  "The loop over the neighbours stops at the first capture.",

	"mistake.go.invalid-passes.name": "An invalid attempt passes",
	"mistake.go.invalid-passes.does": "It gives the turn to the other side after an invalid attempt.",
	"mistake.go.invalid-passes.rule": "The same side tries again.",
	"mistake.go.invalid-passes.why":  "Colours by the number of the attempt, odd and even, are quickly written.",

	"mistake.go.overwrite.name": "Occupied points are overwritten",
	"mistake.go.overwrite.does": "It sets a stone on an occupied point.",
	"mistake.go.overwrite.rule": "An attempt on a stone is invalid.",
	"mistake.go.overwrite.why":  "Input is trusted to be legal, and here it is not.",

	"mistake.go.transposed.name": "The board is printed transposed",
	"mistake.go.transposed.does": "It prints columns as rows.",
	"mistake.go.transposed.rule": "x is the row and y the column.",
	"mistake.go.transposed.why":  "x usually goes to the right.",

	"mistake.go.diagonals.name": "Diagonals are neighbours",
	"mistake.go.diagonals.does": "It counts eight neighbours.",
	"mistake.go.diagonals.rule": "A point has up to four neighbours. Diagonal points do not touch.",
	"mistake.go.diagonals.why":  "A table of eight steps is copied from another program.",
}
