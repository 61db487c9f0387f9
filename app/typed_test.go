package app

import "testing"

// TestKeptTyped brings typed text back on the page that it was typed on, and nowhere else.
func TestKeptTyped(t *testing.T) {
	at := typedAt("#n=1&m=dd", "go")
	src := keptTyped(at+"1\n4 4\n", at)
	if src == nil || src.text != "1\n4 4\n" {
		t.Errorf("%+v", src)
	}
	for _, kept := range []string{"", at, typedAt("", "go") + "1\n4 4\n", typedAt("#n=1&m=dd", "twixt") + "1\n4 4\n", typedAt("#n=1", "go") + "1"} {
		if src := keptTyped(kept, at); src != nil {
			t.Errorf("%q: %+v", kept, src)
		}
	}
}
