//go:build e2e

package e2e

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"umpire/engine/games"
)

// refusals are, for each game, an input, the step of a known refusal or telling moment, and words of its reason.
var refusals = []struct {
	game, text string
	step       int
	reason     []string
	token      string
}{
	{
		"twixt", "7 11\n0 3 6 5 3 2 5 7 7 2 4 4\n5 3 5 2 4 5 4 0 2 4\n4 5\n0 2 2 4 4 2 3 2 2 3\n0 0\n", 5,
		nil, "",
	},
	{
		"twixt", "4 5\n0 2 2 4 4 2 3 2 2 3\n0 0\n", 5,
		[]string{"is not added: it would cross White’s", "there since move 4", "Without White’s"}, "no",
	},
	{
		"lianliankan", "4 5\n1 0 0 0 0\n2 2 2 2 0\n0 0 0 0 0\n0 1 2 2 2\n2\n1 1 4 2\n2 1 2 2\n0 0\n", 1,
		[]string{"No line with at most two turns joins these tiles.", "From (1, 1) a line gets to"}, "NO",
	},
	{
		"chapaev", "4.4 2.8 0.4 0.4 3.6 5.2 5.2 4.4 2.8 4.4 0.4 2 4.4 6 6.8 3.6\n2 5.2 6 6 1.2 2.8 6.8 6.8 5.2 6.8 7.6 5.2 0.4 3.6 6 0.4\n", 1,
		[]string{"It just touches W4 W5 on its left and W6 on its right", "A hair to the left misses W6, and loses."}, "RED",
	},
	{
		"go", "9\n1 2\n1 3\n2 1\n2 4\n3 2\n3 3\n9 9\n2 2\n2 3\n", 9,
		[]string{"The stone stands, and takes 1 stone."}, "valid",
	},
	{
		"go", "10\n1 2\n1 3\n2 1\n2 4\n3 2\n3 3\n2 3\n2 2\n2 3\n9 9\n", 9,
		[]string{"Black may not retake the ko yet.", "took exactly one stone"}, "invalid",
	},
	{
		"infinite-go", "1\n7\n5 5\n4 5\n3 5\n3 4\n4 4\n3 3\n4 6\n", 7,
		nil, "",
	},
}

// TestStepToReason steps to a known moment of every game and reads why.
func TestStepToReason(t *testing.T) {
	p := open(t, "/", desktop)
	for i, c := range refusals {
		p.run(c.game+strconv.Itoa(i), func(t *testing.T) {
			p.visit("/")
			p.paste(c.text)
			p.waitOpened()
			p.do(`() => document.activeElement.blur()`)
			p.press(kb.Home)
			p.waitText(".stepper .count", "0 / ")
			for k := 1; k <= c.step; k++ {
				p.press(kb.ArrowRight)
				p.waitText(".stepper .count", strconv.Itoa(k)+" / ")
			}
			for _, reason := range c.reason {
				p.waitText(".explain-pane", reason)
			}
			if c.token != "" {
				p.waitText("#verdict .big", c.token)
			}
			p.checkAccess()
		})
	}
}

const koFight = "12\n1 2\n1 3\n2 1\n2 4\n3 2\n3 3\n2 3\n2 2\n2 3\n9 9\n8 8\n7 7\n"

// TestJumps gets to a step from the verdict list, from a mark on the slider, from a number of the input, from the plot,
// and from the address.
func TestJumps(t *testing.T) {
	p := open(t, "/go", desktop)
	p.paste(koFight)
	p.waitText("#count", "invalid")

	p.click("#rows .row") // the list opens with the refused attempts only
	p.waitText(".explain-pane h2", "Attempt 9 of 12")
	p.wait(`location.hash.includes("&s=9&")`)
	if got := eval[string](p, `document.querySelector("#editor-lines .lit").textContent`); got != "2 3" {
		t.Errorf("the input shows %q", got)
	}

	p.do(`() => document.activeElement.blur()`)
	p.press(kb.End)
	p.waitText(".stepper .count", "12 / 12")
	p.press(kb.ArrowLeft, chromedp.ModifierShift)
	p.waitText(".stepper .count", "9 / 12")
	p.press(kb.ArrowLeft, chromedp.ModifierShift)
	p.waitText(".stepper .count", "8 / 12")

	p.do(`() => {
		const area = document.querySelector("#editor");
		const at = area.value.indexOf("3 2");
		area.setSelectionRange(at, at);
		area.dispatchEvent(new MouseEvent("click", { bubbles: true }));
	}`)
	p.waitText(".stepper .count", "5 / 12")

	p.do(`() => {
		const box = document.querySelector("#plot").getBoundingClientRect();
		document.querySelector("#plot").dispatchEvent(new MouseEvent("click",
			{ bubbles: true, detail: 1, clientX: box.left + box.width / 2, clientY: box.top + 5 }));
	}`)
	p.waitText(".stepper .count", "6 / 12")
	p.waitKept(1)
	p.wait(`location.hash.includes("&s=6&")`)

	p.visit("/go#k=1&s=3")
	p.reload()
	p.waitText(".stepper .count", "3 / 12")
}

