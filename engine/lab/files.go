package lab

import (
	"umpire/engine"
	"umpire/engine/branch"
	"umpire/engine/files"
	"umpire/engine/games"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/internal/wire"
	"umpire/engine/session"
	"umpire/engine/setup"
	"umpire/engine/twixt"
	"umpire/engine/twixt/record"
)

// ReadArgs asks to read a file; the text is its bytes, or what was pasted, which is decoded already.
func ReadArgs(pasted bool, choice files.Choice) []byte {
	var p wire.Writer
	p.Bool(pasted)
	p.Int(choice.Game)
	wire.List(&p, choice.Lines, func(p *wire.Writer, v *int) { p.Int(*v) })
	return p.B
}

// WriteArgs asks to write a game as a file, at a step; the text is an input of one dataset, or a setup. The line is a
// branch of it, as branch.Line writes it, or "".
func WriteArgs(game string, format files.Format, line string, step int) []byte {
	var p wire.Writer
	p.Str(game)
	p.Str(string(format))
	p.Str(line)
	p.Int(step)
	return p.B
}

// readFile reads the text as a file.
func (s *Session) readFile(args []byte) (answer, bulk []byte, err error) {
	in, out := &wire.Reader{B: args, OK: true}, &wire.Writer{}
	pasted := in.Bool()
	choice := files.Choice{Game: in.Int(), Lines: wire.ReadList(in, (*wire.Reader).Int)}
	if !in.OK {
		return nil, nil, session.ErrAsked
	}
	f := files.Read(s.text, pasted, choice, s.Decode)
	packFile(out, &f)
	return out.B, nil, nil
}

// writeFile writes the text's game as a file.
func (s *Session) writeFile(args []byte) (answer, bulk []byte, err error) {
	in, out := &wire.Reader{B: args, OK: true}, &wire.Writer{}
	id, format, text, step := in.Str(), files.Format(in.Str()), in.Str(), in.Int()
	game, known := games.ByID(id)
	data := dataset(game, s.text)
	line, ok := branch.Parse(text)
	if !in.OK || !known || data == nil || text != "" && !ok {
		return nil, nil, session.ErrAsked
	}
	file, lost, ok := files.Write(data, line, format, step)
	if !ok {
		return nil, nil, session.ErrAsked
	}
	wire.List(out, lost, func(p *wire.Writer, v *string) { p.Str(*v) })
	return out.B, file, nil
}

// dataset is the first one of an input, or the one of a setup; nil if there is none.
func dataset(game engine.Game, text []byte) engine.Dataset {
	if setup.Sniff(text) {
		s, fault := setup.Read(text)
		if fault != nil || s.Game != game.ID {
			return nil
		}
		data, _ := s.Check()
		return data
	}
	if game.Read == nil {
		return nil
	}
	for data := range game.Read(input.Read(text)) {
		return data
	}
	return nil
}

// ReadFile reads the answer to OpRead. It is false if the bytes are none.
func ReadFile(b []byte) (files.File, bool) { return wire.Decode(b, openFile) }

// ReadLost reads the answer to OpWrite. It is false if the bytes are none.
func ReadLost(b []byte) ([]string, bool) {
	return wire.Decode(b, func(p *wire.Reader) []string { return wire.ReadList(p, (*wire.Reader).Str) })
}

func packFile(p *wire.Writer, f *files.File) {
	p.Str(string(f.Format))
	p.Str(f.Game)
	p.Str(string(f.Text))
	p.Str(string(f.Why))
	p.Bool(f.Fault != nil)
	if f.Fault != nil {
		session.PackFault(p, f.Fault)
	}
	p.Str(string(f.Source))
	wire.List(p, f.Notes, packNote)
	wire.List(p, f.Forks, func(p *wire.Writer, f *files.Fork) {
		p.Int(f.Step)
		p.Int(f.Lines)
		p.Int(f.Chosen)
	})
	wire.List(p, f.Titles, packText)
	p.Int(f.Games)
	p.Int(f.Shown)
	p.Str(f.Black)
	p.Str(f.White)
	p.Bool(f.Swapped)
	wire.List(p, f.Links, packLink)
}

func openFile(p *wire.Reader) files.File {
	f := files.File{Format: files.Format(p.Str()), Game: p.Str(), Text: []byte(p.Str()), Why: setup.Why(p.Str())}
	if p.Bool() {
		fault := session.OpenFault(p)
		f.Fault = &fault
	}
	f.Source = []byte(p.Str())
	f.Notes = wire.ReadList(p, openNote)
	f.Forks = wire.ReadList(p, func(p *wire.Reader) files.Fork { return files.Fork{Step: p.Int(), Lines: p.Int(), Chosen: p.Int()} })
	f.Titles = wire.ReadList(p, (*wire.Reader).Str)
	f.Games, f.Shown = p.Int(), p.Int()
	f.Black, f.White, f.Swapped = p.Str(), p.Str(), p.Bool()
	f.Links = wire.ReadList(p, openLink)
	return f
}

func packNote(p *wire.Writer, n *files.Note) {
	p.Str(n.Code)
	for _, v := range []int{int(n.Kind), n.Line, n.Column, n.Count, n.Stone.At.X, n.Stone.At.Y, int(n.Stone.Color)} {
		p.Int(v)
	}
}

func openNote(p *wire.Reader) files.Note {
	return files.Note{
		Code: p.Str(), Kind: files.Kind(p.Int()), Line: p.Int(), Column: p.Int(), Count: p.Int(),
		Stone: goban.Stone{At: openPoint(p), Color: goban.Color(p.Int())},
	}
}

func packLink(p *wire.Writer, d *record.Difference) {
	for _, v := range []int{d.Link.A.X, d.Link.A.Y, d.Link.B.X, d.Link.B.Y, int(d.Side), d.Step} {
		p.Int(v)
	}
	p.Bool(d.Judge)
}

func openLink(p *wire.Reader) record.Difference {
	return record.Difference{
		Link: twixt.Link{A: openPoint(p), B: openPoint(p)}, Side: twixt.Side(p.Int()), Step: p.Int(), Judge: p.Bool(),
	}
}

func openPoint(p *wire.Reader) engine.Point { return engine.Point{X: p.Int(), Y: p.Int()} }
