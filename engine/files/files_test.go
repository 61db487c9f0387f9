package files

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/branch"
	"umpire/engine/games"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/internal/rng"
	"umpire/engine/setup"
	"umpire/engine/sgf/charset"
	"umpire/engine/twixt"
)

// dataset is the dataset of a text that Read gave.
func dataset(t *testing.T, f File) engine.Dataset {
	t.Helper()
	if f.Why != "" {
		s, fault := setup.Read(f.Text)
		if fault != nil {
			t.Fatalf("%v at %d:%d: %.200s", fault, fault.Line, fault.Column, f.Text)
		}
		data, faults := s.Check()
		if len(faults) > 0 {
			t.Fatalf("%v: %.200s", faults, f.Text)
		}
		return data
	}
	game, _ := games.ByID(f.Game)
	data, whole := game.One(input.Read(f.Text))
	if !whole {
		t.Fatalf("no input: %.200s", f.Text)
	}
	return data
}

// TestCases reads every file of both kinds of records.
func TestCases(t *testing.T) {
	for _, pattern := range []string{"../goban/record/testdata/*.sgf", "../twixt/record/testdata/*.*"} {
		names, _ := filepath.Glob(pattern)
		if len(names) < 5 {
			t.Fatalf("%d files match %s", len(names), pattern)
		}
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if !Sniff(text, true) {
				t.Errorf("%s is not recognised", name)
			}
			f := Read(text, false, Choice{}, charset.Decode)
			if f.Fault != nil {
				t.Errorf("%s: %v", name, f.Fault)
				continue
			}
			dataset(t, f).Replay().Len()
			if want := "twixt"; strings.Contains(name, "goban") == (f.Game == want) {
				t.Errorf("%s is of %s", name, f.Game)
			}
		}
	}
}

// TestWhy reads games for which there is no judge's input.
func TestWhy(t *testing.T) {
	for _, c := range []struct {
		text string
		game string
		why  setup.Why
		len  int
	}{
		{"1. f6 2. m16", "twixt", setup.Large, 2},
		{"13x13 f6 g8", "twixt", setup.Even, 2},
		{"(;GM[1]SZ[9];B[aa];W[bb])", "go", setup.Arranged, 2},
		{"(;GM[1]SZ[19]AB[aa][bb];W[ab])", "go", setup.Arranged, 1},
		{"(;GM[1];B[aa];AW[bb];B[cc])", "go", setup.Played, 3},
		{"(;GM[1];B[aa];W[];B[cc])", "go", "", 2},
	} {
		f := Read([]byte(c.text), true, Choice{}, nil)
		if f.Fault != nil || f.Game != c.game || f.Why != c.why {
			t.Errorf("%q: %s, %q, fault %v", c.text, f.Game, f.Why, f.Fault)
			continue
		}
		if n := dataset(t, f).Replay().Len(); n != c.len {
			t.Errorf("%q: %d steps, want %d", c.text, n, c.len)
		}
	}
}

// TestFaults says where a file cannot be read; of TwixT the moves before are kept.
func TestFaults(t *testing.T) {
	for _, c := range []struct {
		text         string
		code         input.Code
		line, column int
		moves        int
	}{
		{"f6 m16\nf6", input.Occupied, 2, 1, 2},
		{"(;SZ[12]PB[\x99];b[cc];r[cc])", input.Occupied, 1, 23, 1}, // Latin-1
		{"(;GM[1]\n SZ[90];B[aa])", "sgf.bad-size", 2, 5, -1},
		{"(;GM[7])", "sgf.other-game", 1, 6, -1},
	} {
		f := Read([]byte(c.text), true, Choice{}, nil)
		if f.Fault == nil || f.Fault.Code != c.code || f.Fault.Line != c.line || f.Fault.Column != c.column {
			t.Errorf("%q: %+v", c.text, f.Fault)
			continue
		}
		if line, column := input.Position(f.Source, f.Fault.Span.Start); line != c.line || column != c.column {
			t.Errorf("%q: the fault's place is %d:%d", c.text, line, column)
		}
		if c.moves >= 0 {
			s, fault := setup.Read(f.Text)
			if fault != nil || len(s.Stones) != c.moves {
				t.Errorf("%q: %s", c.text, f.Text)
			}
		}
	}
}

// TestRoundTrip writes inputs in every format, and reads them back.
func TestRoundTrip(t *testing.T) {
	r := rng.New(3)
	for range 40 {
		n := 5 + r.Below(16)
		var moves []engine.Point
		for range 200 {
			moves = append(moves, engine.Point{X: r.Below(n + 1), Y: r.Below(n + 1)})
		}
		d := &twixt.Dataset{N: n}
		for _, m := range moves {
			if next, refused := d.Branch(len(d.Moves()), []engine.Point{m}); refused == "" {
				d = next
			}
		}
		if len(d.Moves())%2 == 0 {
			d, _ = d.Branch(len(d.Moves())-1, nil)
		}
		same(t, twixt.Game(), d, branch.Line{})
	}
	for range 40 {
		var points []engine.Point
		for range 1 + r.Below(300) {
			points = append(points, engine.Point{X: 1 + r.Below(19), Y: 1 + r.Below(19)})
		}
		d := goban.Attempts(points)
		line := branch.Line{From: r.Below(len(points) + 1)}
		for len(line.Moves) < 5 {
			next := branch.Line{From: line.From, Moves: append(line.Moves[:len(line.Moves):len(line.Moves)],
				branch.At(engine.Point{X: 1 + r.Below(19), Y: 1 + r.Below(19)}))}
			if branch.Play(d, d.Replay(), next).Refused == "" {
				line = next
			}
		}
		same(t, goban.Go19(), d, line)
	}
}

