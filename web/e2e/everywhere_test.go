//go:build e2e

package e2e

import (
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// jumps are, for each game, an input and where its parts lead: a row of the verdict list, the first mark over or under
// the slider, a number of the input.
var jumps = []struct {
	game, text string
	row        int    // of the verdict list, from 0
	head       string // the heading then
	tick       int    // the step of the first mark there
	ticked     string // of its explanation
	number     string // of the text, its last place counts
	numbered   string // the heading then
}{
	{
		"twixt", "7 11\n0 3 6 5 3 2 5 7 7 2 4 4\n5 3 5 2 4 5 4 0 2 4\n4 5\n0 2 2 4 4 2 3 2 2 3\n0 0\n",
		1, "Move 5 of 5, Black (2, 3)", 5, "is not added", "2 4 4 2 3 2", "Move 2 of 5, White (2, 4)",
	},
	{
		"lianliankan", "4 5\n1 0 0 0 0\n2 2 2 2 0\n0 0 0 0 0\n0 1 2 2 2\n3\n2 1 2 2\n1 1 4 2\n2 3 2 4\n0 0\n",
		2, "Question 3 of 3", 2, "From (1, 1) a line gets to", "2 1 2 2", "Question 1 of 3",
	},
	{
		"chapaev", "4.4 2.8 0.4 0.4 3.6 5.2 5.2 4.4 2.8 4.4 0.4 2 4.4 6 6.8 3.6\n2 5.2 6 6 1.2 2.8 6.8 6.8 5.2 6.8 7.6 5.2 0.4 3.6 6 0.4\n",
		0, "Flick 1 of 5, R7", 1, "It just touches W4 W5 on its left", "4.4 6 6.8", "Flick 1 of 5, R7",
	},
	{"go", koFight, 0, "Attempt 9 of 12, Black (2, 3)", 8, "The stone stands, and takes 1 stone.", "2 4", "Attempt 4 of 12, White (2, 4)"},
	{
		"infinite-go", "2\n4\n1 1\n1 2\n2 2\n2 1\n7\n5 5\n4 5\n3 5\n3 4\n4 4\n3 3\n4 6\n",
		1, "Stone 7 of 7, Black (4,\u00A06)", 7, "was the last liberty", "3 5", "Stone 3 of 7, Black (3,\u00A05)",
	},
}

// pressTick presses the pointer where the slider has its first mark, and says the step that is there.
func (p *page) pressTick() int {
	p.t.Helper()
	at := eval[[]float64](p, `(() => {
		const paths = [".slide .refused", ".slide .taken"].map(name => document.querySelector(".stepper " + name).getAttribute("d") ?? "");
		const parts = paths.flatMap(d => d.split("M").filter(part => part).map(parseFloat));
		const box = document.querySelector(".stepper .ticks").getBoundingClientRect();
		const part = Math.min(...parts) / 100, steps = Number(document.querySelector("#slider").max);
		return [box.left + part * box.width, box.top + box.height / 2, Math.round(part * steps)];
	})()`)
	for _, kind := range []input.DispatchMouseEventType{input.DispatchMouseEventTypeMousePressed, input.DispatchMouseEventTypeMouseReleased} {
		p.must(chromedp.Do(p.ctx, chromedp.MouseEvent(kind, at[0], at[1], chromedp.ButtonLeft, chromedp.ClickCount(1))), "press the slider")
	}
	return int(at[2])
}

// TestJumpsInEveryGame gets to a step from a row of the verdict list, from a mark at the slider and from a number of the
// input, on a desktop and on a phone.
func TestJumpsInEveryGame(t *testing.T) {
	for _, v := range []view{desktop, phone} {
		p := open(t, "/", v)
		for _, c := range jumps {
			p.run(c.game+strconv.Itoa(v.width), func(t *testing.T) {
				p.visit("/" + c.game)
				p.paste(c.text)
				p.waitOpened()
				tab := func(name string) {
					if v.touch {
						p.tap(".dock [data-tab=" + name + "]")
					}
				}
				tab("verdicts")
				p.click("#rows .row[data-row='" + strconv.Itoa(c.row) + "']")
				tab("board")
				p.waitText(".explain-pane h2", c.head)
				p.do(`() => document.activeElement.blur()`)
				p.press(kb.Home)
				p.waitText(".stepper .count", "0 / ")
				if got := p.pressTick(); got != c.tick {
					t.Errorf("the first mark is at step %d, want %d", got, c.tick)
				}
				p.waitText(".stepper .count", strconv.Itoa(c.tick)+" / ")
				p.waitText("main", c.ticked) // on a phone part of it stands above the board
				tab("input")
				p.do(`at => {
					const area = document.querySelector("#editor");
					area.setSelectionRange(at, at);
					area.dispatchEvent(new MouseEvent("click", { bubbles: true }));
				}`, strings.LastIndex(c.text, c.number))
				tab("board")
				p.waitText(".explain-pane h2", c.numbered)
			})
		}
	}
}

// tabTo goes with the Tab key alone to what a selector names.
func (p *page) tabTo(selector string) {
	p.t.Helper()
	for range 100 {
		if eval[bool](p, `document.activeElement.matches(`+js(selector)+`)`) {
			p.wait(`document.activeElement.checkVisibility()`)
			return
		}
		p.press("\t")
	}
	p.t.Fatalf("the Tab key does not lead to %s%s", selector, p.evidence())
}

// TestKeysAlone walks through every game's page with the keyboard: list, reasons, board, board as text, slider; where a
// dialog closes, the focus is where it was.
func TestKeysAlone(t *testing.T) {
	p := open(t, "/", desktop)
	for _, c := range jumps {
		p.run(c.game, func(t *testing.T) {
			p.visit("/" + c.game)
			p.paste(c.text)
			p.waitOpened()
			p.tabTo("#rows")
			p.press(kb.End)
			p.press(kb.Home)
			p.wait(`document.querySelector("#rows [aria-selected=true]").dataset.row === "0"`)
			for range c.row {
				p.press(kb.ArrowDown)
			}
			p.waitText(".explain-pane h2", c.head)
			p.tabTo(".explain-pane .body")
			p.tabTo("#board .board-grid")
			cell := `document.querySelector("#board .board-cell").textContent`
			before := eval[string](p, cell)
			p.press(kb.ArrowRight)
			p.press(kb.ArrowDown)
			p.wait(cell + " !== " + js(before))
			p.tabTo("#as-text")
			p.press(kb.Enter)
			p.waitFor("#board-text")
			p.press(kb.Escape)
			p.waitGone("#board-text")
			p.wait(`document.activeElement.id === "as-text"`)
			p.tabTo("#slider")
			p.press(kb.Home)
			p.waitText(".stepper .count", "0 / ")
			for k := range c.tick {
				p.press(kb.ArrowRight)
				p.waitText(".stepper .count", strconv.Itoa(k+1)+" / ")
			}
			p.waitText(".explain-pane", c.ticked)
			p.tabTo("#share")
			p.press(kb.Enter)
			p.waitFor("#qr path")
			p.press(kb.Escape)
			p.wait(`document.activeElement.id === "share"`)
			p.tabTo(`.tabs [data-page=compare]`)
			p.press(kb.Enter)
			p.waitFor(".compare-empty textarea")
		})
	}
}
