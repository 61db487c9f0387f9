package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/lianliankan"
	"umpire/engine/session"
)

const (
	// editMax is the largest text, in bytes, that stands in a text area; beyond it a key press takes too long.
	editMax = 200 << 10
	// editLines is the most lines that the editor shows unfolded.
	editLines = 2000
	// storeMax is how many bytes of inputs are kept on this device; the oldest make room.
	storeMax = 64 << 20
	// pageRows is how many rows of the verdict list are asked for at a time.
	pageRows = 100
	// pastMax is how many replaced inputs can be brought back.
	pastMax = 20
)

// source is one input: pasted, typed, dropped, opened, or kept from another day.
type source struct {
	name string // the file's name; "" if it was not a file
	size int    // in bytes
	text string // the text itself, if it is at most editMax long
	data blob   // the bytes
	game string // the game it is read as; "" before that is known
	key  int    // where it is kept on this device; 0 if it is not yet
}

// desk is the one input that a person works on, what the judge said about it, and what is chosen of it. The pages draw
// it and tell it what a person did. Everything on it runs on the page's thread.
type desk struct {
	worker  worker
	ctx     goapp.Context // the page that is mounted
	mounted bool
	queue   []func() // what came while no page was mounted

	theme string
	said  string // what the live region says
	note  string // the toast's text
	undo  bool   // the toast offers to undo

	src    *source
	past   []*source          // replaced inputs, the last one last
	shelf  map[string]*source // the last input of each game
	wants  string             // the game whose page is shown, "" on the other pages
	job    *job
	sum    *session.Summary
	failed string // why there is no summary, in words; "" if nothing failed
	ms     float64

	refusedOnly bool
	rows        map[int][]session.Row // pages of the verdict list, by number
	asked       map[int]bool
	at          int // the chosen answer, by its number among all; -1 for the dataset with the fault
	open        *opened
	lines       []session.Line // for the folded view of a text beyond editMax

	lit     *board.Place  // the place that a name was pressed for
	waits   *engine.Point // the place that a finger tapped, to be confirmed
	refused string        // why the last try of a move was refused
	layers  map[string]bool
	playing int // numbers the playing under way, 0 if the steps stand still
	plays   int
	speed   int // which of speeds

	wanted  *spot       // where the address leads, until a dataset is opened
	framed  bool        // the page is in another site's frame: nothing is kept, nothing brought back
	linked  *source     // the input of the link that is being opened
	broken  *brokenLink // the link that did not arrive whole, until the person has decided
	sharing sharing     // what the share dialog is set to
	chose   bool        // the person chose what is being opened: it is spoken
	heading int         // the dataset, from 1, that keys are leading to; 0 once it is opened
	offset  int         // where in the text a person pointed, until the dataset there is opened; -1 for nowhere
	written int         // counts the spots that may be written into the address

	dialog  string // the id of the dialog that is open, "" if none
	page    string // the tab of a game's page: pageJudge or pageRules
	tab     string // on a phone: "board", "input" or "verdicts"
	dropped bool   // a file is held over the page
	editRev int    // counts the texts put into the editor from outside
}

// job is a piece of work that the worker has not finished.
type job struct {
	progress session.Progress
	shown    bool // it has lasted long enough to be shown
}

func newDesk() *desk {
	d := &desk{theme: keptTheme(), page: pageJudge, tab: tabBoard, rows: map[int][]session.Row{}, asked: map[int]bool{}, shelf: map[string]*source{},
		layers: map[string]bool{layerReach: true, layerTake: true}, offset: -1}
	d.worker = newWorker(d.post)
	d.listen()
	return d
}

// attach makes a page the one that shows the desk. A page calls it when it is mounted.
func (d *desk) attach(ctx goapp.Context) {
	d.ctx, d.mounted = ctx, true
	d.drain()
}

// post runs f on the page's thread and draws the page anew; while pages change, it waits for the next one.
func (d *desk) post(f func()) {
	d.queue = append(d.queue, f)
	if d.mounted {
		d.ctx.Dispatch(func(goapp.Context) { d.drain() })
	}
}

func (d *desk) drain() {
	for len(d.queue) > 0 {
		f := d.queue[0]
		d.queue = d.queue[1:]
		f()
	}
}

// say puts a sentence into the live region.
func (d *desk) say(sentence string) { d.said = sentence }

// take makes a text the input and judges it. With a game of "" the game is found. The input before it can be brought
// back.
func (d *desk) take(src *source, game string) {
	if src.size > session.MaxText {
		d.tell(words.T("input.too-large", megabytes(src.size), megabytes(session.MaxText))) // what is on the desk stays
		return
	}
	if d.src != nil && d.src.size > 0 {
		d.past = append(d.past, d.src)
		if len(d.past) > pastMax {
			d.past = d.past[1:]
		}
		d.note, d.undo = words.T("input.replaced"), true
		d.hideToast()
	}
	d.show(src, game)
}

