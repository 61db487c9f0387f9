package record

import (
	"strconv"

	"umpire/engine"
	"umpire/engine/goban"
	"umpire/engine/sgf"
)

// Two properties are Umpire's own, as FF[4] allows. They say what SGF has no words for: the attempts that were refused
// after a node, in order, and at the root the step that was shown.
const (
	triesName = "XA"
	shownName = "XS"
)

// Export is a replay to be written.
type Export struct {
	Game  goban.Game
	Shown int // the step that is shown

	// Comment is what to say about a step, "" for nothing; what it says about step 0 stands at the root. May be nil.
	Comment func(step int) string

	// Branch is another game that is like Game up to step From, 0 ≤ From, and becomes a variation there; nil for none. If
	// Game has no more steps, it goes on in the main line.
	Branch *goban.Game
	From   int
}

// Lost names what a replay has and its record has not.
type Lost string

// What is lost: by which rules it was played, how its text was laid out, and that the board has no walls on two sides.
const (
	LostRules  Lost = "rules"
	LostLayout Lost = "layout"
	LostPlane  Lost = "plane"
)

// Write writes a replay as a record. The moves that stood are its main line; attempts that were refused are marked at the
// node before, and stand there in XA. Reading it gives the same moves, passes and setups, and ToJudge the same attempts.
//
// From the plane it takes games within the first 51 rows and columns, for a board of 52 then leaves each stone its
// liberties. For others ok is false.
func Write(e Export) (file []byte, lost []Lost, ok bool) {
	topology := e.Game.Topology
	lost = []Lost{LostRules, LostLayout}
	if topology.Plane() {
		if topology, ok = walled(&e.Game); !ok {
			return nil, nil, false
		}
		lost = append(lost, LostPlane)
	}
	w := newWriter(topology)
	if e.Shown > 0 {
		w.Property(shownName, strconv.Itoa(e.Shown))
	}
	w.setup(e.Game.Setup.Stones, e.Game.Setup.Turn)
	w.say(&e, 0)
	replay := goban.NewReplay(e.Game)
	from := replay.Len()
	if e.Branch != nil {
		from = min(e.From, from)
	}
	rest := from
	for rest < replay.Len() && replay.Cause(rest+1) != goban.CauseNone {
		rest++ // what was refused stands at the node before the variations
	}
	w.steps(&e, &e.Game, replay, 0, rest)
	w.finish()
	fork := e.Branch != nil && rest < replay.Len() && from < len(e.Branch.Moves)
	if fork {
		w.Open()
	}
	w.steps(&e, &e.Game, replay, rest, replay.Len())
	w.finish()
	if e.Branch != nil {
		if fork {
			w.Close()
			w.Open()
		}
		branch := goban.NewReplay(*e.Branch)
		e.Comment = nil // it speaks of the game
		w.steps(&e, e.Branch, branch, from, branch.Len())
		w.finish()
		if fork {
			w.Close()
		}
	}
	w.Close()
	return w.Bytes(), lost, true
}

// steps writes the steps of a game after one up to another.
func (w *writer) steps(e *Export, game *goban.Game, replay *goban.Replay, after, last int) {
	for k := after + 1; k <= last; k++ {
		stone := replay.Move(k)
		if replay.Cause(k) != goban.CauseNone {
			w.tries = append(w.tries, stone.At)
			w.say(e, k)
			continue
		}
		w.finish()
		w.Node()
		switch replay.Kind(k) {
		case goban.KindPlay:
			w.Property(side[stone.Color], letters(stone.At))
		case goban.KindPass:
			w.Property(side[stone.Color], "")
		case goban.KindSetup:
			w.setup(game.Moves[k-1].Stones, stone.Color)
		}
		w.say(e, k)
	}
}

// WritePosition writes an arranged board, and who is on turn unless that is Empty, as a record of one node.
func WritePosition(topology goban.Topology, setup goban.Setup) (file []byte, ok bool) {
	file, _, ok = Write(Export{Game: goban.Game{Topology: topology, Setup: setup}})
	return file, ok
}

// walled is a board for a game of the plane: as large as boards commonly are, or larger where stones need it.
func walled(game *goban.Game) (t goban.Topology, ok bool) {
	far := common - 1
	for _, m := range game.Moves {
		far = max(far, m.At.X, m.At.Y)
	}
	for _, s := range game.Setup.Stones {
		far = max(far, s.At.X, s.At.Y)
	}
	return goban.Topology{Rows: far + 1, Columns: far + 1}, far < goban.MaxSide
}

// side is the names of the moves of each side.
var side = [...]string{goban.Black: "B", goban.White: "W"}

// writer writes a record.
type writer struct {
	sgf.Writer
	tries []engine.Point // those of the open node
	said  string         // the comment of the open node
}

// newWriter opens the root.
func newWriter(t goban.Topology) *writer {
	w := new(writer)
	w.Open()
	w.Node()
	w.Property("FF", "4")
	w.Property("GM", "1")
	w.Property("CA", "UTF-8")
	w.Property("AP", "Umpire")
	size := strconv.Itoa(t.Columns)
	if t.Rows != t.Columns {
		size += ":" + strconv.Itoa(t.Rows)
	}
	w.Property("SZ", size)
	return w
}

// setup writes the setup of the open node.
func (w *writer) setup(stones []goban.Stone, turn goban.Color) {
	for color, name := range [...]string{goban.Black: "AB", goban.White: "AW", goban.Empty: "AE"} {
		var points []string
		for _, s := range stones {
			if s.Color == goban.Color(color) {
				points = append(points, letters(s.At))
			}
		}
		w.Property(name, points...)
	}
	if turn != goban.Empty {
		w.Property("PL", side[turn])
	}
}

// say adds what there is to say about a step.
func (w *writer) say(e *Export, step int) {
	if e.Comment == nil {
		return
	}
	s := e.Comment(step)
	if s != "" && w.said != "" {
		w.said += "\n"
	}
	w.said += s
}

// finish writes what is left to be written in the open node.
func (w *writer) finish() {
	var tries string
	var marks []string
	var marked area
	for _, at := range w.tries {
		tries += letters(at)
		if !marked.add(at, at) {
			marks = append(marks, letters(at))
		}
	}
	w.Property("MA", marks...)
	if tries != "" {
		w.Property(triesName, tries)
	}
	if w.said != "" {
		w.Property("C", sgf.Escape(w.said))
	}
	w.tries, w.said = w.tries[:0], ""
}
