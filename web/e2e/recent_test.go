//go:build e2e

package e2e

import (
	"strings"
	"testing"
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

	p.do(`() => { const e = document.querySelector("#editor"); e.focus(); e.setSelectionRange(e.value.length, e.value.length) }`)
	p.press("7")
	p.waitFor("#fault")
	p.waitKept(1)
	typed := eval[string](p, `document.querySelector("#editor").value`)
	p.reload()
	p.waitFor("#fault")
	p.wait(`document.querySelector("#editor").value === ` + js(typed))
	p.do(`() => document.activeElement.blur()`)

	p.paste("2\n3 4\n5 6\n")
	p.waitText("#count", "2 valid")
	p.enter("#goto", "10 10")
	p.click("#play-at")
	p.waitText("#whatif-from", "1 move")
	p.wait(`location.hash.includes("w=")`)
	p.reload()
	p.waitText("#whatif-from", "1 move")
	if got := p.text(".explain-pane h2"); !strings.Contains(got, "(10, 10)") {
		t.Errorf("after a reload the last move is %q", got)
	}
}
