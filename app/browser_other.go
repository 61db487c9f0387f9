//go:build !(js && wasm)

package app

import (
	"net/url"
	"slices"
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/engine/lab"
	"umpire/engine/session"
)

// What follows stands in for the browser where there is none: on the server, which only draws, and in tests.

// blob is bytes that may be too many to hold in a string on the page.
type blob []byte

// inline is a worker that judges at once, on the caller's thread.
type inline struct {
	session interface {
		Take(content []byte) error
		Handle(op string, args []byte, watch session.Watch) (answer, bulk []byte, err error)
	}
	post func(func())
}

// The programs that inline stands in for.
const (
	judgeProgram = "judge"
	labProgram   = "lab"
)

func newWorker(program string, post func(func())) worker {
	if program == labProgram {
		return &inline{new(lab.Session), post}
	}
	return &inline{new(session.Session), post}
}

func (w *inline) call(c call) {
	if c.text != nil {
		if err := w.session.Take(*c.text); err != nil {
			w.post(func() { c.done(reply{failed: err.Error()}) })
			return
		}
	}
	out, bulk, err := w.session.Handle(c.op, c.args, nil)
	r := reply{answer: out, bulk: bulk}
	if err != nil {
		r = reply{failed: err.Error()}
	}
	if c.done != nil {
		w.post(func() { c.done(r) })
	}
}

func (w *inline) cancel() {}

func (w *inline) finish() {}

func sliceBlob(b blob, from, to int) blob { return b[from:to] }

func joinBlobs(a, b blob) blob { return slices.Concat(a, b) }

func (d *desk) onCompareScroll(goapp.Context, goapp.Event) {}

func (d *desk) scrollCompare(line int) { d.cmp.top = line }

func textSource(text string) *source {
	return &source{size: len(text), text: text, data: blob(text)}
}

func bulkSource(b blob) *source { return textSource(string(b)) }

func bytesOf(b blob) []byte { return b }

func bytesBlob(b []byte) blob { return b }

func stillness() bool { return false }

func (d *desk) takeTyped(goapp.Context, goapp.Event) {}

func (d *desk) after(time.Duration, func() bool, func()) {}

func idle(func()) {}

func afterPaint(f func()) { f() }

// later runs what has no time to wait for, and nothing else.
func later(t time.Duration, f func()) {
	if t == 0 {
		f()
	}
}

func (d *desk) hideToast() {}

func (d *desk) listen() {}

func keptTheme() string { return themeSystem }

func keepTheme(string) {}

func keptNoKeys() bool { return false }

func keepNoKeys(bool) {}

func keepInput(*source, func(key int)) {}

func (d *desk) restore(game string, linked *source) {
	if linked != nil {
		d.replace(linked, game)
	}
}

func forgetInputs() {}

func (d *desk) loadRecent() {}

func (d *desk) openKept(int) {}

func removeKept(int) {}

func keepDraft(string) {}

func keptDraft() string { return "" }

func keepHere(key, text string) {}

func keptHere(string) string { return "" }

func forgetHere() {}

func fragment() string { return "" }

func copyText(blob, func(ok bool)) {}

func download(blob, string) {}

func readClipboard(*desk) {}

func pickFile(*desk) {}

func focusID(string) {}

func setValue(string, string) {}

func showInside(string, string) {}

func openDialog(string) {}

func closeDialog(string) {}

func setEditorText(string) {}

func selectInEditor(string, int, int) {}

func drawLines(*editor, string, marks) {}

func watchList(goapp.Context, *verdictList) (stop func()) { return nil }

func sizeList(*verdictList) {}

func scrollToRow(*verdictList, int) {}

func replaceAddress(*url.URL) {}

func downloadText([]byte, string) {}

func savePicture(title, name string, png bool) {}

func hasSystemShare() bool { return false }

func shareBySystem(string) {}

func printPage() {}

func copyString(string, func(ok bool)) {}

func clearField(string) {}

func fieldText(string) string { return "" }

func caretInEditor(string) (offset int, ok bool) { return 0, false }

func showLit(bool) {}

func showPart(string) {}
