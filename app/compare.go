package app

import (
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/compare"
	"umpire/engine/diagnose"
	"umpire/engine/games"
	"umpire/engine/lab"
	"umpire/engine/session"
)

// comparing is somebody's output for the input on the desk, and how it compares with the judge's.
type comparing struct {
	src    *source
	slip   string           // the mistake that printed it, by its id; "" if a person's program did
	sum    *session.Summary // of the input that it was compared for
	result *lab.Compared
	failed string
	job    *job // the comparison under way

	at   int          // which difference is shown
	row  *session.Row // what the judge says there
	top  int          // the first line in view
	rows int          // how many lines are in view

	pages map[int][2][]string // lines of both outputs, by page
	asked map[int]bool

	finding   *job             // the diagnosis under way
	report    *diagnose.Report // what came of it
	shrinking *job             // the shrinking under way
}

const (
	comparePage = 200 // lines that are asked for at a time
	compareLead = 8   // lines that are shown before a difference
)

// printSlip compares what the mistake of a link prints for its input.
func (d *desk) printSlip() {
	id, sum := d.slip, d.sum
	d.slip = ""
	if id == "" || sum == nil || sum.Game == "" || sum.Fault != nil {
		return
	}
	in, _ := d.input()
	d.labWorker().call(call{op: lab.OpPrint, args: lab.PrintArgs(sum.Game, id), text: &in, done: func(r reply) {
		if d.sum == sum && r.failed == "" {
			d.takeOutput(bulkSource(r.bulk))
			d.cmp.slip = id
			d.keepAddress()
		}
	}})
}

// takeOutput compares an output with the judge's for the input at hand.
func (d *desk) takeOutput(src *source) {
	if src.size > session.MaxText {
		d.tell(words.T("input.too-large", megabytes(src.size), megabytes(session.MaxText)))
		return
	}
	d.turn(pageCompare)
	d.keepAddress()
	d.cmp = &comparing{src: src, rows: 40, pages: map[int][2][]string{}, asked: map[int]bool{}}
	d.compare()
}

// isOutput tells whether a text that came while an input is on the desk is somebody's output for it.
func (d *desk) isOutput(head []byte) bool {
	if d.sum == nil || d.sum.Game == "" || d.wants != d.sum.Game {
		return false
	}
	if d.page == pageCompare {
		return true
	}
	game, ok := games.ByID(d.sum.Game)
	return ok && compare.LooksLikeOutput(game, head)
}

// input is the part of the input that is judged.
func (d *desk) input() (b blob, size int) {
	span := d.sum.Block
	return sliceBlob(d.src.data, span.Start, span.End), span.Len()
}

// compare sends input and output to the lab.
func (d *desk) compare() {
	c := d.cmp
	c.sum, c.result, c.report, c.failed = d.sum, nil, nil, ""
	if d.sum == nil || d.sum.Game == "" {
		return
	}
	in, size := d.input()
	both := joinBlobs(in, c.src.data)
	d.freeLab()
	d.askLab(&c.job, call{
		op: lab.OpCompare, args: lab.OutputArgs(d.sum.Game, size), text: &both,
		done: func(r reply) {
			if d.cmp != c {
				return
			}
			result, ok := lab.ReadCompared(r.answer)
			if r.failed != "" || !ok {
				c.failed = failedWords(r)
				d.say(c.failed)
				return
			}
			c.result = &result
			d.say(words.Comparison(d.sum.Game, &result.Result))
			d.showDifference(0)
			if result.Kind > compare.Case && size <= diagnose.MaxInput {
				d.diagnose()
			}
		},
	})
}

// diagnose looks for the known mistakes that print this output.
func (d *desk) diagnose() {
	c := d.cmp
	in, size := d.input()
	both := joinBlobs(in, c.src.data)
	d.askLab(&c.finding, call{
		op: lab.OpDiagnose, args: lab.OutputArgs(d.sum.Game, size), text: &both,
		done: func(r reply) {
			if report, ok := lab.ReadReport(r.answer); ok && r.failed == "" && d.cmp == c {
				c.report = &report
				d.say(words.Diagnosis(&report, size, c.src.size))
			}
		},
	})
}

