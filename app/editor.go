package app

import (
	"strconv"
	"strings"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/session"
)

const (
	editorID      = "editor"
	editorLinesID = "editor-lines"
)

// inputPane is the text that was pasted: in an editor if it is small enough, otherwise folded and only to be read.
func (p *gamePage) inputPane() goapp.UI {
	d := p.desk
	around := aroundInput{d.src, d.sum, d.ms, len(d.past) > 0, d.shut[paneInput]}
	var body goapp.UI
	switch {
	case d.src != nil && !editable(d):
		around := aroundFolded{sum: d.sum, marks: marksOf(d), failed: d.failed}
		if len(d.lines) > 0 {
			around.first = &d.lines[0]
		}
		body = keep(&p.keeps, "folded", around, p.folded)
	default:
		text := ""
		if d.src != nil {
			text = d.src.text
		}
		body = &editor{Desk: d, Game: p.game.ID, Text: text, Rev: d.editRev, Marks: marksOf(d), Open: d.open, On: d.mounted}
	}
	return el("section.pane.input-pane[aria-label=?][data-shut=?]", words.T("input.title"), flag(d.shut[paneInput]),
		keep(&p.keeps, "input-head", around, p.inputHead),
		body,
		keep(&p.keeps, "input-foot", around, p.inputFoot),
	)
}

// aroundInput is all that the lines over and under the input hang on.
type aroundInput struct {
	src        *source
	sum        *session.Summary
	ms         float64
	past, shut bool
}

// aroundFolded is all that the folded view hangs on.
type aroundFolded struct {
	sum    *session.Summary
	first  *session.Line // of those that the desk has; others come in another list
	marks  marks
	failed string
}

// inputHead says as what the input is read, and offers others.
func (p *gamePage) inputHead() goapp.UI {
	d := p.desk
	return el("div.head",
		el("h2", words.T("input.title")),
		p.detectChip(),
		d.fileChip(),
		el("div.end",
			when(len(d.past) > 0, func() any {
				return iconButton("undo-paste", "undo", words.T("input.undo")).OnClick(d.takeBack)
			}),
			p.sampleMenu(),
			d.foldButton(paneInput, words.T("input.title")),
		),
	)
}

// inputFoot says how much there is and how long judging took.
func (p *gamePage) inputFoot() goapp.UI {
	return el("div.foot",
		el("span", p.inputCounts()),
		el("span.end#judged-in", p.judgedIn()),
		iconButton("recent", "clock", words.T("recent.title")).OnClick(p.desk.askRecent),
	)
}

// editable tells whether the input stands in a text area.
func editable(d *desk) bool {
	s := d.src
	if s.size > editMax {
		return false
	}
	if s.lines == 0 {
		s.lines = lineCount(s.text)
	}
	return s.lines <= editLines
}

func lineCount(text string) int { return strings.Count(text, "\n") + 1 }

// detectChip says as what the input is read, and lets that be changed.
func (p *gamePage) detectChip() goapp.UI {
	d := p.desk
	if d.sum == nil || d.sum.Game != p.game.ID {
		return nil
	}
	class, label, sign := "chip", words.T("detect.as", p.game.Title), yesSign()
	if d.sum.How == howSetup && d.sum.Fault == nil {
		label = words.T("setup.as")
	}
	if d.sum.Fault != nil {
		class, label, sign = "chip bad", words.T("detect.problem"), noSign()
	} else if n := len(d.sum.More); n > 0 {
		label = words.T("detect.sample", p.game.Title, n+1)
	} else if len(d.sum.Also) > 0 {
		label = words.T("detect.also", p.game.Title, gameNames(d.sum.Also))
	}
	return button("#detect[aria-haspopup=dialog][class=?][title=?]", class, words.T("detect.change"),
		sign,
		el("span.cut", label),
	).OnClick(d.askGame)
}

// sampleMenu puts one of the game's samples into the input.
func (p *gamePage) sampleMenu() goapp.UI {
	options := []any{el("option", words.T("input.samples"))}
	for i, s := range p.game.Samples {
		options = append(options, el("option[value=?]", strconv.Itoa(i), words.T(words.Key("sample."+p.game.ID+"."+s.Name))))
	}
	return el("select.menu-select#samples[aria-label=?]", words.T("input.sample"),
		options,
	).OnChange(p.onSample)
}

