//go:build e2e

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// faulty are, for each game, an input with a fault in the middle of it: before that there is all that can be judged, and
// part of a dataset.
var faulty = []struct {
	game, text  string
	where, what string // the fault
	at          string // the text under the caret
	last        string // the stepper when all is shown that was read
	reason      string // of that last step
	before      string // and of the step before it
	rows        []string
}{
	{
		"twixt", "4 5\n0 2 2 4 4 2 3 2 2 3\n7 11\n0 3 6 5 3 2 5 7 7 2 4 4\n5 3 5 2 4 5 4 0 5 2\n0 0\n",
		"Line 5, column 17.", "Move 11, Black (5, 2): this point is already taken.", "5 2",
		"10 / 10", "Link (4, 0) – (5, 2) is added.", "Move 9 of 10, Black (4, 5)", []string{"no"},
	},
	{
		"lianliankan", "2 2\n1 1\n2 2\n2\n1 1 1 2\n1 1 2 2\n2 2\n1 1\n0 2\n3\n1 1 1 2\n1 1 2 2\n1 1 2 3\n0 0\n",
		"Line 13, column 7.", "y2 must be 1 to 2, found 3.", "3",
		"2 / 2", "(1, 1) and (2, 2) hold different tiles.", "The line runs straight from (1, 1) to (1, 2).", []string{"YES", "NO"},
	},
	{
		"chapaev", "0.5 0.5 1.5 0.5 2.5 0.5 3.5 0.5 4.5 0.5 5.5 0.5 6.5 0.5 7.5 0.5\n0.5 7.5 1.5 7.5 2.5 8 3.5 7.5\n",
		"Line 2, column 21.", "Disc W3 is not wholly on the board", "8",
		"0 / 0", "", "", nil,
	},
	{
		"go", "12\n1 2\n1 3\n2 1\n2 4\n3 2\n3 3\n2 3\n2 2\n2 3\n9 20\n8 8\n7 7\n",
		"Line 11, column 3.", "y must be 1 to 19, found 20.", "20",
		"9 / 9", "took exactly one stone", "takes 1 stone", nil,
	},
	{
		"infinite-go", "2\n7\n5 5\n4 5\n3 5\n3 4\n4 4\n3 3\n4 6\n6\n1 1\n1 2\n9 9\n2 1\n2 2\n1 2\n",
		"Line 16, column 1.", "Stone 6, White (1, 2): this point is already taken.", "1 2",
		"5 / 5", "Stone 5 of 5, Black (2,\u00A02)", "was the last liberty of Black’s chain of 1 stone", []string{"4 2"},
	},
}

// TestFaultInside shows the fault with its caret at once, and lets a person step through all that stands before it, with
// the reasons; the datasets before keep their verdicts and boards. Everything is done with keys.
func TestFaultInside(t *testing.T) {
	p := open(t, "/", desktop)
	for _, c := range faulty {
		p.run(c.game, func(t *testing.T) {
			p.visit("/" + c.game)
			p.paste(c.text)
			p.waitText("#fault", c.where)
			p.waitText("#fault", c.what)
			p.waitText("#editor-lines .bad", c.at)
			p.wait(`document.querySelector("#editor-lines .bad").dataset.c === "^".repeat(` + js(len(c.at)) + `)`)
			p.waitText(".stepper .count", c.last)
			p.waitText(".explain-pane", c.reason)
			if got := p.texts("#rows .token"); len(got) != len(c.rows) {
				t.Errorf("the verdicts are %q", got)
			}
			p.do(`() => document.activeElement.blur()`)
			if c.before != "" {
				p.press(kb.ArrowLeft)
				p.waitText(".explain-pane", c.before)
				p.waitText("#fault", c.what)
			}
			if c.rows == nil {
				p.checkAccess()
				return
			}
			p.press(kb.PageUp)
			p.wait(`document.querySelector("#rows [aria-selected=true] .token")?.innerText === ` + js(c.rows[0]))
			p.waitText("#verdict .big", c.rows[0])
			p.waitText("#fault", c.where)
			p.press(kb.PageDown)
			p.waitText(".stepper .count", c.last)
			p.waitText("#explain-title", "Problem in the input")
			p.checkAccess()
			p.click("#to-judged")
			p.waitText("#verdict .big", c.rows[len(c.rows)-1])
			p.click("#to-partial")
			p.waitText(".stepper .count", c.last)
		})
	}
}

// TestFaultOnPhone reads of a fault on a phone without looking for it, and steps through what stands before it.
func TestFaultOnPhone(t *testing.T) {
	c := faulty[0]
	p := open(t, "/", phone.dark())
	p.paste(c.text)
	p.waitText(".strip.no", c.what)
	p.waitText(".stepper .count", c.last)
	p.tap("#step-back")
	p.waitText(".explain-pane", c.before)
	p.tap("#to-fault")
	p.wait(`document.activeElement.id === "editor"`)
	p.checkAccess()
}
