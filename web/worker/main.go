//go:build js && wasm

// Worker is the judge's program in a Web Worker: it holds a session and answers the page's messages, one job at a time
// and in order. It links the engine alone.
//
// The page sends
//
//	{id, op, json, blob}   a job: session's operation, its arguments as JSON text; blob, if present, is a new text
//	{id, op: "cancel"}     call off the job of that id
//
// and gets
//
//	{op: "ready", protocol}                      once, at the start
//	{id, op: "progress", done, total, datasets}  now and then
//	{id, op: "result", json, buf, ms}            JSON text; buf is a Uint8Array or null; ms is the time the work took
//	{id, op: "error", json}                      a code as plain text: session's, "crash" or "unreadable"
//
// One result or error comes for every job. Should the program die, static/worker.js sends {op: "dead", error}.
package main

import (
	"syscall/js"
	"time"

	"umpire/engine/session"
)

// breathEvery is how often a job lets the browser deliver messages: often enough for a cancel to be felt at once,
// seldom enough to cost little.
const breathEvery = 20 * time.Millisecond

// The codes of errors that are not session's.
const (
	crash      = "crash"      // the work panicked: a bug
	unreadable = "unreadable" // the browser could not read the text, for example a file that has gone
)

// opCancel is the operation that calls a job off.
const opCancel = "cancel"

// job is one message of the page that asks for work. Everything here runs on one thread that changes goroutines only
// where one waits, so nothing is locked.
type job struct {
	id        int
	op, args  string
	blob      js.Value
	cancelled bool
}

func main() {
	d := newDesk()
	js.Global().Set("onmessage", js.FuncOf(func(_ js.Value, messages []js.Value) any {
		d.receive(messages[0].Get("data"))
		return nil
	}))
	post(map[string]any{"op": "ready", "protocol": session.Protocol})
	d.work()
}

// desk is where jobs wait and are done.
type desk struct {
	session session.Session
	queue   []*job        // the first is under way
	arrived chan struct{} // holds one token when a job may be waiting
	breath  *breath
}

func newDesk() *desk {
	return &desk{arrived: make(chan struct{}, 1), breath: newBreath()}
}

// receive takes a message of the page. It never waits.
func (d *desk) receive(message js.Value) {
	id, op := message.Get("id").Int(), message.Get("op").String()
	if op == opCancel {
		for _, j := range d.queue {
			if j.id == id {
				j.cancelled = true
			}
		}
		return
	}
	j := &job{id: id, op: op, blob: message.Get("blob")}
	if args := message.Get("json"); args.Type() == js.TypeString {
		j.args = args.String()
	}
	d.queue = append(d.queue, j)
	select {
	case d.arrived <- struct{}{}:
	default:
	}
}

// work does the jobs as they come, for ever.
func (d *desk) work() {
	for range d.arrived {
		for len(d.queue) > 0 {
			d.do(d.queue[0])
			d.queue = d.queue[1:]
		}
	}
}

// do does one job and answers it, whatever happens.
func (d *desk) do(j *job) {
	defer func() {
		if fault := recover(); fault != nil {
			js.Global().Get("console").Call("error", "judge: panic in "+j.op, text(fault))
			j.fail(crash)
		}
	}()
	if j.blob.Truthy() {
		content, ok := read(j.blob)
		if !ok {
			j.fail(unreadable)
			return
		}
		d.session.Take(content)
	}
	start := time.Now()
	last := start
	out, bulk, err := d.session.Handle(j.op, []byte(j.args), func(p session.Progress) bool {
		if time.Since(last) >= breathEvery {
			post(map[string]any{"id": j.id, "op": "progress", "done": p.Done, "total": p.Total, "datasets": p.Datasets})
			d.breath.take()
			last = time.Now()
		}
		return !j.cancelled
	})
	if err != nil {
		j.fail(err.Error())
		return
	}
	j.succeed(out, bulk, time.Since(start))
}

func (j *job) fail(code string) {
	post(map[string]any{"id": j.id, "op": "error", "json": code})
}

// succeed sends the result; the bulk is handed over, not copied by the browser.
func (j *job) succeed(out, bulk []byte, took time.Duration) {
	message := map[string]any{"id": j.id, "op": "result", "json": string(out), "buf": nil, "ms": took.Seconds() * 1000}
	var handed []any
	if bulk != nil {
		buf := js.Global().Get("Uint8Array").New(len(bulk))
		js.CopyBytesToJS(buf, bulk)
		message["buf"] = buf
		handed = append(handed, buf.Get("buffer"))
	}
	post(message, handed...)
}

// post sends a message to the page and hands the buffers over.
func post(message map[string]any, handed ...any) {
	js.Global().Call("postMessage", message, handed)
}

// text is what a panic said.
func text(fault any) string {
	switch fault := fault.(type) {
	case error:
		return fault.Error()
	case string:
		return fault
	}
	return "unknown fault"
}
