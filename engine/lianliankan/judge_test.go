package lianliankan

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/internal/judgetest"
	"umpire/engine/internal/rng"
)

func TestCases(t *testing.T) { judgetest.Cases(t, Game(), "testdata") }

func FuzzRead(f *testing.F) {
	judgetest.Seeds(f, "testdata")
	f.Fuzz(func(t *testing.T, text []byte) { judgetest.RoundTrip(t, Game(), text) })
}

// TestPlain compares the judge with the plain rules, and every line with what those say is best.
func TestPlain(t *testing.T) {
	boards := 100_000
	if testing.Short() {
		boards = 5_000
	}
	r := rng.New(1)
	turns, detours := [3]int{}, 0
	reasons := map[string]int{}
	for n := range boards {
		d := Small(r)
		if n%20 == 0 { // the smallest boards have no room for a way round
			d = roundabout(r, r.From(5, 9), r.From(5, 9), 5)
		}
		text := write(nil, []engine.Dataset{d})
		got, reader := judgetest.Judge(Game(), text)
		if err := reader.Err(); err != nil {
			t.Fatalf("board %d refused: %v\n%s", n, err, text)
		}
		if want := judgetest.Plain(WithMistakes(), text); !bytes.Equal(got, want) {
			t.Fatalf("board %d\n%s\ngot %s\nwant %s", n, text, got, want)
		}
		v := d.Verdict().(*Verdict)
		for i, q := range d.Questions {
			line := v.Line(i)
			if line == nil {
				reasons[v.Answer(i).Why]++
				continue
			}
			turns[len(line)-2]++
			if shortcut(d.Board, q.A, q.B, line) {
				detours++
			}
			if msg := badLine(d, q, line); msg != "" {
				t.Fatalf("board %d, question %d: %v: %s\n%s", n, i+1, line, msg, text)
			}
		}
	}
	t.Logf("lines with 0, 1, 2 turns: %v, not the shortest way: %d; reasons for NO: %v", turns, detours, reasons)
	if detours < boards/500 {
		t.Errorf("only %d lines are not the shortest way", detours)
	}
	for _, n := range []int{turns[0], turns[1], turns[2], reasons[SameCell], reasons[EmptyCell], reasons[Different], reasons[NoLine]} {
		if n < boards/100 {
			t.Errorf("a kind of answer came only %d times", n)
		}
	}
}

// badLine says what is wrong with the line of a YES, or nothing.
func badLine(d *Dataset, q Question, line []engine.Point) string {
	if line[0] != q.A || line[len(line)-1] != q.B {
		return "not from end to end"
	}
	steps := 0
	for i := 1; i < len(line); i++ {
		p, to := line[i-1], line[i]
		if (p.X == to.X) == (p.Y == to.Y) {
			return "no straight stretch"
		}
		if i > 1 && (p.X == to.X) == (p.X == line[i-2].X) {
			return "no turn where it says so"
		}
		for p != to {
			p.X += sign(to.X - p.X)
			p.Y += sign(to.Y - p.Y)
			steps++
			if p != q.B && d.Board.At(p.X, p.Y) != 0 {
				return "through a tile"
			}
		}
	}
	b := plain(d)
	turns := len(line) - 2
	if best, found := b.walk(q.A.X, q.A.Y, q.B.X, q.B.Y, turns); !found || best != steps {
		return "not the shortest"
	}
	if turns > 0 {
		if _, found := b.walk(q.A.X, q.A.Y, q.B.X, q.B.Y, turns-1); found {
			return "too many turns"
		}
	}
	return ""
}

func sign(n int) int { return max(min(n, 1), -1) }

// plain is the board of a dataset for the plain rules.
func plain(d *Dataset) *plainBoard {
	b := &plainBoard{rows: d.Board.Rows, cols: d.Board.Cols}
	for _, tile := range d.Board.Tiles {
		b.tiles = append(b.tiles, int(tile))
	}
	return b
}

