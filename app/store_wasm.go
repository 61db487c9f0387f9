package app

import (
	"syscall/js"
	"time"

	"umpire/engine/session"
)

const (
	noKeysKey = "umpire.single-keys"
	themeKey  = "umpire.theme" // in localStorage; static/boot.js reads it before the first paint
	storeName = "inputs"       // in the IndexedDB database "umpire"
)

// keptTheme is the theme that was chosen on this device.
func keptTheme() string {
	if theme := storedText(onDevice, themeKey); theme == themeLight || theme == themeDark {
		return theme
	}
	return themeSystem
}

// keptNoKeys tells whether single keys were turned off on this device.
func keptNoKeys() bool { return storedText(onDevice, noKeysKey) != "" }

// keepNoKeys keeps on this device whether single keys are off.
func keepNoKeys(off bool) {
	value := ""
	if off {
		value = "off"
	}
	storeText(onDevice, noKeysKey, value)
}

// keepTheme keeps a theme on this device and shows it.
func keepTheme(theme string) {
	value := theme
	if theme == themeSystem {
		value = ""
	}
	storeText(onDevice, themeKey, value)
	js.Global().Call("applyTheme")
}

// Where short texts are kept: on this device, or until the tab of the browser is closed.
const (
	onDevice = "localStorage"
	inTab    = "sessionStorage"
)

// storeText keeps a text at once, whatever becomes of the page; "" keeps nothing.
func storeText(where, key, text string) {
	try(func() js.Value {
		if text == "" {
			return js.Global().Get(where).Call("removeItem", key)
		}
		return js.Global().Get(where).Call("setItem", key, text)
	})
}

// storedText is what storeText keeps; "" if that is nothing.
func storedText(where, key string) string {
	v, ok := try(func() js.Value { return js.Global().Get(where).Call("getItem", key) })
	if !ok || v.Type() != js.TypeString {
		return ""
	}
	return v.String()
}

// try calls the browser and tells whether it threw, as storage does where a person has switched it off.
func try(f func() js.Value) (v js.Value, ok bool) {
	defer func() {
		if r := recover(); r != nil {
			if _, thrown := r.(js.Error); !thrown {
				panic(r)
			}
			ok = false
		}
	}()
	return f(), true
}

// database is the opened database of inputs; undefined until it is first used.
var database js.Value

// withStore hands the database on, opened if it is not yet. Where there is none, nothing is kept and none is called.
func withStore(then func(db js.Value), none func()) {
	if database.Truthy() {
		then(database)
		return
	}
	request, ok := try(func() js.Value { return js.Global().Get("indexedDB").Call("open", "umpire", 1) })
	if !ok || !request.Truthy() {
		none()
		return
	}
	on(request, "error", none)
	made := handler(func(js.Value, []js.Value) {
		request.Get("result").Call("createObjectStore", storeName, map[string]any{"keyPath": "key", "autoIncrement": true})
	})
	request.Set("onupgradeneeded", made)
	on(request, "success", func() {
		made.Release()
		database = request.Get("result")
		then(database)
	})
}

// on hears an event once.
func on(target js.Value, event string, f func()) {
	var heard js.Func
	heard = handler(func(js.Value, []js.Value) { heard.Release(); f() })
	target.Call("addEventListener", event, heard, map[string]any{"once": true})
}

func transaction(db js.Value, mode string) (store js.Value, ok bool) {
	return try(func() js.Value { return db.Call("transaction", storeName, mode).Call("objectStore", storeName) })
}

// keepInput keeps an input on this device, in its old place if it has one, and makes room for it. kept hears its key.
func keepInput(src *source, kept func(key int)) {
	if src.size == 0 || src.size > storeMax {
		return
	}
	record := map[string]any{
		"game": src.game, "name": src.name, "size": src.size, "time": time.Now().UnixMilli(), "data": src.data,
		"head": headOf(src.text),
	}
	if src.key != 0 {
		record["key"] = src.key
	}
	withStore(func(db js.Value) {
		store, ok := transaction(db, "readwrite")
		if !ok {
			return
		}
		request, ok := try(func() js.Value { return store.Call("put", record) })
		if !ok {
			return
		}
		on(request, "success", func() { kept(request.Get("result").Int()) })
		trim(store)
	}, func() {})
}

// trim removes the inputs used longest ago until what is left fits.
func trim(store js.Value) {
	listKept(store, func(kept []keptInput) {
		for _, key := range surplus(kept, keptMax, storeMax) {
			store.Call("delete", key)
		}
	}, func() {})
}

// listKept lists what a store holds.
func listKept(store js.Value, then func([]keptInput), none func()) {
	all, ok := try(func() js.Value { return store.Call("getAll") })
	if !ok {
		none()
		return
	}
	on(all, "success", func() {
		list := all.Get("result")
		kept := make([]keptInput, list.Get("length").Int())
		for i := range kept {
			r := list.Index(i)
			kept[i] = keptInput{key: r.Get("key").Int(), size: r.Get("size").Int(), used: r.Get("time").Float(),
				game: r.Get("game").String(), name: r.Get("name").String()}
			if head := r.Get("head"); head.Type() == js.TypeString {
				kept[i].head = head.String()
			}
		}
		then(kept)
	})
}

