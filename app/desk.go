package app

import (
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/engine"
	"umpire/engine/session"
)

// desk is the one input that a person works on, what the judge said about it, and what is chosen of it. The pages draw
// it and tell it what a person did. Everything on it runs on the page's thread.
type desk struct {
	worker  worker
	lab     worker        // nil until it is asked for something
	ctx     goapp.Context // the page that is mounted
	mounted bool
	queue   []func() // what came while no page was mounted
	leads   bool     // what was judged has not led to its game's page yet
	held    int      // numbers what the drawing waits for, 0 if it does not
	holds   int
	ready   int // how many parts of a game's page are drawn anew; see inTurns
	rounds  int // counts how often they were drawn in turns

	theme  string
	noKeys bool   // single keys do nothing
	said   string // what the live region says
	note   string // the toast's text
	undo   bool   // the toast offers to undo

	src    *source
	past   []*source          // replaced inputs, the last one last
	recent []keptInput        // what is kept on this device, the last one first, when it was last looked at
	shelf  map[string]*source // the last input of each game
	wants  string             // the game whose page is shown, "" on the other pages
	job    *job
	sum    *session.Summary
	failed string // why there is no summary, in words; "" if nothing failed
	ms     float64

	refusedOnly bool
	rows        map[int][]session.Row // pages of the verdict list, by number
	asked       map[int]bool
	next        func() // what is done once the first rows are painted, nil for nothing
	pick        int    // the row of the verdict list to choose once it has come, -1 for none
	at          int    // the chosen answer, by its number among all; -1 for the dataset with the fault
	open        *opened
	lines       []session.Line // for the folded view of a text beyond editMax

	lit     *board.Place  // the place that a name was pressed for
	cmp     *comparing    // somebody's output, nil if there is none
	board   *arranged     // what is arranged, or has no judge's input; nil for an input that is not arranged
	gen     *generating   // the Generate tab, nil before it is opened
	waits   *engine.Point // the place that a finger tapped, to be confirmed
	refused string        // why the last try of a move was refused
	layers  map[string]bool
	playback

	arrival
	framed  bool    // the page is in another site's frame: nothing is kept, nothing brought back
	sharing sharing // what the share dialog is set to
	chose   bool    // the person chose what is being opened: it is spoken
	heading int     // the dataset, from 1, that keys are leading to; 0 once it is opened
	offset  int     // where in the text a person pointed, until the dataset there is opened; -1 for nowhere
	takes   int     // counts the texts that were pasted or dropped
	written int     // counts the spots that may be written into the address

	dialog    string          // the id of the dialog that is open, "" if none
	page      string          // the tab of a game's page: pageJudge or pageRules
	visited   string          // the address that go-app went to last: it does not go to the same once more
	tab       string          // on a phone: "board", "input" or "verdicts"
	shut      map[string]bool // the panes that are shut, where they can be
	rehearsed bool            // the pages of the games were drawn for nobody to see
	dropped   bool            // a file is held over the page
	editRev   int             // counts the texts put into the editor from outside
}

// bareDesk is a desk without a worker, which hears of nothing.
func bareDesk() *desk {
	return &desk{ready: parts, page: pageJudge, tab: tabBoard, rows: map[int][]session.Row{}, asked: map[int]bool{}, shelf: map[string]*source{},
		layers: map[string]bool{layerReach: true, layerTake: true}, shut: map[string]bool{}, offset: -1, pick: -1}
}

func newDesk() *desk {
	d := bareDesk()
	d.theme, d.noKeys = keptTheme(), keptNoKeys()
	d.worker = newWorker(judgeProgram, d.post)
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
		d.ctx.Dispatch(func(ctx goapp.Context) {
			if d.drain(); d.held != 0 {
				ctx.PreventUpdate()
			}
		})
	}
}

// holdTime is how long the page is drawn as it was while an answer is expected that may come in a moment. To draw it
// first without the answer and then with it would take longer.
const holdTime = 40 * time.Millisecond

// hold keeps what is posted from being drawn until release is called, or a while has passed.
func (d *desk) hold() {
	d.holds++
	now := d.holds
	d.held = now
	d.after(holdTime, func() bool { return d.held == now }, d.release)
}

// release draws the page again. After a judging that is the page of the game, unless the person has gone elsewhere since.
func (d *desk) release() {
	d.held = 0
	if !d.leads || d.sum == nil || d.sum.Game == "" || !d.mounted || d.wants == elsewhere {
		return
	}
	d.leads = false
	game := d.sum.Game
	if path := d.ctx.Page().URL().Path; path != gamePath(game) && path != embedPath(game) {
		d.ctx.Dispatch(func(ctx goapp.Context) { ctx.Navigate(gamePath(game)) })
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
