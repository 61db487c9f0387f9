package app

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
	"umpire/engine/files"
	"umpire/engine/games"
	"umpire/engine/grid"
	"umpire/engine/input"
	"umpire/engine/lab"
	"umpire/engine/lianliankan"
	"umpire/engine/session"
	"umpire/engine/setup"
)

// origin is the file, or the drawing, that an input was made of.
type origin struct {
	files.File
	drawn  bool
	pasted *source
}

// readFile has the lab make an input of a file, or of what of it is chosen.
func (d *desk) readFile(src *source, choice files.Choice) {
	d.failed = ""
	if d.job != nil {
		d.worker.cancel()
	}
	j := &job{progress: session.Progress{Total: src.size}}
	d.job = j
	d.after(progressDelay, func() bool { return d.job == j }, func() { j.shown = true })
	d.labWorker().call(call{op: lab.OpRead, args: lab.ReadArgs(!src.raw, choice), text: &src.data, done: func(r reply) {
		if d.job != j {
			return
		}
		d.job = nil
		f, ok := lab.ReadFile(r.answer)
		if r.failed != "" || !ok {
			d.tell(failedWords(r))
			return
		}
		d.ms = r.ms
		made := textSource(string(f.Text))
		if f.Fault != nil {
			if made = src; len(f.Source) <= editMax {
				made = textSource(string(f.Source))
			}
		}
		made.name, made.file = src.name, &origin{File: f, pasted: src}
		d.take(made, f.Game)
	}})
}

// chooseLine shows another game of a file, or follows another line of a game of Go from a fork on.
func (d *desk) chooseLine(ctx goapp.Context, e goapp.Event) {
	o := d.src.file
	fork, err1 := strconv.Atoi(ctx.JSSrc().Get("dataset").Get("fork").String())
	line, err2 := strconv.Atoi(e.Get("target").Get("value").String())
	if o == nil || err1 != nil || err2 != nil || fork >= len(o.Forks) {
		return
	}
	choice := files.Choice{Game: o.Shown}
	if fork == wholeGame {
		choice.Game = line
	} else {
		for i := range fork {
			choice.Lines = append(choice.Lines, o.Forks[i].Chosen)
		}
		choice.Lines = append(choice.Lines, line)
	}
	d.readFile(o.pasted, choice)
}

// wholeGame stands in the place of a fork's number where the game itself is chosen.
const wholeGame = -1

// choiceItem is a list item that lets a person choose among names of lines or games.
func (d *desk) choiceItem(fork int, label string, names []string, chosen int) any {
	options := make([]any, len(names))
	for i, name := range names {
		options[i] = option(strconv.Itoa(i), name, i == chosen)
	}
	return el("li", label, " ", el("select[data-fork=?][aria-label=?]", strconv.Itoa(fork), label, options).OnChange(d.chooseLine))
}

// showFault shows a file that could not be read, and what was read of it.
func (d *desk) showFault() {
	f := d.src.file
	sum := d.unjudgedSum(f.Game)
	sum.Fault = f.Fault
	d.judged(sum)
	if s, fault := setup.Read(f.Text); fault == nil && s != nil {
		d.openSetup(s)
	}
}

// drawn is a board that somebody drew, as an input or a setup, if no game fits the text that the judge looked at.
func (d *desk) drawn(sum *session.Summary) (*source, bool) {
	if sum.Fault == nil && sum.Game != "" || sum.How == games.Structure || d.src.game != "" || d.src.text == "" || d.src.size > editMax {
		return nil, false
	}
	text := []byte(d.src.text)
	s := &setup.Setup{}
	if g, fault := grid.Stones(text); fault == nil && boardlike(g) && (d.wants == "go" || hasStones(text)) && d.wants != "lianliankan" {
		s = setup.FromDiagram(g.Rows, g.Columns, g.Cells)
	} else if g, fault := grid.Tiles(text); fault == nil && boardlike(g) && g.Columns <= lianliankan.MaxCols {
		s = setup.FromTiles(g.Rows, g.Columns, g.Cells)
	} else {
		return nil, false
	}
	made, why := s.Text()
	src := textSource(string(made))
	src.name = d.src.name
	src.file = &origin{File: files.File{Game: s.Game, Why: why}, drawn: true, pasted: d.src}
	return src, true
}

// boardlike tells whether a grid is large enough to be meant as a board.
func boardlike(g grid.Grid) bool { return g.Rows >= 2 && g.Columns >= 3 }

// hasStones tells whether a text has characters that stand for stones, and no others.
func hasStones(text []byte) bool {
	for _, c := range text {
		switch c {
		case 'X', 'x', 'O', 'o', '#', 0xE2: // the last begins the round ones
			return true
		}
	}
	return false
}

