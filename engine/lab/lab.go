// Package lab finds out what is wrong with a program: it compares outputs, names the known mistakes that print them,
// and makes inputs larger, smaller or from recipes; and it reads and writes the field's files. It is what a page asks a worker of its own for, since it holds the
// plain programs of all games. Messages are those of package session's kind; each operation has a function that makes
// its arguments and one that reads its answer.
package lab

import (
	"umpire/engine"
	"umpire/engine/compare"
	"umpire/engine/diagnose"
	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/recipe"
	"umpire/engine/session"
	"umpire/engine/sgf"
	"umpire/engine/shrink"
)

// Session holds the texts of the job under way, and what was compared last.
type Session struct {
	Decode sgf.Decoder // for files in encodings that few have; may be nil

	text        []byte
	mine, judge lines
}

// Take gives the session the texts of a job: an input, and behind it, where the job wants one, an output.
func (s *Session) Take(content []byte) error {
	if len(content) > 2*session.MaxText {
		return session.ErrTooLarge
	}
	s.text = content
	return nil
}

// texts are the input, whose length a job's arguments say, and the output.
func (s *Session) texts(inputLen int) (in, out []byte, err error) {
	if inputLen < 0 || inputLen > len(s.text) {
		return nil, nil, session.ErrAsked
	}
	return s.text[:inputLen:inputLen], s.text[inputLen:], nil
}

// Compared is what came of a comparison.
type Compared struct {
	compare.Result
	Fault bool // the input has a fault: the comparison goes as far as the judge does

	MineLines, JudgeLines int // lines of the two outputs; told by a Session alone
}

// Compare holds an output against the judge's for an input. It gives the judge's too.
func Compare(game engine.Game, in, out []byte, watch session.Watch) (c Compared, judge []byte, err error) {
	p := session.Progress{Total: len(in)}
	stopped := false
	r := input.NewReader(in, input.Span{End: len(in)}, func(done int) bool {
		p.Done = done
		stopped = stopped || watch != nil && !watch(p)
		return !stopped
	})
	comparison := compare.New(game.Output, out)
	for d, whole := range game.Read(r) {
		if !whole {
			break
		}
		p.Datasets++
		start := len(judge)
		judge = d.Verdict().AppendOutput(judge)
		comparison.Dataset(judge[start:])
	}
	if stopped {
		return Compared{}, nil, session.ErrStopped
	}
	return Compared{Result: comparison.Result(), Fault: r.Err() != nil}, judge, nil
}

// Diagnose names the known mistakes that print an output. When it is called off, it tells what it has seen.
func Diagnose(game engine.Game, in, out []byte, watch session.Watch) diagnose.Report {
	return diagnose.Run(game, in, out, func(p diagnose.Progress) bool {
		return watch == nil || watch(session.Progress{Done: p.Done, Total: p.Total})
	})
}

// Shrunk is an input that was made smaller.
type Shrunk struct {
	Size    int  // the numbers in it
	Tries   int  // the inputs that were tried on the way
	Minimal bool // nothing more can go; false if it was called off before
}

// Shrink makes an input smaller on which a program with mistakes differs from the judge. When it is called off, it gives
// the smallest so far; without any difference the text is nil.
func Shrink(game engine.Game, in []byte, mistakes []string, watch session.Watch) (text []byte, s Shrunk) {
	differs := func(text []byte) bool { return !Agree(game, text, mistakes) }
	s.Minimal = true
	for step := range shrink.Shrink(game, in, differs) {
		text, s.Size, s.Tries = step.Text, step.Size, step.Tries
		if watch != nil && !watch(session.Progress{Done: s.Tries, Datasets: s.Size}) {
			s.Minimal = false
			break
		}
	}
	return text, s
}

// Agree tells whether the plain program with mistakes prints for a legal input what the judge prints.
func Agree(game engine.Game, text []byte, mistakes []string) bool {
	next := 0
	var out []byte
	for part := range game.Plain(text, mistakes...) {
		out = append(out, part...)
	}
	var expected []byte
	for d := range game.Read(input.Read(text)) {
		expected = d.Verdict().AppendOutput(expected[:0])
		if len(out)-next < len(expected) || string(out[next:next+len(expected)]) != string(expected) {
			return false
		}
		next += len(expected)
	}
	return next == len(out)
}

// Make makes the input of a recipe of the game with an id; false if the text is no such recipe.
func Make(game, text string) (in []byte, ok bool) {
	r, err := recipe.Parse(game, text)
	if err != nil {
		return nil, false
	}
	in, err = recipe.Write(nil, game, r)
	return in, err == nil
}

// game is a game with its mistakes.
func game(id string) (engine.Game, error) {
	g, ok := games.ByIDWithMistakes(id)
	if !ok {
		return g, session.ErrAsked
	}
	return g, nil
}
