//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// walker stands in a page that is walked through with the Tab key: what can have the focus, what had it, and what is wrong.
const walker = `() => {
	const name = e => e.outerHTML.slice(0, 120);
	const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")]
		.filter(e => !e.disabled && e.tabIndex >= 0 && e.checkVisibility());
	const walk = globalThis.walk = { had: [], wrong: [] };
	globalThis.step = () => { // whether the walk goes on
		const at = document.activeElement, last = walk.had.at(-1);
		if (at === document.body || walk.had.includes(at)) {
			walk.wrong.push(...stops.filter(e => !walk.had.includes(e)).map(e => "never reached: " + name(e)));
			if (at === last) walk.wrong.push("no way out of " + name(at));
			return false;
		}
		if (last && !(last.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING)) {
			walk.wrong.push(name(at) + " comes after " + name(last));
		}
		const outlined = e => getComputedStyle(e).outlineStyle !== "none"; // the paste box is around its field
		if (!outlined(at) && !outlined(at.parentElement)) walk.wrong.push("no focus is seen at " + name(at));
		walk.had.push(at);
		return true;
	};
}`

// TestWalk goes through the pages that are no board with the Tab key: everything is reached, in the order in which it
// stands there, the focus is seen, and the way leads out again. What is reached is then used with the keyboard.
func TestWalk(t *testing.T) {
	p := open(t, "/", desktop)
	for _, path := range []string{"/", "/help", "/chapaev/mistakes", "/go?tab=generate", "/go?tab=compare"} {
		p.visit(path)
		switch {
		case strings.HasSuffix(path, "mistakes"):
			p.wait(`document.querySelector(".gallery-card") && !document.querySelector(".gallery-card:not(:has(.answers))")`)
		case strings.HasSuffix(path, "generate"):
			p.waitFor("#recipe-make")
		}
		p.do(`() => document.querySelector(".skip").focus()`) // what the Tab key leads to first
		p.press(kb.Tab)
		p.press(kb.Tab, chromedp.ModifierShift)
		p.do(walker)
		for eval[bool](p, `step()`) {
			p.press(kb.Tab)
		}
		if wrong := eval[[]string](p, `walk.wrong`); len(wrong) > 0 {
			t.Errorf("%s:\n%s", path, strings.Join(wrong, "\n"))
		}
	}

	p.visit("/")
	p.tabTo(`.sample[href^="/go"]`)
	p.press(kb.Enter)
	p.waitOpened()
	p.tabTo(".tabs [data-page=compare]")
	p.press(" ")
	p.waitFor("#output-box")
	p.tabTo("#output-box")
	p.press("valid")
	p.tabTo("#compare-now")
	p.press(" ")
	p.waitFor("#difference")
	p.visit("/go?tab=generate")
	p.tabTo("#recipe-make")
	p.press(kb.Enter)
	p.waitFor("#recipe-made")
	p.visit("/twixt/mistakes")
	p.waitFor(".gallery-card .answers")
	p.tabTo(".gallery-card a")
	p.press(kb.Enter)
	p.waitFor("#difference")
}

// TestFocusStays presses buttons until there is nothing left for them to do: they keep the focus, and another press does
// nothing. A button that vanishes leaves it to the page's main part.
func TestFocusStays(t *testing.T) {
	p := open(t, "/go#n=2&m=ddpp&s=1", desktop)
	p.waitText(".stepper .count", "1 / 2")
	pressed := func(id string) {
		t.Helper()
		p.tabTo("#" + id)
		p.press(kb.Enter)
		p.waitFor("#" + id + "[aria-disabled=true]:focus")
		p.press(kb.Enter)
		p.press(" ")
	}
	pressed("step-back")
	p.waitText(".stepper .count", "0 / 2")
	pressed("step-last")
	p.waitText(".stepper .count", "2 / 2")
	p.playAt("10 10")
	p.waitText("#whatif-from", "1 move.")
	pressed("undo-move")
	p.waitGone("#whatif-from")
	pressed("redo-move")
	p.waitText("#whatif-from", "1 move.")
	p.checkAccess()
	p.tabTo("#back-to-game")
	p.press(kb.Enter)
	p.waitGone("#back-to-game")
	p.waitFor("main:focus")
}

// TestForcedColors shows two boards in the system's own few colours: the sides, the chosen row, the present numbers and
// the focus can still be told.
func TestForcedColors(t *testing.T) {
	p := open(t, "/", desktop)
	_, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "forced-colors", Value: "active"}},
	})
	p.must(err, "force colors")
	for game, text := range map[string]string{"go": koFight, "twixt": jumps[0].text} {
		p.visit("/" + game)
		p.paste(text)
		p.waitOpened()
		p.wait(`matchMedia("(forced-colors: active)").matches`)
		p.checkAccess()
		p.wait(`(([black, white]) => black !== white)(["black", "white"].map(side => {
			const style = getComputedStyle(document.querySelector("#board path." + side));
			return style.fill + " " + style.stroke;
		}))`)
		for _, marked := range []string{"#editor-lines .lit", "#rows .row[aria-selected=true]"} {
			p.wait(`getComputedStyle(document.querySelector(` + js(marked) + `)).outlineStyle === "solid"`)
		}
		p.tabTo("#board .board-grid")
		p.wait(`getComputedStyle(document.querySelector("#board .board-cursor")).stroke !== "none"`)
		p.screenshot("forced-" + game)
	}
}