// shrink makes the input smaller on which a mistake shows, and puts the small one on the desk.
func (d *desk) shrink(mistakes []string) {
	c := d.cmp
	if c == nil || c.shrinking != nil {
		return
	}
	game := d.sum.Game
	in, _ := d.input()
	d.askLab(&c.shrinking, call{
		op: lab.OpShrink, args: lab.ShrinkArgs(game, mistakes), text: &in,
		done: func(r reply) {
			if d.cmp != c {
				return
			}
			s, ok := lab.ReadShrunk(r.answer)
			if r.failed != "" || !ok {
				d.tell(words.T("compare.no-shrink"))
				return
			}
			d.take(textSource(string(bytesOf(r.bulk))), game)
			d.page = pageJudge
			said := words.Key("compare.shrunk")
			if !s.Minimal {
				said = "compare.shrunk-so-far"
			}
			d.tell(words.T(said, s.Size, s.Tries))
		},
	})
}

// showDifference shows a difference by its number from 0: its lines, the judge's answer, its board.
func (d *desk) showDifference(i int) {
	c := d.cmp
	if c == nil || c.result == nil {
		return
	}
	c.row = nil
	if i < 0 || i >= len(c.result.Differences) {
		c.at = 0
		d.scrollCompare(max(c.result.End.Line-1-compareLead, 0))
		return
	}
	c.at = i
	diff := c.result.Differences[i]
	d.scrollCompare(max(diff.At.Line-1-compareLead, 0))
	d.query(session.OpFind, session.FindArgs(diff.Dataset-1, 0), func(r reply) {
		first, ok := session.ReadAnswer(r.answer)
		if !ok || first == session.None || d.cmp != c || c.at != i {
			return
		}
		answer := first + diff.Answer - 1
		d.query(session.OpRows, session.RowsArgs(false, answer, 1), func(r reply) {
			if rows, ok := session.ReadRows(r.answer); ok && len(rows) == 1 && d.cmp == c && c.at == i {
				c.row = &rows[0]
			}
		})
		d.openAnswer(answer)
	})
}

func (d *desk) nextDifference(goapp.Context, goapp.Event)     { d.turnDifference(+1) }
func (d *desk) previousDifference(goapp.Context, goapp.Event) { d.turnDifference(-1) }

func (d *desk) turnDifference(by int) {
	if c := d.cmp; c != nil && c.result != nil && c.at+by >= 0 && c.at+by < len(c.result.Differences) {
		d.showDifference(c.at + by)
		d.say(words.Difference(d.sum.Game, c.result.Differences[c.at]))
	}
}

// scrollBack scrolls the two outputs to where they were, in a box that is drawn anew.
func (d *desk) scrollBack() {
	if c := d.cmp; c != nil && c.result != nil && d.page == pageCompare {
		d.scrollCompare(c.top)
	}
}

// showOnBoard goes to the answer that differs, on its board.
func (d *desk) showOnBoard(ctx goapp.Context, _ goapp.Event) {
	if c := d.cmp; c != nil && c.row != nil {
		d.choose(c.row.Index)
		d.showPage(ctx, pageJudge, tabBoard)
	}
}

// clearOutput takes the output away.
func (d *desk) clearOutput(goapp.Context, goapp.Event) {
	d.cmp = nil
	keepHere(outputKey+d.wants, "")
}

// lines is how many lines the longer output has.
func (c *comparing) lines() int { return max(c.result.MineLines, c.result.JudgeLines) }

// linePair are line i of both outputs, from 0. Lines that have not come are asked for.
func (d *desk) linePair(i int) (mine, judge string) {
	c, page := d.cmp, i/comparePage
	if got, ok := c.pages[page]; ok {
		at := func(list []string) string {
			if i%comparePage < len(list) {
				return list[i%comparePage]
			}
			return ""
		}
		return at(got[0]), at(got[1])
	}
	if !c.asked[page] {
		c.asked[page] = true
		d.labWorker().call(call{op: lab.OpLines, args: lab.LinesArgs(d.sum.Game, page*comparePage, comparePage), done: func(r reply) {
			if got, ok := lab.ReadLines(r.answer); ok && r.failed == "" && d.cmp == c {
				c.pages[page] = got
			}
		}})
	}
	return "…", "…"
}

// comparePane is the page where an output is compared.
func (p *gamePage) comparePane() goapp.UI {
	d := p.desk
	c := d.cmp
	switch {
	case d.sum == nil || d.sum.Game != p.game.ID:
		return el("section.pane.compare-empty", el("p", words.T("compare.no-input")))
	case c == nil || c.sum != d.sum:
		return p.outputBox()
	}
	return el("div.compare", p.outputsPane(), p.differencePane())
}

