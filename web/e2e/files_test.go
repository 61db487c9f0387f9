//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// imports are texts of files, and what they become: the game, the chip that says of what, the verdict or the reason why
// there is none, the steps, and a sentence about the file.
var imports = []struct {
	name, text, game, chip, verdict, why, steps, note string
}{
	{"little golem", "(;FF[4]EV[t.1]PB[Ada]PW[Grace]SZ[12]SO[https://www.littlegolem.net];b[cb];r[swap];b[ff];r[hg];b[gd];r[jf];b[resign])", "/twixt", "Little Golem", "no", "", "5 / 5", "took the first peg over"},
	{"standard board", "1. f6 2. m16 3. k4", "/twixt", "list of moves", "", "N = 20", "3 / 3", "same links"},
	{"list", "15x15\n1. c4 2. d7 3. e5 4. f9 5. g6", "/twixt", "list of moves", "no", "", "5 / 5", "same links"},
	{"twixt sgf", "(;FF[4]GM[21]SZ[12];B[c4];W[d7];B[e5];W[f9];B[g6];W[h2])", "/twixt", "SGF", "", "odd number of pegs", "6 / 6", "column c"},
	{"go sgf", "(;FF[4]GM[1]SZ[19];B[pd];W[dp];B[];W[pp])", "/go", "SGF", "valid", "", "3 / 3", "no pass"},
	{"go setup", "(;GM[1]SZ[9]AB[cc][dc]AW[cd];W[dd];B[ee])", "/go", "SGF", "", "stones that were set up", "2 / 2", ""},
	{"go illegal", "(;GM[1]SZ[9]AB[cc]AW[cd];W[cc];B[ee])", "/go", "SGF", "", "stones that were set up", "2 / 2", "illegal"},
	{"tiles", "1 2 0\n0 0 0\n2 0 1\n", "/lianliankan", "drawn board", "", "", "1 / 1", "question"},
	{"diagram", "X O .\n. X O\n. . .\n", "/go", "drawn board", "", "stones that were set up", "0 / 0", ""},
}

// TestImport pastes files of every format.
func TestImport(t *testing.T) {
	p := open(t, "/", desktop)
	for _, c := range imports {
		p.run(c.name, func(t *testing.T) {
			p.visit("/")
			p.paste(c.text)
			p.waitText("#from-file", c.chip)
			p.wait(`location.pathname === ` + js(c.game))
			p.waitText(".stepper .count", c.steps)
			if c.verdict != "" {
				p.waitText("#rows .row", c.verdict)
			}
			if c.why != "" {
				p.waitText("#setup-why", c.why)
				if text := eval[string](p, `document.querySelector("#editor").value`); !strings.HasPrefix(text, "umpire-setup ") {
					t.Errorf("the pane shows %q", text)
				}
			}
			if c.note != "" {
				p.waitText("#file-notes", c.note)
			}
			p.checkAccess()
			p.screenshot("import-" + c.name)
		})
	}
}

// TestImportFault pastes a file that cannot be read, mends it, and chooses another line and another game.
func TestImportFault(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste("15x15\nc4 d7 e5\nf9 d7")
	p.waitText("#fault", "Line 3, column 4")
	p.waitText("#fault", "already taken")
	p.waitText(".stepper .count", "4 / 4")
	p.do(`() => { const e = document.querySelector("#editor"); e.value = "15x15\nc4 d7 e5\nf9 g6"; e.dispatchEvent(new Event("input", { bubbles: true })); }`)
	p.waitText("#rows .row", "no")
	p.waitGone("#fault")
	p.paste("(;GM[1];B[pd];W[dp](;B[pp];W[dd])(;B[dd]))")
	p.waitText(".stepper .count", "4 / 4")
	p.waitFor("#file-notes select")
	p.do(`() => { const s = document.querySelector("#file-notes select"); s.value = "1"; s.dispatchEvent(new Event("change", { bubbles: true })); }`)
	p.waitText(".stepper .count", "3 / 3")
	p.waitText("#file-notes", "several lines")
	p.checkAccess()
	p.paste("(;GM[1]PB[Ada]PW[Grace];B[pd];W[dp])(;GM[1]PB[Alan];B[dd])")
	p.waitText(".stepper .count", "2 / 2")
	p.waitText("#file-notes", "The file has 2 games")
	p.waitText(`[data-fork="-1"] option:checked`, "1: Ada – Grace")
	p.do(`() => { const s = document.querySelector("[data-fork=\"-1\"]"); s.value = "1"; s.dispatchEvent(new Event("change", { bubbles: true })); }`)
	p.waitText(".stepper .count", "1 / 1")
	p.waitText(`[data-fork="-1"] option:checked`, "2: Alan – ?")
	p.wait(`location.hash.startsWith("#n=1&m=dd&")`)
	p.checkAccess()
}

