// Package web serves the pages of Umpire and the files they load. Everything is made ready at the start: each page is
// drawn once, each text compressed once, so that a request is one look-up by path. What is served therefore depends on
// no header but Accept-Encoding, If-None-Match and Range, and on no query.
package web

import (
	"bytes"
	"net/http"
	"strconv"
	"time"
)

// site is everything that can be asked for, by path.
type site map[string]*asset

// asset is one page or file.
type asset struct {
	contentType string
	tag         string // strong entity tag of the plain form, without its quotes
	forms       [encodings][]byte
	framed      bool // other sites may show it in a frame
}

func (s site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	header := w.Header()
	for name, value := range securityHeaders {
		header.Set(name, value)
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		header.Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD are served", http.StatusMethodNotAllowed)
		return
	}
	a, ok := s[r.URL.Path]
	if !ok {
		http.NotFound(w, r)
		return
	}
	if a.framed {
		header.Set(policyHeader, policy+"; frame-ancestors *")
	}
	e := negotiate(r.Header.Get("Accept-Encoding"), a.forms)
	header.Set("Content-Type", a.contentType)
	header.Set("Cache-Control", "no-cache") // keep, but ask each time: an unchanged file costs a 304
	header.Set("Vary", "Accept-Encoding")
	header.Set("ETag", `"`+a.tag+e.suffix()+`"`)
	if e != identity {
		header.Set("Content-Encoding", e.String())
		header.Set("Content-Length", strconv.Itoa(len(a.forms[e]))) // ServeContent leaves it out of an encoded answer
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(a.forms[e]))
}

// policy lets a page use scripts, styles and requests of our own alone; 'wasm-unsafe-eval' lets the browser compile
// WebAssembly.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
	"base-uri 'none'; form-action 'none'"

const policyHeader = "Content-Security-Policy"

// securityHeaders are sent with every answer; a framed page has a wider policy.
var securityHeaders = map[string]string{
	policyHeader:             policy + "; frame-ancestors 'none'",
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy":        "no-referrer",
	"Permissions-Policy":     "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()",
}
