package board

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"umpire/engine"
)

func TestCursorKeys(t *testing.T) {
	plane := whole(planeScene(0))
	farRow, farCol := plane.rows.index(1999999998), plane.cols.index(1999999999)
	for _, test := range []struct {
		name     string
		f        *frame
		from, to cursor
		keys     string
	}{
		{"arrows", whole(NewWood(19, 19)), cursor{row: 3, col: 3}, cursor{row: 4, col: 4}, "ArrowDown ArrowRight"},
		{"edges", whole(NewWood(19, 19)), cursor{}, cursor{}, "ArrowUp ArrowLeft PageUp Home"},
		{"ends", whole(NewWood(19, 19)), cursor{row: 3, col: 3}, cursor{row: 3, col: 18}, "End"},
		{"last", whole(NewWood(19, 19)), cursor{row: 3, col: 3}, cursor{row: 18, col: 18}, "ctrl+End"},
		{"first", whole(NewWood(19, 19)), cursor{row: 3, col: 3}, cursor{}, "ctrl+Home"},
		{"pages", whole(NewWood(19, 19)), cursor{row: 3, col: 3}, cursor{row: 8, col: 3}, "PageDown PageDown PageUp"},
		{"felt corner", whole(NewFelt(12)), cursor{row: 0, col: 1}, cursor{row: 0, col: 1}, "ArrowLeft"},
		{"felt home", whole(NewFelt(12)), cursor{row: 0, col: 5}, cursor{row: 0, col: 1}, "Home"},
		{"felt end", whole(NewFelt(12)), cursor{row: 3, col: 5}, cursor{row: 12, col: 11}, "ctrl+End"},
		{"felt page", whole(NewFelt(12)), cursor{row: 3, col: 0}, cursor{row: 11, col: 0}, "PageDown"},
		{"over a fold", plane, cursor{row: farRow - 2, col: farCol - 2}, cursor{row: farRow, col: farCol}, "ArrowDown ArrowDown ArrowRight ArrowRight"},
		{"discs", whole(chapaevScene()), cursor{piece: 15}, cursor{piece: 15}, "ArrowRight"},
		{"disc back", whole(chapaevScene()), cursor{piece: 1}, cursor{piece: 0}, "ArrowUp ArrowLeft"},
		{"disc ends", whole(chapaevScene()), cursor{piece: 5}, cursor{piece: 15}, "Home End"},
	} {
		at := test.from
		for _, key := range strings.Fields(test.keys) {
			key, ctrl := strings.CutPrefix(key, "ctrl+")
			to, moves := test.f.move(at, key, ctrl)
			if !moves {
				t.Errorf("%s: %s does not move", test.name, key)
			}
			at = to
		}
		if at != test.to {
			t.Errorf("%s: %s leads to %+v, want %+v", test.name, test.keys, at, test.to)
		}
	}
	if _, moves := plane.move(cursor{}, "a", false); moves {
		t.Error("a letter moves the cursor")
	}
}

func TestCursorNeverLeavesTheBoard(t *testing.T) {
	keys := []string{"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"}
	for name, s := range allScenes() {
		f := whole(s)
		c := f.start()
		for i := range 2000 {
			c, _ = f.move(c, keys[i*i*7%8], i%5 == 0)
			if s.Surface == Squares {
				if c.piece < 0 || c.piece >= len(s.Pieces) || s.Pieces[c.piece].State != Standing {
					t.Fatalf("%s: cursor at piece %d", name, c.piece)
				}
				continue
			}
			x, y, shown := f.xy(f.at(c).Place)
			if pick, on := f.pick(x, y); !shown || f.rows.lines() > 1 && !on && !f.cornerless(c.row, c.col) || pick.Point != f.at(c).Point {
				t.Fatalf("%s: cursor %+v at %v is no point", name, c, f.at(c).Point)
			}
			if f.cornerless(f.rows.line(c.row), f.cols.line(c.col)) {
				t.Fatalf("%s: cursor in a corner without a hole", name)
			}
		}
	}
}

func TestCursorStarts(t *testing.T) {
	s := goScene()
	if got, want := whole(s).at(whole(s).start()).Point, (engine.Point{X: 10, Y: 11}); got != want {
		t.Errorf("starts at %v, want the cause %v", got, want)
	}
	s.Focus = &Place{4, 5}
	if got, want := whole(s).at(whole(s).start()).Point, (engine.Point{X: 4, Y: 5}); got != want {
		t.Errorf("starts at %v, want the focus %v", got, want)
	}
	if got := whole(NewSquares()).name(whole(NewSquares()).start()); got != "" {
		t.Errorf("an empty list is called %q", got)
	}
}

