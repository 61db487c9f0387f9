package app

import (
	"strings"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/engine/games"
)

// TestRehearsal draws what every game's page looks like with a verdict.
func TestRehearsal(t *testing.T) {
	for _, g := range games.All() {
		d := takes(t, g.Samples[0].Text, g.ID)
		row, ok := d.chosen()
		if !ok {
			t.Fatalf("%s: no answer is chosen", g.ID)
		}
		var drawn strings.Builder
		for _, piece := range rehearsal(g) {
			drawn.WriteString(goapp.HTMLString(piece))
		}
		for _, part := range []string{`id="` + listID + `"`, row.Token, `class="stepper"`, `id="explain-title"`, `class="board-grid"`} {
			if !strings.Contains(drawn.String(), part) {
				t.Errorf("%s: nothing drawn has %s", g.ID, part)
			}
		}
	}
}
