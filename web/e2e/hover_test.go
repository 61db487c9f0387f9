//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// connectBoard is how a board of Connect with N = 4 is drawn: where its holes are, in units of its drawing.
type connectBoard struct {
	p     *page
	x, y  [5]float64 // of columns and rows 0 to N, as its numbers at the edges stand
	scale float64    // pixels of the screen to a unit
}

func drawnConnect(p *page) connectBoard {
	p.t.Helper()
	axis := eval[[][]float64](p, `["x", "y"].map(of => document.querySelector("#board .axis").getAttribute(of).split(" ").map(Number))`)
	b := connectBoard{p: p, scale: eval[float64](p, `document.querySelector("#board svg").getScreenCTM().a`)}
	for i := range b.x {
		b.x[i], b.y[i] = axis[0][i], axis[1][len(axis[1])-1-i]
	}
	return b
}

// pointAt moves the mouse over a hole.
func (b connectBoard) pointAt(x, y int) {
	b.p.t.Helper()
	corner := eval[[]float64](b.p, `(box => [box.left, box.top])(document.querySelector("#board svg").getBoundingClientRect())`)
	b.p.must(chromedp.Do(b.p.ctx, chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved,
		corner[0]+b.scale*b.x[x], corner[1]+b.scale*b.y[y])), "move the mouse")
}

// waitLinks waits until the links that could be added, are hindered, and hinder others are these, one in each class.
func (b connectBoard) waitLinks(want map[string][4]int) {
	b.p.t.Helper()
	for _, class := range []string{"possible", "hindered", "bed"} {
		drawn := `document.querySelector("#board path.` + class + `")?.getAttribute("d") ?? ""`
		link, any := want[class]
		if !any {
			b.p.wait(drawn + ` === ""`)
			continue
		}
		// The two ends in either order, maybe more than once, and nothing else.
		b.p.wait(fmt.Sprintf(`(parts => parts.length > 0 && parts.every(part => (ends =>
			[[0, 1, 2, 3], [2, 3, 0, 1]].some(order => order.every((from, to) => Math.abs(ends[from] - %[2]s[to]) < 1)))(
			part.split(/[ L]/).map(Number))))((%[1]s).split("M").filter(part => part))`,
			drawn, js([]float64{b.x[link[0]], b.y[link[1]], b.x[link[2]], b.y[link[3]]})))
	}
}

// TestHoverLayer moves mouse and cursor over a hole, and then a peg, one of whose links is hindered: it is drawn with the
// link that hinders it, and the free one with it, as long as the layer is on and something is at the hole.
func TestHoverLayer(t *testing.T) {
	p := open(t, "/twixt", desktop)
	p.paste("4 5\n0 2 2 4 4 2 3 2 2 3\n0 0\n")
	p.waitText(".stepper .count", "5 / 5")
	p.click("#step-back")
	p.waitText(".stepper .count", "4 / 5")
	b := drawnConnect(p)
	none := map[string][4]int{}
	hole := map[string][4]int{"possible": {0, 2, 2, 3}, "hindered": {2, 3, 4, 2}, "bed": {2, 4, 3, 2}}
	peg := map[string][4]int{"hindered": hole["hindered"], "bed": hole["bed"]}
	told := map[string][4]int{"bed": hole["bed"]} // by the explanation of the peg's own step

	b.pointAt(2, 3)
	p.wait(`document.querySelector("#board .board-aim").getAttribute("width") !== "0"`)
	b.waitLinks(none) // the layer is off
	p.click("[data-layer=hover]")
	p.waitFor("[data-layer=hover][aria-pressed=true]")
	b.pointAt(2, 3)
	b.waitLinks(hole)
	b.pointAt(1, 1)
	b.waitLinks(none)
	b.pointAt(2, 3)
	b.waitLinks(hole)
	p.do(`() => document.activeElement.blur()`)
	p.press(kb.End)
	p.waitText(".stepper .count", "5 / 5")
	b.waitLinks(peg)
	p.click("[data-layer=hover]") // the mouse leaves the board
	p.waitFor("[data-layer=hover][aria-pressed=false]")
	b.waitLinks(told)

	p.tabTo("[data-layer=hover]")
	p.press(kb.Enter)
	p.waitFor("[data-layer=hover][aria-pressed=true]")
	p.tabTo("#board .board-grid")
	p.press(kb.ArrowLeft)
	p.press(kb.ArrowRight) // back to the last peg
	b.waitLinks(peg)
	p.tabTo("[data-layer=hover]")
	p.press(kb.Enter)
	b.waitLinks(told)
}
