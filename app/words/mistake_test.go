package words

import (
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/games"
)

// TestMistakes checks that every family of every game has its sentences, every mistake a name of its own, and that no
// sentence is about a mistake that there is not.
func TestMistakes(t *testing.T) {
	known := map[Key]bool{}
	for _, game := range games.WithMistakes() {
		if len(game.Mistakes) == 0 {
			t.Errorf("%s: no mistakes", game.ID)
		}
		names := map[string]string{}
		for _, m := range game.Mistakes {
			key := MistakeKey(game.ID, m)
			known[key] = true
			for _, part := range []string{"name", "does", "rule", "why"} {
				sentence, ok := English.lookup(key.of(part))
				if end := strings.HasSuffix(sentence, "."); !ok || end == (part == "name") || strings.ContainsAny(sentence, "'{!") {
					t.Errorf("%s: %q", key.of(part), sentence)
				}
			}
			name := MistakeName(game.ID, m)
			if other, taken := names[name]; taken || strings.Contains(name, "mistake.") || strings.ContainsAny(name, "{}") {
				t.Errorf("%s and %s are called %q", m.ID, other, name)
			}
			names[name] = m.ID
		}
	}
	for _, table := range English.tables {
		for key := range table {
			if rest, ok := strings.CutPrefix(string(key), "mistake."); ok && strings.Count(rest, ".") == 2 {
				if family := key[:strings.LastIndexByte(string(key), '.')]; !known[family] {
					t.Errorf("%s: there is no such family", key)
				}
			}
		}
	}
}

func TestMistakeNames(t *testing.T) {
	for _, c := range []struct{ game, family, id, want string }{
		{"twixt", "table-hole", "table-hole-1,-2-3", "A hole in the crossing table: direction (1, -2), entry 3"},
		{"twixt", "rebuild-links", "rebuild-links-by-peg", "Links made at the end: peg by peg"},
		{"lianliankan", "first-arrival", "first-arrival-urdl", "The shortest way only: up, right, down, left"},
		{"lianliankan", "removes", "removes", "Joined tiles are taken off"},
		{"chapaev", "epsilon", "epsilon-1e-4", "Decided within a tolerance: 1e-4"},
		{"infinite-go", "small-key", "small-key-16", "Points share a key: 16 bits"},
	} {
		m := engine.Mistake{ID: c.id, Family: c.family}
		if got := MistakeName(c.game, m); got != c.want {
			t.Errorf("%s: %q, want %q", c.id, got, c.want)
		}
	}
	pair := []engine.Mistake{{ID: "removes", Family: "removes"}, {ID: "outside", Family: "outside"}}
	if got := MistakesName("lianliankan", pair); got != "Joined tiles are taken off + Lines outside the board" {
		t.Errorf("%q", got)
	}
}
