package app

import (
	"syscall/js"
	"time"

	"umpire/engine/session"
)

// patience is how long a cancelled job may take to stop before the worker is replaced.
const patience = 250 * time.Millisecond

// client talks with the judge's program in a Web Worker; web/worker says how. When the worker does not stop, or dies,
// a new one takes its place and is given the text again.
type client struct {
	post    func(func())
	module  js.Value // the compiled program, kept so that a new worker starts at once
	worker  js.Value
	ready   bool
	waiting []call // jobs that came before the worker was ready
	pending map[int]call
	last    int // the last job's number
	judging int // the judging under way, 0 if none
	onword  js.Func
}

func newWorker(post func(func())) worker {
	c := &client{post: post, pending: map[int]call{}}
	c.onword = handler(func(_ js.Value, args []js.Value) {
		from, data := args[0].Get("currentTarget"), args[0].Get("data")
		post(func() {
			if from.Equal(c.worker) {
				c.hear(data)
			}
		})
	})
	fetched := js.Global().Call("fetch", workerURL("worker.wasm"))
	once(js.Global().Get("WebAssembly").Call("compileStreaming", fetched), func(module js.Value) {
		c.module = module
		c.start()
	}, func(js.Value) {
		post(c.die)
	})
	return c
}

// workerURL is the address of a file beside the page's program.
func workerURL(name string) string { return href("/web/" + name) }

// start makes a worker from the compiled program.
func (c *client) start() {
	c.ready = false
	c.worker = js.Global().Get("Worker").New(workerURL("worker.js"))
	c.worker.Set("onmessage", c.onword)
	c.worker.Call("postMessage", map[string]any{"module": c.module})
}

func (c *client) call(job call) {
	if !c.ready {
		c.waiting = append(c.waiting, job)
		return
	}
	c.send(job)
}

func (c *client) send(job call) {
	c.last++
	c.pending[c.last] = job
	message := map[string]any{"id": c.last, "op": job.op}
	if job.args != nil {
		args := js.Global().Get("Uint8Array").New(len(job.args))
		js.CopyBytesToJS(args, job.args)
		message["args"] = args
	}
	if job.text != nil {
		message["blob"] = *job.text
		c.judging = c.last
	}
	c.worker.Call("postMessage", message)
}

// hear takes a message of the worker.
func (c *client) hear(data js.Value) {
	switch op := data.Get("op").String(); op {
	case "ready":
		if data.Get("protocol").Int() != session.Protocol {
			c.finish(reply{failed: "newer"})
			return
		}
		c.ready = true
		jobs := c.waiting
		c.waiting = nil
		for _, job := range jobs {
			c.send(job)
		}
	case "dead":
		c.die()
	case "progress":
		if job, ok := c.pending[data.Get("id").Int()]; ok && job.progress != nil {
			job.progress(session.Progress{Done: data.Get("done").Int(), Total: data.Get("total").Int(), Datasets: data.Get("datasets").Int()})
		}
	case "result", "error":
		id := data.Get("id").Int()
		job, ok := c.pending[id]
		delete(c.pending, id)
		if id == c.judging {
			c.judging = 0
		}
		if !ok || job.done == nil {
			return
		}
		r := reply{}
		if op == "error" {
			r.failed = data.Get("code").String()
		} else {
			r.answer, r.bulk, r.ms = bytesOf(data.Get("answer")), data.Get("bulk"), data.Get("ms").Float()
		}
		job.done(r)
	}
}

// finish answers every job the same.
func (c *client) finish(r reply) {
	jobs := c.waiting
	c.waiting = nil
	for id, job := range c.pending {
		jobs = append(jobs, job)
		delete(c.pending, id)
	}
	for _, job := range jobs {
		if job.done != nil {
			job.done(r)
		}
	}
}

// die is called when there is no worker to be had, or the one there was is gone.
func (c *client) die() {
	c.finish(reply{failed: "crash"})
	if c.module.Truthy() {
		c.start()
	}
}

// cancel asks the worker to stop judging. If it does not answer soon, it is replaced by a new one.
func (c *client) cancel() {
	kept := c.waiting[:0]
	for _, job := range c.waiting {
		if job.text == nil {
			kept = append(kept, job)
		}
	}
	c.waiting = kept
	id := c.judging
	if id == 0 {
		return
	}
	c.pending[id] = call{} // its answer is awaited, but nobody hears it
	c.worker.Call("postMessage", map[string]any{"id": id, "op": "cancel"})
	var late js.Func
	late = handler(func(js.Value, []js.Value) {
		late.Release()
		c.post(func() {
			if _, there := c.pending[id]; there && c.judging == id {
				c.worker.Call("terminate")
				delete(c.pending, id)
				c.judging = 0
				c.again()
			}
		})
	})
	js.Global().Call("setTimeout", late, patience.Milliseconds())
}

// again starts a new worker; the jobs that the old one had not answered are sent to it once more.
func (c *client) again() {
	for id, job := range c.pending {
		c.waiting = append(c.waiting, job)
		delete(c.pending, id)
	}
	c.start()
}
