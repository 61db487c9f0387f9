package board

import (
	"math/rand/v2"
	"slices"
	"testing"

	"umpire/engine"
)

// folds calls for many random axes.
func folds(do func(f Fold, first int)) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		first := r.IntN(2)
		var runs []Run
		for range 1 + r.IntN(6) {
			from := first + r.IntN(1<<r.IntN(31))
			runs = append(runs, Run{from, from + r.IntN(20)})
		}
		do(newFold(runs, first), first)
	}
}

func TestFoldLinesAndPositions(t *testing.T) {
	folds(func(f Fold, first int) {
		before := -1.0
		for i := range f.lines() {
			line := f.line(i)
			if got := f.index(line); got != i {
				t.Fatalf("%+v: line %d has index %d, want %d", f, line, got, i)
			}
			at, shown := f.pos(float64(line))
			if !shown || at < before+.99 && i > 0 {
				t.Fatalf("%+v: line %d lies at %g (shown: %t), the one before at %g", f, line, at, shown, before)
			}
			for _, off := range []float64{-.49, 0, .49} {
				if got, near := f.nearest(at + off); got != line || !near {
					t.Fatalf("%+v: nearest to %g+%g is %d (%t), want %d", f, at, off, got, near, line)
				}
			}
			before = at
		}
		if before > f.size() {
			t.Fatalf("%+v: the last line lies at %g, beyond the size %g", f, before, f.size())
		}
	})
}

func TestFoldHidesWhatLiesBetween(t *testing.T) {
	folds(func(f Fold, first int) {
		hidden := 0
		for _, g := range f.gaps(-1, f.size()+1, first) {
			if g.To-g.From+1 <= foldLines {
				t.Fatalf("%+v: the fold %+v hides too little", f, g)
			}
			hidden += g.To - g.From + 1
			for _, line := range []int{g.From, g.To} {
				if at, shown := f.pos(float64(line)); shown || at < g.start || at > g.end {
					t.Fatalf("%+v: hidden line %d lies at %g (shown: %t), its fold is %+v", f, line, at, shown, g)
				}
			}
			if _, near := f.nearest((g.start + g.end) / 2); near {
				t.Fatalf("%+v: the middle of fold %+v is a line", f, g)
			}
		}
		last := f.runs[len(f.runs)-1].To
		if f.lines()+hidden != last-first+1 {
			t.Fatalf("%+v: %d lines shown and %d hidden, want %d together", f, f.lines(), hidden, last-first+1)
		}
	})
}

// planes calls for many random sets of points with their clusters.
func planes(do func(points []engine.Point, clusters []Cluster)) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		var points []engine.Point
		reach := 1 << (4 + r.IntN(27))
		for range 1 + r.IntN(8) {
			x, y := 1+r.IntN(reach), 1+r.IntN(reach)
			if r.IntN(3) == 0 && len(points) > 0 {
				x = points[0].X // in the rows of another
			}
			for range 1 + r.IntN(9) {
				points = append(points, engine.Point{X: x + r.IntN(9), Y: y + r.IntN(9)})
			}
		}
		do(points, Survey(points).Clusters)
	}
}

func TestSurvey(t *testing.T) {
	planes(func(points []engine.Point, clusters []Cluster) {
		in := func(p engine.Point, c Cluster) bool {
			return p.X >= c.Rows.From && p.X <= c.Rows.To && p.Y >= c.Cols.From && p.Y <= c.Cols.To
		}
		for _, p := range points {
			if !slices.ContainsFunc(clusters, func(c Cluster) bool { return in(p, c) }) {
				t.Fatalf("%v lies in no cluster of %v", p, clusters)
			}
		}
		again := slices.Clone(points)
		slices.Reverse(again)
		if got := Survey(again).Clusters; !slices.Equal(got, clusters) {
			t.Fatalf("the order of the points changes the clusters:\n%v\n%v", got, clusters)
		}
	})
	far := []engine.Point{{X: 2000000000, Y: 1}, {X: 1, Y: 2000000000}, {X: 1, Y: 1}, {X: 2, Y: 3}}
	want := []Cluster{{"A", Run{1, 2}, Run{1, 3}}, {"B", Run{1, 1}, Run{2000000000, 2000000000}}, {"C", Run{2000000000, 2000000000}, Run{1, 1}}}
	if got := Survey(far).Clusters; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestNoFoldCutsACluster(t *testing.T) {
	planes(func(points []engine.Point, clusters []Cluster) {
		m := Survey(points)
		for chosen := range clusters {
			s := NewPlane(m, chosen)
			f := whole(s)
			lettered := 0
			for _, b := range f.badges() {
				if got := f.badgeAt(b.x, b.y); got < 0 {
					t.Fatalf("no cluster at the badge %+v", b)
				}
			}
			for i, c := range clusters {
				shown, hidden := 0, 0
				for _, p := range points {
					if p.X < c.Rows.From || p.X > c.Rows.To || p.Y < c.Cols.From || p.Y > c.Cols.To {
						continue
					}
					if _, _, seen := f.xy(At(p)); seen {
						shown++
					} else {
						hidden++
					}
				}
				if shown > 0 && hidden > 0 {
					t.Fatalf("cluster %d of %v is cut, %v is chosen", i, clusters, chosen)
				}
				if i == chosen && hidden > 0 {
					t.Fatalf("the chosen cluster %d of %v is hidden", i, clusters)
				}
				if hidden > 0 {
					lettered++
				}
			}
			if lettered > 0 && len(f.badges()) == 0 {
				t.Fatalf("%d clusters of %v are hidden without a letter", lettered, clusters)
			}
		}
	})
}

func TestLetters(t *testing.T) {
	for i, want := range map[int]string{0: "A", 25: "Z", 26: "AA", 51: "AZ", 52: "BA", 701: "ZZ", 702: "AAA"} {
		if got := letters(i); got != want {
			t.Errorf("letters(%d) = %q, want %q", i, got, want)
		}
	}
}

func TestNumbersOfLines(t *testing.T) {
	for n, want := range map[int]string{7: "7", 9999: "9999", 10000: "10\u202F000", 1999999984: "1\u202F999\u202F999\u202F984", -12345: "-12\u202F345"} {
		if got := Grouped(n); got != want {
			t.Errorf("Grouped(%d) = %q, want %q", n, got, want)
		}
	}
	for n, want := range map[int]string{9999: "9999", 10000: "…00", 1999999998: "…98"} {
		if got := lineName(n); got != want {
			t.Errorf("lineName(%d) = %q, want %q", n, got, want)
		}
	}
}

// BenchmarkSurvey surveys 10,000 stones, each far from the others.
func BenchmarkSurvey(b *testing.B) {
	r := rand.New(rand.NewPCG(5, 6))
	points := make([]engine.Point, 10_000)
	for i := range points {
		points[i] = engine.Point{X: 1 + r.IntN(2_000_000_000), Y: 1 + r.IntN(2_000_000_000)}
	}
	for b.Loop() {
		Survey(points)
	}
}

// BenchmarkLayout lays out a step of 10,000 stones, each far from the others, in a window.
func BenchmarkLayout(b *testing.B) {
	s := largeScenes()["scattered"]
	board := &Board{Scene: s}
	board.layout().resize(552, 506)
	board.frame.zoom(24/board.frame.u, 300, 250)
	for b.Loop() {
		next := *s
		board.Scene = &next
		board.layout().layers("x")
	}
}
