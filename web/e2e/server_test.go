//go:build e2e

package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"umpire/app"
	"umpire/app/words"
	"umpire/engine/session"
)

// TestPagesLoad opens every page on both screens, as the server gives it: nothing on the console, no request to another
// host.
func TestPagesLoad(t *testing.T) {
	for _, v := range []view{desktop, phone.dark()} {
		p := blank(t, site.URL, v)
		_, err := chromedp.Call(p.ctx, network.SetBypassServiceWorker, network.SetBypassServiceWorkerParams{Bypass: true})
		p.must(err, "keep the service worker out")
		for _, path := range app.Routes() {
			p.visit(path)
			if got, want := eval[string](p, `document.documentElement.dataset.theme`), "light"; (got == want) == v.night {
				t.Errorf("%s: the theme is %q, the system's is dark: %t", path, got, v.night)
			}
		}
	}
}

// TestThemeKept keeps a theme on the device; it wins over the system's from the first paint on.
func TestThemeKept(t *testing.T) {
	p := open(t, "/", desktop)
	p.do(`theme => localStorage.setItem("umpire.theme", theme)`, "dark")
	p.reload()
	if got := eval[string](p, `document.documentElement.dataset.theme`); got != "dark" {
		t.Errorf("the theme is %q after dark was kept", got)
	}
}

// TestStrayPercent opens addresses that go-app cannot read, at the start and by hand.
func TestStrayPercent(t *testing.T) {
	p := open(t, "/#100%", desktop)
	if got := eval[string](p, `location.hash`); got != "#100%25" {
		t.Errorf("the fragment is %q", got)
	}
	p.do(`() => { location.hash = "#50%-%41" }`)
	p.wait(`location.hash === "#50%25-%41"`)
	p.wait(`document.querySelector(".crash") === null`)
}

// TestCrash makes the program panic: the page says so, and can be loaded anew.
func TestCrash(t *testing.T) {
	p := open(t, "/", desktop)
	p.foresee("console: ")             // the trace
	p.do(`() => { window.onclick() }`) // go-app's handler wants an event
	p.waitText(".crash[role=alert]", words.T("crash.said"))
	p.do(`() => { globalThis.before = true }`)
	p.click(".crash button")
	p.wait(`!globalThis.before`)
	p.waitReady()
}

// TestOffline keeps the site when it has been opened once: every page opens, and the judge starts, without a server.
func TestOffline(t *testing.T) {
	server, err := serve()
	if err != nil {
		t.Fatal(err)
	}
	defer server.Close()
	p := blank(t, server.URL, desktop)
	p.visit("/")
	p.waitInstalled()
	server.Close()
	for _, path := range app.Routes() {
		p.visit(path)
	}
	startJudge(p, `undefined`)
}

// TestJudgeStarts starts the judge's program in a worker, with a compiled module and without, and asks it things.
func TestJudgeStarts(t *testing.T) {
	p := open(t, "/", desktop)
	for name, module := range map[string]string{
		"fetched":  `undefined`,
		"compiled": `await WebAssembly.compileStreaming(fetch("/web/worker.wasm"))`,
	} {
		t.Run(name, func(t *testing.T) {
			startJudge(p, module)
			if got := ask(p, "no such operation", nil, ""); got.Op != "error" || got.Code != session.ErrAsked.Error() {
				t.Errorf("an unknown operation is answered with %+v", got)
			}
			const text = "3 7\n0 1\n1 0\n1 3\n3 1\n0 2\n2 3\n2 1\n0 0\n" // a link is too short to win
			got := ask(p, session.OpJudge, session.JudgeArgs("twixt"), text)
			sum, ok := session.ReadSummary(got.Answer)
			if got.Op != "result" || !ok || sum.Game != "twixt" || sum.Bytes != len(text) {
				t.Errorf("a text is answered with %+v, read as %+v", got, sum)
			}
		})
	}
}

// TestJudgeDead gives the worker something that is no program: it says so at once, so that nobody waits for it.
func TestJudgeDead(t *testing.T) {
	p := open(t, "/", desktop)
	if got := firstWord(p, `{}`); got.Op != "dead" || got.Error == "" {
		t.Errorf("without a program the worker began with %+v", got)
	}
}

// reply is a message of the judge's worker; see web/worker.
type reply struct {
	Op, Code, Error string
	Answer          []byte
	Protocol        int
}

// startJudge starts the judge's worker with a compiled module, a JavaScript expression, and waits until it is ready.
func startJudge(p *page, module string) {
	p.t.Helper()
	if first := firstWord(p, module); first.Op != "ready" || first.Protocol != session.Protocol {
		p.t.Fatalf("the judge began with %+v", first)
	}
}

// firstWord starts the judge's worker with a module and waits for its first message.
func firstWord(p *page, module string) reply {
	p.t.Helper()
	return eval[reply](p, `(async () => {
		const module = `+module+`;
		globalThis.judge = new Worker("/web/worker.js");
		return await new Promise((resolve, reject) => {
			judge.onmessage = ({ data }) => resolve(data);
			judge.onerror = event => reject(new Error(event.message));
			judge.postMessage({ module });
		});
	})()`)
}

// ask asks the judge that was started for a job, with a new text unless it is empty, and waits for what comes of it.
func ask(p *page, op string, args []byte, text string) reply {
	p.t.Helper()
	blob := "undefined"
	if text != "" {
		blob = "new Blob([" + js(text) + "])"
	}
	return eval[reply](p, `new Promise(resolve => {
		const bytes = base64 => Uint8Array.from(atob(base64), c => c.charCodeAt(0));
		const base64 = bytes => btoa(String.fromCharCode(...bytes));
		judge.onmessage = ({ data }) => {
			if (data.op === "progress") return;
			resolve({ op: data.op, code: data.code, answer: data.answer && base64(data.answer) });
		};
		judge.postMessage({ id: 1, op: `+js(op)+`, args: bytes(`+js(args)+` ?? ""), blob: `+blob+` });
	})`)
}
