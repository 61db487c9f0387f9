package link_test

import (
	"bytes"
	"testing"

	"umpire/engine/link"
)

// TestOutput sends outputs through a link, and refuses what packs none.
func TestOutput(t *testing.T) {
	for _, output := range [][]byte{nil, []byte("yes\nno\n"), {0, 0xff, '\r', '\n', 0xfb}} {
		s := link.State{Game: "twixt", Input: []byte("4 5"), Output: link.PackOutput(output), Step: link.NoStep}
		back, ok := link.UnpackOutput(decode(t, "twixt", encode(t, s)).Output)
		if !ok || !bytes.Equal(back, output) {
			t.Errorf("%q came back as %q", output, back)
		}
	}
	for _, packed := range []string{"", "2eWVz", "1e", "1e.s"} {
		if output, ok := link.UnpackOutput(packed); ok {
			t.Errorf("%q packs %q", packed, output)
		}
	}
}
