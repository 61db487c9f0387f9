package main

import (
	"bytes"
	"context"
	"io"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/internal/judgetest"
	"umpire/engine/recipe"
	"umpire/engine/twixt"
)

// The test's own executable is umpire itself with asUmpire before the arguments, and somebody's program with asProgram,
// the name of one of programs or of a mistake that it makes, a game, and further arguments.
const (
	asUmpire  = "as-umpire"
	asProgram = "as-program"
)

// programs are somebody's programs for a game. Most are right but for one thing.
var programs = map[string]func(g engine.Game, args []string, text, out []byte){
	"right": func(_ engine.Game, _ []string, _, out []byte) {
		os.Stdout.Write(bytes.ReplaceAll(out, []byte("\n"), []byte(" \r\n\n")))
	},
	// crash dies of a crossing in TwixT, after it has printed something.
	"crash": func(g engine.Game, _ []string, text, out []byte) {
		os.Stdout.Write(out[:1])
		if refuses(g, text) {
			os.Exit(3)
		}
		os.Stdout.Write(out[1:])
	},
	// hang never ends then.
	"hang": func(g engine.Game, _ []string, text, out []byte) {
		if refuses(g, text) {
			time.Sleep(time.Hour)
		}
		os.Stdout.Write(out)
	},
	// flood never stops printing then.
	"flood": func(g engine.Game, _ []string, text, out []byte) {
		much := bytes.Repeat(out, 10_000)
		for err := error(nil); err == nil && refuses(g, text); {
			_, err = os.Stdout.Write(much)
		}
		os.Stdout.Write(out)
	},
	// once goes wrong the first time, and leaves a file to know.
	"once": func(_ engine.Game, args []string, _, out []byte) {
		if file, err := os.OpenFile(args[0], os.O_CREATE|os.O_EXCL, 0o600); err == nil {
			file.Close()
			out = out[1:]
		}
		os.Stdout.Write(out)
	},
	// arguments is right if it gets them as they were.
	"arguments": func(_ engine.Game, args []string, _, out []byte) {
		if strings.Join(args, "|") == strings.Join(oddArguments, "|") {
			os.Stdout.Write(out)
		}
	},
	// alarm interrupts its parent when it is told that there is a crossing.
	"alarm": func(g engine.Game, _ []string, text, out []byte) {
		if refuses(g, text) {
			interruptParent()
		}
		os.Stdout.Write(out)
	},
	// late dies of a crossing, and interrupts its parent when it gets an input of no more than so many bytes.
	"late": func(g engine.Game, args []string, text, out []byte) {
		if most, _ := strconv.Atoi(args[0]); len(text) <= most {
			interruptParent()
		}
		if refuses(g, text) {
			os.Exit(3)
		}
		os.Stdout.Write(out)
	},
}

func interruptParent() {
	parent, _ := os.FindProcess(os.Getppid())
	parent.Signal(os.Interrupt)
}

var oddArguments = []string{"two words", "$HOME", "*", "\"", "'; exit 1", "-n"}

// refuses tells whether a link is refused somewhere in games of TwixT.
func refuses(g engine.Game, text []byte) bool {
	for d := range g.Read(input.Read(text)) {
		r := d.Replay().(*twixt.Replay)
		for k := range r.Len() {
			if len(r.Explain(k+1).Refused) > 0 {
				return true
			}
		}
	}
	return false
}

func TestMain(m *testing.M) {
	switch {
	case len(os.Args) > 1 && os.Args[1] == asUmpire:
		os.Exit(run(os.Args[2:], os.Stdin, os.Stdout, os.Stderr))
	case len(os.Args) < 4 || os.Args[1] != asProgram:
		os.Exit(m.Run())
	}
	g, _ := games.ByIDWithMistakes(os.Args[3])
	text, _ := io.ReadAll(os.Stdin)
	if program := programs[os.Args[2]]; program != nil {
		program(g, os.Args[4:], text, g.Judge(nil, input.Read(text)))
		return
	}
	for part := range g.Plain(text, os.Args[2]) {
		os.Stdout.Write(part)
	}
}

// stressed runs umpire stress in a folder of its own, and gives the three files.
func stressed(t *testing.T, game string, flags []string, name string, args ...string) (status int, said string, f failure) {
	t.Helper()
	t.Chdir(t.TempDir())
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var stdout, stderr bytes.Buffer
	command := append(append([]string{"stress", "-game", game}, flags...), "--", exe, asProgram, name, game)
	status = run(append(command, args...), nil, &stdout, &stderr)
	if stderr.Len() > 0 {
		t.Errorf("%s %s: said %q", game, name, stderr.String())
	}
	f.in, _ = os.ReadFile("failing.in")
	f.want, _ = os.ReadFile("expected.out")
	f.output, _ = os.ReadFile("found.out")
	return status, stdout.String(), f
}

