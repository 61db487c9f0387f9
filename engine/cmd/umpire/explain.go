package main

import (
	"fmt"
	"io"

	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/compare"
	"umpire/engine/diagnose"
	"umpire/engine/input"
)

// compared is what came of holding an output against the judge's for what a reader has.
func compared(g engine.Game, r *input.Reader, found []byte) compare.Result {
	c := compare.New(g.Output, found)
	var expected []byte
	for d, whole := range g.Read(r) {
		if whole {
			expected = d.Verdict().AppendOutput(expected[:0])
			c.Dataset(expected)
		}
	}
	return c.Result()
}

// accepted tells whether a judge takes the output: it is the same, but for blanks and line ends.
func accepted(r compare.Result) bool { return r.Kind <= compare.Blanks }

// agree tells whether two outputs of a game are the same, but for blanks and line ends.
func agree(g engine.Game, want, found []byte) bool {
	c := compare.New(g.Output, found)
	c.Dataset(want)
	return accepted(c.Result())
}

// explain says how an output compares, and which known mistakes print it. The text is a legal input of the game, which
// has its mistakes. It gives the id of the first mistake that fits alone, or "".
func explain(w io.Writer, g engine.Game, text, found []byte, r compare.Result) (mistake string) {
	fmt.Fprintln(w, words.Comparison(g.ID, &r))
	if r.Kind == compare.Differs {
		if r.Count > 1 {
			fmt.Fprintln(w, words.T("compare.count", r.Count))
		}
		if r.Missing > 0 {
			fmt.Fprintln(w, words.T("compare.missing", r.Missing))
		}
	}
	if accepted(r) {
		return ""
	}
	report := diagnose.Run(g, text, found, nil)
	fmt.Fprintln(w, words.Diagnosis(&report, len(text), len(found)))
	fitting := report.Pairs
	for _, p := range report.Programs {
		if report.Fits(p) && len(p.Mistakes) > 0 {
			fitting = append(fitting, p)
		}
	}
	const most = 12
	for i, p := range fitting {
		if i == most {
			fmt.Fprintf(w, "  and %d more\n", len(fitting)-most)
			break
		}
		fmt.Fprintf(w, "  %s: %s.\n", words.MistakesName(g.ID, p.Mistakes), words.Program(g.ID, &report, p))
		for _, m := range p.Mistakes {
			fmt.Fprintf(w, "    %s\n", words.T(words.MistakeKey(g.ID, m)+".does"))
		}
	}
	if len(fitting) > 0 && len(fitting[0].Mistakes) == 1 {
		mistake = fitting[0].Mistakes[0].ID
	}
	return mistake
}
