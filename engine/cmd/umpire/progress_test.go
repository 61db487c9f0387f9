package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestProgress writes counts and a rate over one another, and takes them away; nothing goes into a file.
func TestProgress(t *testing.T) {
	var line bytes.Buffer
	p := &progress{to: &line, start: time.Now().Add(-time.Minute)}
	p.clear()
	p.tests(600, 1000)
	p.tests(601, 1000) // too soon to be shown
	p.clear()
	if got := line.String(); got != "\r\x1b[K600 of 1000 tests, 10 a second\r\x1b[K" {
		t.Errorf("%q", got)
	}
	line.Reset()
	p.last = time.Time{}
	p.shrinking(7, 18)
	if got := line.String(); !strings.HasSuffix(got, "shrinking: 18 numbers after 7 runs") {
		t.Errorf("%q", got)
	}

	name := filepath.Join(t.TempDir(), "log")
	file, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	p = newProgress(file)
	p.tests(1, 2)
	p.clear()
	if text, err := os.ReadFile(name); err != nil || len(text) > 0 {
		t.Errorf("%q in a file: %v", text, err)
	}
}
