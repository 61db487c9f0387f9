package app

import (
	"strings"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/engine/games"
)

// TestParts draws a page part by part: what has not had its turn is empty at first, and then stays as it was.
func TestParts(t *testing.T) {
	g, _ := games.ByID("go")
	d := takes(t, g.Samples[0].Text, "")
	p := &gamePage{desk: d, game: g, empty: emptyView(g)}
	drawn := func(ready int) (shown []bool, anew []bool) {
		before := map[string]int{}
		for name, kept := range p.keeps {
			before[name] = kept.rev
		}
		d.ready = ready
		p.Render()
		for _, part := range []string{"section.board-pane", "section.pane.input-pane", "div.rest"} {
			kept := p.keeps[part]
			inside := goapp.HTMLString(kept.draw())
			shown = append(shown, strings.Count(inside, "<") > 2)
			anew = append(anew, kept.rev != before[part])
		}
		return shown, anew
	}
	for _, test := range []struct {
		ready       int
		shown, anew string
	}{
		{0, "---", "+++"}, // even what is empty is drawn, once
		{boardPart + 1, "+--", "+--"},
		{inputPart + 1, "++-", "++-"},
		{parts, "+++", "+++"},
		{boardPart + 1, "+++", "+--"},
		{parts, "+++", "+++"},
	} {
		shown, anew := drawn(test.ready)
		if signs(shown) != test.shown || signs(anew) != test.anew {
			t.Errorf("%d ready: shown %s, drawn anew %s, want %s and %s", test.ready, signs(shown), signs(anew), test.shown, test.anew)
		}
	}
}

func signs(list []bool) string {
	s := ""
	for _, on := range list {
		s += map[bool]string{true: "+", false: "-"}[on]
	}
	return s
}
