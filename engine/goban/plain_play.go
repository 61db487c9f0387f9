package goban

import (
	"slices"

	"umpire/engine"
)

// plain is a position, whose turn it is, and what ko remembers.
type plain struct {
	plainBoard
	rules   Rules
	turn    Color
	lone    engine.Point    // the stone set by the last move that stood, if that took exactly one; otherwise no point
	emptied engine.Point    // where the one it took had stood
	before  map[string]bool // for superko: the boards so far
	again   [3]int          // counts-twice: stones counted once too often when they were taken, by color
}

// plainStep is what a move did: why it was refused, and the chains it took, or would take; for a suicide, its own.
type plainStep struct {
	cause Cause
	off   [][]engine.Point
	own   bool
	ko    bool // MNS317's ko speaks against it
}

// plainChain is connected stones, by number.
type plainChain struct {
	color  Color
	stones []int
}

func newPlain(rules Rules, topology Topology, setup Setup) *plain {
	p := &plain{plainBoard: newPlainBoard(topology), rules: rules, turn: Black, before: map[string]bool{}}
	if setup.Turn == White {
		p.turn = White
	}
	for _, s := range setup.Stones {
		p.set(s.At, s.Color)
	}
	return p
}

// play lets the side on turn try a point.
func (p *plain) play(at engine.Point) (step plainStep) {
	was := p.color(at)
	if was != Empty && p.rules.Occupied == RefuseOccupied {
		return p.refuse(plainStep{cause: CauseOccupied})
	}
	n := p.set(at, p.turn)
	off, own := p.dead(n)
	var taken [][]engine.Point // of the other side
	count := 0
	for _, chain := range off {
		points := p.at(chain)
		step.off = append(step.off, points)
		if chain.color != p.turn {
			taken = append(taken, points)
			count += len(points)
		}
	}
	if p.slips.koCountsChains {
		count = len(taken)
	}
	step.own, step.ko = own, p.ko(at, taken, count)
	switch {
	case own && p.rules.Suicide == RefuseSuicide:
		step.cause = CauseSuicide
	case p.rules.Ko == SingleStoneKo && step.ko || p.slips.superko && p.repeats(off):
		step.cause = CauseKo
	}
	if step.cause != CauseNone {
		if !p.slips.noRestore {
			p.set(at, was)
		}
		return p.refuse(step)
	}
	for _, chain := range off {
		p.take(chain)
	}
	if p.slips.superko {
		p.before[p.picture()] = true
	}
	switch {
	case count == 1 || p.slips.koAfterAny && count > 0:
		p.lone, p.emptied = at, taken[0][0]
	case !p.slips.koNeverExpires:
		p.lone, p.emptied = engine.Point{}, engine.Point{}
	}
	if !own || !p.slips.colourWaits {
		p.turn = p.turn.Other()
	}
	return step
}

// refuse ends a move that is refused.
func (p *plain) refuse(step plainStep) plainStep {
	if p.slips.koLiftedByInvalid || p.slips.koLiftedByOccupied && step.cause == CauseOccupied {
		p.lone, p.emptied = engine.Point{}, engine.Point{}
	}
	if p.slips.invalidPasses {
		p.turn = p.turn.Other()
	}
	return step
}

// dead is the chains that a new stone takes off, and whether its own is among them.
func (p *plain) dead(n int) (off []plainChain, own bool) {
	if p.slips.ownFirst && p.rules.Suicide != LeaveSuicide && !p.alive(n) {
		return []plainChain{p.goes(n, n)}, true
	}
	if p.slips.neighbourOrder {
		return p.deadInOrder(n)
	}
	for _, q := range p.points[n].near {
		met := slices.ContainsFunc(off, func(chain plainChain) bool { return slices.Contains(chain.stones, q) })
		if p.points[q].color == p.turn.Other() && !met && !p.alive(q) {
			off = append(off, p.goes(n, q))
		}
	}
	if p.slips.firstChainOnly && len(off) > 1 {
		off = off[:1]
	}
	if len(off) == 0 && !p.alive(n) {
		return []plainChain{p.goes(n, n)}, true
	}
	return off, false
}

// goes is what is taken off of the dead chain of stone q when stone n is set.
func (p *plain) goes(n, q int) plainChain {
	color := p.points[q].color
	switch {
	case color == p.turn && p.rules.Suicide == LeaveSuicide:
		return plainChain{color, nil}
	case color == p.turn && p.slips.suicideOne:
		return plainChain{color, []int{n}}
	}
	stones, _, _ := p.chain(q)
	return plainChain{color, stones}
}

// ko tells whether the ko speaks against a move that takes these chains and so many stones.
func (p *plain) ko(at engine.Point, taken [][]engine.Point, count int) bool {
	retakes := slices.ContainsFunc(taken, func(chain []engine.Point) bool { return slices.Contains(chain, p.lone) })
	switch {
	case p.slips.koPoint:
		return at == p.emptied
	case p.slips.koAnyCapture:
		return retakes
	case p.slips.koAnySingle:
		return count == 1 && p.lone != engine.Point{}
	}
	return count == 1 && retakes
}

// take takes a chain off.
func (p *plain) take(chain plainChain) {
	if p.slips.countsTwice && len(chain.stones) > 0 {
		_, _, paths := p.plainBoard.chain(chain.stones[0])
		for i := range chain.stones {
			p.again[chain.color] += paths[i] - 1
		}
	}
	p.paint(chain, Empty)
}

// count is how many stones of a color there are by the program's count.
func (p *plain) count(c Color) int { return p.stones(c) - p.again[c] }
