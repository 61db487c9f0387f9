package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
	"umpire/engine/games"
	"umpire/engine/session"
)

// job is a piece of work that the worker has not finished.
type job struct {
	progress session.Progress
	shown    bool // it has lasted long enough to be shown
}

// judge sends the input to the worker. What was shown of the same text stays until the answer is there.
func (d *desk) judge(game string) {
	d.failed = ""
	d.worker.cancel() // whatever it judges, for this desk or a rehearsal
	if d.unjudged() {
		return
	}
	j := &job{progress: session.Progress{Total: d.src.size}}
	d.job = j
	d.after(progressDelay, func() bool { return d.job == j }, func() { j.shown = true })
	src := d.src
	d.hold()
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
				d.release()
				d.sum, d.open = nil, nil
				d.failed = words.T(words.Key("worker." + r.failed))
				d.say(d.failed)
				return
			}
			sum, ok := session.ReadSummary(r.answer)
			if !ok {
				d.release()
				d.failed = words.T("worker.crash")
				return
			}
			d.ms = r.ms
			if made, ok := d.drawn(&sum); ok {
				d.show(made, made.file.Game)
				return
			}
			if d.board != nil && !d.board.on {
				d.board = nil
			}
			d.judged(&sum)
		},
	})
}

// judged shows a summary: the right page, the rows, the dataset to start with.
func (d *desk) judged(sum *session.Summary) {
	d.sum, d.open, d.leads = sum, nil, true
	d.src.game = sum.Game
	if sum.Game != "" {
		d.shelf[sum.Game] = d.src
	}
	clear(d.rows)
	clear(d.asked)
	d.refusedOnly = sum.Game == "go" && sum.Refused > 0
	d.at, d.pick = 0, -1
	switch {
	case sum.Fault != nil && sum.Partial:
		d.at = -1
	case sum.Game == "go":
		d.at = sum.Answers - 1
	}
	if sum.How == games.Ask {
		d.ask(dialogGames)
	}
	if out := d.linkedOutput; out != nil && sum.Game != "" {
		d.linkedOutput = nil
		d.takeOutput(out)
	}
	src := d.src
	if !d.framed {
		keepInput(src, func(key int) { src.key = key })
	}
	d.say(d.summaryWords(sum))
	d.hold()
	d.next = nil
	begin := func() {
		d.openAnswer(d.at)
		d.loadLines()
	}
	switch {
	case d.listed() == 0:
		begin()
	case d.refusedOnly && d.at >= 0 && d.wanted == nil:
		d.listRow(0)
		d.pickRow(d.listed() - 1) // the last refusal: it stands in the list
		d.loadLines()
	case d.src.size > atOnce: // the worker would be at the dataset while the rows are drawn, and take turns with that
		at := d.at
		d.next = func() {
			if d.sum == sum && d.at == at && d.open == nil {
				begin()
			}
		}
		d.listRow(0)
	default:
		d.listRow(0) // the first rows come before the dataset
		begin()
	}
	d.printSlip()
	if sum.Answers == 0 && !sum.Partial {
		d.release() // there is no dataset to wait for
	}
}

// cancel stops the work under way. The input stays.
func (d *desk) cancel(goapp.Context, goapp.Event) {
	if d.job == nil {
		return
	}
	d.job, d.sum, d.open = nil, nil, nil // what the worker held of an older text is gone too
	d.worker.cancel()
	if d.lab != nil {
		d.lab.cancel()
	}
	d.failed = words.T("worker.cancelled")
	d.say(d.failed)
}

// readAs judges the input as another game. What it was read as before stays on that game's shelf.
func (d *desk) readAs(game string) {
	d.dialog = ""
	if d.src == nil {
		return
	}
	again := *d.src
	d.src, d.sum, d.open = &again, nil, nil
	d.judge(game)
}
