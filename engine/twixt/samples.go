package twixt

import "umpire/engine"

// samples are the statement's own input, and two small ones for what is easily got wrong.
func samples() []engine.Sample {
	return []engine.Sample{
		{Name: "statement", Text: "4 5\n0 2 2 4 4 2 3 2 2 3\n" +
			"4 5\n0 2 2 4 4 2 3 2 2 1\n" +
			"7 11\n0 3 6 5 3 2 5 7 7 2 4 4\n5 3 5 2 4 5 4 0 2 4\n" +
			"0 0\n"},
		// The last peg's link is refused: by a link of White, then by one of Black.
		{Name: "crossing", Text: "6 7\n0 3 5 4 2 2 4 2 4 3 3 5\n6 2\n" +
			"6 11\n0 2 1 5 2 3 3 1 4 4 1 3\n4 3 2 5 5 5 5 2 6 3\n" +
			"0 0\n"},
		// The same seven pegs in two orders.
		{Name: "order", Text: "6 7\n0 3 5 4 2 2 4 2 4 3 3 5\n6 2\n" +
			"6 7\n6 2 5 4 4 3 4 2 0 3 3 5\n2 2\n" +
			"0 0\n"},
	}
}
