package board

import (
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"umpire/engine"
)

func TestPickIsTheInverseOfDrawing(t *testing.T) {
	for name, s := range allScenes() {
		if s.Surface == Squares {
			continue
		}
		f := whole(s)
		f.each(func(p engine.Point) {
			x, y, shown := f.xy(At(p))
			if !shown || x < 0 || x > f.w || y < 0 || y > f.h {
				t.Fatalf("%s: %v lies at %g, %g of %g × %g (shown: %t)", name, p, x, y, f.w, f.h, shown)
			}
			for _, off := range [][2]float64{{0, 0}, {.4, -.4}, {-.45, .3}} {
				pick, on := f.pick(x+off[0]*f.u, y+off[1]*f.u)
				if !on || pick.Point != p {
					t.Fatalf("%s: picked %+v (%t) at %v of %v", name, pick, on, off, p)
				}
				want := Place{float64(p.X), float64(p.Y)}
				down, right := off[1], off[0]
				if f.yUp {
					want.X, want.Y = want.X+right, want.Y-down
				} else {
					want.X, want.Y = want.X+down, want.Y+right
				}
				if math.Abs(pick.Place.X-want.X) > 1e-6 || math.Abs(pick.Place.Y-want.Y) > 1e-6 {
					t.Fatalf("%s: place %v, want %v", name, pick.Place, want)
				}
			}
		})
	}
}

func TestPickKnowsPieces(t *testing.T) {
	for name, s := range allScenes() {
		f := whole(s)
		for i, piece := range s.Pieces {
			x, y, shown := f.xy(piece.At)
			if pick, on := f.pick(x, y); shown && piece.State == Standing && (!on || pick.Piece != i) {
				t.Errorf("%s: at piece %d, %+v, is %+v (%t)", name, i, piece, pick, on)
			}
		}
	}
}

func TestPickBesideTheBoard(t *testing.T) {
	for name, s := range allScenes() {
		f := whole(s)
		for _, at := range [][2]float64{{-5, 100}, {100, -5}, {f.w + 5, 100}, {100, f.h + 5}, {math.Inf(-1), math.Inf(-1)}} {
			if pick, on := f.pick(at[0], at[1]); on {
				t.Errorf("%s: picked %+v at %v", name, pick, at)
			}
		}
	}
	f := whole(NewFelt(4))
	for _, corner := range []engine.Point{{X: 0, Y: 0}, {X: 4, Y: 0}, {X: 0, Y: 4}, {X: 4, Y: 4}} {
		x, y, _ := f.xy(At(corner))
		if pick, on := f.pick(x, y); on {
			t.Errorf("felt has no hole at %v, picked %+v", corner, pick)
		}
	}
}

func TestPickAFoldedCluster(t *testing.T) {
	f := whole(planeScene(0))
	x, y, shown := f.xy(Place{1000000000, 40})
	if shown {
		t.Fatal("cluster C is shown")
	}
	if pick, on := f.pick(x, y); !on || pick.Cluster != 2 {
		t.Errorf("picked %+v (%t), want cluster 2", pick, on)
	}
}

func TestFromBox(t *testing.T) {
	f := whole(NewWood(19, 19))
	for _, box := range [][2]float64{{552, f.h}, {276, f.h / 2}, {700, f.h}, {552, 900}, {370, 370}} {
		scale := min(box[0]/f.w, box[1]/f.h)
		for _, corner := range [][2]float64{{0, 0}, {f.w, f.h}, {100, 200}} {
			x := (box[0]-f.w*scale)/2 + corner[0]*scale
			y := corner[1] * scale
			gotX, gotY := f.fromBox(x, y, box[0], box[1])
			if math.Abs(gotX-corner[0]) > 1e-6 || math.Abs(gotY-corner[1]) > 1e-6 {
				t.Errorf("in %v: %g, %g, want %v", box, gotX, gotY, corner)
			}
		}
	}
	if x, _ := f.fromBox(0, 0, 0, 0); !math.IsInf(x, -1) {
		t.Errorf("an element without size has a point at %g", x)
	}
}

// window is a frame that pans over a table.
func window(rows, cols int) *frame {
	f := newFrame(NewTable(rows, cols, make([]int32, rows*cols)))
	f.panned = true
	f.resize(552, 506)
	return f
}

