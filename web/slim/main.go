// Slim makes go-app smaller for the page's program, by leaving out what its package holds for others.
//
// Package app of go-app is at once what runs in the browser and the http.Handler that serves it. The linker drops
// functions that nobody calls, but not what packages do at their start, nor what a type that is seen through an
// interface can do. For one embedded http.Handler the page's program would carry net/http and crypto/tls, with their
// tables of errors, curves and media types; for routes by regular expression, of which we have none, package regexp and
// all tables of Unicode. What is saved, in MB:
//
//	                        raw   gzip -9
//	go-app as it is         9.21  2.48
//	without the server      7.88  2.09
//	nor regular expressions 7.39  1.96
//
// JSON, identifiers and encryption, for states that we do not keep, were 0.85 MB raw of the 8.20 MB that the page's program
// had grown to by then; see standIns. The states themselves were another 0.08 MB.
//
// The copy is made of the module that go.mod names, as it lies in the module cache; nothing of it is ever committed:
//
//	DIR/go-app              what the page's program needs of the module
//	DIR/page.mod, page.sum  our go.mod and go.sum with the copy in the module's place, for go build -modfile
//
// Only the page's program is built with it: tests, vet and the server use go-app as it is. Slim fails when what it
// leaves out is not there, since then go-app is another than the one it was written for.
//
//	slim DIR
//
// Slim is to be run in the project's folder, from which DIR is seen.
package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// goApp is the module, and page its package for the browser.
const (
	goApp = "github.com/maxence-charriere/go-app/v10"
	page  = goApp + "/pkg/app"
)

// unwanted is what is left out: whole files, or declarations of them; see cut.
var unwanted = map[string][]string{
	// The server, what it remembers, and what names it.
	"pkg/app/http.go":     {everything},
	"pkg/app/cache.go":    {everything},
	"pkg/app/resource.go": {"LocalDir", "localResourceResolver.Handler"},
	"pkg/app/wasm.go":     {"GenerateStaticWebsite"},
	// States, with what they are kept by; see added.
	"pkg/app/state.go":   {everything},
	"pkg/app/crypto.go":  {everything},
	"pkg/app/context.go": {"Context.DeviceID", "Context.Encrypt", "Context.Decrypt", "Context.cryptoKey"},
	// Routes by regular expression.
	"pkg/app/app.go":   {"RouteWithRegexp"},
	"pkg/app/route.go": {"regexpRoute", "router.routeWithRegexp", "router.routesWithRegexp"},
}

// everything stands for all declarations of a file.
const everything = "*"

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: slim DIR")
		os.Exit(2)
	}
	if err := slim(os.Args[1], unwanted); err != nil {
		fmt.Fprintln(os.Stderr, "slim:", err)
		os.Exit(1)
	}
}

// slim makes the copy, without what is to be left out, and the files for go build in dir.
func slim(dir string, leaveOut map[string][]string) error {
	module, files, err := sources()
	if err != nil {
		return err
	}
	copied := filepath.Join(dir, "go-app")
	if err := os.RemoveAll(copied); err != nil {
		return err
	}
	for name := range leaveOut {
		if !files[name] {
			return fmt.Errorf("there is no %s: has go-app changed?", name)
		}
	}
	met := map[string]bool{}
	for name := range files {
		content, err := os.ReadFile(filepath.Join(module, name))
		if err != nil {
			return err
		}
		if names := leaveOut[name]; names != nil {
			if names[0] == everything {
				continue
			}
			if content, err = cut(content, names); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
		}
		if err := write(filepath.Join(copied, name), useStandIns(content, met)); err != nil {
			return err
		}
	}
	if err := writeOwn(copied, met); err != nil {
		return err
	}
	return writeModule(dir, copied)
}

// sources finds go-app's folder and the names in it of what the page's program needs: the files of package app and of
// those it imports, as the browser's build sees them, and go.mod. The module is downloaded if it was not yet.
func sources() (module string, files map[string]bool, err error) {
	module, err = goList("-f", "{{.Module.Dir}}", page)
	if err != nil {
		return "", nil, err
	}
	all, err := goList("-deps", "-f", `{{$dir := .Dir}}{{range .GoFiles}}{{$dir}}/{{.}}{{"\n"}}{{end}}`, page)
	if err != nil {
		return "", nil, err
	}
	files = map[string]bool{"go.mod": true}
	for file := range strings.Lines(all) {
		if name, ok := strings.CutPrefix(strings.TrimSpace(file), module+"/"); ok {
			files[name] = true
		}
	}
	return module, files, nil
}

// goList is what go list says of the browser's build.
func goList(args ...string) (string, error) {
	command := exec.Command("go", append([]string{"list"}, args...)...)
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	command.Stderr = os.Stderr
	out, err := command.Output()
	if err != nil {
		return "", fmt.Errorf("go list: %w", err)
	}
	return string(bytes.TrimSpace(out)), nil
}

// writeModule writes page.sum and page.mod, which is the last of all files: whoever finds it finds the others.
func writeModule(dir, copied string) error {
	sums, err := os.ReadFile("go.sum")
	if err != nil {
		return err
	}
	if err := write(filepath.Join(dir, "page.sum"), sums); err != nil {
		return err
	}
	module, err := os.ReadFile("go.mod")
	if err != nil {
		return err
	}
	if !filepath.IsAbs(copied) {
		copied = "./" + copied // or it would be taken for a module's path
	}
	module = fmt.Appendf(module, "\nreplace %s => %q\n", goApp, filepath.ToSlash(copied))
	return write(filepath.Join(dir, "page.mod"), module)
}

// write writes a file, and the folders it lies in.
func write(name string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, content, 0o644)
}
