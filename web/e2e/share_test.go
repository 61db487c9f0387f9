//go:build e2e

package e2e

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"

	"umpire/engine/games"
)

// plays are, for each game, an input, the step to play on from, and three moves, typed as coordinates. In Chapaev a move
// is the next outcome of the disc on the board.
var plays = []struct {
	game, text string
	step       int
	moves      []string
}{
	{"twixt", "7 11\n0 3 6 5 3 2 5 7 7 2 4 4\n5 3 5 2 4 5 4 0 5 1\n4 5\n0 2 2 4 4 2 3 2 2 3\n0 0\n", 9, []string{"1 1", "2 5", "1 6"}},
	{"lianliankan", "3 4\n1 2 3 4\n0 0 0 0\n4 3 2 1\n2\n1 1 3 4\n1 1 2 4\n0 0\n", 1, []string{"1 4 3 1", "1 1 3 4", "1 2 3 2"}},
	{"chapaev", "4.4 2.8 0.4 0.4 3.6 5.2 5.2 4.4 2.8 4.4 0.4 2 4.4 6 6.8 3.6\n2 5.2 6 6 1.2 2.8 6.8 6.8 5.2 6.8 7.6 5.2 0.4 3.6 6 0.4\n", 1, []string{"", "", ""}},
	{"go", koFight, 8, []string{"3 4", "18 18", "2 3"}},
	{"infinite-go", "1\n7\n5 5\n4 5\n3 5\n3 4\n4 4\n3 3\n4 6\n", 5, []string{"1 1", "1 2", "2000000000 2000000000"}},
}

// screen is what a person sees of a game: the board as text, the step, the verdicts, and what the branch is.
func screen(p *page) string {
	p.click("#as-text")
	p.waitFor("#board-text")
	seen := strings.Join([]string{p.text("#board-text"), p.text(".stepper .count"), strings.Join(p.texts("#rows .row"), "; "), p.text("#whatif-from"), p.text(".explain-pane h2")}, "\n")
	p.click("#dialog-text-close")
	p.waitGone("#dialog-text")
	return seen
}

// TestPlayAndShare plays three moves of one's own, gives the link away, and opens it elsewhere to the same screen.
func TestPlayAndShare(t *testing.T) {
	for _, c := range plays {
		t.Run(c.game, func(t *testing.T) {
			p := open(t, "/", desktop)
			p.paste(c.text)
			p.waitOpened()
			p.waitFor("#share:not([aria-disabled])")
			p.do(`() => document.activeElement.blur()`)
			p.click("#step-first")
			p.waitText(".stepper .count", "0 / ")
			for k := 1; k <= c.step; k++ {
				p.click("#step-on")
				p.waitText(".stepper .count", strconv.Itoa(k)+" / ")
			}
			for i, at := range c.moves {
				if at == "" {
					if i > 0 {
						p.click("#step-on")
					}
					p.click("#outcome-on")
					p.click("#flick")
				} else {
					p.playAt(at)
				}
				p.waitText("#whatif-from", strconv.Itoa(i+1)+" move")
			}
			want := screen(p)
			p.click("#share")
			p.waitFor("#qr path")
			address := eval[string](p, `document.querySelector("#share-link").value`)
			if got := readQR(t, eval[string](p, `document.querySelector("#qr path").getAttribute("d")`)); got != address {
				t.Errorf("the QR code says %q, the link is %q", got, address)
			}
			p.checkAccess()

			other := open(t, strings.TrimPrefix(address, p.origin), desktop)
			other.waitText("#whatif-from", "3 moves")
			other.waitOpened()
			if got := screen(other); got != want {
				t.Errorf("the link opens to\n%s\nwant\n%s", got, want)
			}
			other.click("#back-to-game")
			other.waitGone("#whatif-from")
		})
	}
}

// readQR decodes a QR code from the path of its drawing.
func readQR(t *testing.T, path string) string {
	t.Helper()
	const scale, size = 4, 200
	img := image.NewGray(image.Rect(0, 0, size*scale, size*scale))
	for i := range img.Pix {
		img.Pix[i] = 255
	}
	for _, run := range strings.Split(strings.Trim(path, "Mz"), "zM") {
		numbers := strings.FieldsFunc(run, func(r rune) bool { return r < '0' || r > '9' })
		if len(numbers) < 3 {
			t.Fatalf("%q is no run of modules", run)
		}
		x, _ := strconv.Atoi(numbers[0])
		y, _ := strconv.Atoi(numbers[1])
		n, _ := strconv.Atoi(numbers[2])
		for px := x * scale; px < (x+n)*scale; px++ {
			for py := y * scale; py < (y+1)*scale; py++ {
				img.SetGray(px, py, color.Gray{})
			}
		}
	}
	bitmap, err := gozxing.NewBinaryBitmapFromImage(img)
	if err != nil {
		t.Fatal(err)
	}
	result, err := qrcode.NewQRCodeReader().Decode(bitmap, nil)
	if err != nil {
		t.Fatal("the QR code cannot be read: ", err)
	}
	return result.GetText()
}

