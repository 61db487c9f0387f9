package sgf_test

import (
	"strings"
	"testing"

	"umpire/engine/sgf"
)

// hostile is files of a size that are meant to break a reader.
func hostile(size int) map[string]string {
	// full is a file with as many of a part as there is room for.
	full := func(head, part, tail string) string {
		return head + strings.Repeat(part, (size-len(head)-len(tail))/len(part)) + tail
	}
	return map[string]string{
		"deep":                    full("", "(;", ""),
		"closed again":            strings.Repeat("(;", size/3) + strings.Repeat(")", size/3),
		"wide":                    full("(;", "(;)", ""),
		"games":                   full("", "(;)", ""),
		"opening brackets":        full("(;", "(", ""),
		"closing brackets":        full("", ")", ""),
		"square brackets":         full("(;B", "[", ""),
		"empty values":            full("(;B", "[]", ")"),
		"values without a name":   full("(;", "[];", ")"),
		"empty variations":        full("(;", "()", ")"),
		"names without a value":   full("(;", "B;", ")"),
		"a name":                  full("(;", "Aa", "[])"),
		"long names":              full("(;", "Ba[]", ")"),
		"backslashes":             full("(;C[", `\`, ""),
		"one comment":             full("(;C[", "x", "])"),
		"many names":              "(;" + names(size/8) + ")",
		"latin-1":                 full("(;C[", "\xFF", "])"),
		"utf-16":                  full("\xFE\xFF", "\xFE\xFF", ""),
		"blanks in brackets":      full("", "( ", ""),
		"a mail, then nothing":    full("", "x", ""),
		"an encoding, never told": full("(;", "C[CA]", ""),
	}
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
	size := sgf.MaxBytes
	if testing.Short() {
		size /= 8
	}
	for name, file := range hostile(size) {
		c, err := sgf.Read([]byte(file), nil)
		if err != nil {
			if name != "closing brackets" && name != "blanks in brackets" && name != "a mail, then nothing" && name != "utf-16" {
				t.Errorf("%s: %v", name, err)
			}
			continue
		}
		out := c.Write()
		if len(out) > 3*size {
			t.Errorf("%s: %d bytes are written", name, len(out))
		}
		if len(c.Notes.List) > 100 {
			t.Errorf("%s: %d notes", name, len(c.Notes.List))
		}
	}
}

func BenchmarkHostile(b *testing.B) {
	for name, file := range hostile(sgf.MaxBytes) {
		b.Run(strings.ReplaceAll(name, " ", "-"), func(b *testing.B) {
			text := []byte(file)
			for b.Loop() {
				_, _ = sgf.Read(text, nil)
			}
		})
	}
}
