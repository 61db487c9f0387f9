//go:build e2e

package e2e

import (
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// TestHint lights what may be taken off, takes a pair off, finds out that the rest can go, and plays it.
func TestHint(t *testing.T) {
	p := open(t, "/lianliankan", desktop)
	p.paste("3 4\n1 2 2 1\n0 0 0 0\n3 4 4 3\n1\n1 1 1 4\n0 0\n")
	p.waitText("#rows .row", "YES")
	p.click(`[data-layer="hint"]`)
	p.waitText("#hint-count", "4 pairs may be taken off.")
	p.waitText(".pairs", "(1, 1) (1, 4)")
	p.waitFor("#board .spare")
	p.checkAccess()
	p.screenshot("hint")
	p.click("#hint-take")
	p.waitText("#whatif-from", "6 tiles left: choose two.")
	p.waitText("#hint-count", "3 pairs may be taken off.")
	p.click("#clearable")
	p.waitText("#clearing", "The board can be cleared, by 3 pairs.")
	p.checkAccess()
	p.click("#play-clearing")
	p.waitText("#whatif-from", "4 moves. The board is clear.")
	p.waitText(".stepper .count", "5 / 5")
	p.click("#undo-move")
	p.waitText("#whatif-from", "3 moves. 2 tiles left")

	p.do(`() => document.activeElement.blur()`)
	p.paste("1 4\n1 2 1 2\n1\n1 1 1 3\n0 0\n")
	p.waitText("#hint-count", "0 pairs")
	p.click("#clearable")
	p.waitText("#clearing", "4 tiles stay: (1, 1), (1, 3), (1, 2), (1, 4)")
	p.do(`() => document.activeElement.blur()`)
	p.paste("1 3\n1 2 1\n1\n1 1 1 3\n0 0\n")
	p.waitText("#hint-count", "0 pairs")
	p.click("#clearable")
	p.waitText("#clearing", "odd number of tiles 2")
}

// TestHintCancelled ends a search on a large board: what is then not known is not said.
func TestHintCancelled(t *testing.T) {
	p := open(t, "/lianliankan", desktop)
	p.paste(string(boards(1)))
	p.waitFor("#board canvas")
	p.click(`[data-layer="hint"]`)
	p.waitFor("#hint-count")
	p.click("#clearable")
	p.wait(`document.querySelector("#clearing") !== null || document.querySelector(".stop-lab") !== null`)
	if eval[bool](p, `document.querySelector(".stop-lab") !== null`) {
		p.do(`() => document.querySelector(".stop-lab")?.click()`)
	}
	p.waitFor("#clearing")
}

// TestOpponent lets Umpire answer a flick; whoever then wins is said.
func TestOpponent(t *testing.T) {
	p := open(t, "/chapaev?sample=0", desktop)
	p.waitText(".stepper .count", "1 / ")
	p.click("#outcome-on")
	p.click("#flick")
	p.waitText("#whatif-from", "White to flick.")
	p.waitText(".stepper .count", "1 / ")
	p.click(`[data-layer="answers"]`)
	p.click("#flick")
	p.waitText("#live", "Umpire answers: W")
	p.waitText(".stepper .count", "3 / ")
	p.waitText("#whatif-from", "wins.")
	p.checkAccess()
	p.screenshot("opponent")
}

// TestOpponentStill has the answer at once, and nothing that moves by itself.
func TestOpponentStill(t *testing.T) {
	p := blank(t, site.URL, desktop)
	_, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}},
	})
	p.must(err, "ask for stillness")
	p.visit("/chapaev?sample=0")
	p.waitText(".stepper .count", "1 / ")
	p.click(`[data-layer="answers"]`)
	p.click("#flick")
	p.waitText(".stepper .count", "2 / ")
	p.waitText("#live", "Umpire answers: W")
	p.wait(`document.querySelector("#step-play").getAttribute("aria-label") === "Play"`)
}

