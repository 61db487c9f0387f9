package lianliankan

import (
	"slices"
	"testing"

	"umpire/engine"
	"umpire/engine/internal/rng"
)

// pairsOf are the pairs that the plain rules let off a board.
func pairsOf(b *Board) (pairs []Pair) {
	p := plain(&Dataset{Board: b})
	for i, tile := range b.Tiles {
		for j := i + 1; j < len(b.Tiles); j++ {
			a, o := b.point(i), b.point(j)
			if tile != 0 && tile == b.Tiles[j] && p.joined(a.X, a.Y, o.X, o.Y) {
				pairs = append(pairs, Pair{a, o})
			}
		}
	}
	return pairs
}

// without is a board without a pair.
func without(b *Board, p Pair) *Board {
	w := &Board{b.Rows, b.Cols, slices.Clone(b.Tiles)}
	w.Tiles[w.index(p.A)], w.Tiles[w.index(p.B)] = 0, 0
	return w
}

// paired is a board on which most kinds have an even number of tiles.
func paired(r *rng.Rand, rows, cols, tiles, kinds int) *Board {
	b := &Board{rows, cols, make([]int32, rows*cols)}
	cells := make([]int, rows*cols)
	for i := range cells {
		cells[i] = i
	}
	rng.Shuffle(r, cells)
	for i := 0; i+1 < min(tiles, len(cells)); i += 2 {
		kind := int32(r.From(1, kinds))
		b.Tiles[cells[i]], b.Tiles[cells[i+1]] = kind, kind
	}
	if r.Chance(1, 20) {
		b.Tiles[cells[0]] = int32(r.From(1, kinds))
	}
	return b
}

// tight is the one of some paired boards that lets the fewest pairs off, but some.
func tight(r *rng.Rand, rows, cols, kinds int) *Board {
	best := paired(r, rows, cols, rows*cols, kinds)
	for range 30 {
		b := paired(r, rows, cols, rows*cols, kinds)
		if n := b.Pairs().Count; n > 0 && n < best.Pairs().Count {
			best = b
		}
	}
	return best
}

func TestPairs(t *testing.T) {
	r := rng.New(5)
	seen := 0
	for range 3000 {
		b := Small(r).Board
		want := pairsOf(b)
		seen += len(want)
		if got := b.Pairs(); !slices.Equal(got.List, want) || got.Count != len(want) || !got.Whole {
			t.Fatalf("%v: pairs %+v, want %v", b, got, want)
		}
	}
	if seen < 3000 {
		t.Errorf("only %d pairs", seen)
	}
}

// TestPairsLarge counts more pairs than are listed, and leaves off where a board is too large.
func TestPairsLarge(t *testing.T) {
	b := &Board{60, 60, make([]int32, 3600)}
	for i := range b.Tiles {
		if i/60%2 == 0 {
			b.Tiles[i] = 1
		}
	}
	// A row sees itself by the empty row above or below, and the row across: 30 rows of 60 tiles.
	want := 30*(60*59/2) + 29*60*60
	if got := b.Pairs(); got.Count != want || len(got.List) != maxPairs || !got.Whole {
		t.Errorf("%d pairs, %d listed, whole %t; want %d", got.Count, len(got.List), got.Whole, want)
	}
	b = &Board{1000, 1000, make([]int32, 1_000_000)}
	for i := range 500 {
		b.Tiles[i*1001+i%7] = 1
	}
	if got := b.Pairs(); got.Whole || got.Count == 0 {
		t.Errorf("%d pairs, whole %t", got.Count, got.Whole)
	}
}

// clearable plays every way to take pairs off.
func clearable(b *Board) bool {
	seen := map[string]bool{}
	for queue := []*Board{b}; len(queue) > 0; queue = queue[1:] {
		pairs := pairsOf(queue[0])
		if len(pairs) == 0 && !slices.ContainsFunc(queue[0].Tiles, func(tile int32) bool { return tile != 0 }) {
			return true
		}
		for _, p := range pairs {
			w := without(queue[0], p)
			if key := string(w.appendTiles(nil)); !seen[key] {
				seen[key] = true
				queue = append(queue, w)
			}
		}
	}
	return false
}

