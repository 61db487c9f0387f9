// Package session is one sitting at the judge's table: it holds a pasted text, judges it, and answers what a page asks
// about it in small pieces, so that no page ever holds more of a large input than it shows. The worker keeps one;
// tests and small tools may too. A Session is not safe for concurrent use.
package session

import (
	"errors"

	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/input"
)

// MaxText is the largest text that is taken, in bytes.
const MaxText = 64 << 20

// maxExpected is how many bytes of a problem page's sample output the summary quotes.
const maxExpected = 2000

// What can go wrong with a job; each is a key in package words under "worker.".
var (
	ErrStopped  = errors.New("cancelled") // the watch called it off
	ErrTooLarge = errors.New("too-large") // the text is over MaxText
	ErrNotText  = errors.New("not-text")  // it is a program, a picture, an archive
	ErrAsked    = errors.New("asked")     // the question makes no sense for this text
)

// Session holds one text and what came of it. The zero value holds an empty text.
type Session struct {
	text    []byte
	game    engine.Game
	data    []judged
	refused []int32 // the refused answers, by their number among all
	fault   *input.Error
	partial input.Span // what was read of the dataset with the fault
	index   lineIndex
}

// judged is a dataset that was judged. The dataset itself, with its board, is let go: it can be read again.
type judged struct {
	span    input.Span
	first   int // the number of answers before it
	verdict engine.Verdict
}

// Progress tells how far a judging is.
type Progress struct {
	Done     int // bytes of the text read
	Total    int // bytes of the text
	Datasets int // judged so far
}

// Watch hears how far a judging is and says whether to go on.
type Watch func(Progress) bool

// Summary is what a page shows of a judged text at first sight.
type Summary struct {
	Game string    // the game the text was read as; "" if none or a person must choose
	How  games.How // by which rule it was found; Chosen if a person said so
	Also []string  // the other games that fit, best first; if Game is "", those to choose from
	Near []Stop    // where the other games' readers stop, if this one's stops too

	Bytes    int
	Lines    int
	Block    input.Span   // the part of the text that was judged
	More     []input.Span // the other samples of a problem page
	Expected string       // the sample output on a problem page, cut to 2,000 bytes

	Datasets int // judged whole
	Answers  int
	Accepted int
	Refused  int

	Fault    *input.Error
	Partial  bool // something of the dataset with the fault can be shown
	Warnings []input.Error
}

// Chosen is the way in which a game is found when a person says it.
const Chosen games.How = "chosen"

// Stop says where a game's reader stops.
type Stop struct {
	Game string
	Line int
}

// Take makes text, as Plain has it, the session's text. It must not change.
func (s *Session) Take(text []byte) error {
	*s = Session{}
	text, err := Plain(text)
	if err != nil {
		return err
	}
	s.text = text
	return nil
}

// Judge reads the text and judges every dataset, as the game with that id, or as the one that is detected if the id is
// "". After a fault the datasets before it are judged. The watch may be nil.
func (s *Session) Judge(id string, watch Watch) (Summary, error) {
	var ticks input.Watch
	if watch != nil {
		ticks = func(done int) bool {
			return watch(Progress{Done: done, Total: len(s.text), Datasets: len(s.data)})
		}
	}
	found := games.Detect(s.text, ticks)
	for {
		sum, err := s.judge(found, id, ticks)
		if err != nil || s.fault == nil || found.Sure || id != "" {
			return sum, err
		}
		found = games.Reconsider(s.text, ticks)
	}
}

