//go:build js && wasm

// Page is the page's program: all of app, in the browser.
package main

import (
	"syscall/js"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app"
	"umpire/app/words"
)

func main() {
	// A program that has ended can say nothing, so static/boot.js is told beforehand what to say.
	js.Global().Set("crashWords", map[string]any{
		"said":   words.T("crash.said"),
		"reload": words.T("crash.reload"),
	})
	app.Register()
	goapp.RunWhenOnBrowser()
}
