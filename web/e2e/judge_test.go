//go:build e2e

package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"umpire/app"
	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/session"
)

// stored is a stored case of a game.
func stored(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, "engine", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// tokens are the judge's own words for a text, found natively.
func tokens(g engine.Game, text string) []string {
	var list []string
	for d, whole := range g.Read(input.Read([]byte(text))) {
		if v := d.Verdict(); whole {
			for i := range v.Len() {
				list = append(list, v.Answer(i).Token)
			}
		}
	}
	return list
}

// TestPasteSample pastes each game's first stored case on the home page: the right page comes, with the right tokens.
func TestPasteSample(t *testing.T) {
	wide, narrow := open(t, "/", desktop), open(t, "/", phone.dark())
	for id, name := range map[string]string{
		"twixt":       "twixt/testdata/01_sample.in",
		"lianliankan": "lianliankan/testdata/01_sample.in",
		"chapaev":     "chapaev/testdata/03_touch_both_sides.in",
		"go":          "goban/testdata/go19/03_rows_and_columns.in",
		"infinite-go": "goban/testdata/infinitego/01_sample.in",
	} {
		for _, p := range []*page{wide, narrow} {
			p.run(id, func(t *testing.T) {
				p.visit("/")
				g, _ := games.ByID(id)
				text := stored(t, name)
				want := tokens(g, text)
				p.paste(text)
				p.wait(`location.pathname === ` + js("/"+id))
				p.waitText("#detect", "Read as "+g.Title)
				if p == wide {
					p.wait(`document.querySelectorAll("#rows .token").length === ` + strconv.Itoa(len(want)))
					if got := p.texts("#rows .token"); !slices.Equal(got, want) {
						t.Errorf("the page says %q, the judge %q", got, want)
					}
				} else {
					p.waitText(".strip .big", want[0])
				}
				p.waitFor("#board svg, #board canvas")
				p.checkAccess()
			})
		}
	}
}

// TestFault pastes a bad input: line and column, a mark under the spot, and the board of what stands before it.
func TestFault(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste("7 11\n0 3 6 5 3 2 5 7 7 2 4 4\n5 3 5 2 4 5 4 0 5 2\n0 0\n")
	p.waitText("#fault", "Line 3, column 17.")
	p.waitText("#fault", "Move 11, Black (5, 2): this point is already taken.")
	p.waitText("#prior", "line 3, column 5")
	p.waitText(".legend", "after move 10")
	if got := eval[string](p, `document.querySelector("#editor-lines .bad").textContent`); got != "5 2" {
		t.Errorf("the mark is under %q", got)
	}
	p.checkAccess()
	p.screenshot("fault")

	// corrected in the editor, it is judged without another word
	p.click("#to-fault")
	p.wait(`document.activeElement.id === "editor"`)
	p.press("5 6")
	p.waitText("#verdict .big", "no")
	p.waitGone("#fault")
}

// TestProblemPage pastes a whole page with a sample in it.
func TestProblemPage(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste("连连看\nTime Limit: 20000/10000 MS\n\nSample Input\n\n" + stored(t, "lianliankan/testdata/01_sample.in") + "\n\nSample Output\n\nYES\nNO\n")
	p.waitText("#detect", "Read as Lianliankan")
	p.waitText(".explain-pane", "Sample output")
	if got := p.text("#count"); got != "2 YES, 4 NO" {
		t.Errorf("the page counts %q", got)
	}
}

// TestReadAs has an input read as another game, and back. Nothing is replaced by that.
func TestReadAs(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste("2\n3 4\n5 6\n")
	p.waitText("#detect", "Read as Go")
	p.click("#detect")
	p.click(`#dialog-games [data-game="infinite-go"]`)
	p.wait(`location.pathname === "/infinite-go"`)
	p.waitFor("#fault")
	p.do(`() => history.back()`)
	p.waitText("#count", "2 valid, 0 invalid")
	p.wait(`location.pathname === "/go" && document.querySelector("#toast") === null`)
	p.do(`() => history.forward()`)
	p.waitFor("#fault")
	p.click("#detect")
	p.click(`#dialog-games [data-game="go"]`)
	p.wait(`location.pathname === "/go"`)
	p.waitText("#count", "2 valid, 0 invalid")
}

// TestUndo pastes over an input and brings it back.
func TestUndo(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste("2\n3 4\n5 6\n")
	p.waitText("#count", "2 valid")
	p.do(`() => document.activeElement.blur()`)
	p.paste("1\n3\n1 1\n1 2\n2 1\n")
	p.wait(`location.pathname === "/infinite-go"`)
	p.waitText("#rows .token", "2 1")
	p.click("#undo-paste")
	p.wait(`location.pathname === "/go"`)
	p.waitText("#count", "2 valid")
}

// waitKept waits until so many inputs are kept on the device.
func (p *page) waitKept(count int) {
	p.t.Helper()
	p.do(`() => {
		globalThis.kept = -1;
		const look = () => {
			const open = indexedDB.open("umpire", 1);
			open.onsuccess = () => {
				const all = open.result.transaction("inputs").objectStore("inputs").count();
				all.onsuccess = () => { globalThis.kept = all.result; open.result.close(); setTimeout(look, 50); };
			};
		};
		look();
	}`)
	p.wait(`kept === ` + strconv.Itoa(count))
}

// TestReload keeps the input on the device.
func TestReload(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste(stored(t, "twixt/testdata/01_sample.in"))
	p.waitText("#count", "3 datasets")
	p.waitKept(1)
	p.reload()
	p.waitText("#count", "3 datasets")
	if got := eval[string](p, `document.querySelector("#editor").value.split("\n")[0]`); got != "4 5" {
		t.Errorf("after a reload the input begins with %q", got)
	}
}

// boards is an input of so many full Lianliankan boards.
func boards(n int) []byte {
	var text bytes.Buffer
	row := append(bytes.TrimSuffix(bytes.Repeat([]byte("1 0 "), 500), []byte("0 ")), '\n')
	for range n {
		text.WriteString("1000 999\n")
		for range 1000 {
			text.Write(row)
		}
		text.WriteString("2\n1 1 1 3\n1 1 2 1\n")
	}
	text.WriteString("0 0\n")
	return text.Bytes()
}

// TestHugeFile opens 30 full boards, 60 MB, as a file: progress in numbers, then all verdicts. Cancelling half-way stops the
// work and keeps the input. The page answers all the time.
func TestHugeFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "twenty.in")
	if err := os.WriteFile(file, boards(30), 0o644); err != nil {
		t.Fatal(err)
	}
	p := open(t, "/", desktop)
	p.do(`() => {
		globalThis.longest = 0;
		new PerformanceObserver(list => {
			for (const task of list.getEntries()) longest = Math.max(longest, task.duration);
		}).observe({ type: "longtask" });
	}`)
	p.choose("#open-file", file)
	p.waitText("#progress-text", "datasets judged")
	p.do(`() => document.querySelector("#cancel").click()`) // at once: it is not there for long
	p.waitText("#trouble", "Cancelled.")
	p.click("#again")
	p.waitText("#progress-text", "datasets judged")
	p.wait(`location.pathname === "/lianliankan"`)
	p.waitText("#count", "60 YES, 0 NO")
	p.waitFor("#board canvas")
	p.screenshot("huge")
	t.Logf("longest task on the page's thread: %.0f ms", eval[float64](p, `longest`))
}