// TestSetupLink opens the link of a board that no judge has.
func TestSetupLink(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste("(;GM[1]SZ[9]AB[cc][dc]AW[cd];W[dd];B[ee])")
	p.waitText(".stepper .count", "2 / 2")
	p.click("#step-back")
	p.waitText(".stepper .count", "1 / 2")
	p.playAt("9 9")
	p.waitText("#whatif-from", "1 move")
	want := screen(p)
	p.click("#share")
	p.waitFor("#share-link")
	address := eval[string](p, `document.querySelector("#share-link").value`)
	if !strings.Contains(address, "a=1") {
		t.Errorf("the link is %s", address)
	}
	q := open(t, strings.TrimPrefix(address, site.URL), phone.dark())
	q.waitText("#whatif-from", "1 move")
	if got := screen(q); got != want {
		t.Errorf("the link shows\n%s\nnot\n%s", got, want)
	}
	q.checkAccess()
}

// TestExportFiles saves a game in every format and opens the files again. One of the plane comes back as one with four
// walls, in which there are no numbers of games.
func TestExportFiles(t *testing.T) {
	p, q := open(t, "/", desktop), open(t, "/", desktop)
	for _, c := range []struct{ game, head, text string }{
		{"twixt", "", "12 5\n2 3 3 6 4 4 5 8 6 5\n0 0\n"},
		{"go", "", "4\n4 4\n16 16\n4 4\n4 16\n"},
		{"infinite-go", "1\n", "5\n1 2\n1 1\n2 1\n18 18\n10 10\n"},
	} {
		p.run(c.game, func(t *testing.T) {
			p.visit("/")
			p.paste(c.head + c.text)
			p.waitFor("#share:not([aria-disabled])")
			if c.game == "go" { // with a variation
				p.click("#step-first")
				p.waitText(".stepper .count", "0 / ")
				p.playAt("10 10")
				p.waitText("#whatif-from", "1 move")
			}
			p.do(`() => { const make = URL.createObjectURL; URL.createObjectURL = b => { window.saved = b; return make.call(URL, b) } }`)
			p.click("#share")
			p.waitFor("[data-format]")
			for _, format := range eval[[]string](p, `[...document.querySelectorAll("[data-format]")].map(b => b.dataset.format)`) {
				p.do(`() => { window.saved = null }`)
				p.click(`[data-format="` + format + `"]`)
				p.wait(`window.saved !== null`)
				p.waitText("#saved", "is saved")
				p.checkAccess()
				file := eval[string](p, `window.saved.text()`)
				q.visit("/")
				q.paste(file)
				q.waitFor("#from-file")
				q.wait(`document.querySelector("#editor").value === ` + js(c.text))
				switch c.game {
				case "go":
					q.waitText("#file-notes", "several lines")
				case "infinite-go": // three stones and one, a white one is taken
					q.wait(`document.querySelector(".plot .count").innerText === ` + js(p.text(".plot .count")))
				}
			}
		})
	}
}

// boardAt is where a share of the board's width and height lies on the screen.
func boardAt(p *page, x, y float64) (float64, float64) {
	box := eval[[4]float64](p, `(r => [r.left, r.top, r.width, r.height])(document.querySelector("#board .board-grid").getBoundingClientRect())`)
	return box[0] + x*box[2], box[1] + y*box[3]
}