// TestDatasets goes through the datasets with the keyboard, and to another one from the input.
func TestDatasets(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste(stored(t, "twixt/testdata/01_sample.in"))
	p.waitText("#count", "3 datasets")
	p.do(`() => document.activeElement.blur()`)
	p.press(kb.PageDown)
	p.waitText(".explain-pane h2", "Move 5 of 5")
	p.press(kb.PageDown)
	p.waitText(".explain-pane h2", "Move 11 of 11")
	p.waitText("#verdict .big", "yes")
	p.do(`() => {
		const area = document.querySelector("#editor");
		area.setSelectionRange(4, 4);
		area.dispatchEvent(new MouseEvent("click", { bubbles: true }));
	}`)
	p.waitText(".explain-pane h2", "Move 1 of 5")
}

// TestNames presses a name in an explanation: its place is lit on the board and in the input.
func TestNames(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste("4 5\n0 2 2 4 4 2 3 2 2 3\n0 0\n")
	p.waitText(".explain-pane", "is not added")
	p.do(`() => [...document.querySelectorAll(".explain-pane .pt")].find(e => e.textContent === "(2, 4)").click()`)
	p.wait(`document.querySelector("#editor-lines .lit").textContent === "2 4"`)
	p.waitText("#live", "(2, 4)")
	p.enter("#goto", "3 2\r")
	p.wait(`document.querySelector("#editor-lines .lit").textContent === "3 2"`)
}

// TestPlay lets the steps play to the end.
func TestPlay(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste("4 5\n0 2 2 4 4 2 3 2 2 3\n0 0\n")
	p.waitText(".stepper .count", "5 / 5")
	p.click("#speed")
	p.click("#speed")
	p.click("#step-play")
	p.waitText(".stepper .count", "0 / 5")
	p.waitText(".stepper .count", "5 / 5")
	p.wait(`document.querySelector("#step-play").getAttribute("aria-label") === "Play"`)
}

// TestBoardKeys walks over the board with the keyboard, and opens it as text.
func TestBoardKeys(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste(koFight)
	p.waitOpened()
	p.do(`() => document.querySelector("#board [role=grid]").focus()`)
	before := p.text("#board [role=gridcell]")
	p.press(kb.ArrowDown)
	p.press(kb.ArrowRight)
	p.wait(`document.querySelector("#board [role=gridcell]").innerText.trim() !== ` + js(before))
	p.click("#as-text")
	p.waitText("#board-text", "X")
	p.checkAccess()
	if rows := strings.Count(p.text("#board-text"), "\n") + 1; rows < 20 {
		t.Errorf("the board as text has %d lines", rows)
	}
}

// TestLayers switches the layers of every board on: something more is drawn.
func TestLayers(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste(koFight)
	p.waitOpened()
	bare := eval[int](p, `document.querySelector("#board svg").outerHTML.length`)
	p.click(`[data-layer=liberties]`)
	p.click(`[data-layer=atari]`)
	p.wait(`document.querySelector("#board svg").outerHTML.length > ` + strconv.Itoa(bare))
	p.paste(stored(t, "lianliankan/testdata/08_three_turns_only.in"))
	p.waitText("#count", "1 NO")
	p.waitFor(`[data-layer=reach]`)
	with := eval[int](p, `document.querySelector("#board svg").outerHTML.length`)
	p.click(`[data-layer=reach]`)
	p.wait(`document.querySelector("#board svg").outerHTML.length < ` + strconv.Itoa(with))
}

// TestChapaevOutcomes looks at what a disc can do, by list, key and number.
func TestChapaevOutcomes(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste(stored(t, "chapaev/testdata/09_plain_tenths.in"))
	p.waitText("#outcome-title", "Flick")
	first := p.text(".outcome[aria-selected=true] .range")
	p.click("#outcome-on")
	p.wait(`document.querySelector(".outcome[aria-selected=true] .range").innerText.trim() !== ` + js(first))
	p.do(`() => {
		const field = document.querySelector("#angle");
		field.value = "45";
		field.dispatchEvent(new Event("change", { bubbles: true }));
	}`)
	p.waitText("#live", "takes")
}

