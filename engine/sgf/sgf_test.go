package sgf_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"umpire/engine/sgf"
	"umpire/engine/sgf/charset"
)

// outline is the trees of a collection with the plain texts of all values.
func outline(c *sgf.Collection) string {
	var out strings.Builder
	for n, node := range c.Nodes {
		fmt.Fprintf(&out, "%d<%d", n, node.Parent)
		for _, p := range c.Properties(n) {
			if p.Name == "CA" && node.Parent == sgf.None {
				continue
			}
			fmt.Fprintf(&out, " %s", p.Name)
			for _, v := range c.Values(p) {
				fmt.Fprintf(&out, "[%s]", sgf.Text(c.Raw(v)))
			}
		}
		fmt.Fprintf(&out, " %v\n", slices.Collect(c.Children(n)))
	}
	return out.String()
}

// codes is the notes as "code line:column", with "+n" for n more.
func codes(c *sgf.Collection) string {
	var all []string
	for _, n := range c.Notes.List {
		s := fmt.Sprintf("%s %d:%d", n.Code, n.Line, n.Column)
		if n.More > 0 {
			s += fmt.Sprintf("+%d", n.More)
		}
		all = append(all, s)
	}
	return strings.Join(all, ", ")
}

func read(t *testing.T, file string) *sgf.Collection {
	t.Helper()
	c, err := sgf.Read([]byte(file), charset.Decode)
	if err != nil {
		t.Fatalf("%.60q: %v", file, err)
	}
	return c
}

func TestTree(t *testing.T) {
	for file, want := range map[string]string{
		"(;)":                      "0<-1 []\n",
		"(;A[1];B[2])":             "0<-1 A[1] [1]\n1<0 B[2] []\n",
		"(;(;B[1])(;B[2];W[3]))":   "0<-1 [1 2]\n1<0 B[1] []\n2<0 B[2] [3]\n3<2 W[3] []\n",
		"(;)(;AB[aa][bb]AB[cc])":   "0<-1 []\n1<-1 AB[aa][bb] AB[cc] []\n",
		"( ;\n( (;B[1]) )\t;W[2])": "0<-1 [1 2]\n1<0 B[1] []\n2<0 W[2] []\n",
		"(;KM2[6.5]B [ ] )":        "0<-1 KM2[6.5] B[ ] []\n",
	} {
		c := read(t, file)
		if got := outline(c); got != want {
			t.Errorf("%q:\n%swant\n%s", file, got, want)
		}
		if got := codes(c); got != "" {
			t.Errorf("%q: notes %s", file, got)
		}
	}
}

func TestNotes(t *testing.T) {
	for _, c := range []struct{ file, notes, tree string }{
		{"\xEF\xBB\xBF(;)", "mark 1:1", "0<-1 []\n"},
		{"(;C[\xE9])", "latin-1 1:1", "0<-1 C[é] []\n"},
		{"(;CA[Klingon]C[é])", "encoding 1:1", "0<-1 C[é] []\n"},
		{"(;CA[utf-8]C[\xE9])", "bytes 1:1", "0<-1 C[\uFFFD] []\n"},
		{"mail\r\n(x)\n(;)\nbye )()", "outside 1:1, outside 4:1", "0<-1 []\n"},
		{"(;;)()\n(;)", "outside 1:5", "0<-1 [1]\n1<0 []\n2<-1 []\n"},
		{"(;\n ? [é];1A[2])", "stray 2:2, stray 2:8", "0<-1 [1]\n1<0 A[2] []\n"},
		{"(;(B[1];W[2])C[late])", "stray 1:4, stray 1:14", "0<-1 [1]\n1<0 W[2] []\n"},
		{"(;()B[1](;)( ))", "variation 1:4, stray 1:5, variation 1:14", "0<-1 [1]\n1<0 []\n"},
		{"(;Black[1]abc[2])", "long-name 1:3, stray 1:11", "0<-1 B[1] []\n"},
		{"(;B;W[1])", "no-value 1:3", "0<-1 [1]\n1<0 W[1] []\n"},
		{"(;C[1][2]C[3]C[4])", "repeated 1:8, repeated 1:12, repeated 1:16", "0<-1 C[1][2] C[3] C[4] []\n"},
		{"(;C[1];C[2])(;C[3])", "", "0<-1 C[1] [1]\n1<0 C[2] []\n2<-1 C[3] []\n"},
		{"(;C[a\\", "open-value 1:4, open-tree 1:7", "0<-1 C[a] []\n"},
		{"(;C[1]\r\r\n(;", "open-tree 3:3", "0<-1 C[1] [1]\n1<0 []\n"},
		{"(;" + strings.Repeat("?;", 25) + ")", strings.TrimSuffix(every("stray 1:%d, ", 3, 43, 2), ", ") + "+5", ""},
	} {
		got := read(t, c.file)
		if notes := codes(got); notes != c.notes {
			t.Errorf("%q: notes %s, want %s", c.file, notes, c.notes)
		}
		if tree := outline(got); tree != c.tree && c.tree != "" {
			t.Errorf("%q:\n%swant\n%s", c.file, tree, c.tree)
		}
	}
}

