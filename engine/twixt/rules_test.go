package twixt

import (
	"fmt"
	"slices"
	"testing"

	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/internal/rng"
)

// checkConsistency compares everything that a position keeps with what the plain version makes of the same moves.
func checkConsistency(t *testing.T, p *Position, moves []engine.Point) {
	t.Helper()
	plain := plainGame{n: p.N()}
	for _, at := range moves {
		plain.play(at)
	}
	if p.Moves() != len(moves) || p.ToMove() != Mover(len(moves)+1) {
		t.Fatalf("%d moves, %d to move after %d moves", p.Moves(), p.ToMove(), len(moves))
	}
	if last, ok := p.Last(); ok != (len(moves) > 0) || ok && last != moves[len(moves)-1] {
		t.Fatalf("last move %v of %v", last, moves)
	}
	pegs := 0
	for at, side := range p.Pegs() {
		pegs++
		if k := p.Step(at); k < 1 || k > len(moves) || moves[k-1] != at || side != Mover(k) {
			t.Fatalf("%v is peg %d of side %d", at, k, side)
		}
	}
	if pegs != len(moves) {
		t.Fatalf("%d pegs after %d moves", pegs, len(moves))
	}
	var got, want []string
	for link, side := range p.Links() {
		got = append(got, fmt.Sprint(link, side))
	}
	for _, l := range plain.links {
		ends := plain.ends(l)
		if ends[0].X > ends[1].X {
			ends[0], ends[1] = ends[1], ends[0]
		}
		want = append(want, fmt.Sprint(Link{ends[0], ends[1]}, plain.pegs[l.b].side))
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Fatalf("after %v\nlinks %v\nwant  %v", moves, got, want)
	}
	checkNear(t, p)
	checkEdges(t, p, &plain)
}

// checkNear recounts the pegs a knight's move away from every hole.
func checkNear(t *testing.T, p *Position) {
	t.Helper()
	for x := range p.N() + 1 {
		for y := range p.N() + 1 {
			at := engine.Point{X: x, Y: y}
			var near [2]uint8
			for d := range Direction(directions) {
				if q := d.From(at); p.Contains(q) && p.Peg(q) != Nobody {
					near[p.Peg(q)-Black] |= 1 << d
				}
			}
			if got := p.holes[p.index(at)].near; got != near {
				t.Fatalf("%v: near %v, want %v", at, got, near)
			}
		}
	}
}

// checkEdges spreads each edge again and compares what every peg knows of its chain, and who has won.
func checkEdges(t *testing.T, p *Position, plain *plainGame) {
	t.Helper()
	low, high := plain.reached(0), plain.reached(plain.n)
	winner := Nobody
	for i, peg := range plain.pegs {
		var want uint8
		if low[i] {
			want |= lowEdge
		}
		if high[i] {
			want |= highEdge
		}
		if got := p.holes[p.index(peg.at)].edges; got != want {
			t.Fatalf("peg %v knows edges %d, want %d", peg.at, got, want)
		}
		if want == bothEdges {
			winner = peg.side
		}
	}
	if p.Winner() != winner {
		t.Fatalf("winner %d, want %d", p.Winner(), winner)
	}
	if plain.joined(Black) != (winner == Black) || plain.joined(White) != (winner == White) {
		t.Fatalf("winner %d, joined %t and %t", winner, plain.joined(Black), plain.joined(White))
	}
}

// TestRandomPlay plays at random, illegal tries too, until the board is full or somebody wins, and checks every position.
func TestRandomPlay(t *testing.T) {
	games := 400
	if testing.Short() {
		games = 40
	}
	r := rng.New(2706)
	wins, refused := map[Side]int{}, 0
	for range games {
		p := NewPosition(r.From(4, 9))
		var moves []engine.Point
		for range 150 {
			at := engine.Point{X: r.From(-1, p.N()+1), Y: r.From(-1, p.N()+1)}
			legal, side := p.Legal(at), p.ToMove()
			var look Turn
			if legal == "" {
				look = p.Look(at)
			}
			turn, code := p.Play(at)
			if code != legal || turn != look {
				t.Fatalf("%v: played %v %q, looked %v %q", at, turn, code, look, legal)
			}
			if code != "" {
				continue
			}
			moves = append(moves, at)
			refused += turn.Refused.Len()
			if turn.Won != (p.Winner() == side) {
				t.Fatalf("%v: turn %v, winner %d", at, turn, p.Winner())
			}
			if turn.Won {
				wins[side]++
				break
			}
			if len(moves)%8 == 0 {
				checkConsistency(t, p, moves)
			}
		}
		checkConsistency(t, p, moves)
	}
	if wins[Black] == 0 || wins[White] == 0 || refused == 0 {
		t.Errorf("%v wins, %d links refused: nothing was tried", wins, refused)
	}
}

func TestLegal(t *testing.T) {
	play := func(n int, moves ...engine.Point) *Position {
		p := NewPosition(n)
		for _, at := range moves {
			if _, code := p.Play(at); code != "" {
				t.Fatalf("%v refused: %s", at, code)
			}
		}
		return p
	}
	black, white := play(4), play(4, engine.Point{X: 2, Y: 2})
	won := play(4, engine.Point{X: 0, Y: 2}, engine.Point{X: 2, Y: 4}, engine.Point{X: 4, Y: 2}, engine.Point{X: 3, Y: 2},
		engine.Point{X: 2, Y: 1})
	for _, c := range []struct {
		name string
		p    *Position
		at   engine.Point
		want input.Code
	}{
		{"Black's own column", black, engine.Point{X: 0, Y: 1}, ""},
		{"Black in White's low row", black, engine.Point{X: 1, Y: 0}, input.EndZone},
		{"Black in White's high row", black, engine.Point{X: 1, Y: 4}, input.EndZone},
		{"Black in a corner", black, engine.Point{X: 4, Y: 4}, input.EndZone},
		{"left of the board", black, engine.Point{X: -1, Y: 1}, input.Range},
		{"above the board", black, engine.Point{X: 1, Y: 5}, input.Range},
		{"White's own row", white, engine.Point{X: 1, Y: 0}, ""},
		{"White in Black's low column", white, engine.Point{X: 0, Y: 1}, input.EndZone},
		{"White in Black's high column", white, engine.Point{X: 4, Y: 1}, input.EndZone},
		{"White in a corner", white, engine.Point{X: 0, Y: 4}, input.EndZone},
		{"a peg is there", white, engine.Point{X: 2, Y: 2}, input.Occupied},
		{"the game is over", won, engine.Point{X: 1, Y: 1}, input.EarlyWin},
	} {
		if got := c.p.Legal(c.at); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
	if won.Winner() != Black {
		t.Errorf("winner %d, want Black", won.Winner())
	}
}
