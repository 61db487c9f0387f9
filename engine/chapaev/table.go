package chapaev

import "math/bits"

// Table knows who wins every position that can be reached: 2¹⁶ sets of discs and two sides to move, in 16 KB.
type Table struct {
	won [2][1 << count / 64]uint64 // a bit for each position: the side on turn wins it
}

// Wins tells whether the side on turn wins, for any subset of the discs that the table was made from.
func (t *Table) Wins(p Position) bool {
	return t.won[p.Turn][p.Discs/64]>>(p.Discs%64)&1 == 1
}

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
	var sweeps [2][]sweep
	for side, options := range l.options(true) {
		for i := range options {
			sweeps[side] = append(sweeps[side], newSweep(&options[i]))
		}
	}
	words := uint64(l.present) >> wordDiscs
	for w := uint64(0); ; w = (w - words) & words { // all subsets of words, rising
		t.won[White][w] = t.word(sweeps[White], White, Discs(w<<wordDiscs))
		t.won[Red][w] = t.word(sweeps[Red], Red, Discs(w<<wordDiscs))
		if w == words {
			return t
		}
	}
}

// sweep is a flick as an operation on words. It always copies over two of a word's discs (maybe by nothing) and then over
// those that remain: few flicks take more, and what is always done need not be decided.
type sweep struct {
	able  uint64 // the positions of a word in which its disc is on the board, if the disc is one of a word's
	needs Discs  // its disc, if that numbers the words
	stay  Discs  // all but the discs that leave
	two   [2]copying
	more  []copying
}

// copying makes every position with a disc the same as the position without it.
type copying struct {
	with  uint64 // the positions with the disc
	shift uint8  // how far they are from those without it
}

func (c *copying) of(word uint64) uint64 {
	word &^= c.with
	return word | word<<(c.shift&63)
}

func newSweep(o *option) sweep {
	s := sweep{able: ^uint64(0), needs: o.disc, stay: ^o.clears}
	if disc := bits.TrailingZeros16(uint16(o.disc)); disc < wordDiscs {
		s.able, s.needs = with[disc], 0
	}
	n := 0
	for disc := range (o.clears & (1<<wordDiscs - 1)).All() {
		c := copying{with[disc], 1 << disc}
		if n < len(s.two) {
			s.two[n] = c
		} else {
			s.more = append(s.more, c)
		}
		n++
	}
	return s
}

// word finds the positions that a side wins among those with the discs upper and any of the first six.
func (t *Table) word(sweeps []sweep, side Side, upper Discs) (won uint64) {
	others := &t.won[side.Other()]
	for i := range sweeps {
		s := &sweeps[i]
		if s.needs&^upper != 0 {
			continue
		}
		lost := ^others[(upper&s.stay)>>wordDiscs]
		lost = s.two[0].of(lost)
		lost = s.two[1].of(lost)
		for k := range s.more {
			lost = s.more[k].of(lost)
		}
		won |= lost & s.able
		if won == ^uint64(0) {
			break
		}
	}
	return won
}
