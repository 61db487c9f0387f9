package record

import (
	"strconv"

	"umpire/engine/input"
	"umpire/engine/sgf"
	"umpire/engine/twixt"
)

// A long move names the links that a player changes before the peg. A link is named by its middle: C2' lies half way
// from row 2 to row 3 and B'3 half way from column B to column C; older texts write * for '. Two links share a middle,
// so a / or a \ before it may say which, rising or falling to the right. A - before all takes the link off. So
// -i5'/H'6K6 takes the link at i5' off, adds the rising one at H'6 and puts a peg at K6.

// maxLongMove is how many bytes a long move may have, so that a hostile file cannot change links without end.
const maxLongMove = 500

// longMove makes a move of a value that may name links. The peg comes last.
func (b *builder) longMove(value []byte, at input.Span) {
	if len(value) > maxLongMove {
		b.fail(input.Token, at, wantTurn)
		return
	}
	var changes []Change
	for rest := value; ; {
		var p part
		before := len(rest)
		p, rest = takePart(rest)
		here := input.Span{Start: at.End - before, End: at.End - len(rest)}
		switch {
		case p == part{} || !p.isLink() && (p.slash != 0 || p.sign != 0 || len(rest) > 0) || p.isLink() && len(rest) == 0:
			b.fail(input.Token, at, wantTurn)
		case !p.isLink():
			b.move(p.hole, here)
			if b.fault == nil {
				b.rec.Moves[len(b.rec.Moves)-1].Links = changes
				b.net.play(b.rec.Moves[len(b.rec.Moves)-1].At, len(b.rec.Moves))
			}
			return
		default:
			if b.over(here) {
				return
			}
			c, ok := b.resolve(p)
			if !ok {
				b.fail(Links, here, "")
				return
			}
			changes = append(changes, c)
			b.net.change(c, len(b.rec.Moves)+1)
		}
		if b.fault != nil {
			return
		}
	}
}

// part is a peg or a link of a long move.
type part struct {
	sign, slash    byte // 0 if there is none
	hole           hole
	shallow, steep bool // half a row further down, or half a column further right
}

func (p part) isLink() bool { return p.shallow || p.steep }

// takePart takes the first part of a long move; it is the zero part if there is none.
func takePart(s []byte) (p part, rest []byte) {
	if len(s) > 0 && (s[0] == '-' || s[0] == '+') {
		p.sign, s = s[0], s[1:]
	}
	if len(s) > 0 && (s[0] == '/' || s[0] == '\\') {
		p.slash, s = s[0], s[1:]
		if p.slash == '\\' && len(s) > 0 && s[0] == '\\' { // escaped, as SGF wants it
			s = s[1:]
		}
	}
	p.hole.column, s = takeLetters(s)
	p.steep, s = takeHalf(s)
	p.hole.row, s = takeNumber(s)
	p.shallow, s = takeHalf(s)
	if p.hole.column == 0 || p.hole.row == 0 || p.steep && p.shallow {
		return part{}, s
	}
	return p, s
}

// takeHalf takes the mark of a middle.
func takeHalf(s []byte) (bool, []byte) {
	if len(s) > 0 && (s[0] == '\'' || s[0] == '*') {
		return true, s[1:]
	}
	return false, s
}

// resolve is the one link that a part may mean: one that is there to be taken off, or that may be added.
func (b *builder) resolve(p part) (c Change, ok bool) {
	side := b.toMove()
	for _, slash := range []byte{'/', '\\'} {
		if p.slash != 0 && p.slash != slash {
			continue
		}
		l := p.link(slash, b.upright)
		if p.sign == '-' && b.net.find(l, side) < 0 || p.sign != '-' && !b.net.allows(l, side) {
			continue
		}
		if ok {
			return c, false
		}
		c, ok = Change{Link: l, Added: p.sign != '-'}, true
	}
	return c, ok
}

// link is the link with this middle that rises or falls to the right, in the judge's frame. Rows count downward.
func (p part) link(slash byte, upright bool) twixt.Link {
	left, right := p.hole, p.hole
	if p.shallow {
		left.column--
		right.column++
		right.row++
	} else {
		right.column++
		left.row--
		right.row++
	}
	if slash == '/' {
		left.row, right.row = right.row, left.row
	}
	return newLink(left.point(upright), right.point(upright))
}

// half is the mark of a middle as it is written.
const half = '\''

// append appends the name of a link's middle, with its slash.
func (p part) append(dst []byte) []byte {
	dst = append(dst, p.slash, 'a'+byte(p.hole.column-1))
	if p.steep {
		dst = append(dst, half)
	}
	dst = strconv.AppendInt(dst, int64(p.hole.row), 10)
	if p.shallow {
		dst = append(dst, half)
	}
	return dst
}

// partOf is the inverse of part.link.
func partOf(l twixt.Link, upright bool) part {
	left, right := holeOf(l.A, upright), holeOf(l.B, upright)
	if left.column > right.column {
		left, right = right, left
	}
	p := part{slash: '\\', hole: hole{left.column, min(left.row, right.row)}}
	if left.row > right.row {
		p.slash = '/'
	}
	if p.steep = right.column-left.column == 1; p.steep {
		p.hole.row++
	} else {
		p.hole.column++
		p.shallow = true
	}
	return p
}

// appendChanges appends the links that were changed before the peg of move k, from 0.
func (r *Record) appendChanges(dst []byte, k int) []byte {
	for _, c := range r.Moves[k].Links {
		if !c.Added {
			dst = append(dst, '-')
		}
		dst = partOf(c.Link, !r.Swapped).append(dst)
	}
	return dst
}

// keepsLinks tells whether the links that were changed can be written, all of them: without some, others could not be
// changed. That they cannot is a loss.
func (w *writer) keepsLinks() bool {
	for k := range w.r.Moves {
		if len(sgf.Escape(string(w.r.appendChanges(nil, k))))+len("x24") > maxLongMove {
			lose(&w.lost, LostLinks)
			return false
		}
	}
	return true
}
