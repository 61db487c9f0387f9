package main

import (
	"fmt"
	"io"

	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/input"
)

// runCheck compares somebody's output with the judge's, and says which known mistakes print it.
func runCheck(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	c := newCommand("check", stdout, stderr)
	c.optional = true
	g, status, ok := c.parse(args)
	if !ok {
		return status
	}
	if c.flags.NArg() != 2 {
		return c.misuse("umpire check needs an input and an output")
	}
	var texts [2][]byte
	for i, name := range c.flags.Args() {
		text, err := load(name, stdin)
		if err != nil {
			fmt.Fprintf(stderr, "umpire: %v\n", err)
			return misused
		}
		texts[i] = text
	}
	j := judge{c.flags.Arg(0), texts[0], nil, stderr}
	found := games.Detect(texts[0], nil)
	if g.ID == "" {
		if g, ok = j.only(&found); !ok {
			return misused
		}
	}
	r := input.NewReader(texts[0], found.Block, nil)
	result := compared(g, r, texts[1])
	if fault := r.Err(); fault != nil {
		j.report(fault, string(fault.Code), words.Fault(fault, g.ID))
		return misused
	}
	explain(stdout, g, found.Block.Of(texts[0]), texts[1], result)
	if accepted(result) {
		return judged
	}
	return different
}

// only is the one game that a text belongs to. It is false, and says why, if it is not known to be one.
func (j judge) only(found *games.Detection) (engine.Game, bool) {
	if !found.Sure {
		*found = games.Reconsider(j.text, nil)
	}
	g, ok := found.Game()
	if !ok || found.How == games.Nearest {
		fitting := found.Fitting()
		if len(fitting) == 0 {
			fitting = games.All()
		}
		fmt.Fprintf(j.err, "%s: %s\n", j.name, words.T("cli.ask", titles(fitting)))
		return g, false
	}
	return games.ByIDWithMistakes(g.ID)
}
