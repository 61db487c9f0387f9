package app

import (
	"strconv"
	"strings"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/branch"
	"umpire/engine/games"
	"umpire/engine/session"
)

// takes puts a text on a new desk and lets the work be done.
func takes(t *testing.T, text, game string) *desk {
	t.Helper()
	d := newDesk()
	d.take(textSource(text), game)
	d.drain()
	if d.sum == nil {
		t.Fatalf("no summary; failed %q", d.failed)
	}
	return d
}

// page is the markup of a game's page with this desk.
func page(t *testing.T, d *desk, id string) string {
	t.Helper()
	g, ok := games.ByID(id)
	if !ok {
		t.Fatal(id)
	}
	p := &gamePage{desk: d, game: g, empty: emptyView(g)}
	markup := goapp.HTMLString(p.Render())
	d.drain() // rows that the list asked for
	return markup
}

func TestEverySampleIsShown(t *testing.T) {
	for _, g := range games.All() {
		for _, sample := range g.Samples {
			d := takes(t, sample.Text, "")
			if d.sum.Game != g.ID {
				t.Errorf("%s %s: read as %q", g.ID, sample.Name, d.sum.Game)
				continue
			}
			if d.open == nil {
				t.Errorf("%s %s: no dataset on the board", g.ID, sample.Name)
				continue
			}
			page(t, d, g.ID)
			for k := range d.open.replay.Len() {
				d.goStep(k)
				if heard := page(t, d, g.ID); !strings.Contains(heard, stepHead(d.open)) {
					t.Errorf("%s %s: step %d is not on the page", g.ID, sample.Name, k)
				} else if nothing := words.T("verdict.nothing"); strings.Contains(heard, nothing) {
					t.Errorf("%s %s: step %d says %q", g.ID, sample.Name, k, nothing)
				}
			}
			d.goStep(d.open.replay.Len())
			markup := page(t, d, g.ID)
			row, ok := d.chosen()
			if !ok || !strings.Contains(markup, row.Token) {
				t.Errorf("%s %s: %v, token %q is not on the page", g.ID, sample.Name, ok, row.Token)
			}
		}
	}
}

// TestHeavy shows a Chapaev position of very long numbers without reckoning with them on the page.
func TestHeavy(t *testing.T) {
	g, _ := games.ByID("chapaev")
	text := strings.Replace(g.Samples[0].Text, "0.5 7.5", "0.5"+strings.Repeat("0", 5000)+"1 7.5", 1)
	d := takes(t, text, "")
	if d.open == nil || d.open.replay.Len() != 0 {
		t.Fatalf("%+v", d.open)
	}
	if markup := page(t, d, "chapaev"); !strings.Contains(markup, "too long to step through") || !strings.Contains(markup, "RED") {
		t.Error("the page does not say why there are no steps")
	}
}

func TestFaultIsShown(t *testing.T) {
	d := takes(t, "7 11\n0 3 6 5 3 2 5 7 7 2 4 4\n5 3 5 2 4 5 4 0 5 2\n0 0\n", "")
	if d.sum.Fault == nil || d.at != -1 || d.open == nil || d.open.replay.Len() != 10 {
		t.Fatalf("%+v, at %d, open %v", d.sum, d.at, d.open)
	}
	markup := page(t, d, "twixt")
	for _, want := range []string{"Line 3, column 17.", "Move 11, Black (5, 2): this point is already taken.", "Move 8 took it", "1 problem"} {
		if !strings.Contains(markup, want) {
			t.Errorf("%q is not on the page", want)
		}
	}
	m := marksOf(d)
	if text := d.src.text[m.bad.Start:m.bad.End]; text != "5 2" {
		t.Errorf("the fault is marked at %q", text)
	}
}

func TestUndo(t *testing.T) {
	d := newDesk()
	first, second := games.All()[0].Samples[0].Text, games.All()[1].Samples[0].Text
	d.take(textSource(first), "")
	d.drain()
	d.take(textSource(second), "")
	d.drain()
	if d.sum.Game != "lianliankan" || !d.undo {
		t.Fatalf("%+v, undo %v", d.sum, d.undo)
	}
	d.takeBack(goapp.Context{}, goapp.Event{})
	d.drain()
	if d.src.text != first || d.sum.Game != "twixt" || len(d.past) != 0 {
		t.Errorf("%q, %+v, %d more", d.src.text, d.sum, len(d.past))
	}
}

// TestEdit keeps the game while a person types, through texts that do not fit it.
func TestEdit(t *testing.T) {
	d := takes(t, "2\n1 1\n2 2\n", "")
	if d.sum.Game != "go" {
		t.Fatal(d.sum.Game)
	}
	for _, text := range []string{"2\n1 1\n2\n", "", "2\n1 1\n2 3\n"} {
		d.edit(text, "go")
		d.drain()
		if d.sum == nil || d.sum.Game != "go" {
			t.Fatalf("%q: %+v", text, d.sum)
		}
	}
	if d.sum.Fault != nil || d.sum.Answers != 2 || len(d.past) != 0 {
		t.Errorf("%+v, %d past", d.sum, len(d.past))
	}
}

