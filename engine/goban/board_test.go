package goban

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/internal/rng"
)

// checkConsistency recomputes everything that a board keeps up to date: the field, the chains by their stones and
// lists, the pairs of stones and vacant neighbours, and the counts.
func (b *Board) checkConsistency(t testing.TB) {
	t.Helper()
	if b.cells[edge].color != wall || b.cells[untouched].color != Empty || len(b.cells) != len(b.sites) {
		t.Fatal("the cells that are no points changed, or the cells are not the field's")
	}
	for c := firstCell; int(c) < len(b.sites); c++ {
		if b.cell(b.point(c)) != c {
			t.Fatalf("cell %d does not find itself", c)
		}
		for d, q := range b.sites[c].near {
			p := unpack(beside(b.sites[c].key, d))
			switch {
			case !b.topology.Contains(p):
				if q != edge {
					t.Fatalf("%v is beyond the edge and has cell %d", p, q)
				}
			case q == untouched:
				if key := pack(p); !b.topology.Plane() || b.table[b.slot(key)] != untouched {
					t.Fatalf("%v has a cell that its neighbour %d does not know", p, c)
				}
			case b.point(q) != p || b.sites[q].near[sides-1-d] != c:
				t.Fatalf("%v and its neighbour do not know each other", p)
			}
		}
	}
	var stones [3]int
	seen := make([]bool, len(b.cells))
	for c := range b.cells {
		if !b.cells[c].color.stone() {
			continue
		}
		stones[b.cells[c].color]++
		if seen[c] {
			continue
		}
		// The chain by its neighbours.
		chain, free := []int32{int32(c)}, int32(0)
		seen[c] = true
		for i := 0; i < len(chain); i++ {
			for _, q := range b.sites[chain[i]].near {
				if b.cells[q].color == Empty {
					free++
				}
				if b.cells[q].color == b.cells[c].color && !seen[q] {
					seen[q] = true
					chain = append(chain, q)
				}
			}
		}
		head := b.cells[c].head
		if l := b.cells[head]; l.head != head || int(l.size) != len(chain) || l.free != free {
			t.Fatalf("chain of %d: %+v, want size %d, free %d", c, l, len(chain), free)
		}
		for _, s := range chain {
			if b.cells[s].head != head {
				t.Fatalf("stone %d has head %d, want %d", s, b.cells[s].head, head)
			}
		}
		// The chain by its list.
		round := 1
		for s := b.cells[c].next; s != int32(c); s = b.cells[s].next {
			if round++; round > len(chain) || b.cells[s].head != head || b.cells[s].color != b.cells[c].color {
				t.Fatalf("the list of chain %d leaves it at %d", head, s)
			}
		}
		if round != len(chain) {
			t.Fatalf("the list of chain %d has %d stones of %d", head, round, len(chain))
		}
	}
	if b.stones != stones {
		t.Fatalf("stones %v, want %v", b.stones, stones)
	}
}

// allRules is every combination of the rules.
func allRules() (rules []Rules) {
	for o := RefuseOccupied; o <= Overwrite; o++ {
		for s := RefuseSuicide; s <= LeaveSuicide; s++ {
			for k := NoKo; k <= TellKo; k++ {
				rules = append(rules, Rules{o, s, k})
			}
		}
	}
	return rules
}

// randomGame is a game of random rules on a random topology, often from a setup, in which chains may lack liberties. On
// the plane it keeps to a few points of the corner.
func randomGame(r *rng.Rand) Game {
	rules := allRules()
	g := Game{Rules: rules[r.Below(len(rules))]}
	rows, columns := r.From(1, 5), r.From(1, 5)
	if r.Chance(1, 20) {
		rows, columns = r.From(1, MaxSide), r.From(1, MaxSide)
	}
	if r.Chance(3, 4) {
		g.Topology = Topology{rows, columns}
	}
	if r.Chance(1, 2) {
		g.Setup.Turn = Color(r.Below(3))
		percent := r.Below(100)
		for x := 1; x <= rows; x++ {
			for y := 1; y <= columns; y++ {
				if r.Chance(percent, 100) {
					g.Setup.Stones = append(g.Setup.Stones, Stone{engine.Point{X: x, Y: y}, Black + Color(r.Below(2))})
				}
			}
		}
	}
	g.Moves = make([]Move, r.From(1, 60))
	for i := range g.Moves {
		g.Moves[i].At = engine.Point{X: r.From(1, rows), Y: r.From(1, columns)}
	}
	return g
}

