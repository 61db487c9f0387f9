//go:build js && wasm

// Package jobs is a program of ours in a Web Worker: it answers the page's messages for a session, one job at a time and
// in order, but for small ones that need not wait for a long one. It links the engine alone.
//
// The page sends
//
//	{id, op, args, blob}   a job: one of session's, its arguments as a Uint8Array; blob, if present, is a new text
//	{id, op: "cancel"}     call off the job of that id
//
// and gets
//
//	{op: "ready", protocol}                      once, at the start
//	{id, op: "progress", done, total, datasets}  now and then
//	{id, op: "result", answer, bulk, ms}         session's answer and bulk as Uint8Arrays; ms is the time the work took
//	{id, op: "error", code}                      session's, "crash" or "unreadable"
//
// One result or error comes for every job. Should the program die, static/worker.js sends {op: "dead", error}.
package jobs

import (
	"slices"
	"syscall/js"

	"umpire/engine/session"
)

// breathEvery is how often, in milliseconds, a job lets the browser deliver messages: often enough for a cancel to be
// felt at once, seldom enough to cost little.
const breathEvery = 20

// tellEvery is how often, in milliseconds, it says how far it is: the page draws itself anew for that.
const tellEvery = 100

// now is the browser's clock in milliseconds. Package time would do, and is a tenth of the program.
func now() float64 { return js.Global().Get("performance").Call("now").Float() }

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
	op        string
	args      []byte
	blob      js.Value
	cancelled bool
}

// Session is what does the jobs.
type Session interface {
	// Take gives the session a text, for the jobs that come with it and after it.
	Take(content []byte) error
	// Handle does a job; see session.Session.
	Handle(op string, args []byte, watch session.Watch) (answer, bulk []byte, err error)
}

// Serve answers the page for ever. While there is nothing to do at first, warm may prepare the session; it asks idle now
// and then, and leaves off when that is false. Jobs whose operation is small are done while another is under way, if they
// bring no text.
func Serve(s Session, warm func(idle func() bool), small func(op string) bool) {
	d := newDesk(s, small)
	js.Global().Set("onmessage", js.FuncOf(func(_ js.Value, messages []js.Value) any {
		d.receive(messages[0].Get("data"))
		return nil
	}))
	post(map[string]any{"op": "ready", "protocol": session.Protocol})
	warm(func() bool {
		d.breath.take()
		return len(d.queue) == 0
	})
	d.work()
}

// desk is where jobs wait and are done.
type desk struct {
	session Session
	small   func(op string) bool
	queue   []*job        // the first is under way
	arrived chan struct{} // holds one token when a job may be waiting
	breath  *breath
}

func newDesk(s Session, small func(op string) bool) *desk {
	return &desk{session: s, small: small, arrived: make(chan struct{}, 1), breath: newBreath()}
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
	if args := message.Get("args"); args.Truthy() {
		j.args = make([]byte, args.Get("byteLength").Int())
		js.CopyBytesToGo(j.args, args)
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

// between does the small jobs that wait behind the one under way.
func (d *desk) between() {
	d.queue = slices.DeleteFunc(d.queue, func(j *job) bool {
		now := j != d.queue[0] && !j.blob.Truthy() && d.small(j.op)
		if now {
			d.do(j)
		}
		return now
	})
}

// do does one job and answers it, whatever happens.
func (d *desk) do(j *job) {
	defer func() {
		if fault := recover(); fault != nil {
			js.Global().Get("console").Call("error", "worker: panic in "+j.op, text(fault))
			j.fail(crash)
		}
	}()
	if j.blob.Truthy() {
		content, ok := read(j.blob)
		if !ok {
			j.fail(unreadable)
			return
		}
		if err := d.session.Take(content); err != nil {
			j.fail(err.Error())
			return
		}
	}
	start := now()
	last, told := start, start
	answer, bulk, err := d.session.Handle(j.op, j.args, func(p session.Progress) bool {
		if now()-last >= breathEvery {
			if now()-told >= tellEvery {
				post(map[string]any{"id": j.id, "op": "progress", "done": p.Done, "total": p.Total, "datasets": p.Datasets})
				told = now()
			}
			d.breath.take()
			d.between()
			last = now()
		}
		return !j.cancelled
	})
	if err != nil {
		j.fail(err.Error())
		return
	}
	j.succeed(answer, bulk, now()-start)
}

func (j *job) fail(code string) {
	post(map[string]any{"id": j.id, "op": "error", "code": code})
}

// succeed sends the result; the bytes are handed over, not copied by the browser.
func (j *job) succeed(answer, bulk []byte, ms float64) {
	a, b := array(answer), array(bulk)
	post(map[string]any{"id": j.id, "op": "result", "answer": a, "bulk": b, "ms": ms}, a.Get("buffer"), b.Get("buffer"))
}

// array copies bytes into a Uint8Array.
func array(b []byte) js.Value {
	a := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(a, b)
	return a
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
