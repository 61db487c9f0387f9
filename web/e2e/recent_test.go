//go:build e2e

package e2e

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// TestRecent lists what was judged on this device, opens it again, removes one and then all.
func TestRecent(t *testing.T) {
	p := open(t, "/", phone)
	p.paste("2\n3 4\n5 6\n")
	p.waitText("#count", "2 valid")
	p.waitKept(1)
	p.do(`() => document.activeElement.blur()`)
	p.paste("1\n3\n1 1\n1 2\n2 1\n")
	p.wait(`location.pathname === "/infinite-go"`)
	p.waitKept(2)

	p.visit("/")
	p.waitText(".recents li:first-child", "1 3 1 1 1 2 2 1")
	p.waitText(".recents li:last-child", "2 3 4 5 6")
	p.checkAccess()
	p.screenshot("recent")
	p.click(".recents li:last-child [data-open]")
	p.wait(`location.pathname === "/go"`)
	p.waitText("#count", "2 valid")

	p.click(`.dock [data-tab="input"]`)
	p.click("#recent")
	p.waitText("#dialog-recent li:first-child", "2 3 4 5 6")
	p.checkAccess()
	p.click("#dialog-recent li:last-child [data-remove]")
	p.wait(`document.querySelectorAll("#dialog-recent li").length === 1`)
	p.click("#clear-recent")
	p.waitFor("#no-recent")
	p.waitKept(0)
}

// TestLinkOverKept opens a link where another input of the game is kept: the link is shown, and both are kept.
func TestLinkOverKept(t *testing.T) {
	p := open(t, "/go", desktop)
	p.paste("2\n3 4\n5 6\n")
	p.waitText("#count", "2 valid")
	p.waitKept(1)
	p.visit("/go#n=3&m=dppddd")
	p.waitText("#count", "3 valid")
	p.waitKept(2)
	p.click("#recent")
	p.waitText("#dialog-recent li:last-child", "2 3 4 5 6")
}

// TestTypedStays loses the page while text is typed, in the paste box and in the editor, and while a branch is played.
func TestTypedStays(t *testing.T) {
	p := open(t, "/", desktop)
	p.enter("#paste", "2\n3 4\n5 ")
	p.wait(`localStorage.getItem("umpire.draft") === "2\n3 4\n5 "`)
	p.reload()
	p.wait(`document.querySelector("#paste").value === "2\n3 4\n5 "`)
	p.enter("#paste", "6")
	p.click("#judge-typed")
	p.waitText("#count", "2 valid")
	p.wait(`localStorage.getItem("umpire.draft") === null`)

	p.waitFor("#editor")
	p.do(`() => { const e = document.querySelector("#editor"); e.focus(); e.setSelectionRange(e.value.length, e.value.length) }`)
	p.press("7")
	p.wait(`location.hash.includes("&c=")`) // of the text before
	p.waitFor("#fault")
	p.waitKept(1)
	typed := eval[string](p, `document.querySelector("#editor").value`)
	p.reload()
	p.waitFor("#fault")
	p.wait(`document.querySelector("#editor").value === ` + js(typed))
	p.do(`() => document.activeElement.blur()`)

	p.paste("2\n3 4\n5 6\n")
	p.waitText("#count", "2 valid")
	p.playAt("10 10")
	p.waitText("#whatif-from", "1 move")
	p.wait(`location.hash.includes("w=")`)
	p.reload()
	p.waitText("#whatif-from", "1 move")
	if got := p.text(".explain-pane h2"); !strings.Contains(got, "(10, 10)") {
		t.Errorf("after a reload the last move is %q", got)
	}
}

// crash kills the page's process, as running out of memory does, and loads the page again.
func (p *page) crash() {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, time.Second)
	defer cancel()
	_, _ = chromedp.Call(ctx, cdppage.Crash, cdp.Empty{}) // the one who would answer is dead
	p.reload()
}

