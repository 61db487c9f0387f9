package link_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"umpire/engine/link"
)

// golden is a link that must open for ever, and what it says.
type golden struct {
	game, fragment string
	rest           string // all that it says besides the input, as describe puts it
	input          string
}

// goldens are the files of testdata/golden: the address on the first line, then what describe says, then the input.
func goldens(t *testing.T) map[string]golden {
	t.Helper()
	names, err := filepath.Glob("testdata/golden/*.txt")
	if err != nil || len(names) < 15 {
		t.Fatalf("%d golden links, %v", len(names), err)
	}
	all := map[string]golden{}
	for _, name := range names {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.SplitN(string(b), "\n", 3)
		path, fragment, _ := strings.Cut(lines[0], "#")
		all[filepath.Base(name)] = golden{strings.TrimPrefix(path, "/"), fragment, lines[1], lines[2]}
	}
	return all
}

// describe is what a link says besides its input.
func describe(s link.State) string {
	return fmt.Sprintf("k=%d s=%d w=%s a=%s r=%s x=%s g=%s o=%s extra=%v",
		s.Dataset, s.Step, s.Branch, s.Setup, s.Rules, s.Mistake, s.Recipe, s.Output, s.Extra)
}

func TestGolden(t *testing.T) {
	for name, g := range goldens(t) {
		s := decode(t, g.game, g.fragment)
		if string(s.Input) != g.input {
			t.Errorf("%s: input %.200q, want %.200q", name, s.Input, g.input)
		}
		if got := describe(s); got != g.rest {
			t.Errorf("%s: %s, want %s", name, got, g.rest)
		}
	}
}

// TestCuts cuts every golden link everywhere. None opens as if it were whole, and what arrived is how the input begins.
func TestCuts(t *testing.T) {
	t.Parallel()
	for name, g := range goldens(t) {
		sized := strings.Contains(g.fragment, "z=")
		last := 0
		for cut := 1; cut < len(g.fragment); cut += stride() {
			part := g.fragment[:cut]
			s, err := link.Decode(g.game, part)
			if err == nil {
				t.Fatalf("%s, cut at %d, opens", name, cut)
			}
			if err.Code != link.Cut && err.Code != link.Unchecked {
				t.Fatalf("%s, cut at %d: %+v", name, cut, err)
			}
			// Cut inside the sizes, a link says less than it should of the number of moves; nobody can tell.
			if sized = sized || strings.Contains(part, "&"); !sized {
				continue
			}
			if !begins(g.input, string(s.Input)) && !(g.game == "chapaev" && err.Code == link.Unchecked) {
				t.Fatalf("%s, cut at %d: %.200q", name, cut, s.Input)
			}
			if len(s.Input) < last && !strings.HasPrefix(part, "d=") {
				t.Fatalf("%s, cut at %d, has less than when it is cut before", name, cut)
			}
			last = len(s.Input)
		}
		s, err := link.Decode(g.game, g.fragment[:len(g.fragment)-1])
		if err == nil || err.Code != link.Cut || string(s.Input) != g.input {
			t.Errorf("%s: without its last digit: %+v %.200q", name, err, s.Input)
		}
	}
}

// begins tells whether the numbers of a text start with those of another; a text that is no numbers, with its bytes.
func begins(text, start string) bool {
	whole, some := strings.Fields(text), strings.Fields(start)
	if strings.HasPrefix(text, start) {
		return true
	}
	return len(some) <= len(whole) && strings.Join(some, " ") == strings.Join(whole[:len(some)], " ")
}

// stride is how many characters of a link a test goes on by: one, unless it has little time.
func stride() int {
	if testing.Short() {
		return 13
	}
	return 1
}

// TestChanges changes every character of every golden link. Where it still opens, it says the same.
func TestChanges(t *testing.T) {
	damage(t, func(before, at, after string) []string {
		var changed []string
		for _, c := range []string{"0", "a", "Z", ".", "&"} {
			if c != at {
				changed = append(changed, before+c+after)
			}
		}
		return changed
	})
}

// TestSwaps exchanges any two neighbours of every golden link, and leaves out or doubles any one character.
func TestSwaps(t *testing.T) {
	damage(t, func(before, at, after string) []string {
		changed := []string{before + after, before + at + at + after}
		if after != "" {
			changed = append(changed, before+after[:1]+at+after[1:])
		}
		return changed
	})
}

// damage opens golden links with something done to each of their characters. Long links are damaged in one of the ways
// at a place, in turn: their check tells nothing of how long they are.
func damage(t *testing.T, ways func(before, at, after string) []string) {
	t.Parallel()
	for name, g := range goldens(t) {
		want := decode(t, g.game, g.fragment)
		for i := 0; i < len(g.fragment); i += stride() {
			all := ways(g.fragment[:i], g.fragment[i:i+1], g.fragment[i+1:])
			if len(g.fragment) > 300 {
				all = all[i%len(all):][:1]
			}
			for _, damaged := range all {
				if s, err := link.Decode(g.game, damaged); err == nil && !same(s, want) {
					t.Fatalf("%s opens as something else: %s", name, damaged)
				}
			}
		}
	}
}
