package sgf_test

import (
	"bytes"
	"strings"
	"testing"

	"umpire/engine/sgf"
)

func TestWrite(t *testing.T) {
	for file, want := range map[string]string{
		"x( ; B [aa] (;W[bb]) ( ;W[cc] ; B[dd] )(;)) (;FF[4] ;":  "(;B[aa](;W[bb])(;W[cc];B[dd])(;))\n(;FF[4];)\n",
		"(;AddBlack[aa]\n[bb]C[a\\]\r\n]":                        "(;AB[aa][bb]C[a\\]\r\n])\n",
		"(;GM[1]CA[gbk]C[\xBA\xDA](;C[x]CA[y]))":                 "(;CA[UTF-8]GM[1]C[黑];C[x]CA[y])\n",
		"(;(;(;(;)(;))(;)))":                                     "(;;(;(;)(;))(;))\n",
		"(" + strings.Repeat(";B[aa]", 30) + ")":                 "(" + strings.Repeat(";B[aa]", 12) + "\n" + strings.Repeat(";B[aa]", 12) + "\n" + strings.Repeat(";B[aa]", 6) + ")\n",
		"(;C[" + strings.Repeat("x", 100) + "\n]AB[aa][bb];B[])": "(;C[" + strings.Repeat("x", 100) + "\n]AB[aa][bb];B[])\n",
		"(;AB" + strings.Repeat("[aa]", 20) + "C[x])":            "(;AB" + strings.Repeat("[aa]", 17) + "\n" + strings.Repeat("[aa]", 3) + "C[x])\n",
	} {
		if got := string(read(t, file).Write()); got != want {
			t.Errorf("%q:\n%swant\n%s", file, got, want)
		}
	}
}

func TestEscape(t *testing.T) {
	for _, text := range []string{"", `\`, `]`, "a:b", `\]:\\`, "two\nlines", "黑]棋"} {
		w := new(sgf.Writer)
		w.Open()
		w.Node()
		w.Property("LB", sgf.Escape(text)+":"+sgf.Escape(text))
		w.Close()
		c := read(t, string(w.Bytes()))
		v, _ := c.First(0, "LB")
		before, after, ok := sgf.Cut(c.Raw(v))
		if !ok || sgf.Text(before) != text || sgf.Text(after) != text {
			t.Errorf("%q is written as %q", text, w.Bytes())
		}
	}
}

// FuzzRead reads anything; what is written of it reads the same, without a note, and is written the same again.
func FuzzRead(f *testing.F) {
	for _, file := range []string{
		"(;FF[4]GM[1]SZ[19];B[dc](;W[ec])(;W[tt]C[a\\]b]))",
		"\xFE\xFF\x00(\x00;\x00)", "(;CA[GBK]C[\x95\x5D])", "(;C[\xE9])", "\xEF\xBB\xBF (;AddBlack [aa] [bb:cc]",
		"mail (;B[1]()(B[2]);;?)() x (;C[\\", "(;W[\n\\\r\n]W[x]W)",
	} {
		f.Add([]byte(file))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		c, err := sgf.Read(file, nil)
		if err != nil {
			return
		}
		out := c.Write()
		again, err := sgf.Read(out, nil)
		if err != nil {
			t.Fatalf("%q is not read: %v", out, err)
		}
		if got, want := outline(again), outline(c); got != want {
			t.Fatalf("%q:\n%swant\n%s", out, got, want)
		}
		for _, n := range again.Notes.List {
			if n.Code != sgf.Repeated {
				t.Fatalf("%q: %s", out, n.Code)
			}
		}
		if third := again.Write(); !bytes.Equal(third, out) {
			t.Fatalf("%q, then %q", out, third)
		}
	})
}
