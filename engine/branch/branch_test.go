package branch

import (
	"bytes"
	"reflect"
	"testing"

	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/games"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/internal/rng"
	"umpire/engine/lianliankan"
	"umpire/engine/twixt"
)

func first(t *testing.T, id string) (engine.Game, engine.Dataset) {
	t.Helper()
	game, ok := games.ByID(id)
	if !ok {
		t.Fatal("no game", id)
	}
	data, whole := game.One(input.Read([]byte(firstOf(t, game))))
	if !whole {
		t.Fatal("the sample is not whole")
	}
	return game, data
}

// firstOf is the text of a game's first sample from its first dataset on.
func firstOf(t *testing.T, game engine.Game) string {
	text := game.Samples[0].Text
	for d := range game.Read(input.Read([]byte(text))) {
		return text[d.Span().Start:]
	}
	t.Fatal("no dataset")
	return ""
}

// TestSameMoves plays each game's own moves as a branch of every step: nothing may change.
func TestSameMoves(t *testing.T) {
	for _, id := range []string{"twixt", "go", "infinite-go"} {
		game, data := first(t, id)
		want := game.Write(nil, []engine.Dataset{data})
		for from := range data.Replay().Len() + 1 {
			var line Line
			line.From = from
			valid := true
			for k := from; k < data.Replay().Len(); k++ {
				switch d := data.(type) {
				case *twixt.Dataset:
					line.Moves = append(line.Moves, At(d.Moves()[k].At))
				case *goban.Dataset:
					line.Moves = append(line.Moves, At(d.Game().Moves[k].At))
					valid = valid && d.Replay().(*goban.Replay).Cause(k+1) == goban.CauseNone
				}
			}
			g := Play(data, data.Replay(), line)
			if !valid {
				if g.Refused == "" {
					t.Errorf("%s from %d: a refused attempt was played", id, from)
				}
				continue
			}
			if got := game.Write(nil, []engine.Dataset{g.Data}); g.Refused != "" || !bytes.Equal(got, want) {
				t.Errorf("%s from %d: refused %q, wrote %q, want %q", id, from, g.Refused, got, want)
			}
			if got, want := g.Data.Verdict().Answer(0), data.Verdict().Answer(0); got != want {
				t.Errorf("%s from %d: verdict %v, want %v", id, from, got, want)
			}
		}
	}
}

func TestRefused(t *testing.T) {
	_, peg := first(t, "twixt")
	n := peg.(*twixt.Dataset).N
	taken := peg.(*twixt.Dataset).Moves()[0].At
	_, stones := first(t, "go")
	at := stones.(*goban.Dataset).Game().Moves[0].At
	_, plane := first(t, "infinite-go")
	_, tiles := first(t, "lianliankan")
	_, discs := first(t, "chapaev")
	for _, c := range []struct {
		name string
		data engine.Dataset
		line Line
		want string
	}{
		{"off the felt", peg, Line{0, []Move{At(engine.Point{X: n + 1})}}, "off"},
		{"a taken hole", peg, Line{1, []Move{At(taken)}}, "taken"},
		{"White's zone", peg, Line{0, []Move{At(engine.Point{X: 1})}}, "zone"},
		{"a taken point", stones, Line{1, []Move{At(at)}}, "occupied"},
		{"off the wood", stones, Line{1, []Move{At(engine.Point{X: 20, Y: 1})}}, "off"},
		{"off the plane", plane, Line{0, []Move{At(engine.Point{X: 0, Y: 1})}}, "off"},
		{"no cell", tiles, Line{0, []Move{{Numbers: [4]int{1, 1, 1, 99}}}}, "off"},
		{"the other side's disc", discs, Line{0, []Move{{Numbers: [4]int{8, 0}}}}, "turn"},
		{"no such outcome", discs, Line{0, []Move{{Numbers: [4]int{0, 999}}}}, "none"},
	} {
		g := Play(c.data, c.data.Replay(), c.line)
		if g.Refused != c.want || g.Played != 0 {
			t.Errorf("%s: refused %q after %d moves, want %q", c.name, g.Refused, g.Played, c.want)
		}
	}
}

