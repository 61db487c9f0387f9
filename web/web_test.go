package web

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/andybalholm/brotli"
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/web/packed"
)

// pages are the pages of the tests.
var pages = []string{"/", "/twixt", "/embed/twixt"}

// plainPage is a page that says one thing.
type plainPage struct{ goapp.Compo }

func (*plainPage) Render() goapp.UI {
	return goapp.Main().Body(
		goapp.H1().Text("A test page"),
		goapp.Input().Placeholder("two\nlines, \"quoted\" <b> & \\ more é"),
		goapp.P().Body(goapp.B().Text("One"), goapp.Text(", two "), goapp.I().Text("and three")),
	)
}

func init() {
	for _, path := range pages {
		goapp.Route(path, func() goapp.Composer { return &plainPage{} })
	}
}

// program stands for the page's program, as long as one that is worth packing.
var program = bytes.Repeat([]byte("\x00asm a program "), 500)

// files is a site in small: everything that Handler wants, and robots.txt.
func files(t *testing.T) fstest.MapFS {
	t.Helper()
	all := fstest.MapFS{"web/dist/.keep": {}}
	for _, name := range []string{
		"robots.txt", "fonts.css", "first.css", "ground.css", "app.css", "board.css", "boot.js", "worker.js",
		"icon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png", "fonts/plex-sans-latin-400.woff2", "fonts/OFL.txt",
	} {
		line := "this is " + name + "; "
		switch path.Ext(name) {
		case ".css":
			line = "q{content:\"" + name + "\"}"
		case ".js":
			line = "say(\"" + name + "\");"
		}
		all["static/"+name] = &fstest.MapFile{Data: []byte(strings.Repeat(line, 50))}
	}
	for _, name := range []string{"web/dist/app.wasm", "web/dist/worker.wasm", "web/dist/lab.wasm"} {
		all[name] = &fstest.MapFile{Data: program}
		f, err := packed.Pack(program, packed.Fast)
		if err != nil {
			t.Fatal(err)
		}
		all[name+".gz"] = &fstest.MapFile{Data: f.Gzip}
		all[name+".br"] = &fstest.MapFile{Data: f.Brotli}
		all[name+".sha256"] = &fstest.MapFile{Data: []byte(hexSum(f))}
	}
	return all
}

func hexSum(f packed.File) string {
	const digits = "0123456789abcdef"
	var out []byte
	for _, b := range f.Sum {
		out = append(out, digits[b>>4], digits[b&15])
	}
	return string(out)
}

