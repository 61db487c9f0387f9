package app

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"umpire/engine/session"
)

// fakeHost notes what a client asks of its workers: "start", "send ID OP" and "stop ID", and keeps its timers.
type fakeHost struct {
	log    []string
	timers []func()
}

func (h *fakeHost) start() { h.log = append(h.log, "start") }
func (h *fakeHost) send(id int, job call) {
	h.log = append(h.log, fmt.Sprint("send ", id, " ", job.op))
}
func (h *fakeHost) stop(id int) { h.log = append(h.log, fmt.Sprint("stop ", id)) }

// since is the log since it was last asked for.
func (h *fakeHost) since() string {
	log := strings.Join(h.log, ", ")
	h.log = nil
	return log
}

// pass lets all the time pass that anything waits for.
func (h *fakeHost) pass() {
	timers := h.timers
	h.timers = nil
	for _, f := range timers {
		f()
	}
}

// fakeClient is a client on a fakeHost that has just begun. ask and judge give it jobs whose ends are noted by name.
type fakeClient struct {
	*client
	*fakeHost
	ends map[string]string
}

func newFakeClient() *fakeClient {
	h := &fakeHost{}
	c := &client{host: h, after: func(_ time.Duration, f func()) { h.timers = append(h.timers, f) }}
	c.begin()
	return &fakeClient{c, h, map[string]string{}}
}

func (f *fakeClient) end(name string) func(reply) {
	return func(r reply) { f.ends[name] += "done " + r.failed + ";" }
}

func (f *fakeClient) ask(op string) { f.client.call(call{op: op, done: f.end(op)}) }

func (f *fakeClient) judge(op string) {
	text := blob{}
	f.client.call(call{op: op, text: &text, done: f.end(op)})
}

func (f *fakeClient) expect(t *testing.T, log string) {
	t.Helper()
	if got := f.since(); got != log {
		t.Errorf("the worker heard %q, not %q", got, log)
	}
}

func TestClientWaitsForWorker(t *testing.T) {
	f := newFakeClient()
	f.judge("A")
	f.ask("rows")
	f.expect(t, "start")
	f.hello(session.Protocol)
	f.expect(t, "send 1 A, send 2 rows")
	f.answered(1, reply{})
	f.answered(2, reply{})
	f.answered(2, reply{}) // once more: nobody waits for it
	if f.ends["A"] != "done ;" || f.ends["rows"] != "done ;" {
		t.Errorf("%v", f.ends)
	}
}

// TestClientStuck replaces a worker that does not stop, though another text has been sent meanwhile.
func TestClientStuck(t *testing.T) {
	f := newFakeClient()
	f.hello(session.Protocol)
	f.judge("A")
	f.answered(1, reply{})
	f.judge("B")
	f.cancel()
	f.judge("C")
	f.ask("rows")
	f.ask("open")
	f.expect(t, "start, send 1 A, send 2 B, stop 2, send 3 C, send 4 rows, send 5 open")
	f.pass()
	f.hello(session.Protocol)
	f.expect(t, "start, send 3 C, send 4 rows, send 5 open") // A's text had been replaced
	f.pass()
	f.expect(t, "")
	if f.ends["B"] != "" {
		t.Error("a cancelled job called back")
	}
}

// TestClientStops keeps a worker that stops in time.
func TestClientStops(t *testing.T) {
	f := newFakeClient()
	f.hello(session.Protocol)
	f.judge("A")
	f.cancel()
	f.answered(1, reply{failed: "cancelled"})
	f.pass()
	f.expect(t, "start, send 1 A, stop 1")
	f.judge("B")
	f.gone()
	f.hello(session.Protocol)
	f.expect(t, "send 2 B, start")
	if f.ends["B"] != "done crash;" || f.ends["A"] != "" {
		t.Errorf("%v", f.ends)
	}
}