// TestDragAims pulls at a disc with the mouse and with a finger; a disc of the other side stays as it is.
func TestDragAims(t *testing.T) {
	for _, c := range []struct {
		name string
		drag func(p *page, from, to [2]float64)
	}{
		{"mouse", mouseDrag},
		{"finger", fingerDrag},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := open(t, "/chapaev?sample=0", phone)
			p.waitText(".stepper .count", "1 / ")
			p.do(`() => document.querySelector("#board").scrollIntoView({ block: "center" })`)
			at := func(x, y float64) [2]float64 { return p.square(x, y) }
			c.drag(p, at(3.5, 7.5), at(3.5, 3.5))
			p.waitText("#outcome-title", "R4")
			p.wait(`document.querySelector("#angle").value === "-90"`)
			c.drag(p, at(4.5, 7.5), at(6.5, 5.5))
			p.waitText("#outcome-title", "R5")
			p.wait(`Math.abs(Number(document.querySelector("#angle").value) + 45) < 1`)
			c.drag(p, at(4.5, .5), at(6.5, 2.5))
			p.click("#flick")
			p.waitText("#whatif-from", "White to flick.")
			p.waitText(".explain-pane h2", "R5")
		})
	}
}

// square is where a place of Chapaev's board is in the window.
func (p *page) square(x, y float64) [2]float64 {
	at := eval[[]float64](p, `(() => {
		const dark = document.querySelector("#board .sq-b").getBoundingClientRect(); // two corners of the board are dark
		return [dark.left, dark.top, dark.width, dark.height];
	})()`)
	return [2]float64{at[0] + x*at[2]/8, at[1] + (8-y)*at[3]/8}
}

func mouseDrag(p *page, from, to [2]float64) {
	p.t.Helper()
	p.must(chromedp.Do(p.ctx, chromedp.DragAndDropXY(from[0], from[1], to[0], to[1])), "drag")
}

func fingerDrag(p *page, from, to [2]float64) {
	p.t.Helper()
	touch := func(kind input.DispatchTouchEventType, points ...*input.TouchPoint) {
		_, err := chromedp.Call(p.ctx, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
		p.must(err, "drag")
	}
	const steps = 5
	touch("touchStart", &input.TouchPoint{X: from[0], Y: from[1]})
	for i := 1; i <= steps; i++ {
		part := float64(i) / steps
		touch("touchMove", &input.TouchPoint{X: from[0] + (to[0]-from[0])*part, Y: from[1] + (to[1]-from[1])*part})
	}
	touch("touchEnd")
}

// TestMoveSent opens the link of a game that was played on: it shows the last move and says whose turn it is.
func TestMoveSent(t *testing.T) {
	says := map[string]struct{ head, turn string }{
		"twixt":       {"White (1, 1)", "Black to move."},
		"lianliankan": {"(1, 4) and (3, 1)", "6 tiles left: choose two."},
		"chapaev":     {"Flick 1", "to flick."},
		"go":          {"(3, 4)", "to move."},
		"infinite-go": {"(1,\u00a01)", "to move."},
	}
	for _, c := range plays {
		p := open(t, "/", desktop)
		p.paste(c.text)
		p.waitOpened()
		p.do(`() => document.activeElement.blur()`)
		p.click("#step-first")
		p.waitText(".stepper .count", "0 / ")
		for k := 1; k <= c.step; k++ {
			p.click("#step-on")
			p.waitText(".stepper .count", strconv.Itoa(k)+" / ")
		}
		if c.moves[0] == "" {
			p.click("#outcome-on")
			p.click("#flick")
		} else {
			p.playAt(c.moves[0])
		}
		p.waitText("#whatif-from", "1 move")
		head, turn := p.text(".explain-pane h2"), p.text("#whatif-from")
		if want := says[c.game]; !strings.Contains(head, want.head) || !strings.Contains(turn, want.turn) {
			t.Errorf("%s: %q, %q; want %v", c.game, head, turn, want)
		}
		p.click("#share")
		p.waitFor("#qr path")
		address := eval[string](p, `document.querySelector("#share-link").value`)
		other := open(t, strings.TrimPrefix(address, p.origin), phone)
		other.waitText("#whatif-from", turn)
		other.wait(`document.querySelector(".explain-pane h2").textContent === ` + js(head))
	}
}
