package app

import (
	"slices"
	"time"

	"umpire/engine/session"
)

const (
	// patience is how long a cancelled job may take to stop before the worker is replaced.
	patience = 250 * time.Millisecond
	// maxLost is how many workers in a row may be lost, with no job done between, before every job is told so.
	maxLost = 3
	// restoring is the number of the job that gives a new worker the judged text again; all others count from 1.
	restoring = 0
)

// The words for a worker that is lost, before it could be asked anything and after; keys in words under "worker.".
const (
	lostLoading = "load"
	lostWorking = "crash"
)

// host is where the worker lives: it starts one and carries messages to it. What comes back it tells the client, on the
// page's thread: ready, answered, progressed and lost.
type host interface {
	start() // a new worker, in place of the one before
	send(id int, job call)
	stop(id int) // asks the worker to call a job off
}

// client keeps the jobs of a worker, in order, until each is answered. When the worker does not stop, or dies, a new one
// takes its place, is given the text judged last again, and then the jobs that the old one had not answered.
type client struct {
	host  host
	after func(time.Duration, func()) // runs a function later, on the page's thread

	jobs  []pending // not answered yet, in the order of their numbers
	last  int       // the last job's number
	ready bool      // the worker takes jobs
	held  *call     // the judging whose text the worker holds; nil if it holds none
	again bool      // the worker is judging that text again
	lost  int       // workers lost in a row
	down  bool      // there is no worker until the next job asks for one
}

// pending is a job that is not answered yet.
type pending struct {
	id int
	call
	sent bool
}

// cancelled tells whether the answer of a judging is awaited, but nobody hears it.
func (p pending) cancelled() bool { return p.text != nil && p.done == nil }

// begin starts the first worker.
func (c *client) begin() { c.host.start() }

func (c *client) call(job call) {
	c.last++
	c.jobs = append(c.jobs, pending{id: c.last, call: job})
	if c.down {
		c.down, c.lost = false, 0
		c.restart()
	}
	c.flush()
}

// flush sends what has not been sent, if there is a worker to take it.
func (c *client) flush() {
	if !c.ready {
		return
	}
	for i := range c.jobs {
		if job := &c.jobs[i]; !job.sent {
			job.sent = true
			c.host.send(job.id, job.call)
		}
	}
}

// restart puts a new worker in the place of the one before.
func (c *client) restart() {
	c.ready, c.again = false, false
	c.jobs = slices.DeleteFunc(c.jobs, pending.cancelled)
	for i := range c.jobs {
		c.jobs[i].sent = false
	}
	c.host.start()
}

// hello is called when a worker that speaks that version of the protocol is ready for jobs.
func (c *client) hello(protocol int) {
	if protocol != session.Protocol {
		c.giveUp("newer")
		return
	}
	c.ready = true
	if c.held != nil {
		c.again = true
		c.host.send(restoring, *c.held)
	}
	c.flush()
}

// progressed passes on how far a job is.
func (c *client) progressed(id int, p session.Progress) {
	if i := c.find(id); i >= 0 && c.jobs[i].progress != nil {
		c.jobs[i].progress(p)
	}
}

// answered takes a job's result or error.
func (c *client) answered(id int, r reply) {
	if id == restoring {
		if c.again = false; r.failed != "" {
			c.held = nil
		}
		return
	}
	i := c.find(id)
	if i < 0 {
		return
	}
	job := c.take(i)
	c.lost = 0
	if job.text != nil {
		c.held = nil
		if r.failed == "" {
			c.held = &call{op: job.op, args: job.args, text: job.text}
		}
	}
	if job.done != nil {
		job.done(r)
	}
}

// gone is called when there is no worker to be had, or the one there was has died. The job it was at fails, or would
// kill the next one too; the others go to a new worker.
func (c *client) gone() {
	why := lostLoading
	if c.ready {
		why = lostWorking
	}
	var failed pending
	switch {
	case c.again:
		c.held = nil
	case len(c.jobs) > 0 && c.jobs[0].sent:
		if failed = c.take(0); failed.text != nil {
			c.held = nil
		}
	}
	if c.lost++; c.lost < maxLost {
		c.restart()
	} else {
		c.giveUp(why)
	}
	if failed.done != nil {
		failed.done(reply{failed: why})
	}
}

// giveUp fails all jobs, and leaves it to the next one to try again.
func (c *client) giveUp(why string) {
	jobs := c.jobs
	c.jobs, c.ready, c.again, c.down = nil, false, false, true
	for _, job := range jobs {
		if job.done != nil {
			job.done(reply{failed: why})
		}
	}
}

// cancel calls off every judging. If one under way does not stop soon, the worker is replaced.
func (c *client) cancel() {
	if c.again {
		c.host.stop(restoring)
	}
	c.jobs = slices.DeleteFunc(c.jobs, func(job pending) bool { return job.text != nil && !job.sent })
	for i := range c.jobs {
		job := &c.jobs[i]
		if job.text == nil || job.cancelled() {
			continue
		}
		job.done, job.progress = nil, nil
		id := job.id
		c.host.stop(id)
		c.after(patience, func() {
			i := c.find(id)
			if i < 0 {
				return
			}
			if c.take(i); i == 0 {
				c.held = nil // the worker is at the new text
			}
			c.restart()
		})
	}
}

// finish asks every job that was sent to end with what it has.
func (c *client) finish() {
	for _, job := range c.jobs {
		if job.sent && c.ready {
			c.host.stop(job.id)
		}
	}
}

// find is where a job stands among those not answered, -1 if it does not.
func (c *client) find(id int) int {
	return slices.IndexFunc(c.jobs, func(job pending) bool { return job.id == id })
}

// take takes a job off the list.
func (c *client) take(i int) pending {
	job := c.jobs[i]
	c.jobs = slices.Delete(c.jobs, i, i+1)
	return job
}
