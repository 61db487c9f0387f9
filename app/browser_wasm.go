package app

import (
	"net/url"
	"strings"
	"syscall/js"
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
	"umpire/engine/session"
)

// blob is a Blob of the browser: it may be larger than the page wants to hold in its own memory, and passes to the
// worker and to storage without a copy.
type blob = js.Value

// handler makes a function that the browser can call. A panic in it ends the program; static/boot.js says so on the page.
func handler(f func(this js.Value, args []js.Value)) js.Func {
	return js.FuncOf(func(this js.Value, args []js.Value) any {
		f(this, args)
		return nil
	})
}

// once waits for a promise: exactly one of the two is called, and both are released.
func once(promise js.Value, then func(js.Value), failed func(js.Value)) {
	var ok, bad js.Func
	release := func() { ok.Release(); bad.Release() }
	ok = handler(func(_ js.Value, args []js.Value) { release(); then(first(args)) })
	bad = handler(func(_ js.Value, args []js.Value) { release(); failed(first(args)) })
	promise.Call("then", ok, bad)
}

func first(args []js.Value) js.Value {
	if len(args) == 0 {
		return js.Undefined()
	}
	return args[0]
}

func document() js.Value { return js.Global().Get("document") }

func byID(id string) js.Value { return document().Call("getElementById", id) }

// textSource is a text that is small enough to stand on the page.
func textSource(text string) *source {
	b := newBlob(js.ValueOf(text))
	return &source{size: len(text), text: text, data: b}
}

// bulkSource is a text from the bytes that a worker gave.
func bulkSource(bulk blob) *source {
	src := &source{size: bulk.Get("byteLength").Int(), data: newBlob(bulk)}
	if src.size <= editMax {
		src.text = string(bytesOf(bulk))
	}
	return src
}

// takeText makes a text of any length the input, if there is any; a long one is not copied into Go's memory. It is dropped
// if another comes before all of it is put away.
func (d *desk) takeText(text js.Value) {
	d.takes++
	now := d.takes
	putAway(text, func(b blob) {
		src := &source{size: b.Get("size").Int(), data: b}
		switch {
		case src.size == 0 || d.takes != now:
		case src.size <= editMax:
			src.text = text.String()
			d.post(func() { d.offer(src, []byte(src.text)) })
		default:
			d.peek(src)
		}
	})
}

// pieceLen is how long a piece of a text is that is put away in one turn, in the units of JavaScript's strings.
const pieceLen = 1 << 20

// putAway makes a Blob of a text, a piece a turn: for megabytes at once the browser takes too long.
func putAway(text js.Value, then func(blob)) {
	s := js.Global().Get("String").New(text) // as an object, it has methods for us to call
	length, at := s.Get("length").Int(), 0
	var pieces []any
	var next func()
	next = func() {
		end := min(at+pieceLen, length)
		if end < length && s.Call("charCodeAt", end).Int()>>10 == 0xDC00>>10 {
			end-- // the halves of a character stay together
		}
		pieces = append(pieces, newBlob(s.Call("slice", at, end)))
		if at = end; at < length {
			later(0, next)
			return
		}
		then(newBlob(pieces...))
	}
	next()
}

// peek takes a source that is too long for the page, after a look at its beginning.
func (d *desk) peek(src *source) {
	readBlob(src.data.Call("slice", 0, session.Peek), func(head []byte) {
		d.post(func() { d.offer(src, head) })
	}, d.unreadable)
}

func (d *desk) unreadable(js.Value) {
	d.post(func() { d.tell(words.T("worker.unreadable")) })
}

func newBlob(parts ...any) blob { return js.Global().Get("Blob").New(parts) }

// bytesOf copies a Uint8Array into Go's memory.
func bytesOf(b blob) []byte {
	if !b.Truthy() {
		return nil
	}
	out := make([]byte, b.Get("byteLength").Int())
	js.CopyBytesToGo(out, b)
	return out
}

