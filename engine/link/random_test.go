package link_test

import (
	"bytes"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/games"
	"umpire/engine/goban"
	"umpire/engine/internal/rng"
	"umpire/engine/lianliankan"
	"umpire/engine/link"
	"umpire/engine/twixt"
)

// generated is inputs of every kind that the generators make, of a size from 1 (small) to 3.
func generated(seed uint64, size int) map[string][][]byte {
	r := rng.New(seed)
	made := map[string][][]byte{}
	add := func(game engine.Game, data ...engine.Dataset) {
		made[game.ID] = append(made[game.ID], game.Write(nil, data))
	}
	sizes := map[int]struct{ moves, stones, side int }{1: {9, 12, 7}, 2: {61, 400, 25}, 3: {201, 4000, 120}}[size]
	var matches []engine.Dataset
	for style := range twixt.Winning + 1 {
		for range 4 {
			if d, ok := twixt.Generate(style, r.From(max(4, 6*size), 20), r.From(2, sizes.moves/2)*2+1, r.Uint64()); ok {
				matches = append(matches, d)
				add(twixt.Game(), d)
			}
		}
	}
	add(twixt.Game(), matches...)
	for _, recipe := range goban.Go19Recipes() {
		add(goban.Go19(), goban.Attempts(recipe.Make(r, r.From(1, sizes.stones))))
	}
	var stones []engine.Dataset
	for _, recipe := range goban.InfiniteRecipes() {
		d := goban.Stones(recipe.Make(r, r.From(1, sizes.stones)))
		stones = append(stones, d)
		add(goban.Infinite(), d)
	}
	add(goban.Infinite(), stones...)
	var boards []engine.Dataset
	for _, recipe := range lianliankan.Recipes() {
		d := recipe.Make(r, r.From(2, sizes.side), r.From(2, sizes.side), r.From(1, 49))
		boards = append(boards, d, lianliankan.Small(r))
		add(lianliankan.Game(), d)
	}
	add(lianliankan.Game(), boards...)
	for _, recipe := range chapaev.Recipes() {
		made["chapaev"] = append(made["chapaev"], recipe.Make(r.Uint64()))
	}
	return made
}

// TestRandom sends generated inputs of every kind through a link, and gets the same bytes back: the generators write as
// the statements lay it out, which is how links give it.
func TestRandom(t *testing.T) {
	seeds := uint64(12)
	if testing.Short() {
		seeds = 3
	}
	readable, packed := 0, 0
	for seed := range seeds {
		for size := 1; size <= 3; size++ {
			for id, texts := range generated(seed, size) {
				for _, text := range texts {
					fragment := encode(t, link.State{Game: id, Input: text, Step: link.NoStep})
					if s := decode(t, id, fragment); !bytes.Equal(s.Input, text) {
						t.Fatalf("%s: %.200q came back as %.200q", id, text, s.Input)
					}
					if strings.HasPrefix(fragment, "z=") {
						packed++
					} else {
						readable++
					}
				}
			}
		}
	}
	if readable < 100 || packed < 100 {
		t.Errorf("%d readable links and %d packed ones", readable, packed)
	}
}

// TestSpelling reads numbers however they are laid out, and gives them in the statement's layout.
func TestSpelling(t *testing.T) {
	for id, texts := range generated(1, 1) {
		if id == "chapaev" {
			continue // keeps its spelling
		}
		for _, text := range texts {
			loose := strings.Join(strings.Fields(string(text)), "\r\n\t +0")
			fragment := encode(t, link.State{Game: id, Input: []byte(loose), Step: link.NoStep})
			if s := decode(t, id, fragment); !bytes.Equal(s.Input, text) {
				t.Errorf("%s: %q came back as %q", id, loose, s.Input)
			}
		}
	}
}

