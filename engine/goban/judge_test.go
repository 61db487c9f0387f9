package goban

import (
	"bytes"
	"fmt"
	"slices"
	"testing"

	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/internal/judgetest"
	"umpire/engine/internal/rng"
)

func TestGo19Cases(t *testing.T)     { judgetest.Cases(t, Go19(), "testdata/go19") }
func TestInfiniteCases(t *testing.T) { judgetest.Cases(t, Infinite(), "testdata/infinitego") }

func FuzzReadGo19(f *testing.F)     { fuzzRead(f, Go19(), "testdata/go19") }
func FuzzReadInfinite(f *testing.F) { fuzzRead(f, Infinite(), "testdata/infinitego") }

func fuzzRead(f *testing.F, game engine.Game, dir string) {
	judgetest.Seeds(f, dir)
	f.Fuzz(func(t *testing.T, text []byte) { judgetest.RoundTrip(t, game, text) })
}

// judges is both judges with their recipes and what makes datasets for them.
var judges = []struct {
	game    engine.Game
	recipes []Recipe
	dataset func([]engine.Point) *Dataset
}{
	{Go19WithMistakes(), Go19Recipes(), Attempts},
	{InfiniteWithMistakes(), InfiniteRecipes(), Stones},
}

// TestRandomAgainstPlain judges small random inputs with both programs.
func TestRandomAgainstPlain(t *testing.T) {
	games := 100_000
	if testing.Short() {
		games = 3_000
	}
	for _, j := range judges {
		t.Run(j.game.ID, func(t *testing.T) {
			t.Parallel()
			var text []byte
			for seed := range games {
				r := rng.New(uint64(seed))
				recipe := j.recipes[0]
				if seed%16 == 0 {
					recipe = j.recipes[r.Below(len(j.recipes))]
				}
				text = j.game.Write(text[:0], []engine.Dataset{j.dataset(recipe.Make(r, r.From(1, 30)))})
				samePlain(t, j.game, text)
			}
		})
	}
}

// TestRecipesAgainstPlain judges every recipe's games of a few hundred moves with both programs.
func TestRecipesAgainstPlain(t *testing.T) {
	for _, j := range judges {
		for _, recipe := range j.recipes {
			t.Run(j.game.ID+"/"+recipe.Name, func(t *testing.T) {
				t.Parallel()
				text := j.game.Write(nil, []engine.Dataset{j.dataset(recipe.Make(rng.New(1), 700))})
				samePlain(t, j.game, text)
			})
		}
	}
}

func samePlain(t *testing.T, game engine.Game, text []byte) {
	t.Helper()
	got, r := judgetest.Judge(game, text)
	if err := r.Err(); err != nil {
		t.Fatalf("refused at %d:%d: %s\n%s", err.Line, err.Column, err.Code, text)
	}
	if want := judgetest.Plain(game, text); !bytes.Equal(got, want) {
		t.Fatalf("%s\ngot %q\nwant %q", text, got, want)
	}
}

// TestSamples checks that every sample is read, and that those of MNS317 show each cause.
func TestSamples(t *testing.T) {
	for _, j := range judges {
		var whys []string
		for _, s := range j.game.Samples {
			samePlain(t, j.game, []byte(s.Text))
			for d, whole := range j.game.Read(input.Read([]byte(s.Text))) {
				for v, i := d.Verdict(), 0; whole && i < v.Len(); i++ {
					whys = append(whys, v.Answer(i).Why)
				}
			}
		}
		for _, cause := range []Cause{CauseOccupied, CauseSuicide, CauseKo} {
			if j.game.ID == "go" && !slices.Contains(whys, cause.Code()) {
				t.Errorf("no sample shows %q", cause.Code())
			}
		}
	}
}

