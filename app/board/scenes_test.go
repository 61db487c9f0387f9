package board

import (
	"strconv"

	"umpire/engine"
)

// The boards below are the ones that the package is meant to draw well: a position of each game at its most crowded.

func numbers(text string) []float64 {
	var list []float64
	for start := 0; start < len(text); {
		end := start
		for end < len(text) && text[end] > ' ' {
			end++
		}
		if v, err := strconv.ParseFloat(text[start:end], 64); err == nil {
			list = append(list, v)
		}
		start = end + 1
	}
	return list
}

// twixtScene is a game of 45 moves whose last peg gets one link and is denied another.
func twixtScene() *Scene {
	moves := numbers(`0 4 7 1 1 2 9 2 12 4 10 4 3 1 11 6 5 2 9 7 6 4 7 5 5 6 7 8 7 10 6 10 7 7 5 8 8 5 4 10 9 1 2 11 10 6 4 12
		8 7 5 10 7 9 10 7 6 11 6 12 8 10 10 9 9 8 8 11 8 6 10 12 12 3 8 4 2 8 9 10 10 5 10 8 11 7 8 9 12 5`)
	s := NewFelt(12)
	s.Title = "TwixT board after move 45"
	for i := 0; i < len(moves); i += 2 {
		s.peg(Place{moves[i], moves[i+1]}, Black+Kind(i/2%2))
	}
	s.Links = append(s.Links, Link{Place{12, 5}, Place{10, 6}, Black, Denied}, Link{Place{10, 4}, Place{11, 6}, White, Blocking})
	s.Marks = []Mark{{At: Place{12, 5}, Kind: Last}, {At: Place{10.8, 5.6}, Kind: Cross}}
	return s
}

// peg adds a peg with every link that crosses no other.
func (s *Scene) peg(at Place, kind Kind) {
	for _, other := range s.Pieces {
		dx, dy := other.At.X-at.X, other.At.Y-at.Y
		if other.Kind != kind || dx*dx+dy*dy != 5 {
			continue
		}
		free := true
		for _, l := range s.Links {
			free = free && !crosses(at, other.At, l.A, l.B)
		}
		if free {
			s.Links = append(s.Links, Link{A: at, B: other.At, Kind: kind})
		}
	}
	s.Pieces = append(s.Pieces, Piece{At: at, Kind: kind})
}

func crosses(a, b, c, d Place) bool {
	side := func(p, q, r Place) float64 { return (q.X-p.X)*(r.Y-p.Y) - (q.Y-p.Y)*(r.X-p.X) }
	return side(a, b, c)*side(a, b, d) < 0 && side(c, d, a)*side(c, d, b) < 0
}

// lianliankanScene is a question without a line of two turns.
func lianliankanScene() *Scene {
	cells := numbers(`0 0 7 6 4 0 0 1 4 5 4 1  0 0 0 7 0 0 8 0 2 0 0 0  3 0 0 6 0 0 0 6 0 1 0 0  0 0 0 0 0 0 0 1 1 0 5 0
		7 2 0 0 5 0 0 0 7 3 3 0  0 8 0 3 5 3 2 0 0 0 5 1  0 0 0 4 1 0 4 0 0 6 3 8  0 0 0 0 0 0 0 0 8 3 5 2
		8 3 7 0 3 0 3 0 0 0 0 0  4 7 1 0 0 0 0 6 0 0 0 0  0 0 0 0 0 4 0 0 5 0 3 0`)
	reach := numbers(`0 0 0 0 0 0 0 0 0 0 0 0  3 3 2 0 0 0 0 0 0 0 0 0  0 3 2 0 0 0 0 0 0 0 0 0  3 3 2 3 3 3 3 0 0 0 0 0
		0 0 2 3 0 0 0 3 0 0 0 0  2 0 2 0 0 0 0 3 0 0 0 0  1 1 1 0 0 3 0 3 0 0 0 0  2 2 2 1 2 2 2 2 0 0 0 0
		0 0 0 1 0 3 0 3 0 0 0 0  0 0 0 1 2 2 2 0 0 0 0 0  2 2 2 1 2 0 3 0 0 0 0 0`)
	tiles, turns := make([]int32, len(cells)), make([]uint8, len(cells))
	for i := range cells {
		tiles[i], turns[i] = int32(cells[i]), uint8(reach[i])
	}
	s := NewTable(11, 12, tiles)
	s.Title = "Lianliankan board, question 3"
	s.Reach = turns
	s.Paths = []Path{{Places: []Place{{7, 4}, {7, 3}, {4, 3}, {4, 5}, {1, 5}}, Denied: 3}}
	s.Marks = []Mark{{At: Place{7, 4}, Kind: Rejected}, {At: Place{1, 5}, Kind: Rejected}, {At: Place{6, 4}, Kind: Spare}}
	return s
}

