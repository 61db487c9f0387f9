//go:build js && wasm

package main

import (
	"umpire/engine/games"
	"umpire/engine/session"
)

// warm asks everything about every game's samples: a browser compiles a function when it is first called, which would
// make the first job several times slower. It leaves off when a job comes.
func warm(idle func() bool) {
	var s session.Session
	for _, g := range games.All() {
		for _, sample := range g.Samples {
			if !idle() || s.Take([]byte(sample.Text)) != nil {
				return
			}
			for _, question := range []struct {
				op   string
				args []byte
			}{
				{session.OpJudge, session.JudgeArgs("")},
				{session.OpRows, session.RowsArgs(false, 0, 1)},
				{session.OpOpen, session.OpenArgs(0)},
				{session.OpLines, session.LinesArgs(nil)},
				{session.OpWhy, session.OpenArgs(0)},
				{session.OpOutput, nil},
			} {
				s.Handle(question.op, question.args, nil) // what it answers, or that it cannot, is of no interest
			}
		}
	}
}
