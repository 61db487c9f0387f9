// Package record reads and writes games of TwixT as the field's programs keep them: the .tsgf of Little Golem, the .T1
// of T1j, SGF with GM[21], and plain lists of moves.
//
// All of them number columns with letters from the left and rows from 1 at the top, and the player who moves first
// joins top and bottom. The judge's Black joins x = 0 and x = N. So a hole in column c and row r is the judge's
// (r-1, c-1), and N is the number of holes a side less one.
//
// When the second player swaps, the first peg becomes theirs, mirrored on the diagonal through (1, 1), since they join
// left and right. In the example of Little Golem's rules White's B4 becomes Black's D2; twixtbot (play_swap in
// src/twixt.py) exchanges column and row likewise, and so does the TwixT Commentator (LittleGolemParser) where it writes
// games for others. The judge's board shows the same game: the peg stays where it is, its owner is Black from the start,
// and every later hole is (c-1, r-1).
package record

import (
	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/twixt"
)

// The limits.
const (
	MinSize = 5       // holes a side
	MaxSize = 24      // that of the standard board
	maxText = 1 << 20 // bytes of a file
)

// Record is a game as a file has it.
type Record struct {
	Size          int    // holes a side, from MinSize to MaxSize
	First, Second string // the players, the one who made the first move first; "" if the file does not name them
	Swapped       bool   // Second took the first peg over, so Second is the judge's Black; otherwise First is
	Paper         bool   // played as on paper: a side's own links do not stop its links; otherwise as the judge plays
	Moves         []Move // the pegs in the order of play, Black's first
	End           End
	Lost          []Loss // what the file says besides, each once
}

// Move is one peg and what was said with it.
type Move struct {
	At    engine.Point // in the judge's frame
	Links []Change     // that the player made before putting the peg, in order; the peg's own come by themselves
	Offer bool         // of a draw
	Span  input.Span   // where the text says so
}

// Change is a link that a player adds or takes off.
type Change struct {
	Link  twixt.Link
	Added bool
}

// End says how a game ended, if the board alone does not tell.
type End uint8

// The ends.
const (
	Open     End = iota
	Resigned     // the player to move resigned
	Drawn
)

// Black is the name of the player who is the judge's Black; White the other's.
func (r *Record) Black() string {
	if r.Swapped {
		return r.Second
	}
	return r.First
}

// White is the name of the player who is the judge's White.
func (r *Record) White() string {
	if r.Swapped {
		return r.First
	}
	return r.Second
}

// Loss names something that a record or a file cannot hold.
type Loss string

// The losses.
const (
	LostComments   Loss = "COMMENTS"
	LostVariations Loss = "VARIATIONS" // all but the main line
	LostOther      Loss = "OTHER"      // properties that say nothing about the moves
	LostNames      Loss = "NAMES"      // all of the players' names or some of their characters
	LostSwap       Loss = "SWAP"       // the game is written as if the players had sat the other way round
	LostEnd        Loss = "END"        // that somebody resigned, or that it is a draw
	LostOffers     Loss = "OFFERS"     // of draws
	LostLinks      Loss = "LINKS"      // links that the players made or took off themselves
	LostRules      Loss = "RULES"      // whether a side's own links stop its links
)

// lose notes a loss, once.
func lose(lost *[]Loss, what Loss) {
	for _, l := range *lost {
		if l == what {
			return
		}
	}
	*lost = append(*lost, what)
}

// Format names a kind of file. It is also how its name ends, but for List, which is any text.
type Format string

// The formats.
const (
	LittleGolem Format = "tsgf"
	T1          Format = "T1"
	SGF         Format = "sgf"
	List        Format = "txt"
)

// Formats is all of them.
func Formats() []Format { return []Format{LittleGolem, T1, SGF, List} }

// Read reads a file of a format. After a fault the record has the moves before it; it is nil if not even the size of
// the board was read. A board of no stated size is the standard one. Spans are in the text as it was decoded, without a
// byte-order mark, if it is SGF.
func Read(text []byte, format Format) (*Record, *input.Error) {
	r, _, fault := read(text, format)
	return r, fault
}

// read is Read, and gives the text as it was decoded.
func read(text []byte, format Format) (r *Record, source []byte, fault *input.Error) {
	if len(text) > maxText {
		err := input.NewError(text[:maxText], Large, input.Span{Start: maxText, End: maxText})
		err.Want.Max = maxText
		return nil, text, err
	}
	b := builder{text: text}
	switch format {
	case T1:
		b.readT1()
	case LittleGolem, SGF:
		b.readSGF(format)
	default:
		b.readList()
	}
	return b.rec, b.text, b.fault
}

// Write appends a record as a file of a format, and says what of it is lost. The record must be one that Read or Of
// could give; what it lost before is not counted again.
func Write(dst []byte, r *Record, format Format) ([]byte, []Loss) {
	w := writer{r: r, out: dst}
	switch format {
	case T1:
		w.writeT1()
	case LittleGolem:
		w.writeLittleGolem()
	case SGF:
		w.writeSGF()
	default:
		w.writeList()
	}
	return w.out, w.lost
}

// writer is a file in the making.
type writer struct {
	r    *Record
	out  []byte
	lost []Loss
}

// losesLinks notes what every format but SGF loses: their games are played as on paper, without a say in the links.
func (w *writer) losesLinks() {
	for i := range w.r.Moves {
		if len(w.r.Moves[i].Links) > 0 {
			lose(&w.lost, LostLinks)
		}
	}
	paper := *w.r
	paper.Paper = true
	if !w.r.Paper && len(paper.Differences()) > 0 {
		lose(&w.lost, LostRules)
	}
}