// joinedScene is a question with a line.
func joinedScene() *Scene {
	s := NewTable(4, 5, []int32{3, 0, 1, 2, 0, 0, 0, 2, 0, 0, 5, 0, 0, 0, 2, 0, 3, 0, 5, 1})
	s.Paths = []Path{{Places: []Place{{1, 1}, {2, 1}, {2, 2}, {4, 2}}}}
	s.Marks = []Mark{{At: Place{1, 1}, Kind: Chosen}, {At: Place{4, 2}, Kind: Chosen}}
	return s
}

// tilesScene has every shape, and numbers of every length.
func tilesScene() *Scene {
	return NewTable(3, 6, []int32{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 100, 9999, 65536, 2147483647, 0})
}

// chapaevScene is the one flick that wins, exactly level.
func chapaevScene() *Scene {
	discs := numbers(`4.4 2.8 0.4 0.4 3.6 5.2 5.2 4.4 2.8 4.4 0.4 2 4.4 6 6.8 3.6
		2 5.2 6 6 1.2 2.8 6.8 6.8 5.2 6.8 7.6 5.2 0.4 3.6 6 0.4`)
	s := NewSquares()
	s.Title = "Chapaev board, Red to flick R7"
	for i := 0; i < len(discs); i += 2 {
		n := i / 2
		kind, name := Red, "R"
		if n >= 8 {
			kind, name = White, "W"
		}
		s.Pieces = append(s.Pieces, Piece{Place{discs[i], discs[i+1]}, kind, Standing, name + strconv.Itoa(n%8+1), ""})
	}
	for _, x := range []float64{5.2, 6.8, 7.6} {
		s.Pieces = append(s.Pieces, Piece{At: Place{x, 6}, Kind: Red, State: Ghost})
	}
	s.Bands = []Band{{From: Place{4.4, 6}, Dir: Place{1, 0}}}
	s.Marks = []Mark{
		{At: Place{4.4, 6}, Kind: Last},
		{At: Place{6, 6}, Kind: Hit}, {At: Place{5.2, 6.8}, Kind: Hit}, {At: Place{6.8, 6.8}, Kind: Hit}, {At: Place{7.6, 5.2}, Kind: Hit},
		{At: Place{6, 6}, Kind: Count, Text: "1", Side: Place{1, 1}}, {At: Place{5.2, 6.8}, Kind: Count, Text: "1", Side: Place{1, 1}},
		{At: Place{6.8, 6.8}, Kind: Count, Text: "2", Side: Place{1, 1}}, {At: Place{7.6, 5.2}, Kind: Count, Text: "3", Side: Place{-1, -1}},
		{At: Place{5.2, 6.4}, Kind: Touch}, {At: Place{6.8, 6.4}, Kind: Touch}, {At: Place{7.6, 5.6}, Kind: Touch},
	}
	return s
}

// slantedScene is a flick across the squares with a disc behind the band's edge.
func slantedScene() *Scene {
	s := NewSquares()
	s.Pieces = []Piece{{Place{2, 1}, Red, Standing, "R1", ""}, {Place{6, 5}, White, Standing, "W1", ""}, {Place{7.4, 7.1}, White, Standing, "W2", ""}}
	s.Bands = []Band{{From: Place{2, 1}, Dir: Place{5, 4}}}
	s.Marks = []Mark{{At: Place{6, 5}, Kind: Hit}, {At: Place{2, 1}, Kind: Last}}
	return s
}

