package lab

import (
	"umpire/engine/compare"
	"umpire/engine/diagnose"
	"umpire/engine/internal/wire"
	"umpire/engine/session"
)

// The jobs, by their names in messages.
const (
	OpCompare  = "compare"  // OutputArgs, an input and an output → ReadCompared
	OpDiagnose = "diagnose" // OutputArgs, an input and an output → ReadReport
	OpLines    = "lines"    // LinesArgs, after a comparison → ReadLines
	OpShrink   = "shrink"   // ShrinkArgs, an input → ReadShrunk; the bulk is the smaller input
	OpMake     = "make"     // MakeArgs → no answer; the bulk is the input
	OpRead     = "read"     // ReadArgs, a file → ReadFile
	OpClear    = "clear"    // a packed dataset of Lianliankan → ReadClearing
	OpWrite    = "write"    // WriteArgs, an input of one dataset → ReadLost; the bulk is the file
)

// OutputArgs asks about an output for an input of a game; the text is the input, of this length, and the output.
func OutputArgs(game string, inputLen int) []byte {
	var p wire.Writer
	p.Str(game)
	p.Int(inputLen)
	return p.B
}

// LinesArgs asks for lines of the two outputs compared last, from a number from 0.
func LinesArgs(game string, from, count int) []byte {
	var p wire.Writer
	p.Str(game)
	p.Int(from)
	p.Int(count)
	return p.B
}

// ShrinkArgs asks for a smaller input on which these mistakes of a game show.
func ShrinkArgs(game string, mistakes []string) []byte {
	var p wire.Writer
	p.Str(game)
	wire.List(&p, mistakes, packText)
	return p.B
}

// MakeArgs asks for the input of a recipe.
func MakeArgs(game, recipe string) []byte {
	var p wire.Writer
	p.Str(game)
	p.Str(recipe)
	return p.B
}

// Small tells whether a job is done in a moment and looks at nothing but its arguments and the outputs compared last, so
// that it may be done while another is under way.
func Small(op string) bool { return op == OpLines || op == OpKinds || op == OpMake }

// Handle does one job: the answer is a message, bulk is what is handed over as it is. The watch may be nil. The error is
// one of package session's.
func (s *Session) Handle(op string, args []byte, watch session.Watch) (answer, bulk []byte, err error) {
	switch op {
	case OpRead:
		return s.readFile(args)
	case OpWrite:
		return s.writeFile(args)
	case OpClear:
		answer, err = s.clear(watch)
		return answer, nil, err
	}
	in, out := &wire.Reader{B: args, OK: true}, &wire.Writer{}
	game, err := game(in.Str())
	if err != nil {
		return nil, nil, err
	}
	switch op {
	case OpCompare, OpDiagnose:
		text, found, err := s.texts(in.Int())
		if err != nil {
			return nil, nil, err
		}
		if op == OpDiagnose {
			r := Diagnose(game, text, found, watch)
			packReport(out, &r)
			break
		}
		c, judge, err := Compare(game, text, found, watch)
		if err != nil {
			return nil, nil, err
		}
		s.mine, s.judge = newLines(found), newLines(judge)
		c.MineLines, c.JudgeLines = s.mine.count(), s.judge.count()
		packCompared(out, &c)
	case OpLines:
		from, count := in.Int(), min(in.Int(), maxLines)
		wire.List(out, s.mine.texts(from, count), packText)
		wire.List(out, s.judge.texts(from, count), packText)
	case OpShrink:
		mistakes := wire.ReadList(in, (*wire.Reader).Str)
		text, shrunk := Shrink(game, s.text, mistakes, watch)
		if text == nil {
			return nil, nil, session.ErrAsked
		}
		packShrunk(out, &shrunk)
		bulk = text
	case OpMake:
		text, ok := Make(game.ID, in.Str())
		if !ok {
			return nil, nil, session.ErrAsked
		}
		bulk = text
	default:
		if bulk, err = s.handleTests(op, game, in, out, watch); err != nil {
			return nil, nil, err
		}
	}
	if !in.OK {
		return nil, nil, session.ErrAsked
	}
	return out.B, bulk, nil
}

// ReadCompared reads the answer to OpCompare. It is false if the bytes are none.
func ReadCompared(b []byte) (Compared, bool) { return wire.Decode(b, readCompared) }

