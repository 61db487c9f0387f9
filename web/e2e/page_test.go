//go:build e2e

package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// view is the screen on which a page is opened.
type view struct {
	width, height int
	touch         bool // a phone: touch, and two device pixels to a pixel
	night         bool // the system's theme is dark
}

// The screens of the design.
var (
	desktop = view{width: 1280, height: 800}
	phone   = view{width: 390, height: 844, touch: true}
)

// dark is the same screen with a dark system theme.
func (v view) dark() view { v.night = true; return v }

// page is one open page. Its methods end the test when what they do or wait for cannot be done.
type page struct {
	t      *testing.T
	ctx    context.Context
	origin string // "http://127.0.0.1:…"

	mu         sync.Mutex
	complaints []string // what was written to the console, and requests to other hosts
	expected   []string // parts of complaints that the test has foreseen
}

// open opens a path of the shared site, with its fragment if it has one, and waits until the program has taken over. The
// profile may have kept the site, but nothing that a person has done.
func open(t *testing.T, path string, v view) *page {
	t.Helper()
	profile := borrowProfile(t)
	t.Cleanup(func() { returnProfile(t, profile) }) // once the tab is closed
	p := tab(t, site.URL, v, profile)
	p.visit(path)
	return p
}

// blank is a new tab with a new profile and nothing in it yet; see visit.
func blank(t *testing.T, origin string, v view) *page {
	t.Helper()
	return tab(t, origin, v, browser, chromedp.WithNewBrowserContext())
}

// tab is a new tab with nothing in it yet, in a profile.
func tab(t *testing.T, origin string, v view, profile context.Context, options ...chromedp.ContextOption) *page {
	t.Helper()
	ctx, closeTab := chromedp.NewContext(profile, options...)
	ctx, cancel := context.WithTimeout(ctx, 10*patience)
	p := &page{t: t, ctx: ctx, origin: origin}
	t.Cleanup(func() {
		p.report()
		cancel()
		closeTab()
	})
	p.watch()
	p.resize(v)
	_, err := chromedp.Call(ctx, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: v.touch})
	p.must(err, "set touch")
	scheme := "light"
	if v.night {
		scheme = "dark"
	}
	_, err = chromedp.Call(ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}},
	})
	p.must(err, "set the theme")
	return p
}

// resize gives the page a screen of another size.
func (p *page) resize(v view) {
	p.t.Helper()
	scale := 1.0
	if v.touch {
		scale = 2
	}
	_, err := chromedp.Call(p.ctx, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
		Width: int64(v.width), Height: int64(v.height), DeviceScaleFactor: scale, Mobile: v.touch,
	})
	p.must(err, "set the screen")
}

// watch collects what the page says on the console and whom it asks for anything.
func (p *page) watch() {
	console := chromedp.Console(p.ctx)
	requests := chromedp.Events(p.ctx, network.RequestWillBeSent)
	_, err := chromedp.Call(p.ctx, network.Enable, network.EnableParams{})
	p.must(err, "watch the network")
	go func() {
		for message, err := range console {
			if err != nil {
				return
			}
			p.complain(fmt.Sprintf("console: %s (%s:%d)", message, message.URL, message.Line+1))
		}
	}()
	go func() {
		for request, err := range requests {
			if err != nil {
				return
			}
			u, err := url.Parse(request.Request.URL)
			own := err == nil && (strings.HasPrefix(request.Request.URL, p.origin+"/") || u.Scheme == "data" ||
				u.Scheme == "blob" || u.Scheme == "about")
			if !own {
				p.complain("request to another host: " + request.Request.URL)
			}
		}
	}()
}

func (p *page) complain(text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.complaints = append(p.complaints, text)
}

// foresee says that a complaint with this in it is no failure, for tests that provoke one.
func (p *page) foresee(part string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.expected = append(p.expected, part)
}

// report fails the test for every complaint that was not foreseen, each once.
func (p *page) report() {
	p.mu.Lock()
	defer p.mu.Unlock()
	slices.Sort(p.complaints)
	for _, complaint := range slices.Compact(p.complaints) {
		if !slices.ContainsFunc(p.expected, func(part string) bool { return strings.Contains(complaint, part) }) {
			p.t.Error(complaint)
		}
	}
}

// must ends the test, with a picture of the page, if there is an error.
func (p *page) must(err error, what string) {
	p.t.Helper()
	if err == nil {
		return
	}
	p.t.Fatalf("%s: %v%s", what, err, p.evidence())
}