// every is the format for each of some numbers.
func every(format string, from, below, step int) (all string) {
	for i := from; i < below; i += step {
		all += fmt.Sprintf(format, i)
	}
	return all
}

func TestNoGame(t *testing.T) {
	for file, want := range map[string]string{
		"":               "no-game 1:1",
		"\n  \n":         "no-game 1:1",
		"\n 9 10\n()":    "no-game 2:2",
		"(B[aa])":        "no-game 1:1",
		"\xEF\xBB\xBF)(": "no-game 1:1",
	} {
		_, err := sgf.Read([]byte(file), nil)
		if err == nil {
			t.Errorf("%q is read", file)
		} else if got := fmt.Sprintf("%s %d:%d", err.Code, err.Line, err.Column); got != want {
			t.Errorf("%q: %s, want %s", file, got, want)
		}
	}
}

func TestLimits(t *testing.T) {
	_, err := sgf.Read(make([]byte, sgf.MaxBytes+1), nil)
	if err == nil || err.Code != sgf.TooLarge || err.Size != sgf.MaxBytes+1 || err.Limit != sgf.MaxBytes {
		t.Errorf("a large file: %+v", err)
	}
	_, err = sgf.ReadText("(" + strings.Repeat(";", sgf.MaxNodes) + "\n;)")
	if err == nil || err.Code != sgf.TooManyNodes || err.Line != 2 || err.Column != 1 || err.Limit != sgf.MaxNodes {
		t.Errorf("many nodes: %+v", err)
	}
	c, err := sgf.ReadText("(" + strings.Repeat(";", sgf.MaxNodes) + ")")
	if err != nil || len(c.Nodes) != sgf.MaxNodes {
		t.Errorf("just as many nodes as may be: %v", err)
	}
}