// TestTooLarge refuses a text that is too large, and keeps what is on the desk.
func TestTooLarge(t *testing.T) {
	d := takes(t, "2\n1 1\n2 2\n", "")
	d.take(&source{size: session.MaxText + 1}, "")
	d.drain()
	if d.note == "" || d.sum == nil || d.open == nil {
		t.Errorf("%q, %v, %v", d.note, d.sum, d.open)
	}
}

// TestNotText refuses what is no text, and keeps what is on the desk.
func TestNotText(t *testing.T) {
	d := takes(t, "2\n1 1\n2 2\n", "")
	picture := []byte("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR")
	d.offer(textSource(string(picture)), picture)
	d.drain()
	if d.note == "" || d.sum == nil || d.open == nil || d.src.size != 10 || len(d.past) > 0 {
		t.Errorf("%q, %v, %v, %v", d.note, d.sum, d.open, d.src)
	}
}

// TestOldPlace opens a new input where inputs open, not at the place that an address named in the one before.
func TestOldPlace(t *testing.T) {
	g, _ := games.ByID("twixt")
	d := newDesk()
	d.follow("twixt", "k=2")
	d.take(textSource(g.Samples[0].Text), "twixt")
	d.drain()
	if d.open == nil || d.open.info.Dataset != 1 {
		t.Fatalf("a dataset without a step: %+v", d.open)
	}
	d.follow("twixt", "k=3&s=1")
	text := []byte(g.Samples[0].Text + " ")
	d.offer(textSource(string(text)), text)
	d.drain()
	if d.open.info.Dataset != 0 || d.open.k == 1 {
		t.Errorf("opened at dataset %d, step %d", d.open.info.Dataset+1, d.open.k)
	}
}

// TestLinkWithRules opens a link that asks for other rules: the page says that it has none.
func TestLinkWithRules(t *testing.T) {
	for fragment, says := range map[string]bool{"n=1&m=dd&r=ko:none": true, "n=1&m=dd": false} {
		d := newDesk()
		d.follow("go", fragment)
		if got := strings.Contains(d.note, "other rules"); got != says {
			t.Errorf("%s: the page says %q", fragment, d.note)
		}
	}
}

// TestSamples judges the first sample of a page, says that there is another, and offers it.
func TestSamples(t *testing.T) {
	first, second := "1 2\n5 5\n1\n1 1 1 2\n0 0\n", "1 1\n5\n1\n1 1 1 1\n0 0"
	d := takes(t, "Sample Input 1\n"+first+"Sample Output 1\nYES\nSample Input 2\n"+second+"\nSample Output 2\nNO\n", "")
	markup := page(t, d, "lianliankan")
	for _, want := range []string{"sample 1 of 2", "This page has 2 samples.", "Judge sample 2"} {
		if !strings.Contains(markup, want) {
			t.Errorf("%q is not on the page", want)
		}
	}
	if got := string(d.sum.More[0].Of([]byte(d.src.text))); got != second {
		t.Errorf("the second sample is %q", got)
	}
}

// TestForget clears the desk while a job is under way: its answer comes to nothing.
func TestForget(t *testing.T) {
	d := newDesk()
	d.take(textSource("2\n1 1\n2 2\n"), "")
	d.forget(goapp.Context{}, goapp.Event{})
	d.drain()
	if d.src != nil || d.sum != nil || d.job != nil {
		t.Errorf("%v, %v, %v", d.src, d.sum, d.job)
	}
}

// TestEditKeepsPlace types while a later dataset is shown.
func TestEditKeepsPlace(t *testing.T) {
	g, _ := games.ByID("twixt")
	d := takes(t, g.Samples[0].Text, "")
	d.choose(2)
	d.drain()
	d.goStep(4)
	d.edit(d.src.text+" ", "twixt")
	d.drain()
	if d.open == nil || d.open.info.Dataset != 2 || d.open.k != 4 {
		t.Errorf("%+v", d.open)
	}
}

// TestPicks opens Go's list at its last refusal, and reaches rows that have not come from the worker yet.
func TestPicks(t *testing.T) {
	const n = 500
	d := takes(t, strconv.Itoa(n+2)+"\n1 1\n"+strings.Repeat("1 1\n", n)+"2 2\n", "go")
	if !d.refusedOnly || d.at != n || d.open == nil || d.open.k != n+1 {
		t.Fatalf("opened at %d, refused only %v", d.at, d.refusedOnly)
	}
	d.pickRow(250)
	if d.at != n {
		t.Errorf("chose %d before the row came", d.at)
	}
	d.drain()
	if d.at != 251 || d.open.k != 252 || d.pick != -1 {
		t.Errorf("chose %d, step %d", d.at, d.open.k)
	}
	d.pickRow(350)
	d.choose(3) // meanwhile
	d.drain()
	if d.at != 3 {
		t.Errorf("a late row took the choice away: %d", d.at)
	}
}