// same writes a dataset, and a line of it, in all formats of its game, and reads them back.
func same(t *testing.T, game engine.Game, d engine.Dataset, line branch.Line) {
	t.Helper()
	want := game.Write(nil, datasets(d))
	for _, format := range FormatsOf(game.ID) {
		file, _, ok := Write(d, branch.Line{}, format, 0)
		f := Read(file, false, Choice{}, nil)
		if !ok || f.Format != format || f.Fault != nil || f.Why != "" || !bytes.Equal(f.Text, want) {
			t.Fatalf("%s: %v, %s %q %v\n%s\n%s", format, ok, f.Format, f.Why, f.Fault, file, f.Text)
		}
		if len(line.Moves) == 0 {
			continue
		}
		file, _, _ = Write(d, line, format, 0)
		branched := game.Write(nil, datasets(branch.Play(d, d.Replay(), line).Data))
		main, other := Read(file, false, Choice{}, nil), Read(file, false, Choice{Lines: []int{1}}, nil)
		if len(main.Forks) == 0 { // the game ends where the branch begins
			main.Text, other = want, main
		}
		if !bytes.Equal(main.Text, want) {
			t.Fatalf("the game became\n%s\n%s", main.Text, file)
		}
		if !bytes.Equal(played(t, other.Text), played(t, branched)) {
			t.Fatalf("the branch from %d became\n%s, not\n%s\n%s", line.From, other.Text, branched, file)
		}
	}
}

// played is the attempts of an input of Go that stand: refused ones belong to the game where they were tried.
func played(t *testing.T, text []byte) []byte {
	d, _ := goban.Go19().One(input.Read(text))
	r := d.Replay().(*goban.Replay)
	var points []engine.Point
	for k := 1; k <= r.Len(); k++ {
		if r.Cause(k) == goban.CauseNone {
			points = append(points, r.Move(k).At)
		}
	}
	return goban.Go19().Write(nil, datasets(goban.Attempts(points)))
}

// TestGames reads each game of a file with several.
func TestGames(t *testing.T) {
	long := strings.Repeat("é", maxName+1)
	text := []byte("(;GM[1]PB[Ada]PW[Grace];B[aa])(;GM[1]SZ[9]PB[" + long + "];B[aa](;W[bb];B[cc])(;W[dd]))(;GM[2])")
	want := []string{"Ada – Grace", strings.Repeat("é", maxName) + "… – ?", ""}
	for _, c := range []struct {
		choice       Choice
		shown, steps int
		fault        bool
	}{
		{Choice{}, 0, 1, false},
		{Choice{Game: 1}, 1, 3, false},
		{Choice{1, []int{1}}, 1, 2, false},
		{Choice{Game: 2}, 2, 0, true},
		{Choice{Game: 3}, 0, 1, false},
		{Choice{Game: -1}, 0, 1, false},
	} {
		f := Read(text, true, c.choice, nil)
		if f.Shown != c.shown || f.Games != 3 || !slices.Equal(f.Titles, want) || (f.Fault != nil) != c.fault {
			t.Errorf("%v: game %d of %d, %v, fault %v", c.choice, f.Shown, f.Games, f.Titles, f.Fault)
		} else if !c.fault && dataset(t, f).Replay().Len() != c.steps {
			t.Errorf("%v: %s", c.choice, f.Text)
		}
	}
	many := Read(bytes.Repeat([]byte("(;GM[1];B[aa])"), maxGames+7), true, Choice{Game: maxGames + 6}, nil)
	if many.Shown != maxGames+6 || many.Games != maxGames+7 || len(many.Titles) != maxGames {
		t.Errorf("game %d of %d, %d are told", many.Shown, many.Games, len(many.Titles))
	}
	if one := Read([]byte("(;GM[1]PB[Ada])"), true, Choice{}, nil); one.Games != 1 || one.Titles != nil {
		t.Errorf("one game: %+v", one)
	}
}

// TestInputsAreNoFiles sniffs at the samples of all games.
func TestInputsAreNoFiles(t *testing.T) {
	for _, game := range games.All() {
		for _, sample := range game.Samples {
			if Sniff([]byte(sample.Text), true) {
				t.Errorf("%s, %s is taken for a file", game.ID, sample.Name)
			}
		}
	}
}

// FuzzRead reads anything; what comes of it can be shown.
func FuzzRead(f *testing.F) {
	f.Add([]byte("(;GM[1];B[aa](;W[bb])(;W[cc]))"), 1)
	f.Add([]byte("(;GM[1]PB[a];B[aa](;W[bb])(;W[cc]))(;GM[1]SZ[9])(;GM[2])"), 2)
	f.Add([]byte("(;b[\x99"), 0)
	f.Add([]byte("f6 m16 f6"), 0)
	f.Add([]byte("(;GM[1]SZ[5]AB[aa:ee];B[];AE[aa];W[tt])"), 0)
	f.Fuzz(func(t *testing.T, text []byte, choice int) {
		file := Read(text, choice&1 == 0, Choice{choice >> 1, []int{choice}}, charset.Decode)
		if file.Fault == nil {
			if s, fault := setup.Read(file.Text); file.Why != "" && fault == nil {
				if _, faults := s.Check(); len(faults) > 0 && faults[0].Code == setup.Breathless {
					return // which is shown as it stands
				}
			}
			dataset(t, file).Replay().Len()
		} else if span := file.Fault.Span; span.Start < 0 || span.End > len(file.Source) {
			t.Fatalf("the fault stands at %v of %d bytes", span, len(file.Source))
		}
	})
}
