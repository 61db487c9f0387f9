package record

import (
	"umpire/engine/input"
	"umpire/engine/twixt"
)

// The faults of files, besides input's EOF, TOKEN, RANGE, OCCUPIED, ENDZONE and EXTRA (a turn after the end).
const (
	Large  input.Code = "LARGE"  // the file is over Want.Max bytes
	Square input.Code = "SQUARE" // a board that is no square
	Turn   input.Code = "TURN"   // the other player is to move
	Swap   input.Code = "SWAP"   // a swap that does not follow the first move
	Setup  input.Code = "SETUP"  // pegs that were set up and not played
	Links  input.Code = "LINKS"  // no link that the player could make or take off, or two
	Game   input.Code = "GAME"   // a game other than TwixT
)

// What a fault wants, as Want.Name has it. Holes and sizes come with limits: columns and rows, from 1.
const (
	wantHole     = "hole"
	wantTurn     = "turn"     // a hole, swap, resign or draw
	wantSize     = "size"     // of the board
	wantVersion  = "version"  // of T1's format
	wantName     = "name"     // of a player
	wantHuman    = "human"    // H or C
	wantStarter  = "starter"  // 1 or 2
	wantLetters  = "letters"  // the direction of letters
	wantYesNo    = "yesno"    // Y or N
	wantTree     = "tree"     // a game in brackets
	wantSequence = "sequence" // what SGF allows at this place
)

// builder is a record as it is read. After the first fault all calls do nothing.
type builder struct {
	text    []byte
	rec     *Record
	steps   []int // for each hole of the board, the number of the move that put a peg there; 0 if it is empty
	upright bool  // Black joins top and bottom
	turns   int   // that were taken, swaps included
	net     *net  // as it was played; nil in formats where no links are named
	fault   *input.Error
}

// fail records a fault and returns it for more data, unless there is one.
func (b *builder) fail(code input.Code, at input.Span, want string) *input.Error {
	if b.fault != nil {
		return b.fault
	}
	b.fault = input.NewError(b.text, code, at)
	b.fault.Want.Name = want
	if b.rec != nil && len(b.steps) > 0 {
		b.fault.Place = input.Place{Part: "move", Step: b.turns + 1}
	}
	return b.fault
}

// start sets the board of a game.
func (b *builder) start(size int, at input.Span) {
	if size < MinSize || size > MaxSize {
		b.fail(input.Range, at, wantSize).Want = input.Want{Name: wantSize, Min: MinSize, Max: MaxSize}
		return
	}
	if b.rec == nil {
		b.rec = &Record{Paper: true}
	}
	b.rec.Size = size
	b.steps = make([]int, size*size)
}

// toMove is the side whose turn it is.
func (b *builder) toMove() twixt.Side { return twixt.Mover(len(b.rec.Moves) + 1) }

// secondToMove tells whether the player to move is Second. Every turn changes the player.
func (b *builder) secondToMove() bool { return b.turns%2 == 1 }

// over refuses a turn after the end.
func (b *builder) over(at input.Span) bool {
	if b.fault == nil && b.rec.End != Open {
		b.fail(input.Extra, at, "")
	}
	return b.fault != nil
}

// move puts a peg of the player to move.
func (b *builder) move(h hole, at input.Span) {
	if b.over(at) {
		return
	}
	size := b.rec.Size
	if h.column < 1 || h.column > size || h.row < 1 || h.row > size {
		b.fail(input.Range, at, wantHole).Want = input.Want{Name: wantHole, Min: 1, Max: size}
		return
	}
	p, side := h.point(b.upright), b.toMove()
	across := p.Y
	if side == twixt.White {
		across = p.X
	}
	step := &b.steps[p.X*size+p.Y]
	var code input.Code
	switch {
	case *step != 0:
		code = input.Occupied
	case across == 0 || across == size-1:
		code = input.EndZone
	default:
		b.rec.Moves = append(b.rec.Moves, Move{At: p, Span: at})
		*step = len(b.rec.Moves)
		b.turns++
		return
	}
	err := b.fail(code, at, "")
	err.Side, err.Point = int(side), [2]int{p.X, p.Y}
	if *step != 0 {
		line, column := input.Position(b.text, b.rec.Moves[*step-1].Span.Start)
		err.Prior = input.Prior{Step: *step, Line: line, Column: column}
		if b.rec.Swapped && *step > 1 {
			err.Prior.Step++ // the swap was a turn, too
		}
	}
}

// special takes a turn without a peg, in any case of letters. It is false if the token names none.
func (b *builder) special(token []byte, at input.Span) bool {
	switch {
	case is(token, "swap"):
		if b.over(at) {
			break
		}
		if b.turns != 1 {
			b.fail(Swap, at, "")
			break
		}
		b.turns++
		b.rec.Swapped, b.upright = true, !b.upright
	case is(token, "resign"):
		b.end(Resigned, at)
	case is(token, "draw"):
		b.end(Drawn, at)
	default:
		return false
	}
	return true
}

// end ends the game on the turn of the player to move.
func (b *builder) end(how End, at input.Span) {
	if !b.over(at) {
		b.rec.End = how
		b.turns++
	}
}