// TestLinks opens every golden link, and links that are cut, changed, foreign, newer or hostile, one after another over an
// input that must stay until a link was read whole. The page may not complain about any.
func TestLinks(t *testing.T) {
	p := open(t, "/twixt", desktop)
	names, err := filepath.Glob(filepath.Join(root, "engine/link/testdata/golden/*.txt"))
	if err != nil || len(names) == 0 {
		t.Fatal("no golden links", err)
	}
	for _, name := range names {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.SplitN(string(b), "\n", 3)
		address, says, input := lines[0], lines[1], lines[2]
		p.visit(address)
		if strings.Contains(says, " a=1") { // its setup is none: the link says nothing else
			continue
		}
		if !strings.Contains(says, " x= ") { // a known mistake: what it prints is compared
			p.waitFor("#difference")
			continue
		}
		p.wait(`document.querySelector("#rows .row, #fault") !== null`)
		p.wait(`document.querySelector("dialog[open]") === null`)
		if input != "" {
			p.wait(`document.querySelector("#editor")?.value === ` + js(strings.ReplaceAll(input, "\r\n", "\n")) + ` || document.querySelector(".editor .block") !== null`)
		}
		if step := strings.Fields(says)[1]; step != "s=-1" {
			p.waitText(".stepper .count", strings.TrimPrefix(step, "s=")+" / ")
		}
	}

	p.visit("/twixt#n=4.5&m=0224423223&s=5&c=00000")
	p.reload()
	p.waitText("#link-trouble", "changed on its way")
	p.click("#open-rest")
	p.waitText("#rows .row", "no")
	for _, c := range []struct{ fragment, says string }{
		{"n=7.11&m=03653257", "4 of 11 moves arrived"},
		{"n=7.11&m=0365325772445352454024&s=11&c=19fp", "cut short"},
		{"v=9&n=4.5&m=0224423223", "newer Umpire"},
		{"n=99999999.99999999&m=00", "cannot be read"},
		{"z=1" + strings.Repeat("A", 5000), ""},
		{"m=" + strings.Repeat("[", 1<<16), ""},
		{"N=4.5&M=0224423223&S=5", "no check"},
		{"n=4.5&m=%%%&s=%41", ""},
	} {
		p.visit("/twixt#" + c.fragment)
		p.wait(`document.querySelector("#link-trouble, #toast") !== null`)
		if c.says != "" {
			p.wait(`document.querySelector("#link-trouble, #toast").textContent.includes(` + js(c.says) + `)`)
		}
		p.do(`() => document.querySelector("#leave-link")?.click()`)
		p.wait(`document.querySelector("dialog[open]") === null`)
		p.waitText("#rows .row", "no") // the input before it is still there
	}
}

// TestEmbedded opens the address of a board alone, as another site would frame it.
func TestEmbedded(t *testing.T) {
	for _, g := range games.All() {
		p := open(t, "/embed/"+g.ID, desktop)
		if g.ID == "twixt" {
			p.visit("/embed/twixt#n=4.5&m=0224423223&s=5")
			p.reload()
			p.waitText(".stepper .count", "5 / 5")
			p.waitText(".embed-foot", "Move 5 of 5")
			if got := eval[string](p, `document.querySelector("#embed-open").getAttribute("href")`); !strings.Contains(got, "/twixt#n=4.5&m=0224423223&s=5") {
				t.Errorf("the whole page is at %q", got)
			}
		}
		p.wait(`document.querySelector("#board").clientHeight > 300`)
		p.checkAccess()
	}
}

// TestShareOutput shares one's own output with the input: the link opens to the comparison.
func TestShareOutput(t *testing.T) {
	p := open(t, "/twixt", desktop)
	p.paste("4 5\n0 2 2 4 4 2 3 2 2 3\n0 0\n")
	p.waitText("#rows .row", "no")
	p.paste("yes\n")
	p.waitText("#difference", "expected no, found yes")
	p.waitText("#diagnosis", "known mistakes print exactly this output")
	p.checkAccess()
	p.click("#share")
	p.click("#share-mine")
	p.wait(`document.querySelector("#share-link").value.includes("&o=1")`)
	address := eval[string](p, `document.querySelector("#share-link").value`)
	other := open(t, strings.TrimPrefix(address, p.origin), phone.dark())
	other.waitText("#difference", "expected no, found yes")
	other.checkAccess()
}

