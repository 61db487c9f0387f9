package web

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"html"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app"
	"umpire/web/packed"
)

// The folders that are served, as one, below /web/.
const (
	builtDir  = "web/dist" // the programs, packed
	staticDir = "static"
)

// What the pages cannot do without, by path.
const (
	pageProgram   = "/web/app.wasm"
	workerProgram = "/web/worker.wasm"
	labProgram    = "/web/lab.wasm"
	workerLoader  = "/web/worker.js"
	bootScript    = "/web/boot.js"
	firstSheet    = "/web/first.css"
	laterSheet    = "/web/later.css" // boot.js loads it
	textFont      = "/web/fonts/plex-sans-latin-400.woff2"
	iconVector    = "/web/icon.svg"
	iconSmall     = "/web/icon-192.png"
	iconLarge     = "/web/icon-512.png"
	iconMaskable  = "/web/icon-maskable.png"
)

// sheets are the style sheets in static that are served as one, in their order: what pages need before their program has
// come, which keeps them from being painted, and the rest.
var sheets = map[string][]string{
	firstSheet: {"fonts.css", "first.css", "ground.css"},
	laterSheet: {"app.css", "board.css"},
}

// aliases are files that visitors expect at the root.
var aliases = map[string]string{"/robots.txt": "/web/robots.txt"}

// Handler serves the pages of those paths, which must be routes of go-app, and the files of web/dist and static in
// files. It fails if a file that the pages need is missing, or if a program was not packed since it was built.
func Handler(files fs.FS, pages []string) (http.Handler, error) {
	return makeSite(files, pages, place{})
}

// place is where a site stands.
type place struct {
	base   string // the path of its root, without the slash at its end
	static bool   // it lies there as files, and no server of ours sends headers for it
}

// Resolve makes a path's address; see goapp.ResourceResolver.
func (p place) Resolve(path string) string {
	if strings.HasPrefix(path, "/") {
		return p.base + path
	}
	return path
}

// folder is the path of a page: a host of files finds it in a folder, and says so with a slash.
func (p place) folder(page string) string {
	if p.static && !strings.HasSuffix(page, "/") {
		return page + "/"
	}
	return page
}

// makeSite makes everything ready.
func makeSite(files fs.FS, pages []string, at place) (site, error) {
	s := make(site)
	if err := s.addBuilt(files); err != nil {
		return nil, err
	}
	if err := s.addStatic(files); err != nil {
		return nil, err
	}
	if err := s.addSheets(files); err != nil {
		return nil, err
	}
	for _, needed := range []string{
		pageProgram, workerProgram, labProgram, workerLoader, bootScript, textFont, iconVector, iconSmall, iconLarge, iconMaskable,
	} {
		if s[needed] == nil {
			return nil, fmt.Errorf("%s is missing: make run builds it", strings.TrimPrefix(needed, "/web/"))
		}
	}
	for alias, name := range aliases {
		if a, ok := s[name]; ok {
			s[alias] = a
		}
	}
	if err := s.addPages(pages, at); err != nil {
		return nil, err
	}
	return s, nil
}

// addBuilt adds the programs with the compressed forms that were built beside them.
func (s site) addBuilt(files fs.FS) error {
	return walk(files, builtDir, func(name, url string) error {
		if packed.Side(name) {
			return nil
		}
		f, err := packed.Read(files, name)
		if err != nil {
			return err
		}
		s.add(url, contentType(name), f)
		return nil
	})
}

// addStatic adds the other files, texts compressed.
func (s site) addStatic(files fs.FS) error {
	return walk(files, staticDir, func(name, url string) error {
		if path.Ext(name) == ".css" {
			return nil // see addSheets
		}
		raw, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		if !compressible(name) {
			s.add(url, contentType(name), packed.Plain(raw))
			return nil
		}
		return s.addText(url, contentType(name), string(raw))
	})
}

