//go:build js && wasm

package jobs

import "syscall/js"

// breath lets the browser deliver the messages that came while Go was working. A message to oneself waits behind them;
// a timer would wait 4 ms more.
type breath struct {
	out  js.Value // posting here
	back chan struct{}
}

func newBreath() *breath {
	channel := js.Global().Get("MessageChannel").New()
	b := &breath{out: channel.Get("port1"), back: make(chan struct{}, 1)}
	channel.Get("port2").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		b.back <- struct{}{}
		return nil
	}))
	return b
}

// take waits until the browser has delivered what there was.
func (b *breath) take() {
	b.out.Call("postMessage", nil)
	<-b.back
}

// read copies a Blob's bytes. It is false if the browser cannot read them.
func read(blob js.Value) (content []byte, ok bool) {
	buffer, ok := await(blob.Call("arrayBuffer"))
	if !ok {
		return nil, false
	}
	view := js.Global().Get("Uint8Array").New(buffer)
	content = make([]byte, view.Get("byteLength").Int())
	js.CopyBytesToGo(content, view)
	return content, true
}

// await waits for a promise. It is false if the promise was rejected.
func await(promise js.Value) (value js.Value, ok bool) {
	type outcome struct {
		value js.Value
		ok    bool
	}
	settled := make(chan outcome, 1)
	settle := func(ok bool) js.Func {
		return js.FuncOf(func(_ js.Value, values []js.Value) any {
			settled <- outcome{values[0], ok}
			return nil
		})
	}
	fulfilled, rejected := settle(true), settle(false)
	defer fulfilled.Release()
	defer rejected.Release()
	promise.Call("then", fulfilled, rejected)
	o := <-settled
	return o.value, o.ok
}
