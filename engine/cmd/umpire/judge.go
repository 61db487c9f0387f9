package main

import (
	"bufio"
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/session"
)

// runJudge judges the files that the arguments name.
func runJudge(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("judge", flag.ContinueOnError)
	flags.SetOutput(io.Discard) // the usage text tells more
	id := flags.String("game", "", "")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(stdout, usage)
		return judged
	case err != nil:
		fmt.Fprintf(stderr, "umpire: %v\n\n%s", err, usage)
		return misused
	}
	if _, ok := games.ByID(*id); *id != "" && !ok {
		fmt.Fprintf(stderr, "umpire: no game %q; umpire games lists them\n", *id)
		return misused
	}
	files := flags.Args()
	if len(files) == 0 {
		files = []string{"-"}
	}
	out := bufio.NewWriterSize(stdout, 64<<10)
	status := judged
	for _, name := range files {
		text, err := load(name, stdin)
		if err != nil {
			fmt.Fprintf(stderr, "umpire: %v\n", err)
			if errors.Is(err, errTooLarge) {
				status = max(status, badInput)
			} else {
				status = max(status, misused)
			}
			continue
		}
		j := judge{name, text, out, stderr}
		status = max(status, j.run(*id))
	}
	if err := out.Flush(); err != nil {
		fmt.Fprintf(stderr, "umpire: %v\n", err)
		return misused
	}
	return status
}

var errTooLarge = fmt.Errorf("larger than %d MiB", session.MaxText>>20)

// load is the text of a file, or of standard input for "-".
func load(name string, stdin io.Reader) ([]byte, error) {
	from := stdin
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		defer file.Close()
		from = file
	}
	text, err := io.ReadAll(io.LimitReader(from, session.MaxText+1))
	if err == nil && len(text) > session.MaxText {
		err = fmt.Errorf("%s: %w", name, errTooLarge)
	}
	return text, err
}

// judge is the judging of one text.
type judge struct {
	name string
	text []byte
	out  *bufio.Writer
	err  io.Writer
}

// run judges the text as the game with an id, or as the one that is detected if the id is "". It gives the exit status.
func (j judge) run(id string) int {
	found := games.Detect(j.text, nil)
	if g, ok := games.ByID(id); ok {
		return j.as(g, found.Block, "")
	}
	if !found.Sure { // what is printed cannot be taken back
		found = games.Reconsider(j.text, nil)
	}
	switch found.How {
	case games.Blank:
		j.note(0, string(input.EOF), words.T("fault.EOF.empty"))
		return badInput
	case games.NoNumber:
		first := len(j.text) - len(bytes.TrimLeft(j.text, " \t\r\n"))
		j.note(first, string(input.Token), words.T("detect.nonumber"))
		return badInput
	case games.Ask:
		fmt.Fprintf(j.err, "%s: %s\n", j.name, words.T("cli.ask", titles(found.Fitting())))
		return misused
	}
	g, _ := found.Game()
	switch found.How {
	case games.Layout:
		j.note(found.Block.Start, "warning", words.T("cli.also", g.Title, titles(found.Fitting()[1:])))
	case games.Nearest:
		return j.as(g, found.Block, "cli.nearest")
	}
	return j.as(g, found.Block, "")
}

// as judges a block of the text as a game and prints the verdicts, the warnings and the fault. The frame is the key of a
// sentence to put the fault's in, "" for none.
func (j judge) as(g engine.Game, block input.Span, frame words.Key) int {
	r := input.NewReader(j.text, block, nil)
	var verdict []byte
	for d, whole := range g.Read(r) {
		if whole {
			verdict = d.Verdict().AppendOutput(verdict[:0])
			j.out.Write(verdict) // a failure stays until the last Flush
		}
	}
	j.out.Flush()
	for _, w := range r.Warnings() {
		j.report(&w, "warning", words.Warning(&w, g.ID))
	}
	fault := r.Err()
	if fault == nil {
		return judged
	}
	sentence := words.Fault(fault, g.ID)
	if prior := words.Prior(fault); prior != "" {
		sentence += " " + prior
	}
	if frame != "" {
		sentence = words.T(frame, g.Title, sentence)
	}
	j.report(fault, string(fault.Code), sentence)
	return badInput
}

// note says something about a place of the text.
func (j judge) note(offset int, code, message string) {
	line, column := input.Position(j.text, offset)
	j.report(&input.Error{Line: line, Column: column}, code, message)
}

func (j judge) report(at *input.Error, code, message string) {
	fmt.Fprintf(j.err, "%s:%d:%d: %s: %s\n", j.name, at.Line, at.Column, code, message)
}

// titles lists games by their names.
func titles(all []engine.Game) string {
	names := make([]string, len(all))
	for i, g := range all {
		names[i] = g.Title
	}
	return strings.Join(names, ", ")
}