// clickBoard clicks such a place.
func (p *page) clickBoard(x, y float64) {
	p.t.Helper()
	px, py := boardAt(p, x, y)
	p.must(chromedp.Do(p.ctx, chromedp.MouseClickXY(px, py)), "click the board")
}

// dragBoard drags from one such place to another.
func (p *page) dragBoard(x1, y1, x2, y2 float64) {
	p.t.Helper()
	px, py := boardAt(p, x1, y1)
	qx, qy := boardAt(p, x2, y2)
	for _, act := range []chromedp.Action[chromedp.Void]{
		chromedp.MouseEvent(input.DispatchMouseEventTypeMousePressed, px, py, chromedp.ButtonLeft, chromedp.ClickCount(1)), chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, qx, qy, chromedp.ButtonLeft, chromedp.ClickCount(1)),
		chromedp.MouseEvent(input.DispatchMouseEventTypeMouseReleased, qx, qy, chromedp.ButtonLeft, chromedp.ClickCount(1)),
	} {
		p.must(chromedp.Do(p.ctx, act), "drag on the board")
	}
}

// waitEditor waits until the input pane's text has a part.
func (p *page) waitEditor(part string) {
	p.t.Helper()
	p.wait(`document.querySelector("#editor").value.includes(` + js(part) + `)`)
}

// TestArrange arranges a board of every game: with the mouse, by typing, and on the board with keys; all faults are told;
// editing the text changes the board.
func TestArrange(t *testing.T) {
	for _, game := range []string{"twixt", "go", "infinite-go", "lianliankan", "chapaev"} {
		t.Run(game, func(t *testing.T) {
			p := open(t, "/"+game, desktop)
			p.click("#arrange")
			p.waitFor("#arrange-done")
			put := func(at string) {
				p.enter("#arrange-at", at)
				p.click("#arrange-put")
				p.wait(`document.querySelector("#arrange-at").value === ""`)
			}
			switch game {
			case "twixt":
				put("3 0")
				p.waitText("#setup-faults", "end row")
				p.click("#undo-arrange")
				p.waitGone("#setup-faults")
				for _, at := range []string{"2 3", "4 4", "6 5"} {
					put(at)
				}
				p.waitText("#setup-faults", "taking turns")
				p.click(`[data-tool="white"]`)
				put("3 7")
				p.do(`() => document.querySelector("#board .board-grid").focus()`)
				p.press(kb.Enter) // the hole under the cursor
				p.waitText("#rows .row", "no")
				before := eval[string](p, `document.querySelector("#editor").value`)
				p.clickBoard(.7, .3)
				p.waitText("#setup-why", "odd number")
				p.click("#undo-arrange")
				p.wait(`document.querySelector("#editor").value === ` + js(before))
			case "go", "infinite-go":
				put("1 1")
				p.click(`[data-tool="white"]`)
				put("1 2")
				put("2 1")
				p.waitText("#setup-faults", "no liberty")
				p.click(`[data-tool="remove"]`)
				put("1 2")
				p.waitText("#setup-why", "set up")
				p.click(`[data-tool="black"]`)
				p.do(`() => document.querySelector("#board .board-grid").focus()`)
				p.press(kb.ArrowRight)
				p.press(kb.Enter)
				p.waitEditor("black 1 1 ")
				p.clickBoard(.5, .5)
				p.wait(`/black( \d+ \d+){3}/.test(document.querySelector("#editor").value)`)
			case "lianliankan":
				put("1 1")
				p.waitText("#rows .row", "NO")
				put("8 8")
				p.waitText("#rows .row", "YES")
				p.clickBoard(.3, .5)
				p.wait(`(document.querySelector("#editor").value.match(/1/g) || []).length === 6`)
				p.do(`() => { const e = document.querySelector("#editor"); e.value = "2 3\n1 0 0\n0 0 1\n1\n1 1 2 3\n0 0\n"; e.dispatchEvent(new Event("input", { bubbles: true })); }`)
				p.waitText("#rows .row", "YES")
				p.wait(`document.querySelector("#arrange-rows").value === "2"`)
			case "chapaev":
				p.waitText("#setup-faults", "no disc")
				p.do(`() => { const s = document.querySelector("#arrange-disc"); s.value = "0"; s.dispatchEvent(new Event("change", { bubbles: true })); }`)
				p.waitFor("#arrange-put:not([aria-disabled])")
				p.clickBoard(.3, .3)
				p.waitEditor("R1 ")
				p.do(`() => { const s = document.querySelector("#arrange-disc"); s.value = "8"; s.dispatchEvent(new Event("change", { bubbles: true })); }`)
				p.wait(`document.querySelector("#arrange-x").value === ""`)
				p.enter("#arrange-x", "6.5")
				p.enter("#arrange-y", "0.5")
				p.click("#arrange-put")
				p.waitEditor("W1 6.5 0.5")
				before := eval[string](p, `document.querySelector("#editor").value`)
				p.dragBoard(.3, .3, .6, .6)
				p.wait(`document.querySelector("#editor").value !== ` + js(before))
				p.waitText("#setup-why", "16 discs")
			}
			p.checkAccess()
			p.screenshot("arrange-" + game)
			p.click("#arrange-done")
			p.waitGone("#arrange-done")
			p.waitFor("#share:not([aria-disabled])")
			p.waitGone(".arrange")
			want := screen(p)
			p.click("#share")
			p.waitFor("#share-link")
			q := open(t, strings.TrimPrefix(eval[string](p, `document.querySelector("#share-link").value`), site.URL), desktop.dark())
			q.waitFor("#as-text")
			q.waitText(".stepper .count", "/")
			if got := screen(q); got != want {
				t.Errorf("the link shows\n%s\nnot\n%s", got, want)
			}
			q.checkAccess()
		})
	}
}

