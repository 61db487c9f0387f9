// Package engine holds the few words that every game of Umpire shares. The rules of each game stand in a package of
// their own below it; all of it is pure Go: no browser, network, clock or global that changes.
package engine

import (
	"iter"

	"umpire/engine/input"
)

// Game is one judge problem: what it is called, where it comes from, and how its input is read and written.
type Game struct {
	ID      string   // as in addresses and on the command line: "twixt", "infinite-go"
	Title   string   // the game's name: "TwixT"
	Source  string   // the judge and the problem's number: "POJ 2706"
	Problem string   // the problem's name there, "" if it has none of its own: "Connect"
	Samples []Sample // inputs to try; the first is the problem's own or the most telling one

	// Read reads the judge's input, a dataset at a time and in order. The bool is true for a dataset that was read whole.
	// After a fault inside a dataset, what was read of it comes last with false, if there is anything to show. The
	// reader then has the fault (Err) and the warnings.
	Read func(r *input.Reader) iter.Seq2[Dataset, bool]

	// ReadOne is for One; nil where the first dataset that Read reads is what it wants.
	ReadOne func(r *input.Reader) (Dataset, bool)

	// Write appends the judge's input for these datasets of this game, in the statement's layout. Read gives them back.
	Write func(dst []byte, data []Dataset) []byte

	// Output says which words of the judge's output make up an answer.
	Output Layout

	// Shape walks a text as this game's statement lays it out, until the walk ends or fails; it is for detection.
	Shape func(s *input.Shape)

	// Mistakes are the known ways to get the problem wrong, family by family. They and Plain are only there in the games of
	// games.WithMistakes.
	Mistakes []Mistake

	// Plain is the slow and obvious program for the problem with these mistakes in it, by their ids; with none it is the
	// judge. It reads a legal input by itself, without any code of Read, and yields its output, a dataset at a time. An id
	// that is not among Mistakes changes nothing.
	Plain func(text []byte, mistakes ...string) iter.Seq[[]byte]
}

// Layout says which words of an output make up an answer: one of Words and the numbers after it, or just numbers. Words
// stand between blanks and line ends.
type Layout struct {
	Words   []string // "yes", "no"; none if an answer is just numbers
	Numbers int      // how many numbers may follow one of Words, or make up an answer without
}

// Mistake is one known way to get a problem wrong: a switch of the game's plain program. What it gets wrong, what the
// rule is and why people slip there is said in words, by game and family.
type Mistake struct {
	ID     string // the family with its parameter, as it stands in links: "table-hole-1,-2-3"
	Family string // "table-hole"; the id itself where there is no parameter
}

// One reads a dataset that stands alone, as Dataset.Span gives it: without what an input says before its first dataset
// and after its last. The bool is as in Read; the dataset is nil if there is nothing to show.
func (g Game) One(r *input.Reader) (Dataset, bool) {
	if g.ReadOne != nil {
		return g.ReadOne(r)
	}
	for d, whole := range g.Read(r) {
		return d, whole
	}
	return nil, false
}

// Judge appends the judge's output for what a reader has: that of every dataset which is read whole.
func (g Game) Judge(dst []byte, r *input.Reader) []byte {
	for d, whole := range g.Read(r) {
		if whole {
			dst = d.Verdict().AppendOutput(dst)
		}
	}
	return dst
}

// Sample is an input to try.
type Sample struct {
	Name string // a key for package words
	Text string
}

// Dataset is one test of an input.
type Dataset interface {
	// Span is the part of the text that it was read from.
	Span() input.Span
	// Verdict judges it. It is deterministic and may take a while on the largest inputs; only a whole dataset has one.
	Verdict() Verdict
	// Replay is the dataset as numbered steps. A dataset that was not read whole has the steps before the fault.
	Replay() Replay
}

// Verdict is what the judge answers about one dataset, as data. It stays small: in proportion to its answers, without
// the board.
type Verdict interface {
	// Len is the number of answers: questions in Lianliankan, attempts in MNS317, otherwise one.
	Len() int
	// Answer is answer i, from 0.
	Answer(i int) Answer
	// AppendOutput appends what the judge prints for the dataset, byte for byte.
	AppendOutput(dst []byte) []byte
}

// Mood says how an answer is to be taken: accepted, refused, or neither.
type Mood uint8

// The moods. RED, WHITE and the stone counts of Infinite Go are neutral.
const (
	Neutral Mood = iota
	Accepted
	Refused
)

// Answer is one line of a verdict.
type Answer struct {
	Token string // the judge's own word or words: "yes", "NO", "RED", "invalid", "4 2"
	Mood  Mood
	Why   string // a code for the reason, "" if there is none to name; each game lists its codes
	Facts [4]int // numbers that tell this answer's question from its neighbours'; each game says which
}

// Replay is a dataset as numbered steps: a step is a move or attempt; in Lianliankan question k; in Chapaev flick k of
// the principal line of best play. Each game's own replay type gives the position after a step.
type Replay interface {
	// Len is the number of steps. Positions are numbered 0 (the start) to Len.
	Len() int
	// Span is where the numbers of step k stand in the text, 1 ≤ k ≤ Len; empty if it stands nowhere.
	Span(k int) input.Span
}

// Point is a hole, cell or point of a board, in the numbers and the order in which the input writes it.
type Point struct{ X, Y int }
