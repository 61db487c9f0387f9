//go:build e2e

package e2e

import (
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// inSight is a condition: an element is there and stands in the window, between the bar and the dock.
func inSight(selector string) string {
	return `(() => { const box = document.querySelector(` + strconv.Quote(selector) + `)?.getBoundingClientRect();
		return box !== undefined && box.height > 0 && box.top >= 52 && box.bottom <= innerHeight - 62; })()`
}

// TestPhoneParts goes through the parts of a phone's page: each shows what is chosen, wherever a person comes from,
// and the button that leads there keeps the focus.
func TestPhoneParts(t *testing.T) {
	p := open(t, "/go", phone)
	p.paste("301\n1 1\n" + strings.Repeat("1 1\n", 300))
	p.waitText(".strip", "attempt 301")
	p.do(`() => { globalThis.tops = 0; const go = scrollTo; globalThis.scrollTo = (...to) => { tops++; go(...to); }; }`)
	p.click(`.dock [data-page="compare"]`)
	p.waitFor("#output-box")
	p.wait(`tops === 1`)
	p.waitFor(`.dock [data-page="compare"]:focus`)
	p.click(`.dock [data-tab="verdicts"]`)
	p.waitFor(`main[data-tab="verdicts"]`)
	p.wait(inSight("#rows .row[aria-selected=true]"))
	if tops := eval[int](p, `tops`); tops != 2 {
		t.Errorf("the part was brought into view %d times", tops-1)
	}
	p.click(`.dock [data-tab="input"]`)
	p.wait(inSight("#editor-lines .lit"))
	p.click(`.dock [data-tab="board"]`)
	p.waitFor(`main[data-tab="board"]`)
	p.wait(`scrollY === 0`)
	p.click(`.dock [data-page="compare"]`)
	p.waitFor("#output-box")
	p.paste("invalid\n")
	p.waitFor("#difference")
	p.click("#show-on-board")
	p.waitFor(`main[data-tab="board"]`)
	p.wait(`scrollY === 0`)
	p.click(`.dock [data-tab="input"]`)
	p.waitFor(`main[data-tab="input"]`)
	p.do(`() => document.activeElement.blur()`)
	p.paste("invalid\n")
	p.waitFor("#difference")
	p.wait(`document.querySelector("#copy-judge").getBoundingClientRect().right <= innerWidth`)
	p.click(`.dock [data-tab="input"]`)
	p.wait(inSight("#editor-lines .lit"))
	p.do(`() => document.activeElement.blur()`)
	p.paste(koFight)
	p.waitText(".strip", "of 12") // the result comes first
	p.waitFor(".strip")
	p.wait(`scrollY === 0`)
}

// TestFilterKeepsTheChoice switches the list between the refused attempts and all: the chosen one stays in sight.
func TestFilterKeepsTheChoice(t *testing.T) {
	p := open(t, "/go", desktop)
	p.paste("301\n1 1\n" + strings.Repeat("1 1\n", 150) + strings.Repeat("2 2\n", 150))
	p.waitText("#rows .row[aria-selected=true]", "301")
	p.do(`() => { const s = document.querySelector("#slider"); s.value = 20; s.dispatchEvent(new Event("input", {bubbles: true})); }`)
	p.waitText("#rows .row[aria-selected=true]", "20")
	p.wait(inSight("#rows .row[aria-selected=true]"))
	p.do(`() => { const s = document.querySelector("#slider"); s.value = 152; s.dispatchEvent(new Event("input", {bubbles: true})); }`)
	p.waitText("#unlisted", "Attempt 152 is valid")
	p.waitGone("#rows .row[aria-selected=true]")
	p.wait(inSight(`#rows .row[aria-posinset="151"]`)) // the next one, of attempt 153
	p.screenshot("unlisted")
	p.do(`() => document.querySelector("#rows").focus()`)
	p.press(kb.ArrowDown)
	p.waitText("#rows .row[aria-selected=true]", "153")
	p.waitGone("#unlisted")
	p.do(`() => { const s = document.querySelector("#slider"); s.value = 20; s.dispatchEvent(new Event("input", {bubbles: true})); }`)
	p.waitText("#rows .row[aria-selected=true]", "20")
	p.click("#refused-only")
	p.waitText("#rows .row[aria-selected=true]", "20")
	p.do(`() => { const s = document.querySelector("#slider"); s.value = 250; s.dispatchEvent(new Event("input", {bubbles: true})); }`)
	p.waitText("#rows .row[aria-selected=true]", "250")
	p.click("#refused-only")
	p.waitText("#rows .row[aria-selected=true]", "250")
	p.wait(inSight("#rows .row[aria-selected=true]"))
}

// TestFoldedInputKeepsItsPlace leaves a page whose input is folded and comes back: the present numbers are in sight.
func TestFoldedInputKeepsItsPlace(t *testing.T) {
	p := open(t, "/go", desktop)
	p.paste("3001\n" + strings.Repeat("1 1\n", 3001))
	p.waitFor(".editor.view")
	p.wait(inSight("#editor-lines .lit"))
	p.click(`.tabs [data-page="compare"]`)
	p.waitFor("#output-box")
	p.click(`.tabs [data-page="judge"]`)
	p.waitFor(".editor.view")
	p.wait(inSight("#editor-lines .lit"))
}

// TestBoardOutOfSight comes back to a page whose large board is not the part of it that is shown: it has no size yet, and
// is painted when it has.
func TestBoardOutOfSight(t *testing.T) {
	p := open(t, "/", phone)
	p.paste(string(boards(1)))
	p.waitOpened()
	p.click(`.dock [data-page="generate"]`)
	p.waitFor("#recipe-title")
	p.click(`.dock [data-tab="verdicts"]`)
	p.waitFor("#rows .row")
	p.click(`.dock [data-tab="board"]`)
	p.wait(`document.querySelector("#board canvas").width > 300`) // as a canvas is before it is measured
}
