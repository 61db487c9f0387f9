//go:build e2e

package e2e

import (
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"umpire/app"
	"umpire/engine/games"
	"umpire/web"
)

// TestExport writes the site as files, shows them below another site's root with Go's plain file server, and uses it there:
// nothing may be asked for outside of it.
func TestExport(t *testing.T) {
	dir := t.TempDir()
	if err := web.Export(os.DirFS(root), app.Routes(), "/some/umpire", dir); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(http.StripPrefix("/some/umpire", http.FileServer(http.Dir(dir))))
	defer server.Close()
	origin := server.URL + "/some/umpire"

	p := blank(t, origin, desktop)
	p.visit("/")
	game, _ := games.ByID("twixt")
	p.paste(game.Samples[0].Text)
	p.waitFor("#rows .token")
	if got, want := eval[string](p, `location.pathname`), "/some/umpire/twixt"; got != want {
		t.Errorf("a paste leads to %s, want %s", got, want)
	}
	verdicts := p.texts("#rows .token")
	p.waitFor("#share:not([aria-disabled])")
	p.click("#share")
	p.waitFor("#share-link")
	address := eval[string](p, `document.querySelector("#share-link").value`)
	shared, found := strings.CutPrefix(address, origin+"/twixt#")
	if !found {
		t.Fatalf("the link is %s", address)
	}

	t.Run("link", func(t *testing.T) {
		p := blank(t, origin, desktop.dark())
		p.visit("/twixt#" + shared)
		p.waitFor("#rows .token")
		if got := p.texts("#rows .token"); strings.Join(got, "; ") != strings.Join(verdicts, "; ") {
			t.Errorf("the link shows %q, want %q", got, verdicts)
		}
	})
	t.Run("embedded", func(t *testing.T) {
		p := blank(t, origin, desktop)
		p.visit("/embed/twixt#" + shared)
		p.waitText(".embed-foot", "Move")
		if got := eval[string](p, `document.querySelector("#embed-open").href`); !strings.HasPrefix(got, origin+"/twixt#") {
			t.Errorf("the whole page is at %s", got)
		}
	})
	t.Run("policy", func(t *testing.T) {
		p := blank(t, origin, desktop)
		p.foresee("Content Security Policy")
		p.visit("/help")
		if loaded := eval[bool](p, `new Promise(resolve => {
			const script = document.createElement("script");
			script.textContent = "globalThis.injected = true";
			document.body.append(script);
			resolve(globalThis.injected === true);
		})`); loaded {
			t.Error("a script in the page runs")
		}
	})
	t.Run("offline", func(t *testing.T) {
		p := blank(t, origin, desktop)
		p.visit("/")
		p.wait(`navigator.serviceWorker.controller && caches.match("/some/umpire/web/app.wasm")`)
		server.Close()
		for _, path := range app.Routes() {
			p.visit(path)
			if got, want := eval[string](p, `location.pathname`), "/some/umpire"+path; got != want {
				t.Errorf("%s is shown at %s", want, got)
			}
		}
		p.visit("/twixt?sample=0")
		p.waitFor("#rows .token")
		p.visit("/")
		p.paste(game.Samples[0].Text)
		p.waitFor("#rows .token")
	})
}