// date words when kept inputs were last judged. It is for a list that a person sees: the first date that a browser words
// takes it longer than a judge needs for a sample.
func date(list []keptInput) {
	if len(list) == 0 {
		return
	}
	format := js.Global().Get("Intl").Get("DateTimeFormat").New("en-GB", map[string]any{"dateStyle": "medium", "timeStyle": "short"})
	for i := range list {
		list[i].when = format.Call("format", list[i].used).String()
	}
}

// loadRecent reads what is kept on this device.
func (d *desk) loadRecent() {
	withStore(func(db js.Value) {
		if store, ok := transaction(db, "readonly"); ok {
			listKept(store, func(kept []keptInput) {
				byUse(kept)
				date(kept)
				d.post(func() { d.recent = kept })
			}, func() {})
		}
	}, func() {})
}

// openKept puts a kept input on the desk. The one before it can be brought back.
func (d *desk) openKept(key int) {
	withStore(func(db js.Value) {
		store, ok := transaction(db, "readonly")
		if !ok {
			return
		}
		found := store.Call("get", key)
		on(found, "success", func() {
			if record := found.Get("result"); record.Truthy() {
				readKept(record, func(src *source) {
					d.post(func() {
						d.dropPlace()
						d.take(src, src.game)
					})
				}, d.unreadable)
			}
		})
	}, func() {})
}

// readKept is the input of a record, with its text if the page can hold it.
func readKept(record js.Value, then func(*source), failed func(js.Value)) {
	src := &source{
		name: record.Get("name").String(), size: record.Get("size").Int(), data: record.Get("data"),
		game: record.Get("game").String(), key: record.Get("key").Int(),
	}
	if src.size > editMax {
		then(src)
		return
	}
	readBlob(src.data, func(content []byte) {
		src.text = string(content)
		then(src)
	}, failed)
}

// removeKept removes an input from this device.
func removeKept(key int) {
	withStore(func(db js.Value) {
		if store, ok := transaction(db, "readwrite"); ok {
			store.Call("delete", key)
		}
	}, func() {})
}

// draftKey is where the text of the paste box is kept until it is judged, in localStorage.
const draftKey = "umpire.draft"

// keepDraft keeps what stands in the paste box, as far as the box is for it; with nothing in it, nothing is kept.
func keepDraft(text string) {
	if len(text) > editMax {
		text = ""
	}
	storeText(onDevice, draftKey, text)
}

// keptDraft is what stood in the paste box when the page went away.
func keptDraft() string { return storedText(onDevice, draftKey) }

// keepHere keeps what was typed on the page until its tab is closed, unless it is far more than an editor holds; "" keeps
// nothing.
func keepHere(key, text string) {
	if len(text) > 2*editMax {
		text = ""
	}
	storeText(inTab, key, text)
}

// keptHere is what keepHere keeps; "" if that is nothing.
func keptHere(key string) string { return storedText(inTab, key) }

// forgetHere keeps nothing more of what keepHere kept.
func forgetHere() { try(func() js.Value { return js.Global().Get(inTab).Call("clear") }) }

// fragment is that of the page's address as it stands there, with the #; "" if there is none.
func fragment() string { return js.Global().Get("location").Get("hash").String() }

// restore brings back the latest input of a game that is kept on this device, unless something else has come by then, or
// is being read. If a link is opened, that is shown, and what is kept only gives it the spelling in which it was typed.
func (d *desk) restore(game string, linked *source) {
	showLinked := func() {
		if linked != nil && d.wants == game && d.job == nil {
			d.replace(linked, game)
		}
	}
	withStore(func(db js.Value) {
		store, ok := transaction(db, "readonly")
		if !ok {
			d.post(showLinked)
			return
		}
		all := store.Call("getAll")
		on(all, "success", func() {
			var latest js.Value
			list := all.Get("result")
			for i := range list.Get("length").Int() {
				record := list.Index(i)
				if record.Get("game").String() == game && (latest.IsUndefined() || record.Get("time").Float() > latest.Get("time").Float()) {
					latest = record
				}
			}
			if latest.IsUndefined() || latest.Get("size").Int() > session.MaxText {
				d.post(showLinked)
				return
			}
			readKept(latest, func(src *source) {
				d.post(func() {
					switch {
					case linked != nil && !sameInput(game, src, linked):
						showLinked()
					case (linked != nil || d.src == nil) && d.wants == game && d.job == nil:
						d.show(src, game)
					}
				})
			}, func(js.Value) { d.post(showLinked) })
		})
	}, func() { d.post(showLinked) })
}

// forgetInputs removes all inputs from this device.
func forgetInputs() {
	withStore(func(db js.Value) {
		if store, ok := transaction(db, "readwrite"); ok {
			store.Call("clear")
		}
	}, func() {})
}
