// Package record reads and writes records of Go games, SGF with GM[1], and turns them into judges' inputs and back.
//
// A record is told as it stands: a move always goes down, whatever was there, and what MNS317's rules say against it is
// told and not repaired.
package record

import (
	"umpire/engine"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/sgf"
)

// The limits of a line; what comes after them is left out. The longest games that people have made up have 3,600 moves.
const (
	MaxSteps  = 15_000  // its steps
	MaxWork   = 1 << 22 // its steps times the points of the board, since a stone upon a stone may cost a walk over that
	MaxSets   = 500     // its setups, each of which costs such a walk
	MaxStones = 50_000  // the stones of its setups, all together
)

// Record is a line of a game: the nodes from its root to a leaf, and what they do on the board.
type Record struct {
	Game  goban.Game
	Line  []int     // the nodes' numbers in the collection; a place is an index into it
	Notes sgf.Notes // what is out of order on the line; the collection has its own
	Shown int       // the step that an exported replay was at; 0 if the record does not say

	collection *sgf.Collection
	places     []int32 // of each step, its place
	attempts   []attempt
	replay     *goban.Replay
}

// attempt is a move that an exported replay refused before a step.
type attempt struct {
	before int // the step that follows, from 1
	at     engine.Point
}

// Read reads a line of a game, whose root is given; the choices are those of Collection.Line. It fails if the game is not
// Go, or has no board.
func Read(c *sgf.Collection, root int, choices ...int) (*Record, *sgf.Error) {
	if v, named := c.First(root, "GM"); named && trim(c.Raw(v)) != "1" {
		return nil, refuse(c, OtherGame, v)
	}
	r := reader{Record: &Record{collection: c, Line: c.Line(root, choices...)}}
	t := goban.Topology{Rows: common, Columns: common}
	if v, named := c.First(root, "SZ"); named {
		var ok bool
		if t, ok = size(c.Raw(v)); !ok {
			return nil, refuse(c, BadSize, v)
		}
	}
	r.Game.Topology = t
	r.Game.Rules = goban.Rules{Occupied: goban.Overwrite, Suicide: goban.RemoveSuicide, Ko: goban.TellKo}
	r.most = min(MaxSteps, MaxWork/(t.Rows*t.Columns))
	for place, node := range r.Line {
		if !r.node(place, node) {
			r.Notes.Add(TooLong, node, input.Span{Start: int(c.Nodes[node].At), End: int(c.Nodes[node].At) + 1})
			break
		}
	}
	if r.Game.Setup.Turn == goban.Empty {
		r.Game.Setup.Turn = firstMover(r.Game.Moves)
	}
	r.replay = goban.NewReplay(r.Game)
	r.noteBreathless()
	r.Notes.Locate(c.Text)
	return r.Record, nil
}

// firstMover is who makes the first move, unless a setup before it says who is on turn; Empty if none is made.
func firstMover(moves []goban.Move) goban.Color {
	for i := range moves {
		if m := &moves[i]; m.Kind != goban.KindSetup {
			return m.Color
		} else if m.Color != goban.Empty {
			break
		}
	}
	return goban.Empty
}

// refuse is an error at a value.
func refuse(c *sgf.Collection, code sgf.Code, v sgf.Value) *sgf.Error {
	var place sgf.Notes
	place.Add(code, sgf.None, span(v))
	place.Locate(c.Text)
	return &sgf.Error{Code: code, Line: place.List[0].Line, Column: place.List[0].Column}
}

// Dataset is the record as a dataset; its replay's steps are the record's.
func (r *Record) Dataset() *goban.Dataset { return goban.NewDataset(r.Game) }

// Replay is the record as steps: a move, a pass or a setup each. What the root sets up comes before the first. There is
// one replay for all who ask.
func (r *Record) Replay() *goban.Replay { return r.replay }

// Place is the place of the node that step k comes from, 1 ≤ k; the root's for step 0.
func (r *Record) Place(k int) int {
	if k == 0 {
		return 0
	}
	return int(r.places[k-1])
}

// Step is the last step of the nodes up to a place, or 0.
func (r *Record) Step(place int) int {
	low, high := 0, len(r.places)
	for low < high {
		if middle := (low + high) / 2; int(r.places[middle]) <= place {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low
}

// Comment is the comment at a place, "" if there is none.
func (r *Record) Comment(place int) string {
	v, _ := r.collection.First(r.Line[place], "C")
	return sgf.Text(r.collection.Raw(v))
}

// Illegal is a move that MNS317's rules speak against.
type Illegal struct {
	Step  int
	Stone goban.Stone
	Cause goban.Cause
}

// IllegalMoves is the moves of a record's replay that MNS317's rules speak against, in order.
func IllegalMoves(replay *goban.Replay) (list []Illegal) {
	for k := 1; k <= replay.Len(); k++ {
		if cause := replay.Against(k); cause != goban.CauseNone {
			list = append(list, Illegal{k, replay.Move(k), cause})
		}
	}
	return list
}

// Fork is a place at which the record could go on otherwise.
type Fork struct {
	Place  int
	Nodes  []int // the nodes that may come next
	Chosen int   // which of them does
}

// Forks is the record's forks in order: the choices of Read, one by one.
func (r *Record) Forks() (forks []Fork) {
	c := r.collection
	for place, node := range r.Line[:len(r.Line)-1] {
		if c.Nodes[c.Nodes[node].Child].Next == sgf.None {
			continue
		}
		f := Fork{Place: place}
		for child := range c.Children(node) {
			if child == r.Line[place+1] {
				f.Chosen = len(f.Nodes)
			}
			f.Nodes = append(f.Nodes, child)
		}
		forks = append(forks, f)
	}
	return forks
}
