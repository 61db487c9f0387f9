package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/internal/judgetest"
	"umpire/engine/link"
	"umpire/engine/recipe"
	"umpire/engine/strength"
)

// TestEveryFamily has umpire stress, as a process of its own, find what a program gets wrong that makes a known mistake,
// one of each family, and shrink it. In short mode it takes every fifth.
func TestEveryFamily(t *testing.T) {
	number := 0
	for _, g := range games.WithMistakes() {
		last := ""
		for _, m := range g.Mistakes {
			if m.Family == last {
				continue
			}
			last = m.Family
			if number++; testing.Short() && number%5 > 0 {
				continue
			}
			t.Run(g.ID+"/"+m.ID, func(t *testing.T) {
				t.Parallel()
				first := firstShowing(t, g, m.ID)
				said, f := stressedApart(t, g, m.ID, first)
				if want := fmt.Sprintf("Test %d, %s: another answer.\n", first, recipe.Grown(g.ID, 1, first-1)); !strings.HasPrefix(said, want) {
					t.Errorf("said %s, want %s", said, want)
				}
				checkMinimal(t, g, m.ID, f)
				checkLink(t, g, said, f)
			})
		}
	}
}

// knownSizes are how many numbers there are in small inputs that are known from elsewhere, by families; of holes it is
// the smallest for those in one direction.
var knownSizes = map[string]int{"table-hole": 2 + 2*7 + 2, "counts-twice": 2 + 2*8, "neighbour-order": 2 + 2*13}

// TestKnown shrinks to no more than what is known from elsewhere: as a process what a program gets wrong with the best
// known of these mistakes, and in the test's own process with each of their parameters.
func TestKnown(t *testing.T) {
	for _, g := range games.WithMistakes() {
		for i, m := range g.Mistakes {
			known := knownSizes[m.Family]
			if known == 0 || testing.Short() && i%8 > 0 {
				continue
			}
			t.Run(m.ID, func(t *testing.T) {
				t.Parallel()
				s := stress{game: g, n: 1000, progress: newProgress(io.Discard)}
				s.nth = func(i int) recipe.Recipe { return recipe.Grown(g.ID, 1, i) }
				s.small = func(i int) recipe.Recipe { return recipe.Small(g.ID, i) }
				s.run = func(_ context.Context, in, want []byte) (r result, _ error) {
					if r.output = judgetest.Plain(g, in, m.ID); !agree(g, want, r.output) {
						r.outcome = differs
					}
					return r, nil
				}
				found, err := s.search(t.Context())
				if err != nil || found == nil {
					t.Fatalf("not found: %v", err)
				}
				f := s.smallest(t.Context(), *found)
				if m.ID == "table-hole-1,-2-5" || m.ID == m.Family {
					_, f = stressedApart(t, g, m.ID, s.n)
				}
				checkMinimal(t, g, m.ID, f)
				if size := len(bytes.Fields(f.in)); size > known {
					t.Errorf("%d numbers, known with %d: %q", size, known, f.in)
				}
			})
		}
	}
}

// firstShowing is the first of the tests of umpire stress, from 1, in which a mistake shows.
func firstShowing(t *testing.T, g engine.Game, mistake string) int {
	t.Helper()
	for i := range 1000 {
		in, _ := recipe.Write(nil, g.ID, recipe.Grown(g.ID, 1, i))
		if strength.Catches(g, in, g.Judge(nil, input.Read(in)), mistake) {
			return i + 1
		}
	}
	t.Fatal("not in 1000 tests")
	return 0
}

// stressedApart runs umpire stress as a process on a program with a mistake, for so many tests. It must find a difference.
// It gives what it said and the three files.
func stressedApart(t *testing.T, g engine.Game, mistake string, n int) (said string, f failure) {
	t.Helper()
	flags := []string{"-n", strconv.Itoa(n), "-timeout", "1m", "-site", site}
	status, said, f := runApart(t, stressing(t, g, flags, mistake))
	if status != different {
		t.Fatalf("status %d, said %s", status, said)
	}
	return said, f
}

// stressing is umpire stress as a process to be run, in a folder of its own.
func stressing(t *testing.T, g engine.Game, flags []string, name string, args ...string) *exec.Cmd {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	umpire := exec.Command(exe, slices.Concat([]string{asUmpire, "stress", "-game", g.ID}, flags,
		[]string{"--", exe, asProgram, name, g.ID}, args)...)
	umpire.Dir = t.TempDir()
	return umpire
}

// runApart runs a process of umpire stress, which must write no progress, and gives its status, what it said and the three
// files, if there are any.
func runApart(t *testing.T, umpire *exec.Cmd) (status int, said string, f failure) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	umpire.Stdout, umpire.Stderr = &stdout, &stderr
	var exit *exec.ExitError
	if err := umpire.Run(); err != nil && !errors.As(err, &exit) || stderr.Len() > 0 {
		t.Fatalf("%v, said %s%s", err, stdout.String(), stderr.String())
	}
	for name, text := range map[string]*[]byte{"failing.in": &f.in, "expected.out": &f.want, "found.out": &f.output} {
		var err error
		if *text, err = os.ReadFile(filepath.Join(umpire.Dir, name)); err != nil && umpire.ProcessState.ExitCode() == different {
			t.Error(err)
		}
	}
	return umpire.ProcessState.ExitCode(), stdout.String(), f
}

const site = "https://example.org/"

// checkMinimal fails the test unless a failure is of the mistake, and no input with one element less is.
func checkMinimal(t *testing.T, g engine.Game, mistake string, f failure) {
	t.Helper()
	plain := func(text []byte) []byte { return judgetest.Plain(g, text, mistake) }
	if out, _ := judgetest.Judge(g, f.in); !bytes.Equal(out, f.want) || !bytes.Equal(plain(f.in), f.output) ||
		!judgetest.Legal(g, f.in) || agree(g, f.want, f.output) {
		t.Fatalf("%q: expected %q, found %q", f.in, f.want, f.output)
	}
	for less := range judgetest.Smaller(g, f.in) {
		if out, _ := judgetest.Judge(g, less); !agree(g, out, plain(less)) {
			t.Fatalf("%q shows it, and so does %q", f.in, less)
		}
	}
}

// checkLink fails the test unless the last line of what was said is a link that opens the failure, with a mistake that
// prints it and was named.
func checkLink(t *testing.T, g engine.Game, said string, f failure) {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(said), "\n")
	fragment, ok := strings.CutPrefix(lines[len(lines)-1], site+g.ID+"#")
	s, fault := link.Decode(g.ID, fragment)
	output, packed := link.UnpackOutput(s.Output)
	if !ok || fault != nil || !packed || !bytes.Equal(s.Input, f.in) || !bytes.Equal(output, f.output) {
		t.Errorf("%q opens %+v: %+v", fragment, s, fault)
	}
	i := slices.IndexFunc(g.Mistakes, func(m engine.Mistake) bool { return m.ID == s.Mistake })
	if i < 0 || !agree(g, judgetest.Plain(g, f.in, s.Mistake), f.output) ||
		!strings.Contains(said, words.MistakeName(g.ID, g.Mistakes[i])) {
		t.Errorf("%q is not what prints it, or is not named: %s", s.Mistake, said)
	}
}