// TestAnswers checks answers against the output, which the cases prove.
func TestAnswers(t *testing.T) {
	for _, j := range judges {
		for seed := range uint64(300) {
			r := rng.New(seed)
			points := j.recipes[r.Below(len(j.recipes))].Make(r, r.From(1, 120))
			d := j.dataset(points)
			v := d.Verdict()
			lines := bytes.Split(bytes.TrimSuffix(v.AppendOutput(nil), []byte("\n")), []byte("\n"))
			if !d.Topology().Plane() {
				lines = slices.DeleteFunc(lines, func(l []byte) bool { return l[0] < 'a' })
			}
			if len(lines) != v.Len() {
				t.Fatalf("seed %d: %d answers, %d lines", seed, v.Len(), len(lines))
			}
			rep := NewReplay(d.Game())
			for i, line := range lines {
				a := v.Answer(i)
				if a.Token != string(line) {
					t.Fatalf("seed %d, answer %d: %q, printed %q", seed, i, a.Token, line)
				}
				if d.Topology().Plane() {
					end := rep.Position(len(points))
					if want := [4]int{len(points), end.Black.Stones, end.White.Stones}; a.Facts != want || a.Mood != engine.Neutral {
						t.Fatalf("seed %d: %+v, want %v", seed, a, want)
					}
					continue
				}
				off := len(rep.Position(i + 1).Off)
				if want := [4]int{points[i].X, points[i].Y, int(rep.Move(i + 1).Color), off}; a.Facts != want {
					t.Fatalf("seed %d, answer %d: facts %v, want %v", seed, i, a.Facts, want)
				}
				if refused := a.Mood == engine.Refused; refused != (a.Token == "invalid") || refused != (a.Why != "") {
					t.Fatalf("seed %d, answer %d: %+v", seed, i, a)
				}
			}
		}
	}
}

// TestFaults checks what a fault says besides its place, and what is shown of a game that has one.
func TestFaults(t *testing.T) {
	for _, c := range []struct {
		game  engine.Game
		text  string
		want  input.Error // without Span, Found and Want
		whole []bool      // what is yielded
		steps int         // of the last dataset
	}{
		{
			Infinite(), "2\n1\n5 5\n4\n1 2\n1 1\n2 1\n1 2\n",
			input.Error{
				Code: input.Occupied, Line: 8, Column: 1, Side: 2, Point: [2]int{1, 2},
				Place: input.Place{Dataset: 2, Part: "stone", Step: 4, Steps: 4}, Prior: input.Prior{Step: 1, Line: 5, Column: 1},
			}, []bool{true, false}, 3,
		},
		{ // the stone that stands there is the second one set there
			Infinite(), "1\n8\n1 2\n1 1\n2 1\n9 9\n1 1\n7 7\n8 8\n1 1\n",
			input.Error{
				Code: input.Occupied, Line: 10, Column: 1, Side: 2, Point: [2]int{1, 1},
				Place: input.Place{Dataset: 1, Part: "stone", Step: 8, Steps: 8}, Prior: input.Prior{Step: 5, Line: 7, Column: 1},
			}, []bool{false}, 7,
		},
		{ // a later fault of another kind does not hide it
			Infinite(), "1\n3\n1 2\n1 2\nx",
			input.Error{
				Code: input.Occupied, Line: 4, Column: 1, Side: 2, Point: [2]int{1, 2},
				Place: input.Place{Dataset: 1, Part: "stone", Step: 2, Steps: 3}, Prior: input.Prior{Step: 1, Line: 3, Column: 1},
			}, []bool{false}, 1,
		},
		{
			Infinite(), "1\n3\n1 2\n1 0",
			input.Error{Code: input.Range, Line: 4, Column: 3, Place: input.Place{Dataset: 1, Part: "stone", Step: 2, Steps: 3}},
			[]bool{false}, 1,
		},
		{
			Infinite(), "2\n1\n1 2\n0",
			input.Error{Code: input.Range, Line: 4, Column: 1, Place: input.Place{Dataset: 2}}, []bool{true}, 1,
		},
		{
			Go19(), "2\n1 2\n1",
			input.Error{Code: input.EOF, Line: 3, Column: 2, Place: input.Place{Dataset: 1, Part: "attempt", Step: 2, Steps: 2}},
			[]bool{false}, 1,
		},
		{
			Go19(), "2\n",
			input.Error{Code: input.EOF, Line: 1, Column: 2, Place: input.Place{Dataset: 1, Part: "attempt", Step: 1, Steps: 2}},
			nil, 0,
		},
		{
			Go19(), "1\n1 2\n3\n",
			input.Error{Code: input.Extra, Line: 3, Column: 1}, []bool{true}, 1,
		},
	} {
		r := input.Read([]byte(c.text))
		var whole []bool
		steps := 0
		for d, w := range c.game.Read(r) {
			whole = append(whole, w)
			steps = d.Replay().Len()
		}
		got := *r.Err()
		got.Span, got.Found, got.Want = input.Span{}, "", input.Want{}
		if got != c.want || !slices.Equal(whole, c.whole) || steps != c.steps {
			t.Errorf("%q:\ngot  %+v %v %d\nwant %+v %v %d", c.text, got, whole, steps, c.want, c.whole, c.steps)
		}
	}
}

