package app

import (
	"testing"

	"umpire/engine/session"
)

// slowLab keeps the jobs that it is sent.
type slowLab struct{ jobs []call }

func (l *slowLab) call(c call) { l.jobs = append(l.jobs, c) }
func (l *slowLab) finish()     {}
func (l *slowLab) cancel()     {}

// TestAskLab hears the answer to what was asked last at a place, and not what is answered after the lab was freed.
func TestAskLab(t *testing.T) {
	l := &slowLab{}
	d := &desk{lab: l, cmp: &comparing{}}
	place, heard := &d.cmp.finding, ""
	ask := func(name string) {
		d.askLab(place, call{progress: func(session.Progress) { heard += "…" }, done: func(reply) { heard += name }})
	}
	ask("a")
	ask("b")
	l.jobs[1].progress(session.Progress{Done: 7})
	if (*place).progress.Done != 7 {
		t.Errorf("%+v", **place)
	}
	l.jobs[0].done(reply{})
	l.jobs[1].done(reply{})
	l.jobs[1].done(reply{})
	if heard != "…b" || *place != nil {
		t.Errorf("heard %q, then %v", heard, *place)
	}
	ask("c")
	d.freeLab()
	l.jobs[2].done(reply{})
	if heard != "…b" || *place != nil {
		t.Errorf("heard %q after the lab was freed", heard)
	}
}
