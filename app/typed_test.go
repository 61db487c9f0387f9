package app

import (
	"strings"
	"testing"
)

// TestKeptTyped brings typed text back on the page that it was typed on, and nowhere else.
func TestKeptTyped(t *testing.T) {
	kept := typedText("#n=1&m=dd", "go", 7, "1\n4 4\n")
	src := keptTyped("go", kept, "#n=1&m=dd")
	if src == nil || src.text != "1\n4 4\n" || src.key != 7 || src.game != "go" {
		t.Errorf("%+v", src)
	}
	for _, other := range [][3]string{
		{"go", kept, ""}, {"twixt", kept, "#n=1&m=dd"}, {"go", "", ""}, {"go", "\ngo\n7\n", ""}, {"go", "\ngo\n7", ""},
	} {
		if src := keptTyped(other[0], other[1], other[2]); src != nil {
			t.Errorf("%q: %+v", other, src)
		}
	}
}

// FuzzKeptTyped reads anything, and back what is kept of it.
func FuzzKeptTyped(f *testing.F) {
	f.Add("#n=1\ngo\n7\n1\n4 4\n", "#n=1", "go")
	f.Fuzz(func(t *testing.T, kept, fragment, game string) {
		src := keptTyped(game, kept, fragment)
		if src == nil {
			return
		}
		again := keptTyped(game, typedText(fragment, game, src.key, src.text), fragment)
		if again == nil || again.text != src.text || again.key != src.key || !strings.HasSuffix(kept, src.text) {
			t.Errorf("%q: %+v, then %+v", kept, src, again)
		}
	})
}