// TestShape checks that statement layouts fit with full marks, and that shorter and longer texts do not fit.
func TestShape(t *testing.T) {
	for _, j := range judges {
		r := rng.New(7)
		text := j.game.Write(nil, []engine.Dataset{j.dataset(j.recipes[0].Make(r, 9))})
		shape := input.NewShape(text, input.Span{End: len(text)})
		j.game.Shape(shape)
		if !shape.Fits() || shape.Score() != 1 {
			t.Errorf("%s: its own layout scores %v", j.game.ID, shape.Score())
		}
		cut := bytes.TrimSpace(text)
		cut = cut[:bytes.LastIndexByte(cut, '\n')]
		for _, wrong := range [][]byte{cut, append(bytes.Clone(text), '1'), nil} {
			shape := input.NewShape(wrong, input.Span{End: len(wrong)})
			if j.game.Shape(shape); shape.Fits() {
				t.Errorf("%s: %q fits", j.game.ID, wrong)
			}
		}
	}
}

// TestOne reads every game of some inputs again where it stands alone.
func TestOne(t *testing.T) {
	for _, j := range judges {
		text := j.game.Write(nil, []engine.Dataset{j.dataset(j.recipes[0].Make(rng.New(3), 40))})
		if j.game.ID == "infinite-go" {
			text = judgetest.File(t, "testdata/infinitego/16_many_games.in")
		}
		for d := range j.game.Read(input.Read(text)) {
			one, whole := j.game.One(input.NewReader(text, d.Span(), nil))
			if !whole || one.Span() != d.Span() || !bytes.Equal(one.Verdict().AppendOutput(nil), d.Verdict().AppendOutput(nil)) {
				t.Fatalf("%s: the game at %v differs alone", j.game.ID, d.Span())
			}
		}
	}
}

