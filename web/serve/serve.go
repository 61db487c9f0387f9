// Package serve is the server of the site: it listens, answers with what package web makes of the files, and stops.
package serve

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"syscall"
	"time"

	"umpire/app"
	"umpire/web"
)

// ErrUsage says that the command line was wrong; package flag has said how.
var ErrUsage = errors.New("wrong usage")

// Run is the server with the arguments of a command line and the site's files. It serves until ctx is done, then lets the
// answers under way finish. It says on out where the pages are. The error is flag.ErrHelp or ErrUsage if there was nothing
// to serve, and otherwise one for a person to read.
func Run(ctx context.Context, args []string, files fs.FS, out io.Writer) error {
	flags := flag.NewFlagSet("umpire-server", flag.ContinueOnError)
	addr := flags.String("addr", "127.0.0.1:8000", "`host:port` to listen on")
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return err
		}
		return ErrUsage
	}
	if flags.NArg() > 0 {
		fmt.Fprintf(flags.Output(), "umpire-server takes no argument: %q\n", flags.Arg(0))
		return ErrUsage
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