// FuzzDecode opens anything. What it opens whole makes a link that opens to the same.
func FuzzDecode(f *testing.F) {
	for i, g := range games.All() {
		for _, texts := range [][][]byte{generated(1, 1)[g.ID], {[]byte("4 5\n0 2 x")}} {
			for _, text := range texts {
				if fragment, err := link.Encode(link.State{Game: g.ID, Input: text, Dataset: 2, Step: 3, Rules: "ko:none"}); err == nil {
					f.Add(uint8(i), fragment)
				}
			}
		}
	}
	f.Fuzz(func(t *testing.T, game uint8, fragment string) {
		all := games.All()
		id := all[int(game)%len(all)].ID
		s, err := link.Decode(id, fragment)
		first, failed := link.Encode(s)
		if failed != nil {
			t.Fatalf("%q: what it says cannot be said: %+v", fragment, failed)
		}
		if len(first) > 1<<20 {
			return
		}
		again, wrong := link.Decode(id, first)
		if wrong != nil {
			t.Fatalf("%q: became %q: %+v", fragment, first, wrong)
		}
		if err.Whole() && !same(s, again) {
			t.Fatalf("%q: %+v became %+v", fragment, s, again)
		}
		if second, _ := link.Encode(again); second != first {
			t.Fatalf("%q: %q became %q", fragment, first, second)
		}
	})
}

// FuzzInput sends any text through a link: its judge says the same of it.
func FuzzInput(f *testing.F) {
	for i, g := range games.All() {
		for _, text := range generated(1, 1)[g.ID] {
			f.Add(uint8(i), text)
		}
	}
	f.Fuzz(func(t *testing.T, game uint8, text []byte) {
		all := games.All()
		if len(text) > 0 {
			agree(t, all[int(game)%len(all)], text)
		}
	})
}

func BenchmarkLink(b *testing.B) {
	r := rng.New(1)
	empty := lianliankan.NewDataset(&lianliankan.Board{Rows: 1000, Cols: 999, Tiles: make([]int32, 999_000)}, nil)
	empty.Questions = make([]lianliankan.Question, 1)
	empty.Questions[0].A, empty.Questions[0].B = engine.Point{X: 1, Y: 1}, engine.Point{X: 1, Y: 2}
	var matches []engine.Dataset
	for seed := uint64(0); len(matches) < 20; seed++ {
		if d, ok := twixt.Generate(twixt.Tangled, 20, 131, seed); ok {
			matches = append(matches, d)
		}
	}
	inputs := []struct {
		name string
		game engine.Game
		text []byte
	}{
		{"twixt", twixt.Game(), twixt.Game().Write(nil, matches)},
		{"chapaev", chapaev.Game(), chapaev.Recipes()[5].Make(1)},
	}
	add := func(name string, game engine.Game, d engine.Dataset) {
		inputs = append(inputs, struct {
			name string
			game engine.Game
			text []byte
		}{name, game, game.Write(nil, []engine.Dataset{d})})
	}
	for _, recipe := range goban.Go19Recipes() {
		add("go/"+recipe.Name, goban.Go19(), goban.Attempts(recipe.Make(r, 10_000)))
	}
	for _, recipe := range goban.InfiniteRecipes() {
		add("infinite/"+recipe.Name, goban.Infinite(), goban.Stones(recipe.Make(r, 10_000)))
	}
	for _, recipe := range lianliankan.Recipes() {
		add("lianliankan/"+recipe.Name, lianliankan.Game(), recipe.Make(r, 200, 200, 49))
	}
	add("lianliankan/random/full", lianliankan.Game(), lianliankan.Recipes()[0].Make(r, 1000, 999, 49))
	add("lianliankan/empty/full", lianliankan.Game(), empty)
	for _, in := range inputs {
		s := link.State{Game: in.game.ID, Input: in.text, Step: link.NoStep}
		fragment, err := link.Encode(s)
		if err != nil {
			b.Fatal(in.name, err)
		}
		b.Run("encode/"+in.name, func(b *testing.B) {
			for b.Loop() {
				link.Encode(s)
			}
			b.ReportMetric(float64(len(fragment)), "chars")
		})
		b.Run("decode/"+in.name, func(b *testing.B) {
			for b.Loop() {
				if back, _ := link.Decode(in.game.ID, fragment); !bytes.Equal(back.Input, in.text) {
					b.Fatal("it came back as another")
				}
			}
		})
	}
}
