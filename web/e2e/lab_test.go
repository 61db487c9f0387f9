//go:build e2e

package e2e

import (
	"archive/zip"
	"bytes"
	"encoding/base64"
	"io"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"umpire/engine"
	"umpire/engine/gallery"
	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/recipe"
)

// prints is what the plain program with mistakes prints for an input.
func prints(g engine.Game, in string, mistakes ...string) string {
	return string(slices.Concat(slices.Collect(g.Plain([]byte(in), mistakes...))...))
}

// judged is what the judge prints for an input.
func judged(g engine.Game, in string) string { return string(g.Judge(nil, input.Read([]byte(in)))) }

// made is the input of a recipe.
func made(t *testing.T, game, text string) string {
	t.Helper()
	r, wrong := recipe.Parse(game, text)
	if wrong != nil {
		t.Fatalf("%s: %+v", text, wrong)
	}
	in, wrong := recipe.Write(nil, game, r)
	if wrong != nil {
		t.Fatalf("%s: %+v", text, wrong)
	}
	return string(in)
}

// sameWords tells whether two outputs have the same words, whatever their case.
func sameWords(a, b string) bool {
	return slices.EqualFunc(strings.Fields(a), strings.Fields(b), strings.EqualFold)
}

// turnTo opens a tab of the game's page.
func (p *page) turnTo(tab string) {
	p.t.Helper()
	p.click(`.tabs [data-page=` + tab + `]`)
	p.waitFor(`.tabs [data-page=` + tab + `][aria-pressed=true]`)
	p.do(`() => document.activeElement.blur()`)
}

// give makes a text the input of the game's page, and waits until it is judged.
func (p *page) give(in string) {
	p.t.Helper()
	p.turnTo("judge")
	p.do(`() => { const e = document.querySelector("#editor"); e.focus(); e.select() }`)
	p.paste(in)
	p.waitInput(in)
	p.do(`() => document.activeElement.blur()`)
}

// waitInput waits until a text is the input, and is judged.
func (p *page) waitInput(in string) {
	p.t.Helper()
	p.wait(`document.querySelector("#editor")?.value === ` + js(in))
	p.waitOpened()
}

// compare gives an output to the Compare tab. What was found on the tab before is gone then.
func (p *page) compare(out string) {
	p.t.Helper()
	p.turnTo("compare")
	p.do(`() => document.querySelector("#clear-output")?.click()`)
	p.waitFor("#output-box")
	if out == "" {
		p.click("#compare-now")
		return
	}
	p.paste(out)
}

// suspects are the mistakes that are reported as fitting, each with its ids joined by +.
func (p *page) suspects() []string {
	p.t.Helper()
	p.waitFor("#diagnosis")
	return eval[[]string](p, `[...document.querySelectorAll(".diagnosis-pane [data-mistake]")].map(e => e.dataset.mistake)`)
}

// showing is a small recipe's input on which a mistake shows.
func showing(t *testing.T, g engine.Game, mistake string) string {
	t.Helper()
	for i := range 2000 {
		in, _ := recipe.Write(nil, g.ID, recipe.Grown(g.ID, 3, i))
		if !sameWords(prints(g, string(in), mistake), judged(g, string(in))) {
			return string(in)
		}
	}
	t.Fatalf("%s: no input shows %s", g.ID, mistake)
	return ""
}

// TestFindMyBug gives the page, for one mistake of each family, an input and the output that a program with that mistake
// prints. The mistake is named, and everything that is named prints that output. Where one output is that of mistakes of
// several families, it is given once.
func TestFindMyBug(t *testing.T) {
	for _, g := range games.WithMistakes() {
		t.Run(g.ID, func(t *testing.T) {
			t.Parallel() // most of the time is the lab's, for Chapaev
			p := open(t, "/"+g.ID, desktop)
			families := map[string]string{}
			for _, m := range g.Mistakes {
				families[m.ID] = m.Family
			}
			found := map[string]bool{}
			for _, m := range g.Mistakes {
				if found[m.Family] {
					continue
				}
				in := string(gallery.Input(g.ID, m.ID))
				out := prints(g, in, m.ID)
				p.give(in)
				p.compare(out)
				named := p.suspects()
				if !slices.Contains(named, m.ID) {
					t.Errorf("%s is not among %v", m.ID, named)
				}
				for _, ids := range named {
					if !sameWords(prints(g, in, strings.Split(ids, "+")...), out) {
						t.Errorf("%s: %s is named and prints something else", m.ID, ids)
					}
					found[families[ids]] = true
				}
				found[m.Family] = true
			}
		})
	}
}

