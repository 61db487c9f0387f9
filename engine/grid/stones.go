package grid

import "umpire/engine/input"

// The limits of a diagram of Go.
const (
	MaxSide      = 52
	maxStoneText = 1 << 20 // bytes
)

// The cells of a diagram.
const (
	Empty int32 = iota
	Black
	White
)

// Stones reads a diagram of Go, the top row first. A point is . + or , if it is empty, X # or ● if it is Black's, O or
// ○ if it is White's, in either case of letters. Rows may have their numbers before or behind them, or both, and then
// anything may follow. Lines of letters from A on, or of numbers from 1 on, are coordinates; those of - are borders,
// and so are bars. What stands in $$ lines is read, but for their title. Brackets around a stone mean nothing.
//
// A text of nothing but 0, 1 and 2 is a board as MNS317 prints it.
func Stones(text []byte) (Grid, *input.Error) {
	r := newReader(text, limits{maxStoneText, MaxSide, MaxSide})
	if r.printed() {
		r.lines(func(line input.Span) {
			for i := line.Start; i < line.End; i++ {
				if c := r.text[i]; digit(c) {
					r.cell(int32(c-'0'), input.Span{Start: i, End: i + 1})
				}
			}
			r.endRow(line.End)
		})
		return r.done(wantStone)
	}
	r.lines(func(line input.Span) {
		line, ok := r.undollar(line)
		if ok && !border(line.Of(r.text)) && !coordinates(line.Of(r.text)) {
			r.stones(line)
			r.endRow(line.End)
		}
	})
	return r.done(wantStone)
}

// printed tells whether the text is a board of digits.
func (r *reader) printed() bool {
	zero := false
	for _, c := range r.text {
		switch c {
		case '0':
			zero = true
		case '1', '2', ' ', '\t', '\n', '\r':
		default:
			return false
		}
	}
	return zero
}

// undollar is a line without the $$ at its start; false if it is a title.
func (r *reader) undollar(line input.Span) (input.Span, bool) {
	for line.Start < line.End && space(r.text[line.Start]) {
		line.Start++
	}
	if line.Len() < 2 || string(r.text[line.Start:line.Start+2]) != "$$" {
		return line, true
	}
	line.Start += 2
	return line, line.Len() == 0 || space(r.text[line.Start])
}

func space(c byte) bool { return c == ' ' || c == '\t' }

// border tells whether a line is an edge of the board.
func border(line []byte) bool {
	edge := false
	for _, c := range line {
		switch c {
		case '-':
			edge = true
		case '+', '|', '=', ' ', '\t':
		default:
			return false
		}
	}
	return edge
}

// coordinates tells whether a line is letters in their order from A on, with or without I, or numbers from 1 on. After
// Z any letters follow.
func coordinates(line []byte) bool {
	last, first, numbers, letters := byte(0), byte(0), false, false
	for i, c := range line {
		if space(c) {
			continue
		}
		if first == 0 {
			first = c | 0x20
		}
		switch {
		case digit(c):
			if !numbers && (c != '1' || i+1 < len(line) && digit(line[i+1])) {
				return false
			}
			numbers = true
		case !letter(c):
			return false
		default:
			c |= 0x20
			if last != 'z' && last != 0 && c != last+1 && (c != 'j' || last != 'h') {
				return false
			}
			if last != 'z' {
				last = c
			}
			letters = true
		}
	}
	return numbers && !letters || letters && !numbers && first == 'a'
}

// stones reads a row.
func (r *reader) stones(line input.Span) {
	label := input.Span{}
	behind := false // there is a number behind the row
	for i := line.Start; i < line.End && r.fault == nil; {
		c, at := r.character(i)
		i = at.End
		switch {
		case c == ' ' || c == '\t' || c == '|' || c == '(' || c == ')':
			continue
		case c < 0x80 && digit(byte(c)):
			for i < line.End && digit(r.text[i]) {
				i++
			}
			at.End = i
			switch {
			case r.row == 0 && label.Len() == 0:
				label = at
			case r.row > 0 && label.Len() > 0 && string(label.Of(r.text)) == string(at.Of(r.text)):
				return
			case r.row > 0 && label.Len() == 0 && !behind:
				behind = true
			default:
				r.fail(input.Token, at, input.Want{Name: wantStone})
			}
			continue
		}
		v, ok := stone(c)
		if !ok || behind {
			r.fail(input.Token, at, input.Want{Name: wantStone})
			return
		}
		r.cell(v, at)
	}
	if r.row == 0 && label.Len() > 0 {
		r.fail(input.Token, label, input.Want{Name: wantStone})
	}
}

// stone is the point that a character stands for.
func stone(c rune) (v int32, ok bool) {
	switch c {
	case '.', '+', ',':
		return Empty, true
	case 'X', 'x', '#', '●':
		return Black, true
	case 'O', 'o', '○':
		return White, true
	}
	return 0, false
}
