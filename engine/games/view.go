package games

import (
	"bytes"

	"umpire/engine/input"
)

// blanks are the bytes that separate numbers.
const blanks = " \t\r\n"

// view is what detection reads of a block of text, as it was pasted and as the readers see it.
type view struct {
	pasted     []byte // the whole text as it was pasted
	pastedPart input.Span
	text       []byte // the same, or a normalised copy of the part alone
	part       input.Span
	same       bool // text is the text as it was pasted
	cut        bool // the block goes on after the part
}

// newView takes up to so many bytes of a block and ends between two numbers. If there is no such place, it takes all.
func newView(text []byte, block input.Span, ahead int) view {
	v := view{pasted: text, pastedPart: block}
	if block.Len() > ahead {
		head := text[block.Start : block.Start+ahead]
		if i := bytes.LastIndexAny(head, blanks); i > 0 && hasDigit(head[:i]) {
			v.pastedPart.End, v.cut = block.Start+i, true
		}
	}
	normal, changed := normalise(v.pastedPart.Of(text))
	if v.same = !changed; v.same {
		v.text, v.part = text, v.pastedPart
	} else {
		v.text, v.part = normal, input.Span{Start: 0, End: len(normal)}
	}
	return v
}
