package lab

import (
	"bytes"
	"reflect"
	"slices"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/compare"
	"umpire/engine/diagnose"
	"umpire/engine/files"
	"umpire/engine/games"
	"umpire/engine/lianliankan"
	"umpire/engine/recipe"
	"umpire/engine/session"
)

// handle asks a session one thing about texts.
func handle(t *testing.T, op string, args []byte, texts ...[]byte) (answer, bulk []byte) {
	t.Helper()
	var s Session
	if err := s.Take(slices.Concat(texts...)); err != nil {
		t.Fatal(err)
	}
	answer, bulk, err := s.Handle(op, args, nil)
	if err != nil {
		t.Fatalf("%s: %v", op, err)
	}
	return answer, bulk
}

func plain(game engine.Game, text []byte, mistakes ...string) []byte {
	return slices.Concat(slices.Collect(game.Plain(text, mistakes...))...)
}

// TestCompare holds what a program with a mistake prints against the judge's output, for inputs of every game.
func TestCompare(t *testing.T) {
	for _, game := range games.WithMistakes() {
		if game.Plain == nil {
			continue
		}
		differ := 0
		for i := 0; i < 60 && differ < 3; i++ {
			in, _ := recipe.Write(nil, game.ID, recipe.Grown(game.ID, 5, i))
			m := game.Mistakes[i%len(game.Mistakes)]
			out := plain(game, in, m.ID)
			answer, _ := handle(t, OpCompare, OutputArgs(game.ID, len(in)), in, out)
			c, ok := ReadCompared(answer)
			if !ok {
				t.Fatal("not a comparison")
			}
			agree := Agree(game, in, []string{m.ID})
			if agree != (c.Kind == compare.Same) {
				t.Errorf("%s, %s: the comparison is %v, the programs agree: %v", game.ID, m.ID, c.Kind, agree)
			}
			if !agree {
				differ++
				answer, _ := handle(t, OpDiagnose, OutputArgs(game.ID, len(in)), in, out)
				r, ok := ReadReport(answer)
				if !ok || !slices.ContainsFunc(r.Programs, func(p diagnose.Program) bool {
					return len(p.Mistakes) == 1 && p.Mistakes[0] == m && r.Fits(p)
				}) {
					t.Errorf("%s: %s is not among those that fit", game.ID, m.ID)
				}
			}
		}
		if differ == 0 {
			t.Errorf("%s: no input showed a mistake", game.ID)
		}
	}
}

// TestShrink makes inputs smaller, and stops when it is told to.
func TestShrink(t *testing.T) {
	game, _ := games.ByIDWithMistakes("go")
	var in []byte
	for i := 0; in == nil || Agree(game, in, []string{"no-ko"}); i++ {
		in, _ = recipe.Write(nil, "go", recipe.Grown("go", 9, i))
	}
	answer, small := handle(t, OpShrink, ShrinkArgs("go", []string{"no-ko"}), in)
	s, ok := ReadShrunk(answer)
	if !ok || !s.Minimal || s.Tries == 0 || Agree(game, small, []string{"no-ko"}) || len(small) > len(in) {
		t.Errorf("%+v, %v: %q", s, ok, small)
	}
	best, stopped := Shrink(game, in, []string{"no-ko"}, func(p session.Progress) bool { return p.Done < 3 })
	if stopped.Minimal || stopped.Tries != 3 || Agree(game, best, []string{"no-ko"}) {
		t.Errorf("stopped: %+v, %q", stopped, best)
	}
}

// TestLines asks for lines of the outputs compared last.
func TestLines(t *testing.T) {
	game, _ := games.ByIDWithMistakes("twixt")
	in, out := game.Samples[0].Text, "yes\r\n\nperhaps\n"+strings.Repeat("x", 500)
	var s Session
	if err := s.Take([]byte(in + out)); err != nil {
		t.Fatal(err)
	}
	if _, _, err := s.Handle(OpCompare, OutputArgs("twixt", len(in)), nil); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		from, count int
		want        []string
	}{
		{0, 3, []string{"yes", "", "perhaps"}},
		{2, 9, []string{"perhaps", strings.Repeat("x", maxLine)}},
		{-5, 1, nil},
		{4, 1, nil},
	} {
		answer, _, err := s.Handle(OpLines, LinesArgs("twixt", c.from, c.count), nil)
		if err != nil {
			t.Fatal(err)
		}
		if got, ok := ReadLines(answer); !ok || !slices.Equal(got[0], c.want) {
			t.Errorf("%d lines from %d: %q, want %q", c.count, c.from, got[0], c.want)
		}
	}
}