// enter makes the desk ready for a game's page: with the input at hand if it is that game's, otherwise with the game's
// last one.
func (d *desk) enter(game string) {
	d.wants = game
	d.halt()
	linked := d.linked
	d.linked = nil
	if game == "" || game == elsewhere {
		return
	}
	for _, src := range []*source{d.src, d.shelf[game]} {
		if src == nil || src.game != game || linked != nil && !sameInput(game, src, linked) {
			continue
		}
		if src != d.src {
			d.clear()
			d.show(src, game)
		} else if d.wanted != nil && d.open != nil {
			d.backToGame()
			d.arrive()
		}
		return
	}
	if linked == nil {
		d.clear()
	}
	if !d.framed {
		d.restore(game, linked)
	} else if linked != nil {
		d.take(linked, game)
	}
}

// clear takes the input off the desk, with everything that hangs on it.
func (d *desk) clear() {
	d.worker.cancel()
	d.halt()
	d.src, d.sum, d.open, d.job, d.failed, d.lines, d.lit = nil, nil, nil, nil, "", nil, nil
	d.editRev++
}

// takeBack brings the input before the last one back.
func (d *desk) takeBack(goapp.Context, goapp.Event) {
	if len(d.past) == 0 {
		return
	}
	src := d.past[len(d.past)-1]
	d.past = d.past[:len(d.past)-1]
	d.note, d.undo = "", false
	d.show(src, src.game)
	d.say(words.T("input.back"))
}

// edit is what the person typed in the editor; the game stays.
func (d *desk) edit(text string, game string) {
	src := textSource(text)
	if d.src != nil {
		src.name, src.key = d.src.name, d.src.key
	}
	src.game = game
	d.src = src
	if o := d.open; o != nil && o.info.Whole {
		d.wanted = &spot{dataset: o.info.Dataset + 1, step: o.k}
	}
	d.judge(game)
}

// show puts a text on the desk and judges it.
func (d *desk) show(src *source, game string) {
	d.src, d.page = src, pageJudge
	d.editRev++
	d.lines = nil
	d.sum, d.open = nil, nil
	d.halt()
	d.judge(game)
}

// judge sends the input to the worker. What was shown of the same text stays until the answer is there.
func (d *desk) judge(game string) {
	d.failed = ""
	if d.job != nil {
		d.worker.cancel()
	}
	j := &job{progress: session.Progress{Total: d.src.size}}
	d.job = j
	d.after(progressDelay, func() {
		if d.job == j {
			j.shown = true
		}
	})
	src := d.src
	d.worker.call(call{
		op: session.OpJudge, args: session.JudgeArgs(game), text: &src.data,
		progress: func(p session.Progress) {
			if d.job == j {
				j.progress = p
			}
		},
		done: func(r reply) {
			if d.job != j {
				return
			}
			d.job = nil
			if r.failed != "" {
				d.failed = words.T(words.Key("worker." + r.failed))
				d.say(d.failed)
				return
			}
			sum, ok := session.ReadSummary(r.answer)
			if !ok {
				d.failed = words.T("worker.crash")
				return
			}
			d.ms = r.ms
			d.judged(&sum)
		},
	})
}

// judged shows a summary: the right page, the rows, the dataset to start with.
func (d *desk) judged(sum *session.Summary) {
	d.sum, d.open = sum, nil
	d.src.game = sum.Game
	if sum.Game != "" {
		d.shelf[sum.Game] = d.src
	}
	clear(d.rows)
	clear(d.asked)
	d.refusedOnly = sum.Game == "go" && sum.Refused > 0
	d.at = 0
	switch {
	case sum.Fault != nil && sum.Partial:
		d.at = -1
	case sum.Game == "go":
		d.at = sum.Answers - 1
	}
	if sum.How == games.Ask {
		d.ask(dialogGames)
	}
	src := d.src
	if !d.framed {
		keepInput(src, func(key int) { src.key = key })
	}
	d.say(summaryWords(sum))
	d.openAnswer(d.at)
	d.loadLines()
	if sum.Game != "" && d.mounted && d.wants != elsewhere {
		d.ctx.Dispatch(func(ctx goapp.Context) {
			if path := ctx.Page().URL().Path; path != gamePath(sum.Game) && path != embedPath(sum.Game) {
				ctx.Navigate(gamePath(sum.Game))
			}
		})
	}
}

// elsewhere is what the desk wants on a page that shows no input: it stays where the person went.
const elsewhere = "-"

// gamePath is the address of a game's page in this site.
func gamePath(id string) string { return href("/" + id) }

// cancel stops the work under way. The input stays.
func (d *desk) cancel(goapp.Context, goapp.Event) {
	if d.job == nil {
		return
	}
	d.job = nil
	d.worker.cancel()
	d.failed = words.T("worker.cancelled")
	d.say(d.failed)
}

// readAs judges the input as another game.
func (d *desk) readAs(game string) {
	d.dialog = ""
	if d.src == nil {
		return
	}
	d.sum, d.open = nil, nil
	d.judge(game)
}

