package session

import "umpire/engine/internal/wire"

// The jobs that a page may ask for, by their names in messages. Each has a function that makes its arguments and one
// that reads its answer.
const (
	OpJudge  = "judge"  // JudgeArgs → ReadSummary
	OpRows   = "rows"   // RowsArgs → ReadRows
	OpLines  = "lines"  // LinesArgs → ReadLines
	OpOpen   = "open"   // OpenArgs → ReadOpened; the bulk is the dataset's bytes
	OpFind   = "find"   // FindArgs → ReadAnswer
	OpWhy    = "why"    // OpenArgs → no answer; the bulk is the packed explanation of an answer
	OpOutput = "output" // no arguments → no answer; the bulk is the judge's output
)

// Protocol numbers this set of messages. A page and a worker of different numbers do not understand each other.
const Protocol = 4

// maxRows and maxSpots are the most that one message may ask for.
const maxRows, maxSpots = 1000, 16

// JudgeArgs asks to judge the text as a game; "" detects it.
func JudgeArgs(game string) []byte {
	p := &wire.Writer{}
	p.Str(game)
	return p.B
}

// RowsArgs asks for rows of the verdict list; with refused, refused answers only are counted and given.
func RowsArgs(refused bool, from, count int) []byte {
	p := &wire.Writer{}
	p.Bool(refused)
	p.Int(from)
	p.Int(count)
	return p.B
}

// LinesArgs asks for the lines of a folded view, with the surroundings of some offsets.
func LinesArgs(spots []int) []byte {
	p := &wire.Writer{}
	wire.List(p, spots, func(p *wire.Writer, v *int) { p.Int(*v) })
	return p.B
}

// OpenArgs asks for the dataset of an answer; -1 for the one with the fault.
func OpenArgs(answer int) []byte {
	p := &wire.Writer{}
	p.Int(answer)
	return p.B
}

// FindArgs asks for the first answer of a dataset; see Session.Find.
func FindArgs(dataset, offset int) []byte {
	p := &wire.Writer{}
	p.Int(dataset)
	p.Int(offset)
	return p.B
}

// ReadAnswer reads the answer to OpFind. It is false if the bytes are none.
func ReadAnswer(b []byte) (int, bool) { return wire.Decode(b, (*wire.Reader).Int) }

// ReadSummary reads the answer to OpJudge. It is false if the bytes are none.
func ReadSummary(b []byte) (Summary, bool) { return wire.Decode(b, openSummary) }

// ReadRows reads the answer to OpRows. It is false if the bytes are none.
func ReadRows(b []byte) ([]Row, bool) {
	return wire.Decode(b, func(p *wire.Reader) []Row { return wire.ReadList(p, openRow) })
}

// ReadLines reads the answer to OpLines. It is false if the bytes are none.
func ReadLines(b []byte) ([]Line, bool) {
	return wire.Decode(b, func(p *wire.Reader) []Line { return wire.ReadList(p, openLine) })
}

// ReadOpened reads the answer to OpOpen. It is false if the bytes are none.
func ReadOpened(b []byte) (Opened, bool) { return wire.Decode(b, openOpened) }

// Handle does one job: the answer is a message, bulk is what is handed over as it is. The watch may be nil. The error
// is one of this package's.
func (s *Session) Handle(op string, args []byte, watch Watch) (answer, bulk []byte, err error) {
	in, out := &wire.Reader{B: args, OK: true}, &wire.Writer{}
	switch op {
	case OpJudge:
		game := in.Str()
		if !in.OK {
			return nil, nil, ErrAsked
		}
		sum, err := s.Judge(game, watch)
		if err != nil {
			return nil, nil, err
		}
		packSummary(out, &sum)
	case OpRows:
		refused, from, count := in.Bool(), in.Int(), in.Int()
		wire.List(out, s.Rows(refused, from, min(count, maxRows)), packRow)
	case OpLines:
		spots := wire.ReadList(in, (*wire.Reader).Int)
		wire.List(out, s.Lines(spots[:min(len(spots), maxSpots)]), packLine)
	case OpOpen:
		info, content, ok := s.Open(in.Int())
		if !ok {
			return nil, nil, ErrAsked
		}
		packOpened(out, &info)
		bulk = content
	case OpFind:
		dataset, offset := in.Int(), in.Int()
		out.Int(s.Find(dataset, offset))
	case OpWhy:
		packed, ok := s.Explain(in.Int())
		if !ok {
			return nil, nil, ErrAsked
		}
		bulk = packed
	case OpOutput:
		return nil, s.Output(), nil
	default:
		return nil, nil, ErrAsked
	}
	if !in.OK {
		return nil, nil, ErrAsked
	}
	return out.B, bulk, nil
}