func TestWindowStaysOnTheBoard(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	f := window(1000, 700)
	for range 2000 {
		switch r.IntN(3) {
		case 0:
			f.pan(r.Float64()*4000-2000, r.Float64()*4000-2000)
		case 1:
			f.zoom(math.Exp(r.Float64()*4-2), r.Float64()*f.w, r.Float64()*f.h)
		case 2:
			p := Place{1 + float64(r.IntN(1000)), 1 + float64(r.IntN(700))}
			f.show(p)
			if x, y, shown := f.xy(p); !shown || x < panLeft || x > f.w || y < panTop || y > f.h || f.u < 14 {
				t.Fatalf("%v lies at %g, %g with cells of %g", p, x, y, f.u)
			}
		}
		if f.u < f.least() || f.u > maxCell {
			t.Fatalf("a cell of %g", f.u)
		}
		right, bottom := f.left+f.cols.size()*f.u, f.top+f.rows.size()*f.u
		if f.left > panLeft+f.u+1e-6 && right > f.w || right < f.w-f.u-1e-6 && f.left < panLeft {
			t.Fatalf("dragged away: columns from %g to %g of %g", f.left, right, f.w)
		}
		if f.top > panTop+f.u+1e-6 && bottom > f.h || bottom < f.h-f.u-1e-6 && f.top < panTop {
			t.Fatalf("dragged away: rows from %g to %g of %g", f.top, bottom, f.h)
		}
	}
	f.fit()
	for _, corner := range []Place{{1, 1}, {1000, 700}} {
		if x, y, _ := f.xy(corner); x < panLeft || x > f.w || y < panTop || y > f.h {
			t.Errorf("the whole board leaves out %v at %g, %g", corner, x, y)
		}
	}
}

func TestZoomKeepsThePlace(t *testing.T) {
	f := window(1000, 1000)
	f.zoom(20, 300, 250)
	before := f.place(300, 250)
	f.zoom(1.5, 300, 250)
	if after := f.place(300, 250); math.Abs(after.X-before.X) > 1e-6 || math.Abs(after.Y-before.Y) > 1e-6 {
		t.Errorf("%v was under the pointer, now %v", before, after)
	}
}

// largeScenes are boards that are drawn on a canvas.
func largeScenes() map[string]*Scene {
	table := NewTable(1000, 1000, make([]int32, 1000000))
	for i := range table.Tiles {
		table.Tiles[i] = int32(i % 50)
	}
	r := rand.New(rand.NewPCG(7, 8))
	plane := func(next func() engine.Point) *Scene {
		var points []engine.Point
		for range 10000 {
			points = append(points, next())
		}
		s := NewPlane(Survey(points), 0)
		for i, p := range points {
			s.Pieces = append(s.Pieces, Piece{At: At(p), Kind: Black + Kind(i%2)})
		}
		return s
	}
	return map[string]*Scene{
		"table": table,
		"dense": plane(func() engine.Point { return engine.Point{X: 1 + r.IntN(150), Y: 1 + r.IntN(150)} }),
		"groups": plane(func() engine.Point {
			group := 1 + r.IntN(300)
			return engine.Point{X: group*6000000 + r.IntN(12), Y: group*104729%300*6000000 + 1 + r.IntN(12)}
		}),
		"scattered": plane(func() engine.Point { return engine.Point{X: 1 + r.IntN(2000000000), Y: 1 + r.IntN(2000000000)} }),
	}
}

// TestAWindowDrawsOnlyWhatIsSeen zooms from afar to the nearest view: a drawing stays small, its numbers too.
func TestAWindowDrawsOnlyWhatIsSeen(t *testing.T) {
	for name, s := range largeScenes() {
		if !s.Large() {
			t.Errorf("%s is not large", name)
		}
		f := newFrame(s)
		f.panned = true
		f.resize(552, 506)
		stone := Place{500, 500}
		if len(s.Pieces) > 0 {
			stone = s.Pieces[4321].At
		}
		for {
			size, nodes := 0, 0
			for _, n := range f.layers("x") {
				size += len(n.String())
				nodes++
			}
			if size > 500000 || nodes > 3000 {
				t.Errorf("%s, cells of %g: %d nodes, %d bytes", name, f.u, nodes, size)
			}
			if f.u >= maxCell {
				break
			}
			x, y, _ := f.xy(stone)
			f.zoom(1.25, x, y)
			if x, y, shown := f.xy(stone); !shown || x < 0 || x > f.w || y < 0 || y > f.h {
				t.Fatalf("%s, cells of %g: %v has gone to %g, %g", name, f.u, stone, x, y)
			}
		}
	}
}