// addSheets adds the style sheets.
func (s site) addSheets(files fs.FS) error {
	for url, names := range sheets {
		var all strings.Builder
		for _, name := range names {
			sheet, err := fs.ReadFile(files, path.Join(staticDir, name))
			if err != nil {
				return err
			}
			all.Write(sheet)
		}
		if err := s.addText(url, contentType(url), all.String()); err != nil {
			return err
		}
	}
	return nil
}

// addText adds a text, minified and compressed.
func (s site) addText(url, contentType, text string) error {
	text, err := minified(url, text)
	if err != nil {
		return err
	}
	f, err := packed.Pack([]byte(text), packed.Text)
	if err != nil {
		return err
	}
	s.add(url, contentType, f)
	return nil
}

// walk calls add with the name and the address of every file in a folder, except dot files.
func walk(files fs.FS, dir string, add func(name, url string) error) error {
	return fs.WalkDir(files, dir, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasPrefix(entry.Name(), ".") {
			return err
		}
		return add(name, "/web"+strings.TrimPrefix(name, dir))
	})
}

func (s site) add(url, contentType string, f packed.File) {
	s[url] = &asset{
		contentType: contentType,
		tag:         hex.EncodeToString(f.Sum[:16]),
		forms:       [encodings][]byte{identity: f.Raw, gzipped: f.Gzip, brotlied: f.Brotli},
	}
}

// version is a hash over everything added so far: pages of another version offer to reload.
func (s site) version() string {
	sum := sha256.New()
	for _, url := range s.urls() {
		fmt.Fprintln(sum, url, s[url].tag)
	}
	return hex.EncodeToString(sum.Sum(nil)[:16])
}

// urls are the paths added so far, sorted.
func (s site) urls() []string {
	var urls []string
	for url := range s {
		urls = append(urls, url)
	}
	slices.Sort(urls)
	return urls
}

// addPages draws the pages, and go-app's own files, and adds them. go-app answers no request itself: its handler
// compresses nothing, and fetches what it does not know from the host that a request claims to be for.
func (s site) addPages(pages []string, at place) error {
	kept := s.offline()
	for _, page := range pages {
		kept = append(kept, at.folder(page))
	}
	h := &goapp.Handler{
		Name:            "Umpire",
		Title:           "Umpire",
		Author:          "The Umpire authors",
		Description:     "Paste a judge's input. See the true verdict, and why.",
		BackgroundColor: "#EEF1F2",
		ThemeColor:      "#EEF1F2",
		LoadingLabel:    "Loading {progress} %",
		Icon:            goapp.Icon{Default: iconSmall, Large: iconLarge, SVG: iconVector, Maskable: iconMaskable},
		Styles:          []string{firstSheet},
		Scripts:         []string{bootScript},
		// These downloads begin before the scripts and styles that ask for them have run.
		RawHeaders: []string{
			`<link rel="preload" href="` + at.Resolve(pageProgram) + `" as="fetch" crossorigin>`,
			`<link rel="preload" href="` + at.Resolve(textFont) + `" as="font" type="font/woff2" crossorigin>`,
		},
		CacheableResources: kept,
		Version:            s.version(),
		WasmContentLength:  strconv.Itoa(len(s[pageProgram].forms[identity])),
		Resources:          at,
	}
	own := []string{"/app.css", startScript, "/app-worker.js", "/manifest.webmanifest", "/wasm_exec.js"}
	for _, url := range slices.Concat(own, pages) {
		answer := httptest.NewRecorder()
		h.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, url, nil))
		if answer.Code != http.StatusOK {
			return fmt.Errorf("drawing %s: status %d", url, answer.Code)
		}
		body, err := mend(url, answer.Body.String(), at)
		if err != nil {
			return err
		}
		if err := s.addText(url, answer.Header().Get("Content-Type")+charset, body); err != nil {
			return err
		}
		s[url].framed = strings.HasPrefix(url, app.EmbedRoot)
	}
	return nil
}

