//go:build e2e

package e2e

import (
	"strings"
	"testing"
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
	for _, c := range imports {
		t.Run(c.name, func(t *testing.T) {
			p := open(t, "/", desktop)
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

// TestImportFault pastes a file that cannot be read, mends it, and chooses another line of a game.
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
	p.do(`() => { const s = document.querySelector("#file-notes select"); s.value = "1"; s.dispatchEvent(new Event("change", { bubbles: true })); }`)
	p.waitText(".stepper .count", "3 / 3")
	p.waitText("#file-notes", "several lines")
	p.waitGone("#toast")
	p.checkAccess()
}

// TestSetupLink opens the link of a board that no judge has.
func TestSetupLink(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste("(;GM[1]SZ[9]AB[cc][dc]AW[cd];W[dd];B[ee])")
	p.waitText(".stepper .count", "2 / 2")
	p.click("#step-back")
	p.waitText(".stepper .count", "1 / 2")
	p.enter("#goto", "9 9")
	p.click("#play-at")
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

// TestExport saves a game in every format and opens the files again.
func TestExport(t *testing.T) {
	for _, c := range []struct{ game, text string }{
		{"twixt", "12 5\n2 3 3 6 4 4 5 8 6 5\n0 0\n"},
		{"go", "4\n4 4\n16 16\n4 4\n4 16\n"},
	} {
		t.Run(c.game, func(t *testing.T) {
			p := open(t, "/", desktop)
			p.paste(c.text)
			p.waitFor("#share:not([disabled])")
			if c.game == "go" { // with a variation
				p.click("#step-first")
				p.waitText(".stepper .count", "0 / ")
				p.enter("#goto", "10 10")
				p.click("#play-at")
				p.waitText("#whatif-from", "1 move")
			}
			want := eval[string](p, `document.querySelector("#editor").value`)
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
				q := open(t, "/", desktop)
				q.paste(file)
				q.waitFor("#from-file")
				q.wait(`document.querySelector("#editor").value === ` + js(want))
				if c.game == "go" {
					q.waitText("#file-notes", "several lines")
				}
			}
		})
	}
}
