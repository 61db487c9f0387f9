//go:build js && wasm

// Lab is the program in a Web Worker that finds mistakes, makes inputs, and reads and writes files. It is loaded when it
// is first asked for something: it holds the plain programs of all games, which nobody needs who only wants a verdict.
package main

import (
	"syscall/js"

	"umpire/engine/lab"
	"umpire/web/jobs"
)

func main() { jobs.Serve(&lab.Session{Decode: decode}, func(func() bool) {}, lab.Small) }

// decode decodes a file by the browser's own tables, which sgf/charset would bring along a second time. It is false if
// the browser does not know the encoding.
func decode(name string, text []byte) (out string, ok bool) {
	defer func() {
		if fault := recover(); fault != nil {
			if _, thrown := fault.(js.Error); !thrown {
				panic(fault)
			}
			out, ok = "", false
		}
	}()
	bytes := js.Global().Get("Uint8Array").New(len(text))
	js.CopyBytesToJS(bytes, text)
	return js.Global().Get("TextDecoder").New(name).Call("decode", bytes).String(), true
}
