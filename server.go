// Umpire-server serves Umpire: files, built in, and nothing else. All judging happens in the browser.
package main

import (
	"context"
	"embed"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"umpire/app"
	"umpire/web"
)

//go:embed all:web/dist static
var files embed.FS

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second signal ends the program at once
	err := run(ctx, os.Args[1:], files, os.Stdout)
	switch {
	case errors.Is(err, flag.ErrHelp):
	case errors.Is(err, errUsage):
		os.Exit(2)
	case err != nil:
		fmt.Fprintln(os.Stderr, "umpire-server:", err)
		os.Exit(1)
	}
}

// errUsage says that the command line was wrong; package flag has said how.
var errUsage = errors.New("wrong usage")

// run serves until ctx is done, then lets the answers under way finish. It says on out where the pages are.
func run(ctx context.Context, args []string, files fs.FS, out io.Writer) error {
	flags := flag.NewFlagSet("umpire-server", flag.ContinueOnError)
	addr := flags.String("addr", "127.0.0.1:8000", "`host:port` to listen on")
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return err
		}
		return errUsage
	}
	if flags.NArg() > 0 {
		fmt.Fprintf(flags.Output(), "umpire-server takes no argument: %q\n", flags.Arg(0))
		return errUsage
	}

	app.Register()
	handler, err := web.Handler(files, app.Routes())
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", *addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return fmt.Errorf("%s is taken by another program; choose another address with -addr", *addr)
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "Umpire is at http://%s (Ctrl C stops it)\n", visible(listener.Addr().(*net.TCPAddr)))

	server := &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		WriteTimeout:      time.Minute,
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    16 << 10,
	}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	patience, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	return server.Shutdown(patience)
}

// visible is the address to open in a browser on this machine.
func visible(addr *net.TCPAddr) string {
	if addr.IP.IsUnspecified() {
		return fmt.Sprintf("localhost:%d", addr.Port)
	}
	return addr.String()
}