func (p *gamePage) onSample(_ goapp.Context, e goapp.Event) {
	target := e.Get("target")
	n, err := strconv.Atoi(target.Get("value").String())
	target.Set("value", "")
	if err == nil && n >= 0 && n < len(p.game.Samples) {
		p.desk.dropPlace()
		p.desk.take(textSource(p.game.Samples[n].Text), p.game.ID)
	}
}

// inputCounts says how much there is, or where the fault is.
func (p *gamePage) inputCounts() string {
	d := p.desk
	switch {
	case d.src == nil:
		return words.T("input.limit", megabytes(session.MaxText))
	case d.sum == nil:
		return sizeWords(d.src.size)
	case d.sum.Fault != nil:
		return words.T("input.fault-at", d.sum.Fault.Line, d.sum.Fault.Column)
	}
	if d.sum.How == howSetup {
		return words.T("setup.count")
	}
	return inputWords(p.game.ID, d.sum)
}

func (p *gamePage) judgedIn() string {
	d := p.desk
	if d.sum == nil || d.sum.How == howSetup {
		return ""
	}
	return words.T("input.judged-in", milliseconds(d.ms))
}

// blockLines is how many lines stand in a full block of the folded view. Full blocks out of sight are not laid out; their
// height is in app.css.
const blockLines = 40

// folded is a long text with only its interesting lines. Lines that look alike stand in blocks, each as two texts side by
// side: an element a line would take longer to make than judging the text.
func (p *gamePage) folded() goapp.UI {
	d := p.desk
	m := marksOf(d)
	var parts []any
	last, digits := 0, 0
	if d.sum != nil {
		digits = len(strconv.Itoa(d.sum.Lines))
	}
	for i := 0; i < len(d.lines); {
		parts = append(parts, foldUI(last+1, d.lines[i].Number-1))
		end := i + 1
		for end < min(len(d.lines), i+blockLines) && d.lines[end].Number == d.lines[end-1].Number+1 && lineLook(d.lines[end], m) == lineLook(d.lines[i], m) {
			end++
		}
		parts = append(parts, blockUI(d.lines[i:end], i, digits, m))
		last = d.lines[end-1].Number
		i = end
	}
	switch {
	case d.sum != nil && len(d.lines) > 0:
		parts = append(parts, foldUI(last+1, d.sum.Lines))
	case len(d.lines) == 0 && d.failed != "":
		parts = append(parts, html("div.fold", words.T("input.unread")))
	}
	return el("div.editor.view[tabindex=0][role=group][aria-label=?]", words.T("input.title"),
		el("div.lines[translate=no][id=?]", editorLinesID, parts),
	).OnClick(d.onLine)
}

// foldUI stands for the lines from one to another that are not shown; nothing if there are none.
func foldUI(from, to int) any {
	switch {
	case from == to:
		return html("div.fold", words.T("input.fold-one", to))
	case from < to:
		return html("div.fold", words.T("input.fold", from, to))
	}
	return nil
}

// lineLook is the class of a line.
func lineLook(l session.Line, m marks) string { return lineClass(l.Start, l.Start+len(l.Text), m) }

// blockUI is lines that look alike, of which the first is number index of those that the desk has. Their numbers take the
// room of so many digits.
func blockUI(lines []session.Line, index, digits int, m marks) markup {
	var numbers, plain strings.Builder
	var parts []any
	for i, l := range lines {
		if i > 0 {
			numbers.WriteByte('\n')
			plain.WriteByte('\n')
		}
		number := strconv.Itoa(l.Number)
		numbers.WriteString(strings.Repeat(" ", max(digits-len(number), 0)))
		numbers.WriteString(number)
		for _, s := range stretches(l.Text, l.Start, m) {
			if s.class == "" {
				plain.WriteString(s.text)
				continue
			}
			parts = append(parts, plain.String(), html("span[class=?][data-c=?]", s.class, carets(s), s.text))
			plain.Reset()
		}
		if l.Cut {
			plain.WriteString(" …")
		}
	}
	class := "block " + lineLook(lines[0], m)
	if len(lines) == blockLines {
		class += " full"
	}
	return html("div[class=?][data-index=?]", class, strconv.Itoa(index),
		html("div.numbers[aria-hidden=true]", numbers.String()),
		html("div.text", append(parts, plain.String())),
	)
}

