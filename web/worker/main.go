//go:build js && wasm

// Worker is the judge's program in a Web Worker.
package main

import (
	"umpire/engine/session"
	"umpire/web/jobs"
)

func main() { jobs.Serve(new(session.Session), warm, func(string) bool { return false }) }
