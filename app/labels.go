package app

import (
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/session"
)

// megabytes writes a size for a person.
func megabytes(bytes int) string {
	const mb = 1 << 20
	if bytes >= 10*mb {
		return words.T("size.mb", strconv.Itoa(bytes/mb))
	}
	if bytes >= mb/10 {
		return words.T("size.mb", strconv.FormatFloat(float64(bytes)/mb, 'f', 1, 64))
	}
	return sizeWords(bytes)
}

// sizeWords writes a small size for a person.
func sizeWords(bytes int) string {
	if bytes < 1024 {
		return words.T("size.bytes", bytes)
	}
	if bytes < 1<<20 {
		return words.T("size.kb", bytes/1024)
	}
	return megabytes(bytes)
}

// milliseconds writes a time for a person.
func milliseconds(ms float64) string {
	if ms < 10 {
		return strconv.FormatFloat(max(ms, 0.1), 'f', 1, 64)
	}
	return words.Count(int(ms + 0.5))
}

// gameNames lists games by their titles.
func gameNames(ids []string) string {
	var names []string
	for _, id := range ids {
		if g, ok := games.ByID(id); ok {
			names = append(names, g.Title)
		}
	}
	return strings.Join(names, ", ")
}

// inputWords counts what there is in an input.
func inputWords(game string, sum *session.Summary) string {
	return words.T(words.Key("count.input."+game), sum.Datasets, sum.Answers)
}

// countWords counts the answers.
func countWords(game string, sum *session.Summary) string {
	return words.T(words.Key("count.verdict."+game), sum.Answers, sum.Accepted, sum.Refused)
}

// summaryWords is what the live region says when an input is judged.
func (d *desk) summaryWords(sum *session.Summary) string {
	g, ok := games.ByID(sum.Game)
	switch {
	case sum.Fault != nil && ok:
		return words.T("fault.at", sum.Fault.Line, sum.Fault.Column) + " " + d.faultWords(sum.Fault, sum.Game)
	case sum.How == howSetup:
		return words.T("setup.said", g.Title)
	}
	if ok {
		return words.T("detect.as", g.Title) + ". " + countWords(sum.Game, sum) + "."
	}
	return words.T(words.Key("detect." + string(sum.How)))
}

// rowLabel tells an answer's question from its neighbours'.
func rowLabel(game string, row session.Row) []any {
	f := row.Facts
	mono := func(numbers ...int) markup {
		var parts []string
		for _, n := range numbers {
			parts = append(parts, strconv.Itoa(n))
		}
		return html("span.mono[translate=no]", strings.Join(parts, " "))
	}
	var label []any
	switch game {
	case "lianliankan":
		label = []any{mono(f[0], f[1], f[2], f[3])}
	case "go":
		side := words.T("side.black")
		if f[2] == 2 {
			side = words.T("side.white")
		}
		label = []any{side + " ", mono(f[0], f[1])}
	default:
		return []any{words.T(words.Key("row."+game), f[0], f[1])}
	}
	if note := rowNote(game, row); note != "" {
		label = append(label, html("span.why", " "+note))
	}
	return label
}

// rowNote is what is worth saying of an answer in two or three words.
func rowNote(game string, row session.Row) string {
	switch {
	case row.Why != "":
		return words.T(words.Key("why." + game + "." + row.Why))
	case game == "lianliankan" && len(row.Line) == 2:
		return words.T("row.no-turn")
	case game == "lianliankan" && len(row.Line) > 2:
		return words.T("row.turns", len(row.Line)-2)
	case game == "go" && row.Facts[3] > 0:
		return words.T("row.takes", row.Facts[3])
	}
	return ""
}

// rowWords is an answer in one spoken sentence.
func rowWords(game string, row session.Row) string {
	return words.T("row.spoken", row.Index+1, row.Token, reason(game, row))
}

// answerOf says which of its like the chosen answer is.
func answerOf(game string, sum *session.Summary, row session.Row) string {
	return words.T(words.Key("of."+game), row.Index+1, sum.Answers)
}

// reason is the sentence under a verdict.
func reason(game string, row session.Row) string {
	f := row.Facts
	switch game {
	case "lianliankan":
		if len(row.Line) == 2 {
			return words.T("reason.lianliankan.straight")
		}
		if row.Why == "" {
			return words.T("reason.lianliankan.yes", len(row.Line)-2)
		}
		return words.T(words.Key("reason.lianliankan." + row.Why))
	case "go":
		if row.Why != "" {
			side := "black"
			if f[2] == 2 {
				side = "white"
			}
			return words.T(words.Key("reason.go." + row.Why + "." + side))
		}
		if f[3] > 0 {
			return words.T("reason.go.takes", f[3])
		}
		return words.T("reason.go.valid")
	case "infinite-go":
		return words.T("reason.infinite-go", f[1], f[2])
	}
	return words.T(words.Key("reason." + game + "." + strings.ToLower(row.Token)))
}

