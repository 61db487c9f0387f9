package goban

import (
	"strconv"
	"strings"

	"umpire/engine"
)

// The plain twin: both judges once more, with a map for a board and a search for every question. It shares no code with
// the fast one but the words of the rules, and the tests hold the two against each other.

// PlainGo19 answers an input of MNS317, whatever its limits. It tells false if it is not numbers in the right count.
func PlainGo19(text string) (output string, ok bool) {
	moves, rest, ok := plainMoves(plainNumbers(text))
	if !ok || len(rest) > 0 {
		return "", false
	}
	var out strings.Builder
	p := newPlain(Rules{Ko: SingleStoneKo}, Topology{19, 19}, Setup{})
	for _, at := range moves {
		if p.play(at).cause != CauseNone {
			out.WriteString("invalid\n")
			continue
		}
		out.WriteString("valid\n")
		for x := 1; x <= 19; x++ {
			row := make([]string, 19)
			for y := range row {
				row[y] = strconv.Itoa(int(p.stones[engine.Point{X: x, Y: y + 1}]))
			}
			out.WriteString(strings.Join(row, " ") + "\n")
		}
	}
	return out.String(), true
}

// PlainInfinite answers an input of HDU 4775, whatever its limits. It tells false if it is not numbers in the right
// count, or if a stone is set on a stone.
func PlainInfinite(text string) (output string, ok bool) {
	numbers := plainNumbers(text)
	if len(numbers) == 0 {
		return "", false
	}
	games, numbers := numbers[0], numbers[1:]
	for range games {
		moves, rest, ok := plainMoves(numbers)
		if !ok {
			return "", false
		}
		p := newPlain(Rules{Suicide: RemoveSuicide}, Topology{}, Setup{})
		for _, at := range moves {
			if p.play(at).cause != CauseNone {
				return "", false
			}
		}
		output += strconv.Itoa(p.count(Black)) + " " + strconv.Itoa(p.count(White)) + "\n"
		numbers = rest
	}
	return output, len(numbers) == 0
}

// plainNumbers is the whole numbers of a text, up to the first thing that is none.
func plainNumbers(text string) (numbers []int) {
	for _, word := range strings.Fields(strings.TrimPrefix(text, "\uFEFF")) {
		n, err := strconv.Atoi(word)
		if err != nil {
			break
		}
		numbers = append(numbers, n)
	}
	return numbers
}

// plainMoves takes a count and so many points from the front of the numbers.
func plainMoves(numbers []int) (moves []engine.Point, rest []int, ok bool) {
	if len(numbers) == 0 || numbers[0] < 0 || len(numbers) < 1+2*numbers[0] {
		return nil, nil, false
	}
	n, numbers := numbers[0], numbers[1:]
	for i := range n {
		moves = append(moves, engine.Point{X: numbers[2*i], Y: numbers[2*i+1]})
	}
	return moves, numbers[2*n:], true
}

// plain is a position and whose turn it is.
type plain struct {
	rules    Rules
	topology Topology
	stones   map[engine.Point]Color
	turn     Color
	lone     engine.Point // the stone set by the last move that stood, if that took exactly one; otherwise no point
}

// plainStep is what a move did: why it was refused, and the chains it took, or would take; for a suicide, its own.
type plainStep struct {
	cause Cause
	off   [][]engine.Point
	own   bool
	ko    bool // MNS317's ko speaks against it
}

func newPlain(rules Rules, topology Topology, setup Setup) *plain {
	p := &plain{rules: rules, topology: topology, stones: map[engine.Point]Color{}, turn: Black}
	if setup.Turn == White {
		p.turn = White
	}
	for _, s := range setup.Stones {
		p.stones[s.At] = s.Color
	}
	return p
}

// play lets the side on turn try a point.
func (p *plain) play(at engine.Point) (step plainStep) {
	was := p.stones[at]
	if was != Empty && p.rules.Occupied == RefuseOccupied {
		step.cause = CauseOccupied
		return step
	}
	p.stones[at] = p.turn
	taken := 0
	for _, q := range p.neighbours(at) {
		if p.stones[q] == p.turn.Other() && !plainHas(step.off, q) {
			if chain, liberties := p.chain(q); len(liberties) == 0 {
				step.off = append(step.off, chain)
				taken += len(chain)
			}
		}
	}
	if taken == 0 {
		if chain, liberties := p.chain(at); len(liberties) == 0 {
			step.own = true
			step.off = append(step.off, chain)
		}
	}
	step.ko = taken == 1 && step.off[0][0] == p.lone
	switch {
	case step.own && p.rules.Suicide == RefuseSuicide:
		step.cause = CauseSuicide
	case step.ko && p.rules.Ko == SingleStoneKo:
		step.cause = CauseKo
	}
	if step.cause != CauseNone {
		p.set(at, was)
		return step
	}
	if !step.own || p.rules.Suicide == RemoveSuicide {
		for _, chain := range step.off {
			for _, q := range chain {
				p.set(q, Empty)
			}
		}
	}
	p.lone = engine.Point{}
	if taken == 1 {
		p.lone = at
	}
	p.turn = p.turn.Other()
	return step
}

// set makes a point hold a color; the map holds no vacant point.
func (p *plain) set(at engine.Point, c Color) {
	if p.stones[at] = c; c == Empty {
		delete(p.stones, at)
	}
}

// neighbours is the points beside a point.
func (p *plain) neighbours(at engine.Point) (points []engine.Point) {
	for _, d := range []engine.Point{{X: -1}, {Y: -1}, {Y: 1}, {X: 1}} {
		q := engine.Point{X: at.X + d.X, Y: at.Y + d.Y}
		off := q.X < 1 || q.Y < 1
		if p.topology.Rows > 0 {
			off = off || q.X > p.topology.Rows || q.Y > p.topology.Columns
		}
		if !off {
			points = append(points, q)
		}
	}
	return points
}

// chain is the stones connected to a stone, itself first, and the different vacant points beside them.
func (p *plain) chain(at engine.Point) (stones, liberties []engine.Point) {
	seen := map[engine.Point]bool{at: true}
	open := []engine.Point{at}
	for len(open) > 0 {
		s := open[len(open)-1]
		open = open[:len(open)-1]
		stones = append(stones, s)
		for _, q := range p.neighbours(s) {
			if seen[q] {
				continue
			}
			switch p.stones[q] {
			case p.stones[at]:
				seen[q] = true
				open = append(open, q)
			case Empty:
				seen[q] = true
				liberties = append(liberties, q)
			}
		}
	}
	return stones, liberties
}

// count is how many stones of a color are on the board.
func (p *plain) count(c Color) (n int) {
	for _, s := range p.stones {
		if s == c {
			n++
		}
	}
	return n
}

// plainHas tells whether a point is in one of the chains.
func plainHas(chains [][]engine.Point, at engine.Point) bool {
	for _, chain := range chains {
		for _, q := range chain {
			if q == at {
				return true
			}
		}
	}
	return false
}