// bytesBlob copies bytes into a Blob.
func bytesBlob(b []byte) blob {
	view := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(view, b)
	return newBlob(view)
}

// stillness tells whether the person wants nothing to move by itself.
func stillness() bool {
	return js.Global().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool()
}

// after runs f on the page's thread when the time is over, if then the condition holds: if not, nothing is drawn.
func (d *desk) after(t time.Duration, still func() bool, f func()) {
	later(t, func() {
		if still() {
			d.post(func() {
				if still() {
					f()
				}
			})
		}
	})
}

// later runs f when the time is over, and after what the browser has to do now. The page is not drawn for it.
func later(t time.Duration, f func()) {
	var done js.Func
	done = handler(func(js.Value, []js.Value) { done.Release(); f() })
	js.Global().Call("setTimeout", done, t.Milliseconds())
}

// idle runs f when the browser has nothing else to do for a while.
func idle(f func()) {
	if js.Global().Get("requestIdleCallback").IsUndefined() {
		later(200*time.Millisecond, f)
		return
	}
	var done js.Func
	done = handler(func(js.Value, []js.Value) { done.Release(); f() })
	js.Global().Call("requestIdleCallback", done)
}

// hideToast takes the present toast away after its time.
func (d *desk) hideToast() {
	note := d.note
	d.after(toastTime, func() bool { return d.note == note }, func() { d.note, d.undo = "", false })
}

// listen hears what may happen anywhere on a page: a paste, a file dragged or dropped, a key. It is called once.
func (d *desk) listen() {
	on := func(event string, f func(e js.Value)) {
		document().Call("addEventListener", event, handler(func(_ js.Value, args []js.Value) { f(args[0]) }))
	}
	on("paste", func(e js.Value) {
		target := e.Get("target")
		if isField(target) && !takesAll(target) {
			return
		}
		clip := e.Get("clipboardData")
		e.Call("preventDefault")
		text := clip.Call("getData", "text/plain")
		files := clip.Get("files")
		// A spreadsheet puts its cells there as a picture too.
		if files.Get("length").Int() > 0 && (text.String() == "" || !strings.HasPrefix(files.Index(0).Get("type").String(), "image/")) {
			d.takeFile(files.Index(0))
		} else {
			d.takeText(text)
		}
	})
	on("dragover", func(e js.Value) {
		e.Call("preventDefault")
		if !d.dropped {
			d.post(func() { d.dropped = true })
		}
	})
	on("dragleave", func(e js.Value) {
		if e.Get("relatedTarget").IsNull() {
			d.post(func() { d.dropped = false })
		}
	})
	on("drop", func(e js.Value) {
		e.Call("preventDefault")
		d.post(func() { d.dropped = false })
		data := e.Get("dataTransfer")
		if files := data.Get("files"); files.Get("length").Int() > 0 {
			d.takeFile(files.Index(0))
		} else {
			d.takeText(data.Call("getData", "text/plain"))
		}
	})
	on("keydown", d.key)
	on("click", func(e js.Value) {
		if pressed := e.Get("target").Call("closest", "button"); pressed.Truthy() {
			later(vanishTime, func() { keepFocus(pressed) })
		}
	})
}

// vanishTime is how long a button may take to vanish when it is pressed.
const vanishTime = 150 * time.Millisecond

// keepFocus puts the focus that a button took away with it on the page's main part: it would else be at the page's top.
func keepFocus(pressed js.Value) {
	if !pressed.Get("isConnected").Bool() && document().Get("activeElement").Equal(document().Get("body")) {
		focusID(mainID)
	}
}

// isField tells whether an element takes typed text.
func isField(target js.Value) bool {
	if !target.Truthy() || target.Get("closest").IsUndefined() {
		return false
	}
	return target.Call("closest", "textarea,input,select,[contenteditable]").Truthy()
}

