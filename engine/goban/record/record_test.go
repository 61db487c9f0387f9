package record_test

import (
	"bytes"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/goban"
	"umpire/engine/goban/record"
	"umpire/engine/internal/rng"
	"umpire/engine/sgf"
)

// TestNotes holds a record to what it notes, and to its steps: each as side and point, "pass" or what it sets up.
func TestNotes(t *testing.T) {
	for _, c := range []struct{ file, notes, steps string }{
		{"(;SZ[19];B[tt];W[])", "", "B pass, W pass"},
		{"(;SZ[20];B[tt])", "", "B tt"},
		{"(;SZ[5:20];B[tt])", "off-move 1:14", ""},
		{"(;SZ[5:20];B[et];W[fa])", "off-move 1:20", "B et"},
		{"(;SZ[52];B[ZZ];W[aZ])", "", "B ZZ, W aZ"},
		{"(;;B[ \n];W[ dd ];B[d d];W[ddd];B[0a])", "blank-pass 1:6, trimmed 2:5, bad-move 2:13, bad-move 2:20, bad-move 2:27", "B pass, W dd"},
		{"(;;W[dd]B[cc]B[ee])", "two-moves 1:9", "W dd, B cc"},
		{"(;;B[cc]AW[dd]PL[B])", "setup-move 1:4", "set +W dd, B cc"},
		{"(;;PL[ White ];PL[green];PL[black])", "bad-turn 1:19", "set W, set B"},
		{"(;SZ[3];AB[cc:aa]AW[bb]AE[ca:ca];AE[aa:ZZ])", "twice 1:21, twice 1:27, off-point 1:37", "set +B aa +B ba -ca +B ab +W bb +B cb +B ac +B bc +B cc, set -aa -ba -ca -ab -bb -cb -ac -bc -cc"},
		{"(;SZ[3];AB[][aa][da:ea][xyz][a][aa:][ aa: ab ])", "no-point 1:12, off-point 1:18, bad-point 1:25, bad-point 1:30, bad-point 1:33, trimmed 1:38, twice 1:38", "set +B aa +B ab"},
		{"(;SZ[3]CR[aa:dd]DD[]TR[x])", "off-point 1:11, bad-point 1:24", ""},
		{"(;SZ[2]AB[aa]AW[ab][ba];B[bb])", "", "B bb"},
		{"(;SZ[2];;AB[aa]AW[ab][ba];W[])", "breathless 1:9", "set +B aa +W ba +W ab, W pass"},
		{"(;SZ[2]AB[aa]AW[ab][ba])", "breathless 1:2", ""},
	} {
		_, r := open(t, c.file)
		var notes []string
		for _, n := range r.Notes.List {
			notes = append(notes, fmt.Sprintf("%s %d:%d", n.Code, n.Line, n.Column))
		}
		if got := strings.Join(notes, ", "); got != c.notes {
			t.Errorf("%q: notes %s, want %s", c.file, got, c.notes)
		}
		if got := steps(r); got != c.steps {
			t.Errorf("%q: steps %s, want %s", c.file, got, c.steps)
		}
	}
}

// steps is what a record does, in words.
func steps(r *record.Record) string {
	var all []string
	for _, m := range r.Game.Moves {
		switch m.Kind {
		case goban.KindPlay:
			all = append(all, letter(m.Color)+" "+name(m.At))
		case goban.KindPass:
			all = append(all, letter(m.Color)+" pass")
		case goban.KindSetup:
			step := "set"
			if m.Color != goban.Empty {
				step += " " + letter(m.Color)
			}
			for _, s := range m.Stones {
				if s.Color == goban.Empty {
					step += " -" + name(s.At)
				} else {
					step += " +" + letter(s.Color) + " " + name(s.At)
				}
			}
			all = append(all, step)
		}
	}
	return strings.Join(all, ", ")
}

func TestRefused(t *testing.T) {
	for file, want := range map[string]string{
		"(;\nGM[21])":              "other-game 2:4",
		"(;SZ[0])":                 "bad-size 1:6",
		"(;SZ[53])":                "bad-size 1:6",
		"(;SZ[19:])":               "bad-size 1:6",
		"(;SZ[-9])":                "bad-size 1:6",
		"(;SZ[])":                  "bad-size 1:6",
		"(;SZ[99999999999999999])": "bad-size 1:6",
		"(;SZ[19x19])":             "bad-size 1:6",
	} {
		c, err := sgf.ReadText(file)
		if err != nil {
			t.Fatal(file, err)
		}
		_, err = record.Read(c, c.Games[0])
		if err == nil {
			t.Errorf("%q is read", file)
		} else if got := fmt.Sprintf("%s %d:%d", err.Code, err.Line, err.Column); got != want {
			t.Errorf("%q: %s, want %s", file, got, want)
		}
	}
}