func TestEncodings(t *testing.T) {
	const comment = "黑棋 é"
	for name, file := range map[string]string{
		"UTF-8":      "(;C[黑棋 é])",
		"UTF-16":     "\xFE\xFF\x00(\x00;\x00C\x00[\x9E\xD1\x68\xCB\x00 \x00\xE9\x00]\x00)",
		"GB18030":    "(;C[x]CA[gb2312](;C[\xBA\xDA\xC6\xE5 \xA8\xA6]))",
		"ISO-8859-1": "(;CA[Latin-1](;C[\xE9]))",
		"Shift_JIS":  "(;CA[Shift_JIS](;C[\x95\x5C\x83\x5D]C2[]))", // the second bytes are "\" and "]"
	} {
		c := read(t, file)
		if c.Encoding != name {
			t.Errorf("%q is taken for %s", file, c.Encoding)
		}
		v, _ := c.First(len(c.Nodes)-1, "C")
		want := comment
		switch name {
		case "ISO-8859-1":
			want = "é"
		case "Shift_JIS":
			want = "表ゾ"
		}
		if got := c.Raw(v); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	// Little-endian, and half a character at the end.
	c := read(t, "\xFF\xFE(\x00;\x00C\x00[\x00\xD1\x9E]\x00)\x00\x3D\xD8")
	if got := outline(c); got != "0<-1 C[黑] []\n" {
		t.Errorf("UTF-16, little end first: %s", got)
	}
	c = read(t, "\xFE\xFF\x00(\x00;\x00C\x00[\xD8\x3D\xDE\x00\xD8\x00\x00]\x00)")
	if got := outline(c); got != "0<-1 C[\U0001F600\uFFFD] []\n" || codes(c) != "mark 1:1, bytes 1:1" {
		t.Errorf("UTF-16, a pair and half of one: %s, %s", got, codes(c))
	}
	// The encoding is named behind a value whose last character ends like a bracket, in GB18030.
	c = read(t, "(;GN[\x95\x5D CA[utf-8\\]]CA[GBK])")
	if v, _ := c.First(0, "GN"); c.Encoding != "GB18030" || c.Raw(v) != "昡 CA[utf-8\\]" {
		t.Errorf("named late: %s, %q", c.Encoding, c.Raw(v))
	}
	// A comment may speak of an encoding, and so may a later node.
	if c = read(t, "(;C[CA[GBK\\]](;CA[GBK];C[é]))"); c.Encoding != "UTF-8" {
		t.Errorf("only spoken of: %s", c.Encoding)
	}
	if c, _ = sgf.ReadText("(;CA[GBK]C[é])"); c.Raw(c.Values(c.Properties(0)[1])[0]) != "é" {
		t.Error("a pasted text is decoded again")
	}
}

func TestText(t *testing.T) {
	for raw, want := range map[string][2]string{
		`a\]b\\c\:d`:           {`a]b\c:d`, `a]b\c:d`},
		"a\\\r\nb\\\nc\\\n\rd": {"abcd", "abcd"},
		"a\r\nb\rc\n\rd\ne":    {"a\nb\nc\nd\ne", "a b c d e"},
		"a\tb\\\tc\vd\fe":      {"a b c d e", "a b c d e"},
		"\n\n\r\r":             {"\n\n\n", "   "},
		`a\`:                   {"a", "a"},
		"黑\\棋":                 {"黑棋", "黑棋"},
	} {
		if got := [2]string{sgf.Text(raw), sgf.SimpleText(raw)}; got != want {
			t.Errorf("%q: %q, want %q", raw, got, want)
		}
	}
	for raw, want := range map[string][3]string{
		"ab:cd":    {"ab", "cd", "true"},
		`a\:b:c:d`: {`a\:b`, "c:d", "true"},
		`a\:b\`:    {`a\:b\`, "", "false"},
		":":        {"", "", "true"},
	} {
		before, after, ok := sgf.Cut(raw)
		if got := [3]string{before, after, fmt.Sprint(ok)}; got != want {
			t.Errorf("%q: %q, want %q", raw, got, want)
		}
	}
}

func TestLine(t *testing.T) {
	c := read(t, "(;(;B[a];W[b](;B[c])(;B[d])(;B[e];W[f]))(;B[g];W[h]))")
	for _, line := range []struct {
		choices []int
		want    string
	}{
		{nil, "[0 1 2 3]"},
		{[]int{0, 2}, "[0 1 2 5 6]"},
		{[]int{0, 3}, "[0 1 2 3]"},
		{[]int{-1, 1, 7}, "[0 1 2 4]"},
		{[]int{1, 1}, "[0 7 8]"},
	} {
		if got := fmt.Sprint(c.Line(0, line.choices...)); got != line.want {
			t.Errorf("%v: %s, want %s", line.choices, got, line.want)
		}
	}
	for n := range c.Nodes {
		if line := c.Line(0, c.Choices(n)...); !slices.Contains(line, n) {
			t.Errorf("%v lead to %v, past node %d", c.Choices(n), line, n)
		}
	}
}