// goScene is a refused retake of a ko.
func goScene() *Scene {
	s := NewWood(19, 19)
	s.Title = "Go board, attempt 52"
	s.stones(White, `2 4 2 16 3 6 3 9 3 14 5 6 8 12 9 3 9 11 9 16 10 12 11 3 11 11 11 17 12 12 13 13 14 3 14 17 16 4 16 16 17 3 17 17`)
	s.stones(Black, `3 3 3 17 4 4 4 16 5 10 6 3 6 9 6 11 6 17 7 5 7 10 8 11 9 10 10 9 10 11 11 10 12 11 13 12 14 12 17 6 17 9 17 11
		17 14 18 4 18 16`)
	s.Pieces = append(s.Pieces, Piece{At: Place{10, 10}, Kind: White, State: Refused})
	s.Marks = []Mark{{At: Place{10, 11}, Kind: Cause}}
	return s
}

func (s *Scene) stones(kind Kind, points string) {
	list := numbers(points)
	for i := 0; i < len(list); i += 2 {
		s.Pieces = append(s.Pieces, Piece{At: Place{list[i], list[i+1]}, Kind: kind})
	}
}

// planeScene is a capture in the corner, with stones far away.
func planeScene(cluster int) *Scene {
	var s Scene
	s.stones(Black, `1 2 1 6 2 3 2 6 3 4 3 5 3 7 5 6 6 5 8 4 9 6 10 3 1 1999999999 3 1999999999 4 2000000000
		1999999998 4 2000000000 3 2000000000 6 1000000000 40 1000000001 42`)
	s.stones(White, `4 2 4 8 5 1 6 2 6 3 6 7 7 3 8 1 8 2 8 6 9 2 10 9 2 1999999999 1999999998 2 1999999999 3 2000000000 1
		1000000001 39 1000000002 41 1000000003 40`)
	var points []engine.Point
	for _, p := range s.Pieces {
		points = append(points, engine.Point{X: int(p.At.X), Y: int(p.At.Y)})
	}
	plane := NewPlane(Survey(points), cluster)
	plane.Title = "Infinite Go board after stone 47"
	plane.Gap = func(lines int, rows bool) string {
		if rows {
			return Grouped(lines) + " rows"
		}
		return Grouped(lines) + " columns"
	}
	plane.Pieces = s.Pieces
	for _, gone := range []Place{{1, 3}, {1, 4}, {1, 5}, {2, 4}, {2, 5}} {
		plane.Pieces = append(plane.Pieces, Piece{At: gone, Kind: White, State: Gone})
	}
	plane.Marks = []Mark{{At: Place{1, 2}, Kind: Last}}
	return plane
}

// overlayScene has on wood what can be switched on there.
func overlayScene() *Scene {
	s := NewWood(9, 9)
	s.stones(Black, `3 3 3 4 4 3`)
	s.stones(White, `3 5 2 3 2 4 4 4 5 3 8 8`)
	s.Marks = []Mark{
		{At: Place{3, 3}, Kind: Atari}, {At: Place{3, 4}, Kind: Atari}, {At: Place{4, 3}, Kind: Atari}, {At: Place{8, 8}, Kind: Atari},
		{At: Place{3, 2}, Kind: Liberty}, {At: Place{4, 2}, Kind: Liberty}, {At: Place{5, 3}, Kind: Last}, {At: Place{8, 8}, Kind: Lit},
	}
	return s
}

// candidatesScene has on felt what can be switched on there, and a winning chain.
func candidatesScene() *Scene {
	s := NewFelt(5)
	for i, at := range []Place{{0, 2}, {1, 0}, {2, 3}, {3, 5}, {4, 2}, {2, 1}, {5, 4}} {
		s.peg(at, Black+Kind(i%2))
	}
	for _, l := range s.Links {
		if l.Kind == Black {
			s.Links = append(s.Links, Link{l.A, l.B, l.Kind, Winning})
		}
	}
	s.Links = append(s.Links, Link{Place{3, 3}, Place{4, 1}, Black, Possible}, Link{Place{3, 3}, Place{1, 4}, Black, Hindered})
	s.Marks = []Mark{{At: Place{5, 4}, Kind: Last}}
	return s
}
