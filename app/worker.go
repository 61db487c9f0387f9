package app

import "umpire/engine/session"

// worker does the judging off the page's thread.
type worker interface {
	// call sends a job. Its progress comes any number of times and its done once, unless it is cancelled first; both on the
	// page's thread.
	call(call)
	// finish asks the jobs under way to end with what they have; they still answer.
	finish()
	// cancel stops the judging under way. It never calls back.
	cancel()
}

// call is one job for the worker.
type call struct {
	op       string // one of session's Op constants
	args     []byte // a message of session's; nil for none
	text     *blob  // the text to judge, nil for the one judged last
	progress func(session.Progress)
	done     func(reply)
}

// reply is what came of a job.
type reply struct {
	answer []byte  // a message of session's
	bulk   blob    // large answers, as they are
	ms     float64 // how long the work took in the worker, in milliseconds
	failed string  // a key in words under "worker.", "" if all went well
}