// evidence is where a picture of the page as it is now was put, for the message of a failed test.
func (p *page) evidence() string {
	picture, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		return ""
	}
	path := pictureFile(p.t, "failed-"+p.t.Name())
	if os.WriteFile(path, picture, 0o644) != nil {
		return ""
	}
	return "; see " + path
}

// runFirst runs a script in every page that is opened from now on, before anything of its own.
func (p *page) runFirst(script string) {
	p.t.Helper()
	_, err := chromedp.Call(p.ctx, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: script})
	p.must(err, "add a script")
}

// visit goes to a path of the site as a fresh load and waits until the program has taken over.
func (p *page) visit(path string) {
	p.t.Helper()
	p.must(chromedp.Do(p.ctx, chromedp.Navigate("about:blank"), chromedp.Navigate(p.origin+path)), "open "+path)
	p.waitReady()
}

// run is a part of the test, on the same page.
func (p *page) run(name string, part func(t *testing.T)) {
	whole := p.t
	whole.Run(name, func(t *testing.T) {
		p.t = t
		defer func() { p.t = whole }()
		part(t)
	})
}

// reload loads the page again and waits until the program has taken over.
func (p *page) reload() {
	p.t.Helper()
	p.must(chromedp.Do(p.ctx, chromedp.Reload()), "reload")
	p.waitReady()
}

// waitReady waits until the program has taken over from the page that the server drew.
func (p *page) waitReady() {
	p.t.Helper()
	p.wait(`!document.getElementById("app-wasm-loader") && document.querySelector("[data-mounted]") !== null`)
}

// waitInstalled waits until the service worker keeps the whole site for use without a network, and answers for it.
func (p *page) waitInstalled() {
	p.t.Helper()
	p.wait(`navigator.serviceWorker.controller && caches.match("/web/app.wasm")`) // all files are added at once
}

// eval is the value of a JavaScript expression on the page; a promise is waited for.
func eval[T any](p *page, expression string) T {
	p.t.Helper()
	value, err := chromedp.Run(p.ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	p.must(err, cut(expression))
	return value
}

// do calls a JavaScript function on the page.
func (p *page) do(function string, args ...any) {
	p.t.Helper()
	quoted := make([]string, len(args))
	for i, arg := range args {
		quoted[i] = js(arg)
	}
	call := "(" + function + ")(" + strings.Join(quoted, ", ") + ")"
	p.must(chromedp.Do(p.ctx, chromedp.Evaluate[chromedp.Void](call, chromedp.EvalAwaitPromise)), cut(function))
}

// js is a value as JavaScript.
func js(value any) string {
	quoted, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return string(quoted)
}

// wait waits until a JavaScript expression, or what it promises, is true, also across loads of the page.
func (p *page) wait(expression string) {
	p.t.Helper()
	var last error
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); {
		var yes bool
		if yes, last = chromedp.Run(p.ctx, chromedp.Evaluate[bool]("(async () => !!(await ("+expression+")))()", chromedp.EvalAwaitPromise)); yes {
			return
		}
		p.must(chromedp.Do(p.ctx, chromedp.Sleep(10*time.Millisecond)), "wait")
	}
	p.t.Fatalf("never true: %s (last error: %v)%s", cut(expression), last, p.evidence())
}

// cut is what of a text fits into a message.
func cut(text string) string {
	const most = 300
	if len(text) > most {
		return text[:most] + "…"
	}
	return text
}

// waitFor waits until there is something for the selector to see.
func (p *page) waitFor(selector string) {
	p.t.Helper()
	p.wait(`document.querySelector(` + js(selector) + `)?.checkVisibility()`)
}

// waitStill waits until there is something for the selector to see that does not move: what a page draws in its second
// turn may push it away.
func (p *page) waitStill(selector string) {
	p.t.Helper()
	p.wait(`(async () => {
		const place = () => {
			const element = document.querySelector(` + js(selector) + `);
			return element?.checkVisibility() && JSON.stringify(element.getBoundingClientRect());
		};
		const before = place();
		await new Promise(resolve => setTimeout(resolve, 40));
		return before && before === place();
	})()`)
}

// waitGone waits until there is nothing for the selector to see.
func (p *page) waitGone(selector string) {
	p.t.Helper()
	p.wait(`!document.querySelector(` + js(selector) + `)?.checkVisibility()`)
}

