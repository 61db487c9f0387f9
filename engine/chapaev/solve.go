package chapaev

import "slices"

// option is a flick as the search sees it.
type option struct {
	disc    Discs // the flicked disc alone
	clears  Discs // every disc that leaves the board, the flicked one included
	enemies int   // how many of them belong to the opponent
}

// options lists the flicks of each side that are worth trying, those that take the most enemies first. Without touch
// only open gaps are aimed at.
//
// A flick is passed over only for another of the same disc that takes at least its enemies and at most its own side's
// discs. That is safe in every position, because a further disc never hurts its owner: whatever won without it wins
// with it, as each flick leaves the same positions up to that disc (induction on the number of discs).
func (l *layout) options(touch bool) (list [2][]option) {
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
	for side := range list {
		slices.SortStableFunc(list[side], func(a, b option) int { return b.enemies - a.enemies })
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

// states is a set of positions, 64 to a word.
type states [2][1 << count / 64]uint64

func (s *states) has(p Position) bool { return s[p.Turn][p.Discs/64]>>(p.Discs%64)&1 == 1 }
func (s *states) add(p Position)      { s[p.Turn][p.Discs/64] |= 1 << (p.Discs % 64) }

// wins tells whether the side on turn wins with these options. It looks only at the positions that it needs; Table
// knows them all.

func wins(start Position, options *[2][]option) bool {
	var known, won states
	var path [count + 1]struct { // a flick a level, and each takes a disc off
		at   Position
		next int // the option to try
	}
	path[0].at = start
	for depth := 0; depth >= 0; {
		top := &path[depth]
		p := top.at
		list := options[p.Turn]
		win, descend := false, false
		for ; top.next < len(list); top.next++ {
			o := &list[top.next]
			if p.Discs&o.disc == 0 {
				continue
			}
			then := Position{p.Discs &^ o.clears, p.Turn.Other()}
			if then.Over() || known.has(then) && !won.has(then) {
				win = true
				break
			}
			if !known.has(then) {
				descend = true
				path[depth+1].at, path[depth+1].next = then, 0
				break
			}
		}
		if descend {
			depth++
			continue
		}
		known.add(p)
		if win {
			won.add(p)
		}
		depth--
	}
	return won.has(start)
}
