//go:build e2e

// Package e2e tests Umpire as a person meets it: the real handler over what make has built, in a real Chromium.
//
// A test opens a page and says what a person does and sees:
//
//	func TestSample(t *testing.T) {
//		p := open(t, "/", phone.dark())
//		p.paste("7 11\n…")
//		p.waitText("#verdict .token", "yes")
//	}
//
// A page that is open has a browser profile for itself. The test fails at its end if the page wrote anything to the
// console, broke the Content-Security-Policy, or asked any other host for anything. Waiting is always for something to be
// seen, never for a time to pass; what does not come within patience fails the test with a picture of the page.
package e2e

import (
	"context"
	"errors"
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"umpire/app"
	"umpire/web"
)

// root is the project's folder, seen from this one.
const root = "../.."

// patience is how long a page may take for anything that is waited for. It is generous: it tells "never" from "slow",
// and speed is measured elsewhere.
const patience = 30 * time.Second

// site is the server that the tests share, and browser the context of the one Chromium, in which there are the profiles.
var (
	site    *httptest.Server
	browser context.Context
)

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	app.Register()
	var err error
	if site, err = serve(); err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		return 1
	}
	defer site.Close()
	chromium, err := findChromium()
	if err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		return 1
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(chromium), chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true))
	if os.Geteuid() == 0 {
		options = append(options, chromedp.NoSandbox) // Chromium's sandbox refuses root
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	defer stop()
	var quit context.CancelFunc
	browser, quit = chromedp.NewContext(allocator)
	defer quit()
	if err := chromedp.Do(browser); err != nil {
		fmt.Fprintf(os.Stderr, "e2e: %s does not start: %v\n", chromium, err)
		return 1
	}
	return m.Run()
}

// serve starts a server of its own, for a test that stops it. All others share site.
func serve() (*httptest.Server, error) {
	handler, err := web.Handler(os.DirFS(root), app.Routes())
	if err != nil {
		return nil, err
	}
	return httptest.NewServer(handler), nil
}

// findChromium is the program in the variable CHROME, or else the first Chromium on the path.
func findChromium() (string, error) {
	if path := os.Getenv("CHROME"); path != "" {
		return exec.LookPath(path)
	}
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", errors.New("no Chromium found: install it, or set CHROME to its path")
}

// pictureFile is where a picture of a test is put: web/e2e/pictures, which git ignores.
func pictureFile(t *testing.T, name string) string {
	t.Helper()
	dir := "pictures"
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	path, err := filepath.Abs(filepath.Join(dir, strings.ReplaceAll(name, "/", "-")+".png"))
	if err != nil {
		t.Fatal(err)
	}
	return path
}
