// Package gallery has for every known mistake the smallest input found on which it shows: the program with the mistake
// answers otherwise than the judge, and no longer does when any element of the input is taken away.
package gallery

import (
	"bytes"
	_ "embed"
)

// inputs is a block for every game and mistake: a line # game id, then the input. `go test ./engine/gallery -find` adds
// those that are missing; to find one anew, take it out before.
//
//go:embed inputs.txt
var inputs []byte

// Input is the smallest input for a mistake of a game, by their ids; nil if there is none. The caller leaves it as it is.
func Input(game, mistake string) []byte {
	head := []byte("# " + game + " " + mistake + "\n")
	at := bytes.Index(inputs, head)
	if at < 0 {
		return nil
	}
	text := inputs[at+len(head):]
	if end := bytes.IndexByte(text, '#'); end >= 0 {
		text = text[:end]
	}
	return text[:len(text):len(text)]
}
