// Package input reads numbers out of pasted text. Every number knows the bytes it came from, and the first fault in
// reading order stops the reading with its place, what was found and what was wanted.
//
// Numbers are separated by any mixture of blanks, tabs and line ends (LF, CRLF or CR); a byte-order mark at the very
// start is skipped. Whole numbers have an optional sign and digits, leading zeros allowed; decimals have also an
// optional point, and no exponent. Line layout never matters here; it matters to Shape, which serves detection.
package input

import "unicode/utf8"

// Span is a half-open range of byte offsets in the text as it was given.
type Span struct{ Start, End int }

// Len is the number of bytes in the span.
func (s Span) Len() int { return s.End - s.Start }

// To is the span from the start of s to the end of t.
func (s Span) To(t Span) Span { return Span{s.Start, t.End} }

// Of is the part of text that the span covers.
func (s Span) Of(text []byte) []byte { return text[s.Start:s.End] }

// Code names a fault or a warning; see the constants.
type Code string

// The faults, in the words of the five judges' law.
const (
	EOF      Code = "EOF"      // the input ends and something is missing
	Token    Code = "TOKEN"    // not a number of the kind wanted
	Range    Code = "RANGE"    // a number outside its limits
	Even     Code = "EVEN"     // TwixT: an even number of moves
	Occupied Code = "OCCUPIED" // a hole or point that is already taken
	EndZone  Code = "ENDZONE"  // TwixT: a peg in the other side's end row
	EarlyWin Code = "EARLYWIN" // TwixT: moves after a winning move
	OffBoard Code = "OFFBOARD" // Chapaev: a disc not wholly on the board
	Overlap  Code = "OVERLAP"  // Chapaev: discs that overlap or touch at the start
	Extra    Code = "EXTRA"    // data after the end
	Stopped  Code = "STOPPED"  // the reading was called off by its Watch; no fault of the text
)

// The warnings: accepted, said, never fatal.
const (
	NoEnd Code = "NOEND" // the closing 0 0 is missing between datasets
	Over  Code = "OVER"  // one over the limit of the problem's statement
)

// Place says which part of the input is being read, as a person would name it.
type Place struct {
	Dataset int    // from 1; 0 outside any dataset
	Part    string // what the steps are: "move", "row", "question", "disc", "attempt", "stone"; "" between them
	Step    int    // from 1; 0 before the first
	Steps   int    // how many were announced; 0 if not known
}

// Want is the value that was wanted at a place.
type Want struct {
	Name     string // its name in the problem: "N", "M", "x", "y", "tile", "q", …
	Decimal  bool   // a decimal number is fine; otherwise a whole one
	Min, Max int    // its limits, both included; both 0 if it has none
}

// Prior is an earlier step that the step at fault clashes with.
type Prior struct {
	Step         int // its number, from 1; 0 if there is none
	Line, Column int // where it stands in the text
}

// Error is a fault or a warning at one place of the text. It is data: package words makes sentences of it.
type Error struct {
	Code         Code
	Span         Span   // what was found; empty at the end of the input
	Line, Column int    // where it starts; both from 1, a column counts characters and a tab is one
	Found        string // the text found, at most maxFound characters; "" at the end of the input
	Want         Want
	Place        Place
	Side         int    // who moved: 1 the first side, 2 the second; 0 if nobody
	Point        [2]int // the point at fault as the input writes it, when Code speaks of one
	Prior        Prior
}

// NewError is a fault of this code at a span of a text, with its line, its column and what was found there.
func NewError(text []byte, code Code, at Span) *Error {
	line, column := Position(text, at.Start)
	return &Error{Code: code, Span: at, Line: line, Column: column, Found: clip(at.Of(text))}
}

// Error is the code and place, for logs and tests; people read sentences from package words.
func (e *Error) Error() string { return string(e.Code) }

// maxFound is how many characters of a wrong token an Error keeps.
const maxFound = 40

// Position is the line and column of a byte offset, both from 1. LF, CRLF and CR end a line; a column counts
// characters (a byte that is not UTF-8 counts as one); a byte-order mark at the start of the text counts as nothing.
// It costs a pass over the text before the offset, so it is only for errors and clicks.
func Position(text []byte, offset int) (line, column int) {
	line = 1
	start := bom(text)
	offset = max(offset, start)
	for i := start; i < offset; i++ {
		switch text[i] {
		case '\n':
			line, start = line+1, i+1
		case '\r':
			if i+1 < len(text) && text[i+1] == '\n' {
				i++
			}
			line, start = line+1, i+1
		}
	}
	if start > offset { // the offset is inside a CRLF
		start = offset
	}
	return line, 1 + utf8.RuneCount(text[start:offset])
}

// bom is the length of the byte-order mark at the start of text.
func bom(text []byte) int {
	if len(text) >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF {
		return 3
	}
	return 0
}

// blank tells which bytes separate numbers: blank, tab, LF and CR. One comparison takes a quarter of the time of reading
// long pairs less than four do, in WebAssembly.
func blank(c byte) bool { return c <= ' ' && blanks>>(c&63)&1 != 0 }

// blanks has the bits of the bytes that separate numbers.
const blanks uint64 = 1<<' ' | 1<<'\t' | 1<<'\n' | 1<<'\r'

// clip is the token's text, cut to maxFound characters with an ellipsis.
func clip(token []byte) string {
	end := 0
	for n := 0; end < len(token); n++ {
		if n == maxFound {
			return string(token[:end]) + "…"
		}
		_, size := utf8.DecodeRune(token[end:])
		end += size
	}
	return string(token)
}