func TestForks(t *testing.T) {
	c, _ := open(t, "(;SZ[9](;B[aa];W[bb](;B[cc])(;B[dd]C[here];W[ee]))(;B[ff]))")
	r, err := record.Read(c, 0, 0, 1)
	if err != nil || steps(r) != "B aa, W bb, B dd, W ee" {
		t.Fatal(err, steps(r))
	}
	if got, want := r.Forks(), []record.Fork{{0, []int{1, 6}, 0}, {2, []int{3, 4}, 1}}; !reflect.DeepEqual(got, want) {
		t.Errorf("forks %v, want %v", got, want)
	}
	if got := r.Comment(3); got != "here" {
		t.Errorf("comment %q", got)
	}
}

// TestPlaces is that steps and places lead to each other.
func TestPlaces(t *testing.T) {
	_, r := open(t, "(;AB[aa];C[nothing];B[bb]W[cc];AE[aa]B[dd];;W[ee])")
	for k, want := range []int{0, 2, 2, 3, 3, 5} {
		if got := r.Place(k); got != want {
			t.Errorf("step %d is at %d, want %d", k, got, want)
		}
	}
	for place, want := range []int{0, 0, 2, 4, 4, 5} {
		if got := r.Step(place); got != want {
			t.Errorf("after place %d, step %d, want %d", place, got, want)
		}
	}
}

// TestTooLong is that a line over a limit is played as far as it goes.
func TestTooLong(t *testing.T) {
	for file, want := range map[string]int{
		"(;SZ[1]" + strings.Repeat(";B[]", record.MaxSteps+1) + ")":              record.MaxSteps,
		"(;SZ[52]" + strings.Repeat(";B[]", record.MaxWork/(52*52)+1) + ")":      record.MaxWork / (52 * 52),
		"(;SZ[52]" + strings.Repeat(";AE[aa:ZZ]", record.MaxStones/2704+2) + ")": record.MaxStones / 2704,
		"(;" + strings.Repeat(";AE[aa]", record.MaxSets+1) + ")":                 record.MaxSets,
	} {
		_, r := open(t, file)
		if n := len(r.Notes.List); n != 1 || r.Notes.List[0].Code != record.TooLong || len(r.Game.Moves) != want {
			t.Errorf("%.30s: %d steps, want %d; notes %v", file, len(r.Game.Moves), want, r.Notes.List)
		}
	}
}

// TestJudge turns random attempts into a record and back, comment and shown step included.
func TestJudge(t *testing.T) {
	for seed := range uint64(60) {
		r := rng.New(seed)
		points := make([]engine.Point, r.Below(200))
		for i := range points {
			points[i] = engine.Point{X: r.From(1, 4), Y: r.From(1, 4)}
		}
		data := goban.Attempts(points)
		shown := r.Below(len(points) + 1)
		file, lost, ok := record.Write(record.Export{Game: data.Game(), Shown: shown, Comment: func(step int) string {
			return strings.Repeat("]\\", step%3)
		}})
		if !ok || !reflect.DeepEqual(lost, []record.Lost{record.LostRules, record.LostLayout}) {
			t.Fatalf("seed %d: %v %v", seed, ok, lost)
		}
		c, rec := open(t, string(file))
		if len(c.Notes.List) > 0 || len(rec.Notes.List) > 0 || rec.Shown != shown {
			t.Fatalf("seed %d: notes %v %v, step %d is shown in\n%s", seed, c.Notes.List, rec.Notes.List, rec.Shown, file)
		}
		back, notes := rec.ToJudge()
		if back == nil || len(notes.List) > 0 || !reflect.DeepEqual(back.Game(), data.Game()) {
			t.Fatalf("seed %d: %v, notes %v", seed, back, notes.List)
		}
		was, is := data.Replay().(*goban.Replay), rec.Replay()
		before, after := was.Position(was.Len()), is.Position(is.Len())
		if !reflect.DeepEqual(before.Stones, after.Stones) || before.Turn != after.Turn || before.Ko != after.Ko {
			t.Fatalf("seed %d: %v, want %v", seed, after, before)
		}
	}
}