// TestFaultyLink shares a setup with faults: the link shows the same setup, and lists the same faults.
func TestFaultyLink(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste("umpire-setup chapaev\nR1 1 1 R2 1.5 1 W1 7.9 4\n")
	p.waitText("#setup-faults", "overlap")
	p.wait(`location.hash.includes("a=1")`)
	want := p.text("#setup-faults")
	p.click("#share")
	p.waitFor("#share-link")
	p.checkAccess()
	for _, v := range []view{desktop, phone.dark()} {
		q := open(t, strings.TrimPrefix(eval[string](p, `document.querySelector("#share-link").value`), site.URL), v)
		q.waitFor("#setup-faults")
		if got := q.text("#setup-faults"); got != want {
			t.Errorf("the link lists %q, not %q", got, want)
		}
		q.waitEditor("W1 7.9 4")
		q.reload()
		q.waitEditor("W1 7.9 4")
		q.checkAccess()
	}
}

// TestArrangeAmongOthers arranges one of several datasets: the others stay in the text.
func TestArrangeAmongOthers(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste("1 2\n1 1\n1\n1 1 1 2\n2 3\n1 0 2\n2 0 1\n1\n1 1 2 3\n1 2\n2 2\n1\n1 1 1 2\n0 0\n")
	p.waitText("#count", "3 YES")
	p.do(`() => document.activeElement.blur()`)
	p.press(kb.PageDown)
	p.waitText(".explain-pane", "(2, 3)")
	p.click("#arrange")
	p.waitFor("#arrange-done")
	p.enter("#arrange-at", "2 2")
	p.click("#arrange-put")
	p.wait(`document.querySelector("#editor").value === ` + js("1 2\n1 1\n1\n1 1 1 2\n2 3\n1 0 2\n2 1 1\n1\n1 1 2 3\n1 2\n2 2\n1\n1 1 1 2\n0 0\n"))
	p.click("#arrange-done")
	p.wait(`document.querySelectorAll("#rows .row").length === 3`)
	p.waitText(".explain-pane", "(2, 3)")
	p.checkAccess()
}
