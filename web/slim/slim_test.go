package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestPageProgram makes the copy and has the page's program compiled with it.
func TestPageProgram(t *testing.T) {
	t.Chdir("../..")
	dir := t.TempDir()
	if err := slim(dir, unwanted); err != nil {
		t.Fatal(err)
	}
	withCopy := "-modfile=" + filepath.Join(dir, "page.mod")
	deps, err := goList("-deps", withCopy, "./web/page")
	if err != nil {
		t.Fatal(err)
	}
	packages := strings.Fields(deps)
	for _, gone := range []string{"net/http", "crypto/tls", "crypto/aes", "encoding/json", "github.com/google/uuid", "mime", "regexp"} {
		if slices.Contains(packages, gone) {
			t.Errorf("the page's program still has %s", gone)
		}
	}
	if !slices.Contains(packages, page) {
		t.Errorf("the page's program has no %s", page)
	}
	if module, err := goList("-f", "{{.Module.Dir}}", withCopy, page); err != nil || module != filepath.Join(dir, "go-app") {
		t.Errorf("go-app is taken from %s, not from the copy: %v", module, err)
	}
	build := exec.Command("go", "build", "-trimpath", withCopy, "-o", filepath.Join(dir, "page.wasm"), "./web/page")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Errorf("%v:\n%s", err, out)
	}
}

// TestOtherModule expects files and declarations that go-app does not have.
func TestOtherModule(t *testing.T) {
	t.Chdir("../..")
	for _, other := range []map[string][]string{
		{"pkg/app/server.go": {everything}},
		{"pkg/app/route.go": {"regexpRoute", "servedRoute"}},
	} {
		dir := t.TempDir()
		err := slim(dir, other)
		if err == nil || !strings.Contains(err.Error(), "has go-app changed?") {
			t.Errorf("without %v: %v", other, err)
		}
		if _, err := os.Stat(filepath.Join(dir, "page.mod")); err == nil {
			t.Errorf("without %v: page.mod says that all is well", other)
		}
	}
}

// source is a file to cut from.
const source = `// Package p comes first.
package p

import (
	"net/http"
	"strings"
	x "example.com/y"
)

import "os"

// A keeps things.
type A struct {
	http.Handler // serves
	*B
	// names are known.
	names []string
	m, n  int
}

// B is empty.
type B struct{}

// Open opens.
func Open() {
	os.Exit(1) // at once
}

func (a *A) Open() string {
	// Each name is tried.
	for _, n := range a.names {
		x.Try(n)
	}
	for range a.m {
		a.n++
	}
	return strings.ToUpper("done")
}
`

func TestCut(t *testing.T) {
	for _, test := range []struct{ names, gone, kept string }{
		{"Open", "Exit|at once|\"os\"|// Open opens", "(a *A) Open|net/http|strings|x.Try|// A keeps"},
		{"A.Open", "(a *A)|x.Try|Each name|example.com|strings", "func Open|names []string"},
		{"A.Handler", "http.Handler|net/http|// serves", "*B|names []string|range a.names"},
		{"A.B", "*B", "type B struct|http.Handler"},
		{"A.names", "names|x.Try|example.com|Each name", "range a.m|m, n int|strings"},
		{"B Open", "B is empty|type B|func Open", "(a *A) Open"},
	} {
		out, err := cut([]byte(source), strings.Fields(test.names))
		if err != nil {
			t.Errorf("%s: %v", test.names, err)
			continue
		}
		for gone := range strings.SplitSeq(test.gone, "|") {
			if strings.Contains(string(out), gone) {
				t.Errorf("without %s there is still %q in\n%s", test.names, gone, out)
			}
		}
		for kept := range strings.SplitSeq(test.kept, "|") {
			if !strings.Contains(string(out), kept) {
				t.Errorf("without %s there is no %q any more in\n%s", test.names, kept, out)
			}
		}
	}
}

func TestCutNothing(t *testing.T) {
	for _, name := range []string{"Close", "B.Open", "A.missing", "C.Handler", "names", "A.m"} {
		if out, err := cut([]byte(source), []string{name}); err == nil {
			t.Errorf("%q is cut from nowhere:\n%s", name, out)
		}
	}
	if _, err := cut([]byte("package"), nil); err == nil {
		t.Error("what is no Go is cut")
	}
}
