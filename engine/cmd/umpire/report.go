package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/link"
)

// report tells somebody what his program got wrong.
type report struct {
	game           engine.Game
	site           string
	stdout, stderr io.Writer
}

// write writes the three files and says what is in them. It gives the exit status.
func (r report) write(found, small failure, tries int) int {
	was, is := len(bytes.Fields(found.in)), len(bytes.Fields(small.in))
	if tries == 0 {
		fmt.Fprintln(r.stdout, "It did not go wrong again, so the input is as it was found.")
	} else {
		fmt.Fprintf(r.stdout, "Shrunk from %d numbers to %d in %d more runs.\n", was, is, tries)
	}
	err := errors.Join(
		os.WriteFile("failing.in", small.in, 0o644),
		os.WriteFile("expected.out", small.want, 0o644),
		os.WriteFile("found.out", small.output, 0o644),
	)
	if err != nil {
		fmt.Fprintf(r.stderr, "umpire: %v\n", err)
		return misused
	}
	for _, file := range []struct {
		name string
		text []byte
	}{{"failing.in", small.in}, {"expected.out", small.want}, {"found.out", small.output}} {
		fmt.Fprintf(r.stdout, "\n%s\n%s", file.name, indented(file.text))
	}
	fmt.Fprintln(r.stdout)
	mistake := ""
	if small.outcome == differs {
		mistake = explain(r.stdout, r.game, small.in, small.output, compared(r.game, input.Read(small.in), small.output))
	}
	fmt.Fprintf(r.stdout, "\n%s\n", r.address(small, mistake))
	return different
}

// indented is the first lines of a text.
func indented(text []byte) string {
	const most = 30
	lines := strings.Split(strings.TrimRight(string(text), "\n"), "\n")
	rest := len(lines) - most
	if rest > 0 {
		lines = lines[:most]
	}
	s := ""
	for _, line := range lines {
		s += "  " + line + "\n"
	}
	if rest > 0 {
		s += fmt.Sprintf("  and %d more lines\n", rest)
	}
	return s
}

// address is where the playground shows the input, the output and the mistake.
func (r report) address(f failure, mistake string) string {
	page := strings.TrimSuffix(r.site, "/") + "/" + r.game.ID
	fragment, err := link.Encode(link.State{
		Game: r.game.ID, Input: f.in, Output: link.PackOutput(f.output), Mistake: mistake, Step: link.NoStep,
	})
	if err != nil || link.LengthOf(len(page)+1+len(fragment)) == link.NoLink {
		return "It is too large for a link: open failing.in at " + page
	}
	return page + "#" + fragment
}