// TestShrinkAndShare makes an input small on which a mistake shows, one of each family, and opens the link to it elsewhere.
func TestShrinkAndShare(t *testing.T) {
	for _, g := range games.WithMistakes() {
		t.Run(g.ID, func(t *testing.T) {
			t.Parallel()
			p, other := open(t, "/"+g.ID, desktop), open(t, "/"+g.ID, phone)
			last := ""
			for _, m := range g.Mistakes {
				if m.Family == last {
					continue
				}
				last = m.Family
				in := showing(t, g, m.ID)
				p.give(in)
				p.compare(prints(g, in, m.ID))
				shown := p.suspects()[0] // one that prints the same, where more fit than are shown
				if eval[bool](p, `document.querySelector('.card[data-mistake="`+m.ID+`"]') !== null`) {
					shown = m.ID
				}
				p.click(`.card[data-mistake="` + shown + `"] button`)
				p.wait(`(text => text !== ` + js(in) + ` && document.querySelector("#toast")?.innerText.includes(
					"The smallest such test: " + text.trim().split(/\s+/).length + " numbers"))(document.querySelector("#editor")?.value ?? "")`)
				p.waitOpened()
				p.waitFor("#share:not([aria-disabled])")
				small := eval[string](p, `document.querySelector("#editor").value`)
				r := input.Read([]byte(small))
				for range g.Read(r) {
				}
				if len(small) > len(in) || r.Err() != nil || sameWords(prints(g, small, shown), judged(g, small)) {
					t.Fatalf("%s: %q was made of %q: %v", m.ID, small, in, r.Err())
				}
				p.click("#share")
				p.waitFor("#share-link")
				address := eval[string](p, `document.querySelector("#share-link").value`)
				p.press(kb.Escape)
				p.waitGone("#share-link")
				other.visit(strings.TrimPrefix(address, p.origin))
				other.waitFor(".strip")
				other.wait(`document.querySelector("#editor")?.value.trim().split(/\s+/).join(" ") === ` +
					js(strings.Join(strings.Fields(small), " ")))
			}
		})
	}
}

// TestShrinkCancelled calls a shrinking off that would last: what it has come to is kept, a legal input on which the mistake
// shows.
func TestShrinkCancelled(t *testing.T) {
	const mistake = "gaps-only"
	g, _ := games.ByIDWithMistakes("chapaev")
	in := showing(t, g, mistake)
	p := open(t, "/chapaev", desktop)
	p.give(in)
	p.compare(prints(g, in, mistake))
	p.click(`.card[data-mistake="` + mistake + `"] button`)
	p.click(".stop-lab")
	p.waitText("#toast", "Stopped. The smallest so far: 32 numbers")
	p.waitOpened()
	small := eval[string](p, `document.querySelector("#editor").value`)
	if len(small) > len(in) || sameWords(prints(g, small, mistake), judged(g, small)) {
		t.Errorf("%q was made of %q", small, in)
	}
}

// TestDifferences goes through the differences of an output, to and fro, and shows one on its board.
func TestDifferences(t *testing.T) {
	p := open(t, "/twixt", desktop)
	p.give("4 5\n0 3 1 3 4 3 3 2 2 2\n4 5\n0 2 2 4 4 2 3 2 2 1\n4 5\n0 3 1 3 4 3 3 2 2 2\n0 0\n") // no, yes, no
	p.compare("yes\nyes\nyes\n")
	p.waitText("#difference-title", "Difference 1 of 2")
	p.waitText("#difference .where", "dataset 1")
	p.waitFor("#difference-previous[aria-disabled]")
	p.click("#difference-next")
	p.waitText("#difference-title", "Difference 2 of 2")
	p.waitText("#difference .where", "dataset 3")
	p.waitFor("#difference-next[aria-disabled]")
	p.click("#difference-previous")
	p.waitText("#difference-title", "Difference 1 of 2")
	p.click("#difference-next")
	p.waitText("#difference .where", "dataset 3")
	p.click("#show-on-board")
	p.waitFor(".tabs [data-page=judge][aria-pressed=true]")
	p.waitFor(`#rows .row[data-row="2"][aria-selected=true]`)
}

