package app

import "strings"

// The keys of keepHere. Databases keep an input a moment after it was typed, when a page may be gone already.
const (
	typedKey  = "umpire.typed"   // what stands in the editor, and where
	outputKey = "umpire.output." // and a game's id: somebody's output for it
)

// typedAt is what keepHere keeps before a text that was typed for a game on the page with a fragment: there it is newer
// than what the address says, and nowhere else.
func typedAt(fragment, game string) string { return fragment + "\n" + game + "\n" }

// keepTyped keeps what stands in the editor.
func keepTyped(game, text string) { keepHere(typedKey, typedAt(fragment(), game)+text) }

// moveTyped keeps what was typed where the page's fragment was another one before it was written anew.
func moveTyped(before, game string) {
	if text, there := strings.CutPrefix(keptHere(typedKey), typedAt(before, game)); there {
		keepTyped(game, text)
	}
}

// keptTyped is the input that was typed at a place, of what keepHere keeps; nil if there is none.
func keptTyped(kept, at string) *source {
	text, there := strings.CutPrefix(kept, at)
	if !there || text == "" {
		return nil
	}
	return textSource(text)
}
