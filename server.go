// Umpire-server serves Umpire: files, built in, and nothing else. All judging happens in the browser.
package main

import (
	"context"
	"embed"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"umpire/web/serve"
)

//go:embed all:web/dist static
var files embed.FS

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second signal ends the program at once
	err := serve.Run(ctx, os.Args[1:], files, os.Stdout)
	switch {
	case errors.Is(err, flag.ErrHelp):
	case errors.Is(err, serve.ErrUsage):
		os.Exit(2)
	case err != nil:
		fmt.Fprintln(os.Stderr, "umpire-server:", err)
		os.Exit(1)
	}
}