// TestClusters flies to a far cluster of Infinite Go.
func TestClusters(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste(stored(t, "goban/testdata/infinitego/09_far_corner.in"))
	p.waitText("#cluster-title", "Clusters")
	p.click(`.cluster[data-cluster="0"]`)
	p.wait(`document.querySelector('.cluster[data-cluster="0"]').getAttribute("aria-pressed") === "true"`)
	p.screenshot("clusters")
}

// TestMap flies over stones that each lie far from the others by pressing the map of their clusters; the frame there
// follows the board.
func TestMap(t *testing.T) {
	var text strings.Builder
	text.WriteString("1\n900\n")
	for i := range 900 {
		fmt.Fprintln(&text, 1+i*997%900*2_000_000, 1+i*2_000_000)
	}
	p := open(t, "/infinite-go", desktop)
	p.paste(text.String())
	p.waitFor("#board-view[width]")
	const frame = `["x", "y", "width", "height"].map(name => document.querySelector("#board-view").getAttribute(name)).join(" ")`
	before := eval[string](p, frame)
	p.do(`() => {
		const map = document.querySelector("#minimap svg"), box = map.getBoundingClientRect();
		map.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: box.left + 20, clientY: box.top + 20 }));
	}`)
	p.wait(frame + " !== " + strconv.Quote(before))
	p.wait(`(([x, y]) => x < 30 && y < 30)(` + frame + `.split(" ").map(Number))`)
	p.wait(`document.querySelector('.cluster[aria-pressed="true"]') !== null`)
	p.checkAccess()
}

// TestTabletFoldsPanes shuts and opens the panes beside the board with keys, where there is no third column.
func TestTabletFoldsPanes(t *testing.T) {
	p := open(t, "/twixt?sample=1", view{width: 900, height: 800})
	p.waitOpened()
	p.wait(`document.querySelector(".stepper").getBoundingClientRect().bottom <= innerHeight`)
	for pane, inside := range map[string]string{"verdict": "#rows", "explain": "#verdict", "input": ".editor"} {
		p.do(`id => document.getElementById(id).focus()`, "fold-"+pane)
		p.press(kb.Enter)
		p.wait(`document.querySelector("#fold-` + pane + `").getAttribute("aria-expanded") === "false" && !document.querySelector("` + inside + `").checkVisibility()`)
		p.press(" ")
		p.wait(`document.querySelector("` + inside + `").checkVisibility()`)
	}
	p.checkAccess()
}

// TestRules opens the Rules tab of every game, on both screens and in both themes.
func TestRules(t *testing.T) {
	for _, v := range []view{desktop, phone} {
		p := open(t, "/", v)
		for _, g := range games.All() {
			p.run(g.ID+strconv.Itoa(v.width), func(t *testing.T) {
				p.visit("/")
				p.click(`a.sample[href="/` + g.ID + `?sample=0"]`)
				p.waitOpened() // which moves the button of phones
				if v.touch {
					p.tap("#phone-rules")
				} else {
					p.click(".tabs [data-page=rules]")
				}
				p.waitText("#rules-title", "The rules of "+g.Title)
				p.waitFor(".rules .pictures svg")
				p.checkThemes()
			})
		}
	}
}

// TestPhoneZoom has the buttons of a large board in a row on a phone, each large enough for a finger.
func TestPhoneZoom(t *testing.T) {
	const side = 61 // more than is drawn as SVG
	p := open(t, "/", phone)
	p.paste(fmt.Sprintf("%d %d\n%s1\n1 1 1 2\n0 0\n", side, side, strings.Repeat(strings.Repeat("1 ", side)+"\n", side)))
	p.waitFor(".board-zoom button")
	p.wait(`(() => {
		const boxes = [...document.querySelectorAll(".board-zoom button")].map(b => b.getBoundingClientRect());
		return boxes.length === 3 && boxes.every(b => b.width >= 44 && b.height >= 44 && b.top === boxes[0].top);
	})()`)
}

// TestPhoneSteps steps on a phone, and finds the other parts of the page.
func TestPhoneSteps(t *testing.T) {
	p := open(t, "/", phone)
	p.paste(koFight)
	p.waitText(".stepper .count", "9 / 12") // it opens at the refused attempt
	p.tap("#step-back")
	p.waitText(".stepper .count", "8 / 12")
	p.tap(".dock [data-tab=input]")
	p.waitFor("#editor")
	p.tap(".dock [data-tab=verdicts]")
	p.tap("#rows .row")
	p.tap(".dock [data-tab=board]")
	p.waitText(".strip .big", "invalid")
	p.screenshot("phone-steps")
}

