package session

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
	p := &packet{}
	p.str(game)
	return p.b
}

// RowsArgs asks for rows of the verdict list; with refused, refused answers only are counted and given.
func RowsArgs(refused bool, from, count int) []byte {
	p := &packet{}
	p.bool(refused)
	p.int(from)
	p.int(count)
	return p.b
}

// LinesArgs asks for the lines of a folded view, with the surroundings of some offsets.
func LinesArgs(spots []int) []byte {
	p := &packet{}
	packList(p, spots, func(p *packet, v *int) { p.int(*v) })
	return p.b
}

// OpenArgs asks for the dataset of an answer; -1 for the one with the fault.
func OpenArgs(answer int) []byte {
	p := &packet{}
	p.int(answer)
	return p.b
}

// FindArgs asks for the first answer of a dataset; see Session.Find.
func FindArgs(dataset, offset int) []byte {
	p := &packet{}
	p.int(dataset)
	p.int(offset)
	return p.b
}

// ReadAnswer reads the answer to OpFind. It is false if the bytes are none.
func ReadAnswer(b []byte) (int, bool) { return decode(b, (*parcel).int) }

// ReadSummary reads the answer to OpJudge. It is false if the bytes are none.
func ReadSummary(b []byte) (Summary, bool) { return decode(b, openSummary) }

// ReadRows reads the answer to OpRows. It is false if the bytes are none.
func ReadRows(b []byte) ([]Row, bool) {
	return decode(b, func(p *parcel) []Row { return openList(p, openRow) })
}

// ReadLines reads the answer to OpLines. It is false if the bytes are none.
func ReadLines(b []byte) ([]Line, bool) {
	return decode(b, func(p *parcel) []Line { return openList(p, openLine) })
}

// ReadOpened reads the answer to OpOpen. It is false if the bytes are none.
func ReadOpened(b []byte) (Opened, bool) { return decode(b, openOpened) }

// Handle does one job: the answer is a message, bulk is what is handed over as it is. The watch may be nil. The error
// is one of this package's.
func (s *Session) Handle(op string, args []byte, watch Watch) (answer, bulk []byte, err error) {
	in, out := &parcel{args, true}, &packet{}
	switch op {
	case OpJudge:
		game := in.str()
		if !in.ok {
			return nil, nil, ErrAsked
		}
		sum, err := s.Judge(game, watch)
		if err != nil {
			return nil, nil, err
		}
		packSummary(out, &sum)
	case OpRows:
		refused, from, count := in.bool(), in.int(), in.int()
		packList(out, s.Rows(refused, from, min(count, maxRows)), packRow)
	case OpLines:
		spots := openList(in, (*parcel).int)
		packList(out, s.Lines(spots[:min(len(spots), maxSpots)]), packLine)
	case OpOpen:
		info, content, ok := s.Open(in.int())
		if !ok {
			return nil, nil, ErrAsked
		}
		packOpened(out, &info)
		bulk = content
	case OpFind:
		dataset, offset := in.int(), in.int()
		out.int(s.Find(dataset, offset))
	case OpWhy:
		packed, ok := s.Explain(in.int())
		if !ok {
			return nil, nil, ErrAsked
		}
		bulk = packed
	case OpOutput:
		return nil, s.Output(), nil
	default:
		return nil, nil, ErrAsked
	}
	if !in.ok {
		return nil, nil, ErrAsked
	}
	return out.b, bulk, nil
}