// takesAll tells whether a paste into a text area replaces everything in it, so that it is a new input and no edit.
func takesAll(target js.Value) bool {
	if target.Get("id").String() == pasteID {
		return true
	}
	if target.Get("id").String() != editorID {
		return false
	}
	return target.Get("selectionStart").Int() == 0 && target.Get("selectionEnd").Equal(target.Get("textLength"))
}

// key is a key pressed anywhere.
func (d *desk) key(e js.Value) {
	if e.Get("isComposing").Truthy() {
		return
	}
	key := e.Get("key").String()
	command := e.Get("ctrlKey").Truthy() || e.Get("metaKey").Truthy()
	target := e.Get("target")
	switch {
	case key == "Escape" && d.job != nil:
		d.post(func() { d.cancel(d.ctx, goapp.Event{}) })
	case command && key == "Enter" && target.Get("id").String() == pasteID:
		e.Call("preventDefault")
		d.post(func() { d.takeTyped(d.ctx, goapp.Event{}) })
	case d.noKeys && !command && !isField(target) && key != "Escape":
	case key == "?" && !command && !isField(target) && d.dialog == "":
		d.post(func() { d.openKeys(d.ctx, goapp.Event{}) })
	case (key == "s" || key == "S") && !command && plainPlace(target) && d.dialog == "":
		d.post(func() { d.openShare(d.ctx, goapp.Event{}) })
	case (key == "d" || key == "D") && !command && plainPlace(target) && d.dialog == "":
		d.post(func() { d.turnTo(pageCompare) })
	case (key == "g" || key == "G") && !command && plainPlace(target) && d.dialog == "":
		d.post(func() { d.turnTo(pageGenerate) })
	case command && (key == "z" || key == "y") && !isField(target) && (d.open != nil || d.arranging()):
		e.Call("preventDefault")
		if key == "y" || e.Get("shiftKey").Truthy() {
			d.post(func() { d.turnLine(+1) })
		} else {
			d.post(func() { d.turnLine(-1) })
		}
	case !command && !e.Get("altKey").Truthy() && plainPlace(target):
		if act := d.stepKey(key, e.Get("shiftKey").Truthy()); act != nil {
			e.Call("preventDefault")
			d.post(act)
		}
	}
}

// plainPlace tells whether the focus is in no control that has keys of its own.
func plainPlace(target js.Value) bool {
	return !isField(target) && !target.Call("closest", "button,a,dialog,[role=grid],[role=listbox]").Truthy()
}

// takeTyped judges what was typed into the paste box.
func (d *desk) takeTyped(goapp.Context, goapp.Event) {
	d.takeText(byID(pasteID).Get("value"))
	keepDraft("")
}

// takeFile makes a file the input. Its size is checked before it is read.
func (d *desk) takeFile(file js.Value) {
	src := &source{name: file.Get("name").String(), size: file.Get("size").Int(), data: file, raw: true}
	if src.size > editMax {
		d.peek(src)
		return
	}
	readBlob(file, func(content []byte) {
		src.text = string(content)
		if plain, err := session.Plain(content); err == nil && len(plain) != len(content) {
			src = textSource(string(plain))
			src.name = file.Get("name").String()
		}
		d.post(func() { d.offer(src, content) })
	}, d.unreadable)
}

// readBlob reads a small Blob byte for byte: as text the browser would drop a byte-order mark and mend what is no UTF-8,
// and places in it would no longer be those that the judge speaks of.
func readBlob(b blob, then func(content []byte), failed func(js.Value)) {
	once(b.Call("arrayBuffer"), func(buffer js.Value) {
		then(bytesOf(js.Global().Get("Uint8Array").New(buffer)))
	}, failed)
}

// pickFile lets the person choose a file.
func pickFile(d *desk) {
	picker := document().Call("createElement", "input")
	picker.Set("type", "file")
	var chosen js.Func
	chosen = handler(func(js.Value, []js.Value) {
		chosen.Release()
		if files := picker.Get("files"); files.Get("length").Int() > 0 {
			d.takeFile(files.Index(0))
		}
	})
	picker.Call("addEventListener", "change", chosen)
	picker.Call("click")
}

