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
	cells  []cell
	off    []int32 // cells of the stones that moves took off, in order, since the start
	stones [3]int  // by color
	lone   int32   // the stone set by the last move that stood, if that took exactly one; otherwise edge

	// Of the last move:
	result Result
	dead   [sides]int32 // the heads of the chains that it took, or would take
}

// cell is what a point holds; for a stone, its place in its chain, and at the head the chain's sums. A cell that holds
// no stone has the head untouched, so that its neighbours need not look before they count.
type cell struct {
	color Color
	head  int32 // the chain's head
	next  int32 // the next stone of the chain, round and round
	size  int32 // at the head: stones
	free  int32 // at the head: pairs of a stone and a vacant neighbour
}

// NewBoard is an empty board.
func NewBoard(rules Rules, on Topology) *Board {
	b := &Board{rules: rules, field: newField(on), lone: edge}
	b.cells = make([]cell, len(b.sites))
	b.cells[edge].color = wall
	return b
}

// reset clears a board of the plane; the memory stays.
func (b *Board) reset() {
	b.field.reset()
	b.cells, b.off = b.cells[:firstCell], b.off[:0]
	b.stones, b.lone = [3]int{}, edge
}

// cell is the field's, with room for what the point holds.
func (b *Board) cell(p engine.Point) int32 {
	c := b.field.cell(p)
	if int(c) == len(b.cells) {
		b.cells = append(b.cells, cell{})
	}
	return c
}

// Color is what a point holds. The point must exist.
func (b *Board) Color(p engine.Point) Color { return b.cells[b.cell(p)].color }

// Stones is how many stones of a side are on the board.
func (b *Board) Stones(c Color) int { return b.stones[c] }

// Put sets a stone without any move: nothing is taken off, and a chain need not have a liberty. The point must exist
// and be vacant.
func (b *Board) Put(s Stone) { b.put(s.Color, b.cell(s.At)) }

// Play makes a move, if the rules do not refuse it. The point must exist.
func (b *Board) Play(c Color, p engine.Point) Result {
	b.play(c, b.cell(p))
	return b.result
}

// play is Play, on a cell; the facts are in result.
func (b *Board) play(c Color, at int32) Cause {
	res := &b.result
	*res = Result{Was: b.cells[at].color}
	if res.Was != Empty {
		if b.rules.Occupied == RefuseOccupied {
			res.Cause = CauseOccupied
			return CauseOccupied
		}
		b.lift(at)
	}
	free, least := b.press(at)
	if free > 0 && least > 0 { // nothing ends here
		b.join(c, at, free)
		b.lone = edge
		return CauseNone
	}
	saved := b.judge(c, at)
	res.Suicide = free == 0 && !saved && res.Taken == 0
	res.Ko = res.Taken == 1 && b.dead[0] == b.lone
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
		return res.Cause
	}
	b.join(c, at, free)
	for _, head := range b.dead[:res.Chains] {
		b.remove(head)
	}
	if res.Suicide && b.rules.Suicide == RemoveSuicide {
		b.remove(b.cells[at].head)
	}
	b.lone = edge
	if res.Taken == 1 {
		b.lone = at
	}
	return CauseNone
}

// judge finds the chains of the other side that have no liberty now that the cell is pressed: dead, and counted in
// result. It tells whether a chain of the stone's own color beside it has one.
func (b *Board) judge(c Color, at int32) (saved bool) {
	res := &b.result
neighbours:
	for _, q := range &b.sites[at].near {
		color, head := b.cells[q].color, b.cells[q].head
		chain := &b.cells[head]
		switch {
		case color == c:
			saved = saved || chain.free > 0
		case color == c.Other() && chain.free == 0:
			for _, d := range b.dead[:res.Chains] {
				if d == head {
					continue neighbours
				}
			}
			b.dead[res.Chains] = head
			res.Chains++
			res.Taken += int(chain.size)
		}
	}
	return saved
}

// press takes the liberty at a vacant cell from the chains around it, as a stone on it does. It counts the vacant
// neighbours and finds the least free count that is left to a chain.
func (b *Board) press(at int32) (free, least int32) {
	least = sides + 1
	b.cells[untouched].free = least // it is counted down for those that hold no stone
	for _, q := range &b.sites[at].near {
		near := &b.cells[q]
		if near.color == Empty {
			free++
		}
		chain := &b.cells[near.head]
		chain.free--
		least = min(least, chain.free)
	}
	return free, least
}

// release gives the liberty at a vacant cell back.
func (b *Board) release(at int32) {
	for _, q := range &b.sites[at].near {
		b.cells[b.cells[q].head].free++
	}
}

// join sets a stone on a pressed cell and joins it to the chains of its color around it.
func (b *Board) join(c Color, at, free int32) {
	stone := &b.cells[at]
	stone.color, stone.head, stone.next, stone.size, stone.free = c, at, at, 1, free
	b.stones[c]++
	head := at
	for _, q := range &b.sites[at].near {
		if near := &b.cells[q]; near.color == c && near.head != head {
			head = b.merge(head, near.head)
		}
	}
}

// merge makes one chain of two: the smaller takes the larger one's head.
func (b *Board) merge(head, other int32) int32 {
	if b.cells[head].size < b.cells[other].size {
		head, other = other, head
	}
	to, from := &b.cells[head], &b.cells[other]
	to.size += from.size
	to.free += from.free
	for s := other; ; {
		b.cells[s].head = head
		if s = b.cells[s].next; s == other {
			break
		}
	}
	to.next, from.next = from.next, to.next
	return head
}

// remove takes a chain off, a stone at a time.
func (b *Board) remove(head int32) {
	b.stones[b.cells[head].color] -= int(b.cells[head].size)
	for s := head; ; {
		stone := &b.cells[s]
		next := stone.next
		stone.color, stone.head = Empty, untouched
		b.release(s)
		b.off = append(b.off, s)
		if s = next; s == head {
			break
		}
	}
}

// put sets a stone on a vacant cell and takes nothing off.
func (b *Board) put(c Color, at int32) {
	free, _ := b.press(at)
	b.join(c, at, free)
}

// lift takes a single stone off; what is left of its chain may fall into pieces.
func (b *Board) lift(at int32) {
	c, before := b.cells[at].color, len(b.off)
	b.remove(b.cells[at].head)
	for _, s := range b.off[before:] {
		if s != at {
			b.put(c, s)
		}
	}
	b.off = b.off[:before]
}
