package record

import (
	"strings"
	"testing"
)

// TestHeader wants the header where readers that go by the numbers of lines look for it: names on lines 4 and 5, and the
// first hole on line 14.
func TestHeader(t *testing.T) {
	r, _ := sample(t, "swapped.tsgf")
	text, _ := Write(nil, r, T1)
	lines := strings.Split(string(text), "\n")
	for line, want := range map[int]string{3: "1", 4: "Grace ] H.", 5: "Ada", 6: "12", 7: "12", 10: "1", 13: "Y", 14: "C2", 15: "F6"} {
		if got, _, _ := strings.Cut(lines[line-1], "#"); got != want {
			t.Errorf("line %d is %q, want %q", line, got, want)
		}
	}
	for i, line := range lines {
		if comment := strings.HasPrefix(line, "#"); comment != (i < 2) {
			t.Errorf("line %d: %q", i+1, line)
		}
	}
}
