package record_test

import (
	"strings"
	"testing"

	"umpire/engine/goban/record"
	"umpire/engine/sgf"
)

// hostile is records that are meant to take long to play.
var hostile = map[string]string{
	"three million passes deep":  strings.Repeat("(;B[]", sgf.MaxBytes/5),
	"rectangles":                 "(;SZ[52]AB" + strings.Repeat("[aa:ZZ]", 1<<20),
	"rectangles, node by node":   "(;SZ[52]" + strings.Repeat(";AB[aa:ZZ]", 1<<19),
	"marks":                      "(;SZ[52]CR" + strings.Repeat("[aa:ZZ]", 1<<20),
	"a full board, overwritten":  "(;SZ[52]AB[aa:ZZ]" + strings.Repeat(";B[zz]", 1<<20) + ")",
	"a full board, set up again": "(;SZ[52]AB[aa:ZZ]" + strings.Repeat(";AB[zz]", 1<<20) + ")",
	"a board of one point":       "(;SZ[1]" + strings.Repeat(";B[aa]", 1<<20) + ")",
	"a checkered board":          "(;SZ[52]AB[aa:ZZ]AW" + strings.Repeat("[ab][cd][ef][gh][ij][kl][mn]", 1<<14) + ";B[])",
	"moves in one node":          "(;" + strings.Repeat("B[aa]W[bb]", 1<<19) + ")",
	"choices":                    "(;" + strings.Repeat("(;B[aa])", 1<<19) + ")",
}

// TestHostile reads each and plays it, and asks what a page asks first.
func TestHostile(t *testing.T) {
	for name, file := range hostile {
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
	for name, file := range hostile {
		b.Run(strings.ReplaceAll(name, " ", "-"), func(b *testing.B) {
			for b.Loop() {
				open1(b, name, file)
			}
		})
	}
}
