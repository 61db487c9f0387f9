package app

import (
	"strings"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/engine/games"
)

// TestRehearsal judges every game's sample on a desk that no page shows, and draws its page.
func TestRehearsal(t *testing.T) {
	for _, g := range games.All() {
		home := newDesk()
		d := trialDesk(g, home.worker)
		for d.open == nil && len(home.queue)+len(d.queue) > 0 {
			home.drain()
			d.drain()
		}
		if d.open == nil {
			t.Fatalf("%s: no dataset is opened", g.ID)
		}
		row, ok := d.chosen()
		if !ok {
			t.Fatalf("%s: no answer is chosen", g.ID)
		}
		var drawn strings.Builder
		for _, piece := range d.drawAll(g) {
			drawn.WriteString(goapp.HTMLString(piece))
		}
		for _, part := range []string{`id="` + listID + `"`, row.Token, `class="stepper"`, `id="explain-title"`, `class="board-grid"`} {
			if !strings.Contains(drawn.String(), part) {
				t.Errorf("%s: nothing drawn has %s", g.ID, part)
			}
		}
	}
}
