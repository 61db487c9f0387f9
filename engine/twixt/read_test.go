package twixt

import (
	"slices"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/internal/judgetest"
)

// TestFaults checks what a sentence about a fault needs beyond its code and position, and what was read before it.
func TestFaults(t *testing.T) {
	for _, c := range []struct {
		name, text string
		code       input.Code
		place      input.Place
		want       input.Want
		side       Side
		point      [2]int
		prior      input.Prior
		moves      int // of the dataset at fault; -1 if there is none
	}{
		{name: "no N", text: "", code: input.EOF, place: input.Place{Dataset: 1},
			want: input.Want{Name: "N", Min: 4, Max: 20}, moves: -1},
		{name: "N too big", text: "21 5", code: input.Range, place: input.Place{Dataset: 1},
			want: input.Want{Name: "N", Min: 4, Max: 20}, moves: -1},
		{name: "N in no machine word", text: "99999999999999999999 5", code: input.Range, place: input.Place{Dataset: 1},
			want: input.Want{Name: "N", Min: 4, Max: 20}, moves: -1},
		{name: "no game before the end", text: "0 0", code: input.Range, place: input.Place{Dataset: 1},
			want: input.Want{Name: "N", Min: 4, Max: 20}, moves: -1},
		{name: "half of the end", text: win + "0", code: input.EOF, place: input.Place{Dataset: 2},
			want: input.Want{Name: "M", Min: 5, Max: 249}, moves: -1},
		{name: "M even", text: "4 6", code: input.Even, place: input.Place{Dataset: 1},
			want: input.Want{Name: "M", Min: 5, Max: 249}, moves: -1},
		{name: "a move is missing", text: win + "4 7 0 2 1 0 4 2", code: input.EOF,
			place: input.Place{Dataset: 2, Part: "move", Step: 4, Steps: 7},
			want:  input.Want{Name: "x", Min: 0, Max: 4}, side: White, moves: 3},
		{name: "half a move is missing", text: "4 5 0 2 1", code: input.EOF,
			place: input.Place{Dataset: 1, Part: "move", Step: 2, Steps: 5},
			want:  input.Want{Name: "y", Min: 0, Max: 4}, side: White, moves: 1},
		{name: "off the board", text: "5 5 0 2 1 6", code: input.Range,
			place: input.Place{Dataset: 1, Part: "move", Step: 2, Steps: 5},
			want:  input.Want{Name: "y", Min: 0, Max: 5}, side: White, moves: 1},
		{name: "occupied", text: "4 5\n0 2 1 2\n2 2 1\n2", code: input.Occupied,
			place: input.Place{Dataset: 1, Part: "move", Step: 4, Steps: 5},
			side:  White, point: [2]int{1, 2}, prior: input.Prior{Step: 2, Line: 2, Column: 5}, moves: 3},
		{name: "end zone", text: "4 5\n0 2 4 2", code: input.EndZone,
			place: input.Place{Dataset: 1, Part: "move", Step: 2, Steps: 5},
			side:  White, point: [2]int{4, 2}, moves: 1},
		{name: "an early win of Black", text: "4 7\n0 2 2 4 4 2 3 2\n2 1 1 1 2 3", code: input.EarlyWin,
			place: input.Place{Dataset: 1, Part: "move", Step: 5, Steps: 7},
			side:  Black, point: [2]int{2, 1}, prior: input.Prior{Step: 5, Line: 3, Column: 1}, moves: 5},
		{name: "an early win of White", text: "4 7\n0 1 2 0 0 2 2 4 0 3 1 2 4 1", code: input.EarlyWin,
			place: input.Place{Dataset: 1, Part: "move", Step: 6, Steps: 7},
			side:  White, point: [2]int{1, 2}, prior: input.Prior{Step: 6, Line: 2, Column: 21}, moves: 6},
		{name: "an early win before a word", text: "4 7\n0 2 2 4 4 2 3 2 2 1 x", code: input.EarlyWin,
			place: input.Place{Dataset: 1, Part: "move", Step: 5, Steps: 7},
			side:  Black, point: [2]int{2, 1}, prior: input.Prior{Step: 5, Line: 2, Column: 17}, moves: 5},
		{name: "a game too many", text: strings.Repeat(win, 20) + "4 5", code: input.Extra,
			place: input.Place{Dataset: 21}, moves: -1},
		{name: "after the end", text: win + "0 0 7", code: input.Extra, moves: -1},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := input.Read([]byte(c.text))
			moves := -1
			for d, whole := range Game().Read(r) {
				if !whole {
					moves = d.Replay().Len()
				}
			}
			err := r.Err()
			if err == nil {
				t.Fatal("accepted")
			}
			if err.Code != c.code || err.Place != c.place || err.Want != c.want {
				t.Errorf("got %s %+v %+v\nwant %s %+v %+v", err.Code, err.Place, err.Want, c.code, c.place, c.want)
			}
			if err.Side != int(c.side) || err.Point != c.point || err.Prior != c.prior {
				t.Errorf("got side %d, %v, %+v\nwant side %d, %v, %+v", err.Side, err.Point, err.Prior, c.side, c.point, c.prior)
			}
			if moves != c.moves {
				t.Errorf("%d moves before the fault, want %d", moves, c.moves)
			}
		})
	}
}

