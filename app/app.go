// Package app is what a person sees: the pages as go-app components. It draws what the engine says and knows no rule.
// What touches the browser stands in files named *_wasm.go, each with a native stand-in beside it, so that the server
// can prerender the pages and tests can run them.
package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"net/url"
	"strings"
	"sync"
	"umpire/engine"
	"umpire/engine/games"
)

// helpPath is the address of the help page.
const helpPath = "/help"

// EmbedRoot is where the pages are that other sites may frame: boards alone.
const EmbedRoot = "/embed/"

// embedPath is the address of a game's board alone, for other pages to frame.
func embedPath(id string) string { return href(EmbedRoot + id) }

// Routes are the paths of all pages, for the server's list of what works offline.
func Routes() []string {
	paths := []string{"/", helpPath}
	for _, g := range games.All() {
		paths = append(paths, "/"+g.ID, EmbedRoot+g.ID, "/"+g.ID+galleryTail)
	}
	return paths
}

// Register tells go-app which component draws which page. The page's program and the server both call it, once, before
// anything else of go-app. All pages share one desk, so an input survives going from page to page.
func Register() {
	d := newDesk()
	goapp.Route("/", func() goapp.Composer { return &homePage{desk: d} })
	for _, g := range games.All() {
		goapp.Route("/"+g.ID, func() goapp.Composer { return &gamePage{desk: d, game: g, empty: emptyView(g)} })
		goapp.Route("/"+g.ID+galleryTail, func() goapp.Composer { return &galleryPage{desk: d, game: g} })
		goapp.Route(EmbedRoot+g.ID, func() goapp.Composer { return &gamePage{desk: d, game: g, empty: emptyView(g), embedded: true} })
	}
	goapp.Route(helpPath, func() goapp.Composer { return &helpPage{desk: d} })
}

// href is the address of one of our pages, also where the site stands below another one's root.
func href(path string) string {
	if goapp.IsServer {
		return path // go-app resolves it while it prerenders
	}
	return rootPrefix() + path
}

// rootPrefix is where the site stands below another one's root; "" if it does not. The browser is asked only once.
var rootPrefix = sync.OnceValue(func() string { return strings.TrimSuffix(goapp.Getenv("GOAPP_ROOT_PREFIX"), "/") })

// gameHref is the address of a game's page.
func gameHref(g engine.Game) string { return href("/" + g.ID) }

// cleanURL is the page's address without its query and fragment.
func cleanURL(ctx goapp.Context) *url.URL {
	u := *ctx.Page().URL()
	u.RawQuery, u.Fragment = "", ""
	return &u
}
