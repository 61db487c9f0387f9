package chapaev

import (
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/internal/judgetest"
)

func TestCases(t *testing.T) { judgetest.Cases(t, Game(), "testdata") }

func FuzzRead(f *testing.F) {
	judgetest.Seeds(f, "testdata")
	for _, recipe := range Recipes() {
		f.Add(recipe.Make(1))
	}
	f.Fuzz(func(t *testing.T, text []byte) { judgetest.RoundTrip(t, Game(), text) })
}

// parse reads a legal input.
func parse(t testing.TB, text []byte) *Dataset {
	t.Helper()
	r := input.Read(text)
	for d, whole := range read(r) {
		if whole {
			return d.(*Dataset)
		}
	}
	t.Fatalf("refused: %+v\n%s", r.Err(), text)
	return nil
}

// TestSamples holds that each sample is what its comment says.
func TestSamples(t *testing.T) {
	want := map[string]struct {
		out   string
		hangs bool
	}{
		"statement": {"RED\n", false},
		"touch":     {"RED\n", true},
		"miss":      {"WHITE\n", false},
		"fewer":     {"RED\n", false},
		"lost":      {"WHITE\n", false},
	}
	for _, s := range Game().Samples {
		out, r := judgetest.Judge(Game(), []byte(s.Text))
		if r.Err() != nil || string(out) != want[s.Name].out {
			t.Errorf("%s: %q, %v", s.Name, out, r.Err())
		}
		d := parse(t, []byte(s.Text))
		if got := d.HangsOnTouch(); got != want[s.Name].hangs {
			t.Errorf("%s hangs on a touch: %v", s.Name, got)
		}
		if got := string(write(nil, []engine.Dataset{d})); got != s.Text {
			t.Errorf("%s is not in its shortest form: %q", s.Name, got)
		}
		delete(want, s.Name)
	}
	if len(want) > 0 {
		t.Errorf("missing: %v", want)
	}
}

// TestStart holds the known fact about the problem's own layout: Red wins with disc 1 or 8 only, taking three white discs
// and one red disc.
func TestStart(t *testing.T) {
	r := parse(t, []byte(statement)).Replay().(*Replay)
	winning := map[Discs]bool{}
	for disc := range AllDiscs.Of(Red).All() {
		for _, o := range r.Outcomes(r.Position(0), disc) {
			if !o.Wins {
				continue
			}
			winning[o.Takes|1<<disc] = true
			if disc != 0 && disc != 7 || o.Takes.Of(White).Len() != 3 || o.Takes.Of(Red).Len() != 1 {
				t.Errorf("disc %d wins and takes %016b", disc, o.Takes)
			}
		}
	}
	if len(winning) != 2 {
		t.Errorf("%d flicks win, want 2", len(winning))
	}
}

// TestSpelling holds what a reader gives beside the verdict: exact values, the input's own spelling, spans.
func TestSpelling(t *testing.T) {
	text := []byte(strings.Replace(statement, "1.5 7.5", "\n+01.50 7.500", 1))
	d := parse(t, text)
	x, y := d.Typed(1)
	if string(x) != "+01.50" || string(y) != "7.500" {
		t.Errorf("typed %q %q", x, y)
	}
	if got := string(d.Disc(1).Span().Of(text)); got != "+01.50 7.500" {
		t.Errorf("the second disc stands at %q", got)
	}
	if got := d.Disc(1).Centre(); got != (Place{1.5, 7.5}) {
		t.Errorf("the second disc lies at %v", got)
	}
	if got := d.Span(); got != (input.Span{Start: 0, End: len(text) - 1}) {
		t.Errorf("the dataset stands at %v of %d", got, len(text))
	}
	if got := write(nil, []engine.Dataset{d}); string(got) != statement {
		t.Errorf("written as %q", got)
	}
}

