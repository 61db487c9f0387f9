package app

import (
	"strings"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

func TestMarkup(t *testing.T) {
	const bad = `<b a="1">&`
	got := html("p.a.b#c[class=?][title=?][lang=?]", "d", bad, "", bad, nil, html("i", "x"), []any{"y", html("b")})
	want := markup(`<p id="c" title="&lt;b a=&#34;1&#34;&gt;&amp;" class="d a b">&lt;b a=&#34;1&#34;&gt;&amp;<i>x</i>y<b></b></p>`)
	if got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestKeep draws a kept piece again when what it shows is another thing, and only then.
func TestKeep(t *testing.T) {
	var k keeper
	rev := func(shows *int) int { return keep(&k, "piece", shows, nil).(*kept).Rev }
	a, b := 1, 1
	first := rev(&a)
	if again := rev(&a); again != first {
		t.Error("the same is drawn again")
	}
	if other := rev(&b); other == first {
		t.Error("another that is equal is not drawn")
	}
	if back := rev(&a); back == first {
		t.Error("the first is not drawn again")
	}
}

// TestIdleButtons looks at buttons that have nothing to do: they are said to be unavailable, and not disabled, which would
// take the focus from the one that is pressed.
func TestIdleButtons(t *testing.T) {
	for at, want := range map[stepping]int{{}: 0, {first: true}: 2, {last: true}: 2, {first: true, last: true, none: true}: 5} {
		page := goapp.HTMLString(at.buttons(bareDesk()))
		if got := strings.Count(page, " aria-disabled"); got != want || strings.Contains(page, " disabled") {
			t.Errorf("%+v: %d buttons are unavailable, want %d: %s", at, got, want, page)
		}
	}
}
