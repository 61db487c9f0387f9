package board

import (
	"encoding/xml"
	"fmt"
	"io"
	"math"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"umpire/engine"
)

// allScenes are all boards of the tests by name.
func allScenes() map[string]*Scene {
	return map[string]*Scene{
		"twixt": twixtScene(), "candidates": candidatesScene(), "lianliankan": lianliankanScene(), "tiles": tilesScene(),
		"chapaev": chapaevScene(), "slanted": slantedScene(), "go": goScene(), "overlay": overlayScene(),
		"plane A": planeScene(0), "plane C": planeScene(2), "full go": fullGo(), "full twixt": fullTwixt(),
		"joined": joinedScene(), "no plane": NewPlane(Survey(nil), 0), "one point": NewWood(1, 1), "small felt": NewFelt(2),
	}
}

// fullGo has a stone on every point and a ghost.
func fullGo() *Scene {
	s := NewWood(19, 19)
	for i := range 361 {
		s.Pieces = append(s.Pieces, Piece{At: Place{float64(i/19 + 1), float64(i%19 + 1)}, Kind: Black + Kind(i%2)})
	}
	s.Pieces[180].State = Refused
	s.Marks = []Mark{{At: Place{3, 3}, Kind: Last}}
	return s
}

// fullTwixt has 24 × 24 holes, and 250 links and more.
func fullTwixt() *Scene {
	s := NewFelt(23)
	for x := range 24 {
		for y := 1; y < 23; y++ {
			if x > 0 && x < 23 || x%2 == 0 {
				s.peg(Place{float64(x), float64(y)}, Black+Kind(x/12))
			}
		}
	}
	s.Links = append(s.Links, Link{Place{1, 1}, Place{2, 3}, Black, Denied}, Link{Place{3, 1}, Place{2, 3}, White, Blocking})
	s.Marks = []Mark{{At: Place{1, 1}, Kind: Last}, {At: Place{2, 2}, Kind: Cross}}
	return s
}

// each calls for a node and everything in it; drawings are three deep.
func each(n Node, do func(Node)) {
	do(n)
	for _, kid := range n.Kids {
		each(kid, do)
	}
}

func TestFewNodes(t *testing.T) {
	if n := len(fullTwixt().Links); n < 250 {
		t.Fatalf("the crowded board has only %d links", n)
	}
	for name, s := range allScenes() {
		count := 0
		each(Draw(s, "x"), func(Node) { count++ })
		if count > 60 {
			t.Errorf("%s: %d nodes", name, count)
		}
	}
}

// TestWellFormed reads the drawings as XML and looks for what a page's security policy refuses.
func TestWellFormed(t *testing.T) {
	for name, s := range allScenes() {
		text := Draw(s, "x").String()
		decoder := xml.NewDecoder(strings.NewReader(text))
		for {
			_, err := decoder.Token()
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatalf("%s: %v in %s", name, err, text)
			}
		}
		if strings.Contains(text, "style=") || strings.Contains(text, "NaN") || strings.Contains(text, "Inf") {
			t.Errorf("%s: style or no number in %s", name, text)
		}
	}
}

// TestPathsAreNumbers checks that every path is commands and numbers that fit the drawing.
func TestPathsAreNumbers(t *testing.T) {
	path := regexp.MustCompile(`^([MmLhvazH](-?\d*\.?\d+( -?\d*\.?\d+)*)?)+$`)
	number := regexp.MustCompile(`-?\d*\.?\d+`)
	for name, s := range allScenes() {
		each(Draw(s, "x"), func(n Node) {
			d := n.Attr("d")
			if n.Tag != "path" {
				return
			}
			if !path.MatchString(d) {
				t.Errorf("%s: %s is no path: %.80s", name, n.Attr("class"), d)
			}
			for _, digits := range number.FindAllString(d, -1) {
				if v, err := strconv.ParseFloat(digits, 64); err != nil || v < -width || v > 3*width {
					t.Errorf("%s: %s goes to %s: %v", name, n.Attr("class"), digits, err)
				}
			}
		})
	}
}

// TestLettersHavePlaces checks that a text node has a place for every letter.
func TestLettersHavePlaces(t *testing.T) {
	for name, s := range allScenes() {
		each(Draw(s, "x"), func(n Node) {
			if n.Tag != "text" {
				return
			}
			xs, ys := strings.Fields(n.Attr("x")), strings.Fields(n.Attr("y"))
			letters := len([]rune(n.Text))
			if len(xs) != len(ys) || len(xs) != letters && len(xs) != 1 {
				t.Errorf("%s: %q has %d x and %d y", name, n.Text, len(xs), len(ys))
			}
		})
	}
}