// waitOpened waits until verdicts are listed and a dataset that has steps is on the board: it comes after them.
func (p *page) waitOpened() {
	p.t.Helper()
	p.wait(`document.querySelector("#rows .row") && !document.querySelector(".stepper .count").innerText.endsWith(" / 0")`)
}

// text is the text that a person sees at the selector's first element; "" if there is none.
func (p *page) text(selector string) string {
	p.t.Helper()
	return eval[string](p, `document.querySelector(`+js(selector)+`)?.innerText.trim() ?? ""`)
}

// texts are the texts at all of the selector's elements.
func (p *page) texts(selector string) []string {
	p.t.Helper()
	return eval[[]string](p, `[...document.querySelectorAll(`+js(selector)+`)].map(e => e.innerText.trim())`)
}

// waitText waits until the selector's first element has this text in it.
func (p *page) waitText(selector, want string) {
	p.t.Helper()
	p.wait(`document.querySelector(` + js(selector) + `)?.innerText.includes(` + js(want) + `)`)
}

// click clicks the middle of the selector's first element, once it can be seen and stays where it is, with the mouse.
func (p *page) click(selector string) {
	p.t.Helper()
	p.waitStill(selector)
	p.must(chromedp.Do(p.ctx, chromedp.Click(chromedp.CSS(selector))), "click "+selector)
}

// playAt types coordinates and plays there.
func (p *page) playAt(coordinates string) {
	p.t.Helper()
	p.enter("#goto", coordinates)
	p.click("#play-at")
}

// tap is click with a finger.
func (p *page) tap(selector string) {
	p.t.Helper()
	p.waitStill(selector)
	p.must(chromedp.Do(p.ctx, chromedp.Tap(chromedp.CSS(selector))), "tap "+selector)
}

// enter focuses a field and types into it, key by key.
func (p *page) enter(selector, text string) {
	p.t.Helper()
	p.waitFor(selector)
	p.must(chromedp.Do(p.ctx, chromedp.SendKeys(chromedp.CSS(selector), text)), "type into "+selector)
}

// press presses keys, one after another, where the focus is: characters, or the keys of package kb.
func (p *page) press(keys string, held ...chromedp.Modifier) {
	p.t.Helper()
	p.must(chromedp.Do(p.ctx, chromedp.KeyEvent(keys, chromedp.KeyModifiers(held...))), "press "+js(keys))
}

// paste pastes a text where the focus is, as Ctrl V does. If the page leaves it to the browser, it goes into the field
// that has the focus.
func (p *page) paste(text string) {
	p.t.Helper()
	p.do(`function(text) {
		const at = document.activeElement ?? document.body;
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", text);
		const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true, composed: true });
		if (at.dispatchEvent(event)) {
			document.execCommand("insertText", false, text);
		}
	}`, text)
}

// drop drops a file of that name and content on the selector's first element.
func (p *page) drop(selector, name, content string) {
	p.t.Helper()
	p.waitFor(selector)
	p.do(`function(selector, name, content) {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File([content], name, { type: "text/plain" }));
		for (const kind of ["dragenter", "dragover", "drop"]) {
			const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true, composed: true });
			document.querySelector(selector).dispatchEvent(event);
		}
	}`, selector, name, content)
}

// choose clicks what opens the browser's file dialog and chooses the file of that path in it.
func (p *page) choose(selector, path string) {
	p.t.Helper()
	_, err := chromedp.Call(p.ctx, cdppage.SetInterceptFileChooserDialog, cdppage.SetInterceptFileChooserDialogParams{Enabled: true})
	p.must(err, "intercept the file dialog")
	p.waitFor(selector)
	dialog, err := chromedp.Run(p.ctx, chromedp.WaitEvent(cdppage.FileChooserOpened, nil, chromedp.Click(chromedp.CSS(selector))))
	p.must(err, "open the file dialog with "+selector)
	_, err = chromedp.Call(p.ctx, dom.SetFileInputFiles, dom.SetFileInputFilesParams{
		Files: []string{path}, BackendNodeID: dialog.BackendNodeID,
	})
	p.must(err, "choose "+path)
}

// screenshot puts a picture of what is on the screen into pictures/NAME.png.
func (p *page) screenshot(name string) {
	p.t.Helper()
	picture, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
	p.must(err, "take a picture")
	p.must(os.WriteFile(pictureFile(p.t, name), picture, 0o644), "keep the picture")
}