// fileChip names the kind of file that the input was made of.
func (d *desk) fileChip() any {
	if d.src == nil || d.src.file == nil {
		return nil
	}
	key := words.Key("file.from." + d.src.file.Format)
	if d.src.file.drawn {
		key = "file.from.drawn"
	}
	return el("span.chip#from-file", el("span.cut", words.T(key)))
}

// fileNotes is what there is to know about the file: the axes, what is lost, what was out of order.
func (d *desk) fileNotes() any {
	if d.src == nil || d.src.file == nil {
		return nil
	}
	f := d.src.file
	var told []string
	add := func(sentence string) { told = append(told, sentence) }
	if f.Game == "twixt" && !f.drawn {
		if f.Black != "" || f.White != "" {
			add(words.T("file.players", orElse(f.Black, words.T("side.black")), orElse(f.White, words.T("side.white"))))
		}
		add(words.T("file.axis"))
		if f.Swapped {
			add(words.T("file.swapped"))
		}
		if f.Fault == nil {
			add(words.Differing(len(f.Links)))
		}
		for _, l := range f.Links[:min(len(f.Links), maxNamed)] {
			key := words.Key("file.link.played")
			if l.Judge {
				key = "file.link.judge"
			}
			add(words.T(key, l.Step, strconv.Itoa(l.Link.A.X), strconv.Itoa(l.Link.A.Y), strconv.Itoa(l.Link.B.X), strconv.Itoa(l.Link.B.Y)))
		}
	}
	if f.drawn && f.Game == "lianliankan" {
		add(words.T("file.drawn-question"))
	}
	for _, n := range f.Notes {
		add(words.FileNote(n))
	}
	items := list(told)
	if f.Games > 1 {
		names := make([]string, len(f.Titles))
		for i, title := range f.Titles {
			names[i] = words.T("file.game", i+1, title)
		}
		items = append(items, d.choiceItem(wholeGame, words.T("file.games", f.Games), names, f.Shown))
	}
	for i, fork := range f.Forks {
		names := make([]string, fork.Lines)
		for line := range names {
			names[line] = words.T("file.fork-line", line+1)
		}
		items = append(items, d.choiceItem(i, words.T("file.fork", fork.Step), names, fork.Chosen))
	}
	if len(items) == 0 {
		return nil
	}
	return el("div.card#file-notes", el("h3", words.T("file.notes")), el("ul", items))
}

func orElse(name, other string) string {
	if name == "" {
		return other
	}
	return name
}

// formatButtons save the shown game as a file of the field.
func (d *desk) formatButtons() []any {
	var buttons []any
	for _, f := range files.FormatsOf(d.sum.Game) {
		buttons = append(buttons, button(".btn[data-format=?]", string(f), words.T(words.Key("file.save."+f))).OnClick(d.saveFile))
	}
	return buttons
}

// saveFile has the lab write the shown game as a file, and says what of it is lost.
func (d *desk) saveFile(ctx goapp.Context, _ goapp.Event) {
	format := files.Format(ctx.JSSrc().Get("dataset").Get("format").String())
	o, line := d.open, ""
	if o.what != nil {
		line = o.line().String()
	}
	text := textSource(string(d.alone()))
	name := d.sum.Game + "." + format.Extension()
	args := lab.WriteArgs(d.sum.Game, format, line, o.k)
	d.labWorker().call(call{op: lab.OpWrite, args: args, text: &text.data, done: func(r reply) {
		lost, ok := lab.ReadLost(r.answer)
		if r.failed != "" || !ok {
			d.sharing.saved = &savedFile{}
			return
		}
		download(r.bulk, name)
		d.sharing.saved = &savedFile{name, lost, line != "" && format != files.GoSGF}
	}})
}

// savedFile is what came of a file that was to be saved.
type savedFile struct {
	name string // "" if the game does not fit the format
	lost []string
	own  bool // it has a branch in place of the game's own moves
}

// words says what is in the file and what is not.
func (f *savedFile) words() goapp.UI {
	if f.name == "" {
		return el("p#saved[role=status]", words.T("file.no-fit"))
	}
	told := []string{words.T("file.saved", f.name)}
	if f.own {
		told = append(told, words.T("file.branch"))
	}
	for _, loss := range f.lost {
		told = append(told, words.FileLost(loss))
	}
	return el("div#saved[role=status]", el("ul", list(told)))
}

// list is sentences as the items of a list.
func list(sentences []string) []any {
	var items []any
	for _, s := range sentences {
		items = append(items, el("li", s))
	}
	return items
}

// faultWords says what is wrong with the input at hand.
func (d *desk) faultWords(f *input.Error, game string) string {
	switch {
	case d.src != nil && d.src.file != nil && d.src.file.Fault == f:
		return words.FileFault(f)
	case d.sum != nil && d.sum.How == howSetup:
		return words.SetupText(f)
	}
	return words.Fault(f, game)
}