// TestGameIsReadAgain holds the moves of games, whole or cut off by a fault, to the points that were written and the words
// that they stand in.
func TestGameIsReadAgain(t *testing.T) {
	for _, j := range judges {
		for seed := range uint64(100) {
			r := rng.New(seed)
			want := [][]engine.Point{j.recipes[r.Below(len(j.recipes))].Make(r, r.From(2, 150))}
			data := []engine.Dataset{j.dataset(want[0])}
			if j.game.ID != "go" { // whose input has one game
				want = append(want, j.recipes[r.Below(len(j.recipes))].Make(r, r.From(2, 150)))
				data = append(data, j.dataset(want[1]))
			}
			text := j.game.Write(nil, data)
			if cut := r.Below(2); cut == 1 { // the last number goes
				text = text[:bytes.LastIndexByte(text, ' ')]
				last := &want[len(want)-1]
				*last = (*last)[:len(*last)-1]
			}
			games := 0
			for d := range j.game.Read(input.Read(text)) {
				moves := d.(*Dataset).Game().Moves
				if len(moves) != len(want[games]) {
					t.Fatalf("%s, seed %d: %d moves, want %d", j.game.ID, seed, len(moves), len(want[games]))
				}
				for i, m := range moves {
					p := want[games][i]
					if words := fmt.Sprintf("%d %d", p.X, p.Y); m.At != p || string(m.Span.Of(text)) != words {
						t.Fatalf("%s, seed %d: move %d is %+v in %q, want %s", j.game.ID, seed, i+1, m.At, m.Span.Of(text), words)
					}
				}
				games++
			}
			if games != len(want) {
				t.Fatalf("%s, seed %d: %d games", j.game.ID, seed, games)
			}
		}
	}
}

// TestOccupiedAtEveryStone sets every stone of a long game on an earlier one in turn: stones are read many at once, and
// the fault must name this stone all the same, after the stones before it.
func TestOccupiedAtEveryStone(t *testing.T) {
	var apart []engine.Point
	for i := range 150 {
		apart = append(apart, engine.Point{X: 3*i + 1, Y: 1e9 - i})
	}
	for k := 2; k <= len(apart); k++ {
		prior := (k*k)%(k-1) + 1
		points := slices.Clone(apart)
		points[k-1] = points[prior-1]
		var text []byte
		for _, p := range points {
			text = fmt.Appendf(text, " %d %d", p.X, p.Y)
		}
		text = fmt.Appendf(nil, "1 %d%s", len(points), text)
		r := input.Read(text)
		var last *Dataset
		for d := range Infinite().Read(r) {
			last = d.(*Dataset)
		}
		err, place := r.Err(), input.Place{Dataset: 1, Part: "stone", Step: k, Steps: len(points)}
		if err == nil || err.Code != input.Occupied || err.Place != place || err.Side != 2-k%2 || err.Prior.Step != prior {
			t.Fatalf("stone %d on stone %d: %+v", k, prior, err)
		}
		at := points[k-1]
		if words := fmt.Sprintf("%d %d", at.X, at.Y); string(err.Span.Of(text)) != words || err.Point != [2]int{at.X, at.Y} {
			t.Fatalf("stone %d: %+v in %q, want %s", k, err.Point, err.Span.Of(text), words)
		}
		if moves := last.Game().Moves; len(moves) != k-1 || moves[k-2].Span.End != last.Span().End {
			t.Fatalf("stone %d: %d moves before it, in %v", k, len(moves), last.Span())
		}
	}
}

// TestRecipesAreLegal checks that games have the length asked for, that the same chance gives the same game, and that
// those that promise it hold no refusal.
func TestRecipesAreLegal(t *testing.T) {
	for _, j := range judges {
		for _, recipe := range j.recipes {
			for _, n := range []int{1, 2, 37, 150, 4000} {
				points := recipe.Make(rng.New(uint64(n)), n)
				if again := recipe.Make(rng.New(uint64(n)), n); len(points) != n || !slices.Equal(points, again) {
					t.Fatalf("%s %s: %d moves of %d, or not the same twice", j.game.ID, recipe.Name, len(points), n)
				}
				text := j.game.Write(nil, []engine.Dataset{j.dataset(points)})
				for d, whole := range j.game.Read(input.Read(text)) {
					if !whole {
						t.Fatalf("%s %s: not legal", j.game.ID, recipe.Name)
					}
					v := d.Verdict()
					for i := range v.Len() {
						if a := v.Answer(i); a.Mood == engine.Refused && (recipe.Name == "legal" || recipe.Name == "koish") {
							t.Fatalf("%s: attempt %d is refused: %s", recipe.Name, i+1, a.Why)
						}
					}
				}
			}
		}
	}
}
