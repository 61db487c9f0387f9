package record

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/input"
)

// TestProperties reads SGF that says in properties what other formats say in moves. All games have the holes d3 and h8.
func TestProperties(t *testing.T) {
	white := []engine.Point{{X: 2, Y: 3}, {X: 7, Y: 7}} // White is first and joins top and bottom
	black := []engine.Point{{X: 3, Y: 2}, {X: 7, Y: 7}} // Black is first and joins left and right
	const moves = ";W[d3];B[H8]"
	for _, c := range []struct {
		text  string
		want  Record
		moves []engine.Point
	}{
		{"(;GM[21]" + moves + ")", Record{Size: 24}, white},
		{"(;GM[ 21 ]SZ[12:12]HA[0]" + moves + ")", Record{Size: 12}, white},
		{"(;GM[21]RU[pp]PW[Ada]PB[Grace]" + moves + ")", Record{Size: 24, Paper: true, First: "Ada", Second: "Grace"}, white},
		{"(;GM[21]PW[Ada]PB[Grace]PL[B];B[d3];W[h8])", Record{Size: 24, First: "Grace", Second: "Ada"}, black},
		{"(;GM[21]RU[3M]" + moves + ")", Record{Size: 24, Lost: []Loss{LostRules}}, white},
		{"(;GM[21]RE[B+R]" + moves + ")", Record{Size: 24, End: Resigned}, white},
		{"(;GM[21]RE[B+Resign]" + moves + ";W[resign])", Record{Size: 24, End: Resigned}, white},
		{"(;GM[21]RE[W+R]" + moves + ")", Record{Size: 24, Lost: []Loss{LostEnd}}, white},
		{"(;GM[21]RE[W+T]" + moves + ")", Record{Size: 24, Lost: []Loss{LostEnd}}, white},
		{"(;GM[21]RE[W+]" + moves + ")", Record{Size: 24}, white},
		{"(;GM[21]RE[Draw]" + moves + ")", Record{Size: 24, End: Drawn}, white},
		{"(;GM[21]" + moves + ";W[propose-draw];W[accept-draw])",
			Record{Size: 24, End: Drawn, Lost: []Loss{LostOffers}}, white},
		{"(;GM[21]EV[]DT[2024-01-01]" + moves + "N[end])", Record{Size: 24, Lost: []Loss{LostOther, LostComments}}, white},
		{"(;GM[21]" + moves + ")(;GM[21];W[c3])", Record{Size: 24, Lost: []Loss{LostVariations}}, white},
		{"(;GM[21];W[c4];B[swap];W[h8])", Record{Size: 24, Swapped: true}, []engine.Point{{X: 3, Y: 2}, {X: 7, Y: 7}}},
	} {
		r, fault := Read([]byte(c.text), SGF)
		if fault != nil {
			t.Errorf("%s: %+v", c.text, fault)
			continue
		}
		if got := points(r); !slices.Equal(got, c.moves) {
			t.Errorf("%s: %v, want %v", c.text, got, c.moves)
		}
		if r.Moves = nil; !reflect.DeepEqual(*r, c.want) {
			t.Errorf("%s:\n got %+v\nwant %+v", c.text, *r, c.want)
		}
	}
}

// TestLatin1 reads names that are not UTF-8.
func TestLatin1(t *testing.T) {
	for format, text := range map[Format]string{
		LittleGolem: "(;PB[J\xf6rg]PW[\xc5sa]SZ[6];b[cb])",
		T1:          strings.Replace(strings.Replace(header, "A", "J\xf6rg", 1), "B", "\xc5sa", 1),
	} {
		if r, fault := Read([]byte(text), format); fault != nil || r.First != "Jörg" || r.Second != "Åsa" {
			t.Errorf("%s: %+v %+v", format, r, fault)
		}
	}
}

// TestHostile reads moves of a file that changes links without end.
func TestHostile(t *testing.T) {
	text := "(;GM[21]SZ[12];W[d3];B[h8];W[e5];B[i3];W[" + strings.Repeat("-d'4d'4", 100_000) + "c9])"
	if _, fault := Read([]byte(text), SGF); fault == nil || fault.Code != input.Token {
		t.Errorf("%+v", fault)
	}
}
