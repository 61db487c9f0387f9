package lab

import (
	"archive/zip"
	"bytes"
	"io"
	"testing"

	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/recipe"
	"umpire/engine/session"
)

// TestKinds reads the kinds back as they are.
func TestKinds(t *testing.T) {
	for _, g := range games.All() {
		answer, _ := handle(t, OpKinds, GameArgs(g.ID))
		got, ok := ReadKinds(answer)
		want := recipe.Kinds(g.ID)
		if !ok || len(got) != len(want) {
			t.Fatalf("%s: %d kinds, want %d", g.ID, len(got), len(want))
		}
		for i, k := range got {
			if k.Usual(1).String() != want[i].Usual(1).String() || len(k.Sizes) != len(want[i].Sizes) {
				t.Errorf("%s: %+v, want %s", g.ID, k, want[i].Name)
			}
			for j, size := range k.Sizes {
				if size != want[i].Sizes[j] {
					t.Errorf("%s %s: %+v, want %+v", g.ID, k.Name, size, want[i].Sizes[j])
				}
			}
		}
	}
}

// TestBatch opens a batch with the library's reader: tests of a recipe, one behind them, and what the judge says of each.
func TestBatch(t *testing.T) {
	game, _ := games.ByIDWithMistakes("go")
	more := "1\n3 3\n"
	_, file := handle(t, OpBatch, TestsArgs("go", Tests{Recipe: "1.random.7.30", Count: 9, More: []string{more}}))
	z, err := zip.NewReader(bytes.NewReader(file), int64(len(file)))
	if err != nil || len(z.File) != 20 || z.File[0].Name != "01.in" || z.File[19].Name != "10.out" {
		t.Fatalf("%v, %d files", err, len(z.File))
	}
	read := func(i int) []byte {
		f, err := z.File[i].Open()
		if err != nil {
			t.Fatal(err)
		}
		text, _ := io.ReadAll(f)
		return text
	}
	for i := range 10 {
		in := read(2 * i)
		want := []byte(more)
		if i < 9 {
			want, _ = Make("go", recipe.Recipe{Version: 1, Name: "random", Seed: uint64(7 + i), Sizes: []int{30}}.String())
		}
		if !bytes.Equal(in, want) {
			t.Errorf("test %d is %q", i, in)
		}
		if out := read(2*i + 1); len(out) == 0 || !bytes.Equal(out, game.Judge(nil, input.Read(in))) {
			t.Errorf("the output of test %d is %q", i, out)
		}
	}
	var s Session
	for _, bad := range []Tests{{}, {Recipe: "1.random.7.30"}, {Recipe: "2.random.7", Count: 1}, {Recipe: "1.random.7", Count: MaxTests + 1}} {
		if _, _, err := s.Handle(OpBatch, TestsArgs("go", bad), nil); err != session.ErrAsked {
			t.Errorf("%+v: %v", bad, err)
		}
	}
}

// TestStrong makes the datasets of a sample so strong that they catch everything, and is called off.
func TestStrong(t *testing.T) {
	game, _ := games.ByIDWithMistakes("twixt")
	text := []byte(game.Samples[0].Text)
	answer, _ := handle(t, OpStrength, TestsArgs("twixt", Tests{}), text)
	s, ok := ReadStrength(answer)
	if !ok || s.Tests < 2 || s.Stopped || len(s.Rows) != len(game.Mistakes) {
		t.Fatalf("%+v", s)
	}
	var missed []string
	for _, row := range s.Rows {
		if row.By == 0 {
			missed = append(missed, row.Mistake.ID)
		} else if row.First < 1 || row.First+row.By-1 > s.Tests {
			t.Errorf("%+v of %d tests", row, s.Tests)
		}
	}
	answer, _ = handle(t, OpStronger, ShrinkArgs("twixt", missed))
	added, ok := ReadStronger(answer)
	if !ok || len(added) == 0 || len(added) > len(missed) {
		t.Fatalf("%d tests for %d mistakes", len(added), len(missed))
	}
	var more []string
	for _, a := range added {
		more = append(more, a.Text)
	}
	answer, _ = handle(t, OpStrength, TestsArgs("twixt", Tests{More: more}), text)
	s, _ = ReadStrength(answer)
	for _, row := range s.Rows {
		if row.By == 0 {
			t.Errorf("%s is missed still", row.Mistake.ID)
		}
	}
	stopped, err := Strong(game, text, Tests{}, func(p session.Progress) bool { return p.Total == 0 || p.Done < 10 })
	if err != nil || !stopped.Stopped || len(stopped.Rows) != 3 {
		t.Errorf("stopped: %+v, %v", stopped, err)
	}
}

// TestGallery holds what mistakes print on their smallest inputs against the judge's output.
func TestGallery(t *testing.T) {
	game, _ := games.ByIDWithMistakes("infinite-go")
	answer, _ := handle(t, OpGallery, GameArgs(game.ID))
	list, ok := ReadGallery(answer)
	if !ok || len(list) != len(game.Mistakes) {
		t.Fatalf("%d of %d", len(list), len(game.Mistakes))
	}
	for i, k := range list {
		if k.Mistake != game.Mistakes[i] {
			t.Errorf("%v is number %d", k.Mistake, i)
		}
		_, got := handle(t, OpPrint, PrintArgs(game.ID, k.Mistake.ID), []byte(k.Input))
		if bytes.Equal(got, game.Judge(nil, input.Read([]byte(k.Input)))) {
			t.Errorf("%s prints what the judge prints", k.Mistake.ID)
		}
	}
	if _, err := Print(game, []byte("1\n2\n1 1\n"), "no-capture", nil); err != session.ErrAsked {
		t.Errorf("an input that is cut: %v", err)
	}
}
