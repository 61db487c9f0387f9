package judgetest

import (
	"bytes"
	"iter"
	"path/filepath"
	"strings"
	"testing"

	"umpire/engine"
)

// Plain is the whole output of a game's plain program with these mistakes.
func Plain(game engine.Game, text []byte, mistakes ...string) []byte {
	var out []byte
	for dataset := range game.Plain(text, mistakes...) {
		out = append(out, dataset...)
	}
	return out
}

// PlainCases holds the plain program to the legal stored cases of dir, as Cases knows them. In short mode those over
// 100,000 bytes are left to the long run: the plain program is slow.
func PlainCases(t *testing.T, game engine.Game, dir string) {
	folders := []string{dir, filepath.Join(dir, "quirks")}
	if anchors := filepath.Join(dir, "anchors"); exists(anchors) {
		folders = append(folders, anchors)
	}
	for _, sub := range folders {
		for _, name := range glob(t, sub) {
			text := File(t, name)
			if testing.Short() && len(text) > 100_000 {
				continue
			}
			got, want := Plain(game, text), File(t, strings.Replace(name, ".in", ".out", 1))
			if !bytes.Equal(got, want) {
				t.Errorf("%s: got %q, want %q", name, head(got), head(want))
			}
		}
	}
}

// CaseTexts are the inputs of the legal stored cases of dir itself that are no longer than 10,000 bytes, in order.
func CaseTexts(t *testing.T, dir string) [][]byte {
	t.Helper()
	var texts [][]byte
	for _, name := range glob(t, dir) {
		if text := File(t, name); len(text) <= 10_000 {
			texts = append(texts, text)
		}
	}
	return texts
}

// Mistakes holds a game's mistakes to what every one of them must keep: its id is its own and begins with its family's
// name, and on one of the inputs it differs from the judge. The inputs must be legal. No more of them are drawn when
// every mistake has been told from the judge.
func Mistakes(t *testing.T, game engine.Game, inputs iter.Seq[[]byte]) {
	t.Helper()
	alive := map[string]bool{}
	for _, m := range game.Mistakes {
		if alive[m.ID] || m.ID != m.Family && !strings.HasPrefix(m.ID, m.Family+"-") {
			t.Errorf("%q of family %q", m.ID, m.Family)
		}
		alive[m.ID] = true
	}
	if len(alive) == 0 {
		t.Fatal("no mistakes")
	}
	drawn := 0
	for text := range inputs {
		drawn++
		want, r := Judge(game, text)
		if err := r.Err(); err != nil {
			t.Fatalf("refused at %d:%d: %s\n%s", err.Line, err.Column, err.Code, head(text))
		}
		if got := Plain(game, text); !bytes.Equal(got, want) {
			t.Fatalf("without a mistake: got %q, want %q\n%s", head(got), head(want), head(text))
		}
		for id := range alive {
			if !bytes.Equal(Plain(game, text, id), want) {
				delete(alive, id)
			}
		}
		if len(alive) == 0 {
			break
		}
	}
	t.Logf("%d inputs", drawn)
	for id := range alive {
		t.Errorf("%s: no input of %d tells it from the judge", id, drawn)
	}
}
