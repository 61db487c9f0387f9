package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"time"

	"umpire/engine"
)

// outcome is how a run of somebody's program ended.
type outcome uint8

// The outcomes.
const (
	same     outcome = iota // it printed the judge's tokens
	differs                 // it printed others
	crashed                 // it ended with a status other than 0, or by a signal
	timedOut                // it was still running
	stopped                 // it was called off, which says nothing about it
)

// program is somebody's program, run without a shell.
type program struct {
	game    engine.Game
	args    []string
	timeout time.Duration
}

// result is what a run came to.
type result struct {
	outcome outcome
	output  []byte
	status  string // of a crash: "exit status 3"
}

// run gives the program an input and compares what it prints with the judge's output. The error is that it cannot be
// started.
func (p program) run(ctx context.Context, input, want []byte) (result, error) {
	const grace = 200 * time.Millisecond // for what it has started itself, once it is over
	limited, cancel := context.WithTimeout(ctx, p.timeout)
	defer cancel()
	out := capped{room: 2*len(want) + 64<<10}
	cmd := exec.CommandContext(limited, p.args[0], p.args[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.WaitDelay = bytes.NewReader(input), &out, grace
	setApart(cmd)
	err := cmd.Start()
	if err == nil {
		err = cmd.Wait()
	} else if limited.Err() == nil {
		return result{}, err
	}
	r, late := result{output: out.text}, limited.Err() != nil && err != nil
	var exit *exec.ExitError
	if errors.As(err, &exit) && interrupted(exit) {
		<-limited.Done() // umpire is about to hear of it, too; if not, nothing is lost but the time a run may take
	}
	switch {
	case ctx.Err() != nil:
		r.outcome = stopped
	case out.full:
		r.outcome = differs
	case late:
		r.outcome = timedOut
	case exit != nil:
		r.outcome, r.status = crashed, exit.Error()
	case !agree(p.game, want, out.text):
		r.outcome = differs
	}
	return r, nil
}

// capped keeps what is written to it, up to some room. Then it refuses, which ends a program that never stops.
type capped struct {
	text []byte
	room int
	full bool
}

func (c *capped) Write(p []byte) (int, error) {
	if len(c.text)+len(p) > c.room {
		c.full = true
		p = p[:c.room-len(c.text)]
		c.text = append(c.text, p...)
		return len(p), errors.New("too much output")
	}
	c.text = append(c.text, p...)
	return len(p), nil
}

// say says what is wrong with the program.
func (r result) say(timeout time.Duration) string {
	switch r.outcome {
	case differs:
		return "another answer"
	case crashed:
		return "a crash (" + r.status + ")"
	}
	return fmt.Sprintf("no end within %v", timeout)
}
