package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
	"umpire/engine/session"
)

// labWorker is the worker of the lab, started when it is first asked for something.
func (d *desk) labWorker() worker {
	if d.lab == nil {
		d.lab = newWorker(labProgram, d.post)
	}
	return d.lab
}

// askLab asks the lab for something that may last. The job stands at its place until it is answered; if another one has
// taken the place by then, or none, the answer is dropped.
func (d *desk) askLab(place **job, c call) {
	j := &job{}
	*place = j
	wanted := func() bool { return *place == j }
	d.after(progressDelay, wanted, func() { j.shown = true })
	progress, done := c.progress, c.done
	c.progress = func(p session.Progress) {
		if j.progress = p; progress != nil {
			progress(p)
		}
	}
	c.done = func(r reply) {
		if wanted() {
			*place = nil
			done(r)
		}
	}
	d.labWorker().call(c)
}

// freeLab stops what the lab is at, to make room for what is wanted now.
func (d *desk) freeLab() {
	d.labWorker().cancel()
	if d.gen != nil {
		d.gen.job = nil
	}
	if c := d.cmp; c != nil {
		if c.job != nil {
			c.failed = words.T("worker.cancelled")
		}
		c.job, c.finding, c.shrinking = nil, nil, nil
	}
	if o := d.open; o != nil && o.hint != nil {
		o.hint.job = nil
	}
}

// stopLab asks the lab to end what it is at with what it has.
func (d *desk) stopLab(goapp.Context, goapp.Event) { d.labWorker().finish() }

// failedWords says why a worker could not do something.
func failedWords(r reply) string {
	if r.failed == "" {
		return words.T("worker.crash")
	}
	return words.T(words.Key("worker." + r.failed))
}

// labProgress is the progress of a job in the lab, with a way to end it.
func (p *gamePage) labProgress(j *job, label string) any {
	if j == nil || !j.shown {
		return nil
	}
	return el("div.progress",
		el("div.line",
			el("span[role=status]", label),
			button(".btn.stop-lab", words.T("progress.cancel")).OnClick(p.desk.stopLab)))
}
