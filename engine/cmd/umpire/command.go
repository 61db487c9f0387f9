package main

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"umpire/engine"
	"umpire/engine/games"
)

// command is a call of a command that works on one game.
type command struct {
	flags          *flag.FlagSet
	id             *string
	optional       bool // whether the game may be left to be found out
	stdout, stderr io.Writer
}

func newCommand(name string, stdout, stderr io.Writer) command {
	c := command{flags: flag.NewFlagSet(name, flag.ContinueOnError), stdout: stdout, stderr: stderr}
	c.flags.SetOutput(io.Discard) // the usage text tells more
	c.id = c.flags.String("game", "", "")
	return c
}

// parse reads the flags. It is false if the command is over, with a status.
func (c command) parse(args []string) (g engine.Game, status int, ok bool) {
	switch err := c.flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(c.stdout, usage)
		return g, judged, false
	case err != nil:
		return g, c.misuse("umpire: %v", err), false
	}
	if *c.id == "" && c.optional {
		return g, judged, true
	}
	if *c.id == "" {
		return g, c.misuse("umpire %s needs a -game", c.flags.Name()), false
	}
	if g, ok = games.ByIDWithMistakes(*c.id); !ok {
		fmt.Fprintf(c.stderr, "umpire: no game %q; umpire games lists them\n", *c.id)
		return g, misused, false
	}
	return g, judged, true
}

// misuse says what is wrong with a call, and how it is done.
func (c command) misuse(format string, args ...any) int {
	fmt.Fprintf(c.stderr, format+"\n\n%s", append(args, usage)...)
	return misused
}
