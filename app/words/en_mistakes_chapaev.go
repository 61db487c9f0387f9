package words

// enMistakesChapaev is the English of the known mistakes at Chapaev.
var enMistakesChapaev = map[Key]string{
	"mistake.chapaev.gaps-only.name": "Touching does not count",
	"mistake.chapaev.gaps-only.does": "It tries only directions between those in which the flicked disc just touches another.",
	"mistake.chapaev.gaps-only.rule": "A touch is a hit. At one exact direction a disc can touch one on its left and another on its right.",
	"mistake.chapaev.gaps-only.why":  "Between two neighbouring directions everything is simple; the directions themselves look like a set too thin to matter.",

	"mistake.chapaev.tangents-only.name": "Only touching directions",
	"mistake.chapaev.tangents-only.does": "It tries only directions in which the flicked disc just touches another.",
	"mistake.chapaev.tangents-only.rule": "Every direction is allowed. Between two touches a flick may take fewer discs, and that may be better.",
	"mistake.chapaev.tangents-only.why":  "Something changes only at a touch, so one thinks that trying the touches is enough.",

	"mistake.chapaev.epsilon.name": "Decided within a tolerance",
	"mistake.chapaev.epsilon.does": "It calculates with floating-point numbers and takes values that differ by less than a tolerance for equal.",
	"mistake.chapaev.epsilon.rule": "Whether a disc is hit is exact. Positions exist where a billionth decides.",
	"mistake.chapaev.epsilon.why":  "A tolerance is the usual cure for rounding, and no tolerance is right for every input.",

	"mistake.chapaev.centres-only.name": "Aimed at centres only",
	"mistake.chapaev.centres-only.does": "It flicks discs only straight at the centres of others.",
	"mistake.chapaev.centres-only.rule": "Every direction is allowed.",
	"mistake.chapaev.centres-only.why":  "One pictures a flick as a shot at a disc.",

	"mistake.chapaev.one-radius.name": "One radius instead of two",
	"mistake.chapaev.one-radius.does": "It takes a disc as hit if its centre lies within 0.4 of the path’s middle.",
	"mistake.chapaev.one-radius.rule": "Discs of radius 0.4 touch when their centres are 0.8 apart.",
	"mistake.chapaev.one-radius.why":  "It is the rule for a point that meets a disc.",

	"mistake.chapaev.whole-line.name": "Discs behind are hit",
	"mistake.chapaev.whole-line.does": "It takes all discs along the whole line, those behind the flicked disc too.",
	"mistake.chapaev.whole-line.rule": "A disc moves one way only.",
	"mistake.chapaev.whole-line.why":  "The distance from a line is easy to calculate, and forgets where the line starts.",

	"mistake.chapaev.own-discs-safe.name": "Own discs stay",
	"mistake.chapaev.own-discs-safe.does": "It leaves discs of the mover’s own side on the board when they are hit.",
	"mistake.chapaev.own-discs-safe.rule": "Every disc that is hit goes, of either side.",
	"mistake.chapaev.own-discs-safe.why":  "One thinks of taking, and not of losing one’s own.",

	"mistake.chapaev.must-hit-enemy.name": "A flick must take an enemy",
	"mistake.chapaev.must-hit-enemy.does": "It allows only flicks that take a disc of the other side.",
	"mistake.chapaev.must-hit-enemy.rule": "Any flick is legal, and at times the best one takes no enemy.",
	"mistake.chapaev.must-hit-enemy.why":  "Flicks without an enemy look useless, so one leaves them out.",

	"mistake.chapaev.must-hit.name": "A flick must take something",
	"mistake.chapaev.must-hit.does": "It allows only flicks that take at least one other disc.",
	"mistake.chapaev.must-hit.rule": "A flick that takes nothing is legal. It costs only the flicked disc.",
	"mistake.chapaev.must-hit.why":  "One builds the list of what can be taken and forgets the empty set.",

	"mistake.chapaev.first-disc-only.name": "Stops at the first disc",
	"mistake.chapaev.first-disc-only.does": "It takes only the first disc in the way.",
	"mistake.chapaev.first-disc-only.rule": "The flicked disc goes on to the edge and takes all it meets.",
	"mistake.chapaev.first-disc-only.why":  "Real discs bounce.",

	"mistake.chapaev.largest-sets-only.name": "Only the largest sets",
	"mistake.chapaev.largest-sets-only.does": "It drops a flick when another flick takes the same discs and more.",
	"mistake.chapaev.largest-sets-only.rule": "Own discs go too, so taking fewer can be better.",
	"mistake.chapaev.largest-sets-only.why":  "Taking more of the enemy is always better, and one forgets that not only the enemy is taken.",

	"mistake.chapaev.shooter-stays.name": "The flicked disc stays",
	"mistake.chapaev.shooter-stays.does": "It leaves the flicked disc on the board, and wants it to take something.",
	"mistake.chapaev.shooter-stays.rule": "The flicked disc always leaves the board.",
	"mistake.chapaev.shooter-stays.why":  "In checkers and chess the piece that takes stays.",

	"mistake.chapaev.clearing-loses.name": "Clearing the board loses",
	"mistake.chapaev.clearing-loses.does": "It makes the side lose that takes the last discs of both sides.",
	"mistake.chapaev.clearing-loses.rule": "The side on turn without discs loses, and after such a flick the other side is on turn.",
	"mistake.chapaev.clearing-loses.why":  "A side without discs seems lost, whoever moves next.",

	"mistake.chapaev.white-first.name": "White begins",
	"mistake.chapaev.white-first.does": "It lets White move first.",
	"mistake.chapaev.white-first.rule": "Red moves first.",
	"mistake.chapaev.white-first.why":  "White begins in chess and checkers, and the second line of the input is White’s.",

	"mistake.chapaev.no-wrap.name": "Angles without wrapping",
	"mistake.chapaev.no-wrap.does": "It compares angles as numbers, and does not see that 179° and −179° are 2° apart.",
	"mistake.chapaev.no-wrap.rule": "Directions go round. A disc to the left is hit from both ends of the scale.",
	"mistake.chapaev.no-wrap.why":  "The arc tangent jumps at 180°, and few tests have a disc exactly on the left.",

	// With a parameter. {0}: the name.
	"mistake.chapaev.epsilon.which": "{0}: {1}",
}
