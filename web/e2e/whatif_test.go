//go:build e2e

package e2e

import (
	"strconv"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// stepTo goes to a step of the game from its start.
func (p *page) stepTo(k int) {
	p.t.Helper()
	p.click("#step-first")
	p.waitText(".stepper .count", "0 / ")
	for i := 1; i <= k; i++ {
		p.click("#step-on")
		p.waitText(".stepper .count", strconv.Itoa(i)+" / ")
	}
}

// tapBoard taps a share of the board's width and height with a finger.
func (p *page) tapBoard(x, y float64) {
	p.t.Helper()
	px, py := boardAt(p, x, y)
	for _, touch := range []input.DispatchTouchEventParams{
		{Type: "touchStart", TouchPoints: []*input.TouchPoint{{X: px, Y: py}}}, {Type: "touchEnd", TouchPoints: []*input.TouchPoint{}},
	} {
		_, err := chromedp.Call(p.ctx, input.DispatchTouchEvent, touch)
		p.must(err, "tap the board")
	}
}

// TestWhatIf plays on with the mouse, with keys and by typing. What the rules refuse is explained and changes nothing;
// moves are taken back and played again, and one action leads back to the pasted game, which is as it was.
func TestWhatIf(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste(koFight)
	p.waitText("#count", "invalid")
	p.stepTo(8)
	p.playAt("2 3")
	p.waitText("#refused", "the ko may not be retaken yet")
	p.waitGone("#whatif-from")
	p.clickBoard(.5, .5)
	p.waitText("#whatif-from", "1 move.")
	p.waitText(".explain-pane h2", "(10, 10)")
	p.waitGone("#refused")
	p.do(`() => document.querySelector("#board .board-grid").focus()`)
	p.press(kb.ArrowRight)
	p.press(kb.Enter)
	p.waitText("#whatif-from", "2 moves.")
	p.playAt("2 3")
	p.waitText("#whatif-from", "3 moves.")
	p.waitText(".explain-pane h2", "(2, 3)")
	for _, left := range []string{"2 moves.", "1 move."} {
		p.click("#undo-move")
		p.waitText("#whatif-from", left)
	}
	p.click("#undo-move")
	p.waitGone("#whatif-from")
	p.wait(`document.querySelector("#undo-move").ariaDisabled`)
	for _, again := range []string{"1 move.", "2 moves.", "3 moves."} {
		p.click("#redo-move")
		p.waitText("#whatif-from", again)
	}
	p.wait(`document.querySelector("#redo-move").ariaDisabled`)
	p.checkAccess()
	p.click("#back-to-game")
	p.waitText(".stepper .count", "8 / 12")
	p.wait(`document.querySelector("#editor").value === ` + js(koFight))
	p.stepTo(1)
	p.playAt("4 4")
	p.waitText("#whatif-from", "after step 1, 1 move.")
}

// TestWhatIfRefused tries what the rules of the other games refuse.
func TestWhatIfRefused(t *testing.T) {
	p := open(t, "/twixt#n=4.5&m=0224423223&s=1", desktop)
	p.waitText(".stepper .count", "1 / 5")
	p.playAt("0 3")
	p.waitText("#refused", "White cannot play (0, 3): that end row belongs to the other side.")

	p.visit("/lianliankan#n=3.4.1&b=1234.0000.4321&q=1134")
	p.waitText("#rows .row", "YES")
	p.waitGone("#toast")
	p.click(`[data-layer="take"]`) // only ask
	before := p.text("#board .vh, #board")
	p.playAt("1 1 3 4")
	p.waitText("#whatif-from", "1 move.")
	p.waitText("#whatif-from", "8 tiles left")
	if after := p.text("#board .vh, #board"); after != before {
		t.Errorf("asking changed the board from %q to %q", before, after)
	}

	p.visit("/twixt") // a board beyond the judge's
	p.do(`() => document.activeElement.blur()`)
	p.paste("1. f6 2. m16 3. k4")
	p.waitText("#setup-why", "N = 20")
	p.playAt("20 20")
	p.waitText("#whatif-from", "1 move.")
}

// TestConfirm taps a point that is too small for a finger: the move is shown, and played when it is confirmed.
func TestConfirm(t *testing.T) {
	p := open(t, "/go#n=1&m=dd&s=1", phone)
	p.waitText(".stepper .count", "1 / 1")
	p.do(`() => document.querySelector("#board").scrollIntoView({ block: "center" })`)
	p.tapBoard(.5, .5)
	p.waitText("#confirm", "Play White (10, 10)")
	p.waitGone("#toast")
	p.checkAccess()
	p.tap("#unconfirm")
	p.waitGone("#confirm")
	p.waitGone("#whatif-from")
	p.tapBoard(.5, .5)
	p.tap("#confirm")
	p.waitText("#whatif-from", "1 move.")
	p.waitGone("#confirm")
}
