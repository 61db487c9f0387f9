package main

import (
	"fmt"
	"io"

	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/diagnose"
	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/strength"
)

// runStrength tells which known mistakes a set of tests catches: a line for every mistake, with how many tests catch it.
func runStrength(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	c := newCommand("strength", stdout, stderr)
	g, status, ok := c.parse(args)
	if !ok {
		return status
	}
	if c.flags.NArg() == 0 {
		return c.misuse("umpire strength needs an input")
	}
	var tests [][]byte
	for _, name := range c.flags.Args() {
		text, err := load(name, stdin)
		if err != nil {
			fmt.Fprintf(stderr, "umpire: %v\n", err)
			return misused
		}
		test, ok := judge{name, text, nil, stderr}.test(g)
		if !ok {
			return badInput
		}
		tests = append(tests, test)
	}
	var rows []strength.Row
	caught := 0
	for row := range strength.Table(g, tests) {
		if row.Tried == len(tests) {
			rows = append(rows, row)
			caught += min(len(row.Caught), 1)
		}
	}
	fmt.Fprintln(stdout, words.T("strength.sum", len(tests), caught, len(g.Mistakes)))
	for _, row := range rows {
		by := words.T("strength.missed")
		if len(row.Caught) > 0 {
			by = words.T("strength.by", len(row.Caught), len(tests))
		}
		fmt.Fprintf(stdout, "  %-10s %s\n", by, words.MistakeName(g.ID, row.Mistake))
	}
	return judged
}

// test is the text's input as the game writes it. It is false, and says why, if the game does not read it, or if it is
// too large for plain programs.
func (j judge) test(g engine.Game) ([]byte, bool) {
	r := input.NewReader(j.text, games.Detect(j.text, nil).Block, nil)
	var data []engine.Dataset
	for d := range g.Read(r) {
		data = append(data, d)
	}
	if fault := r.Err(); fault != nil {
		j.report(fault, string(fault.Code), words.Fault(fault, g.ID))
		return nil, false
	}
	text := g.Write(nil, data)
	if len(text) > diagnose.MaxInput {
		fmt.Fprintln(j.err, words.T("strength.too-large", j.name, fmt.Sprintf("%d KiB", diagnose.MaxInput>>10)))
		return nil, false
	}
	return text, true
}
