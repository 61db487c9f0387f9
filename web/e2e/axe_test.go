//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// axeFile is axe-core, the accessibility checker, where npm puts it.
var axeFile = filepath.Join("node_modules", "axe-core", "axe.min.js")

var axeSource = sync.OnceValues(func() (string, error) {
	source, err := os.ReadFile(axeFile)
	return string(source), err
})

// checkAccess fails the test for every finding of axe on the page as it is now, whatever its weight.
func (p *page) checkAccess() {
	p.t.Helper()
	p.audit("{}")
}

// audit fails the test for every finding of axe with some of its options.
func (p *page) audit(options string) {
	p.t.Helper()
	source, err := axeSource()
	p.must(err, "read axe-core (make test fetches it)")
	if !eval[bool](p, `"axe" in globalThis`) {
		p.must(chromedp.Do(p.ctx, chromedp.Evaluate[chromedp.Void](source)), "load axe-core")
	}
	findings := eval[[]struct {
		ID, Impact, Help string
		Nodes            []struct{ HTML, FailureSummary string }
	}](p, `axe.run(document, { resultTypes: ["violations"], ...`+options+` }).then(result => result.violations)`)
	for _, finding := range findings {
		var places []string
		for _, node := range finding.Nodes {
			places = append(places, node.HTML+"\n"+node.FailureSummary)
		}
		p.t.Errorf("axe: %s (%s): %s\n%s", finding.ID, finding.Impact, finding.Help, strings.Join(places, "\n"))
	}
}

// checkThemes is checkAccess in the light theme, and for what hangs on colours in the dark one.
func (p *page) checkThemes() {
	p.t.Helper()
	for _, look := range [][2]string{{"light", "{}"}, {"dark", `{ runOnly: ["color-contrast", "link-in-text-block"] }`}} {
		theme, options := look[0], look[1]
		_, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{
				{Name: "prefers-color-scheme", Value: theme},
				{Name: "prefers-reduced-motion", Value: "reduce"}, // no colour is seen on its way to another
			},
		})
		p.must(err, "set the theme")
		p.wait(`document.documentElement.dataset.theme === ` + js(theme))
		p.audit(options)
	}
}

// views are what a page can show besides an input and its verdicts: how a person gets there from a judged game of
// Go, and what is seen then.
var views = []struct {
	name string
	open func(p *page)
	seen string
}{
	{"keys", func(p *page) { p.press("?") }, "dialog .single-keys"},
	{"text", func(p *page) { p.click("#as-text") }, "#board-text"},
	{"games", func(p *page) { p.click("#detect") }, "dialog [data-game]"},
	{"recent", func(p *page) { p.click("#recent") }, "dialog .recent"},
	{"share", func(p *page) { p.click("#share") }, "#qr path"},
	{"toast", func(p *page) { p.click("#copy-output") }, ".toast"},
	{"layers", func(p *page) { p.click("[data-layer=liberties]"); p.click("[data-layer=atari]") }, "#board .liberty"},
	{"what if", func(p *page) { p.enter("#goto", "10 10"); p.click("#play-at") }, "#back-to-game"},
	{"what if refused", func(p *page) { p.enter("#goto", "2 3"); p.click("#play-at") }, "#refused"},
	{"arrange", func(p *page) { p.click("#arrange") }, "#board .board-grid"},
	{"compare, empty", func(p *page) { p.press("d") }, ".compare-empty textarea"},
	{"difference", func(p *page) { p.press("d"); p.paste("valid\n") }, "#difference"},
	{"generate", func(p *page) { p.press("g"); p.click("#recipe-make") }, "#recipe-made"},
	{"strength", func(p *page) { p.press("g"); p.click("#rate-input:not([aria-disabled])") }, "#strength"},
	{"rules", func(p *page) { p.click(".tabs [data-page=rules]") }, ".rules .pictures svg"},
}

// TestAccess looks for what keeps people out, in both themes: on every page, empty, judged and with a fault, and in
// everything that a page can show.
func TestAccess(t *testing.T) {
	p := open(t, "/", desktop)
	p.checkThemes()
	p.visit("/help")
	p.checkThemes()
	for _, c := range faulty {
		p.visit("/" + c.game)
		p.waitText(".verdict-pane", "Paste an input")
		p.checkThemes()
		p.paste(c.text)
		p.waitFor("#fault")
		p.checkThemes()
		p.visit("/" + c.game + "?sample=0")
		p.waitFor("#verdict")
		p.checkThemes()
		p.visit("/embed/" + c.game)
		p.checkThemes()
	}
	p.visit("/")
	p.waitFor(".recent")
	p.checkThemes()

	for _, v := range views {
		p.visit("/go")
		p.paste(koFight)
		p.waitText("#count", "1 invalid")
		p.do(`() => document.activeElement.blur()`)
		v.open(p)
		p.waitFor(v.seen)
		p.checkThemes()
	}
}

// TestAccessOnPhone does the same for what a phone shows in its own way.
func TestAccessOnPhone(t *testing.T) {
	p := open(t, "/", phone)
	p.checkThemes()
	for _, c := range faulty {
		p.visit("/" + c.game)
		p.checkThemes()
		p.visit("/" + c.game + "?sample=0")
		p.waitFor(".strip .big")
		p.checkThemes()
	}
	for _, tab := range []string{"[data-tab=input]", "[data-tab=verdicts]", "[data-page=compare]", "[data-page=generate]"} {
		p.tap(".dock " + tab)
		p.wait(`document.querySelector(` + js(".dock "+tab) + `).ariaPressed === "true"`)
		p.checkThemes()
	}
}