// TestLineTies pins which of several equally good lines is given.
func TestLineTies(t *testing.T) {
	b := &Board{3, 3, []int32{
		1, 0, 0,
		0, 0, 0,
		0, 0, 1,
	}}
	line := newJudge(b).line(engine.Point{X: 1, Y: 1}, engine.Point{X: 3, Y: 3})
	if want := (engine.Point{X: 1, Y: 3}); len(line) != 3 || line[1] != want {
		t.Errorf("got %v, want the corner %v", line, want)
	}
	b = &Board{4, 4, []int32{
		1, 0, 0, 5,
		0, 0, 0, 0,
		0, 0, 0, 0,
		5, 0, 0, 1,
	}}
	line = newJudge(b).line(engine.Point{X: 1, Y: 1}, engine.Point{X: 4, Y: 4})
	if want := (engine.Point{X: 1, Y: 2}); len(line) != 4 || line[1] != want {
		t.Errorf("got %v, want the first turn at %v", line, want)
	}
}

func TestFaults(t *testing.T) {
	tests := []struct {
		name, text      string
		code            input.Code
		want            input.Want
		place           input.Place
		rows, questions int // of the part that was read
	}{
		{"no m", "3", input.EOF, input.Want{Name: "m", Min: 1, Max: 1000}, input.Place{Dataset: 1}, 0, 0},
		{"n", "1001 1", input.Range, input.Want{Name: "n", Max: 1000}, input.Place{Dataset: 1}, 0, 0},
		{"n is 0", "0 1", input.Range, input.Want{Name: "n", Min: 1, Max: 1000}, input.Place{Dataset: 1}, 0, 0},
		{"first row", "2 2\n1 x", input.Token, input.Want{Name: "tile", Max: MaxTile},
			input.Place{Dataset: 1, Part: "row", Step: 1, Steps: 2}, 0, 0},
		{"second row", "2 2\n1 2\n3 -4", input.Range, input.Want{Name: "tile", Max: MaxTile},
			input.Place{Dataset: 1, Part: "row", Step: 2, Steps: 2}, 1, 0},
		{"q", "1 1\n1\n51\n", input.Range, input.Want{Name: "q", Min: 1, Max: 50}, input.Place{Dataset: 1}, 1, 0},
		{"second question", "1 2\n1 1\n3\n1 1 1 2\n1 1 1 3\n", input.Range, input.Want{Name: "y2", Min: 1, Max: 2},
			input.Place{Dataset: 1, Part: "question", Step: 2, Steps: 3}, 1, 1},
		{"second board", "1 1\n1\n1\n1 1 1 1\n1 1\n2\n1\n1 1 1", input.EOF, input.Want{Name: "y2", Min: 1, Max: 1},
			input.Place{Dataset: 2, Part: "question", Step: 1, Steps: 1}, 1, 0},
		{"extra", "1 1\n1\n1\n1 1 1 1\n0 0 0", input.Extra, input.Want{}, input.Place{}, 0, 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			r := input.Read([]byte(test.text))
			var rows, questions int
			for d, whole := range Game().Read(r) {
				if !whole {
					rows, questions = d.(*Dataset).Board.Rows, d.Replay().Len()
				}
			}
			err := r.Err()
			if err == nil || err.Code != test.code || err.Want != test.want || err.Place != test.place {
				t.Errorf("got %+v, want %s %+v at %+v", err, test.code, test.want, test.place)
			}
			if rows != test.rows || questions != test.questions {
				t.Errorf("%d rows and %d questions were shown, want %d and %d", rows, questions, test.rows, test.questions)
			}
		})
	}
}

