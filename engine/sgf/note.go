package sgf

import (
	"slices"
	"unicode/utf8"

	"umpire/engine/input"
)

// Code names a note or an error; see the constants. The packages of the games add their own.
type Code string

// The notes of the reader: out of order, and read all the same.
const (
	ByteOrderMark   Code = "mark"       // a byte order mark starts the file
	Latin1          Code = "latin-1"    // no encoding is named and it is not UTF-8: read as Latin-1
	UnknownEncoding Code = "encoding"   // CA names an encoding that nobody knows: read as if it named none
	BadBytes        Code = "bytes"      // bytes that are none of the encoding's: read as U+FFFD
	Outside         Code = "outside"    // text or brackets outside of the games: skipped
	Stray           Code = "stray"      // something in a game that is no part of any property: skipped
	EmptyTree       Code = "variation"  // a variation without a node: skipped
	LongName        Code = "long-name"  // lower-case letters in a property's name: dropped
	NoValue         Code = "no-value"   // a property without a value: skipped
	Repeated        Code = "repeated"   // a value more than the property may have: the first one counts
	OpenValue       Code = "open-value" // the file ends inside a value
	OpenTree        Code = "open-tree"  // the file ends inside a game
)

// The errors: nothing is read.
const (
	NoGame       Code = "no-game"   // there is no game: no "(" with a ";" behind it
	TooLarge     Code = "too-large" // the file is over MaxBytes
	TooManyNodes Code = "nodes"     // it has more than MaxNodes
)

// Note is something out of order at one place. It is data: package words makes sentences of it.
type Note struct {
	Code         Code
	Span         input.Span // in the decoded text
	Line, Column int        // where it starts in the decoded text; both from 1, a column counts characters
	Node         int        // the node it is about, or None
	More         int        // how many more of this code have no note of their own; told by the last that has one
}

// Error is why a file is refused, and where.
type Error struct {
	Code         Code
	Line, Column int // both from 1
	Size, Limit  int // TooLarge: bytes; TooManyNodes: nodes, Size is 0
}

// Error is the code, for logs and tests; people read sentences from package words.
func (e *Error) Error() string { return string(e.Code) }

// MaxNotes is how many notes of one code are kept; further ones are only counted.
const MaxNotes = 20

// Notes is a list of notes. Its memory is bounded, however much is out of order.
type Notes struct {
	List []Note
	met  []met // in the order of their first notes
}

// met is how often a code was added, until Locate.
type met struct {
	code  Code
	times int
}

// count is the count of a code. They are few, and in a file that is full of notes the same comes again and again.
func (n *Notes) count(code Code) *met {
	for i := range n.met {
		if n.met[i].code == code {
			return &n.met[i]
		}
	}
	n.met = append(n.met, met{code: code})
	return &n.met[len(n.met)-1]
}

// Add adds a note, or only counts it if there are MaxNotes of its code. The place is in the text that Locate is given.
func (n *Notes) Add(code Code, node int, span input.Span) {
	m := n.count(code)
	if m.times++; m.times <= MaxNotes {
		n.List = append(n.List, Note{Code: code, Node: node, Span: span})
	}
}

// Locate finishes the list, in one pass over the text: it puts the notes in the order of their places, tells their lines
// and columns, and says in the last note of a code how many more there were.
func (n *Notes) Locate(text string) {
	slices.SortStableFunc(n.List, func(a, b Note) int { return a.Span.Start - b.Span.Start })
	at, line, column := 0, 1, 1
	for i := range n.List {
		note := &n.List[i]
		for ; at < note.Span.Start; at++ {
			switch c := text[at]; {
			case c == '\n', c == '\r' && (at+1 == len(text) || text[at+1] != '\n'):
				line, column = line+1, 1
			case utf8.RuneStart(c):
				column++
			}
		}
		note.Line, note.Column = line, column
	}
	for i := len(n.List) - 1; i >= 0; i-- {
		note := &n.List[i]
		m := n.count(note.Code)
		note.More, m.times = max(0, m.times-MaxNotes), 0
	}
}