func newHandler(t *testing.T, files fs.FS) http.Handler {
	t.Helper()
	h, err := Handler(files, pages)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// get asks for a path with headers given as name, value, name, value ….
func get(t *testing.T, h http.Handler, path string, headers ...string) *http.Response {
	t.Helper()
	return ask(t, h, http.MethodGet, path, headers...)
}

func ask(t *testing.T, h http.Handler, method, path string, headers ...string) *http.Response {
	t.Helper()
	r := httptest.NewRequest(method, path, nil)
	for i := 0; i < len(headers); i += 2 {
		if headers[i] == "Host" {
			r.Host = headers[i+1]
		}
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w.Result()
}

func body(t *testing.T, r *http.Response) string {
	t.Helper()
	content, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}

func TestContentTypes(t *testing.T) {
	h := newHandler(t, files(t))
	for path, want := range map[string]string{
		"/":                                    "text/html; charset=utf-8",
		"/twixt":                               "text/html; charset=utf-8",
		"/app.js":                              "application/javascript; charset=utf-8",
		"/app-worker.js":                       "application/javascript; charset=utf-8",
		"/wasm_exec.js":                        "application/javascript; charset=utf-8",
		"/app.css":                             "text/css; charset=utf-8",
		"/manifest.webmanifest":                "application/manifest+json; charset=utf-8",
		"/robots.txt":                          "text/plain; charset=utf-8",
		"/web/app.wasm":                        "application/wasm",
		"/web/worker.wasm":                     "application/wasm",
		"/web/first.css":                       "text/css; charset=utf-8",
		"/web/boot.js":                         "text/javascript; charset=utf-8",
		"/web/icon.svg":                        "image/svg+xml",
		"/web/icon-192.png":                    "image/png",
		"/web/fonts/plex-sans-latin-400.woff2": "font/woff2",
	} {
		r := get(t, h, path)
		if r.StatusCode != http.StatusOK || r.Header.Get("Content-Type") != want {
			t.Errorf("%s: %d, %q, want %q", path, r.StatusCode, r.Header.Get("Content-Type"), want)
		}
	}
}

func TestNotFound(t *testing.T) {
	h := newHandler(t, files(t))
	for _, path := range []string{
		"/nowhere", "/twixt/", "/TWIXT", "/web/", "/web/nothing", "/web/dist/app.wasm", "/web/.keep", "/web/app.wasm.br",
		"/web/app.wasm.gz", "/web/app.wasm.sha256", "/web/../server.go", "/sitemap.xml", "/ads.txt", "//evil.example/",
		"/web/%2e%2e/server.go", "/app.wasm",
	} {
		r := get(t, h, path)
		if r.StatusCode != http.StatusNotFound {
			t.Errorf("%s: %d", path, r.StatusCode)
		}
		if r.Header.Get("Content-Security-Policy") == "" {
			t.Errorf("%s: no Content-Security-Policy", path)
		}
	}
	// go-app answers 304 to whoever names its version, even where there is nothing.
	tag := get(t, h, "/").Header.Get("ETag")
	if r := get(t, h, "/nowhere", "If-None-Match", tag); r.StatusCode != http.StatusNotFound {
		t.Errorf("/nowhere with a page's tag: %d", r.StatusCode)
	}
}

func TestMethods(t *testing.T) {
	h := newHandler(t, files(t))
	for _, method := range []string{"POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND"} {
		for _, path := range []string{"/", "/web/app.wasm", "/nowhere"} {
			r := ask(t, h, method, path)
			if r.StatusCode != http.StatusMethodNotAllowed || r.Header.Get("Allow") != "GET, HEAD" {
				t.Errorf("%s %s: %d, Allow %q", method, path, r.StatusCode, r.Header.Get("Allow"))
			}
		}
	}
}

func TestHead(t *testing.T) {
	h := newHandler(t, files(t))
	for _, accept := range []string{"", "gzip", "br"} {
		got := get(t, h, "/web/app.wasm", "Accept-Encoding", accept)
		head := ask(t, h, http.MethodHead, "/web/app.wasm", "Accept-Encoding", accept)
		if content := body(t, head); content != "" {
			t.Errorf("HEAD has a body of %d bytes", len(content))
		}
		for _, name := range []string{"Content-Length", "Content-Type", "Content-Encoding", "ETag"} {
			if head.Header.Get(name) != got.Header.Get(name) {
				t.Errorf("%s of HEAD is %q, of GET %q", name, head.Header.Get(name), got.Header.Get(name))
			}
		}
	}
}

func TestEncodings(t *testing.T) {
	h := newHandler(t, files(t))
	decode := map[string]func(io.Reader) (io.Reader, error){
		"":     func(r io.Reader) (io.Reader, error) { return r, nil },
		"gzip": func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) },
		"br":   func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil },
	}
	for _, path := range []string{"/", "/app.js", "/web/app.wasm", "/web/first.css"} {
		plain := body(t, get(t, h, path))
		tags := map[string]bool{}
		for encoding, decoder := range decode {
			r := get(t, h, path, "Accept-Encoding", encoding)
			if got := r.Header.Get("Content-Encoding"); got != encoding {
				t.Errorf("%s: Content-Encoding %q, want %q", path, got, encoding)
			}
			if got := r.Header.Get("Vary"); got != "Accept-Encoding" {
				t.Errorf("%s: Vary %q", path, got)
			}
			sent := body(t, r)
			if got := r.Header.Get("Content-Length"); got != strconv.Itoa(len(sent)) {
				t.Errorf("%s as %q: Content-Length %s for %d bytes", path, encoding, got, len(sent))
			}
			decoded, err := decoder(strings.NewReader(sent))
			if err != nil {
				t.Fatal(err)
			}
			content, err := io.ReadAll(decoded)
			if err != nil || string(content) != plain {
				t.Errorf("%s as %q is another content: %v", path, encoding, err)
			}
			tags[r.Header.Get("ETag")] = true
		}
		if len(tags) != len(decode) {
			t.Errorf("%s: forms share an entity tag: %v", path, tags)
		}
	}
	for _, path := range []string{"/web/icon-192.png", "/web/fonts/plex-sans-latin-400.woff2"} {
		if got := get(t, h, path, "Accept-Encoding", "br, gzip").Header.Get("Content-Encoding"); got != "" {
			t.Errorf("%s: compressed twice, with %q", path, got)
		}
	}
}

