package words

// enMistakesLianliankan is the English of the known mistakes at Lianliankan.
var enMistakesLianliankan = map[Key]string{
	"mistake.lianliankan.outside.name": "Lines outside the board",
	"mistake.lianliankan.outside.does": "It lets a line run round the board, through cells beside the border.",
	"mistake.lianliankan.outside.rule": "A line stays on the board.",
	"mistake.lianliankan.outside.why":  "In most versions of the game on a screen lines may leave the board.",

	"mistake.lianliankan.same-cell.name": "A tile goes with itself",
	"mistake.lianliankan.same-cell.does": "It says YES when a question names one cell twice.",
	"mistake.lianliankan.same-cell.rule": "Two tiles are needed.",
	"mistake.lianliankan.same-cell.why":  "The search begins at its goal and is done at once.",

	"mistake.lianliankan.empty-pair.name": "Two empty cells go together",
	"mistake.lianliankan.empty-pair.does": "It says YES when a line joins two empty cells.",
	"mistake.lianliankan.empty-pair.rule": "An empty cell holds no tile, so the answer is NO.",
	"mistake.lianliankan.empty-pair.why":  "Both cells hold the same number, 0, and the program only compares.",

	"mistake.lianliankan.three-turns.name": "Three turns",
	"mistake.lianliankan.three-turns.does": "It allows three turns.",
	"mistake.lianliankan.three-turns.rule": "A line turns at most twice.",
	"mistake.lianliankan.three-turns.why":  "The count starts at −1, or is compared with “less than or equal” after it was raised.",

	"mistake.lianliankan.one-turn.name": "One turn",
	"mistake.lianliankan.one-turn.does": "It allows one turn only.",
	"mistake.lianliankan.one-turn.rule": "A line turns at most twice.",
	"mistake.lianliankan.one-turn.why":  "The count is compared before it is raised.",

	"mistake.lianliankan.first-step-turns.name": "The first step is a turn",
	"mistake.lianliankan.first-step-turns.does": "It counts the first direction as a turn.",
	"mistake.lianliankan.first-step-turns.rule": "A line turns where it changes direction. The first step changes nothing.",
	"mistake.lianliankan.first-step-turns.why":  "There is no direction before the first step, and any other value differs from it.",

	"mistake.lianliankan.no-neighbours.name": "Neighbours do not go together",
	"mistake.lianliankan.no-neighbours.does": "It wants an empty cell on the line, so tiles side by side need a way round.",
	"mistake.lianliankan.no-neighbours.rule": "Tiles that touch go together.",
	"mistake.lianliankan.no-neighbours.why":  "The search only looks for its goal from an empty cell.",

	"mistake.lianliankan.through-equal.name": "Lines through equal tiles",
	"mistake.lianliankan.through-equal.does": "It lets the line pass through a third tile of the same kind.",
	"mistake.lianliankan.through-equal.rule": "A line runs through empty cells only.",
	"mistake.lianliankan.through-equal.why":  "The test for the goal looks at the tile and not at the cell.",

	"mistake.lianliankan.rows-columns.name": "Rows and columns exchanged",
	"mistake.lianliankan.rows-columns.does": "It reads the column of a question before the row.",
	"mistake.lianliankan.rows-columns.rule": "x is the row and y the column, as the board is written.",
	"mistake.lianliankan.rows-columns.why":  "x usually goes to the right. On square boards with few tests it shows late.",

	"mistake.lianliankan.removes.name": "Joined tiles are taken off",
	"mistake.lianliankan.removes.does": "It takes two tiles off once the answer is YES.",
	"mistake.lianliankan.removes.rule": "Every question is about the board as it was given.",
	"mistake.lianliankan.removes.why":  "That is how the game is played.",

	"mistake.lianliankan.byte-tiles.name": "Tiles cut to 8 bits",
	"mistake.lianliankan.byte-tiles.does": "It keeps tiles in bytes, so that 1 and 257 are alike and 256 is empty.",
	"mistake.lianliankan.byte-tiles.rule": "Tiles are numbers up to 2,147,483,647.",
	"mistake.lianliankan.byte-tiles.why":  "The samples have small numbers, and a large board tempts one to save memory.",

	"mistake.lianliankan.short-tiles.name": "Tiles cut to 16 bits",
	"mistake.lianliankan.short-tiles.does": "It keeps tiles in 16 bits, so that 1 and 65,537 are alike and 65,536 is empty.",
	"mistake.lianliankan.short-tiles.rule": "Tiles are numbers up to 2,147,483,647.",
	"mistake.lianliankan.short-tiles.why":  "A large board tempts one to save memory.",

	"mistake.lianliankan.first-arrival.name": "The shortest way only",
	"mistake.lianliankan.first-arrival.does": "It searches breadth-first, enters every cell once, and counts the turns of the way that came first.",
	"mistake.lianliankan.first-arrival.rule": "A longer way with fewer turns is as good.",
	"mistake.lianliankan.first-arrival.why":  "Breadth-first search finds the best way for steps, and one takes it for turns.",

	"mistake.lianliankan.strict-prune.name": "One best count a cell",
	"mistake.lianliankan.strict-prune.does": "It goes on from a cell only if it has turned less often than whatever came there before.",
	"mistake.lianliankan.strict-prune.rule": "Two ways that turned equally often but come from different sides must both go on: their next turns differ.",
	"mistake.lianliankan.strict-prune.why":  "It saves most of the time, and most tests do not notice.",

	"mistake.lianliankan.box-only.name": "Only inside the rectangle",
	"mistake.lianliankan.box-only.does": "It searches only inside the rectangle that has the two tiles in its corners.",
	"mistake.lianliankan.box-only.rule": "A line may leave the rectangle, as long as it stays on the board.",
	"mistake.lianliankan.box-only.why":  "All lines with one turn lie inside it.",

	"mistake.lianliankan.zero-row-ends.name": "A row 0 0 ends the input",
	"mistake.lianliankan.zero-row-ends.does": "It takes a row of the board that reads 0 0 for the end of the input.",
	"mistake.lianliankan.zero-row-ends.rule": "Only 0 0 in the place of a board’s size ends the input.",
	"mistake.lianliankan.zero-row-ends.why":  "The program reads line by line and tests every line for the end.",

	// With a parameter. {0}: the name.
	"mistake.lianliankan.first-arrival.which": "{0}: {1}",
	"mistake.lianliankan.strict-prune.which":  "{0}: {1}",
}
