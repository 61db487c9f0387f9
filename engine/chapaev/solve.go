package chapaev

import "math/bits"

// option is a flick as the search sees it.
type option struct {
	disc    Discs // the flicked disc alone
	clears  Discs // every disc that leaves the board, the flicked one included
	enemies int   // how many of them belong to the opponent
}

// options lists the flicks of each side that are worth trying, disc by disc. Without touch only open gaps are aimed at.
//
// A flick is passed over only for another of the same disc that takes at least its enemies and at most its own side's
// discs. That is safe in every position, because a further disc never hurts its owner: whatever won without it wins
// with it, as each flick leaves the same positions up to that disc (induction on the number of discs).
func (l *layout) options(touch bool) (list [2][]option) {
	for side := range list {
		list[side] = make([]option, 0, 64) // there are seldom more
	}
	for disc := range l.present.All() {
		side := SideOf(disc)
		own := AllDiscs.Of(side)
		var best frontier
		f := l.fan(disc, l.present)
		for _, r := range f.rays[:f.n] {
			if touch {
				best.add(r.takes ^ own)
			}
			if r.right != 0 || !touch { // a ray with nothing on its right takes what the gap behind it takes
				best.add(r.next ^ own)
			}
		}
		if f.n == 0 {
			best.add(own) // alone on the board it takes nothing
		}
		for _, gain := range best.gains[:best.n] {
			list[side] = append(list[side], option{1 << disc, gain ^ own | 1<<disc, gain.Of(side.Other()).Len()})
		}
	}
	return list
}

// frontier holds the gains of flicks, none of which is a part of another. The gain of a flick is the enemies it takes
// and the own discs that it leaves alone.
type frontier struct {
	n     int
	gains [4 * (count - 1)]Discs
}

// add puts a gain in, unless it is a part of one there, and throws out its own parts.
func (f *frontier) add(gain Discs) {
	kept := 0
	for _, have := range f.gains[:f.n] {
		if gain&^have == 0 {
			return
		}
		if have&^gain != 0 {
			f.gains[kept] = have
			kept++
		}
	}
	f.gains[kept] = gain
	f.n = kept + 1
}

// ranking is the options of a side in the order in which to try them: those that take the most enemies come first.
type ranking struct {
	options []option
	words   int      // as many as have a bit for each option
	able    []uint64 // for each set of the side's discs, by number, the options that it has
}

func rank(options []option) ranking {
	r := ranking{make([]option, 0, len(options)), (len(options) + 63) / 64, nil}
	r.able = make([]uint64, r.words<<perSide)
	for enemies := perSide; enemies >= 0; enemies-- {
		for _, o := range options {
			if o.enemies == enemies {
				n := len(r.options)
				r.of(o.disc)[n/64] |= 1 << (n % 64)
				r.options = append(r.options, o)
			}
		}
	}
	for set := Discs(1); set < 1<<perSide; set++ {
		one, rest := r.of(set&-set), r.of(set&(set-1))
		for w, able := range r.of(set) {
			r.of(set)[w] = able | one[w] | rest[w]
		}
	}
	return r
}

// of is the options that the side has with its discs in a position.
func (r *ranking) of(discs Discs) []uint64 {
	set := int(discs|discs>>perSide) & (1<<perSide - 1)
	return r.able[set*r.words : (set+1)*r.words]
}

// memo is what the search knows of each position: two bits, 32 positions to a word.
type memo [2][1 << count / 32]uint64

// The knowledge of a position.
const (
	unknown = 0
	lost    = 1 // for the side on turn
	won     = 2
)

func (m *memo) of(p Position) uint64 { return m[p.Turn][p.Discs/32] >> (p.Discs % 32 * 2) & 3 }

func (m *memo) set(p Position, known uint64) { m[p.Turn][p.Discs/32] |= known << (p.Discs % 32 * 2) }

// node is a position on the path that the search has gone down.
type node struct {
	at   Position
	able []uint64 // its options
	word int      // the word of able that is being tried
	left uint64   // what is still to try of it
}

// next is the number of the option to try, or -1 after the last.
func (n *node) next() int {
	for n.left == 0 {
		if n.word++; n.word == len(n.able) {
			return -1
		}
		n.left = n.able[n.word]
	}
	return n.word*64 + bits.TrailingZeros64(n.left)
}

// wins tells whether the side on turn wins with these options. It looks only at the positions that it needs; Table
// knows them all.
func wins(start Position, options [2][]option) bool {
	sides := [2]ranking{rank(options[Red]), rank(options[White])}
	var known memo
	var path [count + 1]node // each flick takes a disc off
	depth := 0
	enter := func(p Position) { path[depth] = node{at: p, able: sides[p.Turn].of(p.Discs.Of(p.Turn)), word: -1} }
	enter(start)
search:
	for {
		n := &path[depth]
		result := uint64(lost)
		for k := n.next(); k >= 0; k = n.next() {
			then := Position{n.at.Discs &^ sides[n.at.Turn].options[k].clears, n.at.Turn.Other()}
			after := known.of(then)
			if after == lost || then.Over() {
				result = won
				break
			}
			if after == unknown {
				depth++
				enter(then)
				continue search // and try this option again when it is known
			}
			n.left &= n.left - 1
		}
		if depth == 0 {
			return result == won
		}
		known.set(n.at, result)
		depth--
	}
}
