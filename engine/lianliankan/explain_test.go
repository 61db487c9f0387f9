package lianliankan

import (
	"path/filepath"
	"slices"
	"testing"

	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/internal/judgetest"
	"umpire/engine/internal/rng"
)

// told counts what explanations said, so that a test can tell whether it saw everything.
type told struct{ lines, noLine, removals, outside int }

// proveStep checks every claim about question k with the plain rules.
func proveStep(t *testing.T, d *Dataset, k int, seen *told) {
	t.Helper()
	q := d.Questions[k-1]
	s := d.Replay().(*Replay).Explain(k)
	v := d.Verdict().(*Verdict)
	if s.Question != q || s.Why != v.Answer(k-1).Why {
		t.Fatalf("question %d: %+v, %q", k, s.Question, s.Why)
	}
	if s.Why != NoLine {
		if !slices.Equal(s.Line, v.Line(k-1)) || s.Reach[0] != nil || s.Reach[1] != nil || s.Removals != nil || s.Outside != nil {
			t.Fatalf("question %d: %+v", k, s)
		}
		return
	}
	proveLine(t, d, q, s.Line)
	if s.Line == nil {
		seen.noLine++
	} else {
		seen.lines++
	}
	for i, end := range [2]engine.Point{q.A, q.B} {
		proveReach(t, d, end, s.Reach[i])
	}
	proveRemovals(t, d, q, s.Removals)
	seen.removals += len(s.Removals)
	proveOutside(t, d, q, s.Outside)
	if s.Outside != nil {
		seen.outside++
	}
}

// proveLine checks that the line of a NO is the best there is, or that there is none however often it turns.
func proveLine(t *testing.T, d *Dataset, q Question, line []engine.Point) {
	t.Helper()
	if line == nil {
		if _, found := plain(d).walk(q.A.X, q.A.Y, q.B.X, q.B.Y, d.Board.Rows*d.Board.Cols); found {
			t.Fatalf("%v: there is a line", q)
		}
		return
	}
	if msg := badLine(d, q, line); msg != "" || len(line) < 5 {
		t.Fatalf("%v: %v: %s", q, line, msg)
	}
}

// proveReach walks to every cell of the board.
func proveReach(t *testing.T, d *Dataset, from engine.Point, reach *Reach) {
	t.Helper()
	b := plain(d)
	var count [3]int
	for x := 1; x <= b.rows; x++ {
		for y := 1; y <= b.cols; y++ {
			want := 0
			for turns := 2; turns >= 0 && b.tile(x, y) == 0; turns-- {
				if _, found := b.walk(from.X, from.Y, x, y, turns); found {
					want = turns + 1
				}
			}
			if want > 0 {
				count[want-1]++
			}
			if got := int(reach.Cells[(x-1)*b.cols+y-1]); got != want {
				t.Fatalf("from %v to %d,%d: got %d, want %d", from, x, y, got, want)
			}
		}
	}
	if reach.From != from || reach.Count != count {
		t.Fatalf("from %v: counted %v, want %v", from, reach.Count, count)
	}
}

// proveRemovals asks again without each tile.
func proveRemovals(t *testing.T, d *Dataset, q Question, removals []Removal) {
	t.Helper()
	lines := map[engine.Point][]engine.Point{}
	best := 0
	for _, r := range removals {
		if lines[r.Tile] != nil || r.Line == nil || len(r.Line) < best {
			t.Fatalf("%v: removals %v", q, removals)
		}
		lines[r.Tile], best = r.Line, len(r.Line)
	}
	for x := 1; x <= d.Board.Rows; x++ {
		for y := 1; y <= d.Board.Cols; y++ {
			p := engine.Point{X: x, Y: y}
			if p == q.A || p == q.B || d.Board.At(x, y) == 0 {
				continue
			}
			without := &Dataset{Board: &Board{d.Board.Rows, d.Board.Cols, slices.Clone(d.Board.Tiles)}}
			without.Board.Row(x)[y-1] = 0
			want := plain(without).joined(q.A.X, q.A.Y, q.B.X, q.B.Y)
			if want != (lines[p] != nil) {
				t.Fatalf("%v: without %v joined %t, but the removals are %v", q, p, want, removals)
			}
			if want {
				if msg := badLine(without, q, lines[p]); msg != "" {
					t.Fatalf("%v: without %v %v: %s", q, p, lines[p], msg)
				}
			}
			delete(lines, p)
		}
	}
	if len(lines) > 0 {
		t.Fatalf("%v: no such tiles: %v", q, lines)
	}
}

