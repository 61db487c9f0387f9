//go:build e2e

package e2e

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"os"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"umpire/app"
)

// TestFirstPaint opens every page without its program: with the first style sheet alone it looks as it does with both.
func TestFirstPaint(t *testing.T) {
	for _, v := range []view{desktop, {width: 900, height: 800}, phone.dark()} {
		first, both := unstarted(t, v, "/web/later.css"), unstarted(t, v)
		for _, path := range app.Routes() {
			got, want := first.painted(path), both.painted(path)
			// The rules of a sheet that did not come cannot be read.
			const read = `(() => { try { return [...document.styleSheets].every(sheet => sheet.cssRules.length > 0); } catch { return false; } })()`
			if eval[bool](first, read) || !eval[bool](both, read) {
				t.Fatalf("%s: the second style sheet came where it should not, or did not where it should", path)
			}
			if sameLook(t, got, want) {
				continue
			}
			for name, picture := range map[string][]byte{"first": got, "both": want} {
				if err := os.WriteFile(pictureFile(t, "paint-"+name+path), picture, 0o644); err != nil {
					t.Error(err)
				}
			}
			t.Errorf("%s, %d px wide: it looks otherwise with all styles; see %s", path, v.width, pictureFile(t, "paint-first"+path))
		}
	}
}

// sameLook tells whether two pictures look the same: the browser does not round every colour alike each time it draws.
func sameLook(t *testing.T, a, b []byte) bool {
	t.Helper()
	if bytes.Equal(a, b) {
		return true
	}
	var pictures [2]*image.NRGBA
	for i, data := range [][]byte{a, b} {
		decoded, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		pictures[i] = image.NewNRGBA(decoded.Bounds())
		draw.Draw(pictures[i], decoded.Bounds(), decoded, image.Point{}, draw.Src)
	}
	const rounding = 8 // of 255
	return slices.EqualFunc(pictures[0].Pix, pictures[1].Pix, func(p, q uint8) bool { return max(p, q)-min(p, q) <= rounding })
}

// unstarted is a tab whose pages never get their program, nor some other files.
func unstarted(t *testing.T, v view, lacking ...string) *page {
	t.Helper()
	p := blank(t, site.URL, v)
	var blocked []*network.BlockPattern
	for _, path := range append(lacking, "/web/app.wasm") {
		blocked = append(blocked, &network.BlockPattern{URLPattern: site.URL + path, Block: true})
		p.foresee(path)
	}
	p.foresee("loading wasm failed")
	_, err := chromedp.Call(p.ctx, network.SetBlockedURLs, network.SetBlockedURLsParams{URLPatterns: blocked})
	p.must(err, "block files")
	_, err = chromedp.Call(p.ctx, network.SetBypassServiceWorker, network.SetBypassServiceWorkerParams{Bypass: true})
	p.must(err, "keep the service worker out")
	return p
}

// painted is a picture of a page with all the styles it gets, whose program will not come, without the pill that says so.
func (p *page) painted(path string) []byte {
	p.t.Helper()
	p.must(chromedp.Do(p.ctx, chromedp.Navigate(p.origin+path)), "open "+path)
	p.wait(`document.getElementById("app-wasm-loader-icon")?.className === "goapp-logo" && styled.then(() => document.fonts.ready)`)
	p.do(`() => document.getElementById("app-wasm-loader").remove()`)
	picture, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
	p.must(err, "take a picture")
	return picture
}