// TestRulesAgainstPlain plays random games of every kind and compares each move's facts and position with the plain
// rules; the board recomputes itself after each move.
func TestRulesAgainstPlain(t *testing.T) {
	games := 30_000
	if testing.Short() {
		games = 3_000
	}
	for seed := range games {
		g := randomGame(rng.New(uint64(seed)))
		b := NewBoard(g.Rules, g.Topology)
		for _, s := range g.Setup.Stones {
			b.Put(s)
		}
		p := newPlain(g.Rules, g.Topology, g.Setup)
		for k, m := range g.Moves {
			was := p.color(m.At)
			got := b.Play(p.turn, m.At)
			step := p.play(m.At)
			want := Result{Was: was, Suicide: step.own, Ko: step.ko, Cause: step.cause}
			if !step.own {
				want.Chains = len(step.off)
				for _, chain := range step.off {
					want.Taken += len(chain)
				}
			}
			if got != want {
				t.Fatalf("seed %d, move %d: %+v, want %+v", seed, k+1, got, want)
			}
			for at, c := range p.all() {
				if b.Color(at) != c {
					t.Fatalf("seed %d, move %d: %v holds %d, want %d", seed, k+1, at, b.Color(at), c)
				}
			}
			if b.Stones(Black) != p.count(Black) || b.Stones(White) != p.count(White) {
				t.Fatalf("seed %d, move %d: stones are left over", seed, k+1)
			}
			b.checkConsistency(t)
		}
	}
}

// TestResetIsNew plays on a board that was used and reset as on a new one.
func TestResetIsNew(t *testing.T) {
	used := NewBoard(Rules{Suicide: RemoveSuicide}, Topology{})
	for seed := range uint64(50) {
		used.reset()
		fresh := NewBoard(Rules{Suicide: RemoveSuicide}, Topology{})
		for i, at := range tinyStones(rng.New(seed), 200) {
			c := Black + Color(i%2)
			if got, want := used.Play(c, at), fresh.Play(c, at); got != want {
				t.Fatalf("seed %d, move %d: %+v, want %+v", seed, i+1, got, want)
			}
		}
		used.checkConsistency(t)
	}
}

// TestBigChains joins, breaks and takes chains of thousands of stones.
func TestBigChains(t *testing.T) {
	for _, recipe := range InfiniteRecipes() {
		b := NewBoard(Rules{Suicide: RemoveSuicide}, Topology{})
		for i, at := range recipe.Make(rng.New(5), 6000) {
			b.Play(Black+Color(i%2), at)
			if i%1000 == 0 {
				b.checkConsistency(t)
			}
		}
		b.checkConsistency(t)
	}
}

// TestSmallerChainIsRenamed holds what keeps long chains cheap: the larger chain keeps its head.
func TestSmallerChainIsRenamed(t *testing.T) {
	b := NewBoard(Rules{}, Topology{1, 6})
	for _, y := range []int{1, 2, 3, 5, 4, 6} {
		b.Put(Stone{engine.Point{X: 1, Y: y}, Black})
	}
	for c := firstCell; int(c) < len(b.cells); c++ {
		if b.cells[c].head != firstCell+1 && b.cells[c].head != firstCell {
			t.Errorf("stone %d has head %d, which is not of the first two stones", c, b.cells[c].head)
		}
	}
}

// golden is the rows of a table in testdata/golden, without its heading.
func golden(t *testing.T, name string) (rows [][]string) {
	text, err := os.ReadFile(filepath.Join("testdata", "golden", name))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		rows = append(rows, strings.Split(strings.TrimSpace(line), "\t"))
	}
	return rows[1:]
}

func number(t *testing.T, s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestSequences counts the legal sequences of moves on tiny boards, level by level.
func TestSequences(t *testing.T) {
	laws := map[string]Rules{"mns317": go19Game(nil).Rules, "hdu4775": infiniteGame(nil).Rules}
	for _, row := range golden(t, "sequences.tsv") {
		side := number(t, row[1])
		level := []*Board{NewBoard(laws[row[0]], Topology{side, side})}
		turn := Black
		for depth, want := range strings.Fields(row[2]) {
			var next []*Board
			for _, b := range level {
				for x := 1; x <= side; x++ {
					for y := 1; y <= side; y++ {
						after := b.clone()
						if after.Play(turn, engine.Point{X: x, Y: y}).Cause == CauseNone {
							next = append(next, after)
						}
					}
				}
			}
			if len(next) != number(t, want) {
				t.Errorf("%s, %d × %d, %d moves: %d sequences, want %s", row[0], side, side, depth+1, len(next), want)
			}
			level, turn = next, turn.Other()
		}
	}
}

// TestPositions counts the setups in which every chain has a liberty.
func TestPositions(t *testing.T) {
	for _, row := range golden(t, "positions.tsv") {
		side := number(t, row[0])
		all := 1
		for range side * side {
			all *= 3
		}
		legal := 0
		for setup := range all {
			b := NewBoard(Rules{}, Topology{side, side})
			for i := range side * side {
				if c := Color(setup % 3); c != Empty {
					b.put(c, firstCell+int32(i))
				}
				setup /= 3
			}
			ok := true
			for _, l := range b.cells {
				ok = ok && (!l.color.stone() || b.cells[l.head].free > 0)
			}
			if ok {
				legal++
			}
		}
		if legal != number(t, row[1]) {
			t.Errorf("%d × %d: %d positions, want %s", side, side, legal, row[1])
		}
	}
}
