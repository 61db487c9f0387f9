package setup

import (
	"bytes"
	"reflect"
	"slices"
	"testing"

	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/games"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/internal/rng"
)

func read(t *testing.T, text string) *Setup {
	t.Helper()
	s, fault := Read([]byte(text))
	if fault != nil {
		t.Fatalf("%q: %v at %d:%d", text, fault, fault.Line, fault.Column)
	}
	return s
}

// TestFaults lists every fault of a setup at once.
func TestFaults(t *testing.T) {
	for _, c := range []struct {
		text string
		want []Code
	}{
		{"umpire-setup twixt size 12 black 1 3 white 5 2", nil},
		{"umpire-setup twixt size 12", nil},
		{"umpire-setup twixt size 12 black 3 0 3 12 13 1 white 0 4 1 3 1 3", []Code{Off, Twice, Zone, Zone, Zone}},
		{"umpire-setup twixt size 12 white 1 3", []Code{Turns}},
		{"umpire-setup twixt size 4 black 0 1 2 2 4 3 1 1 white 1 4 2 4 3 4", []Code{Over}},
		{"umpire-setup go size 3 3 black 1 1 white 1 2 2 1", []Code{Breathless}},
		{"umpire-setup go size 3 3 black 1 1 3 3 white 1 2 2 1 2 3 3 2", []Code{Breathless, Breathless}},
		{"umpire-setup go size 3 3 black 1 1 white 1 1 4 4", []Code{Twice, Off}},
		{"umpire-setup infinite-go black 1 1 white 1 2 2 1", []Code{Breathless}},
		{"umpire-setup infinite-go black 2000000000 1", nil},
		{"umpire-setup chapaev R1 1 1 W1 3 3", nil},
		{"umpire-setup chapaev R1 1 1 W1 1.8 1 W2 2.5 1 R2 0 0", []Code{Off, Overlap, Overlap}},
		{"umpire-setup chapaev turn white R1 1 1", []Code{Alone}},
		{"umpire-setup chapaev", []Code{Alone}},
	} {
		data, faults := read(t, c.text).Check()
		var got []Code
		for _, f := range faults {
			got = append(got, f.Code)
		}
		if !slices.Equal(got, c.want) || (data == nil) != (len(c.want) > 0) {
			t.Errorf("%q: %v, %v, want %v", c.text, got, data, c.want)
		}
	}
}

// TestWhy names why there is no judge's input.
func TestWhy(t *testing.T) {
	for _, c := range []struct {
		text string
		want Why
	}{
		{"umpire-setup twixt size 12 black 1 3 5 2 7 4 white 4 4 6 6", ""},
		{"umpire-setup twixt size 12 black 1 3 5 2 white 4 4 6 6", Even},
		{"umpire-setup twixt size 12 black 1 3 5 2 white 4 4", Few},
		{"umpire-setup twixt size 23 black 1 3 5 2 7 4 white 4 4 6 6", Large},
		{"umpire-setup twixt size 12 black 1 0", Faulty},
		{"umpire-setup go size 19 19 black 1 1", Arranged},
		{"umpire-setup go size 9 9", Arranged},
		{"umpire-setup go moves black 1 1 pass", Played},
		{"umpire-setup go", ""},
		{"umpire-setup chapaev R1 1 1", Missing},
		{"umpire-setup chapaev " + all + " turn white", Turn},
		{"umpire-setup chapaev " + all, ""},
	} {
		s := read(t, c.text)
		text, why := s.Text()
		if why != c.want {
			t.Errorf("%q: %q, want %q", c.text, why, c.want)
		}
		if game, _ := games.ByID(s.Game); why == "" {
			data, whole := game.One(input.Read(text))
			if !whole {
				t.Fatalf("%q is no input", text)
			}
			again, _ := Of(s.Game, data, data.Replay(), stepOf(data)).Text()
			if !bytes.Equal(again, text) {
				t.Errorf("%q comes back as %q", text, again)
			}
		} else if again := read(t, string(text)); !reflect.DeepEqual(bare(again), bare(s)) {
			t.Errorf("%q is read back otherwise", text)
		}
	}
}

// all is sixteen discs.
const all = `R1 0.5 0.5 R2 1.5 0.5 R3 2.5 0.5 R4 3.5 0.5 R5 4.5 0.5 R6 5.5 0.5 R7 6.5 0.5 R8 7.5 0.5
W1 0.5 7.5 W2 1.5 7.5 W3 2.5 7.5 W4 3.5 7.5 W5 4.5 7.5 W6 5.5 7.5 W7 6.5 7.5 W8 7.5 7.5`

// stepOf is the step at which a dataset is arranged on: its end, but the start of Chapaev.
func stepOf(data engine.Dataset) int {
	if _, ok := data.(*chapaev.Dataset); ok {
		return 0
	}
	return data.Replay().Len()
}

// bare is a setup without the places in a text.
func bare(s *Setup) *Setup {
	b := *s
	b.Stones, b.Moves, b.Discs = nil, nil, nil
	for _, stone := range s.Stones {
		stone.Span = input.Span{}
		b.Stones = append(b.Stones, stone)
	}
	for _, m := range s.Moves {
		m.Span = input.Span{}
		b.Moves = append(b.Moves, m)
	}
	for _, d := range s.Discs {
		d.X.Span, d.Y.Span = input.Span{}, input.Span{}
		b.Discs = append(b.Discs, d)
	}
	return &b
}

