package app

import "testing"

// TestKeptTyped brings typed text back on the page that it was typed on, and nowhere else.
func TestKeptTyped(t *testing.T) {
	const kept = "#n=1&m=dd\ngo\n7\n1\n4 4\n"
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