func TestWarnings(t *testing.T) {
	tests := []struct {
		file         string
		line, column int
		code         input.Code
		want         input.Want
	}{
		{"m_1000", 1, 3, input.Over, input.Want{Name: "m", Min: 1, Max: 999}},
		{"q_50", 3, 1, input.Over, input.Want{Name: "q", Min: 1, Max: 49}},
		{"no_terminator", 5, 8, input.NoEnd, input.Want{}},
	}
	for _, test := range tests {
		t.Run(test.file, func(t *testing.T) {
			_, r := judgetest.Judge(Game(), judgetest.File(t, "testdata/quirks/"+test.file+".in"))
			w := r.Warnings()
			if len(w) != 1 || w[0].Line != test.line || w[0].Column != test.column || w[0].Code != test.code ||
				w[0].Want != test.want || w[0].Place.Dataset != 1 {
				t.Errorf("got %+v, want %+v", w, test)
			}
		})
	}
}

func TestOnlyTheEnd(t *testing.T) {
	out, r := judgetest.Judge(Game(), []byte("0 0\n"))
	if r.Err() != nil || len(r.Warnings()) != 0 || len(out) != 0 {
		t.Errorf("got %q, %v, %v", out, r.Err(), r.Warnings())
	}
}

// TestHugeClaim checks that a board which is only claimed reserves no memory.
func TestHugeClaim(t *testing.T) {
	text := []byte("1000 1000\n1 2 3")
	allocated := testing.Benchmark(func(b *testing.B) {
		b.ReportAllocs()
		for range b.N {
			judgetest.Judge(Game(), text)
		}
	}).AllocedBytesPerOp()
	if allocated > 20_000 {
		t.Errorf("%d bytes for a text of %d", allocated, len(text))
	}
}

// TestSpans checks that the spans of tiles and questions cover the very numbers.
func TestSpans(t *testing.T) {
	for _, name := range []string{"01_sample", "20_walls", "22_many_boards", "quirks/crlf", "quirks/bom_spaces", "quirks/rows_rewrapped"} {
		text := judgetest.File(t, "testdata/"+name+".in")
		boards := 0
		for d, whole := range Game().Read(input.Read(text)) {
			d := d.(*Dataset)
			if !whole {
				t.Fatalf("%s: not whole", name)
			}
			boards++
			for x := 1; x <= d.Board.Rows; x++ {
				for y := 1; y <= d.Board.Cols; y++ {
					at := d.TileSpan(x, y)
					if n, err := strconv.Atoi(string(at.Of(text))); err != nil || int32(n) != d.Board.At(x, y) {
						t.Errorf("%s: tile %d,%d is %d and stands at %q", name, x, y, d.Board.At(x, y), at.Of(text))
					}
				}
			}
			replay := d.Replay().(*Replay)
			for k := 1; k <= replay.Len(); k++ {
				q := replay.Question(k)
				want := []int{q.A.X, q.A.Y, q.B.X, q.B.Y}
				for i, word := range strings.Fields(string(replay.Span(k).Of(text))) {
					if n, err := strconv.Atoi(word); err != nil || n != want[i] {
						t.Errorf("%s: question %d is %v and stands at %q", name, k, want, replay.Span(k).Of(text))
					}
				}
			}
			whole := strings.Fields(string(d.Span().Of(text)))
			if first, err := strconv.Atoi(whole[0]); err != nil || first != d.Board.Rows {
				t.Errorf("%s: the dataset starts at %q", name, whole[0])
			}
			if want := 2 + len(d.Board.Tiles) + 1 + 4*len(d.Questions); len(whole) != want {
				t.Errorf("%s: the dataset spans %d numbers, want %d", name, len(whole), want)
			}
		}
		if boards == 0 {
			t.Errorf("%s: no board", name)
		}
	}
}

// TestNoText checks a dataset that was not read from a text.
func TestNoText(t *testing.T) {
	d := NewDataset(&Board{1, 2, []int32{3, 3}}, []Question{{A: engine.Point{X: 1, Y: 1}, B: engine.Point{X: 1, Y: 2}}})
	if d.Span().Len() != 0 || d.TileSpan(1, 2).Len() != 0 || d.Replay().Span(1).Len() != 0 {
		t.Error("spans of no text are not empty")
	}
	if got := string(write(nil, []engine.Dataset{d})); got != "1 2\n3 3\n1\n1 1 1 2\n0 0\n" {
		t.Errorf("written as %q", got)
	}
}

