package words

// enMistakesTwixt is the English of the known mistakes at TwixT.
var enMistakesTwixt = map[Key]string{
	"mistake.twixt.no-blocking.name": "Links may cross",
	"mistake.twixt.no-blocking.does": "It links every two pegs of a side that are a knight’s move apart, whatever lies between them.",
	"mistake.twixt.no-blocking.rule": "A link is not added if it would cross one that is on the board, of either side.",
	"mistake.twixt.no-blocking.why":  "The statement speaks of crossing in one sentence, and small tests seldom have a crossing.",

	"mistake.twixt.enemy-links-only.name": "Own links do not block",
	"mistake.twixt.enemy-links-only.does": "It stops a link only at links of the other side.",
	"mistake.twixt.enemy-links-only.rule": "A link of the same side stops a link just as one of the other side does.",
	"mistake.twixt.enemy-links-only.why":  "On paper, and in many sets of rules, a side may cross its own links. This problem says that no two links cross.",

	"mistake.twixt.own-links-only.name": "The other side’s links do not block",
	"mistake.twixt.own-links-only.does": "It stops a link only at links of the same side.",
	"mistake.twixt.own-links-only.rule": "A link of either side stops a link.",
	"mistake.twixt.own-links-only.why":  "A list of links for each side is convenient, and then one forgets to look through both.",

	"mistake.twixt.shared-peg-crosses.name": "A common peg counts as a crossing",
	"mistake.twixt.shared-peg-crosses.does": "It takes two links that end at one peg for links that cross.",
	"mistake.twixt.shared-peg-crosses.rule": "Links may meet at a peg, and a new peg may get several links at once.",
	"mistake.twixt.shared-peg-crosses.why":  "The usual test for two segments says that they meet when they share an end.",

	"mistake.twixt.pegs-block.name": "Pegs block links",
	"mistake.twixt.pegs-block.does": "It refuses a link when a peg stands in the box of six holes that the link is the diagonal of.",
	"mistake.twixt.pegs-block.rule": "Only links stop links. A peg beside a link is no obstacle.",
	"mistake.twixt.pegs-block.why":  "In Chinese chess a piece beside a knight blocks its move, and the box is easy to check.",

	"mistake.twixt.rebuild-links.name": "Links made at the end",
	"mistake.twixt.rebuild-links.does": "It sets all pegs first and makes the links afterwards, so that the order of play is lost.",
	"mistake.twixt.rebuild-links.rule": "Links appear with their peg. A link refused once never comes, and an early link keeps out a later one.",
	"mistake.twixt.rebuild-links.why":  "Reading everything and then building a graph is the habit of most programs.",

	"mistake.twixt.same-slope-parallel.name": "Equally steep links never cross",
	"mistake.twixt.same-slope-parallel.does": "It compares slopes without their signs, takes links as steep as each other for parallel, and does not test them.",
	"mistake.twixt.same-slope-parallel.rule": "Three of the nine links that cross a link are as steep as it is, but lean the other way.",
	"mistake.twixt.same-slope-parallel.why":  "Parallel segments are put aside before dividing, and the sign gets lost in an absolute value.",

	"mistake.twixt.midpoint-only.name": "Only crossings in the middle",
	"mistake.twixt.midpoint-only.does": "It sees a crossing only where the two links have one midpoint.",
	"mistake.twixt.midpoint-only.rule": "Of the nine links that cross a link only one has the same midpoint.",
	"mistake.twixt.midpoint-only.why":  "The drawing that one makes first is a perfect X.",

	"mistake.twixt.table-hole.name": "A hole in the crossing table",
	"mistake.twixt.table-hole.does": "It looks crossings up in a table written by hand, in which one of the nine entries of a direction is missing.",
	"mistake.twixt.table-hole.rule": "Every link is crossed by exactly nine others, in each of the eight directions.",
	"mistake.twixt.table-hole.why":  "Seventy-two entries written by hand seldom come without a slip, and one wrong sign shows in few tests.",

	"mistake.twixt.links-removed.name": "Own links are taken off",
	"mistake.twixt.links-removed.does": "It takes an own link off the board when a new link needs the room.",
	"mistake.twixt.links-removed.rule": "Links stay for ever. A link that would cross one is not added.",
	"mistake.twixt.links-removed.why":  "In the board game a player may take own links off. Here nobody does.",

	"mistake.twixt.last-peg-in-end-row.name": "Only a last peg in an end row wins",
	"mistake.twixt.last-peg-in-end-row.does": "It says yes only if the last peg itself stands in one of the two black end rows.",
	"mistake.twixt.last-peg-in-end-row.rule": "The last peg may join two chains in the middle of the board.",
	"mistake.twixt.last-peg-in-end-row.why":  "One starts the search from the last peg and expects it to have arrived.",

	"mistake.twixt.wrong-axis.name": "The wrong two sides",
	"mistake.twixt.wrong-axis.does": "It asks whether black links lead from y = 0 to y = N.",
	"mistake.twixt.wrong-axis.rule": "Black joins x = 0 to x = N.",
	"mistake.twixt.wrong-axis.why":  "x and y change places between the board, the picture and the array.",

	"mistake.twixt.touches-both-sides.name": "Both sides touched, no chain",
	"mistake.twixt.touches-both-sides.does": "It says yes when black pegs with links stand in both end rows, without following the links.",
	"mistake.twixt.touches-both-sides.rule": "One chain of links must lead from one side to the other.",
	"mistake.twixt.touches-both-sides.why":  "It is true of every game that is won, and of many tests that are not meant to catch it.",

	"mistake.twixt.zones-skipped.name": "Pegs in end rows are dropped",
	"mistake.twixt.zones-skipped.does": "It leaves out the pegs that stand in end rows.",
	"mistake.twixt.zones-skipped.rule": "A side may play in its own end rows, and has to, to win.",
	"mistake.twixt.zones-skipped.why":  "The statement says who may not play in an end row, and the check throws out too much.",

	// With a parameter. {0}: the name.
	"mistake.twixt.table-hole.which":        "{0}: direction {1}, entry {2}",
	"mistake.twixt.rebuild-links.by-peg":    "{0}: peg by peg",
	"mistake.twixt.rebuild-links.by-colour": "{0}: Black’s first",
}
