package main

import (
	"fmt"
	"io"
	"os"
	"time"
)

// progress is a line that is written again and again, on a terminal alone.
type progress struct {
	to    io.Writer // nil if it is no terminal
	start time.Time
	last  time.Time
}

func newProgress(to io.Writer) *progress {
	p := &progress{start: time.Now()}
	if file, ok := to.(*os.File); ok {
		if info, err := file.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
			p.to = to
		}
	}
	return p
}

// tests says how many tests are done, and how fast.
func (p *progress) tests(done, of int) {
	p.show("%d of %d tests, %.0f a second", done, of, float64(done)/time.Since(p.start).Seconds())
}

// shrinking says how small the input is.
func (p *progress) shrinking(runs, size int) {
	p.show("shrinking: %d numbers after %d runs", size, runs)
}

func (p *progress) show(format string, args ...any) {
	const often = 100 * time.Millisecond
	if p.to == nil || time.Since(p.last) < often {
		return
	}
	p.last = time.Now()
	fmt.Fprintf(p.to, "\r\x1b[K"+format, args...)
}

// clear takes the line away.
func (p *progress) clear() {
	if p.to != nil && !p.last.IsZero() {
		fmt.Fprint(p.to, "\r\x1b[K")
	}
}