func TestMarkup(t *testing.T) {
	s := goScene()
	s.Name = func(p engine.Point) string { return "row " + Grouped(p.X) + ", column " + Grouped(p.Y) }
	for name, test := range map[string]struct {
		scene *Scene
		want  []string
	}{
		"go": {s, []string{`role="grid"`, `aria-rowcount="19"`, `aria-colcount="19"`, `aria-label="Go board, attempt 52"`, `tabindex="0"`,
			`aria-activedescendant="b-0"`, `id="b-0"`, `aria-rowindex="10"`, `aria-colindex="11"`, `role="row"`, `role="gridcell"`,
			`row 10, column 11`, `aria-hidden`}},
		"plane":   {planeScene(0), []string{`aria-rowcount="-1"`, `aria-rowindex="1"`, `aria-colindex="2"`, `(1, 2)`}},
		"chapaev": {chapaevScene(), []string{`role="listbox"`, `role="option"`, `R1 (4.4, 2.8)`}},
		"large": {NewTable(61, 61, make([]int32, 61*61)), []string{`<canvas`, `id="b-canvas"`, `aria-label="nearer"`, `aria-label="farther"`,
			`aria-label="all"`, `aria-rowcount="61"`}},
	} {
		html := app.HTMLString(&Board{ID: "b", Scene: test.scene, Words: Words{"nearer", "farther", "all"}})
		for _, want := range test.want {
			if !strings.Contains(html, want) {
				t.Errorf("%s: no %s in %s", name, want, html)
			}
		}
		if strings.Contains(html, "style=") {
			t.Errorf("%s: a style attribute", name)
		}
	}
}

func TestTheWindowStaysWhileTheBoardDoes(t *testing.T) {
	tiles := make([]int32, 10000)
	b := &Board{ID: "b", Scene: NewTable(100, 100, tiles)}
	f := b.layout()
	f.resize(552, 506)
	f.show(Place{50, 50})
	b.cursor = f.toward(Place{50, 50})
	u, left, at := f.u, f.left, b.cursor
	b.Scene = NewTable(100, 100, tiles)
	if f := b.layout(); f.u != u || f.left != left || b.cursor != at || f.scene != b.Scene {
		t.Errorf("the next scene moved the window: %g at %g, cursor %+v", f.u, f.left, b.cursor)
	}
	b.Rev++
	b.Scene.Focus = &Place{90, 7}
	if x, y, shown := b.layout().xy(Place{90, 7}); !shown || x < panLeft || y < panTop || x > 552 || y > 506 {
		t.Errorf("the focus lies at %g, %g", x, y)
	}
	b.Scene = NewTable(200, 100, make([]int32, 20000))
	if f := b.layout(); f.u != 0 || b.cursor != f.start() {
		t.Errorf("another board keeps the window: %g, cursor %+v", f.u, b.cursor)
	}
}

func TestText(t *testing.T) {
	s := NewFelt(3)
	s.peg(Place{0, 1}, Black)
	s.peg(Place{1, 3}, White)
	s.peg(Place{2, 2}, Black)
	want := "  0 1 2 3\n3   O .\n2 . . X .\n1 X . . .\n0   . .\nX (2, 2) – (0, 1)\n"
	if got := Text(s); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	table := "      1     2\n1     .     7\n2 65536     .\n"
	if got := Text(NewTable(2, 2, []int32{0, 7, 65536, 0})); got != table {
		t.Errorf("got\n%s\nwant\n%s", got, table)
	}
	if got := Cells(chapaevScene()); len(got) != 17 || strings.Join(got[1], " ") != "R1 4.4 2.8" {
		t.Errorf("16 discs: %v", got)
	}
	plane := Text(planeScene(0))
	for _, part := range []string{"1999999999", "…", "X", "O"} {
		if !strings.Contains(plane, part) {
			t.Errorf("no %s in\n%s", part, plane)
		}
	}
	lines := strings.Split(strings.TrimSpace(plane), "\n")
	if n := len(whole(planeScene(0)).rows.runs) - 1 + whole(planeScene(0)).rows.lines() + 1; len(lines) != n {
		t.Errorf("%d lines of text, want %d", len(lines), n)
	}
}
