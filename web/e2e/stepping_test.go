//go:build e2e && budgets

package e2e

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"

	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/twixt"
)

// steps is how many steps, or moves of the pointer, a figure is the mean of.
const steps = 40

// stepping measures the script that a step takes on the largest inputs, and a move of a large board under the pointer.
func stepping(t *testing.T) []figure {
	const frame = 16
	var list []figure
	for _, c := range []struct{ game, what, text string }{
		{"twixt", "a step of TwixT, N = 20, 249 moves", largestTwixt(t)},
		{"chapaev", "a step of Chapaev", sample("chapaev")},
		{"go", "a step of Go 19 × 19, 10,000 attempts", largestGo()},
		{"infinite-go", "a step of Infinite Go, 10,000 stones", largestInfinite()},
	} {
		p := opened(t, "/"+c.game)
		p.paste(c.text)
		p.waitOpened()
		p.do(`() => document.activeElement.blur()`)
		ms := p.script(func() {
			p.do(`async steps => {
				const back = document.querySelector("#step-back");
				for (let i = 0; i < steps; i++) {
					(back.ariaDisabled ? document.querySelector("#step-last") : back).click();
					await new Promise(resolve => setTimeout(() => requestAnimationFrame(resolve), 60));
				}
			}`, steps)
		})
		list = append(list, figure{"script for " + c.what, ms / steps, frame, "ms", false})
	}
	for _, c := range []struct{ game, what, text string }{
		{"lianliankan", "1000 × 1000 tiles", fullBoard(9, 1)},
		{"infinite-go", "10,000 stones", largestInfinite()},
	} {
		p := opened(t, "/"+c.game)
		p.paste(c.text)
		p.waitFor("#board canvas")
		ms := p.script(func() {
			p.do(`async steps => {
				const board = document.querySelector("#board .board-grid"), box = board.getBoundingClientRect();
				const send = (kind, i) => board.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 1, isPrimary: true,
					button: 0, buttons: 1, clientX: box.left + 200 + 3 * i, clientY: box.top + 200 + 2 * i }));
				send("pointerdown", 0);
				for (let i = 1; i <= steps; i++) {
					send("pointermove", i);
					await new Promise(requestAnimationFrame);
				}
				send("pointerup", steps);
			}`, steps)
		})
		list = append(list, figure{"script for a frame of panning " + c.what, ms / steps, frame, "ms", false})
	}
	return list
}

// script is how many milliseconds of script the page runs while act goes on.
func (p *page) script(act func()) float64 {
	p.t.Helper()
	_, err := chromedp.Call(p.ctx, performance.Enable, performance.EnableParams{})
	p.must(err, "watch the metrics")
	read := func() float64 {
		metrics, err := chromedp.Call(p.ctx, performance.GetMetrics, cdp.Empty{})
		p.must(err, "read the metrics")
		for _, metric := range metrics.Metrics {
			if metric.Name == "ScriptDuration" {
				return metric.Value * 1000
			}
		}
		return 0
	}
	before := read()
	act()
	return read() - before
}

func sample(id string) string {
	g, _ := games.ByID(id)
	return g.Samples[0].Text
}

func largestTwixt(t *testing.T) string {
	for seed := range uint64(100) {
		if d, ok := twixt.Generate(twixt.Tangled, 20, 249, seed); ok {
			return string(twixt.Game().Write(nil, []engine.Dataset{d}))
		}
	}
	t.Fatal("no game")
	return ""
}

// largestGo is 10,000 attempts anywhere.
func largestGo() string {
	chance := rand.New(rand.NewSource(1))
	var text strings.Builder
	text.WriteString("10000\n")
	for range 10_000 {
		fmt.Fprintln(&text, 1+chance.Intn(19), 1+chance.Intn(19))
	}
	return text.String()
}

// largestInfinite is a stone on every point of a square, in any order.
func largestInfinite() string {
	var text strings.Builder
	text.WriteString("1\n10000\n")
	for _, at := range rand.New(rand.NewSource(1)).Perm(10_000) {
		fmt.Fprintln(&text, 1+at/100, 1+at%100)
	}
	return text.String()
}
