package gallery_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"umpire/engine"
	"umpire/engine/gallery"
	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/internal/judgetest"
	"umpire/engine/recipe"
	"umpire/engine/shrink"
	"umpire/engine/strength"
)

var find = flag.Bool("find", false, "add an input to inputs.txt for every mistake that has none there")

// TestGallery checks every mistake's input: legal, answered otherwise by the mistake, and as the judge does with any
// element less.
func TestGallery(t *testing.T) {
	for _, g := range games.WithMistakes() {
		t.Run(g.ID, func(t *testing.T) {
			t.Parallel()
			for _, m := range g.Mistakes {
				text := gallery.Input(g.ID, m.ID)
				if text == nil {
					if !*find {
						t.Errorf("%s: no input", m.ID)
					}
					continue
				}
				if !judgetest.Legal(g, text) || !differs(g, m, text) {
					t.Errorf("%s: not legal, or the mistake does not show: %q", m.ID, text)
					continue
				}
				elements := 0
				for less := range judgetest.Smaller(g, text) {
					if elements++; testing.Short() && g.ID == "chapaev" && elements%4 > 0 {
						continue // its plain program is slow
					}
					if differs(g, m, less) {
						t.Errorf("%s: shows on %q, and on %q", m.ID, text, less)
						break
					}
				}
			}
		})
	}
	if text := gallery.Input("twixt", "none"); text != nil {
		t.Errorf("an input for no mistake: %q", text)
	}
}

// TestKnown compares with small inputs that are known from elsewhere.
func TestKnown(t *testing.T) {
	for _, known := range []struct {
		game, prefix string
		numbers      int
	}{
		{"twixt", "table-hole-1,-2-", 2 + 2*7 + 2},
		{"infinite-go", "counts-twice", 2 + 2*8},
		{"infinite-go", "neighbour-order", 2 + 2*13},
	} {
		g, _ := games.ByIDWithMistakes(known.game)
		least := 0
		for _, m := range g.Mistakes {
			if n := len(bytes.Fields(gallery.Input(g.ID, m.ID))); strings.HasPrefix(m.ID, known.prefix) && (least == 0 || n < least) {
				least = n
			}
		}
		if least == 0 || least > known.numbers {
			t.Errorf("%s %s: %d numbers, known with %d", known.game, known.prefix, least, known.numbers)
		}
	}
}

func differs(g engine.Game, m engine.Mistake, text []byte) bool {
	return strength.Catches(g, text, g.Judge(nil, input.Read(text)), m.ID)
}

// entry is a mistake and its input, nil until it is found.
type entry struct {
	game    engine.Game
	mistake engine.Mistake
	text    []byte
}

// TestFind looks for the inputs that are missing, if it is told to, and writes all of them in the games' order whenever
// one is found.
func TestFind(t *testing.T) {
	if !*find {
		return
	}
	var all []entry
	for _, g := range games.WithMistakes() {
		for _, m := range g.Mistakes {
			all = append(all, entry{g, m, gallery.Input(g.ID, m.ID)})
		}
	}
	next := make(chan int)
	var lock sync.Mutex
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := range next {
				text := smallest(all[i].game, all[i].mistake)
				if text == nil {
					t.Errorf("%s %s: nothing found", all[i].game.ID, all[i].mistake.ID)
				}
				lock.Lock()
				all[i].text = text
				write(t, all)
				lock.Unlock()
			}
		})
	}
	for i, e := range all {
		if e.text == nil {
			next <- i
		}
	}
	close(next)
	workers.Wait()
}

func write(t *testing.T, all []entry) {
	t.Helper()
	var file []byte
	for _, e := range all {
		if e.text != nil {
			file = fmt.Appendf(file, "# %s %s\n%s", e.game.ID, e.mistake.ID, e.text)
		}
	}
	if err := os.WriteFile("inputs.txt", file, 0o644); err != nil {
		t.Error(err)
	}
}

// smallest is the smallest of what some searches come to; nil if they find nothing. Each goes along a list of its own of
// growing inputs. Chapaev's plain program is slow and its mistakes seldom show, so there the stored cases come first,
// and one input is enough.
func smallest(g engine.Game, m engine.Mistake) []byte {
	const searches, inputs = 8, 3000
	var best shrink.Step
	if g.ID == "chapaev" {
		names, _ := filepath.Glob("../chapaev/testdata/*.in")
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err == nil && differs(g, m, text) {
				return shrunk(g, m, text).Text
			}
		}
	}
	for seed := range uint64(searches) {
		for i := range inputs {
			text, _ := recipe.Write(nil, g.ID, recipe.Grown(g.ID, 100+seed, i))
			if !differs(g, m, text) {
				continue
			}
			last := shrunk(g, m, text)
			if g.ID == "chapaev" {
				return last.Text
			}
			if best.Text == nil || last.Size < best.Size || last.Size == best.Size && len(last.Text) < len(best.Text) {
				best = last
			}
			break
		}
	}
	return best.Text
}

func shrunk(g engine.Game, m engine.Mistake, text []byte) (last shrink.Step) {
	for last = range shrink.Shrink(g, text, func(text []byte) bool { return differs(g, m, text) }) {
	}
	return last
}
