//go:build js && wasm

// Page is the page's program: all of app, in the browser.
package main

import (
	"os"
	"runtime/debug"
	"syscall/js"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app"
	"umpire/app/words"
)

// gcPercent is how much the program allocates, in percent of what it holds, before it collects garbage, if GOGC is not set.
const gcPercent = 300

func main() {
	// A program that has ended can say nothing, so static/boot.js is told beforehand what to say.
	js.Global().Set("crashWords", map[string]any{
		"said":   words.T("crash.said"),
		"reload": words.T("crash.reload"),
	})
	// A collection of garbage takes several milliseconds of the page's only thread. With few of them the program takes
	// more memory, but little: what it holds is a few megabytes, the dataset on the board and what is drawn of it.
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent)
	}
	app.Register()
	goapp.RunWhenOnBrowser()
}