// TestWrite writes games as files and reads those again: the moves are the same.
func TestWrite(t *testing.T) {
	for _, c := range []struct{ game, head, moves string }{
		{"twixt", "", "12 5\n2 3 3 6 4 4 5 8 6 5\n0 0\n"},
		{"go", "", "4\n4 4\n16 16\n4 4\n4 16\n"},
		{"infinite-go", "1\n", "4\n1 1\n2 2\n1 2\n2 1\n"}, // as a game with four walls
	} {
		for _, format := range files.FormatsOf(c.game) {
			_, file := handle(t, OpWrite, WriteArgs(c.game, format, "", 0), []byte(c.head+c.moves))
			answer, _ := handle(t, OpRead, ReadArgs(true, files.Choice{}), file)
			f, ok := ReadFile(answer)
			if got, want := strings.Join(strings.Fields(string(f.Text)), " "), strings.Join(strings.Fields(c.moves), " "); !ok || got != want {
				t.Errorf("%s as %s: %q, want %q; the file is %s", c.game, format, got, want, file)
			}
		}
	}
}

func TestMake(t *testing.T) {
	r := recipe.Kinds("twixt")[0].Usual(3)
	want, _ := recipe.Write(nil, "twixt", r)
	if _, got := handle(t, OpMake, MakeArgs("twixt", r.String())); !bytes.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestClear asks whether boards can be cleared, and hears of a search that is called off.
func TestClear(t *testing.T) {
	for _, c := range []struct {
		tiles []int32
		want  lianliankan.Clearing
	}{
		{[]int32{1, 0, 1}, lianliankan.Clearing{Can: lianliankan.Can, Pairs: []lianliankan.Pair{
			{A: engine.Point{X: 1, Y: 1}, B: engine.Point{X: 1, Y: 3}}}}},
		{[]int32{1, 2, 1}, lianliankan.Clearing{Can: lianliankan.Cannot, Fewest: 3, Odd: 2}},
		{[]int32{1, 2, 1, 2}, lianliankan.Clearing{Can: lianliankan.Cannot, Fewest: 4, Stuck: []engine.Point{
			{X: 1, Y: 1}, {X: 1, Y: 3}, {X: 1, Y: 2}, {X: 1, Y: 4}}}},
	} {
		board := &lianliankan.Board{Rows: 1, Cols: len(c.tiles), Tiles: c.tiles}
		answer, _ := handle(t, OpClear, nil, lianliankan.NewDataset(board, nil).Pack(nil))
		if got, ok := ReadClearing(answer); !ok || !reflect.DeepEqual(got, c.want) {
			t.Errorf("%v: %+v, want %+v", c.tiles, got, c.want)
		}
	}
	var s Session
	board := &lianliankan.Board{Rows: 1, Cols: 2, Tiles: []int32{1, 1}}
	if err := s.Take(lianliankan.NewDataset(board, nil).Pack(nil)); err != nil {
		t.Fatal(err)
	}
	answer, _, err := s.Handle(OpClear, nil, func(session.Progress) bool { return false })
	if got, ok := ReadClearing(answer); err != nil || !ok || got.Can != lianliankan.Unknown {
		t.Errorf("called off: %+v, %v", got, err)
	}
}

// TestMessages writes and reads messages of all kinds.
func TestMessages(t *testing.T) {
	game, _ := games.ByIDWithMistakes("infinite-go")
	in := []byte(game.Samples[0].Text)
	for _, out := range []string{"", "4 4", "x y z", "4 4 4\n4\n4 4 4 4 4 4 4 4 4"} {
		want, judge, err := Compare(game, in, []byte(out), nil)
		if err != nil {
			t.Fatal(err)
		}
		want.MineLines, want.JudgeLines = bytes.Count([]byte(out), []byte("\n"))+min(len(out), 1), bytes.Count(judge, []byte("\n"))
		answer, _ := handle(t, OpCompare, OutputArgs(game.ID, len(in)), in, []byte(out))
		if got, ok := ReadCompared(answer); !ok || !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %+v, want %+v", out, got, want)
		}
	}
}

// FuzzHandle gives any message to a session: it answers or refuses.
func FuzzHandle(f *testing.F) {
	f.Add(OpCompare, OutputArgs("go", 4), []byte("1\n1 1\nvalid"))
	f.Add(OpDiagnose, OutputArgs("chapaev", 0), []byte("RED"))
	f.Add(OpClear, []byte(nil), lianliankan.NewDataset(&lianliankan.Board{Rows: 1, Cols: 2, Tiles: []int32{1, 1}}, nil).Pack(nil))
	f.Add(OpMake, MakeArgs("twixt", "1.random.1"), []byte(nil))
	f.Add(OpShrink, ShrinkArgs("go", []string{"no-ko"}), []byte("1\n1 1"))
	f.Fuzz(func(t *testing.T, op string, args, text []byte) {
		if len(text) > 1000 || op == OpMake && len(args) > 20 {
			return // it would take too long
		}
		var s Session
		if s.Take(text) != nil {
			return
		}
		n := 0
		s.Handle(op, args, func(session.Progress) bool { n++; return n < 100 })
	})
}