// judge judges what was detected, as the game with that id if there is one.
func (s *Session) judge(found games.Detection, id string, ticks input.Watch) (Summary, error) {
	s.data, s.refused, s.fault, s.partial = nil, nil, nil, input.Span{}
	if found.How == games.Stopped {
		return Summary{}, ErrStopped
	}
	game, ok := found.Game()
	if id != "" {
		found.How = Chosen
		if game, ok = games.ByID(id); !ok {
			return Summary{}, ErrAsked
		}
	}
	s.index = newLineIndex(s.text)
	sum := Summary{How: found.How, Bytes: len(s.text), Lines: s.index.count, Block: found.Block, More: found.More}
	if found.Answer.Len() > 0 {
		answer := found.Answer.Of(s.text)
		sum.Expected = string(answer[:min(len(answer), maxExpected)])
	}
	if ok {
		sum.Game = game.ID
		s.game = game
		if err := s.read(game, &sum, ticks); err != nil {
			return Summary{}, err
		}
	}
	for _, c := range found.Candidates {
		switch {
		case c.Game.ID == sum.Game:
		case c.Fits && found.Sure:
			sum.Also = append(sum.Also, c.Game.ID)
		case s.fault != nil && c.Fault != nil:
			sum.Near = append(sum.Near, Stop{c.Game.ID, c.Fault.Line})
		}
	}
	return sum, nil
}

// read judges the block dataset by dataset.
func (s *Session) read(game engine.Game, sum *Summary, ticks input.Watch) error {
	r := input.NewReader(s.text, sum.Block, ticks)
	for d, whole := range game.Read(r) {
		if !whole {
			s.partial, sum.Partial = d.Span(), true
			break
		}
		v := d.Verdict()
		s.data = append(s.data, judged{d.Span(), sum.Answers, v})
		for i := range v.Len() {
			switch v.Answer(i).Mood {
			case engine.Accepted:
				sum.Accepted++
			case engine.Refused:
				sum.Refused++
				s.refused = append(s.refused, int32(sum.Answers+i))
			}
		}
		sum.Answers += v.Len()
		sum.Datasets++
	}
	s.fault = r.Err()
	if s.fault != nil && s.fault.Code == input.Stopped {
		return ErrStopped
	}
	sum.Fault, sum.Warnings = s.fault, r.Warnings()
	return nil
}

// Output is what the judge prints for all the datasets that were judged.
func (s *Session) Output() []byte {
	var out []byte
	for _, d := range s.data {
		out = d.verdict.AppendOutput(out)
	}
	return out
}

// Row is one answer with what tells it from its neighbours.
type Row struct {
	Index   int // its number among all answers, from 0
	Dataset int // from 0
	Step    int // its number in the dataset, from 0
	Token   string
	Mood    engine.Mood
	Why     string
	Facts   [4]int
	// Line is Lianliankan's line that joins the tiles, its ends and turns.
	Line []engine.Point
}

// liner is a verdict that can draw the line behind an answer.
type liner interface{ Line(i int) []engine.Point }

// Rows are up to count rows from number from on; of the refused answers only, if so asked.
func (s *Session) Rows(refused bool, from, count int) []Row {
	total := s.answers()
	if refused {
		total = len(s.refused)
	}
	rows := []Row{}
	for i := max(from, 0); i < min(from, total)+min(count, total) && i < total; i++ {
		answer := i
		if refused {
			answer = int(s.refused[i])
		}
		rows = append(rows, s.row(answer))
	}
	return rows
}

func (s *Session) row(answer int) Row {
	k := s.datasetOf(answer)
	d := s.data[k]
	row := RowOf(d.verdict, answer-d.first)
	row.Index, row.Dataset = answer, k
	return row
}

// RowOf is an answer of a verdict as the row of a list that has no other dataset.
func RowOf(v engine.Verdict, step int) Row {
	a := v.Answer(step)
	row := Row{Index: step, Step: step, Token: a.Token, Mood: a.Mood, Why: a.Why, Facts: a.Facts}
	if v, ok := v.(liner); ok {
		row.Line = v.Line(step)
	}
	return row
}

func (s *Session) answers() int {
	if len(s.data) == 0 {
		return 0
	}
	last := s.data[len(s.data)-1]
	return last.first + last.verdict.Len()
}

