package main

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

// TestCheck compares outputs of two games of TwixT: the first is lost by a refused link, the second won.
func TestCheck(t *testing.T) {
	const in = "4 5\n0 3 1 3 4 3 3 2 2 2\n4 5\n0 2 2 4 4 2 3 2 2 1\n0 0\n"
	tests := []struct {
		args, in, out string
		said, err     string // what standard output has, and how standard error begins
		status        int
	}{
		{"-game twixt", in, "no\nyes\n", "Your output is the same.\n", "", judged},
		{"", in, "no\nyes\n", "Your output is the same.\n", "", judged},
		{"", in, "no \r\n\r\nyes", "Only spaces or line ends differ; most judges accept that.\n", "", judged},
		{"", in, "No\nYes\n", "Only upper and lower case differ", "", different},
		{"", in, "no\n", "ends early, after dataset 1 of 2; 1 answer is missing.\n", "", different},
		{"", in, "", "Your output is empty.\n", "", different},
		{"", in, "no\nyes\nno\n", "goes on too long: from line 3 on", "", different},
		{"", in, "yes\nyes\n", "  Links may cross: fits all 2 datasets.\n    It links every two pegs", "", different},
		{"", in, "yes\nno\n", "Line 1, dataset 1: expected no, found yes.\n2 answers differ.\n", "", different},
		{"-game twixt", "4 5\n0 9\n0 0\n", "no\n", "", "in.txt:2:3: RANGE: ", misused},
		{"-game go", in, "no\n", "", "in.txt:2:1: RANGE: ", misused},
		{"-game chess", in, "no\n", "", "umpire: no game \"chess\"", misused},
		{"", "hello", "no\n", "", "in.txt: Fits TwixT", misused},
		{"", "6 1 5 7 8 9 10 11 1 1 1 6 1\n", "NO\n", "", "in.txt: Fits Go, Lianliankan. Choose one with -game.\n", misused},
		{"extra", in, "no\n", "", "umpire check needs an input and an output", misused},
	}
	t.Chdir(t.TempDir())
	for _, test := range tests {
		for name, text := range map[string]string{"in.txt": test.in, "out.txt": test.out} {
			if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		var stdout, stderr bytes.Buffer
		status := run(strings.Fields("check "+test.args+" in.txt out.txt"), nil, &stdout, &stderr)
		if status != test.status || !strings.Contains(stdout.String(), test.said) || !strings.HasPrefix(stderr.String(), test.err) ||
			(test.said == "") != (stdout.Len() == 0) || (test.err == "") != (stderr.Len() == 0) {
			t.Errorf("%s %q %q: status %d\nout %q\nerr %q", test.args, test.in, test.out, status, stdout.String(), stderr.String())
		}
	}
	var stdout, stderr bytes.Buffer
	if status := run([]string{"check", "none.txt", "out.txt"}, nil, &stdout, &stderr); status != misused || stdout.Len() > 0 {
		t.Errorf("no input: status %d, said %q", status, stderr.String())
	}
}
