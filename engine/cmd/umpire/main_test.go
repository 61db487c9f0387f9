package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"umpire/engine/games"
	"umpire/engine/session"
)

const (
	connect = "4 5\n0 2 2 4 4 2 3 2 2 1\n0 0\n"
	taken   = "4 5\n0 2 2 4 4 2 3 2 2 1\n4 5\n0 2 2 4 2 4 3 2 2 1\n0 0\n"
	open    = "4 5\n0 2 2 4 4 2 3 2 2 1\n"
	either  = "6 1 5 7 8 9 10 11 1 1 1 6 1\n"
	laidOut = "6 1\n5\n7\n8\n9\n10\n11\n1\n1 1 6 1\n"
)

func TestRun(t *testing.T) {
	tests := []struct {
		args   string
		stdin  string
		out    string
		err    string // "usage" for a text that ends with the usage
		status int
	}{
		{"", "", "", "usage", misused},
		{"jugde", "", "", "usage", misused},
		{"help", "", usage, "", judged},
		{"judge -h", "", usage, "", judged},
		{"judge -games twixt", connect, "", "usage", misused},
		{"judge -game connect", connect, "", "umpire: no game \"connect\"; umpire games lists them\n", misused},
		{"games all", "", "", "usage", misused},

		{"judge", connect, "yes\n", "", judged},
		{"judge -", connect, "yes\n", "", judged},
		{"judge -game twixt -", connect, "yes\n", "", judged},
		{"judge", open, "yes\n", "-:2:20: warning: The closing 0 0 is missing.\n", judged},
		{"judge", taken, "yes\n", "-:4:9: OCCUPIED: Move 3, Black (2, 4): this point is already taken. " +
			"Move 2 took it, on line 4, column 5.\n", badInput},
		{"judge -game go", connect, "", "-:2:1: RANGE: y must be 1 to 19, found 0.\n", badInput},
		{"judge", "", "", "-:1:1: EOF: The input is empty.\n", badInput},
		{"judge", "\n  hello\n", "", "-:2:3: TOKEN: No game fits: there is no number in this text.\n", badInput},
		{"judge -game twixt", "hello", "", "-:1:1: TOKEN: N must be a whole number, found “hello”.\n", badInput},
		{"judge", "2\n1 1\n1 x\n", "", "-:3:3: TOKEN: No game fits. Closest is Go: y must be a whole number, found “x”.\n", badInput},
		{"judge", "2\n1 1\n1 20\n", "", "-:3:3: RANGE: y must be 1 to 19, found 20.\n", badInput},
		{"judge", either, "", "-: Fits Go, Lianliankan. Choose one with -game.\n", misused},
		{"judge -game lianliankan", either, "NO\n", "-:1:28: warning: The closing 0 0 is missing.\n", judged},
		{"judge", laidOut, "NO\n", "-:1:1: warning: Read as Lianliankan. Also fits Go.\n" +
			"-:9:8: warning: The closing 0 0 is missing.\n", judged},
		{"judge", "Sample Input\n\n" + connect + "\nSample Output\n\nyes\n", "yes\n", "", judged},
		{"judge -game twixt", "Sample Input\n\n4 5\n0 9\n\nSample Output\n", "", "-:4:3: RANGE: y must be 0 to 4, found 9.\n", badInput},

		{"judge testdata/yes.in testdata/bad.in - testdata/red.in", connect, "yes\nno\nyes\nRED\n",
			"testdata/bad.in:4:1: ENDZONE: Move 1, Black (1, 0): this point is in White’s end row.\n", badInput},
		{"judge testdata/none.in testdata/yes.in", "", "yes\n", "umpire: open testdata/none.in: no such file or directory\n", misused},
	}
	for _, test := range tests {
		var out, err bytes.Buffer
		status := run(strings.Fields(test.args), strings.NewReader(test.stdin), &out, &err)
		said := err.String()
		if test.err == "usage" && strings.HasSuffix(said, usage) {
			said = "usage"
		}
		if out.String() != test.out || said != test.err || status != test.status {
			t.Errorf("umpire %s < %q: status %d\nout %q\nerr %q\nwant %d\nout %q\nerr %q",
				test.args, test.stdin, status, out.String(), said, test.status, test.out, test.err)
		}
	}
}

func TestGames(t *testing.T) {
	var out bytes.Buffer
	if status := run([]string{"games"}, nil, &out, nil); status != judged {
		t.Fatalf("status %d", status)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	for i, g := range games.All() {
		if f := strings.Fields(lines[i]); f[0] != g.ID || !strings.Contains(lines[i], g.Source) {
			t.Errorf("line %q, want game %s", lines[i], g.ID)
		}
	}
}

func TestTooLarge(t *testing.T) {
	name := filepath.Join(t.TempDir(), "large.in")
	file, err := os.Create(name)
	if err == nil {
		err = errors.Join(file.Truncate(session.MaxText+1), file.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
	var stderr bytes.Buffer
	if status := run([]string{"judge", name}, nil, io.Discard, &stderr); status != badInput {
		t.Errorf("status %d", status)
	}
	if got, want := stderr.String(), "umpire: "+name+": larger than 64 MiB\n"; got != want {
		t.Errorf("said %q, want %q", got, want)
	}
}

// broken is an output that nothing can be written to.
type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("no room") }

func TestBrokenOutput(t *testing.T) {
	var stderr bytes.Buffer
	if status := run([]string{"judge"}, strings.NewReader(connect), broken{}, &stderr); status != misused {
		t.Errorf("status %d", status)
	}
	if got := stderr.String(); got != "umpire: no room\n" {
		t.Errorf("said %q", got)
	}
}