// datasetOf is the number of the dataset that holds an answer, by bisection: the last one that starts at or before it
// and has answers.
func (s *Session) datasetOf(answer int) int {
	lo, hi := 0, len(s.data)
	for hi-lo > 1 {
		if mid := (lo + hi) / 2; s.data[mid].first <= answer {
			lo = mid
		} else {
			hi = mid
		}
	}
	for lo > 0 && answer < s.data[lo].first {
		lo--
	}
	return lo
}

// Opened is a dataset to be shown, chosen by one of its answers.
type Opened struct {
	Dataset int        // from 0
	Whole   bool       // false: the dataset with the fault, as far as it goes
	First   int        // the number of answers before it
	Answers int        // how many it has
	Step    int        // the chosen answer's number in it, from 0
	Span    input.Span // where it stands in the text
	Packed  bool       // its bytes are the packed dataset, not its text
	Rows    []Row      // its answers, if they are at most maxOpenedRows
}

// maxOpenedRows is how many answers of a dataset are told with it: as many as Lianliankan has questions.
const maxOpenedRows = 50

// packOver is how many bytes of text a page can read at once without a pause that is felt.
const packOver = 64 << 10

// packer is a dataset with a packed form that is read at once.
type packer interface{ Pack(dst []byte) []byte }

// Open is the dataset that holds an answer, and its bytes; the answer -1 stands for the dataset with the fault. The
// bool is false if there is no such answer. A page reads the bytes with the game's One, or unpacks them.
func (s *Session) Open(answer int) (Opened, []byte, bool) {
	var info Opened
	switch {
	case answer == -1 && s.partial.Len() > 0:
		info = Opened{Dataset: len(s.data), First: s.answers(), Span: s.partial}
	case answer >= 0 && answer < s.answers():
		row := s.row(answer)
		d := s.data[row.Dataset]
		info = Opened{
			Dataset: row.Dataset, Whole: true, First: d.first, Answers: d.verdict.Len(), Step: row.Step, Span: d.span,
		}
		if info.Answers <= maxOpenedRows {
			info.Rows = s.Rows(false, info.First, info.Answers)
		}
	default:
		return Opened{}, nil, false
	}
	content := info.Span.Of(s.text)
	if len(content) > packOver {
		data, _ := s.game.One(input.Read(content))
		if p, ok := data.(packer); ok {
			info.Packed = true
			return info, p.Pack(nil), true
		}
	}
	return info, content, true
}

// stepPacker is a dataset that can explain a step in a packed form, for boards that a page has no time to search.
type stepPacker interface{ PackStep(k int) []byte }

// Explain is why an answer came out so, packed as its game packs it. The bool is false if the game does not.
func (s *Session) Explain(answer int) ([]byte, bool) {
	if answer < 0 || answer >= s.answers() {
		return nil, false
	}
	row := s.row(answer)
	data, _ := s.game.One(input.Read(s.data[row.Dataset].span.Of(s.text)))
	if p, ok := data.(stepPacker); ok {
		return p.PackStep(row.Step + 1), true
	}
	return nil, false
}

// None is the answer of Find where there is nothing.
const None = -2

// Find is the first answer of a dataset, given by its number from 0, or by an offset of the text if the number is
// negative; -1 is the dataset with the fault. It is None if there is no such dataset.
func (s *Session) Find(dataset, offset int) int {
	if dataset < 0 {
		lo, hi := 0, len(s.data)
		for lo < hi {
			if mid := (lo + hi) / 2; s.data[mid].span.End < offset {
				lo = mid + 1
			} else {
				hi = mid
			}
		}
		dataset = lo
		if dataset < len(s.data) && s.data[dataset].span.Start > offset {
			return None
		}
		if dataset == len(s.data) && (offset < s.partial.Start || offset > s.partial.End) {
			return None
		}
	}
	switch {
	case dataset < len(s.data) && s.data[dataset].verdict.Len() > 0:
		return s.data[dataset].first
	case dataset == len(s.data) && s.partial.Len() > 0:
		return -1
	}
	return None
}
