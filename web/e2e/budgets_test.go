//go:build e2e && budgets

package e2e

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"

	"umpire/app"
	"umpire/engine/games"
	"umpire/engine/session"
)

// figure is one line of the table: what was measured, and what it may be at most.
type figure struct {
	what        string
	got, budget float64
	unit        string
	firm        bool // the same on every machine: over budget fails
}

// measures make the lines of the table, in order. To measure one thing more, add a function here.
var measures = []func(t *testing.T) []figure{
	programSizes, shellSize, loading, offlineLoading, samplePaste, bigPaste, manyStones, cancelling, clicking, redrawing, stepping,
	memory, mounting,
}

// TestBudgets prints every figure beside its budget. Sizes over budget fail it; times are told only, since they hang on
// the machine and what else it does.
func TestBudgets(t *testing.T) {
	const line = "%-62s %9s %9s %-3s %s\n"
	fmt.Printf(line, "what", "measured", "budget", "", "")
	var failed []string
	for _, measure := range measures {
		for _, f := range measure(t) {
			verdict := "ok"
			if f.got > f.budget {
				verdict = "OVER"
				if f.firm {
					failed = append(failed, f.what)
				}
			}
			fmt.Printf(line, f.what, number(f.got), number(f.budget), f.unit, verdict)
		}
	}
	if failed != nil {
		t.Errorf("over budget: %s", strings.Join(failed, "; "))
	}
}

// number is a figure with three digits, or all those before the point.
func number(f float64) string {
	if f >= 100 {
		return strconv.FormatFloat(f, 'f', 0, 64)
	}
	return strconv.FormatFloat(f, 'g', 3, 64)
}

// ---- Sizes

// programSizes are those of the programs as make has packed them to give away.
func programSizes(t *testing.T) []figure {
	size := func(name string) float64 {
		info, err := os.Stat(filepath.Join(root, "web", "dist", name))
		if err != nil {
			t.Fatal(err)
		}
		return float64(info.Size()) / 1e6
	}
	return []figure{
		{"page's program, raw", size("app.wasm"), 8.0, "MB", true},
		{"page's program, brotli", size("app.wasm.br"), 1.75, "MB", true},
		{"page's program, gzip", size("app.wasm.gz"), 2.3, "MB", true},
		{"judge's program, raw", size("worker.wasm"), 2.6, "MB", true},
		{"judge's program, brotli", size("worker.wasm.br"), 0.65, "MB", true},
		{"judge's program, gzip", size("worker.wasm.gz"), 0.85, "MB", true},
	}
}

