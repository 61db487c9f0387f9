package serve

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"umpire/app"
	"umpire/web/packed"
)

// built is a site with the real static files and stand-ins for the programs, which need not be built for this.
func built(t *testing.T) fs.FS {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(filepath.Join(dir, "static"), os.DirFS("../../static")); err != nil {
		t.Fatal(err)
	}
	dist := filepath.Join(dir, "web", "dist")
	if err := os.MkdirAll(dist, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"app.wasm", "worker.wasm", "lab.wasm"} {
		path := filepath.Join(dist, name)
		if err := os.WriteFile(path, []byte(strings.Repeat("a program ", 100)), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := packed.Write(path, packed.Fast); err != nil {
			t.Fatal(err)
		}
	}
	return os.DirFS(dir)
}

// TestRun starts the server on a free port, asks it for every page, and stops it as a signal would.
func TestRun(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	lines, out := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		err := Run(ctx, []string{"-addr", "127.0.0.1:0"}, built(t), out)
		out.CloseWithError(io.EOF)
		ended <- err
	}()
	said, err := bufio.NewReader(lines).ReadString('\n')
	if err != nil {
		t.Fatalf("it said nothing: %v, %v", err, <-ended)
	}
	url := regexp.MustCompile(`http://\S+`).FindString(said)
	for _, path := range app.Routes() {
		answer, err := http.Get(url + path)
		if err != nil {
			t.Fatal(err)
		}
		page, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil || answer.StatusCode != http.StatusOK || !strings.Contains(string(page), "<h1") {
			t.Errorf("%s: %d with %d bytes: %v", path, answer.StatusCode, len(page), err)
		}
	}
	stop()
	if err := <-ended; err != nil {
		t.Errorf("stopped with %v", err)
	}
	if answer, err := http.Get(url); err == nil {
		answer.Body.Close()
		t.Error("it still answers")
	}
}

func TestPortTaken(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	addr := taken.Addr().String()
	err = Run(t.Context(), []string{"-addr", addr}, built(t), io.Discard)
	if err == nil || !strings.Contains(err.Error(), addr+" is taken") || !strings.Contains(err.Error(), "-addr") {
		t.Errorf("on a taken port: %v", err)
	}
}

func TestUsage(t *testing.T) {
	for args, want := range map[string]error{"-h": flag.ErrHelp, "-port 80": ErrUsage, "8080": ErrUsage} {
		if err := Run(t.Context(), strings.Fields(args), built(t), io.Discard); !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", args, err, want)
		}
	}
	if err := Run(t.Context(), []string{"-addr", "nonsense"}, built(t), io.Discard); err == nil {
		t.Error("an address that is none is taken")
	}
}

// TestNotBuilt says what to do when the programs have not been built.
func TestNotBuilt(t *testing.T) {
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "web", "dist"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.CopyFS(filepath.Join(dir, "static"), os.DirFS("../../static")); err != nil {
		t.Fatal(err)
	}
	err := Run(t.Context(), nil, os.DirFS(dir), io.Discard)
	if err == nil || !strings.Contains(err.Error(), "make run") {
		t.Errorf("without programs: %v", err)
	}
}

func TestVisible(t *testing.T) {
	for addr, want := range map[string]string{
		"127.0.0.1:8000": "127.0.0.1:8000", "0.0.0.0:80": "localhost:80", "[::]:8000": "localhost:8000", "[::1]:8000": "[::1]:8000",
	} {
		tcp, err := net.ResolveTCPAddr("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		if got := visible(tcp); got != want {
			t.Errorf("%s is to be opened at %s, want %s", addr, got, want)
		}
	}
}
