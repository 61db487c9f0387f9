package sgf_test

import (
	"strings"
	"testing"

	"umpire/engine/sgf"
)

// hostile is files that are meant to break a reader.
var hostile = map[string]string{
	"four million deep":       strings.Repeat("(;", sgf.MaxBytes/2-1),
	"closed again":            strings.Repeat("(;", sgf.MaxBytes/3) + strings.Repeat(")", sgf.MaxBytes/3),
	"wide":                    "(;" + strings.Repeat("(;)", sgf.MaxBytes/3-1),
	"opening brackets":        "(;" + strings.Repeat("(", 1<<20),
	"closing brackets":        strings.Repeat(")", 1<<20),
	"square brackets":         "(;B" + strings.Repeat("[", 1<<20),
	"empty values":            "(;B" + strings.Repeat("[]", 1<<20) + ")",
	"values without a name":   "(;" + strings.Repeat("[];", 1<<20) + ")",
	"empty variations":        "(;" + strings.Repeat("()", 1<<20) + ")",
	"names without a value":   "(;" + strings.Repeat("B;", 1<<20) + ")",
	"a name":                  "(;" + strings.Repeat("Aa", 1<<20) + "[])",
	"backslashes":             "(;C[" + strings.Repeat(`\`, 1<<20+1),
	"one comment":             "(;C[" + strings.Repeat("x", sgf.MaxBytes-6) + "])",
	"many names":              "(;" + names(1<<20) + ")",
	"latin-1":                 "(;C[" + strings.Repeat("\xFF", sgf.MaxBytes-6) + "])",
	"utf-16":                  "\xFE\xFF" + strings.Repeat("\xFE\xFF", sgf.MaxBytes/2-1),
	"blanks in brackets":      strings.Repeat("( ", 1<<20),
	"a mail, then nothing":    strings.Repeat("x", sgf.MaxBytes),
	"an encoding, never told": "(;" + strings.Repeat("C[CA]", 1<<20),
}

// names is so many properties, no two of one name.
func names(n int) string {
	var out strings.Builder
	for i := range n {
		for ; i > 0; i /= 26 {
			out.WriteByte('A' + byte(i%26))
		}
		out.WriteString("X[]")
	}
	return out.String()
}

func TestHostile(t *testing.T) {
	for name, file := range hostile {
		c, err := sgf.Read([]byte(file), nil)
		if err != nil {
			if name != "closing brackets" && name != "blanks in brackets" && name != "a mail, then nothing" && name != "utf-16" {
				t.Errorf("%s: %v", name, err)
			}
			continue
		}
		out := c.Write()
		if len(out) > 3*sgf.MaxBytes {
			t.Errorf("%s: %d bytes are written", name, len(out))
		}
		if len(c.Notes.List) > 100 {
			t.Errorf("%s: %d notes", name, len(c.Notes.List))
		}
	}
}

func BenchmarkHostile(b *testing.B) {
	for name, file := range hostile {
		b.Run(strings.ReplaceAll(name, " ", "-"), func(b *testing.B) {
			text := []byte(file)
			for b.Loop() {
				_, _ = sgf.Read(text, nil)
			}
		})
	}
}