// win is a game of one line that Black wins.
const win = "4 5 0 2 2 4 4 2 3 2 2 1\n"

func TestWarnings(t *testing.T) {
	r := input.Read(judgetest.File(t, "testdata/quirks/no_terminator.in"))
	for range Game().Read(r) {
	}
	if w := r.Warnings(); len(w) != 1 || w[0].Code != input.NoEnd || w[0].Line != 2 || w[0].Column != 20 {
		t.Errorf("got %+v, want NOEND at 2:20", w)
	}
	for _, name := range []string{"01_sample", "20_twenty_games", "quirks/pair_split"} {
		r := input.Read(judgetest.File(t, "testdata/"+name+".in"))
		for range Game().Read(r) {
		}
		if w := r.Warnings(); len(w) != 0 {
			t.Errorf("%s: %+v", name, w)
		}
	}
}

// TestDataset checks what a dataset tells about its text.
func TestDataset(t *testing.T) {
	text := []byte("\n 4 5\n0 2 2\t4 4 2 3 2 2\n1\n" + win + "0 0\n")
	r := input.Read(text)
	var data []engine.Dataset
	for d, whole := range Game().Read(r) {
		if !whole {
			t.Error("a dataset is not whole")
		}
		data = append(data, d)
	}
	if err := r.Err(); err != nil || len(data) != 2 {
		t.Fatalf("%v, %d datasets", err, len(data))
	}
	if got := string(data[0].Span().Of(text)); got != "4 5\n0 2 2\t4 4 2 3 2 2\n1" {
		t.Errorf("dataset 1 is %q", got)
	}
	if got := string(data[1].Span().Of(text)) + "\n"; got != win {
		t.Errorf("dataset 2 is %q", got)
	}
	replay := data[0].Replay()
	for k, want := range []string{"0 2", "2\t4", "4 2", "3 2", "2\n1"} {
		if got := string(replay.Span(k + 1).Of(text)); got != want {
			t.Errorf("step %d is %q, want %q", k+1, got, want)
		}
	}
	verdict := data[0].Verdict()
	want := engine.Answer{Token: "yes", Mood: engine.Accepted, Facts: [4]int{4, 5}}
	if got := verdict.Answer(0); got != want || verdict.Len() != 1 {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

// TestFaultAtEveryMove puts every move of a long game on the hole of an earlier one in turn: moves are read many at once,
// and the fault must name this move all the same, after the moves before it.
func TestFaultAtEveryMove(t *testing.T) {
	game, _ := Generate(Scattered, 20, 99, 1)
	want := game.Moves()
	for k := 2; k <= len(want); k++ {
		prior := (k*k)%(k-1) + 1
		moves := slices.Clone(want)
		moves[k-1] = moves[prior-1]
		text := write(nil, []engine.Dataset{game, &Dataset{N: game.N, moves: moves}})
		r := input.Read(text)
		var last *Dataset
		for d := range Game().Read(r) {
			last = d.(*Dataset)
		}
		err := r.Err()
		if err == nil || err.Code != input.Occupied || err.Place != (input.Place{Dataset: 2, Part: "move", Step: k, Steps: 99}) ||
			err.Side != int(Mover(k)) || err.Prior.Step != prior || err.Span.End != last.Span().End {
			t.Fatalf("move %d on move %d: %+v after %v", k, prior, err, last.Span())
		}
		read := last.Moves()
		if len(read) != k-1 {
			t.Fatalf("%d moves before the fault at move %d", len(read), k)
		}
		for i, m := range append(read, Move{want[prior-1].At, err.Span}) {
			words := string(appendPair(nil, moves[i].At.X, moves[i].At.Y))
			if m.At != moves[i].At || string(m.Span.Of(text)) != words {
				t.Fatalf("move %d is %v in %q, want %s", i+1, m.At, m.Span.Of(text), words)
			}
		}
	}
}

// TestShape holds the layout to the statement's sample and to texts that only the strict reader takes.
func TestShape(t *testing.T) {
	for _, c := range []struct {
		text  string
		fits  bool
		score float64
	}{
		{Game().Samples[0].Text, true, 1},
		{"4 5\n0 2 2 4 4 2 3 2 2 3\n", true, 1},
		{"99 5\n70 2 2 4\n4 2 3 2 2 3\n0 0\n", true, 1},
		{"4\n5\n0 2 2 4 4 2 3 2 2 3\n", true, 2.0 / 3},
		{"4 5 0 2 2 4 4 2 3 2 2 3\n0 0\n", true, 2.0 / 3},
		{"4 5\n0 2 2 4\n", false, 1},
		{"4 5\n0 2 2 4 4 2 3 2 2 3\n0 0\n1\n", false, 1},
		{"", false, 1},
		{"4 999999999\n1 1\n", false, 1},
	} {
		s := input.NewShape([]byte(c.text), input.Span{End: len(c.text)})
		Game().Shape(s)
		if s.Fits() != c.fits || c.fits && s.Score() != c.score {
			t.Errorf("%q: fits %t, score %g; want %t, %g", c.text, s.Fits(), s.Score(), c.fits, c.score)
		}
	}
}

func FuzzRead(f *testing.F) {
	judgetest.Seeds(f, "testdata")
	f.Fuzz(func(t *testing.T, text []byte) { judgetest.RoundTrip(t, Game(), text) })
}