// TestTakingOff plays a random board of Lianliankan down and looks at the board after every step.
func TestTakingOff(t *testing.T) {
	r := rng.New(7)
	for range 200 {
		b := lianliankan.Board{Rows: 1 + r.Below(5), Cols: 1 + r.Below(5)}
		b.Tiles = make([]int32, b.Rows*b.Cols)
		for i := range b.Tiles {
			b.Tiles[i] = int32(r.Below(3))
		}
		data := lianliankan.NewDataset(&b, nil)
		want := append([]int32(nil), b.Tiles...)
		var line Line
		for range 20 {
			m := Move{Numbers: [4]int{1 + r.Below(b.Rows), 1 + r.Below(b.Cols), 1 + r.Below(b.Rows), 1 + r.Below(b.Cols)}, Take: r.Below(4) > 0}
			line.Moves = append(line.Moves, m)
			now := lianliankan.Board{Rows: b.Rows, Cols: b.Cols, Tiles: want}
			p, q := engine.Point{X: m.Numbers[0], Y: m.Numbers[1]}, engine.Point{X: m.Numbers[2], Y: m.Numbers[3]}
			_, why := now.Ask(p, q)
			g := Play(data, data.Replay(), line)
			k := len(line.Moves)
			if got := g.Data.Verdict().Answer(k - 1).Why; got != why {
				t.Fatalf("question %d: %q, want %q", k, got, why)
			}
			replay := g.Replay.(*lianliankan.Replay)
			if !reflect.DeepEqual(replay.Board(k).Tiles, want) {
				t.Fatalf("before question %d the board is %v, want %v", k, replay.Board(k).Tiles, want)
			}
			if m.Take && why == "" {
				want[(p.X-1)*b.Cols+p.Y-1], want[(q.X-1)*b.Cols+q.Y-1] = 0, 0
			}
			if !reflect.DeepEqual(replay.Board(k+1).Tiles, want) {
				t.Fatalf("after question %d the board is %v, want %v", k, replay.Board(k+1).Tiles, want)
			}
		}
	}
}

// TestFlicks plays random outcomes of Chapaev to the end.
func TestFlicks(t *testing.T) {
	r := rng.New(3)
	_, data := first(t, "chapaev")
	replay := data.Replay().(*chapaev.Replay)
	for range 50 {
		from := r.Below(replay.Len() + 1)
		line, now := Line{From: from}, replay.Position(from)
		for !now.Over() {
			var able []int
			for disc := range now.Discs.Of(now.Turn).All() {
				able = append(able, disc)
			}
			disc := able[r.Below(len(able))]
			list := replay.Outcomes(now, disc)
			i := r.Below(len(list))
			line.Moves = append(line.Moves, Move{Numbers: [4]int{disc, i}})
			now = now.After(disc, list[i].Takes)
			g := Play(data, replay, line)
			played := g.Replay.(*chapaev.Replay)
			if got := played.Position(from + len(line.Moves)); got != now || g.Refused != "" {
				t.Fatalf("position %v, refused %q, want %v", got, g.Refused, now)
			}
			if end := played.Position(played.Len()); !end.Over() || end.Turn == now.Turn != !replay.Table().Wins(now) {
				t.Fatalf("after %v best play ends with %v", now, end)
			}
		}
	}
}

func TestText(t *testing.T) {
	for _, c := range []struct {
		text string
		line Line
	}{
		{"0:", Line{}},
		{"11:5-2.6-3", Line{11, []Move{{Numbers: [4]int{5, 2}}, {Numbers: [4]int{6, 3}}}}},
		{"0:1-2-3-4t.1-1-0-7", Line{0, []Move{{Numbers: [4]int{1, 2, 3, 4}, Take: true}, {Numbers: [4]int{1, 1, 0, 7}}}}},
	} {
		if got := c.line.String(); got != c.text {
			t.Errorf("%v is written %q, want %q", c.line, got, c.text)
		}
		if got, ok := Parse(c.text); !ok || !reflect.DeepEqual(got, c.line) {
			t.Errorf("%q is read as %v, %v", c.text, got, ok)
		}
	}
	for _, bad := range []string{"", "1", ":1-2", "1:1", "1:1-2.", "1:1-2-3-4-5", "1:1--2", "-1:", "1:1-2000000002", "1:1-2T", "1:t"} {
		if got, ok := Parse(bad); ok {
			t.Errorf("%q is read as %v", bad, got)
		}
	}
}

// FuzzParse reads any text and plays what comes out on every game's sample.
func FuzzParse(f *testing.F) {
	f.Add("0:1-1.2-2.3-3.1-2-3-4t")
	f.Add("4:9-11")
	f.Fuzz(func(t *testing.T, text string) {
		line, ok := Parse(text)
		if !ok {
			return
		}
		if again, ok := Parse(line.String()); !ok || !reflect.DeepEqual(again, line) {
			t.Fatalf("%v is written %q and read as %v", line, line.String(), again)
		}
		for _, game := range games.All() {
			data, _ := game.One(input.Read([]byte(firstOf(t, game))))
			replay := data.Replay()
			g := Play(data, replay, line)
			if g.Played > len(line.Moves) || g.Refused == "" != (g.Played == len(line.Moves)) {
				t.Fatalf("%s: %d of %d moves played, refused %q", game.ID, g.Played, len(line.Moves), g.Refused)
			}
			if want := min(line.From, replay.Len()) + g.Played; g.Replay.Len() < want || g.Replay.Len() > want && game.ID != "chapaev" {
				t.Fatalf("%s: %d steps, want %d", game.ID, g.Replay.Len(), want)
			}
		}
	})
}
