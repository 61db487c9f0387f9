package app

import (
	"syscall/js"
	"time"

	"umpire/engine/session"
)

// judgeProgram is the file of the judge's program, beside the page's.
const judgeProgram = "worker.wasm"

// labProgram is the file of the lab's program.
const labProgram = "lab.wasm"

// webWorker is a Web Worker of the browser that runs one of our programs; web/worker says in what words they speak.
type webWorker struct {
	program string // the program's file
	post    func(func())
	client  *client
	module  js.Value // the compiled program, kept so that a new worker starts at once
	worker  js.Value
	onword  js.Func
	onerror js.Func
}

// newWorker starts a worker with a program of ours, by the name of its file. It calls back through post.
func newWorker(program string, post func(func())) worker {
	w := &webWorker{program: program, post: post}
	w.client = &client{host: w, after: func(t time.Duration, f func()) { later(t, func() { post(f) }) }}
	w.onword = w.handler(func(event js.Value) { w.hear(event.Get("data")) })
	w.onerror = w.handler(func(js.Value) { w.client.gone() })
	w.client.begin()
	return w.client
}

// handler hears an event of the present worker; what those before it still say is dropped.
func (w *webWorker) handler(f func(event js.Value)) js.Func {
	return handler(func(_ js.Value, args []js.Value) {
		event, from := args[0], args[0].Get("currentTarget")
		w.post(func() {
			if from.Equal(w.worker) {
				f(event)
			}
		})
	})
}

// workerURL is the address of a file beside the page's program.
func workerURL(name string) string { return href("/web/" + name) }

func (w *webWorker) start() {
	if w.worker.Truthy() {
		w.worker.Call("terminate")
		w.worker = js.Undefined()
	}
	if w.module.Truthy() {
		w.run()
		return
	}
	fetched := js.Global().Call("fetch", workerURL(w.program))
	once(js.Global().Get("WebAssembly").Call("compileStreaming", fetched), func(module js.Value) {
		w.module = module
		w.run()
	}, func(js.Value) {
		w.post(w.client.gone)
	})
}

// run makes a worker from the compiled program.
func (w *webWorker) run() {
	w.worker = js.Global().Get("Worker").New(workerURL("worker.js"))
	w.worker.Set("onmessage", w.onword)
	w.worker.Set("onerror", w.onerror)
	w.worker.Call("postMessage", map[string]any{"module": w.module})
}

func (w *webWorker) send(id int, job call) {
	message := map[string]any{"id": id, "op": job.op}
	if job.args != nil {
		args := js.Global().Get("Uint8Array").New(len(job.args))
		js.CopyBytesToJS(args, job.args)
		message["args"] = args
	}
	if job.text != nil {
		message["blob"] = *job.text
	}
	w.worker.Call("postMessage", message)
}

func (w *webWorker) stop(id int) {
	w.worker.Call("postMessage", map[string]any{"id": id, "op": "cancel"})
}

// hear takes a message of the worker.
func (w *webWorker) hear(data js.Value) {
	switch data.Get("op").String() {
	case "ready":
		w.client.hello(data.Get("protocol").Int())
	case "dead":
		w.client.gone()
	case "progress":
		w.client.progressed(data.Get("id").Int(), session.Progress{
			Done: data.Get("done").Int(), Total: data.Get("total").Int(), Datasets: data.Get("datasets").Int(),
		})
	case "result":
		w.client.answered(data.Get("id").Int(), reply{
			answer: bytesOf(data.Get("answer")), bulk: data.Get("bulk"), ms: data.Get("ms").Float(),
		})
	case "error":
		w.client.answered(data.Get("id").Int(), reply{failed: data.Get("code").String()})
	}
}