// TestWordsOnFoldsAreWhole moves a window over a plane of scattered stones: no words on a fold and no number of a line are
// cut at its rim, and there are some.
func TestWordsOnFoldsAreWhole(t *testing.T) {
	var points []engine.Point
	for i := range 400 {
		points = append(points, engine.Point{X: 1 + i*4999, Y: 1 + i*7919%400*50021})
	}
	for _, size := range [][2]float64{{552, 506}, {370, 330}, {180, 110}} {
		f := newFrame(NewPlane(Survey(points), 200))
		f.panned = true
		f.resize(size[0], size[1])
		f.u = 24
		gaps, numbers := 0, 0
		for step := range 60 {
			f.pan(7.3, 4.7)
			for _, n := range singleWords(f.layers("x")) {
				class, turned := n.Attr("class"), n.Attr("transform") != ""
				if n.Tag != "text" || class == "letter bold mid" {
					continue
				}
				x, err1 := strconv.ParseFloat(n.Attr("x"), 64)
				y, err2 := strconv.ParseFloat(n.Attr("y"), 64)
				if err1 != nil || err2 != nil {
					t.Fatalf("%s: no place", n)
				}
				across, down, left, top := float64(utf8.RuneCountInString(n.Text))*6.6/2, 6.0, 0.0, 0.0
				if class == "gap mid" {
					across, left, top = float64(utf8.RuneCountInString(n.Text))*7.2/2, panLeft, panTop
					gaps++
				} else {
					numbers++
				}
				if turned {
					across, down = down, across
				}
				if x-across < left || x+across > f.w || y-down < top || y+down > f.h {
					t.Errorf("%g × %g, step %d: %q at %g, %g is cut", f.w, f.h, step, n.Text, x, y)
				}
			}
		}
		if gaps < 100 || numbers < 200 {
			t.Errorf("%g × %g: words on %d folds, %d numbers", f.w, f.h, gaps, numbers)
		}
	}
}

func TestDots(t *testing.T) {
	s := NewTable(3, 2, []int32{0, 1, 12, 13, 0, 25})
	s.Reach = []uint8{3, 0, 0, 0, 0, 0}
	f := newFrame(s)
	f.panned = true
	f.resize(100, 100)
	f.u, f.left, f.top = 4, 50, 40
	colours := &palette{ground: 9, reach: [4]uint32{10, 11, 12, 13}}
	for k := range colours.tiles {
		colours.tiles[k] = uint32(100 + k)
	}
	const scale = 2
	image := make([]uint32, 200*200)
	f.dots(image, 200, 200, scale, colours)
	want := [][]uint32{{13, 101}, {112, 101}, {10, 101}}
	for row := -1; row <= 3; row++ {
		for col := -1; col <= 2; col++ {
			colour := uint32(9)
			if row >= 0 && row < 3 && col >= 0 && col < 2 {
				colour = want[row][col]
			}
			for _, off := range []float64{-1.7, 0, 1.7} {
				x, y := int((50+float64(col)*4+off)*scale), int((40+float64(row)*4+off)*scale)
				if got := image[y*200+x]; got != colour {
					t.Errorf("row %d, column %d at %g: colour %d, want %d", row+1, col+1, off, got, colour)
				}
			}
		}
	}
}

func BenchmarkDots(b *testing.B) {
	s := NewTable(1000, 1000, make([]int32, 1000000))
	f := newFrame(s)
	f.panned = true
	f.resize(552, 506)
	image := make([]uint32, 552*506)
	for b.Loop() {
		f.dots(image, 552, 506, 1, &palette{})
	}
}

func BenchmarkWindow(b *testing.B) {
	for name, s := range largeScenes() {
		for _, cell := range []float64{0, 2, 8, 24} {
			b.Run(name+"/"+number(cell), func(b *testing.B) {
				f := newFrame(s)
				f.panned = true
				f.resize(552, 506)
				f.zoom(max(1, cell/f.u), 300, 250)
				for b.Loop() {
					f.layers("x")
				}
			})
		}
	}
}

// singleWords is nodes with every word of a canvas as a text of its own.
func singleWords(nodes []Node) (single []Node) {
	for _, n := range nodes {
		if n.Tag != "words" {
			single = append(single, n)
			continue
		}
		lines := strings.Split(n.Text, "\n")
		for i := 0; i+2 < len(lines); i += 3 {
			single = append(single, Node{Tag: "text", Text: lines[i], Attrs: []Attr{{"x", lines[i+1]}, {"y", lines[i+2]}, n.Attrs[0]}})
		}
	}
	return single
}
