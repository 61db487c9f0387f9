package record

import "testing"

func TestSniff(t *testing.T) {
	for _, c := range []struct {
		text string
		want Format
	}{
		{"", ""},
		{" \n", ""},
		{"1. f6 2. m16", List},
		{"F6 m16", List},
		{"\uFEFF12x12 f6|m16|swap", List},
		{"1 f6 2 m16", List},
		{"1 2 f6", ""},
		{"f6 2", ""},
		{"f6 m16 and so on", ""},
		{"swap", ""},
		{"12x12", ""},
		{"a1b2", ""},
		{header, T1},
		{"# a comment\n" + header + "nonsense", T1},
		{"1\nA\nB\n6\n6\n1\n1\n1\n", ""},
		{"(;GM[21];W[d4])", SGF},
		{"\n (\n;FF[4]\nGM [ 21 ]", SGF},
		{"(;FF[4]C[a GM[21\\] and ;b[dd\\]]GM[1];B[dd])", ""},
		{"(;FF[4]SZ[19];B[dd];W[ee])", ""},
		{"(;FF[4]SZ[24];b[dd];r[ee])", LittleGolem},
		{"(;FF[4]PB[A]SO[https://www.littlegolem.net])", LittleGolem},
		{"(;FF[4]C[;b[dd])", ""},
		{"(f6)", ""},
	} {
		if got, ok := Sniff([]byte(c.text)); got != c.want || ok != (c.want != "") {
			t.Errorf("%q: %q %v, want %q", c.text, got, ok, c.want)
		}
	}
}