// TestKeyboard judges, walks the list and changes the theme without a mouse.
func TestKeyboard(t *testing.T) {
	p := open(t, "/", desktop)
	p.press("2\r3 4\r3 4\r")
	p.press(kb.Enter, chromedp.ModifierCtrl)
	p.waitText("#count", "1 valid, 1 invalid")
	for range 40 {
		p.press(kb.Tab)
		if eval[string](p, `document.activeElement.id`) == "rows" {
			break
		}
	}
	p.press(kb.Home)
	p.waitText("#verdict .big", "invalid")
	p.do(`() => document.activeElement.blur()`)
	p.press("?")
	p.wait(`document.querySelector("#dialog-keys")?.open`)
	p.press(kb.Escape)
	p.wait(`!document.querySelector("#dialog-keys")?.open`)
	p.do(`() => document.querySelector("#theme").focus()`)
	p.press(kb.Enter)
	p.press(kb.Enter)
	p.wait(`document.documentElement.dataset.theme === "dark"`)
}

// TestOutput saves the judge's output as a file.
func TestOutput(t *testing.T) {
	p := open(t, "/", desktop)
	p.paste(stored(t, "lianliankan/testdata/01_sample.in"))
	p.waitText("#count", "2 YES")
	p.do(`() => {
		globalThis.saved = null;
		URL.createObjectURL = blob => { blob.text().then(text => { globalThis.saved = text }); return "#" };
	}`)
	p.click("#save-output")
	p.wait(`globalThis.saved !== null`)
	if got, want := eval[string](p, `saved`), stored(t, "lianliankan/testdata/01_sample.out"); got != want {
		t.Errorf("saved %q, want %q", got, want)
	}
}

// TestDrop drops a file anywhere on a game's page.
func TestDrop(t *testing.T) {
	p := open(t, "/twixt", phone)
	p.drop("main", "sample.in", strings.ReplaceAll(stored(t, "goban/testdata/infinitego/01_sample.in"), "\n", "\r\n"))
	p.wait(`location.pathname === "/infinite-go"`)
	p.waitText(".strip .big", "4 2")
}

