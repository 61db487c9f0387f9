package record_test

import (
	"strings"
	"testing"

	"umpire/engine/goban/record"
	"umpire/engine/sgf"
)

// hostile is records of a size that are meant to take long to play.
func hostile(size int) map[string]string {
	// full is a file with as many of a part as there is room for.
	full := func(head, part, tail string) string {
		return head + strings.Repeat(part, (size-len(head)-len(tail))/len(part)) + tail
	}
	return map[string]string{
		"passes, each deeper":        full("", "(;B[]", ""),
		"passes":                     full("(", ";B[]", ")"),
		"rectangles":                 full("(;SZ[52]AB", "[aa:ZZ]", ""),
		"rectangles, node by node":   full("(;SZ[52]", ";AB[aa:ZZ]", ""),
		"marks":                      full("(;SZ[52]CR", "[aa:ZZ]", ""),
		"a full board, overwritten":  full("(;SZ[52]AB[aa:ZZ]", ";B[zz]", ")"),
		"the common board, as well":  full("(;AB[aa:ss]", ";B[jj]", ")"),
		"a full board, set up again": full("(;SZ[52]AB[aa:ZZ]", ";AB[zz]", ")"),
		"a board of one point":       full("(;SZ[1]", ";B[aa]", ")"),
		"a checkered board":          "(;SZ[52]AB[aa:ZZ]AW" + strings.Repeat("[ab][cd][ef][gh][ij][kl][mn]", 1<<14) + ";B[])",
		"moves in one node":          full("(;", "B[aa]W[bb]", ")"),
		"choices":                    full("(;", "(;B[aa])", ")"),
	}
}

// TestHostile reads each and plays it, and asks what a page asks first.
func TestHostile(t *testing.T) {
	size := sgf.MaxBytes
	if testing.Short() {
		size /= 4 // still beyond every limit of a line
	}
	for name, file := range hostile(size) {
		if notes := open1(t, name, file); notes == 0 && name != "choices" && name != "marks" {
			t.Errorf("%s: nothing is out of order", name)
		}
	}
}

func open1(t testing.TB, name, file string) (notes int) {
	c, err := sgf.Read([]byte(file), nil)
	if err != nil {
		t.Fatal(name, err)
	}
	r, err := record.Read(c, c.Games[0])
	if err != nil {
		t.Fatal(name, err)
	}
	replay := r.Replay()
	replay.Position(replay.Len())
	record.IllegalMoves(replay)
	replay.Repeats()
	return len(c.Notes.List) + len(r.Notes.List)
}

func BenchmarkHostile(b *testing.B) {
	for name, file := range hostile(sgf.MaxBytes) {
		b.Run(strings.ReplaceAll(name, " ", "-"), func(b *testing.B) {
			for b.Loop() {
				open1(b, name, file)
			}
		})
	}
}