// TestClear holds the search to one that plays every way, and plays what it found.
func TestClear(t *testing.T) {
	boards := 6000
	if testing.Short() {
		boards = 1500
	}
	r := rng.New(8)
	var can, odd, stuck, searched int
	for n := range boards {
		rows, cols := r.From(1, 4), r.From(1, 5)
		b := paired(r, rows, cols, r.From(2, 12), r.From(1, 4))
		if n%2 == 0 {
			b = tight(r, 3, r.From(3, 4), r.From(3, 5))
		}
		got := b.Clear(nil)
		want := clearable(b)
		if got.Can == Unknown || want != (got.Can == Can) {
			t.Fatalf("%v: %+v, want %t", b, got, want)
		}
		proveClearing(t, b, got)
		switch {
		case want:
			can++
		case got.Odd != 0:
			odd++
		case got.Stuck != nil:
			stuck++
		default:
			searched++
		}
	}
	t.Logf("%d can be cleared; of the others %d have an odd kind, %d have tiles that are stuck, %d were searched", can, odd, stuck, searched)
	if min(can, odd, stuck, searched) < 10 {
		t.Error("too few to tell")
	}
}

// proveClearing plays the pairs that were found with the plain rules, and counts the odd tiles.
func proveClearing(t *testing.T, b *Board, c Clearing) {
	t.Helper()
	if c.Can == Can {
		now := b
		for _, p := range c.Pairs {
			if _, why := now.Ask(p.A, p.B); why != "" {
				t.Fatalf("%v: the pair %v: %s", b, p, why)
			}
			now = without(now, p)
		}
		if slices.ContainsFunc(now.Tiles, func(tile int32) bool { return tile != 0 }) || c.Fewest != 0 {
			t.Fatalf("%v: %+v leaves %v", b, c, now)
		}
		return
	}
	if c.Pairs != nil {
		t.Fatalf("%v: %+v", b, c)
	}
	if c.Odd != 0 {
		n := 0
		for _, tile := range b.Tiles {
			if tile == c.Odd {
				n++
			}
		}
		if n%2 == 0 {
			t.Fatalf("%v: there are %d of %d", b, n, c.Odd)
		}
	}
}

// TestStuckNeverComesOff plays every way on boards with tiles that are said to be stuck.
func TestStuckNeverComesOff(t *testing.T) {
	r := rng.New(9)
	tried := 0
	for range 4000 {
		b := paired(r, 3, 4, 12, 5)
		stuck := newClearer(b, nil).stuck()
		if len(stuck) == 0 {
			continue
		}
		tried++
		seen := map[string]bool{}
		for queue := []*Board{b}; len(queue) > 0; queue = queue[1:] {
			for _, p := range pairsOf(queue[0]) {
				if slices.Contains(stuck, p.A) || slices.Contains(stuck, p.B) {
					t.Fatalf("%v: %v are said to be stuck, but %v comes off", b, stuck, p)
				}
				w := without(queue[0], p)
				if key := string(w.appendTiles(nil)); !seen[key] {
					seen[key] = true
					queue = append(queue, w)
				}
			}
		}
	}
	if tried < 100 {
		t.Errorf("only %d boards have stuck tiles", tried)
	}
}

// appendTiles appends the board's tiles, each of which is under 256.
func (b *Board) appendTiles(dst []byte) []byte {
	for _, tile := range b.Tiles {
		dst = append(dst, byte(tile))
	}
	return dst
}

