//go:build js && wasm

// Lab is the program in a Web Worker that finds mistakes and makes inputs. It is loaded when it is first asked for
// something: it holds the plain programs of all games, which nobody needs who only wants a verdict.
package main

import (
	"umpire/engine/lab"
	"umpire/web/jobs"
)

func main() { jobs.Serve(new(lab.Session), func(func() bool) {}) }
