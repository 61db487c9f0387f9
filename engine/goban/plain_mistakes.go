package goban

import (
	"slices"
	"strconv"

	"umpire/engine"
	"umpire/engine/internal/slip"
)

// plainSlips are the switches of the plain programs, besides those that are rules. With all of them off they are the
// judges.
type plainSlips struct {
	ownFirst       bool // the own chain is judged before the other side's are taken off
	firstChainOnly bool // of several dead chains one is taken
	diagonals      bool // a point has eight neighbours
	invalidPasses  bool // a refused attempt passes the turn

	koAnyCapture       bool // a retake may take more than the stone that took
	koAnySingle        bool // the one stone taken need not be the one that took
	koCountsChains     bool // a chain of any size counts as one stone
	koAfterAny         bool // a move that takes any number is remembered like one that takes one
	koNeverExpires     bool // only the next such move makes it forgotten
	koPoint            bool // the point is forbidden on which the taken stone stood
	koLiftedByInvalid  bool // a refused attempt makes it forgotten
	koLiftedByOccupied bool // an attempt on a stone does
	superko            bool // the whole board may not repeat
	noRestore          bool // the stone of a refused attempt stays
	transposed         bool // rows and columns are printed exchanged

	neighbourOrder bool // dead chains beside the stone, own ones too, are taken one after the other
	countsTwice    bool // a taken stone is counted for each shortest way through its chain
	suicideOne     bool // a suicide takes only the new stone off
	colourWaits    bool // after a suicide the same side moves again
	noRim          bool // there is a row 0 and a column 0
	farRim         bool // there is no row or column beyond 2·10⁹
	smallKey       int  // the bits of a point's key; 0 for enough
}

// plainGo19Switches are all mistakes of MNS317.
func plainGo19Switches() (all slip.List[plain]) {
	alone := all.Alone
	alone("no-ko", func(p *plain) { p.rules.Ko = NoKo })
	alone("ko-any-capture", func(p *plain) { p.slips.koAnyCapture = true })
	alone("ko-any-single", func(p *plain) { p.slips.koAnySingle = true })
	alone("ko-counts-chains", func(p *plain) { p.slips.koCountsChains = true })
	alone("ko-after-any", func(p *plain) { p.slips.koAfterAny = true })
	alone("ko-never-expires", func(p *plain) { p.slips.koNeverExpires = true })
	alone("ko-point", func(p *plain) { p.slips.koPoint = true })
	alone("ko-lifted-by-invalid", func(p *plain) { p.slips.koLiftedByInvalid = true })
	alone("ko-lifted-by-occupied", func(p *plain) { p.slips.koLiftedByOccupied = true })
	alone("superko", func(p *plain) { p.slips.superko = true })
	alone("suicide-first", func(p *plain) { p.slips.ownFirst = true })
	alone("suicide-allowed", func(p *plain) { p.rules.Suicide = RemoveSuicide })
	alone("no-restore", func(p *plain) { p.slips.noRestore = true })
	alone("first-chain-only", func(p *plain) { p.slips.firstChainOnly = true })
	alone("invalid-passes", func(p *plain) { p.slips.invalidPasses = true })
	alone("overwrite", func(p *plain) { p.rules.Occupied = Overwrite })
	alone("transposed", func(p *plain) { p.slips.transposed = true })
	alone("diagonals", func(p *plain) { p.slips.diagonals = true })
	return all
}

// plainInfiniteSwitches are all mistakes of HDU 4775.
func plainInfiniteSwitches() (all slip.List[plain]) {
	alone := all.Alone
	alone("own-first", func(p *plain) { p.slips.ownFirst = true })
	alone("neighbour-order", func(p *plain) { p.slips.neighbourOrder = true })
	alone("counts-twice", func(p *plain) { p.slips.countsTwice = true })
	alone("no-suicide", func(p *plain) { p.rules.Suicide = LeaveSuicide })
	alone("suicide-one", func(p *plain) { p.slips.suicideOne = true })
	alone("first-chain-only", func(p *plain) { p.slips.firstChainOnly = true })
	alone("ko", func(p *plain) { p.rules.Ko, p.slips.invalidPasses = SingleStoneKo, true })
	alone("no-rim", func(p *plain) { p.slips.noRim = true })
	alone("far-rim", func(p *plain) { p.slips.farRim = true })
	alone("diagonals", func(p *plain) { p.slips.diagonals = true })
	alone("colour-waits", func(p *plain) { p.slips.colourWaits = true })
	const family = "small-key"
	for _, bits := range []int{16, 32} {
		all.Add(family+"-"+strconv.Itoa(bits), family, func(p *plain) { p.slips.smallKey = bits })
	}
	return all
}

// Go19WithMistakes is Go19, and in it the known mistakes and the plain program.
func Go19WithMistakes() engine.Game { return plainGo19Switches().In(Go19(), PlainGo19) }

// InfiniteWithMistakes is Infinite, and in it the known mistakes and the plain program.
func InfiniteWithMistakes() engine.Game { return plainInfiniteSwitches().In(Infinite(), PlainInfinite) }

// key is a point as a table of stones knows it.
func (s *plainSlips) key(at engine.Point) uint64 {
	x, y := uint64(at.X), uint64(at.Y)
	if s.smallKey > 0 {
		return (x*1_000_003 + y) % (1 << s.smallKey)
	}
	return x<<32 | y
}

// rim is the first row and column.
func (s *plainSlips) rim() int {
	if s.noRim {
		return 0
	}
	return 1
}

// directions lead to the neighbours of a point.
func (s *plainSlips) directions() []engine.Point {
	switch {
	case s.diagonals:
		return []engine.Point{{X: -1, Y: -1}, {X: -1}, {X: -1, Y: 1}, {Y: -1}, {Y: 1}, {X: 1, Y: -1}, {X: 1}, {X: 1, Y: 1}}
	case s.neighbourOrder:
		return []engine.Point{{Y: 1}, {Y: -1}, {X: 1}, {X: -1}}
	}
	return []engine.Point{{X: -1}, {Y: -1}, {Y: 1}, {X: 1}}
}

// deadInOrder is what dead is to a program that takes every dead chain off as it comes to it, and its own in the end.
func (p *plain) deadInOrder(n int) (off []plainChain, own bool) {
	for _, q := range append(slices.Clone(p.points[n].near), n) {
		if p.points[q].color == Empty || p.alive(q) || p.slips.firstChainOnly && len(off) > 0 {
			continue
		}
		chain := p.goes(n, q)
		own = own || chain.color == p.turn
		off = append(off, chain)
		p.paint(chain, Empty)
	}
	for _, chain := range off {
		p.paint(chain, chain.color)
	}
	return off, own
}

// picture is the board as a text.
func (p *plain) picture() string {
	var b []byte
	for x := 1; x <= p.topology.Rows; x++ {
		for y := 1; y <= p.topology.Columns; y++ {
			b = append(b, byte(p.color(engine.Point{X: x, Y: y})))
		}
	}
	return string(b)
}

// repeats tells whether the board without these chains was there before.
func (p *plain) repeats(off []plainChain) bool {
	for _, chain := range off {
		p.paint(chain, Empty)
	}
	repeats := p.before[p.picture()]
	for _, chain := range off {
		p.paint(chain, chain.color)
	}
	return repeats
}
