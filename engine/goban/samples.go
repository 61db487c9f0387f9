package goban

import "umpire/engine"

func go19Samples() []engine.Sample {
	return []engine.Sample{
		// A ko in the middle: a retake is refused until both sides have played elsewhere. Then Black closes an eye
		// in the corner, in which White is refused as suicide, and a stone on a stone is refused.
		{Name: "ko", Text: "24\n" +
			"9 10\n9 11\n10 9\n10 12\n11 10\n11 11\n4 4\n10 10\n10 11\n10 10\n16 16\n4 16\n10 10\n10 11\n16 4\n4 3\n" +
			"1 2\n10 11\n2 1\n1 1\n2 1\n19 19\n1 1\n18 18\n"},
		// One stone takes two chains, then a snapback: what retakes takes the capturing stone and two more.
		{Name: "captures", Text: "19\n" +
			"2 1\n1 1\n2 3\n1 3\n1 4\n10 10\n1 2\n" +
			"18 18\n17 18\n18 19\n17 19\n5 5\n18 17\n5 6\n19 17\n5 7\n19 19\n19 18\n19 19\n"},
	}
}

func infiniteSamples() []engine.Sample {
	return []engine.Sample{
		{Name: "statement", Text: "1\n7\n5 5\n4 5\n3 5\n3 4\n4 4\n3 3\n4 6\n"},
		// The same two stones take each other at once, twice: there is no ko.
		{Name: "no-ko", Text: "1\n11\n1 2\n1 3\n2 1\n2 4\n3 2\n3 3\n9 9\n2 2\n2 3\n2 2\n2 3\n"},
		// White fills the last liberty of its own two stones in the corner; then a single stone dies at once.
		{Name: "suicide", Text: "1\n9\n1 3\n1 1\n2 2\n9 9\n2 1\n1 2\n1 2\n1 1\n9 8\n"},
		// The far corner of the stones is not the corner of the plane; row 0 is no liberty.
		{Name: "far-corner", Text: "2\n4\n2000000000 2000000000\n1999999999 2000000000\n7 7\n2000000000 1999999999\n" +
			"4\n1 2000000000\n1 1999999999\n1 5\n2 2000000000\n"},
	}
}