func TestCaching(t *testing.T) {
	h := newHandler(t, files(t))
	strong := regexp.MustCompile(`^"[0-9a-f]{32}(-gzip|-br)?"$`)
	for _, path := range []string{"/", "/app-worker.js", "/web/app.wasm", "/web/icon-192.png"} {
		for _, accept := range []string{"", "gzip", "br"} {
			r := get(t, h, path, "Accept-Encoding", accept)
			tag := r.Header.Get("ETag")
			if !strong.MatchString(tag) || r.Header.Get("Cache-Control") != "no-cache" {
				t.Errorf("%s: ETag %s, Cache-Control %q", path, tag, r.Header.Get("Cache-Control"))
			}
			for _, asked := range []string{tag, `"other", ` + tag, "*"} {
				again := get(t, h, path, "Accept-Encoding", accept, "If-None-Match", asked)
				if again.StatusCode != http.StatusNotModified || body(t, again) != "" || again.Header.Get("ETag") != tag {
					t.Errorf("%s with If-None-Match %s: %d", path, asked, again.StatusCode)
				}
			}
			if again := get(t, h, path, "Accept-Encoding", accept, "If-None-Match", `"other"`); again.StatusCode != http.StatusOK {
				t.Errorf("%s with another tag: %d", path, again.StatusCode)
			}
		}
	}
	// A tag of one form does not vouch for another.
	tag := get(t, h, "/web/app.wasm", "Accept-Encoding", "gzip").Header.Get("ETag")
	if r := get(t, h, "/web/app.wasm", "Accept-Encoding", "br", "If-None-Match", tag); r.StatusCode != http.StatusOK {
		t.Errorf("brotli with gzip's tag: %d", r.StatusCode)
	}
}

func TestRange(t *testing.T) {
	h := newHandler(t, files(t))
	r := get(t, h, "/web/app.wasm", "Range", "bytes=1-3")
	if r.StatusCode != http.StatusPartialContent || body(t, r) != "asm" {
		t.Errorf("bytes 1 to 3: %d", r.StatusCode)
	}
}

// TestFrames lets other sites frame the boards that are made for it, and nothing else.
func TestFrames(t *testing.T) {
	h := newHandler(t, files(t))
	for _, path := range append(pages, "/web/app.wasm") {
		framed := strings.Contains(get(t, h, path).Header.Get("Content-Security-Policy"), "frame-ancestors *")
		if want := strings.HasPrefix(path, "/embed/"); framed != want {
			t.Errorf("%s: may be framed: %v, want %v", path, framed, want)
		}
	}
}

