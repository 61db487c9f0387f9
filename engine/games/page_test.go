package games

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func page(t testing.TB, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "pages", name))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// pages are whole problem pages as people paste them: how the block to judge starts and ends, and the sample output.
var pages = []struct {
	file, starts, ends, answer string
	game                       string
}{
	{"poj.txt", "4 5\n0 2 2 4", "\n0 0", "no\nyes", "twixt"},
	{"hdu.txt", "1\n    7\n", "\n    4 6", "4 2", "infinite-go"},
	{"chinese.txt", "3 4\n1 2 3 4", "\n0 0", "YES\nNO", "lianliankan"},
	{"chinese-go.txt", "3\n1 1", "\n20 1", "valid", "go"},
	{"russian.txt", "0.5 7.5 1.5", "6.5 0.5 7.5 0.5", "RED", "chapaev"},
	{"russian-plain.txt", "2\n1\n1 1", "\n7 7", "1 0\n1 1", "infinite-go"},
	{"english-short.txt", " 4\n1 1", "\n1 1", "valid", "go"},
	{"table.txt", "1\n3\n1 1", "\n2 1", "2 1", "infinite-go"},
	{"samples.txt", "1 2\n5 5\n1\n", "\n0 0", "YES", "lianliankan"},
}

func TestSampleOf(t *testing.T) {
	for _, p := range pages {
		for _, end := range []string{"\n", "\r\n", "\r"} {
			text := []byte(strings.ReplaceAll(string(page(t, p.file)), "\n", end))
			got, ok := sampleOf(text)
			if !ok {
				t.Errorf("%s: no sample", p.file)
				continue
			}
			block := strings.ReplaceAll(string(got.block.Of(text)), end, "\n")
			answer := strings.ReplaceAll(string(got.answer.Of(text)), end, "\n")
			if !strings.HasPrefix(block, p.starts) || !strings.HasSuffix(block, p.ends) {
				t.Errorf("%s: block %q", p.file, block)
			}
			if answer != p.answer {
				t.Errorf("%s: answer %q, want %q", p.file, answer, p.answer)
			}
		}
	}
}

func TestSampleOfPieces(t *testing.T) {
	tests := []struct{ text, block, answer string }{
		{"1 1\n0 0\nSample Output\nNO\n", "1 1\n0 0", "NO"},
		{"SAMPLE INPUT\n1\nsample output\nx\n", "1", "x"},
		{"inputCopy\n1 2\noutputCopy\nyes\nNote\nmore\n", "1 2", "yes"},
		{"входные данныеСкопировать\n1 2\nвыходные данныеСкопировать\nyes\n", "1 2", "yes"},
		{"Sample Input 1\nCopy\n1 2\nSample Output 1\nCopy\nyes\n", "1 2", "yes"},
		{"**Sample Input 2:** \n1 2", "1 2", ""},
		{"样例 1 输入\n１ ２\n样例 1 输出\nyes", "１ ２", "yes"},
		{"исходные данные | результат\n1 2 | 3 4\n", "1 2", "3 4"},
		{"исходные данные\nрезультат\n1.5\t2.5\nWHITE\n", "1.5\t2.5", "WHITE"},
		{"Input\nTwo numbers\nOutput\nOne\nInput\n1 2\nOutput\n3\n", "1 2", "3"},
		{"Input\n2 numbers\nSample Input\n1 two\nSample Output\n3\n", "1 two", "3"},
		{"Input\n1 x\nOutput\n3\n", "1 x", "3"},
		{"Sample Input\n1\nSample Output\n4 2\nThat is: four and two.\n", "1", "4 2"},
	}
	for _, test := range tests {
		text := []byte(test.text)
		got, ok := sampleOf(text)
		if block, answer := string(got.block.Of(text)), string(got.answer.Of(text)); !ok ||
			strings.TrimSpace(block) != test.block || strings.TrimSpace(answer) != test.answer {
			t.Errorf("%q: %v, block %q, answer %q", test.text, ok, block, answer)
		}
	}
	for _, none := range []string{"", "1 2\n3 4\n", "input\n", "Input\nThe input.\nOutput\nThe output.\n", "no heading: 1 2"} {
		if got, ok := sampleOf([]byte(none)); ok {
			t.Errorf("%q: found %v", none, got)
		}
	}
}

// TestMoreSamples finds the other samples of a page, in order.
func TestMoreSamples(t *testing.T) {
	tests := []struct {
		text string
		more []string
	}{
		{string(page(t, "samples.txt")), []string{"1 1\n5\n1\n1 1 1 1\n0 0"}},
		{"Sample Input\n1\nSample Output\nSample Input\n2\nSample Output\nInput\n3 4\nOutput\n", []string{"2", "3 4"}},
		{"Sample Input\n1\nSample Output\nyes\nInput\nThe numbers.\n", nil},
		{"1\nSample Output\nyes\nSample Input 2\n2\n", []string{"2"}},
		{strings.Repeat("Sample Input\n1\n", 50), strings.Fields("1 1 1 1 1 1 1 1 1")},
	}
	for _, test := range tests {
		text := []byte(test.text)
		first, _ := sampleOf(text)
		var got []string
		for _, more := range moreSamples(text, first) {
			got = append(got, string(more.Of(text)))
		}
		if !slices.Equal(got, test.more) {
			t.Errorf("%q: more samples %q, want %q", test.text, got, test.more)
		}
	}
}

// TestBelowProse takes what stands below a sentence; a slip in the first line is no sentence.
func TestBelowProse(t *testing.T) {
	for text, want := range map[string]string{
		"Here is my input:\n4 5\n0 2\n": "4 5\n0 2\n",
		"Test 3 of the set\r\n\r\n4 5":  "4 5",
		"输入如下：\n\n４ ５\n0 x":             "４ ５\n0 x",
		"входные данные\n4 5":           "4 5",
		"x 5\n4 5":                      "",
		"4 moves and\n4 5":              "",
		"two 5\n4 5":                    "",
		"Just words here.":              "",
		"Some words.\n4 x\n4 5":         "",
		"4 5\nSome words.\n4 5":         "",
	} {
		got, ok := belowProse([]byte(text))
		if ok != (want != "") || ok && string(got.Of([]byte(text))) != want {
			t.Errorf("%q: %v, %q below the prose, want %q", text, ok, got.Of([]byte(text)), want)
		}
	}
}

func TestNormalise(t *testing.T) {
	tests := []struct{ in, out string }{
		{"1 2\r\n-3.5\t+4", "1 2\r\n-3.5\t+4"},
		{"（１，２）；－３．５", " 1 2  -3.5"},
		{"(0, 2); (2, 4)", " 0  2    2  4 "},
		{"\uFEFF4\u00A05\u30006", " 4 5 6"},
		{"−7", "-7"},
		{"x\xFF(é", "x\xFF é"},
	}
	for _, test := range tests {
		got, changed := normalise([]byte(test.in))
		if string(got) != test.out || changed != (test.in != test.out) {
			t.Errorf("%q became %q, changed %v; want %q", test.in, got, changed, test.out)
		}
	}
}
