package app

import (
	"strconv"
	"strings"
)

// The keys of keepHere. Databases keep an input a moment after it was typed, when a page may be gone already.
const (
	typedKey  = "umpire.typed"   // what stands in the editor, and where
	outputKey = "umpire.output." // and a game's id: somebody's output for it
)

// keepTyped keeps what stands in the editor, with the address of the page that it was typed on: there it is newer than
// what the address says, and nowhere else.
func (d *desk) keepTyped(game, text string) {
	key := 0
	if d.src != nil {
		key = d.src.key
	}
	keepHere(typedKey, typedText(fragment(), game, key, text))
}

// typedText is what keptTyped reads.
func typedText(fragment, game string, key int, text string) string {
	return strings.Join([]string{fragment, game, strconv.Itoa(key), text}, "\n")
}

// keptTyped is the input of a game that was typed on the page with a fragment, as keepTyped keeps it; nil if it is none.
func keptTyped(game, kept, fragment string) *source {
	parts := strings.SplitN(kept, "\n", 4)
	if len(parts) < 4 || parts[0] != fragment || parts[1] != game || parts[3] == "" {
		return nil
	}
	src := textSource(parts[3])
	src.game = game
	src.key, _ = strconv.Atoi(parts[2])
	return src
}