// TestPageDies kills the page right after a key was pressed: in the paste box, in the editor of an input that stands in the
// address, of one that was made from a recipe and of none, and in the box for an output. Nothing typed is lost.
func TestPageDies(t *testing.T) {
	p := open(t, "/", desktop)
	p.enter("#paste", "2\n3 4\n5 ")
	p.press("6")
	p.crash()
	p.wait(`document.querySelector("#paste").value === "2\n3 4\n5 6"`)

	typeOn := func(text, key string) {
		p.t.Helper()
		p.wait(`document.querySelector("#editor").value === ` + js(text))
		p.do(`() => { const e = document.querySelector("#editor"); e.focus(); e.setSelectionRange(e.value.length, e.value.length) }`)
		p.press(key)
		p.crash()
		p.wait(`document.querySelector("#editor").value === ` + js(text+key))
		p.waitFor("#fault")
	}
	for _, path := range []string{"/go#n=2&m=cded", "/go#g=1.random.3.2"} {
		p.visit(path)
		p.waitText("#count", "2 valid")
		p.wait(`location.hash.includes("&c=")`)
		typeOn(eval[string](p, `document.querySelector("#editor").value`), "7")
	}
	q := open(t, "/go#n=2&m=cded", desktop) // typed elsewhere, it changes no link
	q.waitText("#count", "2 valid")
	p.visit("/twixt")
	p.waitGone("#fault")
	typeOn("", "4")
	p.paste("4 5\n0 2 2 4 4 2 3 2 2 3\n0 0\n")
	p.waitOpened()
	p.click(".tabs [data-page=compare]")
	p.waitFor("#output-box")
	p.do(`() => document.querySelector("#output-box").focus()`)
	p.press("ye")
	p.crash()
	p.wait(`document.querySelector("#output-box")?.value === "ye"`)
	p.click("#compare-now")
	p.waitFor("#difference")
	p.reload()
	p.wait(`document.querySelector("#output-box")?.value === "ye"`)
	p.click("#compare-now")
	p.click("#clear-output")
	p.wait(`document.querySelector("#output-box")?.value === ""`)
	p.reload()
	p.wait(`document.querySelector("#output-box")?.value === ""`)
}

// TestTabStays loads the page again on each tab: with an input that stands in the address, one that is kept on this
// device, and one that a recipe makes.
func TestTabStays(t *testing.T) {
	p := open(t, "/go#n=2&m=cded", desktop)
	for _, fragment := range []string{"#n=2&m=cded", "", "#g=1.random.3.2"} {
		for tab, seen := range map[string]string{"compare": "#output-box", "generate": "#recipe-kind", "rules": "#rules-title", "judge": "#rows .row"} {
			path := "/go?tab=" + tab + fragment
			if tab == "judge" {
				path = "/go" + fragment
			}
			p.visit(path)
			p.waitFor(seen)
			p.wait(`location.hash.includes("&c=")`)
			p.reload()
			p.wait(`location.hash.includes("&c=")`)
			p.waitFor(seen)
			if got := eval[string](p, `document.querySelector("main").dataset.page`); got != tab {
				t.Errorf("%s: the page is %s", path, got)
			}
		}
	}
}

// TestTabsTurnBack goes back to tabs from which something else than a tab led away: an output that is pasted, and an
// answer that is shown on the board. The address says where one is.
func TestTabsTurnBack(t *testing.T) {
	p := open(t, "/go", desktop)
	p.paste(koFight)
	p.waitOpened()
	for range 3 {
		p.do(`() => document.activeElement.blur()`)
		p.paste("invalid\n")
		p.waitFor("#show-on-board")
		p.wait(`location.search === "?tab=compare"`)
		p.click(".tabs [data-page=judge]")
		p.waitOpened()
		p.wait(`location.search === ""`)
	}
	for range 3 {
		p.click(".tabs [data-page=compare]")
		p.wait(`location.search === "?tab=compare"`)
		p.click("#show-on-board")
		p.waitOpened()
		p.wait(`location.search === ""`)
	}
}

// TestTabsInARush turns from tab to tab before what each has to do once it is painted is done.
func TestTabsInARush(t *testing.T) {
	p := open(t, "/go", desktop)
	p.paste("301\n1 1\n" + strings.Repeat("1 1\n", 300))
	p.waitOpened()
	p.do(`async () => {
		for (let i = 0; i < 10; i++) for (const tab of ["compare", "generate", "rules", "judge"]) {
			document.querySelector(".tabs [data-page=" + tab + "]").click();
			await new Promise(resolve => setTimeout(resolve, 15));
		}
	}`)
	p.waitOpened()
	p.wait(inSight("#rows .row[aria-selected=true]"))
}

// TestChipNamesTheGame puts one input in the place of another: the chip over it has room for what it says.
func TestChipNamesTheGame(t *testing.T) {
	p := open(t, "/", desktop)
	for _, queries := range []string{"1\n1 1 1 4", "2\n1 1 1 4\n1 2 1 3"} {
		p.do(`() => document.activeElement.blur()`)
		p.paste("3 4\n1 2 2 1\n0 0 0 0\n3 4 4 3\n" + queries + "\n0 0\n")
		p.waitText("#detect", "Read as Lianliankan")
	}
	p.waitFor("#undo-paste")
	p.wait(`(() => { const label = document.querySelector("#detect .cut"); return label.scrollWidth <= label.clientWidth; })()`)
}