// TestShape checks that stored cases fit the statement's layout and that hostile numbers end the walk.
func TestShape(t *testing.T) {
	score := func(text []byte) (float64, bool) {
		s := input.NewShape(text, input.Span{Start: 0, End: len(text)})
		Game().Shape(s)
		return s.Score(), s.Fits()
	}
	for _, name := range []string{"01_sample", "07_turns", "22_many_boards", "23_limits_one_row", "26_max_noise", "quirks/no_terminator"} {
		if n, fits := score(judgetest.File(t, "testdata/"+name+".in")); n != 1 || !fits {
			t.Errorf("%s: score %v, fits %t", name, n, fits)
		}
	}
	if n, fits := score(judgetest.File(t, "testdata/quirks/rows_rewrapped.in")); n == 1 || !fits {
		t.Errorf("rewrapped rows: score %v, fits %t", n, fits)
	}
	for _, text := range []string{"", "5", "0 5", "5 0 1", "999999999999 0", "999999999999 999999999999 1", "1 1 1 999999999999 1", "-1 -1", "0 0 0", "2 2 a"} {
		if n, fits := score([]byte(text)); fits && text != "" {
			t.Errorf("%q fits, score %v", text, n)
		}
	}
}

// TestSamples checks that the samples show what they promise.
func TestSamples(t *testing.T) {
	want := map[string]string{
		"statement": "YES 2 turns, empty, different, empty, empty, YES 0 turns",
		"detour":    "YES 2 turns, YES 1 turns, YES 1 turns",
		"reasons":   "YES 0 turns, YES 1 turns, YES 2 turns, no-line, no-line, no-line, same-cell, empty, different",
	}
	for _, sample := range Game().Samples {
		r := input.Read([]byte(sample.Text))
		var got []string
		for d := range Game().Read(r) {
			v := d.Verdict().(*Verdict)
			for i := range v.Len() {
				if a := v.Answer(i); a.Why == "" {
					got = append(got, fmt.Sprintf("%s %d turns", a.Token, len(v.Line(i))-2))
				} else {
					got = append(got, a.Why)
				}
			}
		}
		if r.Err() != nil || len(r.Warnings()) > 0 {
			t.Errorf("%s: %v %v", sample.Name, r.Err(), r.Warnings())
		}
		if got := strings.Join(got, ", "); got != want[sample.Name] {
			t.Errorf("%s: %s", sample.Name, got)
		}
	}
	for d := range Game().Read(input.Read([]byte(detour))) {
		b := plain(d.(*Dataset))
		two, _ := b.walk(5, 3, 2, 6, 2)
		three, _ := b.walk(5, 3, 2, 6, 3)
		if two != 10 || three != 6 {
			t.Errorf("detour: %d steps with two turns, %d with three", two, three)
		}
	}
}

// TestRecipes checks that every recipe makes legal inputs, at the sizes asked for.
func TestRecipes(t *testing.T) {
	for _, recipe := range Recipes() {
		for _, size := range [][3]int{{1, 1, 1}, {1, 9, 5}, {9, 1, 5}, {2, 2, 2}, {30, 40, 49}} {
			d := recipe.Make(rng.New(7), size[0], size[1], size[2])
			if d.Board.Rows != size[0] || d.Board.Cols != size[1] || len(d.Questions) != size[2] {
				t.Errorf("%s %v: made %d×%d with %d questions", recipe.Name, size, d.Board.Rows, d.Board.Cols, len(d.Questions))
			}
			text := write(nil, []engine.Dataset{d})
			if _, r := judgetest.Judge(Game(), text); r.Err() != nil || len(r.Warnings()) > 0 {
				t.Errorf("%s %v: %v %v", recipe.Name, size, r.Err(), r.Warnings())
			}
			if again := write(nil, []engine.Dataset{recipe.Make(rng.New(7), size[0], size[1], size[2])}); !bytes.Equal(text, again) {
				t.Errorf("%s %v: the same seed made another dataset", recipe.Name, size)
			}
		}
	}
}