// startScript is go-app's script that starts the program.
const startScript = "/app.js"

// unused are the functions of startScript for what no page of ours does: notifications, and a button to install.
var unused = []string{
	"goappSetupPushNotification", "goappSubscribePushNotifications", "goappNewNotification",
	"goappIsAppInstallable", "goappIsAppInstalled", "goappIsAppleBrowser", "goappShowInstallPrompt",
	"goappWatchForUpdate", "goappWatchForInstallable", "goappTryUpdate",
	"goappCanLoadWebAssembly",
}

// idle is what else startScript has for that, and what it looks for though it is known: how long the program is, whether the
// browser can load it.
var idle = []*regexp.Regexp{
	regexp.MustCompile(`goapp(?:SetupPushNotification|WatchForUpdate|WatchForInstallable)\(\);\n`),
	regexp.MustCompile(`(?s)var goappAppInstallChangedBeforeWasmLoaded.*?};\n`),
	regexp.MustCompile(`let (?:deferredPrompt|goappServiceWorkerRegistration).*;\n`),
	regexp.MustCompile(`goappServiceWorkerRegistration = registration;`),
	regexp.MustCompile(`const goappWasmContentLengthHeader = ".*?";`),
	regexp.MustCompile(`(?s)  if \(contentLength <= 0\) {.*?\n  }\n`),
	regexp.MustCompile(`(?s)  if \(!goappCanLoadWebAssembly\(\)\) {.*?\n  }\n`), // whoever reads the pages, a robot too, may run it
	regexp.MustCompile(`(?s)  if \(!instantiateStreaming\) {.*?\n  }\n`),        // every browser has it that has what the pages use
}

var (
	// previews are the lines for previews on other sites. They want a page's full address, of which go-app makes
	// "https://" where the domain is not known; without it they say what title and description say.
	previews = regexp.MustCompile(`(?m)^.*<meta [^>]*(?:content="https://|property="og:).*\n`)
	// quoted are attribute values. go-app quotes them as Go does, with \n and \", which HTML does not know.
	quoted = regexp.MustCompile(`="(?:[^"\\]|\\.)*"`)
	// opened and closing are the white space that go-app puts before and after what is in an element: two spaces for
	// each level, and at most one more that is the text's own. The program's elements have none of it, and would jump
	// together when it takes over.
	opened  = regexp.MustCompile(`>\n(?:  )*`)
	closing = regexp.MustCompile(`\n *<`)
	// tag and attribute are the parts of an element's start.
	tag       = regexp.MustCompile(`<[a-z][a-z0-9-]*(?: [^\s=>"]+(?:="[^"]*")?)+>`)
	attribute = regexp.MustCompile(` [^\s=>"]+(?:="[^"]*")?`)
)

// mend puts right what go-app does not let us say. It fails where go-app no longer writes what there is to mend.
func mend(url, body string, at place) (string, error) {
	switch {
	case url == startScript:
		return mendStart(url, body)
	case url == "/app-worker.js":
		return mendWorker(url, body, at)
	case url == "/manifest.webmanifest":
		return replace(url, body, `"scope":"/"`, `"scope":"`+at.Resolve("/")+`"`)
	case path.Ext(url) != "":
		return body, nil
	}
	body = previews.ReplaceAllString(body, "")
	body = quoted.ReplaceAllStringFunc(body, func(value string) string {
		plain, err := strconv.Unquote(value[1:])
		if err != nil {
			return value // ours, raw, and HTML already
		}
		return `="` + html.EscapeString(plain) + `"`
	})
	body = closing.ReplaceAllString(opened.ReplaceAllString(body, ">"), "<")
	// go-app's attributes come in another order each time, but the same page is to be the same file.
	body = tag.ReplaceAllStringFunc(body, func(tag string) string {
		attributes := attribute.FindAllString(tag, -1)
		for i, a := range attributes {
			if strings.HasPrefix(a, " aria-") && !strings.Contains(a, "=") {
				attributes[i] += `="true"` // go-app leaves it out, but there it means "true" to nobody
			}
		}
		slices.Sort(attributes)
		name, _, _ := strings.Cut(tag, " ")
		return name + strings.Join(attributes, "") + ">"
	})
	// The program's icon is beside its label, and what go-app's own style sheet says of both, ours says better.
	body, err := replace(url, body, `alt="wasm loader icon"`, `alt=""`)
	if err != nil {
		return "", err
	}
	body, err = replace(url, body, `<link href="`+at.Resolve("/app.css")+`" rel="stylesheet" type="text/css">`, "")
	if err != nil || !at.static {
		return body, err
	}
	return replace(url, body, `<head>`, `<head><meta content="`+policy+`" http-equiv="`+policyHeader+`">`+
		`<meta content="no-referrer" name="referrer">`)
}