// readClipboard asks the browser for the clipboard's text, which it may refuse.
func readClipboard(d *desk) {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	refused := func(js.Value) {
		d.post(func() {
			d.note, d.undo = words.T("input.no-clipboard"), false
			d.say(d.note)
			d.hideToast()
		})
	}
	if !clipboard.Truthy() || clipboard.Get("readText").IsUndefined() {
		refused(js.Undefined())
		return
	}
	once(clipboard.Call("readText"), d.takeText, refused)
}

// replaceAddress writes the page's address without a new entry in its history. A browser that is asked too often throws.
func replaceAddress(u *url.URL) {
	try(func() js.Value {
		history := js.Global().Get("history")
		return history.Call("replaceState", history.Get("state"), "", u.String())
	})
}

// fieldText is what stands in a field.
func fieldText(id string) string {
	if el := byID(id); el.Truthy() {
		return el.Get("value").String()
	}
	return ""
}

// clearField empties a field.
func clearField(id string) {
	if el := byID(id); el.Truthy() {
		el.Set("value", "")
	}
}

// copyString puts a text on the clipboard; done hears whether the browser let it.
func copyString(text string, done func(ok bool)) {
	writeClipboard(js.ValueOf(text), done)
}

// copyText puts bytes on the clipboard as text; done hears whether the browser let it.
func copyText(b blob, done func(ok bool)) {
	writeClipboard(js.Global().Get("TextDecoder").New().Call("decode", b), done)
}

func writeClipboard(text js.Value, done func(ok bool)) {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		done(false)
		return
	}
	once(clipboard.Call("writeText", text), func(js.Value) { done(true) }, func(js.Value) { done(false) })
}

// download gives bytes to the person as a file.
func download(b blob, name string) { save(newBlob(b), name) }

// focusID moves the focus to an element.
func focusID(id string) {
	if el := byID(id); el.Truthy() {
		if !el.Call("hasAttribute", "tabindex").Bool() && !isField(el) {
			el.Call("setAttribute", "tabindex", "-1")
		}
		el.Call("focus")
	}
}

// setValue makes a field hold a value.
func setValue(id, value string) {
	if el := byID(id); el.Truthy() && el.Get("value").String() != value {
		el.Set("value", value)
	}
}

// afterPaint calls f when the page is painted, to ask for places: before, the browser would have to lay the page out for an
// answer in the middle of the work.
func afterPaint(f func()) {
	var frame, painted js.Func
	frame = handler(func(js.Value, []js.Value) { frame.Release(); js.Global().Call("setTimeout", painted) })
	painted = handler(func(js.Value, []js.Value) { painted.Release(); f() })
	js.Global().Call("requestAnimationFrame", frame)
}

// showInside scrolls a box so that something in it can be seen. The page stays where it is.
func showInside(boxID, id string) { afterPaint(func() { scrollInside(boxID, id) }) }

func scrollInside(boxID, id string) {
	box, el := byID(boxID), byID(id)
	if !box.Truthy() || !el.Truthy() {
		return
	}
	outer, inner := box.Call("getBoundingClientRect"), el.Call("getBoundingClientRect")
	top := box.Get("scrollTop").Float()
	if over := inner.Get("top").Float() - outer.Get("top").Float(); over < 0 {
		box.Set("scrollTop", top+over)
	} else if over := inner.Get("bottom").Float() - outer.Get("bottom").Float(); over > 0 {
		box.Set("scrollTop", top+over)
	}
}

// openDialog shows a <dialog> over the page.
func openDialog(id string) {
	if el := byID(id); el.Truthy() && !el.Get("open").Bool() {
		el.Call("showModal")
	}
}

// closeDialog closes a <dialog>; the browser gives the focus back.
func closeDialog(id string) {
	if el := byID(id); el.Truthy() && el.Get("open").Bool() {
		el.Call("close")
	}
}