// ReadLines reads the answer to OpLines: lines of the output compared, and of the judge's. It is false if the bytes are
// none.
func ReadLines(b []byte) (l [2][]string, ok bool) {
	return wire.Decode(b, func(p *wire.Reader) [2][]string {
		return [2][]string{wire.ReadList(p, (*wire.Reader).Str), wire.ReadList(p, (*wire.Reader).Str)}
	})
}

// ReadReport reads the answer to OpDiagnose. It is false if the bytes are none.
func ReadReport(b []byte) (diagnose.Report, bool) { return wire.Decode(b, readReport) }

// ReadShrunk reads the answer to OpShrink. It is false if the bytes are none.
func ReadShrunk(b []byte) (Shrunk, bool) { return wire.Decode(b, readShrunk) }

func packCompared(p *wire.Writer, c *Compared) {
	p.Int(int(c.Kind))
	p.Bool(c.CaseDiffers)
	p.Bool(c.Fault)
	for _, v := range []int{c.Datasets, c.Answers, c.Missing, c.Complete, c.Extra, c.Count, c.MineLines, c.JudgeLines} {
		p.Int(v)
	}
	packPlace(p, c.End)
	wire.List(p, c.Differences, packDifference)
}

func readCompared(p *wire.Reader) (c Compared) {
	c.Kind = compare.Kind(p.Int())
	c.CaseDiffers, c.Fault = p.Bool(), p.Bool()
	for _, v := range []*int{&c.Datasets, &c.Answers, &c.Missing, &c.Complete, &c.Extra, &c.Count, &c.MineLines, &c.JudgeLines} {
		*v = p.Int()
	}
	c.End = readPlace(p)
	c.Differences = wire.ReadList(p, readDifference)
	return c
}

func packText(p *wire.Writer, s *string) { p.Str(*s) }

func packPlace(p *wire.Writer, at compare.Place) {
	p.Int(at.Line)
	p.Int(at.Offset)
}

func readPlace(p *wire.Reader) compare.Place { return compare.Place{Line: p.Int(), Offset: p.Int()} }

func packDifference(p *wire.Writer, d *compare.Difference) {
	p.Int(d.Dataset)
	p.Int(d.Answer)
	p.Int(d.Word)
	p.Str(d.Expected)
	p.Str(d.Found)
	packPlace(p, d.JudgeAt)
	packPlace(p, d.At)
}

func readDifference(p *wire.Reader) compare.Difference {
	return compare.Difference{
		Dataset: p.Int(), Answer: p.Int(), Word: p.Int(), Expected: p.Str(), Found: p.Str(),
		JudgeAt: readPlace(p), At: readPlace(p),
	}
}

func packReport(p *wire.Writer, r *diagnose.Report) {
	p.Str(string(r.Refusal))
	p.Bool(r.Stopped)
	for _, v := range []int{r.Datasets, r.PairsTried, r.PairsUnseen} {
		p.Int(v)
	}
	wire.List(p, r.Programs, packProgram)
	wire.List(p, r.Pairs, packProgram)
}

func readReport(p *wire.Reader) (r diagnose.Report) {
	r.Refusal, r.Stopped = diagnose.Refusal(p.Str()), p.Bool()
	for _, v := range []*int{&r.Datasets, &r.PairsTried, &r.PairsUnseen} {
		*v = p.Int()
	}
	r.Programs = wire.ReadList(p, readProgram)
	r.Pairs = wire.ReadList(p, readProgram)
	return r
}

func packProgram(p *wire.Writer, q *diagnose.Program) {
	wire.List(p, q.Mistakes, packMistake)
	for _, v := range []int{q.Tried, q.Fits, q.Dataset, q.Answer} {
		p.Int(v)
	}
	p.Bool(q.Silent)
}

func readProgram(p *wire.Reader) (q diagnose.Program) {
	q.Mistakes = wire.ReadList(p, readMistake)
	for _, v := range []*int{&q.Tried, &q.Fits, &q.Dataset, &q.Answer} {
		*v = p.Int()
	}
	q.Silent = p.Bool()
	return q
}

func packShrunk(p *wire.Writer, s *Shrunk) {
	p.Int(s.Size)
	p.Int(s.Tries)
	p.Bool(s.Minimal)
}

func readShrunk(p *wire.Reader) Shrunk { return Shrunk{p.Int(), p.Int(), p.Bool()} }