// TestTextFaults says where a text cannot be read, and keeps what stands before.
func TestTextFaults(t *testing.T) {
	for _, c := range []struct {
		text         string
		code         input.Code
		line, column int
	}{
		{"umpire-setup", input.EOF, 1, 13},
		{"umpire-setup chess", input.Token, 1, 14},
		{"umpire-setup twixt\nsize 24", input.Range, 2, 6},
		{"umpire-setup go\nblack 1", input.EOF, 2, 8},
		{"umpire-setup go\n1 1", input.Token, 2, 1},
		{"umpire-setup go\nmoves black 20 1", input.Range, 2, 13},
		{"umpire-setup go moves set black 1 1 white\n1 1", input.Occupied, 2, 1},
		{"umpire-setup chapaev\nR9 1 1", input.Token, 2, 1},
		{"umpire-setup chapaev R1 1 1\nr1 2 2", input.Occupied, 2, 1},
		{"umpire-setup twixt turn black", input.Token, 1, 20},
	} {
		_, fault := Read([]byte(c.text))
		if fault == nil || fault.Code != c.code || fault.Line != c.line || fault.Column != c.column {
			t.Errorf("%q: %+v, want %s at %d:%d", c.text, fault, c.code, c.line, c.column)
		}
	}
}

// TestArrange puts, moves and takes away at random, by the methods and in a plain map.
func TestArrange(t *testing.T) {
	r := rng.New(11)
	for range 100 {
		s := New("go")
		s.Resize(5, 7)
		want := map[engine.Point]goban.Color{}
		for range 60 {
			a := engine.Point{X: 1 + r.Below(5), Y: 1 + r.Below(7)}
			b := engine.Point{X: 1 + r.Below(5), Y: 1 + r.Below(7)}
			if c := goban.Color(r.Below(4)); c < 3 {
				s.Put(a, c)
				if want[a] = c; c == goban.Empty {
					delete(want, a)
				}
			} else if want[a] != goban.Empty {
				s.Move(a, b)
				c := want[a]
				delete(want, a)
				want[b] = c
			}
			if len(s.Stones) != len(want) {
				t.Fatalf("%d stones, want %d", len(s.Stones), len(want))
			}
			for p, c := range want {
				if s.At(p) != c {
					t.Fatalf("%v holds %v, want %v", p, s.At(p), c)
				}
			}
		}
	}
}

// TestPartialTable plays Chapaev on from some discs: the table agrees with the solver that knows no table.
func TestPartialTable(t *testing.T) {
	game, _ := games.ByID("chapaev")
	data, _ := game.One(input.Read([]byte(game.Samples[0].Text)))
	s := Of("chapaev", data, data.Replay(), 0)
	r := rng.New(5)
	for range 40 {
		part := &Setup{Game: "chapaev", Turn: goban.Color(1 + r.Below(2))}
		for _, d := range s.Discs {
			if r.Below(3) == 0 {
				part.PutDisc(d)
			}
		}
		data, faults := part.Check()
		if len(faults) > 0 {
			continue
		}
		line := data.Replay().(*chapaev.Replay)
		if got, want := line.Table().Winner(line.Position(0)).String(), data.Verdict().Answer(0).Token; got != want {
			t.Errorf("%s: the table says %s, the solver %s", part.Write(nil), got, want)
		}
	}
}

// FuzzRead reads any text; what is read comes back from its own text.
func FuzzRead(f *testing.F) {
	for _, text := range []string{
		"umpire-setup twixt size 12 black 1 3 white 5 2", "umpire-setup go size 3 3 turn white black 1 1 moves set turn black empty 1 1 moves white 2 2 pass",
		"umpire-setup chapaev turn white R1 1 -1 w8 .5 7.50", "umpire-setup infinite-go black 1 2000000000",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		s, fault := Read(text)
		if s == nil {
			return
		}
		if fault == nil && !Sniff(text) {
			t.Error("read, but not recognised")
		}
		written := s.Write(nil)
		again, fault := Read(written)
		if fault != nil || !reflect.DeepEqual(bare(again), bare(s)) && !bytes.Equal(again.Write(nil), written) {
			t.Fatalf("%q is written %q: %v", text, written, fault)
		}
		data, faults := s.Check()
		if (data == nil) != (len(faults) > 0) {
			t.Fatalf("%v, %v", data, faults)
		}
		if data != nil {
			if _, why := s.Input(); why == Faulty {
				t.Fatal("legal, and faulty")
			}
			data.Replay().Len()
		}
	})
}

// TestUnclosed puts every dataset of an input in the place of itself.
func TestUnclosed(t *testing.T) {
	for _, game := range games.All() {
		if game.ID != "twixt" && game.ID != "lianliankan" { // the others have one dataset, or setups that are no input
			continue
		}
		text := []byte(game.Samples[0].Text)
		for d := range game.Read(input.Read(text)) {
			unclosed := Unclosed(game.Write(nil, []engine.Dataset{d}))
			span := d.Span()
			whole := append(append(append([]byte(nil), text[:span.Start]...), unclosed...), text[span.End:]...)
			r := input.Read(whole)
			if got, want := game.Judge(nil, r), game.Judge(nil, input.Read(text)); r.Err() != nil || !bytes.Equal(got, want) {
				t.Errorf("%s: %q becomes %q: %v", game.ID, text, whole, r.Err())
			}
		}
	}
}
