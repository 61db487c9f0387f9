package lab

import (
	"umpire/engine"
	"umpire/engine/internal/wire"
	"umpire/engine/recipe"
	"umpire/engine/session"
)

// The jobs about tests.
const (
	OpKinds    = "kinds"    // GameArgs → ReadKinds
	OpGallery  = "gallery"  // GameArgs → ReadGallery
	OpPrint    = "print"    // PrintArgs, an input → no answer; the bulk is the output
	OpBatch    = "batch"    // TestsArgs, an input → no answer; the bulk is a zip file
	OpStrength = "strength" // TestsArgs, an input → ReadStrength
	OpStronger = "stronger" // ShrinkArgs → ReadStronger
)

// GameArgs asks about a game as a whole.
func GameArgs(game string) []byte {
	var p wire.Writer
	p.Str(game)
	return p.B
}

// PrintArgs asks what the plain program of a game with a mistake prints.
func PrintArgs(game, mistake string) []byte { return MakeArgs(game, mistake) }

// TestsArgs asks about a set of tests of a game. Without a recipe the text is the input whose datasets they are.
func TestsArgs(game string, t Tests) []byte {
	var p wire.Writer
	p.Str(game)
	p.Str(t.Recipe)
	p.Int(t.Count)
	wire.List(&p, t.More, packText)
	return p.B
}

// handleTests does the jobs about tests.
func (s *Session) handleTests(op string, game engine.Game, in *wire.Reader, out *wire.Writer, watch session.Watch) (bulk []byte, err error) {
	tests := func() Tests { return Tests{in.Str(), in.Int(), wire.ReadList(in, (*wire.Reader).Str)} }
	switch op {
	case OpKinds:
		kinds := recipe.Kinds(game.ID)
		wire.List(out, kinds, packKind)
	case OpGallery:
		wire.List(out, Gallery(game), packKiller)
	case OpPrint:
		return Print(game, s.text, in.Str(), watch)
	case OpBatch:
		return Batch(game, s.text, tests(), watch)
	case OpStrength:
		var strong Strength
		if strong, err = Strong(game, s.text, tests(), watch); err == nil {
			packStrength(out, &strong)
		}
	case OpStronger:
		wire.List(out, Stronger(game, wire.ReadList(in, (*wire.Reader).Str), watch), packAdded)
	default:
		err = session.ErrAsked
	}
	return nil, err
}

// ReadKinds reads the answer to OpKinds: the kinds of inputs that can be made, which make nothing themselves. It is false
// if the bytes are none.
func ReadKinds(b []byte) ([]recipe.Kind, bool) { return readAll(b, readKind) }

// ReadGallery reads the answer to OpGallery. It is false if the bytes are none.
func ReadGallery(b []byte) ([]Killer, bool) { return readAll(b, readKiller) }

// ReadStronger reads the answer to OpStronger. It is false if the bytes are none.
func ReadStronger(b []byte) ([]Added, bool) { return readAll(b, readAdded) }

// ReadStrength reads the answer to OpStrength. It is false if the bytes are none.
func ReadStrength(b []byte) (Strength, bool) { return wire.Decode(b, readStrength) }

// readAll reads a message that is one list.
func readAll[T any](b []byte, read func(*wire.Reader) T) ([]T, bool) {
	return wire.Decode(b, func(p *wire.Reader) []T { return wire.ReadList(p, read) })
}

func packKind(p *wire.Writer, k *recipe.Kind) {
	p.Str(k.Name)
	p.Int(k.Version)
	wire.List(p, k.Sizes, func(p *wire.Writer, s *recipe.Size) {
		p.Str(s.Name)
		p.Int(s.Least)
		p.Int(s.Most)
		p.Int(s.Usual)
	})
}

func readKind(p *wire.Reader) recipe.Kind {
	return recipe.Kind{Name: p.Str(), Version: p.Int(), Sizes: wire.ReadList(p, func(p *wire.Reader) recipe.Size {
		return recipe.Size{Name: p.Str(), Least: p.Int(), Most: p.Int(), Usual: p.Int()}
	})}
}

func packKiller(p *wire.Writer, k *Killer) {
	packMistake(p, &k.Mistake)
	p.Str(k.Input)
}

func readKiller(p *wire.Reader) Killer { return Killer{readMistake(p), p.Str()} }

func packAdded(p *wire.Writer, a *Added) {
	p.Str(a.Text)
	wire.List(p, a.Catches, packText)
}

func readAdded(p *wire.Reader) Added { return Added{p.Str(), wire.ReadList(p, (*wire.Reader).Str)} }

func packStrength(p *wire.Writer, s *Strength) {
	p.Int(s.Tests)
	p.Int(s.TooLarge)
	p.Bool(s.Stopped)
	wire.List(p, s.Rows, func(p *wire.Writer, c *Catch) {
		packMistake(p, &c.Mistake)
		p.Int(c.By)
		p.Int(c.First)
	})
}

func readStrength(p *wire.Reader) Strength {
	return Strength{Tests: p.Int(), TooLarge: p.Int(), Stopped: p.Bool(), Rows: wire.ReadList(p, func(p *wire.Reader) Catch {
		return Catch{readMistake(p), p.Int(), p.Int()}
	})}
}

func packMistake(p *wire.Writer, m *engine.Mistake) {
	p.Str(m.ID)
	p.Str(m.Family)
}

func readMistake(p *wire.Reader) engine.Mistake { return engine.Mistake{ID: p.Str(), Family: p.Str()} }
