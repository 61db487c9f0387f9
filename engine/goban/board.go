package goban

import "umpire/engine"

// Board is a position that moves change. It knows no turn: any side may move.
//
// Every stone belongs to a chain. A chain is a circular list of its stones, named by one of them, its head. A chain's
// free count is its number of pairs of a stone and a vacant neighbour: that is zero exactly when it has no liberty, and
// it is kept up to date by the four neighbours of each stone that comes or goes. When chains join, the smaller takes
// the larger one's name. So n moves cost O(n log n) together, whatever they are; only Overwrite may cost a walk along
// the chain that it breaks.
type Board struct {
	rules Rules
	field
	color  []Color // by cell
	links  []link  // by cell; for stones only
	off    []int32 // cells of the stones that moves took off, in order, since the start
	stones [3]int  // by color
	lone   int32   // the stone set by the last move that stood, if that took exactly one; otherwise edge
}

// link is a stone's place in its chain, and at the head the chain's sums.
type link struct {
	head int32 // the chain's head
	next int32 // the next stone of the chain, round and round
	size int32 // at the head: stones
	free int32 // at the head: pairs of a stone and a vacant neighbour
}

// NewBoard is an empty board.
func NewBoard(rules Rules, on Topology) *Board {
	b := &Board{rules: rules, field: newField(on)}
	b.color = make([]Color, len(b.points))
	b.color[edge] = wall
	b.links = make([]link, len(b.points))
	return b
}

// reset clears a board of the plane; the memory stays.
func (b *Board) reset() {
	b.field.reset()
	b.color, b.links, b.off = b.color[:firstCell], b.links[:firstCell], b.off[:0]
	b.stones, b.lone = [3]int{}, edge
}

// cell is the field's, with room for what the point holds.
func (b *Board) cell(p engine.Point) int32 {
	c := b.field.cell(p)
	if int(c) == len(b.color) {
		b.color = append(b.color, Empty)
		b.links = append(b.links, link{})
	}
	return c
}

// Color is what a point holds. The point must exist.
func (b *Board) Color(p engine.Point) Color { return b.color[b.cell(p)] }

// Stones is how many stones of a side are on the board.
func (b *Board) Stones(c Color) int { return b.stones[c] }

// Put sets a stone without any move: nothing is taken off, and a chain need not have a liberty. The point must exist
// and be vacant.
func (b *Board) Put(s Stone) { b.put(s.Color, b.cell(s.At)) }

// Play makes a move, if the rules do not refuse it. The point must exist.
func (b *Board) Play(c Color, p engine.Point) Result { return b.play(c, b.cell(p)) }

func (b *Board) play(c Color, at int32) (res Result) {
	if res.Was = b.color[at]; res.Was != Empty {
		if b.rules.Occupied == RefuseOccupied {
			res.Cause = CauseOccupied
			return res
		}
		b.lift(at)
	}
	free := b.press(at)
	var dead [sides]int32 // the heads of the chains that it takes
	saved := free > 0
neighbours:
	for _, q := range b.near[at] {
		if !b.color[q].stone() {
			continue
		}
		head := b.links[q].head
		switch {
		case b.color[q] == c:
			saved = saved || b.links[head].free > 0
		case b.links[head].free == 0:
			for _, d := range dead[:res.Chains] {
				if d == head {
					continue neighbours
				}
			}
			dead[res.Chains] = head
			res.Chains++
			res.Taken += int(b.links[head].size)
		}
	}
	res.Suicide = !saved && res.Taken == 0
	res.Ko = res.Taken == 1 && dead[0] == b.lone
	if res.Suicide && b.rules.Suicide == RefuseSuicide {
		res.Cause = CauseSuicide
	} else if res.Ko && b.rules.Ko == SingleStoneKo {
		res.Cause = CauseKo
	}
	if res.Cause != CauseNone {
		b.release(at)
		if res.Was != Empty {
			b.put(res.Was, at)
		}
		return res
	}
	b.join(c, at, free)
	for _, head := range dead[:res.Chains] {
		b.remove(head)
	}
	if res.Suicide && b.rules.Suicide == RemoveSuicide {
		b.remove(b.links[at].head)
	}
	b.lone = edge
	if res.Taken == 1 {
		b.lone = at
	}
	return res
}

// press takes the liberty at a vacant cell from the chains around it, as a stone on it does, and counts the vacant
// neighbours.
func (b *Board) press(at int32) (free int32) {
	for _, q := range b.near[at] {
		if c := b.color[q]; c.stone() {
			b.links[b.links[q].head].free--
		} else if c == Empty {
			free++
		}
	}
	return free
}

// release gives the liberty at a vacant cell back.
func (b *Board) release(at int32) {
	for _, q := range b.near[at] {
		if b.color[q].stone() {
			b.links[b.links[q].head].free++
		}
	}
}

// join sets a stone on a pressed cell and joins it to the chains of its color around it.
func (b *Board) join(c Color, at, free int32) {
	b.color[at] = c
	b.links[at] = link{head: at, next: at, size: 1, free: free}
	b.stones[c]++
	head := at
	for _, q := range b.near[at] {
		if b.color[q] == c {
			if other := b.links[q].head; other != head {
				head = b.merge(head, other)
			}
		}
	}
}

// merge makes one chain of two: the smaller takes the larger one's head.
func (b *Board) merge(head, other int32) int32 {
	if b.links[head].size < b.links[other].size {
		head, other = other, head
	}
	to, from := &b.links[head], &b.links[other]
	to.size += from.size
	to.free += from.free
	for s := other; ; {
		b.links[s].head = head
		if s = b.links[s].next; s == other {
			break
		}
	}
	to.next, from.next = from.next, to.next
	return head
}

// remove takes a chain off, a stone at a time.
func (b *Board) remove(head int32) {
	b.stones[b.color[head]] -= int(b.links[head].size)
	for s := head; ; {
		b.color[s] = Empty
		b.release(s)
		b.off = append(b.off, s)
		if s = b.links[s].next; s == head {
			break
		}
	}
}

// put sets a stone on a vacant cell and takes nothing off.
func (b *Board) put(c Color, at int32) { b.join(c, at, b.press(at)) }

// lift takes a single stone off; what is left of its chain may fall into pieces.
func (b *Board) lift(at int32) {
	c, before := b.color[at], len(b.off)
	b.remove(b.links[at].head)
	for _, s := range b.off[before:] {
		if s != at {
			b.put(c, s)
		}
	}
	b.off = b.off[:before]
}
