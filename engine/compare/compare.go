// Package compare holds somebody's output against the judge's: word by word, and answer by answer within each dataset,
// so that a difference in one answer shifts no other. It takes the judge's output a dataset at a time, reads each text
// once, and keeps no more than the first differences. It never looks for a longest common part: an answer that is left
// out is a difference of every answer after it, as it is for a judge.
package compare

import (
	"bytes"

	"umpire/engine"
)

const (
	// MaxKept is how many differences a result describes; those after them are only counted.
	MaxKept = 1000
	// MaxWord is how many bytes of a word a difference quotes.
	MaxWord = 40
)

// Kind says how two outputs compare.
type Kind uint8

// The kinds, the mildest first. Of several the result says the gravest: outputs that differ in case and end early are
// EndsEarly, with Result.CaseDiffers.
const (
	Same      Kind = iota // byte for byte
	Blanks                // only blanks, line ends, or a byte-order mark
	Case                  // some words only in the case of their letters
	EndsEarly             // as far as it goes it is the judge's
	GoesOn                // the judge's, and more after it
	Differs
)

// Result is what came of a comparison.
type Result struct {
	Kind        Kind
	CaseDiffers bool // some words differ only in the case of their letters

	Datasets, Answers int   // in the judge's output
	Missing           int   // of those answers, how many the other output lacks at its end; one cut short is missing
	Complete          int   // how many datasets it has to their end
	Extra             int   // how many answers it has after the judge's last
	End               Place // EndsEarly: just after its last word; GoesOn: its first word too many

	Count       int          // of answers that differ
	Differences []Difference // the first MaxKept of them, in order; the next and the previous are neighbours
}

// Place is a place in an output.
type Place struct{ Line, Offset int } // from 1; in bytes, from 0

// Difference is an answer that is not the judge's, and the first word in it that differs.
type Difference struct {
	Dataset int // from 1
	Answer  int // in its dataset, from 1
	Word    int // in the answer, from 0: of "valid" and its board 0 is "valid" and 1 the first number

	Expected, Found string // the words, cut to MaxWord bytes; "" if the answer ends before
	JudgeAt, At     Place  // where they stand in the judge's output and in the other; the end of the answer if there is none
}

// Comparison is a comparison under way.
type Comparison struct {
	layout engine.Layout
	found  scanner
	exact  int // how many bytes are equal so far; -1 once some are not
	result Result
	lines  lineCount // of the found output
	judge  Place     // where the next dataset begins in the judge's output
}

// New begins to compare an output, of a game with this layout, with the judge's. It is not copied.
func New(layout engine.Layout, found []byte) *Comparison {
	return &Comparison{layout: layout, found: newScanner(found), judge: Place{Line: 1}}
}

// Dataset compares the next dataset of the judge's output, whose bytes are not kept. Its lines end with LF.
func (c *Comparison) Dataset(expected []byte) {
	c.result.Datasets++
	c.matchBytes(expected)
	answers, missing := 0, c.result.Missing
	lines := lineCount{}
	for s := (scanner{text: expected}); ; {
		start, end := s.answer(&c.layout)
		if start == end {
			break
		}
		answers++
		c.answer(expected, start, end, answers, &lines)
	}
	c.result.Answers += answers
	if missing == c.result.Missing {
		c.result.Complete++
	}
	c.judge.Line += bytes.Count(expected, []byte("\n"))
	c.judge.Offset += len(expected)
}

// matchBytes follows how far the outputs are equal byte for byte.
func (c *Comparison) matchBytes(expected []byte) {
	if c.exact >= 0 && bytes.HasPrefix(c.found.text[c.exact:], expected) {
		c.exact += len(expected)
	} else {
		c.exact = -1
	}
}

// answer compares the answer that stands from start to end of the judge's dataset with the next one found.
func (c *Comparison) answer(expected []byte, start, end, number int, lines *lineCount) {
	if c.found.follow(&c.layout, expected[start:end]) {
		return
	}
	last := c.found.pos
	from, to := c.found.answer(&c.layout)
	if from == to {
		c.found.pos = last
		c.result.Missing++
		return
	}
	want, got := expected[:end], c.found.text[:to]
	for word, i, j := 0, start, from; ; word++ {
		var same int
		same, i, j = sameRun(want, got, i, j)
		word += same
		w, f := want[i:wordEnd(want, i)], got[j:wordEnd(got, j)]
		if len(w) == 0 && len(f) == 0 {
			return
		}
		if bytes.EqualFold(w, f) {
			c.result.CaseDiffers = true
			i, j = i+len(w), j+len(f)
			continue
		}
		if len(f) == 0 && c.atEnd() {
			c.result.Missing++
			return
		}
		if c.result.Count++; c.result.Count <= MaxKept {
			c.result.Differences = append(c.result.Differences, Difference{
				Dataset: c.result.Datasets, Answer: number, Word: word,
				Expected: quote(w), Found: quote(f),
				JudgeAt: Place{c.judge.Line + lines.at(expected, i), c.judge.Offset + i},
				At:      c.place(j),
			})
		}
		return
	}
}

// atEnd tells whether the found output has no more words.
func (c *Comparison) atEnd() bool {
	rest := c.found
	start, end := rest.word()
	return start == end
}

// Result ends the comparison: the judge's output has no more datasets.
func (c *Comparison) Result() Result {
	r := &c.result
	last := c.found.pos
	extra := -1
	for {
		start, end := c.found.answer(&c.layout)
		if start == end {
			break
		}
		if r.Extra++; extra < 0 {
			extra = start
		}
	}
	switch {
	case r.Count > 0:
		r.Kind = Differs
	case r.Missing > 0:
		r.Kind, r.End = EndsEarly, c.place(last)
	case r.Extra > 0:
		r.Kind, r.End = GoesOn, c.place(extra)
	case r.CaseDiffers:
		r.Kind = Case
	case c.exact != len(c.found.text):
		r.Kind = Blanks
	}
	return *r
}

// place is the place of an offset of the found output, not before those asked for earlier.
func (c *Comparison) place(offset int) Place {
	return Place{1 + c.lines.at(c.found.text, offset), offset}
}

// quote is a word, cut if it is long.
func quote(word []byte) string { return string(word[:min(len(word), MaxWord)]) }

// lineCount counts line ends, each byte once: LF, CR LF or CR.
type lineCount struct{ offset, lines int }

// at is how many lines end before an offset, which is not less than that of the last call.
func (n *lineCount) at(text []byte, offset int) int {
	for ; n.offset < offset; n.offset++ {
		switch c := text[n.offset]; {
		case c == '\n', c == '\r' && (n.offset+1 == len(text) || text[n.offset+1] != '\n'):
			n.lines++
		}
	}
	return n.lines
}
