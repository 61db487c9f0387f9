package games

import (
	"bytes"
	"unicode/utf8"

	"umpire/engine/input"
)

// excerpt is the part of a pasted problem page that is worth judging.
type excerpt struct {
	block  input.Span // the sample's input
	answer input.Span // the sample's output; empty if there is none
}

// sampleOf finds the first sample in a problem page: what stands below a Sample Input heading, in the languages that
// the five judges and their neighbours use, up to the next heading. Headings that are also used for the description of
// the input ("Input") count only by what follows: a sample is made of numbers. If no block is, the first one that at
// least starts with a number is taken, that of a sample heading before others, so that a sample with a fault in it is
// found too. It is false for a text without such headings. It takes one pass.
func sampleOf(text []byte) (excerpt, bool) {
	if first := nextHeading(text, 0); first.kind == output { // a page copied from its sample on
		if top := (input.Span{Start: 0, End: first.start}); numeric(top.Of(text)) {
			return excerpt{top, answerAt(text, first.content)}, true
		}
	}
	return sampleFrom(text, 0)
}

// maxSamples is the most samples of a page that are told of beside the first.
const maxSamples = 9

// moreSamples are the samples of a problem page that stand below the first, as far as they are made of numbers.
func moreSamples(text []byte, first excerpt) []input.Span {
	var more []input.Span
	for last := first; len(more) < maxSamples; {
		end := last.block.End
		if last.answer.Len() > 0 {
			end = max(end, last.answer.End)
		}
		_, from := cutLine(text, end)
		found, ok := sampleFrom(text, from)
		if !ok || !numeric(found.block.Of(text)) {
			break
		}
		more = append(more, found.block)
		last = found
	}
	return more
}

// sampleFrom finds the first sample below an offset at the start of a line.
func sampleFrom(text []byte, from int) (excerpt, bool) {
	var spare excerpt
	best := noHeading // the kind of heading above spare
	above := nextHeading(text, from)
	for above.kind != bottom {
		below := nextHeading(text, above.content)
		if above.kind == sampleInput || above.kind == anyInput || above.kind == table {
			between := input.Span{Start: above.content, End: below.start}
			if below.kind == output && blankLines(between.Of(text)) {
				// a table whose two headings came out on lines of their own
				above = heading{table, below.start, below.content}
				continue
			}
			found := excerpt{block: trim(text, between)}
			if above.kind == table {
				found = splitRow(text, between)
			} else if below.kind == output {
				found.answer = answerAt(text, below.content)
			}
			if numeric(found.block.Of(text)) {
				return found, true
			}
			if startsNumeric(found.block.Of(text)) && (best == noHeading || best == anyInput && above.kind != anyInput) {
				spare, best = found, above.kind
			}
		}
		above = below
	}
	return spare, best != noHeading
}

// belowProse is what stands below the prose at the top of a text, if that begins with a line of numbers.
func belowProse(text []byte) (input.Span, bool) {
	start, seen := 0, false
	for start < len(text) {
		line, next := cutLine(text, start)
		switch {
		case prose(line):
			seen = true
		case !blankLines(line):
			return input.Span{Start: start, End: len(text)}, seen && numeric(line)
		}
		start = next
	}
	return input.Span{}, false
}

// fewLetters is how many letters a line has at least to be prose: fewer may be a slip among numbers, which is a fault.
const fewLetters = 4

// prose tells whether a line is a sentence and no number with a slip in it: it starts with a letter, and has enough
// letters, and more of them than digits.
func prose(line []byte) bool {
	letters, digits := 0, 0
	for i := 0; i < len(line); {
		r, size := utf8.DecodeRune(line[i:])
		switch c := line[i]; {
		case c >= '0' && c <= '9':
			digits++
		case c|0x20 >= 'a' && c|0x20 <= 'z', r >= utf8.RuneSelf && narrow(r) == 0:
			letters++
		}
		if letters == 0 && digits > 0 {
			return false
		}
		i += size
	}
	return letters >= fewLetters && letters > digits
}

