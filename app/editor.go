package app

import (
	"strconv"
	"strings"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
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
	head := el("div.head",
		el("h2", words.T("input.title")),
		p.detectChip(),
		el("div.end",
			when(len(d.past) > 0, func() any {
				return iconButton("undo-paste", "undo", words.T("input.undo")).OnClick(d.takeBack)
			}),
			p.sampleMenu(),
		),
	)
	var body goapp.UI
	switch {
	case d.src != nil && !editable(d):
		body = p.folded()
	default:
		text := ""
		if d.src != nil {
			text = d.src.text
		}
		body = &editor{Desk: d, Game: p.game.ID, Text: text, Rev: d.editRev, Marks: marksOf(d), On: d.mounted}
	}
	return el("section.pane.input-pane[aria-label=?]", words.T("input.title"),
		head,
		body,
		el("div.foot",
			el("span", p.inputCounts()),
			el("span.end#judged-in", p.judgedIn()),
		),
	)
}

// editable tells whether the input stands in a text area.
func editable(d *desk) bool { return d.src.size <= editMax && lineCount(d.src.text) <= editLines }

func lineCount(text string) int { return strings.Count(text, "\n") + 1 }

// detectChip says as what the input is read, and lets that be changed.
func (p *gamePage) detectChip() goapp.UI {
	d := p.desk
	if d.sum == nil {
		return nil
	}
	class, label, sign := "chip", words.T("detect.as", p.game.Title), yesSign()
	if d.sum.Fault != nil {
		class, label, sign = "chip bad", words.T("detect.problem"), noSign()
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
	return inputWords(p.game.ID, d.sum)
}

func (p *gamePage) judgedIn() string {
	d := p.desk
	if d.sum == nil {
		return ""
	}
	return words.T("input.judged-in", milliseconds(d.ms))
}

// folded is a long text with only its interesting lines.
func (p *gamePage) folded() goapp.UI {
	d := p.desk
	var lines []any
	last := 0
	fold := func(to int) {
		switch {
		case to == last+1:
			lines = append(lines, el("div.fold", words.T("input.fold-one", to)))
		case to > last:
			lines = append(lines, el("div.fold", words.T("input.fold", last+1, to)))
		}
	}
	marks := marksOf(d)
	for _, l := range d.lines {
		fold(l.Number - 1)
		last = l.Number
		lines = append(lines, lineUI(l, marks))
	}
	if d.sum != nil && len(d.lines) > 0 {
		fold(d.sum.Lines)
	}
	return el("div.editor.view[tabindex=0][role=group][aria-label=?]", words.T("input.title"),
		el("div.lines[translate=no][id=?]", editorLinesID, lines),
	).OnClick(d.onLine)
}

func lineUI(l session.Line, m marks) goapp.UI {
	var spans []any
	for _, s := range stretches(l.Text, l.Start, m) {
		if s.class == "" {
			spans = append(spans, s.text)
		} else {
			spans = append(spans, el("span[class=?][data-c=?]", s.class, carets(s), s.text))
		}
	}
	if l.Cut {
		spans = append(spans, " …")
	}
	return el("div[class=?][data-n=?][data-start=?]", lineClass(l.Start, l.Start+len(l.Text), m), strconv.Itoa(l.Number), strconv.Itoa(l.Start), spans)
}

// onLine goes to the step of a line of the folded view that was clicked.
func (d *desk) onLine(_ goapp.Context, e goapp.Event) {
	if line := e.Get("target").Call("closest", ".l"); line.Truthy() {
		if offset, err := strconv.Atoi(line.Get("dataset").Get("start").String()); err == nil {
			d.point(offset)
		}
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
	On    bool // the page is alive: the text may be edited

	shown   marks    // the marks that were last brought into view
	drawn   []string // what each line element shows, to change only those that differ
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
	e.Desk.after(editDelay, func() {
		if e.pending && e.typed == text {
			e.pending = false
			e.Desk.edit(text, e.Game)
		}
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