// explains is all that the explanation hangs on.
type explains struct {
	board     *arranged
	arranging bool
	sum       *session.Summary
	src       *source
	open      *opened
	k         int
	told      bool
	refused   string
	shut      bool
}

func (p *gamePage) explains() explains {
	d := p.desk
	e := explains{sum: d.sum, src: d.src, open: d.open, board: d.board, arranging: d.arranging(), refused: d.refused, shut: d.shut[paneExplain]}
	if o := d.open; o != nil {
		e.k = o.k
		_, e.told = o.told[o.k]
	}
	return e
}

// explainPane says what the present step did and why, or what is wrong with the input.
func (p *gamePage) explainPane() goapp.UI {
	d := p.desk
	title, body := words.T("explain.title"), []any(nil)
	faulty := d.sum != nil && d.sum.Fault != nil
	judged := faulty && d.open != nil && d.open.info.Whole // a dataset before the fault: its reasons come first
	if faulty && !judged {
		title, body = words.T("fault.title"), p.faultFacts(d.sum)
	}
	if d.sum != nil && d.sum.Game == p.game.ID {
		body = append(body, d.setupNotes()...)
	}
	if d.refused != "" && d.arranging() {
		body = append(body, el("div.card.no#refused", noSign(), el("p", d.refused)))
	}
	if o := d.open; o != nil && d.sum != nil && d.sum.Game == p.game.ID && !d.arranging() {
		e := o.explain()
		if o.info.Whole || d.sum.How == howSetup && d.sum.Fault == nil {
			title = e.head
		} else {
			body = append(body, el("h3", e.head))
		}
		if d.refused != "" {
			body = append(body, el("div.card.no#refused", noSign(), el("p", d.refused)))
		}
		body = append(body, explained(p.game.ID, e)...)
	}
	if judged {
		body = append(body, el("h3", words.T("fault.title")), p.faultFacts(d.sum))
	}
	if d.sum != nil {
		if notes := d.fileNotes(); notes != nil && d.sum.Game == p.game.ID {
			body = append(body, notes)
		}
		body = append(body, warnings(p.game, d.sum)...)
		if d.sum.Expected != "" {
			body = append(body, expected(d.sum))
		}
		if more := d.moreSamples(); more != nil {
			body = append(body, more)
		}
	}
	if len(body) == 0 {
		body = []any{el("p", words.T(words.Key("question."+p.game.ID))), el("p", words.T(words.Key("format."+p.game.ID)))}
	}
	return el("section.pane.explain-pane[aria-labelledby=explain-title][data-shut=?]", flag(d.shut[paneExplain]),
		el("div.head", el("h2#explain-title", title), el("div.end", d.foldButton(paneExplain, words.T("explain.title")))),
		el("div.body.stack[tabindex=0][role=group][aria-labelledby=explain-title]", body).OnClick(d.pressName),
	)
}

// explained is an explanation as the page shows it.
func explained(game string, e explanation) []any {
	var body []any
	if e.row != nil {
		body = append(body, html("div.card[class=?]#verdict", moodClass(e.row.Mood),
			html("p.big", moodSign(game, *e.row), html("span[translate=no]", e.row.Token)),
			html("p", e.line),
		))
	} else if e.line != "" {
		body = append(body, html("div.card#verdict", html("p", e.line)))
	}
	if len(e.facts) > 0 {
		body = append(body, html("ul.facts", factItems(e.facts)))
	}
	for _, f := range e.tail {
		body = append(body, html("p.tail", sentence(f.parts)))
	}
	return body
}

func factItems(facts []fact) []any {
	var items []any
	for _, f := range facts {
		sign := f.sign
		if sign == "" {
			sign = html("span")
		}
		items = append(items, html("li", sign, html("span", sentence(f.parts))))
	}
	return items
}