// splitRow takes the row of a table apart: the input runs to the first thing that is no number, or, when the output is
// made of numbers too, to the row's only tab.
func splitRow(text []byte, row input.Span) excerpt {
	row = trim(text, row)
	cut := row.Start + numericLen(row.Of(text))
	answer := cut
	switch {
	case cut < row.End && text[cut] == '|':
		answer = cut + 1
	case cut == row.End && bytes.Count(row.Of(text), []byte{'\t'}) == 1:
		cut = row.Start + bytes.IndexByte(row.Of(text), '\t')
		answer = cut + 1
	}
	return excerpt{trimEnd(text, input.Span{Start: row.Start, End: cut}), answerAt(text, answer)}
}

// answerAt is the sample output that starts at an offset: the lines of letters, digits, signs and points up to the next
// heading, or up to a line with anything else in it, which is prose.
func answerAt(text []byte, from int) input.Span {
	start := skipLead(text, input.Span{Start: from, End: len(text)})
	end := start
	for end < len(text) {
		line, next := cutLine(text, end)
		if !answerLine(line) {
			break
		}
		if k, _ := headingOf(line); k != noHeading {
			break
		}
		end = next
	}
	return trimEnd(text, input.Span{Start: start, End: end})
}

// answerLine tells whether a line may belong to a judge's output.
func answerLine(line []byte) bool {
	for _, c := range line {
		switch {
		case c >= '0' && c <= '9', c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z':
		case c == ' ', c == '\t', c == '+', c == '-', c == '.':
		default:
			return false
		}
	}
	return true
}

// trim takes off the blank lines and the labels of a code block around a part of text.
func trim(text []byte, part input.Span) input.Span {
	start := skipLead(text, part)
	end := part.End
	if lead := text[part.Start:start]; bytes.Contains(lead, fence) {
		if i := bytes.Index(text[start:end], fence); i >= 0 {
			end = start + i
		}
	}
	return trimEnd(text, input.Span{Start: start, End: end})
}

// fence opens and closes a code block in Markdown.
var fence = []byte("```")

// skipLead is the offset of the first line of a part that holds data: behind blank lines, an opening fence, and the
// Copy button that sites set beside a sample.
func skipLead(text []byte, part input.Span) int {
	for part.Start < part.End {
		line, next := cutLine(text[:part.End], part.Start)
		if !blankLines(line) && !bytes.HasPrefix(bytes.TrimSpace(line), fence) && !copyButton(line) {
			break
		}
		part.Start = next
	}
	return part.Start
}

// copyButton tells whether a line is a Copy button alone.
func copyButton(line []byte) bool {
	if len(line) > maxHeading {
		return false
	}
	var buf [maxHeading]byte
	name, _ := letters(buf[:0], line)
	return len(name) > 0 && len(withoutButton(name)) == 0
}

func trimEnd(text []byte, part input.Span) input.Span {
	return input.Span{Start: part.Start, End: part.Start + len(bytes.TrimRight(part.Of(text), " \t\r\n"))}
}

func blankLines(text []byte) bool { return len(bytes.TrimSpace(text)) == 0 }

// numeric tells whether a text is made of numbers only and has one.
func numeric(text []byte) bool { return numericLen(text) == len(text) && hasDigit(text) }

// startsNumeric tells whether the first thing in a text could be a number.
func startsNumeric(text []byte) bool { return hasDigit(text[:numericLen(text)]) }

// numericLen is how many bytes at the start of a text belong to numbers and what separates them, as normalise sees it.
func numericLen(text []byte) int {
	for i := 0; i < len(text); {
		c, size := ascii(text[i]), 1
		if c >= utf8.RuneSelf {
			var r rune
			r, size = utf8.DecodeRune(text[i:])
			c = narrow(r)
		}
		switch {
		case c >= '0' && c <= '9', c == ' ', c == '\n', c == '\r', c == '\t', c == '+', c == '-', c == '.':
		default:
			return i
		}
		i += size
	}
	return len(text)
}

// hasDigit tells whether a text holds a digit, full-width ones included.
func hasDigit(text []byte) bool {
	for i, c := range text {
		if c >= '0' && c <= '9' {
			return true
		}
		if c == 0xEF { // the first byte of the full-width digits
			if r, _ := utf8.DecodeRune(text[i:]); r >= '０' && r <= '９' {
				return true
			}
		}
	}
	return false
}