// outputBox is where an output is pasted, dropped or opened.
func (p *gamePage) outputBox() goapp.UI {
	d := p.desk
	return el("section.pane.compare-empty[aria-label=?]", words.T("compare.mine"),
		el("h2", words.T("compare.ask")),
		el("p", words.T("compare.how")),
		el("textarea#output-box.mono[rows=8][spellcheck=false][translate=no][aria-label=?][placeholder=?]",
			words.T("compare.mine"), words.T("compare.placeholder"), keptHere(outputKey+p.game.ID)).OnInput(d.keepOutput),
		el("div.share-buttons",
			button(".btn.main#compare-now", words.T("page.compare")).OnClick(d.compareTyped),
			button(".btn#open-output", icon("file"), words.T("compare.open")).OnClick(d.openFile),
			when(d.sum.Expected != "", func() any {
				return button(".btn#compare-sample", words.T("compare.sample")).OnClick(d.compareSample)
			}),
		))
}

// keepOutput keeps what stands in the box, before it is compared and after.
func (d *desk) keepOutput(ctx goapp.Context, e goapp.Event) {
	ctx.PreventUpdate()
	keepHere(outputKey+d.wants, e.Get("target").Get("value").String())
}

// compareTyped compares what stands in the box. A program may also print nothing.
func (d *desk) compareTyped(goapp.Context, goapp.Event) {
	d.takeOutput(textSource(fieldText("output-box")))
}

// compareSample compares the sample output of the pasted page.
func (d *desk) compareSample(goapp.Context, goapp.Event) { d.takeOutput(textSource(d.sum.Expected)) }

// outputsPane shows the two outputs side by side; they scroll together.
func (p *gamePage) outputsPane() goapp.UI {
	d, c := p.desk, p.desk.cmp
	if c.result == nil {
		return el("section.pane.outputs-pane", el("div.head", el("h2", words.T("compare.mine"))),
			p.labProgress(c.job, compareProgress(c.job)),
			when(c.failed != "", func() any { return el("div.body", el("div.card.no", el("p", c.failed))) }))
	}
	r := c.result
	var rows []any
	mineAt, judgeAt := r.End.Line, 0
	if c.at < len(r.Differences) {
		mineAt, judgeAt = r.Differences[c.at].At.Line, r.Differences[c.at].JudgeAt.Line
	}
	for i := c.top; i < min(c.top+c.rows, c.lines()); i++ {
		mine, judge := d.linePair(i)
		rows = append(rows, el("div.pair",
			outputLine(i, r.MineLines, mine, "mine", i+1 == mineAt && r.Kind > compare.Case),
			outputLine(i, r.JudgeLines, judge, "judge", i+1 == judgeAt)))
	}
	foot := words.T("compare.by-words")
	if c.src.name != "" {
		foot = c.src.name
	}
	return el("section.pane.outputs-pane[aria-label=?]", words.T("compare.outputs"),
		el("div.head.pair",
			el("div", el("h2", words.T("compare.mine")), el("span.chip", words.T("compare.lines", r.MineLines)),
				button(".btn.quiet.end#clear-output", words.T("compare.clear")).OnClick(d.clearOutput)),
			el("div", el("h2", words.T("compare.judge")), el("span.chip", words.T("compare.lines", r.JudgeLines)),
				el("span.end", iconButton("copy-judge", "copy", words.T("verdict.copy")).OnClick(d.copyOutput))),
		),
		el("div.outputs#outputs[tabindex=0][role=group][aria-label=?]", words.T("compare.outputs"),
			el("div.spacer", el("div.window[translate=no]", rows))).On("scroll", d.onCompareScroll),
		el("div.foot", el("span", foot), el("span.end", sizeWords(c.src.size))),
	)
}

func outputLine(i, of int, text, class string, differs bool) goapp.UI {
	number := ""
	if i < of {
		number = strconv.Itoa(i + 1)
	}
	if differs {
		class += " differs"
	}
	return el("div[class=?]", "line "+class, el("span.n", number), el("span.text.mono", text))
}

func compareProgress(j *job) string {
	if j == nil {
		return ""
	}
	return words.T("compare.progress", j.progress.Datasets, megabytes(j.progress.Done))
}

