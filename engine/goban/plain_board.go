package goban

import "umpire/engine"

// plainBoard is stones on points. A point is numbered when it is first met; a stone knows its neighbours' numbers.
type plainBoard struct {
	topology Topology
	slips    plainSlips
	numbers  map[uint64]int // by the points' keys
	points   []plainPoint   // by number
	searches int            // so far
}

type plainPoint struct {
	at    engine.Point
	color Color
	near  []int // the neighbours, if a stone has stood here
	met   int   // the last search that came by
}

func newPlainBoard(topology Topology) plainBoard {
	return plainBoard{topology: topology, numbers: map[uint64]int{}}
}

// find is the number of a point.
func (b *plainBoard) find(at engine.Point) int {
	key := b.slips.key(at)
	n, known := b.numbers[key]
	if !known {
		n = len(b.points)
		b.numbers[key] = n
		b.points = append(b.points, plainPoint{at: at})
	}
	return n
}

// color is what a point holds.
func (b *plainBoard) color(at engine.Point) Color { return b.points[b.find(at)].color }

// set makes a point hold a color, and gives the point's number.
func (b *plainBoard) set(at engine.Point, c Color) int {
	var near []int
	for _, q := range b.neighbours(at) {
		near = append(near, b.find(q))
	}
	n := b.find(at)
	b.points[n].at, b.points[n].color, b.points[n].near = at, c, near
	return n
}

// neighbours is the points beside a point, in lexicographic order.
func (b *plainBoard) neighbours(at engine.Point) (points []engine.Point) {
	for _, d := range b.slips.directions() {
		q := engine.Point{X: at.X + d.X, Y: at.Y + d.Y}
		off := min(q.X, q.Y) < b.slips.rim()
		if b.topology.Rows > 0 {
			off = off || q.X > b.topology.Rows || q.Y > b.topology.Columns
		}
		if b.slips.farRim {
			off = off || max(q.X, q.Y) > 2_000_000_000
		}
		if !off {
			points = append(points, q)
		}
	}
	return points
}

// chain is the stones connected to a stone, itself first and the nearest ones before those farther off, and the
// different vacant points beside them. The paths are, for each stone, how many ways of so few steps lead to it.
func (b *plainBoard) chain(n int) (stones, liberties, paths []int) {
	b.searches++
	color := b.points[n].color
	b.points[n].met = b.searches
	place, steps := map[int]int{n: 0}, []int{0} // in stones
	stones, paths = []int{n}, []int{1}
	for i := 0; i < len(stones); i++ {
		for _, q := range b.points[stones[i]].near {
			point := &b.points[q]
			if point.met != b.searches && point.color == Empty {
				liberties = append(liberties, q)
			}
			if point.met != b.searches && point.color == color {
				place[q] = len(stones)
				stones, steps, paths = append(stones, q), append(steps, steps[i]+1), append(paths, 0)
			}
			point.met = b.searches
			if point.color == color && steps[place[q]] == steps[i]+1 {
				paths[place[q]] += paths[i]
			}
		}
	}
	return stones, liberties, paths
}

// alive tells whether the chain of a stone has a liberty.
func (b *plainBoard) alive(n int) bool {
	b.searches++
	color := b.points[n].color
	b.points[n].met = b.searches
	for open := []int{n}; len(open) > 0; {
		s := open[len(open)-1]
		open = open[:len(open)-1]
		for _, q := range b.points[s].near {
			point := &b.points[q]
			if point.color == Empty {
				return true
			}
			if point.color == color && point.met != b.searches {
				point.met = b.searches
				open = append(open, q)
			}
		}
	}
	return false
}

// stones is how many stones of a color are on the board.
func (b *plainBoard) stones(c Color) (n int) {
	for _, point := range b.points {
		if point.color == c {
			n++
		}
	}
	return n
}

// paint gives a chain another color.
func (b *plainBoard) paint(chain plainChain, c Color) {
	for _, s := range chain.stones {
		b.points[s].color = c
	}
}

// at is where the stones of a chain are.
func (b *plainBoard) at(chain plainChain) (points []engine.Point) {
	for _, s := range chain.stones {
		points = append(points, b.points[s].at)
	}
	return points
}