// onLine goes to the step of a line of the folded view that was clicked.
func (d *desk) onLine(_ goapp.Context, e goapp.Event) {
	block := e.Get("target").Call("closest", ".block")
	if !block.Truthy() {
		return
	}
	index, err := strconv.Atoi(block.Get("dataset").Get("index").String())
	box := block.Call("getBoundingClientRect")
	rows := strings.Count(block.Get("firstChild").Get("textContent").String(), "\n") + 1
	row := int((e.Get("clientY").Float() - box.Get("top").Float()) * float64(rows) / box.Get("height").Float())
	if i := index + row; err == nil && i >= 0 && i < len(d.lines) {
		d.point(d.lines[i].Start)
	}
}

// marks are what the input pane points out: places in the text, by byte offset.
type marks struct {
	in  input.Span // the chosen dataset
	lit input.Span // the numbers of the chosen step
	bad input.Span // the fault; empty at the end of the text
	has struct{ in, lit, bad bool }
}

// marksOf is what the desk's choice points out.
func marksOf(d *desk) marks {
	m := marks{}
	if d.sum == nil {
		return m
	}
	if o := d.open; o != nil {
		m.in, m.has.in = o.info.Span, d.sum.Datasets > 1 || !o.info.Whole
		if s := o.litSpan(d.lit); s.Len() > 0 {
			m.lit, m.has.lit = input.Span{Start: s.Start + o.base, End: s.End + o.base}, true
		}
	}
	if f := d.sum.Fault; f != nil {
		m.bad, m.has.bad = f.Span, true
	}
	return m
}

// stretch is a part of a line that looks the same all along.
type stretch struct {
	text  string
	class string // "", "lit" or "bad"
}

// stretches cuts a line, which starts at an offset of the text, where marks begin and end.
func stretches(line string, start int, m marks) []stretch {
	end := start + len(line)
	var list []stretch
	at := start
	add := func(to int, class string) {
		if to > at || class == "bad" && to == at {
			list = append(list, stretch{line[at-start : to-start], class})
			at = to
		}
	}
	first, second := m.lit, m.bad
	firstClass, secondClass := "lit", "bad"
	if !m.has.lit || m.has.bad && m.bad.Start < m.lit.Start {
		first, second, firstClass, secondClass = m.bad, m.lit, "bad", "lit"
	}
	for _, p := range []struct {
		span  input.Span
		class string
		has   bool
	}{{first, firstClass, m.has.lit || m.has.bad}, {second, secondClass, m.has.lit && m.has.bad}} {
		if !p.has || p.span.End < at || p.span.Start > end || p.span.Start == end && p.span.Len() > 0 {
			continue
		}
		if p.span.End == start && p.span.Len() > 0 {
			continue
		}
		add(min(max(p.span.Start, at), end), "")
		add(min(max(p.span.End, at), end), p.class)
	}
	add(end, "")
	return list
}

// note is what is worth saying beside a line of the input.
type note struct{ class, text string } // "note", or "note no" for a refusal

// notes are those of a dataset's steps, by line from 0. A line with several steps has none.
func (o *opened) notes(starts []int) map[int]note {
	if o == nil || o.goban() == nil {
		return nil
	}
	notes := map[int]note{}
	line, last := 0, -1
	for k := 1; k <= o.pasted(); k++ {
		at := o.base + o.replay.Span(k).Start
		for line+1 < len(starts) && starts[line+1] <= at {
			line++
		}
		if line == last {
			delete(notes, line)
		} else if n := o.note(k); n.text != "" {
			notes[line] = n
		}
		last = line
	}
	return notes
}