func TestSecurityHeaders(t *testing.T) {
	h := newHandler(t, files(t))
	for _, path := range []string{"/", "/app-worker.js", "/web/worker.js", "/web/app.wasm"} {
		r := get(t, h, path)
		policy := strings.Split(r.Header.Get("Content-Security-Policy"), "; ")
		for _, want := range []string{
			"default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' data: blob:",
			"font-src 'self'", "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'",
			"form-action 'none'", "frame-ancestors 'none'",
		} {
			if !slices.Contains(policy, want) {
				t.Errorf("%s: the policy lacks %s", path, want)
			}
		}
		for name, want := range map[string]string{"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"} {
			if got := r.Header.Get(name); got != want {
				t.Errorf("%s: %s is %q", path, name, got)
			}
		}
		if !strings.Contains(r.Header.Get("Permissions-Policy"), "geolocation=()") {
			t.Errorf("%s: Permissions-Policy is %q", path, r.Header.Get("Permissions-Policy"))
		}
	}
}

// TestForgedHost asks as if for another host first: nobody may get an answer made from that.
func TestForgedHost(t *testing.T) {
	h := newHandler(t, files(t))
	for _, path := range []string{"/robots.txt", "/sitemap.xml", "/ads.txt", "/", "/manifest.webmanifest"} {
		forged := get(t, h, path, "Host", "127.0.0.1:1", "X-Forwarded-Host", "evil.example")
		after := get(t, h, path)
		if forged.StatusCode != after.StatusCode || body(t, forged) != body(t, after) {
			t.Errorf("%s differs by host", path)
		}
	}
	if got := body(t, get(t, h, "/robots.txt")); !strings.HasPrefix(got, "this is robots.txt") {
		t.Errorf("/robots.txt is %q", got)
	}
}