func TestNoNumber(t *testing.T) {
	d := takes(t, "hello", "")
	if d.sum.Game != "" || d.sum.How != games.NoNumber {
		t.Errorf("%+v", d.sum)
	}
}

// TestStretches puts a line together again from its stretches, whatever is marked.
func TestStretches(t *testing.T) {
	text := "ab cd\nef"
	lines, starts := splitLines(text)
	for a := range len(text) + 1 {
		for b := a; b <= len(text); b++ {
			for c := range len(text) + 1 {
				m := marks{}
				m.lit.Start, m.lit.End, m.has.lit = a, b, b > a
				m.bad.Start, m.bad.End, m.has.bad = c, min(c+1, len(text)), true
				for i, line := range lines {
					got, lit := "", ""
					for _, s := range stretches(line, starts[i], m) {
						got += s.text
						if s.class == "lit" {
							lit += s.text
						}
					}
					if got != line {
						t.Fatalf("%+v: %q became %q", m, line, got)
					}
				}
			}
		}
	}
}

func TestRoutesHavePages(t *testing.T) {
	for _, path := range Routes() {
		if !strings.HasPrefix(path, "/") {
			t.Errorf("%q", path)
		}
	}
	if n := len(Routes()); n != 3*len(games.All())+2 {
		t.Errorf("%d routes", n)
	}
}

// TestUnjudgedStays goes to another tab, and to another game's page, while an input is judged of which nobody knows yet
// which game's it is. It is not lost.
func TestUnjudgedStays(t *testing.T) {
	const text = "1\n1 1\n"
	for _, next := range []string{"go", "lianliankan"} {
		d := newDesk()
		d.enter("go")
		d.take(textSource(text), "")
		d.enter(next)
		if d.drain(); d.sum == nil || d.src == nil || d.src.text != text {
			t.Errorf("%s: the input is lost", next)
		}
	}
	d := newDesk()
	d.enter("go")
	d.take(textSource("this is no input"), "")
	d.drain()
	if d.enter("go"); d.src == nil {
		t.Error("an input of no game is lost")
	}
}

// TestLeftAndBack goes to another game's page and comes back: the step and what was played on from it are still there.
func TestLeftAndBack(t *testing.T) {
	d := takes(t, "3\n1 1\n2 2\n3 3\n", "go")
	d.enter("go")
	d.goStep(2)
	d.try(branch.At(engine.Point{X: 9, Y: 9}))
	d.enter("twixt")
	d.drain()
	d.enter("go")
	d.drain()
	if o := d.open; o == nil || o.k != 3 || o.line().String() != "2:9-9" {
		t.Errorf("opened at %+v", o)
	}
}

// TestRefusedListFollows looks for the place of every attempt among the refused ones, also where the rows have not come. Of
// one that is not listed it is where it would stand, and the page says why no row is chosen.
func TestRefusedListFollows(t *testing.T) {
	const n = 5 * pageRows
	text := strings.Repeat("1 1\n", n)
	d := takes(t, strconv.Itoa(n+1)+"\n"+text+"2 2\n", "go") // the first and the last are valid
	d.drain()
	l := verdictList{Desk: d, Sum: d.sum, Refused: d.refusedOnly}
	if !l.Refused || len(d.rows) >= n/pageRows {
		t.Fatalf("refused only: %v, %d pages of rows", l.Refused, len(d.rows))
	}
	for answer := range n + 1 {
		want, refused := max(answer-1, 0), answer > 0 && answer < n
		if at, listed := l.place(answer); at != want || listed != refused {
			t.Fatalf("attempt %d stands at %d, listed: %v; want %d, %v", answer+1, at, listed, want, refused)
		}
	}
	for answer, listed := range map[int]bool{0: false, 1: true, n: false} {
		d.openAnswer(answer)
		if says := strings.Contains(page(t, d, "go"), "Attempt "+strconv.Itoa(answer+1)+" is valid"); says == listed {
			t.Errorf("attempt %d, listed: %v; the page says that it is not: %v", answer+1, listed, says)
		}
	}
}

// TestCancelledTextIsNamed cancels the judging of a long text: its pane says why it is empty.
func TestCancelledTextIsNamed(t *testing.T) {
	text := strings.Repeat("1 1\n", editLines+1)
	d := newDesk()
	d.src, d.job = textSource(text), &job{}
	d.cancel(goapp.Context{}, goapp.Event{})
	if markup := page(t, d, "go"); !strings.Contains(markup, "shown when it is judged") {
		t.Error("the pane of the input says nothing")
	}
}