// TestToJudge turns the ko case into attempts: the answers are those that its notes give.
func TestToJudge(t *testing.T) {
	for file, want := range map[string]string{
		"(;B[dc];W[ec];B[cd];W[fd];B[de];W[ee];B[pp];W[dd];B[ed];W[dd];B[pd];W[dp];B[ed];W[qq];B[qp];W[dd])": "VVVVVVVVVxVVxVVV judge-refuses 1:57 judge-turn 1:63",
		"(;B[aa];W[];B[bb])":                       "VV judge-pass 1:9 judge-turn 1:13",
		"(;W[aa])":                                 "V judge-turn 1:3",
		"(;XA[aa]SZ[19];B[bb])":                    "VV judge-accepts 1:2 judge-turn 1:16",
		"(;SZ[9];B[aa])":                           "- judge-board 1:2",
		"(;AB[aa])":                                "- judge-setup 1:2",
		"(;B[aa];W[bb];\nAE[aa];B[])":              "- judge-setup 1:14",
		"(" + strings.Repeat(";B[]", 10_001) + ")": "- judge-long 1:39999",
	} {
		_, r := open(t, file)
		data, notes := r.ToJudge()
		got := "-"
		if data != nil {
			got = ""
			verdict := data.Verdict()
			for i := range verdict.Len() {
				got += map[string]string{"valid": "V", "invalid": "x"}[verdict.Answer(i).Token]
			}
		}
		codes := map[sgf.Code]bool{}
		for _, n := range notes.List {
			if !codes[n.Code] {
				got += fmt.Sprintf(" %s %d:%d", n.Code, n.Line, n.Column)
				codes[n.Code] = true
			}
		}
		if got != want {
			t.Errorf("%.40s: %s, want %s", file, got, want)
		}
	}
}

// TestWalled writes games of the plane.
func TestWalled(t *testing.T) {
	for _, c := range []struct {
		far, side int
		ok        bool
	}{{1, 19, true}, {18, 19, true}, {19, 20, true}, {51, 52, true}, {52, 0, false}, {2_000_000_000, 0, false}} {
		data := goban.Stones([]engine.Point{{X: 1, Y: c.far}, {X: 2, Y: 2}})
		file, lost, ok := record.Write(record.Export{Game: data.Game()})
		if ok != c.ok {
			t.Errorf("%d: %v", c.far, ok)
		}
		if !ok {
			continue
		}
		_, r := open(t, string(file))
		if r.Game.Topology != (goban.Topology{Rows: c.side, Columns: c.side}) || len(r.Game.Moves) != 2 || len(lost) != 3 {
			t.Errorf("%d: %v, lost %v", c.far, r.Game.Topology, lost)
		}
	}
}

// TestWalledStones is that a game of the plane leaves the same stones on its record's board.
func TestWalledStones(t *testing.T) {
	for _, recipe := range goban.InfiniteRecipes() {
		r := rng.New(1)
		for range 20 {
			data := goban.Stones(recipe.Make(r, r.From(1, 100)))
			file, _, ok := record.Write(record.Export{Game: data.Game()})
			if !ok {
				continue
			}
			_, rec := open(t, string(file))
			replay := rec.Replay()
			p := replay.Position(replay.Len())
			if got, want := fmt.Sprint(p.Black.Stones, " ", p.White.Stones), data.Verdict().Answer(0).Token; got != want {
				t.Fatalf("%s: %s, want %s", recipe.Name, got, want)
			}
		}
	}
}

// FuzzRecord reads anything as a record; what is exported of it has the same steps, and its replay can be asked anything.
func FuzzRecord(f *testing.F) {
	for _, file := range []string{
		"(;SZ[3]AB[aa:cc]AW[bb]PL[W];W[bb];B[];W[tt]B[aa]C[x];AE[aa]XA[aabb]XS[2])",
		"(;SZ[2:5];B[aa]PL[W];AW[ba][ab];W[bb](;B[ba])(;B[aa]))", "(;SZ[1];B[aa];W[aa];B[aa])", "(;;CR[aa:zz]AB[][ a])",
	} {
		f.Add([]byte(file))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		c, err := sgf.Read(file, nil)
		if err != nil {
			return
		}
		r, err := record.Read(c, c.Games[len(c.Games)-1])
		if err != nil {
			return
		}
		replay := r.Replay()
		for k := 1; k <= replay.Len(); k++ {
			replay.Explain(k)
		}
		replay.Repeats()
		r.ToJudge()
		r.Forks()
		out, _, ok := record.Write(record.Export{Game: r.Game})
		if !ok {
			t.Fatal("a board with walls is not written")
		}
		_, again := open(t, string(out))
		for i := range r.Game.Moves {
			r.Game.Moves[i].Span, again.Game.Moves[i].Span = again.Game.Moves[i].Span, r.Game.Moves[i].Span
		}
		back := again.Replay()
		for k := 0; k <= replay.Len(); k++ {
			if got, want := back.Position(k), replay.Position(k); !reflect.DeepEqual(got, want) {
				t.Fatalf("step %d: %+v, want %+v, in\n%s", k, got, want, out)
			}
		}
		if third, _, _ := record.Write(record.Export{Game: again.Game}); !bytes.Equal(third, out) {
			t.Fatalf("%q, then %q", out, third)
		}
	})
}