// TestCompareSays compares outputs that differ in each of the ways, a very long one among them.
func TestCompareSays(t *testing.T) {
	g, _ := games.ByIDWithMistakes("go")
	in := made(t, "go", "1.legal.1.10000")
	out := judged(g, in)
	half := strings.LastIndexByte(out[:len(out)/2], '\n') + 1
	p := open(t, "/go", desktop)
	p.paste(in)
	p.waitOpened()
	for _, c := range []struct{ name, out, says string }{
		{"same", out, "Your output is the same."},
		{"blanks", strings.ReplaceAll(out, " ", "  "), "Only spaces or line ends differ"},
		{"case", strings.ReplaceAll(out, "v", "V"), "Only upper and lower case differ"},
		{"ends early", out[:half], "ends"},
		{"goes on", out + "valid\n", "goes on"},
		{"differs", out[:len(out)-2] + "7\n" + strings.Repeat(" \n", 2<<20), "Line " + grouped(strings.Count(out, "\n"))},
	} {
		p.turnTo("compare")
		p.do(`() => {
			document.querySelector("#clear-output")?.click();
			globalThis.busy?.disconnect();
			globalThis.lasted = false;
			globalThis.busy = new MutationObserver(() => globalThis.lasted ||= !!document.querySelector(".stop-lab"));
			busy.observe(document.body, { childList: true, subtree: true });
		}`)
		p.waitFor("#output-box")
		p.drop("main", "mine.out", c.out)
		p.waitText("#difference", c.says)
		if len(c.out) > 10<<20 {
			p.wait(`lasted`) // its progress was shown, with a way to cancel
		}
	}
	p.turnTo("judge")
	p.waitOpened()
	p.turnTo("compare") // where they were, and they can be scrolled
	p.wait(`document.querySelector("#outputs .differs") && document.querySelector("#outputs").scrollTop > 0`)
}