// differencePane says what differs and what that means, and which mistakes print it.
func (p *gamePage) differencePane() goapp.UI {
	d, c := p.desk, p.desk.cmp
	if c.result == nil {
		return el("div.side")
	}
	r := c.result
	title, class := words.T("compare.result"), "card"
	var facts []any
	switch {
	case r.Kind == compare.Same || r.Kind == compare.Blanks:
		class = "card yes"
		facts = append(facts, el("p", words.Comparison(p.game.ID, &r.Result)))
	case r.Kind == compare.Differs && c.at < len(r.Differences):
		class, title = "card no", words.T("compare.which", c.at+1, r.Count)
		diff := r.Differences[c.at]
		facts = append(facts, el("p.where", words.DifferencePlace(p.game.ID, diff)),
			el("p", words.T("compare.expected"), " ", token(diff.Expected), ", ", words.T("compare.found"), " ", token(diff.Found)))
	default:
		class = "card no"
		facts = append(facts, el("p", words.Comparison(p.game.ID, &r.Result)))
	}
	if r.CaseDiffers && r.Kind > compare.Case {
		facts = append(facts, el("p", words.T("compare.case-too")))
	}
	body := []any{el("div[class=?]#difference", class, facts)}
	if c.row != nil {
		if means := d.means(); means != "" {
			body = append(body, el("p#means", means))
		}
		if c.at == 0 {
			body = append(body, el("p.tail", words.T("compare.before")))
		}
		body = append(body, p.differenceBoard())
		body = append(body, el("div.share-buttons", button(".btn#show-on-board", words.T("compare.show")).OnClick(d.showOnBoard)))
	}
	if r.Fault {
		body = append(body, el("div.card.warn", el("p", words.T("compare.fault"))))
	}
	return el("div.side",
		el("section.pane.difference-pane[aria-labelledby=difference-title]",
			el("div.head", el("h2#difference-title", title),
				when(len(r.Differences) > 1, func() any {
					return el("div.end",
						unless(c.at == 0, iconButton("difference-previous", "left", words.T("compare.previous")), d.previousDifference),
						unless(c.at+1 >= len(r.Differences), iconButton("difference-next", "right", words.T("compare.next")), d.nextDifference))
				})),
			el("div.body.stack", body)),
		when(r.Kind > compare.Case, func() any { return p.diagnosisPane() }))
}

func token(word string) goapp.UI {
	if word == "" {
		return el("b", words.T("compare.nothing"))
	}
	return el("b.mono[translate=no]", word)
}

// differenceBoard is the part of the board that the difference is about.
func (p *gamePage) differenceBoard() any {
	d, c := p.desk, p.desk.cmp
	o := d.open
	if o == nil || o.what != nil || d.at != c.row.Index {
		return nil
	}
	v := viewOf(p.game, d, p.empty)
	if v.scene.Rows > 30 || v.scene.Surface == board.Plane {
		return nil
	}
	s := *v.scene
	if o.wood() != nil && o.k > 0 {
		at := o.wood().Move(o.k).At
		const rows, columns = 3, 4.5 // on either side, in the shape of the place for it
		mid := func(v int, around float64) float64 { return max(.5+around, min(float64(v), 19.5-around)) }
		x, y := mid(at.X, rows), mid(at.Y, columns)
		s.Crop = &board.Crop{A: board.Place{X: x - rows, Y: y - columns}, B: board.Place{X: x + rows, Y: y + columns}}
	}
	return el("div.difference-board", board.SVG(&s, "difference-board"))
}

// means is what a difference means on the board; "" if there is no more to say.
func (d *desk) means() string {
	c, game := d.cmp, d.sum.Game
	if c.at >= len(c.result.Differences) {
		return ""
	}
	diff, f := c.result.Differences[c.at], c.row.Facts
	right := strings.EqualFold(diff.Expected, c.row.Token) && diff.Word == 0
	switch {
	case game == "go" && diff.Word > 0 && diff.Found != "":
		return words.T("compare.means.go.board", (diff.Word-1)/19+1, (diff.Word-1)%19+1, stoneWord(diff.Expected), stoneWord(diff.Found))
	case game == "go" && right && c.row.Mood == engine.Refused:
		return words.T(words.Key("compare.means.go.let."+c.row.Why), sideWord(f[2] == 1), f[0], f[1])
	case game == "go" && right:
		return words.T("compare.means.go.refused", sideWord(f[2] == 1), f[0], f[1], f[3])
	case game == "lianliankan" && right && c.row.Why == "":
		return words.T("compare.means.lianliankan.missed", f[0], f[1], f[2], f[3], len(c.row.Line)-2)
	case game == "lianliankan" && right:
		return words.T(words.Key("compare.means.lianliankan.joined."+c.row.Why), f[0], f[1], f[2], f[3])
	case game == "infinite-go":
		return words.T("compare.means.infinite-go", f[1], f[2])
	case right:
		return reason(game, *c.row)
	}
	return ""
}

