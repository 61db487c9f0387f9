package main

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"umpire/app/words"
	"umpire/engine/gallery"
	"umpire/engine/games"
)

// TestStrength rates tests that catch nothing, something and everything, and says what is wrong with others.
func TestStrength(t *testing.T) {
	t.Chdir(t.TempDir())
	g, _ := games.ByIDWithMistakes("go")
	all := []string{"strength", "-game", g.ID}
	for i, m := range g.Mistakes {
		name := strconv.Itoa(i) + ".in"
		if err := os.WriteFile(name, gallery.Input(g.ID, m.ID), 0o600); err != nil {
			t.Fatal(err)
		}
		all = append(all, name)
	}
	files := map[string]string{
		"one.in": "1\n5 5\n", "twice.in": "2\n5 5\n5 5\n", "bad.in": "1\n5 99\n",
		"page.txt": "Sample Input\n\n2\n5 5\n5 5\n\nSample Output\n\nvalid\n",
	}
	far := []byte("1\n5000\n")
	for i := range 5000 {
		far = fmt.Appendln(far, 1_900_000_000+i, 2_000_000_000)
	}
	files["large.in"] = string(far)
	for name, text := range files {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	n := strconv.Itoa(len(g.Mistakes))
	for _, test := range []struct {
		args      []string
		said, err string // how each output begins
		also      string // what standard output has
		status    int
	}{
		{all, n + " tests catch " + n + " of " + n + " known mistakes.\n", "", "", judged},
		{strings.Fields("strength -game go one.in"), "1 test catches ", "", "  missed     " + words.MistakeName("go", g.Mistakes[0]) + "\n", judged},
		{strings.Fields("strength -game go one.in twice.in"), "2 tests catch ", "", "  1 of 2     ", judged},
		{strings.Fields("strength -game go page.txt"), "1 test catches ", "", "  1 of 1     ", judged},
		{strings.Fields("strength -game go one.in bad.in"), "", "bad.in:2:3: RANGE: ", "", badInput},
		{strings.Fields("strength -game infinite-go large.in"), "", "Test large.in is over 64 KiB, ", "", badInput},
		{strings.Fields("strength -game go none.in"), "", "umpire: ", "", misused},
		{strings.Fields("strength -game go"), "", "umpire strength needs an input", "", misused},
		{strings.Fields("strength one.in"), "", "umpire strength needs a -game", "", misused},
		{strings.Fields("strength -game chess one.in"), "", "umpire: no game \"chess\"", "", misused},
	} {
		var stdout, stderr bytes.Buffer
		status := run(test.args, nil, &stdout, &stderr)
		out := stdout.String()
		if status != test.status || !strings.HasPrefix(out, test.said) || !strings.HasPrefix(stderr.String(), test.err) ||
			!strings.Contains(out, test.also) || (test.said == "") != (out == "") || (test.err == "") != (stderr.Len() == 0) {
			t.Errorf("%s: status %d\nout %q\nerr %q", test.args, status, out, stderr.String())
		}
		if rows := strings.Count(out, "\n") - 1; test.status == judged && rows != len(g.Mistakes) {
			t.Errorf("%s: %d rows for %s mistakes", test.args, rows, n)
		}
	}
}