// mendStart leaves out of the script that starts the program what is not used, and lets it say more.
func mendStart(url, body string) (string, error) {
	for _, name := range unused {
		function := regexp.MustCompile(`(?s)\n(async )?function ` + name + `\(.*?\n}\n`).FindString(body)
		if function == "" {
			return "", fmt.Errorf("%s has no function %s: has go-app changed?", url, name)
		}
		body = strings.Replace(body, function, "\n", 1)
	}
	for _, part := range idle {
		if !part.MatchString(body) {
			return "", fmt.Errorf("%s has nothing like %s: has go-app changed?", url, part)
		}
		body = part.ReplaceAllString(body, "")
	}
	// The program waits for its style sheet, and boot.js hears of its end, which would otherwise pass in silence.
	return replace(url, body, "go.run(wasm.instance);", "await styled; go.run(wasm.instance).finally(programEnded);")
}

// mendWorker lets the service worker keep to its own: other sites of the same host have caches too. Where pages are
// folders, it finds them without the slash, and whatever is asked of them.
func mendWorker(url, body string, at place) (string, error) {
	name := "umpire " + at.Resolve("/") + " "
	body, err := replace(url, body, `"app-" + "`, `"`+name)
	if err != nil {
		return "", err
	}
	body, err = replace(url, body, `if (key !== cacheName)`, `if (key !== cacheName && key.startsWith("`+name+`"))`)
	if err != nil || !at.static {
		return body, err
	}
	return replace(url, body, `await caches.match(request);`,
		`(await caches.match(request, { ignoreSearch: true })) ?? (await caches.match(request.url.split(/[?#]/)[0] + "/"));`)
}

func replace(url, body, old, mended string) (string, error) {
	if !strings.Contains(body, old) {
		return "", fmt.Errorf("%s does not say %s: has go-app changed?", url, old)
	}
	return strings.Replace(body, old, mended, 1), nil
}

// offline are the files that the pages use, for go-app's service worker to keep. One that is missing would keep it
// from installing, so they are taken from what is there.
func (s site) offline() []string {
	return slices.DeleteFunc(s.urls(), func(url string) bool { return path.Ext(url) == ".txt" })
}

const charset = "; charset=utf-8"

// contentTypes are those of the files we serve, by extension; what else the machine knows of types plays no part.
var contentTypes = map[string]string{
	".css":   "text/css" + charset,
	".js":    "text/javascript" + charset,
	".png":   "image/png",
	".svg":   "image/svg+xml",
	".txt":   "text/plain" + charset,
	".wasm":  "application/wasm",
	".woff2": "font/woff2",
}

func contentType(name string) string {
	if t, ok := contentTypes[path.Ext(name)]; ok {
		return t
	}
	return "application/octet-stream"
}

// compressible tells whether a file is text; pictures and fonts are compressed already.
func compressible(name string) bool {
	switch path.Ext(name) {
	case ".png", ".woff2":
		return false
	}
	return true
}
