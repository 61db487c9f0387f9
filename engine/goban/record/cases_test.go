package record_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/goban"
	"umpire/engine/goban/record"
	"umpire/engine/sgf"
	"umpire/engine/sgf/charset"
)

// expected is what a case must come out as. Points are as in SGF.
type expected struct {
	Games, Nodes, Depth, Mainline, Moves, Passes, Black, White int

	Size    string
	Lost    struct{ B, W int }
	Illegal [][4]any // place, side, point, cause
	Repeats [][3]any // place, side, point
	ToMove  string   `json:"to_move"`
	Ko      *string
	Stones  struct{ B, W string }
	Notes   []string

	Comments [][2]any // place, text
}

// open reads the main line of the first game of a file.
func open(t *testing.T, file string) (*sgf.Collection, *record.Record) {
	t.Helper()
	c, err := sgf.Read([]byte(file), charset.Decode)
	if err != nil {
		t.Fatalf("%.60q: %v", file, err)
	}
	r, err := record.Read(c, c.Games[0])
	if err != nil {
		t.Fatalf("%.60q: %v", file, err)
	}
	return c, r
}

// name is a point as SGF writes it.
func name(p engine.Point) string {
	const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
	return string([]byte{letters[p.Y-1], letters[p.X-1]})
}

func letter(c goban.Color) string { return [...]string{"", "B", "W"}[c] }

// list is the stones of a color in alphabetical order.
func list(stones []goban.Stone, c goban.Color) string {
	var names []string
	for _, s := range stones {
		if s.Color == c {
			names = append(names, name(s.At))
		}
	}
	slices.Sort(names)
	return strings.Join(names, " ")
}

func TestCases(t *testing.T) {
	data, err := os.ReadFile("testdata/expected.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases map[string]expected
	if err := json.Unmarshal(data, &cases); err != nil || len(cases) != 12 {
		t.Fatal(len(cases), err)
	}
	for file, want := range cases {
		text, err := os.ReadFile(filepath.Join("testdata", file))
		if err != nil {
			t.Fatal(err)
		}
		c, r := open(t, string(text))
		check := func(what string, got, want any) {
			if fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("%s: %s %v, want %v", file, what, got, want)
			}
		}
		depth := make([]int, len(c.Nodes))
		for n, node := range c.Nodes {
			depth[n] = 1
			if node.Parent != sgf.None {
				depth[n] += depth[node.Parent]
			}
		}
		check("games", len(c.Games), want.Games)
		check("nodes", len(c.Nodes), want.Nodes)
		check("depth", slices.Max(depth), want.Depth)
		check("main line", len(r.Line), want.Mainline)
		check("size", fmt.Sprintf("%dx%d", r.Game.Topology.Columns, r.Game.Topology.Rows), want.Size)
		replay := r.Replay()
		kinds := map[goban.Kind]int{}
		for k := 1; k <= replay.Len(); k++ {
			kinds[replay.Kind(k)]++
		}
		check("moves", kinds[goban.KindPlay], want.Moves)
		check("passes", kinds[goban.KindPass], want.Passes)
		p := replay.Position(replay.Len())
		check("black", p.Black.Stones, want.Black)
		check("white", p.White.Stones, want.White)
		check("black stones", list(p.Stones, goban.Black), want.Stones.B)
		check("white stones", list(p.Stones, goban.White), want.Stones.W)
		check("black lost", p.White.Taken+p.Black.Lost, want.Lost.B)
		check("white lost", p.Black.Taken+p.White.Lost, want.Lost.W)
		check("turn", letter(p.Turn), want.ToMove)
		ko := "<nil>"
		if p.Ko != (engine.Point{}) {
			ko = name(p.Ko)
		}
		if want.Ko == nil {
			check("ko", ko, nil)
		} else {
			check("ko", ko, *want.Ko)
		}
		var illegal [][4]any
		for _, i := range record.IllegalMoves(replay) {
			illegal = append(illegal, [4]any{r.Place(i.Step), letter(i.Stone.Color), name(i.Stone.At), i.Cause.Code()})
		}
		check("illegal", illegal, want.Illegal)
		var repeats [][3]any
		for _, again := range replay.Repeats() {
			stone := replay.Move(again.Step)
			repeats = append(repeats, [3]any{r.Place(again.Step), letter(stone.Color), name(stone.At)})
		}
		check("repeats", repeats, want.Repeats)
		var comments [][2]any
		for place := range r.Line {
			if s := r.Comment(place); s != "" {
				comments = append(comments, [2]any{place, s})
			}
		}
		check("comments", comments, want.Comments)
		notes := append(slices.Clone(c.Notes.List), r.Notes.List...)
		check("noted", len(notes) > 0, len(want.Notes) > 0)
		for _, n := range notes {
			if n.Line == 0 || n.Column == 0 {
				t.Errorf("%s: %s is nowhere", file, n.Code)
			}
		}

		again, err2 := sgf.Read(c.Write(), nil)
		if err2 != nil {
			t.Fatal(file, err2)
		}
		r2, _ := record.Read(again, again.Games[0])
		check("what is written", r2.Replay().Position(r2.Replay().Len()), p)
	}
}