// note is that of a step of Go: why an attempt is refused, or how many stones it takes.
func (o *opened) note(k int) note {
	if o.perStep() {
		row := session.RowOf(o.verdict, k-1)
		text := rowNote("go", row)
		if row.Mood == engine.Refused {
			return note{"note no", row.Token + ", " + text}
		}
		return note{"note", text}
	}
	before, now := o.stones()[k-1], o.stones()[k]
	taken := before.White - now.White
	if o.goban().Move(k).Color == goban.White {
		taken = before.Black - now.Black
	}
	if taken <= 0 {
		return note{}
	}
	return note{"note", words.T("row.takes", taken)}
}

// carets are the marks under a wrong number: one for each character, at least one.
func carets(s stretch) string {
	if s.class != "bad" {
		return ""
	}
	return strings.Repeat("^", min(max(utf8.RuneCountInString(s.text), 1), 40))
}

// lineClass is the class of a line between two offsets.
func lineClass(start, end int, m marks) string {
	class := "l"
	if m.has.in && start < m.in.End && end >= m.in.Start {
		class += " in"
	}
	if m.has.bad && start <= m.bad.Start && end >= m.bad.Start || m.has.lit && start < m.lit.End && end > m.lit.Start {
		class += " at"
	}
	return class
}

// editor is a text area over a layer of lines that shows numbers and marks. The two have the same text in the same
// type, so they always break lines at the same places.
type editor struct {
	goapp.Compo

	Desk  *desk
	Game  string
	Text  string // the text as pasted
	Rev   int    // counted up when Text comes from outside, so that it replaces what is typed
	Marks marks
	Open  *opened // the dataset whose steps have notes beside their lines
	On    bool    // the page is alive: the text may be edited

	shown   marks        // the marks that were last brought into view
	drawn   []string     // what each line element shows, to change only those that differ
	notes   map[int]note // of the lines, as they were last drawn
	noted   *opened      // whose they are
	rev     int
	pending bool // something typed waits to be judged
	typed   string
}

func (e *editor) Render() goapp.UI {
	area := el("textarea[spellcheck=false][translate=no][autocapitalize=off][autocomplete=off][id=?][aria-label=?][placeholder=?]", editorID, words.T("input.editor"), words.T("input.placeholder")).OnInput(e.onInput).OnClick(e.onClick)
	if !e.On {
		area = area.Attr("readonly", "true")
	}
	if e.Marks.has.bad {
		area = area.Aria("invalid", "true").Aria("describedby", "fault")
	}
	return el("div.editor",
		el("div.sheet", el("div.lines[aria-hidden=true][id=?]", editorLinesID), area),
	)
}

func (e *editor) OnMount(ctx goapp.Context) {
	e.rev = e.Rev - 1
	e.sync(ctx)
}

func (e *editor) OnUpdate(ctx goapp.Context) { e.sync(ctx) }

// sync puts the text and the marks on the page after it is drawn. What is being typed stays as it is.
func (e *editor) sync(ctx goapp.Context) {
	ctx.Defer(func(goapp.Context) {
		if e.rev != e.Rev {
			e.rev, e.pending = e.Rev, false
			setEditorText(e.Text)
		}
		if !e.pending {
			drawLines(e, e.Text, e.Marks)
			showLit(e.Marks != e.shown)
			e.shown = e.Marks
		}
	})
}

func (e *editor) onInput(ctx goapp.Context, ev goapp.Event) {
	ctx.PreventUpdate()
	text := ev.Get("target").Get("value").String()
	e.typed, e.pending = text, true
	drawLines(e, text, marks{})
	keepTyped(e.Game, text)
	e.Desk.after(editDelay, func() bool { return e.pending && e.typed == text }, func() {
		e.pending = false
		e.Desk.edit(text, e.Game)
	})
}

// onClick goes to the step whose numbers were clicked.
func (e *editor) onClick(goapp.Context, goapp.Event) {
	if offset, ok := caretInEditor(e.Text); ok && !e.pending {
		e.Desk.point(offset)
	}
}

// splitLines cuts a text at its line ends (LF, CRLF or CR) and gives each line's offset.
func splitLines(text string) (lines []string, starts []int) {
	start := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '\n', '\r':
			lines, starts = append(lines, text[start:i]), append(starts, start)
			if text[i] == '\r' && i+1 < len(text) && text[i+1] == '\n' {
				i++
			}
			start = i + 1
		}
	}
	return append(lines, text[start:]), append(starts, start)
}