// TestShareFiles saves what the share dialog offers: pictures with title, verdict and coordinates inside, input and
// output; and copies the links.
func TestShareFiles(t *testing.T) {
	const first, second = "4 5\n0 2 2 4 4 2 3 2 2 3\n", "4 5\n0 2 2 4 4 2 3 2 2 1\n"
	p := open(t, "/", desktop)
	p.paste(first + second + "0 0\n")
	p.waitFor("#share:not([aria-disabled])")
	p.do(`() => {
		const make = URL.createObjectURL;
		URL.createObjectURL = b => { window.saved = b; return make.call(URL, b) };
		navigator.clipboard.writeText = async text => { window.copied = text };
		navigator.share = async what => { window.sent = what.url };
		document.activeElement.blur();
	}`)
	p.press(kb.PageDown)
	p.waitText(".explain-pane h2", "Move 5 of 5")
	p.waitText("#verdict .big", "yes")
	p.click("#share")
	link := func() string { return eval[string](p, `document.querySelector("#share-link").value`) }
	p.waitFor("#share-link")
	if got := link(); !strings.Contains(got, "n=4.5,4.5&") || !strings.Contains(got, "&k=2&s=5&") {
		t.Errorf("the link is %s", got)
	}
	p.do(`() => document.querySelector("#dialog-share").dispatchEvent(new Event("close"))`) // a word that comes late: it stays open
	p.waitText(".share-length", "It fits everywhere.")
	p.click("#share-step")
	p.wait(`!document.querySelector("#share-link").value.includes("&s=")`)
	p.click("#share-only")
	p.wait(`document.querySelector("#share-link").value.includes("n=4.5&m=0224423221&c=")`)
	p.click("#copy-link")
	p.wait(`window.copied === ` + js(link()))
	p.waitFor("#toast")
	p.waitGone("#toast")
	p.click("#system-share")
	p.wait(`window.sent === ` + js(link()))
	p.click("#embed-code")
	p.wait(`document.querySelector("#share-embed").value.startsWith('<iframe src="` + p.origin + `/embed/twixt#n=4.5&amp;m=0224423221&amp;c=')`)
	p.click("#copy-embed")
	p.wait(`window.copied === document.querySelector("#share-embed").value`)
	p.checkAccess()

	saved := func(button, kind string) string {
		p.do(`() => { window.saved = null }`)
		p.click(button)
		p.wait(`window.saved?.type.startsWith(` + js(kind) + `)`) // for a PNG the drawing is made first
		return eval[string](p, `new Promise(done => { const r = new FileReader(); r.onload = () => done(r.result); r.readAsDataURL(window.saved) })`)
	}
	content := func(address string) []byte {
		_, digits, _ := strings.Cut(address, "base64,")
		b, err := base64.StdEncoding.DecodeString(digits)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	if got := string(content(saved("#save-input", ""))); got != second+"0 0\n" {
		t.Errorf("the input is %q", got)
	}
	if got := string(content(saved("#share-output", ""))); got != "no\nyes\n" {
		t.Errorf("the output is %q", got)
	}
	drawing := string(content(saved("#save-svg", "image/svg+xml")))
	for _, want := range []string{"TwixT · POJ 2706 Connect · Move 5 of 5", "· yes</text>", "01234"} {
		if !strings.Contains(drawing, want) {
			t.Errorf("the picture has no %q", want)
		}
	}
	picture, err := png.Decode(bytes.NewReader(content(saved("#save-png", "image/png"))))
	if err != nil {
		t.Fatal(err)
	}
	size, shades := picture.Bounds().Size(), map[color.Color]bool{}
	for x := range size.X {
		for y := range size.Y {
			shades[picture.At(x, y)] = true
		}
	}
	if size.X < 200 || size.Y <= size.X || len(shades) < 10 {
		t.Errorf("the picture is %v, with %d colors", size, len(shades))
	}
}

// TestNoLink says of an input that is too large for a link how large it is, and offers it as a file.
func TestNoLink(t *testing.T) {
	p := open(t, "/lianliankan", desktop)
	p.paste(string(boards(1)))
	p.waitFor("#share:not([aria-disabled])")
	p.click("#share")
	p.waitText("#share-none", "This input is too large for a link (1,999,031 bytes)")
	p.waitFor("#save-input")
	p.checkAccess()
}