// TestClientDies gives the judged text to a new worker before it asks about it; only the job that killed the old one
// fails.
func TestClientDies(t *testing.T) {
	f := newFakeClient()
	f.hello(session.Protocol)
	f.judge("A")
	f.answered(1, reply{})
	f.ask("rows")
	f.ask("open")
	f.since()
	f.gone()
	f.ask("lines")
	f.hello(session.Protocol)
	f.expect(t, "start, send 0 A, send 3 open, send 4 lines")
	f.answered(restoring, reply{})
	f.answered(3, reply{})
	f.gone() // at lines
	f.hello(session.Protocol)
	f.gone() // at the text itself, which is not tried again
	f.hello(session.Protocol)
	f.expect(t, "start, send 0 A, start")
	if f.ends["A"] != "done ;" || f.ends["rows"] != "done crash;" || f.ends["open"] != "done ;" || f.ends["lines"] != "done crash;" {
		t.Errorf("%v", f.ends)
	}
}

// TestClientNoWorker fails what waits when no worker can be had, and tries again when it is asked again.
func TestClientNoWorker(t *testing.T) {
	f := newFakeClient()
	f.judge("A")
	for range maxLost {
		f.gone()
	}
	f.expect(t, "start"+strings.Repeat(", start", maxLost-1))
	if f.ends["A"] != "done load;" {
		t.Errorf("%v", f.ends)
	}
	f.judge("B")
	f.hello(session.Protocol)
	f.expect(t, "start, send 2 B")
	f.hello(session.Protocol + 1)
	if f.ends["B"] != "done newer;" {
		t.Errorf("%v", f.ends)
	}
}

// TestClientHoldsText drives clients at random against a worker that knows which text it holds: whatever happens,
// questions about a judged text reach a worker that holds it, in order, and every job ends once or was cancelled.
func TestClientHoldsText(t *testing.T) {
	for seed := range uint64(2000) {
		r := rand.New(rand.NewPCG(seed, 0))
		f := newFakeClient()
		type sent struct {
			id int
			op string
		}
		var queue []sent // what the worker has not answered
		holds, judged, newest := "", "", ""
		ready, jobs, cancelled := false, 0, map[string]bool{}
		read := func() {
			for _, line := range f.log {
				var s sent
				if line == "start" {
					queue, holds, ready = nil, "", false
				} else if n, _ := fmt.Sscanf(line, "send %d %s", &s.id, &s.op); n == 2 {
					queue = append(queue, s)
				}
			}
			f.since()
			if !slices.IsSortedFunc(queue, func(a, b sent) int { return a.id - b.id }) {
				t.Fatalf("seed %d: out of order: %v", seed, queue)
			}
		}
		finish := func() {
			read()
			if !ready {
				ready = true
				f.hello(session.Protocol)
			} else if len(queue) > 0 {
				at := queue[0]
				queue = queue[1:]
				fails := ""
				if at.op[0] == 'J' {
					if holds = at.op; cancelled[at.op] {
						holds, fails = "", "cancelled"
					} else if at.id != restoring {
						judged = at.op
					}
				} else if _, about, _ := strings.Cut(at.op, "?"); about != holds {
					t.Fatalf("seed %d: %s was asked of a worker that holds %q", seed, at.op, holds)
				}
				f.answered(at.id, reply{failed: fails})
			}
			read()
		}
		for range 40 {
			switch r.IntN(9) {
			case 0:
				jobs++
				newest = fmt.Sprint("J", jobs)
				f.judge(newest)
			case 1, 2:
				if judged != "" && judged == newest { // as the page does: about what it shows
					jobs++
					f.ask(fmt.Sprint("Q", jobs, "?", judged))
				}
			case 3:
				if judged != newest {
					cancelled[newest] = true
					judged, newest = "", ""
					f.cancel()
				}
			case 4:
				atText := len(queue) > 0 && (queue[0].id == restoring || queue[0].op[0] == 'J')
				if r.IntN(3) == 0 && !atText {
					f.gone()
				}
			case 5:
				f.pass()
			default:
				finish()
			}
			read()
		}
		for range 100 {
			finish()
		}
		if len(f.jobs) > 0 {
			t.Fatalf("seed %d: %d jobs never end", seed, len(f.jobs))
		}
		for name, end := range f.ends {
			if strings.Count(end, "done") != 1 {
				t.Fatalf("seed %d: %s ended so: %s", seed, name, end)
			}
		}
	}
}