// TestWaysToFail finds crashes, programs that do not end or do not stop printing, and what happens but once.
func TestWaysToFail(t *testing.T) {
	g, _ := games.ByIDWithMistakes("twixt")
	crossing := []string{"-recipe", "1.crossing.5.4.9.1", "-n", "60"}
	for _, test := range []struct {
		name, said string
		flags      []string
		args       []string
	}{
		{"crash", "a crash (exit status 3)", crossing, nil},
		{"hang", "no end within 2s", append(crossing, "-timeout", "2s"), nil},
		{"flood", "another answer", crossing, nil},
		{"once", "It did not go wrong again", crossing, []string{"once.txt"}},
	} {
		if test.name == "hang" && testing.Short() {
			continue
		}
		status, said, f := stressed(t, g.ID, test.flags, test.name, test.args...)
		if status != different || !strings.Contains(said, test.said) {
			t.Errorf("%s: status %d, said %s", test.name, status, said)
			continue
		}
		if test.name == "once" {
			continue
		}
		if !refuses(g, f.in) {
			t.Errorf("%s: fails on %q", test.name, f.in)
		}
		for less := range judgetest.Smaller(g, f.in) {
			if refuses(g, less) {
				t.Errorf("%s: fails on %q, and on %q", test.name, f.in, less)
				break
			}
		}
	}
}

// TestNoDifference runs right programs: with other blanks, and with arguments that a shell would change.
func TestNoDifference(t *testing.T) {
	for _, g := range games.WithMistakes() {
		status, said, f := stressed(t, g.ID, []string{"-n", "12"}, "right")
		if status != judged || said != "No difference in 12 of 12 tests.\n" || f.in != nil {
			t.Errorf("%s: status %d, said %s", g.ID, status, said)
		}
	}
	if status, said, _ := stressed(t, "go", []string{"-n", "3"}, "arguments", oddArguments...); status != judged {
		t.Errorf("status %d, said %s", status, said)
	}
}

// TestInterrupt stops when a signal says so, in the search and in the shrinking, and keeps what was found.
func TestInterrupt(t *testing.T) {
	if runtime.GOOS == "windows" {
		return // a process there cannot send another an interrupt
	}
	const kind = "1.crossing.5.8.25.20"
	status, said, _ := stressed(t, "twixt", []string{"-recipe", kind, "-n", "100000"}, "alarm")
	if status != judged || !strings.HasPrefix(said, "No difference in ") || strings.Contains(said, " 100000 of ") {
		t.Errorf("status %d, said %s", status, said)
	}

	g, _ := games.ByIDWithMistakes("twixt")
	r, _ := recipe.Parse(g.ID, kind)
	whole, _ := recipe.Write(nil, g.ID, r)
	status, said, f := runApart(t, stressing(t, g, []string{"-recipe", kind}, "late", strconv.Itoa(len(whole)/4)))
	if status != different || !strings.Contains(said, "a crash (exit status 3)") || !refuses(g, f.in) || len(f.in) >= len(whole) {
		t.Errorf("status %d, left %q, said %s", status, f.in, said)
	}
	smaller := false
	for less := range judgetest.Smaller(g, f.in) {
		smaller = smaller || refuses(g, less)
	}
	if !smaller {
		t.Errorf("it was shrunk to the end: %q", f.in)
	}
}

// TestStopShrinking keeps the smallest input so far when the shrinking is called off in a run.
func TestStopShrinking(t *testing.T) {
	g, _ := games.ByIDWithMistakes("twixt")
	in, _ := recipe.Write(nil, g.ID, recipe.Recipe{Version: 1, Name: "crossing", Seed: 5, Sizes: []int{12, 61, 20}})
	ctx, stop := context.WithCancel(t.Context())
	runs := 0
	s := stress{game: g, progress: newProgress(io.Discard)}
	s.run = func(ctx context.Context, in, _ []byte) (result, error) {
		if runs++; runs == 5 {
			stop()
			return result{outcome: stopped}, nil
		}
		return result{outcome: crashed}, nil
	}
	small := s.shrink(ctx, failure{result: result{outcome: crashed}, in: in})
	if runs != 5 || len(small.in) >= len(in)/4 || !judgetest.Legal(g, small.in) {
		t.Errorf("%d runs left %q", runs, small.in)
	}
}

// TestStressMisused says what is wrong with a call.
func TestStressMisused(t *testing.T) {
	for args, said := range map[string]string{
		"stress":                               "umpire stress needs a -game",
		"stress -game go":                      "umpire stress needs a program",
		"stress -game go --":                   "umpire stress needs a program",
		"stress -game go -n 0 -- x":            "umpire stress needs a program",
		"stress -game go -timeout 0s -- x":     "umpire stress needs a program",
		"stress -game go -timeout 2 -- x":      "umpire: invalid value",
		"stress -game chess -- x":              "umpire: no game \"chess\"",
		"stress -game go -recipe 1.x.1 -- x":   "umpire stress: The recipe 1.x.1 makes no input. Go has no kind",
		"stress -game go -- ./no-such-program": "umpire: ",
	} {
		var stdout, stderr bytes.Buffer
		status := run(strings.Fields(args), nil, &stdout, &stderr)
		if status != misused || !strings.HasPrefix(stderr.String(), said) || stdout.Len() > 0 {
			t.Errorf("%s: status %d, said %q %q", args, status, stdout.String(), stderr.String())
		}
	}
}