// TestNarrow shows every page, empty and judged, on a phone of 360 pixels and at 320 (400 % zoom), without scrolling
// sideways.
func TestNarrow(t *testing.T) {
	p := open(t, "/", view{width: 320, height: 740, touch: true})
	narrow := func(path string) {
		p.t.Helper()
		for _, width := range []int{360, 320} {
			p.resize(view{width: width, height: 740, touch: true})
			p.wait(`document.documentElement.clientWidth === ` + strconv.Itoa(width))
			if got := eval[int](p, `document.documentElement.scrollWidth`); got > width {
				t.Errorf("%s is %d pixels wide on a screen of %d", path, got, width)
			}
		}
	}
	for _, path := range app.Routes() {
		p.visit(path)
		narrow(path)
	}
	for _, c := range faulty {
		p.visit("/" + c.game + "?sample=0")
		p.waitFor(".strip .big")
		narrow(c.game)
		p.paste(c.text)
		p.waitFor("#fault")
		narrow(c.game + " with a fault")
	}
	for _, page := range []string{"compare", "generate", "rules"} {
		p.visit("/go?tab=" + page)
		narrow(page)
	}
	p.visit("/go?sample=0")
	p.waitFor(".strip .big")
	p.click(`.dock [data-page="compare"]`)
	p.waitFor("#output-box")
	p.paste(strings.Repeat("valid\n", 100_000))
	p.waitFor("#copy-judge")
	p.wait(`(copy => copy.getBoundingClientRect().right >= copy.querySelector("svg").getBoundingClientRect().right &&
		copy.closest(".pair").getBoundingClientRect().right >= copy.getBoundingClientRect().right)(document.querySelector("#copy-judge"))`)
}

// TestToastInNoWay replaces an input on screens of several sizes: no button lies under the toast that says so.
func TestToastInNoWay(t *testing.T) {
	p := open(t, "/go?sample=0", desktop)
	for _, v := range []view{{width: 820, height: 700}, {width: 1024, height: 700}, {width: 1280, height: 720}} {
		p.resize(v)
		for _, page := range []string{"judge", "generate"} {
			p.click(".tabs [data-page=judge]")
			p.waitOpened()
			p.do(`() => document.activeElement.blur()`)
			p.paste("1\n" + strconv.Itoa(v.width%19+1) + " 1\n")
			if page == "generate" {
				p.click(".tabs [data-page=generate]")
				p.click("#recipe-make")
			}
			p.wait(`(() => {
				const toast = document.querySelector("#toast"), box = toast?.getBoundingClientRect();
				const under = globalThis.under = new Set();
				for (let x = box?.left; x < box?.right; x += 8) for (let y = box.top; y < box.bottom; y += 8) {
					const next = document.elementsFromPoint(x, y).find(e => !toast.contains(e));
					under.add(next?.closest("button, a, input, select")?.outerHTML.slice(0, 80));
				}
				under.delete(undefined);
				return box;
			})()`)
			if under := eval[[]string](p, `[...under]`); len(under) > 0 {
				t.Errorf("%+v, %s: under the toast lie %q", v, page, under)
			}
		}
	}
}

// TestLargeZoom has nothing stand in the way at 400 % zoom of a screen of 1280 × 1024: neither bar nor stepper nor dock.
func TestLargeZoom(t *testing.T) {
	p := open(t, "/", view{width: 320, height: 256})
	p.paste(stored(t, "goban/testdata/go19/03_rows_and_columns.in"))
	p.waitText(".strip .big", "valid")
	p.wait(`[".bar", ".stepper", ".dock"].every(s => getComputedStyle(document.querySelector(s)).position === "static")`)
	p.do(`() => scrollTo(0, document.documentElement.scrollHeight)`)
	p.wait(`document.querySelector(".dock").getBoundingClientRect().bottom <= innerHeight + 1`)
	p.screenshot("zoom-400")
}

// TestDragOver shows while a file is held over a page that it may be dropped there.
func TestDragOver(t *testing.T) {
	p := open(t, "/twixt", desktop)
	shown := `getComputedStyle(document.querySelector(".frame"), "::after").borderTopStyle === "dashed"`
	p.wait("!(" + shown + ")")
	p.do(`() => document.querySelector("main").dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true }))`)
	p.wait(shown)
	p.do(`() => document.querySelector("main").dispatchEvent(new DragEvent("dragleave", { bubbles: true }))`)
	p.wait("!(" + shown + ")")
}

// TestLeave goes home before the dataset of an input has come: when it comes, the person stays there.
func TestLeave(t *testing.T) {
	p := blank(t, site.URL, desktop)
	p.runFirst(`(() => {
		const post = Worker.prototype.postMessage, kept = [];
		Worker.prototype.postMessage = function (message, ...rest) {
			if (message.op !== "` + session.OpOpen + `") return post.call(this, message, ...rest);
			kept.push([this, message, rest]);
		};
		globalThis.asked = () => kept.length > 0;
		globalThis.answer = () => new Promise(done => {
			for (const [worker, message, rest] of kept) {
				worker.addEventListener("message", () => setTimeout(() => requestAnimationFrame(() => setTimeout(done, 100)), 100));
				post.call(worker, message, ...rest);
			}
		});
	})()`)
	p.visit("/go")
	p.paste(koFight)
	p.waitFor("#rows .row")
	p.wait(`asked()`)
	p.click("a.home")
	p.waitFor("#paste")
	p.do(`() => answer()`)
	if got := eval[string](p, `location.pathname`); got != "/" {
		t.Errorf("the person was led to %s", got)
	}
}
