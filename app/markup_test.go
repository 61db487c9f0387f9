package app

import "testing"

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
