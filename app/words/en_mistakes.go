package words

// enMistakes is the English that the known mistakes of all games share.
var enMistakes = map[Key]string{
	// in an order of directions
	"mistake.direction.u": "up",
	"mistake.direction.r": "right",
	"mistake.direction.d": "down",
	"mistake.direction.l": "left",

	// headings over the sentences about a mistake
	"mistake.heading.does": "What it does",
	"mistake.heading.rule": "The rule",
	"mistake.heading.why":  "Why it is an easy slip",

	// {0} and {1}: names
	"mistake.pair": "{0} + {1}",
}