// TestSightsStay takes pairs off and puts them back, and compares what is seen with what a new look sees.
func TestSightsStay(t *testing.T) {
	r := rng.New(10)
	for range 500 {
		b := paired(r, r.From(1, 6), r.From(1, 6), 24, 4)
		c := newClearer(b, nil)
		now := b
		for range 30 {
			if pairs := pairsOf(now); len(pairs) > 0 && r.Chance(2, 3) {
				p := pairs[r.Below(len(pairs))]
				cell := func(p engine.Point) int32 { return int32(c.cell(b.index(p))) }
				c.take([2]int32{cell(p.A), cell(p.B)})
				now = without(now, p)
			} else {
				c.putBack(0)
				now = b
			}
			var want []Pair
			for i, tile := range now.Tiles {
				if tile == 0 {
					continue
				}
				for _, other := range c.after(nil, c.cell(i)) {
					want = append(want, Pair{now.point(i), c.point(other)})
				}
			}
			if got := now.Pairs().List; !slices.Equal(got, want) {
				t.Fatalf("%v: %v, want %v", now, want, got)
			}
		}
	}
}

// TestClearStops ends a search that would be long, and one whose memory is full.
func TestClearStops(t *testing.T) {
	r := rng.New(11)
	stopped := 0
	for range 200 {
		b := paired(r, 8, 8, 64, 8)
		asked := 0
		got := b.Clear(func(positions, fewest int) bool { asked++; return asked < 40 })
		if got.Can == Unknown {
			stopped++
		}
		if asked > 40 || got.Can == Unknown && (asked != 40 || got.Pairs != nil || got.Stuck != nil || got.Odd != 0) {
			t.Fatalf("asked %d times: %+v", asked, got)
		}
		proveClearing(t, b, got)
	}
	if stopped < 10 {
		t.Errorf("only %d were stopped", stopped)
	}
}

// TestClearLarge clears a full round of the game, and large boards as far as some hundred looks go.
func TestClearLarge(t *testing.T) {
	for _, recipe := range Recipes() {
		size := MaxRows
		if testing.Short() {
			size = 200
		}
		d := recipe.Make(rng.New(3), size, size, 10)
		asked := 0
		got := d.Board.Clear(func(int, int) bool { asked++; return asked < 50 })
		proveLarge(t, recipe.Name, d.Board, got)
	}
	b := &Board{60, 60, make([]int32, 3600)}
	for i := range b.Tiles {
		b.Tiles[i] = int32(i/2%300 + 1)
	}
	got := b.Clear(nil)
	if got.Can != Can {
		t.Errorf("neighbours: %+v", got)
	}
	proveClearing(t, b, got)
}

func proveLarge(t *testing.T, name string, b *Board, c Clearing) {
	t.Helper()
	if c.Can == Can {
		t.Logf("%s: cleared with %d pairs", name, len(c.Pairs))
	} else if c.Pairs != nil {
		t.Errorf("%s: %d pairs", name, len(c.Pairs))
	}
	if c.Odd != 0 && !slices.Contains(b.Tiles, c.Odd) {
		t.Errorf("%s: no tile %d", name, c.Odd)
	}
}

// BenchmarkClear searches full boards of the size that people play.
func BenchmarkClear(b *testing.B) {
	r := rng.New(1)
	boards := make([]*Board, 20)
	for i := range boards {
		boards[i] = paired(r, 8, 8, 64, 10)
	}
	known := 0
	for i := 0; b.Loop(); i++ {
		if c := boards[i%len(boards)].Clear(func(positions, _ int) bool { return positions < 20_000 }); c.Can != Unknown {
			known++
		}
	}
	b.ReportMetric(float64(known)/float64(b.N), "known")
}

// BenchmarkPairs finds the pairs of the largest board that is searched on the page's thread.
func BenchmarkPairs(b *testing.B) {
	board := paired(rng.New(1), 60, 60, 1000, 3)
	for b.Loop() {
		if !board.Pairs().Whole {
			b.Fatal("not all")
		}
	}
}
