package app

import (
	"strings"
	"testing"

	"umpire/engine/games"
)

// TestRehearsal draws every game's page as it looks with a verdict.
func TestRehearsal(t *testing.T) {
	for _, g := range games.All() {
		d := takes(t, g.Samples[0].Text, g.ID)
		row, ok := d.chosen()
		if !ok {
			t.Fatalf("%s: no answer is chosen", g.ID)
		}
		drawn := rehearsal(g)
		for _, part := range []string{`id="` + listID + `"`, row.Token, `class="stepper"`, `id="explain-title"`} {
			if !strings.Contains(drawn, part) {
				t.Errorf("%s: the page has no %s", g.ID, part)
			}
		}
	}
}