// openAnswer chooses an answer, by number, and puts its dataset on the board; -1 is the dataset with the fault.
func (d *desk) openAnswer(answer int) {
	if d.sum == nil || d.sum.Game == "" || answer >= d.sum.Answers || answer < 0 && !d.sum.Partial {
		return
	}
	d.at = answer
	d.halt()
	if d.open != nil && d.open.what != nil {
		d.open.what.at = 0
		d.backToGame()
		d.at = answer
	}
	if o := d.open; o != nil && answer >= o.info.First && answer < o.info.First+o.info.Answers && o.info.Whole {
		d.goStep(o.stepOf(answer))
		return
	}
	d.lit = nil
	sum := d.sum
	d.worker.call(call{op: session.OpOpen, args: session.OpenArgs(answer), done: func(r reply) {
		if d.sum != sum || d.at != answer || r.failed != "" {
			return
		}
		info, ok := session.ReadOpened(r.answer)
		if !ok {
			return
		}
		d.open, d.heading = openDataset(sum.Game, info, bytesOf(r.bulk)), 0
		if row, ok := d.chosen(); ok && d.chose {
			d.say(rowWords(sum.Game, row))
		}
		d.chose = false
		d.arrive()
		d.loadLines()
	}})
}

// choose is openAnswer for a person's choice: it is spoken.
func (d *desk) choose(answer int) {
	d.chose = true
	d.openAnswer(answer)
	d.keepAddress()
}

// listed is the number of rows in the verdict list.
func (d *desk) listed() int {
	switch {
	case d.sum == nil:
		return 0
	case d.refusedOnly:
		return d.sum.Refused
	}
	return d.sum.Answers
}

// listRow is row i of the verdict list. If it has not come from the worker yet, it is asked for and the bool is false.
func (d *desk) listRow(i int) (session.Row, bool) {
	page := i / pageRows
	if rows, ok := d.rows[page]; ok {
		if i%pageRows < len(rows) {
			return rows[i%pageRows], true
		}
		return session.Row{}, false
	}
	if d.asked[page] {
		return session.Row{}, false
	}
	d.asked[page] = true
	sum, refused := d.sum, d.refusedOnly
	d.worker.call(call{op: session.OpRows, args: session.RowsArgs(refused, page*pageRows, pageRows), done: func(r reply) {
		if d.sum != sum || d.refusedOnly != refused || r.failed != "" {
			return
		}
		if rows, ok := session.ReadRows(r.answer); ok {
			d.rows[page] = rows
		}
	}})
	return session.Row{}, false
}

// filter shows only the refused answers in the list, or all.
func (d *desk) filter(goapp.Context, goapp.Event) {
	d.refusedOnly = !d.refusedOnly
	clear(d.rows)
	clear(d.asked)
}

// loadLines asks for the lines that the folded view shows: the first and the last, and those about the fault.
func (d *desk) loadLines() {
	if editable(d) {
		d.lines = nil
		return
	}
	sum := d.sum
	var spots []int
	if sum.Fault != nil {
		spots = append(spots, sum.Fault.Span.Start)
	}
	if o := d.open; o != nil {
		spots = append(spots, o.info.Span.Start, o.base+o.litSpan(d.lit).Start)
	}
	d.worker.call(call{op: session.OpLines, args: session.LinesArgs(spots), done: func(r reply) {
		if d.sum != sum || r.failed != "" {
			return
		}
		if lines, ok := session.ReadLines(r.answer); ok {
			d.lines = lines
			if d.mounted {
				d.ctx.Defer(func(goapp.Context) { showLit(true) })
			}
		}
	}})
}

// output gets the judge's whole output and hands it on.
func (d *desk) output(then func(blob)) {
	d.worker.call(call{op: session.OpOutput, done: func(r reply) {
		if r.failed == "" {
			then(r.bulk)
		}
	}})
}

// point goes to the step whose numbers hold an offset of the text, in whatever dataset it is.
func (d *desk) point(offset int) {
	o := d.open
	if o == nil || d.sum == nil {
		return
	}
	if span := o.info.Span; offset >= span.Start && offset <= span.End {
		if k := o.stepAt(offset - o.base); k > 0 {
			d.halt()
			d.goStep(k)
		}
		return
	}
	d.offset = offset
	d.find(-1, offset)
}

// find opens a dataset by its number from 0, or by an offset of the text if the number is negative.
func (d *desk) find(dataset, offset int) {
	sum := d.sum
	d.worker.call(call{op: session.OpFind, args: session.FindArgs(dataset, offset), done: func(r reply) {
		answer, ok := session.ReadAnswer(r.answer)
		if d.sum == sum && r.failed == "" && ok && answer != session.None {
			d.openAnswer(answer)
		}
	}})
}

// askWhy has the worker explain the present question of a board that is too large for the page.
func (d *desk) askWhy() {
	o := d.open
	if o == nil || !o.far() || !o.info.Whole || o.k == 0 {
		return
	}
	k := o.k
	if _, ok := o.told[k]; ok {
		return
	}
	d.worker.call(call{op: session.OpWhy, args: session.OpenArgs(o.info.First + k - 1), done: func(r reply) {
		if d.open != o || r.failed != "" {
			return
		}
		if step, ok := o.data.(*lianliankan.Dataset).UnpackStep(bytesOf(r.bulk)); ok {
			o.told[k], o.view = step, nil
		}
	}})
}