// stoneWord is what a digit of a printed board stands for.
func stoneWord(digit string) string {
	switch digit {
	case "0":
		return words.T("compare.point.empty")
	case "1":
		return words.T("compare.point.black")
	case "2":
		return words.T("compare.point.white")
	}
	return digit
}

// maxSuspects is how many mistakes that fit are told in full.
const maxSuspects = 6

// diagnosisPane names the known mistakes that print the output.
func (p *gamePage) diagnosisPane() goapp.UI {
	d, c := p.desk, p.desk.cmp
	var body []any
	switch {
	case c.finding != nil:
		body = append(body, p.labProgress(c.finding, words.T("diagnose.working", c.finding.progress.Done, c.finding.progress.Total)))
	case c.report == nil:
		body = append(body, button(".btn#diagnose", words.T("diagnose.title")).OnClick(func(goapp.Context, goapp.Event) { d.diagnose() }))
	default:
		r := c.report
		body = append(body, el("p#diagnosis", words.Diagnosis(r, d.sum.Block.Len(), c.src.size)))
		shown, ruledOut := 0, 0
		var others []any
		for _, q := range append(append([]diagnose.Program(nil), r.Programs...), r.Pairs...) {
			switch {
			case len(q.Mistakes) == 0:
			case r.Fits(q) && shown < maxSuspects:
				shown++
				body = append(body, p.suspect(r, q))
			case r.Fits(q):
				others = append(others, el("li[data-mistake=?]", idsOf(q), words.MistakesName(p.game.ID, q.Mistakes)))
			case !r.Fits(q):
				ruledOut++
			}
		}
		if len(others) > 0 {
			body = append(body, el("details#more-fit", el("summary", words.T("diagnose.more", len(others))), el("ul.ruled-out", others)))
		}
		if shown > 0 {
			body = append(body, el("p.tail", words.T("diagnose.cannot")))
		}
		if ruledOut > 0 {
			body = append(body, p.ruledOut(r, ruledOut))
		}
	}
	body = append(body, p.labProgress(c.shrinking, shrinkProgress(c.shrinking)))
	return el("section.pane.diagnosis-pane[aria-labelledby=diagnosis-title]",
		el("div.head", el("h2#diagnosis-title", words.T("diagnose.title"))),
		el("div.body.stack", body))
}

func shrinkProgress(j *job) string {
	if j == nil {
		return ""
	}
	return words.T("compare.shrinking", j.progress.Done, j.progress.Datasets)
}

// suspect is a mistake that fits: what it does, what the rule is, why one slips there.
func (p *gamePage) suspect(r *diagnose.Report, q diagnose.Program) goapp.UI {
	d, id := p.desk, p.game.ID
	var ids []string
	facts := []any{el("h3.suspect", el("b", words.MistakesName(id, q.Mistakes)), el("span.chip", words.Program(id, r, q)))}
	for _, m := range q.Mistakes {
		ids = append(ids, m.ID)
		key := words.MistakeKey(id, m)
		for _, about := range []words.Key{"does", "rule", "why"} {
			facts = append(facts, el("p", el("b.about", words.T("mistake.heading."+about)), " ", words.T(key+"."+about)))
		}
	}
	return el("div.card[data-mistake=?]", idsOf(q), facts,
		button(".btn", words.T("compare.shrink")).OnClick(func(goapp.Context, goapp.Event) { d.shrink(ids) }))
}

// idsOf is the ids of a program's mistakes.
func idsOf(q diagnose.Program) string {
	var ids []string
	for _, m := range q.Mistakes {
		ids = append(ids, m.ID)
	}
	return strings.Join(ids, "+")
}

// ruledOut lists the mistakes that do not fit, each with where it shows.
func (p *gamePage) ruledOut(r *diagnose.Report, n int) goapp.UI {
	var items []any
	for _, q := range r.Programs {
		if len(q.Mistakes) > 0 && !r.Fits(q) {
			items = append(items, el("li", el("span", words.MistakesName(p.game.ID, q.Mistakes)), " ", el("span.muted", words.Program(p.game.ID, r, q))))
		}
	}
	return el("details", el("summary", words.T("diagnose.ruled-out", n)), el("ul.ruled-out", items))
}