// styleSheets are the style sheets of those names, as one.
func styleSheets(t *testing.T, names ...string) string {
	t.Helper()
	var all strings.Builder
	for _, name := range names {
		sheet, err := os.ReadFile("../../static/" + name + ".css")
		if err != nil {
			t.Fatal(err)
		}
		all.Write(sheet)
	}
	return all.String()
}

// TestStyleSheet holds the classes of the drawings against those of the style sheets.
func TestStyleSheet(t *testing.T) {
	rules := regexp.MustCompile(`/\*[^*]*\*/`).ReplaceAllString(styleSheets(t, "ground", "board"), "")
	known := map[string]bool{}
	for _, class := range regexp.MustCompile(`\.[a-z][a-z0-9-]*`).FindAllString(rules, -1) {
		known[class[1:]] = true
	}
	used := map[string]bool{}
	use := func(n Node) {
		for _, class := range strings.Fields(n.Attr("class")) {
			used[class] = true
		}
	}
	for _, s := range allScenes() {
		each(Draw(s, "x"), use)
	}
	each(overview(planeScene(0), "x"), use)
	each(overview(largeScenes()["scattered"], "x"), use)
	// These only tell what a thing is not, or are told by what stands beside them.
	for _, silent := range []string{"area", "open", "none", "on-none"} {
		delete(used, silent)
	}
	for class := range used {
		if !known[class] {
			t.Errorf("the style sheet does not know .%s", class)
		}
	}
	for class := range known {
		if !used[class] && !strings.HasPrefix(class, "board") && class != "hatch" {
			t.Errorf("no drawing uses .%s", class)
		}
	}
}

// TestTokens checks that the boards' style sheets use no token that the page's or a rule of their own does not define.
func TestTokens(t *testing.T) {
	defined := regexp.MustCompile(`--[a-z-]+:`).FindAllString(styleSheets(t, "first", "ground", "board"), -1)
	for _, use := range regexp.MustCompile(`var\((--[a-z-]+)\)`).FindAllStringSubmatch(styleSheets(t, "ground", "board"), -1) {
		if !slices.Contains(defined, use[1]+":") {
			t.Errorf("%s is nowhere defined", use[1])
		}
	}
}

func TestEveryStandingPieceIsDrawn(t *testing.T) {
	for name, s := range allScenes() {
		black, white := 0, 0
		for _, p := range s.Pieces {
			if _, _, shown := whole(s).xy(p.At); !shown || p.State != Standing {
				continue
			}
			switch p.Kind {
			case Black:
				black++
			case White:
				white++
			}
		}
		dots := map[string]int{}
		each(Draw(s, "x"), func(n Node) {
			dots[n.Attr("class")] = max(dots[n.Attr("class")], strings.Count(n.Attr("d"), "h.01"))
		})
		if dots["black"] < black || dots["white"] < white {
			t.Errorf("%s: %d black and %d white pieces, drawn %d and %d", name, black, white, dots["black"], dots["white"])
		}
	}
}

