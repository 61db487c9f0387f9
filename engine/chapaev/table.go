package chapaev

import "math/bits"

// Table knows who wins every position that can be reached: 2¹⁶ sets of discs and two sides to move, in 16 KB.
type Table struct {
	won states // the positions that the side on turn wins
}

// Wins tells whether the side on turn wins, for any subset of the discs that the table was made from.
func (t *Table) Wins(p Position) bool { return t.won.has(p) }

// Winner is who wins when both play as well as possible.
func (t *Table) Winner(p Position) Side {
	if t.Wins(p) {
		return p.Turn
	}
	return p.Turn.Other()
}

// A word of the table holds the 64 positions that differ in their first six discs, all of them red; the other ten
// discs say which word. So a flick is one operation on a word: position s comes from the position s without the discs
// taken, which is bit s of the other side's word after every bit without a taken disc was copied to the one with it.
const wordDiscs = 6

// with is, for each of a word's discs, the positions of a word in which it is on the board.
var with = [wordDiscs]uint64{
	0xAAAA_AAAA_AAAA_AAAA, 0xCCCC_CCCC_CCCC_CCCC, 0xF0F0_F0F0_F0F0_F0F0,
	0xFF00_FF00_FF00_FF00, 0xFFFF_0000_FFFF_0000, 0xFFFF_FFFF_0000_0000,
}

// newTable works upwards from few discs to many. In a word White comes first: a white flick always leads to an earlier
// word, since all white discs number the words, while a red one may stay in its own.
func newTable(l *layout) *Table {
	t := new(Table)
	options := l.options(true)
	words := uint64(l.present) >> wordDiscs
	for w := uint64(0); ; w = (w - words) & words { // all subsets of words, rising
		t.won[White][w] = t.word(options[White], White, Discs(w<<wordDiscs))
		t.won[Red][w] = t.word(options[Red], Red, Discs(w<<wordDiscs))
		if w == words {
			return t
		}
	}
}

// word finds the positions that a side wins among those with the discs upper and any of the first six.
func (t *Table) word(options []option, side Side, upper Discs) (won uint64) {
	others := &t.won[side.Other()]
	for i := range options {
		o := &options[i]
		able := ^uint64(0)
		if disc := bits.TrailingZeros16(uint16(o.disc)); disc < wordDiscs {
			able = with[disc]
		} else if o.disc&upper == 0 {
			continue
		}
		lost := ^others[(upper&^o.clears)>>wordDiscs]
		for low := o.clears & (1<<wordDiscs - 1); low != 0; low &= low - 1 {
			disc := bits.TrailingZeros16(uint16(low))
			lost &^= with[disc]
			lost |= lost << (1 << disc)
		}
		won |= lost & able
		if won == ^uint64(0) {
			break
		}
	}
	return won
}