func TestPage(t *testing.T) {
	h := newHandler(t, files(t))
	page := body(t, get(t, h, "/twixt?x=%3Cscript%3E"))
	for _, want := range []string{
		"<main><h1>A test page</h1><input placeholder=\"two\nlines, &#34;quoted&#34; &lt;b&gt; &amp; \\ more é\">",
		`<p><b>One</b>, two <i>and three</i></p>`,
		`<link as="fetch" crossorigin href="/web/app.wasm" rel="preload">`,
		`src="/web/boot.js"`,
		`href="/web/first.css"`,
		`href="/web/icon.svg"`,
		`href="/web/icon-maskable.png"`,
		"Loading 0 %",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	for _, never := range []string{"https://", "http://", "<style", "style=", "<script>", "wasm loader icon", "\"/app.css\""} {
		if strings.Contains(page, never) {
			t.Errorf("the page has %s", never)
		}
	}
}

// TestSamePage draws a page again and again: it is to be the same file at every start.
func TestSamePage(t *testing.T) {
	first := body(t, get(t, newHandler(t, files(t)), "/"))
	for range 3 {
		if again := body(t, get(t, newHandler(t, files(t)), "/")); again != first {
			t.Fatalf("drawn again it is\n%s\nand was\n%s", again, first)
		}
	}
}

func TestStartScript(t *testing.T) {
	h := newHandler(t, files(t))
	script := body(t, get(t, h, "/app.js"))
	for _, want := range []string{
		"await styled,",
		".finally(programEnded)",
		`goappWasmContentLength="` + strconv.Itoa(len(program)) + `"`, // unpacked: what is counted
		`goappLoadingLabel="Loading {progress} %"`,
	} {
		if !strings.Contains(script, want) {
			t.Errorf("/app.js lacks %s", want)
		}
	}
	for _, name := range unused {
		if strings.Contains(script, name) {
			t.Errorf("/app.js has %s", name)
		}
	}
}

func TestManifest(t *testing.T) {
	h := newHandler(t, files(t))
	var manifest struct {
		Name            string `json:"name"`
		StartURL        string `json:"start_url"`
		Scope           string `json:"scope"`
		ThemeColor      string `json:"theme_color"`
		BackgroundColor string `json:"background_color"`
		Icons           []struct{ Src, Purpose string }
	}
	if err := json.Unmarshal([]byte(body(t, get(t, h, "/manifest.webmanifest"))), &manifest); err != nil {
		t.Fatal(err)
	}
	if manifest.Name != "Umpire" || manifest.StartURL != "/" || manifest.ThemeColor != "#EEF1F2" || manifest.BackgroundColor != "#EEF1F2" {
		t.Errorf("the manifest is %+v", manifest)
	}
	if len(manifest.Icons) != 4 {
		t.Errorf("%d icons", len(manifest.Icons))
	}
	for _, icon := range manifest.Icons {
		if r := get(t, h, icon.Src); r.StatusCode != http.StatusOK {
			t.Errorf("icon %s: %d", icon.Src, r.StatusCode)
		}
	}
}

func TestSheets(t *testing.T) {
	h := newHandler(t, files(t))
	for url, names := range sheets {
		sheet := body(t, get(t, h, url))
		at := 0
		for _, name := range names {
			next := strings.Index(sheet, name)
			if next < at {
				t.Errorf("%s has %s at %d, after %d", url, name, next, at)
			}
			at = next
		}
	}
}

// kept are the addresses that the service worker keeps.
func kept(t *testing.T, h http.Handler) []string {
	t.Helper()
	list := regexp.MustCompile(`resourcesToCache=(\[.*?\])`).FindStringSubmatch(body(t, get(t, h, "/app-worker.js")))
	if list == nil {
		t.Fatal("/app-worker.js has no list")
	}
	var urls []string
	if err := json.Unmarshal([]byte(list[1]), &urls); err != nil {
		t.Fatal(err)
	}
	return urls
}

func TestOfflineFiles(t *testing.T) {
	h := newHandler(t, files(t))
	urls := kept(t, h)
	for _, want := range append([]string{
		"/web/app.wasm", "/web/worker.wasm", "/web/lab.wasm", "/web/worker.js", "/web/boot.js", "/web/first.css", "/web/later.css",
		"/web/fonts/plex-sans-latin-400.woff2", "/web/icon.svg", "/web/icon-192.png", "/web/icon-512.png",
		"/web/icon-maskable.png", "/app.js", "/wasm_exec.js", "/app.css", "/manifest.webmanifest",
	}, pages...) {
		if !slices.Contains(urls, want) {
			t.Errorf("%s is not kept", want)
		}
	}
	for _, url := range urls {
		if r := get(t, h, url); r.StatusCode != http.StatusOK {
			t.Errorf("%s is to be kept, but: %d", url, r.StatusCode)
		}
	}
}

func TestVersion(t *testing.T) {
	version := func(files fs.FS) string {
		script := body(t, get(t, newHandler(t, files), "/app-worker.js"))
		return regexp.MustCompile(`"umpire / ([0-9a-f]{32})"`).FindStringSubmatch(script)[1]
	}
	base := version(files(t))
	if again := version(files(t)); again != base {
		t.Errorf("the same files are versions %s and %s", base, again)
	}
	for _, name := range []string{"static/first.css", "static/board.css", "static/worker.js", "static/icon.svg"} {
		changed := files(t)
		changed[name] = &fstest.MapFile{Data: []byte("changed()")}
		if version(changed) == base {
			t.Errorf("a change of %s is no new version", name)
		}
	}
}

func TestIncomplete(t *testing.T) {
	for _, name := range []string{
		"web/dist/app.wasm", "web/dist/worker.wasm", "web/dist/app.wasm.sha256", "static/worker.js", "static/boot.js",
		"static/app.css", "static/icon-192.png", "static/fonts.css",
	} {
		lacking := files(t)
		delete(lacking, name)
		if _, err := Handler(lacking, pages); err == nil {
			t.Errorf("served without %s", name)
		}
	}
	stale := files(t)
	stale["web/dist/app.wasm"] = &fstest.MapFile{Data: append([]byte("newer "), program...)}
	if _, err := Handler(stale, pages); err == nil {
		t.Error("served with the compressed forms of an older program")
	}
	if _, err := Handler(files(t), []string{"/", "/unrouted"}); err == nil {
		t.Error("served with a page that go-app does not know")
	}
}
