package session

import "encoding/json"

// The jobs that a page may ask for, by their names in messages.
const (
	OpJudge  = "judge"  // JudgeArgs → Summary
	OpRows   = "rows"   // RowsArgs → []Row
	OpLines  = "lines"  // LinesArgs → []Line
	OpOpen   = "open"   // OpenArgs → Opened, and the dataset's bytes
	OpOutput = "output" // nothing → nothing, and the judge's output
)

// Protocol numbers this set of messages. A page and a worker of different numbers do not understand each other.
const Protocol = 1

// JudgeArgs says as which game to judge; "" detects it.
type JudgeArgs struct {
	Game string `json:"game"`
}

// RowsArgs asks for rows of the verdict list.
type RowsArgs struct {
	Refused bool `json:"refused"` // count and give refused answers only
	From    int  `json:"from"`
	Count   int  `json:"count"`
}

// LinesArgs asks for the lines of a folded view.
type LinesArgs struct {
	Spots []int `json:"spots"` // offsets whose surroundings are shown too
}

// OpenArgs asks for the dataset of an answer; -1 for the one with the fault.
type OpenArgs struct {
	Answer int `json:"answer"`
}

// Handle does one job: its arguments and its answer are JSON, bulk is what would be too large for that. The watch may
// be nil. The error is one of this package's.
func (s *Session) Handle(op string, args []byte, watch Watch) (answer, bulk []byte, err error) {
	var v any
	switch op {
	case OpJudge:
		var a JudgeArgs
		if json.Unmarshal(args, &a) != nil {
			return nil, nil, ErrAsked
		}
		if v, err = s.Judge(a.Game, watch); err != nil {
			return nil, nil, err
		}
	case OpRows:
		var a RowsArgs
		if json.Unmarshal(args, &a) != nil {
			return nil, nil, ErrAsked
		}
		v = s.Rows(a.Refused, a.From, min(a.Count, maxRows))
	case OpLines:
		var a LinesArgs
		if json.Unmarshal(args, &a) != nil {
			return nil, nil, ErrAsked
		}
		v = s.Lines(a.Spots[:min(len(a.Spots), maxSpots)])
	case OpOpen:
		var a OpenArgs
		if json.Unmarshal(args, &a) != nil {
			return nil, nil, ErrAsked
		}
		info, text, ok := s.Open(a.Answer)
		if !ok {
			return nil, nil, ErrAsked
		}
		v, bulk = info, text
	case OpOutput:
		return nil, s.Output(), nil
	default:
		return nil, nil, ErrAsked
	}
	answer, err = json.Marshal(v)
	return answer, bulk, err
}

// maxRows and maxSpots are the most that one message may ask for.
const maxRows, maxSpots = 1000, 16