// TestFarQuestion explains a question of a board that is too large for the page's thread.
func TestFarQuestion(t *testing.T) {
	var text strings.Builder
	text.WriteString("100 100\n")
	for x := range 100 {
		row := make([]string, 100)
		for y := range row {
			row[y] = "0"
		}
		switch {
		case x == 50:
			for y := range row {
				row[y] = "2"
			}
		case x == 0 || x == 99:
			row[0] = "1"
		}
		text.WriteString(strings.Join(row, " ") + "\n")
	}
	text.WriteString("1\n1 1 100 1\n0 0\n")
	p := open(t, "/lianliankan", desktop)
	p.paste(text.String())
	p.waitText("#count", "0 YES, 1 NO")
	p.waitText(".explain-pane", "No line of empty cells joins (1, 1) and (100, 1) at all.")
	p.waitText(".explain-pane", "Without the tile")
	p.waitFor("#board canvas")
}

// TestTangents looks at exact tangents of a disc by keyboard: the list box has one tab stop, a typed angle becomes the tangent.
func TestTangents(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste(stored(t, "chapaev/testdata/03_touch_both_sides.in"))
	p.waitText("#outcomes [aria-selected=true]", "-143.13° exactly")
	p.waitText("#outcomes [aria-selected=true]", "touches W5 left, W1 right")
	p.wait(`document.querySelectorAll("#outcomes [tabindex], #outcomes button").length === 0`)
	p.do(`() => document.querySelector("#outcomes").focus()`)
	p.press(kb.ArrowDown)
	p.waitText("#outcomes [aria-selected=true]", "-143.13° – -126.87°")
	p.wait(`(() => {
		const list = document.querySelector("#outcomes");
		return document.getElementById(list.getAttribute("aria-activedescendant")).getAttribute("aria-selected") === "true";
	})()`)
	p.do(`() => {
		const field = document.querySelector("#angle");
		field.value = "-36.87"; // the tangent is -36.8698…
		field.dispatchEvent(new Event("change", { bubbles: true }));
	}`)
	p.waitText("#outcomes [aria-selected=true]", "-36.87° exactly")
	p.do(`() => {
		const field = document.querySelector("#angle-slider");
		field.value = "-143";
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}`)
	p.waitText("#outcomes [aria-selected=true]", "wins")
	p.waitFor(".angle .tangent")
	p.wait(`document.querySelector(".angle .wins").getAttribute("d") !== ""`)
	p.checkAccess()
}

// TestReachEnds shows the reach of the other end of a question, and marks every tile whose removal would make it YES.
func TestReachEnds(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste("3 8\n1 0 0 0 0 0 0 0\n2 2 2 2 2 2 2 2\n0 0 0 0 0 0 0 1\n1\n1 1 3 8\n0 0\n")
	p.waitText(".explain-pane", "From (3, 8) a line gets to")
	reach := `document.querySelector("#board").innerHTML`
	first := eval[string](p, reach)
	p.click(`[data-ends="1"]`)
	p.wait(reach + " !== " + js(first))
	p.wait(`document.querySelector('[data-ends="1"]').getAttribute("aria-pressed") === "true"`)
	p.waitText("#all-removals", "All 8")
	second := eval[string](p, reach)
	p.click("#all-removals")
	p.wait(reach + ".length > " + strconv.Itoa(len(second)))
	p.checkAccess()
}

// TestWayBack finds the Rules tab in the address, and the way back to the board that was shown before.
func TestWayBack(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste(koFight)
	p.waitText("#count", "invalid")
	p.click("#rows .row")
	p.waitText(".stepper .count", "9 / 12")
	p.click(".tabs [data-page=rules]")
	p.waitText("#rules-title", "The rules of")
	p.wait(`location.search === "?tab=rules"`)
	p.do(`() => history.back()`)
	p.waitText(".stepper .count", "9 / 12")
	p.wait(`location.search === ""`)
}

// TestSingleKeys turns the keys without Ctrl off: they stay off after a reload.
func TestSingleKeys(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste(koFight)
	p.waitText(".stepper .count", "9 / 12")
	p.waitKept(1)
	p.do(`() => document.activeElement.blur()`)
	p.press("?")
	p.click("dialog .single-keys")
	p.checkAccess()
	p.reload()
	p.waitText(".stepper .count", "9 / 12")
	p.do(`() => document.activeElement.blur()`)
	p.press(kb.Home)
	p.press("?")
	p.click("#step-back")
	p.waitText(".stepper .count", "8 / 12")
	p.wait(`document.querySelector("dialog[open]") === null`)
}
