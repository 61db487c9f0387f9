//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// killable makes the page remember its workers, before they are made.
const killable = `(() => {
	globalThis.workers = [];
	globalThis.Worker = class extends Worker { constructor(...args) { super(...args); workers.push(this); } };
})()`

// kill ends the judge's worker as a trap in its program does.
const kill = `() => {
	const worker = workers.at(-1);
	worker.terminate();
	worker.dispatchEvent(new MessageEvent("message", { data: { op: "dead", error: "killed by the test" } }));
}`

// TestWorkerDies kills the judge's worker after a verdict: rows that had not come and other datasets still come.
func TestWorkerDies(t *testing.T) {
	const sets = 900
	p := blank(t, site.URL, desktop)
	p.runFirst(killable)
	p.visit("/")
	p.paste(strings.Repeat("1 2\n5 5\n1\n1 1 1 2\n", sets) + "0 0\n")
	p.waitText("#count", fmt.Sprint(sets, " YES"))
	p.waitText("#rows .token", "YES")
	p.do(kill)
	p.do(`() => document.querySelector("#rows").focus()`)
	p.press(kb.End)
	p.wait(`document.querySelector("#rows [aria-selected=true] .n")?.textContent === "900" && document.querySelector("#rows [aria-selected=true] .token")?.textContent === "YES"`)
	p.waitText("#live", "900")
	p.do(kill)
	p.press(kb.ArrowUp)
	p.wait(`document.querySelector("#rows [aria-selected=true] .n")?.textContent === "899"`)
	p.waitGone("#trouble")
	if got := eval[int](p, `workers.length`); got != 3 {
		t.Errorf("%d workers were started", got)
	}
}

// TestFilteredList opens Go's list at a row that is in it, and reaches the other end, which has not come.
func TestFilteredList(t *testing.T) {
	const refused = 700
	p := open(t, "/", desktop)
	p.paste(fmt.Sprint(refused+2, "\n1 1\n", strings.Repeat("1 1\n", refused), "2 2\n"))
	p.wait(`document.querySelector("#rows [aria-selected=true] .n")?.textContent === "701"`)
	p.do(`() => document.querySelector("#rows").focus()`)
	p.press(kb.Home)
	p.wait(`document.querySelector("#rows [aria-selected=true] .n")?.textContent === "2"`)
	p.press(kb.End)
	p.wait(`document.querySelector("#rows [aria-selected=true] .n")?.textContent === "701"`)
}

// TestTwoSamples pastes a page with two samples: it says that the first is judged, and judges the second when asked.
func TestTwoSamples(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste("Sample Input 1\n1 2\n5 5\n1\n1 1 1 2\n0 0\nSample Output 1\nYES\nSample Input 2\n1 1\n5\n1\n1 1 1 1\n0 0\nSample Output 2\nNO\n")
	p.waitText("#detect", "sample 1 of 2")
	p.waitText("#rows .token", "YES")
	p.checkAccess()
	p.click("#more-samples [data-sample]")
	p.waitText("#rows .token", "NO")
	p.wait(`document.querySelector("#editor").value.startsWith("1 1\n5\n")`)
	p.click("#undo-paste")
	p.waitText("#detect", "sample 1 of 2")
}

// TestNoText drops a picture and pastes one: both are refused, and what is on the desk stays. A file in UTF-16 is read.
func TestNoText(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste("2\n3 4\n5 6\n")
	p.waitText("#count", "2 valid")
	const picture = "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
	p.drop("main", "board.png", picture)
	p.waitText(".toast", "no text")
	p.do(`() => document.activeElement.blur()`)
	p.drop("main", "large.bin", strings.Repeat("\x00\x01", 200<<10))
	p.waitText(".toast", "no text")
	if got := p.text("#count"); !strings.HasPrefix(got, "2 valid") {
		t.Errorf("the count became %q", got)
	}
	p.do(`() => {
		const dataTransfer = new DataTransfer();
		const text = "\uFEFF1\n3\n1 1\n1 2\n2 1\n";
		const wide = Uint16Array.from(text, c => c.charCodeAt(0));
		dataTransfer.items.add(new File([wide], "wide.txt", { type: "text/plain" }));
		document.querySelector("main").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
	}`)
	p.wait(`location.pathname === "/infinite-go"`)
	p.waitText("#rows .token", "2 1")
	p.wait(`document.querySelector("#editor").value.startsWith("1\n3\n")`)
}