// faultFacts are what is wrong with the input, what it clashes with, and what can be done.
func (p *gamePage) faultFacts(sum *session.Summary) []any {
	d, f := p.desk, sum.Fault
	facts := []any{el("div.card.no#fault[role=alert]",
		el("p.where", words.T("fault.at", f.Line, f.Column)),
		el("p", d.faultWords(f, p.game.ID)),
	)}
	if prior := words.Prior(f); prior != "" {
		facts = append(facts, el("p#prior", prior))
	}
	var ways []any
	if d.src != nil && editable(d) {
		ways = append(ways, el("li",
			icon("input"),
			el("span",
				button(".link#to-fault",
					words.T("fault.correct"),
				).OnClick(d.toFault),
			),
		))
	}
	if sum.Partial && (d.open == nil || d.open.info.Whole) {
		ways = append(ways, el("li", icon("board"),
			el("span", button(".link#to-partial", words.T("fault.partial")).OnClick(d.toPartial))))
	}
	if sum.Answers > 0 && (d.open == nil || !d.open.info.Whole) {
		ways = append(ways, el("li", icon("list"),
			el("span", button(".link#to-judged", words.T("fault.before", sum.Datasets)).OnClick(d.toJudged))))
	}
	var others []any
	for _, stop := range sum.Near {
		if g, ok := games.ByID(stop.Game); ok {
			if others != nil {
				others = append(others, ", ")
			}
			others = append(others, button(".link[data-game=?]", g.ID, g.Title).OnClick(d.onChoice), " "+words.T("fault.stops", stop.Line))
		}
	}
	if others != nil {
		ways = append(ways, el("li", icon("file"), el("span", words.T("fault.read-as")+" ", others)))
	}
	if len(ways) > 0 {
		facts = append(facts, el("h3", words.T("fault.ways")), el("ul.facts", ways))
	}
	return facts
}

// toFault puts the cursor on the fault in the editor.
func (d *desk) toFault(goapp.Context, goapp.Event) {
	d.tab = tabInput
	if d.sum != nil && d.sum.Fault != nil && d.src != nil {
		s := d.sum.Fault.Span
		d.ctx.Defer(func(goapp.Context) { selectInEditor(d.src.text, s.Start, s.End) })
	}
}

// toPartial shows what was read of the dataset with the fault.
func (d *desk) toPartial(goapp.Context, goapp.Event) {
	d.tab = tabBoard
	d.openAnswer(-1)
}

// toJudged shows the last answer of the datasets before the fault.
func (d *desk) toJudged(goapp.Context, goapp.Event) {
	d.tab = tabBoard
	d.choose(d.sum.Answers - 1)
}

// maxWarnings is how many warnings the page spells out.
const maxWarnings = 5

// warnings are what was accepted but is unusual.
func warnings(game engine.Game, sum *session.Summary) []any {
	var list []any
	for i := range sum.Warnings {
		if i == maxWarnings {
			list = append(list, el("p", words.T("warning.more", len(sum.Warnings)-i)))
			break
		}
		w := &sum.Warnings[i]
		list = append(list, el("div.card.warn",
			el("p", words.T("fault.at", w.Line, w.Column)+" "+words.Warning(w, game.ID)),
		))
	}
	return list
}

// expected is the sample output that stood on the pasted page.
func expected(sum *session.Summary) goapp.UI {
	return el("div.card",
		el("p.where", words.T("explain.expected")),
		el("pre.mono[translate=no]", sum.Expected),
	)
}

// lineGlyph is a small picture of the line that joins two tiles; "" if there is none.
func lineGlyph(line []engine.Point) markup {
	if len(line) < 2 {
		return ""
	}
	lo, hi := line[0], line[0]
	for _, p := range line {
		lo.X, lo.Y = min(lo.X, p.X), min(lo.Y, p.Y)
		hi.X, hi.Y = max(hi.X, p.X), max(hi.Y, p.Y)
	}
	const width, height, rim = 26, 18, 3
	scale := min(float64(width-2*rim)/float64(max(hi.Y-lo.Y, 1)), float64(height-2*rim)/float64(max(hi.X-lo.X, 1)))
	left := (width - scale*float64(hi.Y-lo.Y)) / 2
	top := (height - scale*float64(hi.X-lo.X)) / 2
	at := func(p engine.Point) (x, y string) {
		return decimal(left + scale*float64(p.Y-lo.Y)), decimal(top + scale*float64(p.X-lo.X))
	}
	path := ""
	for i, p := range line {
		x, y := at(p)
		path += map[bool]string{true: "M", false: "L"}[i == 0] + x + " " + y
	}
	shapes := `<path d="` + path + `"/>`
	for _, p := range []engine.Point{line[0], line[len(line)-1]} {
		x, y := at(p)
		shapes += `<circle cx="` + x + `" cy="` + y + `" r="2.6"/>`
	}
	return drawing("glyph", "26 18", shapes)
}

func decimal(v float64) string { return strconv.FormatFloat(v, 'f', 1, 64) }