// grouped is a number with its thousands grouped.
func grouped(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// TestGenerate makes an input from a recipe, opens its link elsewhere, and saves tests.
func TestGenerate(t *testing.T) {
	p := open(t, "/go", desktop)
	p.waitFor("#editor")
	p.do(`() => document.activeElement.blur()`)
	p.press("g")
	p.waitFor("#recipe-kind")
	p.do(`() => {
		document.querySelector("#recipe-seed").value = "42";
		const kind = document.querySelector("#recipe-kind");
		kind.value = "ko";
		kind.dispatchEvent(new Event("change", { bubbles: true }));
	}`)
	p.do(`() => document.querySelector("#recipe-size-0").value = "20000"`)
	p.click("#recipe-make")
	p.waitText("#generate-failed", "Attempts is 1 to 10,000, found 20000")
	p.do(`() => document.querySelector("#recipe-size-0").value = "400"`)
	p.click("#recipe-make")
	p.waitText("#recipe-made", "1.ko.42.400")
	address := eval[string](p, `document.querySelector("#recipe-link").value`)
	if len(address) > 70 {
		t.Errorf("%q has %d characters", address, len(address))
	}
	p.waitFor(".stepper .count")
	p.checkAccess()
	want := made(t, "go", "1.ko.42.400")
	p.turnTo("judge")
	p.waitInput(want)
	open(t, strings.TrimPrefix(address, p.origin), desktop).waitInput(want)

	other := open(t, "/go#s=17&g=1.random.42.400&c=wwmwn", phone.dark())
	other.waitText(".stepper .count", "17 / 400")
	other.tap(".dock [data-page=generate]")
	other.waitText("#recipe-made", "1.random.42.400")
	other.checkAccess()

	other.visit("/go#g=9.random.42.400")
	other.waitText(".strip", "The recipe 9.random.42.400 makes no input.")

	p.turnTo("generate")
	p.do(`() => URL.createObjectURL = blob => {
		blob.arrayBuffer().then(b => globalThis.saved = btoa(Array.from(new Uint8Array(b), c => String.fromCharCode(c)).join("")));
		return "#";
	}`)
	p.do(`() => document.querySelector("#tests-count").value = "3"`)
	p.click("#tests-download")
	p.wait(`globalThis.saved`)
	file, err := base64.StdEncoding.DecodeString(eval[string](p, `saved`))
	p.must(err, "read what was saved")
	z, err := zip.NewReader(bytes.NewReader(file), int64(len(file)))
	p.must(err, "open the zip file")
	g, _ := games.ByID("go")
	var names []string
	for i, f := range z.File {
		names = append(names, f.Name)
		r, err := f.Open()
		p.must(err, "open "+f.Name)
		got, _ := io.ReadAll(r)
		in := made(t, "go", "1.ko."+strconv.Itoa(42+i/2)+".400")
		if want := []string{in, judged(g, in)}[i%2]; string(got) != want {
			t.Errorf("%s is %q, want %q", f.Name, got, want)
		}
	}
	if got := strings.Join(names, " "); got != "1.in 1.out 2.in 2.out 3.in 3.out" {
		t.Errorf("the zip file has %s", got)
	}
}

// TestTypedRecipeStays types a seed and looks at another tab before it makes anything of it.
func TestTypedRecipeStays(t *testing.T) {
	p := open(t, "/go?tab=generate", desktop)
	p.enter("#recipe-seed", "7")
	typed := eval[string](p, `document.querySelector("#recipe-seed").value`)
	p.turnTo("rules")
	p.waitFor("#rules-title")
	p.turnTo("generate")
	p.waitFor("#recipe-seed")
	if got := eval[string](p, `document.querySelector("#recipe-seed").value`); got != typed {
		t.Errorf("the seed is %s, typed was %s", got, typed)
	}
}

// TestGenerateMeanwhile opens the Generate tab while the lab looks for two mistakes that print what no program prints: it
// shows its fields at once, and the lab is at it still.
func TestGenerateMeanwhile(t *testing.T) {
	g, _ := games.ByID("chapaev")
	p := open(t, "/chapaev", desktop)
	p.give(g.Samples[0].Text)
	p.compare("neither\n")
	p.waitFor(".diagnosis-pane .stop-lab")
	p.turnTo("generate")
	p.waitFor("#recipe-kind")
	p.turnTo("compare")
	p.waitFor(".diagnosis-pane .stop-lab")
	p.click(".diagnosis-pane .stop-lab")
	p.waitFor("#diagnosis")
}

// TestStrength rates an input that misses mistakes, and appends to it what catches them all.
func TestStrength(t *testing.T) {
	g, _ := games.ByIDWithMistakes("infinite-go")
	p := open(t, "/infinite-go", desktop)
	p.give("1\n3\n5 5\n6 6\n7 7\n")
	p.turnTo("generate")
	p.click("#rate-input:not([aria-disabled])")
	p.waitText("#strength", "1 test catches 0 of "+strconv.Itoa(len(g.Mistakes))+" known mistakes.")
	p.click("#stronger")
	p.waitText("#added", strconv.Itoa(len(g.Mistakes))+" more mistakes are caught")
	p.checkAccess()
	p.click("#append-tests")
	p.waitGone("#strength")
	p.click("#rate-input:not([aria-disabled])")
	p.waitText("#strength", strconv.Itoa(len(g.Mistakes))+" of "+strconv.Itoa(len(g.Mistakes))+" known mistakes.")
	if missed := p.texts(".strength .missed"); len(missed) > 0 {
		t.Errorf("missed still: %v", missed)
	}
}

// TestGallery opens every game's known mistakes, and one of them.
func TestGallery(t *testing.T) {
	for i, g := range games.WithMistakes() {
		p := open(t, "/"+g.ID+"/mistakes", []view{desktop, phone.dark()}[i%2])
		p.waitFor(".gallery-card .answers")
		families := map[string]bool{}
		for _, m := range g.Mistakes {
			families[m.Family] = true
		}
		if n := len(p.texts(".gallery-card h2")); n != len(families) {
			t.Errorf("%s: %d cards for %d families", g.ID, n, len(families))
		}
		p.checkAccess()
		m := g.Mistakes[0]
		p.click(`.gallery-card[data-mistake="` + m.ID + `"] a`)
		p.waitFor("#difference")
		if named := p.suspects(); !slices.Contains(named, m.ID) {
			t.Errorf("%s is not among %v", m.ID, named)
		}
	}
}