func TestEscaping(t *testing.T) {
	n := Node{Tag: "text", Text: `<&>"`, Attrs: []Attr{{"class", `a"<&`}}}
	if got, want := n.String(), `<text class="a&quot;&lt;&amp;">&lt;&amp;&gt;&quot;</text>`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestAppendNumber(t *testing.T) {
	for v, want := range map[float64]string{
		0: "0", 1: "1", -1: "-1", .5: ".5", -.25: "-.25", 1.005: "1", 12.34: "12.34", 100: "100", .05: ".05", -.001: "0", 10.1: "10.1",
	} {
		if got := number(v); got != want {
			t.Errorf("number(%g) = %q, want %q", v, got, want)
		}
	}
}

func TestAPreviewShowsItsPart(t *testing.T) {
	s := goScene()
	s.Crop = &Crop{Place{8, 9}, Place{12, 13}}
	n := Draw(s, "x")
	f := whole(s)
	x1, y1, _ := f.xy(Place{8, 9})
	x2, y2, _ := f.xy(Place{12, 13})
	want := number(x1) + " " + number(y1) + " " + number(x2-x1) + " " + number(y2-y1)
	if got := n.Attr("viewBox"); got != want {
		t.Errorf("viewBox %s, want %s", got, want)
	}
	each(n, func(n Node) {
		if n.Tag == "text" {
			t.Errorf("coordinates in a preview: %q", n.Text)
		}
	})
}

// TestAPreviewReachesBeyondTheLines shows a corner of a board with half a cell around its lines.
func TestAPreviewReachesBeyondTheLines(t *testing.T) {
	s := goScene()
	s.Crop = &Crop{Place{.5, .5}, Place{6.5, 9.5}}
	f := whole(s)
	x, y, w, h := f.view()
	for i, off := range [4]float64{x - f.left + .5*f.u, y - f.top + .5*f.u, w - 9*f.u, h - 6*f.u} {
		if math.Abs(off) > .01 {
			t.Errorf("number %d of the view is off by %g", i+1, off)
		}
	}
}

func TestBandsEndAtTheEdge(t *testing.T) {
	f := whole(slantedScene())
	p := painter{frame: f}
	for _, figure := range [][]Place{
		{{2, 1}, {42, 33}},
		{{-3, 4}, {20, 4}, {20, 6}, {-3, 6}},
	} {
		for _, corner := range p.cut(figure) {
			if corner.X < 0 || corner.X > 8 || corner.Y < 0 || corner.Y > 8 {
				t.Errorf("%v leaves the board at %v", figure, corner)
			}
		}
	}
	if rest := p.cut([]Place{{9, 9}, {10, 9}, {10, 10}}); len(rest) != 0 {
		t.Errorf("a figure beside the board leaves %v", rest)
	}
}

func BenchmarkDraw(b *testing.B) {
	for name, s := range map[string]*Scene{"go": fullGo(), "twixt": fullTwixt(), "lianliankan": lianliankanScene(), "plane": planeScene(0)} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				Draw(s, "x")
			}
		})
	}
}

// each calls for all points that are shown.
func (f *frame) each(do func(p engine.Point)) {
	for row := range f.rows.lines() {
		for col := range f.cols.lines() {
			if !f.cornerless(f.rows.line(row), f.cols.line(col)) {
				do(f.point(f.rows.line(row), f.cols.line(col)))
			}
		}
	}
}

// TestDotAfterDot follows the way from dot to dot, which ends within half a hundredth of each place, however many there are.
func TestDotAfterDot(t *testing.T) {
	var p pen
	for i := range 1000 {
		p.dot(7+10.0/3*float64(i), 1000-1.0/3*float64(i))
	}
	p.line(0, 0)
	p.dot(5, 5)
	d := string(p.d)
	if !strings.HasPrefix(d, "M7 1000h.01m3.32 -.33h.01m3.33 -.34h.01m3.32 -.33h.01m") || !strings.HasSuffix(d, "L0 0M5 5h.01") {
		t.Fatalf("the dots are %.60s … %s", d, d[len(d)-30:])
	}
	x, y := 7.0, 1000.0
	dots := strings.Split(strings.TrimSuffix(strings.TrimPrefix(d, "M7 1000"), "L0 0M5 5h.01"), "m")
	for i, dot := range dots {
		if i > 0 {
			var dx, dy float64
			if _, err := fmt.Sscanf(dot, "%f %fh.01", &dx, &dy); err != nil {
				t.Fatalf("dot %d is %q: %v", i, dot, err)
			}
			x, y = x+dx, y+dy
		}
		if math.Abs(x-7-10.0/3*float64(i)) > .006 || math.Abs(y-1000+1.0/3*float64(i)) > .006 {
			t.Fatalf("dot %d is at %g, %g", i, x, y)
		}
		x += .01
	}
}

// TestRefusalOnAStone tries a point that is taken: the cross has the colour that is seen on what stands there.
func TestRefusalOnAStone(t *testing.T) {
	for kind, want := range map[Kind]string{NoKind: "on-none", Black: "on-black", White: "on-white"} {
		s := NewWood(9, 9)
		at := Place{3, 4}
		if kind != NoKind {
			s.Pieces = []Piece{{At: at, Kind: kind}}
		}
		s.Pieces = append(s.Pieces, Piece{At: at, Kind: White, State: Refused})
		var got []string
		each(Draw(s, "x"), func(n Node) {
			if class := n.Attr("class"); strings.HasPrefix(class, "refused-cross") {
				got = append(got, class)
			}
		})
		if !slices.Equal(got, []string{"refused-cross " + want}) {
			t.Errorf("on kind %d: %q, want one cross %s", kind, got, want)
		}
	}
}