// shellSize is what is seen of the largest page before its program has come: the page, its styles and scripts.
func shellSize(t *testing.T) []figure {
	fetch := func(path string) (length int) {
		request, err := http.NewRequest(http.MethodGet, site.URL+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Accept-Encoding", "gzip")
		answer, err := http.DefaultTransport.RoundTrip(request)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		n, err := io.Copy(io.Discard, answer.Body)
		if err != nil {
			t.Fatal(err)
		}
		return int(n)
	}
	largest := 0
	for _, path := range app.Routes() {
		largest = max(largest, fetch(path))
	}
	// What the pages themselves ask for, as served: boot.js adds one more sheet, which neither paint nor program is in.
	p := open(t, "/", desktop)
	linked := eval[[]string](p, `fetch("/").then(page => page.text()).then(text => {
		const page = new DOMParser().parseFromString(text, "text/html");
		return [...page.querySelectorAll("link[rel=stylesheet], script[src]")].map(e => e.getAttribute("href") ?? e.getAttribute("src"));
	})`)
	total := largest
	for _, path := range linked {
		total += fetch(path)
	}
	return []figure{
		{"shell before the program, gzip", float64(total) / 1e3, 14, "KB", true},
		{"shell with the styles that come beside the program, gzip", float64(total+fetch("/web/later.css")) / 1e3, 21, "KB", true},
	}
}

// ---- Loading

// probe stands in every measured page before anything else of it: when the program had taken over (ready, in
// milliseconds from the start of loading), the longest task since begin, the program's memory and its Go object.
const probe = `(() => {
	const measured = globalThis.measured = { ready: 0, since: 0, longest: 0 };
	new MutationObserver((_, observer) => {
		if (document.querySelector("[data-mounted]") && !document.getElementById("app-wasm-loader")) {
			measured.ready = performance.now();
			observer.disconnect();
		}
	}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-mounted"] });
	new PerformanceObserver(list => {
		for (const task of list.getEntries()) {
			if (task.startTime >= measured.since) measured.longest = Math.max(measured.longest, task.duration);
		}
	}).observe({ type: "longtask" });
	Object.defineProperty(globalThis, "Go", { configurable: true, set(Go) {
		Object.defineProperty(globalThis, "Go", { value: Go });
		const run = Go.prototype.run;
		Go.prototype.run = function (instance) {
			Object.assign(this.env, globalThis.environment);
			measured.go = this;
			measured.memory = instance.exports.mem;
			return run.call(this, instance);
		};
	} });
	// timed does something in a task of its own and tells how long it takes until done() is true and painted, and the
	// longest task from the start on.
	globalThis.timed = (act, done) => new Promise((resolve, reject) => setTimeout(() => {
		setTimeout(() => reject(new Error("never done: " + done)), 30_000);
		measured.since = performance.now() - 1;
		measured.longest = 0;
		const start = performance.now();
		const look = () => {
			if (!done()) return false;
			requestAnimationFrame(() => { // a message comes right after the frame; a timer waits for what the page does then
				const painted = new MessageChannel();
				painted.port1.onmessage = () => {
					const ms = performance.now() - start;
					setTimeout(() => resolve({ ms, longest: measured.longest }), 1000); // the board comes after the verdicts
				};
				painted.port2.postMessage(null);
			});
			return true;
		};
		const observer = new MutationObserver(() => { if (look()) observer.disconnect(); });
		observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
		act();
	}));
	globalThis.pasteNow = text => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", text);
		const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
		return () => document.body.dispatchEvent(event);
	};
})()`

// timing is what timed tells.
type timing struct{ Ms, Longest float64 }

// probed is an empty tab whose pages will have the probe.
func probed(t *testing.T, origin string) *page {
	t.Helper()
	p := blank(t, origin, desktop)
	p.runFirst(probe)
	return p
}

// opened is a probed tab with a path of the site opened.
func opened(t *testing.T, path string) *page {
	t.Helper()
	p := probed(t, site.URL)
	p.visit(path)
	return p
}

// rounds is how often a time is taken; the median counts.
const rounds = 3

func median(times []float64) float64 {
	slices.Sort(times)
	return times[len(times)/2]
}

func loading(t *testing.T) []figure {
	var times []float64
	for range rounds {
		times = append(times, eval[float64](opened(t, "/"), `measured.ready`))
	}
	return []figure{{"load over loopback until the program has taken over", median(times), 2500, "ms", false}}
}

func offlineLoading(t *testing.T) []figure {
	server, err := serve()
	if err != nil {
		t.Fatal(err)
	}
	defer server.Close()
	p := probed(t, server.URL)
	p.visit("/")
	p.waitInstalled()
	server.Close()
	var times []float64
	for range rounds {
		p.reload()
		times = append(times, eval[float64](p, `measured.ready`))
	}
	return []figure{{"reload offline until the program has taken over", median(times), 2000, "ms", false}}
}

// ---- Judging

// settled is a probed tab with a path of the site opened, some seconds ago: so long a person needs to come to paste.
func settled(t *testing.T, path string) *page {
	t.Helper()
	p := opened(t, path)
	p.do(`() => new Promise(resolve => setTimeout(resolve, 3000))`)
	return p
}

// samplePaste pastes a sample of every game into a page that has judged nothing yet.
func samplePaste(t *testing.T) []figure {
	worst := 0.0
	for _, game := range games.All() {
		var times []float64
		for range rounds {
			times = append(times, pasteSample(settled(t, "/"), game.ID, game.Samples[0].Text).Ms)
		}
		worst = max(worst, median(times))
	}
	return []figure{{"sample pasted to verdict painted, slowest game", worst, 100, "ms", false}}
}

// pasteSample pastes a text and waits for its verdict on the game's page.
func pasteSample(p *page, id, text string) timing {
	p.t.Helper()
	return eval[timing](p, `timed(pasteNow(`+js(text)+`),
		() => location.pathname === `+js("/"+id)+` && document.querySelector("#rows .token"))`)
}

// bigPaste pastes two boards of 1,000,000 tiles, 4 MB each, one after the other.
func bigPaste(t *testing.T) []figure {
	var cold, warm, longest []float64
	for range rounds {
		p := settled(t, "/")
		paste := func(questions int) timing {
			return eval[timing](p, `timed(pasteNow(`+js(fullBoard(1000, questions)+"0 0\n")+`),
				() => document.querySelector("#rows .row")?.ariaSetSize === `+js(strconv.Itoa(questions))+`)`)
		}
		first, second := paste(40), paste(41)
		cold, warm, longest = append(cold, first.Ms), append(warm, second.Ms), append(longest, max(first.Longest, second.Longest))
	}
	return []figure{
		{"4 MB Lianliankan pasted to verdict painted, cold", median(cold), 400, "ms", false},
		{"4 MB Lianliankan pasted to verdict painted, warm", median(warm), 150, "ms", false},
		{"longest task of the page meanwhile", median(longest), 50, "ms", false},
	}
}

// manyStones judges 20 games of Infinite Go, 10,000 stones each, where such a game is on the board already.
func manyStones(t *testing.T) []figure {
	const games = 20
	_, game, _ := strings.Cut(largestInfinite(), "\n")
	var longest []float64
	for range rounds {
		p := opened(t, "/infinite-go")
		paste := func(count int) timing {
			return eval[timing](p, `timed(pasteNow(`+js(fmt.Sprintln(count)+strings.Repeat(game, count))+`),
				() => document.querySelector("#rows .row")?.ariaSetSize === `+js(strconv.Itoa(count))+`)`)
		}
		paste(1)
		longest = append(longest, paste(games).Longest)
	}
	return []figure{{"longest task of the page while 20 × 10,000 stones are judged", median(longest), 50, "ms", false}}
}

// fullBoard is one dataset of Lianliankan at its limits, without the closing line: 4 MB with 1000 kinds of tiles, 2 MB
// with 10.
func fullBoard(kinds, questions int) string {
	const side = 1000
	random := rand.New(rand.NewPCG(uint64(kinds), uint64(questions)))
	var text strings.Builder
	fmt.Fprintln(&text, side, side)
	for range side {
		for range side - 1 {
			fmt.Fprint(&text, random.IntN(kinds), " ")
		}
		fmt.Fprintln(&text, random.IntN(kinds))
	}
	fmt.Fprintln(&text, questions)
	for range questions {
		fmt.Fprintln(&text, 1+random.IntN(side), 1+random.IntN(side), 1+random.IntN(side), 1+random.IntN(side))
	}
	return text.String()
}

// cancelling calls off a job of 20 full boards at its first sign of progress.
func cancelling(t *testing.T) []figure {
	p := opened(t, "/")
	startJudge(p, `undefined`)
	var times []float64
	for range rounds {
		times = append(times, eval[float64](p, `new Promise((resolve, reject) => {
			let asked;
			judge.onmessage = ({ data }) => {
				if (data.op === "result") reject(new Error("it was done before it could be called off"));
				if (data.op === "error") resolve(performance.now() - asked);
				if (data.op === "progress" && !asked) {
					asked = performance.now();
					judge.postMessage({ id: 1, op: "cancel" });
				}
			};
			const blob = new Blob([...Array(20).fill(`+js(fullBoard(10, 40))+`), "0 0\n"]);
			judge.postMessage({ id: 1, op: `+js(session.OpJudge)+`, args: Uint8Array.from(`+js(ints(session.JudgeArgs("")))+`), blob });
		})`))
	}
	return []figure{{"judging of 20 full boards, 40 MB, called off", median(times), 100, "ms", false}}
}

func ints(bytes []byte) []int {
	var out []int
	for _, b := range bytes {
		out = append(out, int(b))
	}
	return out
}

// clicking chooses another answer in the list of a game of Go, which draws its board.
func clicking(t *testing.T) []figure {
	p := opened(t, "/")
	game, _ := games.ByID("go")
	pasteSample(p, game.ID, game.Samples[0].Text)
	var times []float64
	for _, row := range []string{"rows-2", "rows-1", "rows-0"} {
		got := eval[timing](p, `timed(() => document.getElementById(`+js(row)+`).click(),
			() => document.getElementById(`+js(row)+`).ariaSelected === "true")`)
		times = append(times, got.Ms)
	}
	return []figure{{"click on an answer until its board is painted, Go 19 × 19", median(times), 50, "ms", false}}
}

// redrawing zooms in on a full board of 1,000,000 tiles and out again: each tick of the wheel draws anew all that is seen.
func redrawing(t *testing.T) []figure {
	p := opened(t, "/lianliankan")
	p.paste(fullBoard(1000, 1) + "0 0\n")
	p.waitFor("#board canvas")
	p.wait(`document.querySelector("#rows .row")`)
	times := eval[[]float64](p, `(async () => {
		const canvas = document.querySelector("#board canvas"), box = canvas.getBoundingClientRect();
		const times = [];
		for (let i = 0; i < 15; i++) {
			const before = canvas.toDataURL(), start = performance.now();
			document.querySelector("#board .board-grid").dispatchEvent(new WheelEvent("wheel", { bubbles: true, cancelable: true,
				deltaY: i % 2 ? 100 : -100, clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }));
			await new Promise(requestAnimationFrame); // the board has asked for the same frame
			await new Promise(resolve => setTimeout(resolve));
			times.push(performance.now() - start);
			if (canvas.toDataURL() === before) throw new Error("nothing was drawn");
		}
		return times;
	})()`)
	return []figure{{"full redraw of 1000 × 1000 tiles until painted", median(times), 50, "ms", false}}
}

// ---- Memory

func memory(t *testing.T) []figure {
	p := opened(t, "/")
	return []figure{{"memory of the page's program at the start", eval[float64](p, `measured.memory.buffer.byteLength`) / 1e6, 16, "MB", false}}
}

// mounting goes round the pages and tells what more the browser holds for it after the last rounds than before them. What
// the program holds rises until its next collection of garbage, which is made to come at every page or two: the least of
// many pages counts, and none of the first ones, before which nothing was rehearsed.
func mounting(t *testing.T) []figure {
	p := probed(t, site.URL)
	p.runFirst(`globalThis.environment = { GOGC: "10" }`)
	p.visit("/")
	least := func(rounds int) (references float64) {
		references = math.MaxFloat64
		for range rounds {
			for _, path := range append(app.Routes()[1:], "/") {
				p.do(`path => goappNav(path)`, path)
				p.wait(`location.pathname === ` + js(path) + ` && document.querySelector("[data-mounted]")`)
				references = min(references, eval[float64](p, `measured.go._ids.size`))
			}
		}
		return references
	}
	listeners := func() float64 {
		_, err := chromedp.Call(p.ctx, heapprofiler.CollectGarbage, cdp.Empty{})
		p.must(err, "collect garbage")
		metrics, err := chromedp.Call(p.ctx, performance.GetMetrics, cdp.Empty{})
		p.must(err, "read the metrics")
		for _, metric := range metrics.Metrics {
			if metric.Name == "JSEventListeners" {
				return metric.Value
			}
		}
		t.Fatal("listeners are not counted")
		return 0
	}
	_, err := chromedp.Call(p.ctx, performance.Enable, performance.EnableParams{})
	p.must(err, "watch the metrics")
	const rounds = 60
	least(rounds / 3)
	references, heard := least(rounds), listeners()
	pages := strconv.Itoa(rounds * len(app.Routes()))
	return []figure{
		{"references that the program holds at least, more after " + pages + " pages", least(rounds) - references, 200, "", false},
		{"listeners that the page holds, more after " + pages + " pages", listeners() - heard, 20, "", false},
	}
}