// proveOutside asks again on a board with a border of empty cells.
func proveOutside(t *testing.T, d *Dataset, q Question, outside []engine.Point) {
	t.Helper()
	wide := &Dataset{Board: &Board{d.Board.Rows + 2, d.Board.Cols + 2, make([]int32, (d.Board.Rows+2)*(d.Board.Cols+2))}}
	for x := 1; x <= d.Board.Rows; x++ {
		copy(wide.Board.Row(x + 1)[1:], d.Board.Row(x))
	}
	in := func(p engine.Point) engine.Point { return engine.Point{X: p.X + 1, Y: p.Y + 1} }
	wideQ := Question{A: in(q.A), B: in(q.B)}
	if want := plain(wide).joined(wideQ.A.X, wideQ.A.Y, wideQ.B.X, wideQ.B.Y); want != (outside != nil) {
		t.Fatalf("%v: outside the board joined %t, but the line is %v", q, want, outside)
	}
	if outside == nil {
		return
	}
	var line []engine.Point
	for _, p := range outside {
		line = append(line, in(p))
	}
	if msg := badLine(wide, wideQ, line); msg != "" {
		t.Fatalf("%v: outside %v: %s", q, outside, msg)
	}
}

// TestExplainCases proves what is said about every stored case whose board is small.
func TestExplainCases(t *testing.T) {
	names, err := filepath.Glob("testdata/*.in")
	if err != nil {
		t.Fatal(err)
	}
	anchors, err := filepath.Glob("testdata/anchors/*.in")
	if err != nil {
		t.Fatal(err)
	}
	var seen told
	for _, name := range append(names, anchors...) {
		for d := range Game().Read(input.Read(judgetest.File(t, name))) {
			d := d.(*Dataset)
			if len(d.Board.Tiles) > 900 {
				continue
			}
			for k := range d.Questions {
				proveStep(t, d, k+1, &seen)
			}
		}
	}
	if len(names) < 20 || len(anchors) == 0 || seen.lines == 0 || seen.noLine == 0 || seen.removals == 0 || seen.outside == 0 {
		t.Errorf("%d cases, %d anchors, %+v", len(names), len(anchors), seen)
	}
}

func TestExplainRandom(t *testing.T) {
	r := rng.New(2)
	var seen told
	for n := range 1000 {
		d := Small(r)
		if n%2 == 0 { // larger boards have longer lines
			d = asked(r, noise(r, r.From(6, 12), r.From(6, 12), r.From(2, 5), 10, 3), 4)
		}
		for k := range d.Questions {
			proveStep(t, d, k+1, &seen)
		}
	}
	t.Logf("%+v", seen)
	if seen.lines < 50 || seen.noLine < 50 || seen.removals < 100 || seen.outside < 50 {
		t.Errorf("too few to tell: %+v", seen)
	}
}

// TestExplainLarge checks what can be checked fast on the largest boards: every line, and that a sample of other tiles
// are rightly not among the removals.
func TestExplainLarge(t *testing.T) {
	for _, name := range []string{"25_max_comb", "26_max_noise"} {
		for d := range Game().Read(input.Read(judgetest.File(t, "testdata/"+name+".in"))) {
			d := d.(*Dataset)
			checked := 0
			for k, q := range d.Questions {
				s := d.Replay().(*Replay).Explain(k + 1)
				if s.Why != NoLine {
					continue
				}
				checked++
				if s.Line != nil && (len(s.Line) < 5 || !empties(d.Board, s.Line)) {
					t.Errorf("%s, question %d: bad line %v", name, k+1, s.Line)
				}
				for i, reach := range s.Reach {
					var count [3]int
					for _, n := range reach.Cells {
						if n > 0 {
							count[n-1]++
						}
					}
					if count != reach.Count {
						t.Errorf("%s, question %d, end %d: counted %v, want %v", name, k+1, i, reach.Count, count)
					}
				}
				tiles := map[engine.Point]bool{}
				for _, r := range s.Removals {
					tiles[r.Tile] = true
				}
				r := rng.New(uint64(k))
				for range 20 {
					p := engine.Point{X: r.From(1, d.Board.Rows), Y: r.From(1, d.Board.Cols)}
					if len(s.Removals) > 0 && r.Chance(1, 2) {
						p = s.Removals[r.Below(len(s.Removals))].Tile
					}
					tile := &d.Board.Tiles[d.Board.index(p)]
					if p == q.A || p == q.B || *tile == 0 {
						continue
					}
					was := *tile
					*tile = 0
					if got := newJudge(d.Board).line(q.A, q.B) != nil; got != tiles[p] {
						t.Errorf("%s, question %d: without %v joined %t", name, k+1, p, got)
					}
					*tile = was
				}
			}
			if checked == 0 {
				t.Errorf("%s: no question without a line", name)
			}
		}
	}
}

// empties tells whether all cells of a line but its ends are empty.
func empties(b *Board, line []engine.Point) bool {
	last := len(line) - 1
	for i := range last {
		for p := line[i]; p != line[i+1]; {
			p.X += sign(line[i+1].X - p.X)
			p.Y += sign(line[i+1].Y - p.Y)
			if p != line[last] && b.At(p.X, p.Y) != 0 {
				return false
			}
		}
	}
	return true
}