// TestFaults holds the data of a fault beyond its place and code, which the stored cases check, and how many discs are
// still shown.
func TestFaults(t *testing.T) {
	cases := []struct {
		name, from, to string
		want           input.Error
		shown          int
	}{
		{"x is no number", "2.5 7.5", "x 7.5", input.Error{Code: input.Token, Found: "x",
			Want: input.Want{Name: "x", Decimal: true}, Side: 1}, 2},
		{"y is off the board", "3.5 0.5", "3.5 7.60000000000000001", input.Error{Code: input.OffBoard, Found: "7.60000000000000001",
			Want: input.Want{Name: "y", Decimal: true}, Side: 2}, 11},
		{"x is far off the board", "0.5 0.5", "3000000000000000000000000000000.5 0.5", input.Error{Code: input.OffBoard,
			Found: "3000000000000000000000000000000.5", Want: input.Want{Name: "x", Decimal: true}, Side: 2}, 8},
		{"a disc touches two", "2.5 0.5", "1.9 0.5", input.Error{Code: input.Overlap, Found: "1.9 0.5", Side: 2,
			Prior: input.Prior{Step: 10, Line: 2, Column: 9}}, 10},
		{"a disc on its enemy", "5.5 0.5", "5.5 7.5", input.Error{Code: input.Overlap, Found: "5.5 7.5", Side: 2,
			Prior: input.Prior{Step: 6, Line: 1, Column: 41}}, 13},
		{"the end is missing", " 7.5 0.5\n", " 7.5", input.Error{Code: input.EOF,
			Want: input.Want{Name: "y", Decimal: true}, Side: 2}, 15},
		{"a number too long", "0.5 7.5", "0.5" + strings.Repeat("1", 10_000) + " 7.5", input.Error{Code: input.Range,
			Found: "0.5" + strings.Repeat("1", 37) + "…", Want: input.Want{Name: "x", Decimal: true}, Side: 1}, 0},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			text := strings.Replace(statement, c.from, c.to, 1)
			r := input.Read([]byte(text))
			shown := 0
			for d, whole := range read(r) {
				if whole {
					t.Error("the dataset counts as whole")
				}
				shown = d.(*Dataset).Start().Discs.Len()
				if d.Replay().Len() != 0 {
					t.Error("a position without all its discs is played")
				}
			}
			got := r.Err()
			if got == nil {
				t.Fatal("accepted")
			}
			if shown != c.shown {
				t.Errorf("%d discs are shown, want %d", shown, c.shown)
			}
			c.want.Place = input.Place{Dataset: 1, Part: "disc", Step: c.shown + 1, Steps: count}
			c.want.Span, c.want.Line, c.want.Column = got.Span, got.Line, got.Column // the stored cases check these
			if *got != c.want {
				t.Errorf("got  %+v\nwant %+v", *got, c.want)
			}
		})
	}
}

// TestExtra holds that a complete dataset keeps its verdict when more follows.
func TestExtra(t *testing.T) {
	out, r := judgetest.Judge(Game(), []byte(statement+"1"))
	if r.Err() == nil || r.Err().Code != input.Extra || string(out) != "RED\n" {
		t.Errorf("%q, %v", out, r.Err())
	}
}

// TestShape holds that the statement's layout scores full marks, and that other layouts fit without.
func TestShape(t *testing.T) {
	score := func(text string) float64 {
		s := input.NewShape([]byte(text), input.Span{End: len(text)})
		shape(s)
		if !s.Fits() {
			return -1
		}
		return s.Score()
	}
	lines := strings.ReplaceAll(statement, " ", "\n")
	pairs := strings.ReplaceAll(strings.ReplaceAll(statement, "5 1", "5\n1"), "5 2", "5\n2")
	if got := score(statement); got != 1 {
		t.Errorf("the statement's layout scores %v", got)
	}
	if got := score(pairs); got != 1 {
		t.Errorf("a line a disc scores %v", got)
	}
	if got := score(lines); got < 0 || got >= 1 {
		t.Errorf("a line a number scores %v", got)
	}
	if got := score(statement + "1"); got != -1 {
		t.Errorf("a number too many scores %v", got)
	}
}

// TestLong holds that inputs of very many digits are still judged, exactly: the sample whose win is an exact touch keeps
// it when all discs are shifted by the same hair, and loses it when one disc is moved by the last digit alone.
func TestLong(t *testing.T) {
	const digits = 9_999
	tail := strings.Repeat("0", 20) + strings.Repeat("31", (digits-1-20)/2)
	numbers := strings.Fields(touch)
	for i := 1; i < len(numbers); i += 2 {
		if !strings.Contains(numbers[i], ".") {
			numbers[i] += ".0"
		}
		numbers[i] += tail
	}
	if out, r := judgetest.Judge(Game(), []byte(strings.Join(numbers, " "))); r.Err() != nil || string(out) != "RED\n" {
		t.Errorf("shifted: %q, %v", out, r.Err())
	}
	const y = 2*13 + 1 // of the disc touched on the right
	numbers[y] = strings.TrimSuffix(numbers[y], "1") + "0"
	if out, r := judgetest.Judge(Game(), []byte(strings.Join(numbers, " "))); r.Err() != nil || string(out) != "WHITE\n" {
		t.Errorf("moved by the last digit: %q, %v", out, r.Err())
	}
}
