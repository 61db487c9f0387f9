package compare_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/compare"
	"umpire/engine/games"
	"umpire/engine/internal/judgetest"
	"umpire/engine/internal/rng"
)

var (
	yesNo  = engine.Layout{Words: []string{"yes", "no"}}
	stones = engine.Layout{Numbers: 2}
	boards = engine.Layout{Words: []string{"valid", "invalid"}, Numbers: 4}
)

// run compares datasets of the judge's output with another output.
func run(l engine.Layout, datasets []string, found string) compare.Result {
	c := compare.New(l, []byte(found))
	for _, d := range datasets {
		c.Dataset([]byte(d))
	}
	return c.Result()
}

func TestKinds(t *testing.T) {
	yes := []string{"yes\nno\n", "yes\n"}
	count := []string{"4 2\n", "0 14\n"}
	board := []string{"valid\n1 0\n0 0\ninvalid\nvalid\n1 0\n0 2\n"}
	tests := []struct {
		layout   engine.Layout
		datasets []string
		found    string
		want     string
	}{
		{yesNo, yes, "yes\nno\nyes\n", "same"},
		{yesNo, nil, "", "same"},
		{yesNo, yes, "yes\nno\nyes", "blanks"},
		{yesNo, yes, "yes no\r\n\r\nyes\n", "blanks"},
		{yesNo, yes, "\uFEFFyes\nno\nyes\n", "blanks"},
		{yesNo, yes, "Yes\nNo\nyes\n", "case"},
		{yesNo, yes, "yes\nno\n", "early 1 missing 1, 2:6"},
		{yesNo, yes, "yes\n\n", "early 0 missing 2, 1:3"},
		{yesNo, yes, "", "early 0 missing 3, 1:0"},
		{yesNo, yes, "YES\nno", "early 1 missing 1, 2:6"},
		{yesNo, yes, "yes\nno\nyes\nno\nno", "on 2, 4:11"},
		{yesNo, nil, "no", "on 1, 1:0"},
		{yesNo, yes, "yes\nyes\nyes\n", `1 differ: 1.2.0 at 2:4 "no" "yes", judge 2:4`},
		{yesNo, yes, "yes\nno\nno", `1 differ: 2.1.0 at 3:7 "yes" "no", judge 3:7`},
		{yesNo, yes, "no\rnope\r\nyes", `2 differ: 1.1.0 at 1:0 "yes" "no", judge 1:0; 1.2.0 at 2:3 "no" "nope", judge 2:4`},
		{yesNo, yes, "no", `1 differ: 1.1.0 at 1:0 "yes" "no", judge 1:0`},
		{stones, count, "4 2\n0 14\n", "same"},
		{stones, count, "4 2 0 14", "blanks"},
		{stones, count, "4 2\n1 14", `1 differ: 2.1.0 at 2:4 "0" "1", judge 2:4`},
		{stones, count, "4 3\n0 14", `1 differ: 1.1.1 at 1:2 "2" "3", judge 1:2`},
		{stones, count, "4 2\n0", "early 1 missing 1, 2:5"},
		{stones, count, "4 2\n0 14 7", "on 1, 2:9"},
		{stones, count, "Game 4 2", `2 differ: 1.1.0 at 1:0 "4" "Game", judge 1:0; 2.1.0 at 1:5 "0" "4", judge 2:4`},
		{boards, board, "valid\n1 0\n0 0\ninvalid\nvalid\n1 0\n0 2\n", "same"},
		{boards, board, "valid\n1 0 \n0 0 \ninvalid\nvalid\n1 0 \n0 2 \n", "blanks"},
		{boards, board, "valid\n1 0\n0 0\nvalid\n1 2\n0 0\nvalid\n1 0\n0 2\n",
			`1 differ: 1.2.0 at 4:14 "invalid" "valid", judge 4:14`},
		{boards, board, "valid\n1 0\n0 0\ninvalid\nvalid\n1 2\n0 2\n", `1 differ: 1.3.2 at 6:30 "0" "2", judge 6:30`},
		{boards, board, "valid\n1 0\n0\ninvalid\nvalid\n1 0\n0 2\n", `1 differ: 1.1.4 at 3:11 "0" "", judge 3:12`},
		{boards, board, "valid\n1 0\n0 0 0\ninvalid\nvalid\n1 0\n0 2\n", `1 differ: 1.1.5 at 3:14 "" "0", judge 3:13`},
		{boards, board, "valid\n1 0\n0 0\ninvalid\nvalid\n1 0\n", "early 0 missing 1, 6:31"},
		{boards, board, "invalid\ninvalid\nvalid\n1 0\n0 2", `1 differ: 1.1.0 at 1:0 "valid" "invalid", judge 1:0`},
	}
	for _, test := range tests {
		if got := say(run(test.layout, test.datasets, test.found)); got != test.want {
			t.Errorf("%q: got %s, want %s", test.found, got, test.want)
		}
	}
}

// say is a result in few words.
func say(r compare.Result) string {
	switch r.Kind {
	case compare.Same:
		return "same"
	case compare.Blanks:
		return "blanks"
	case compare.Case:
		return "case"
	case compare.EndsEarly:
		return fmt.Sprintf("early %d missing %d, %d:%d", r.Complete, r.Missing, r.End.Line, r.End.Offset)
	case compare.GoesOn:
		return fmt.Sprintf("on %d, %d:%d", r.Extra, r.End.Line, r.End.Offset)
	}
	var all []string
	for _, d := range r.Differences {
		all = append(all, fmt.Sprintf("%d.%d.%d at %d:%d %q %q, judge %d:%d", d.Dataset, d.Answer, d.Word,
			d.At.Line, d.At.Offset, d.Expected, d.Found, d.JudgeAt.Line, d.JudgeAt.Offset))
	}
	return fmt.Sprintf("%d differ: %s", r.Count, strings.Join(all, "; "))
}

func TestLimits(t *testing.T) {
	n := 3 * compare.MaxKept
	long := strings.Repeat("x", 1000)
	r := run(yesNo, []string{strings.Repeat("yes\n", n)}, strings.Repeat(long+"\n", n))
	if r.Count != n || len(r.Differences) != compare.MaxKept || r.Answers != n {
		t.Errorf("%d of %d differences kept, %d answers", len(r.Differences), r.Count, r.Answers)
	}
	last := r.Differences[len(r.Differences)-1]
	if last.Answer != compare.MaxKept || last.At.Line != compare.MaxKept || last.Found != long[:compare.MaxWord] {
		t.Errorf("the last is %+v", last)
	}
}

// plainly compares the slow way: it lists the answers of both outputs and looks at each pair.
func plainly(l engine.Layout, datasets []string, found string) (r compare.Result) {
	got := answers(l, strings.TrimPrefix(found, "\uFEFF"))
	r.Kind = compare.Same
	if strings.Join(datasets, "") != found {
		r.Kind = compare.Blanks
	}
	for _, d := range datasets {
		r.Datasets++
		missing := false
		for _, want := range answers(l, d) {
			r.Answers++
			if len(got) == 0 {
				r.Missing++
				missing = true
				continue
			}
			a := got[0]
			got = got[1:]
			for i := range max(len(want), len(a)) {
				w, f := slices.Concat(want, make([]string, 9))[i], slices.Concat(a, make([]string, 9))[i]
				switch {
				case w == f:
					continue
				case strings.EqualFold(w, f):
					r.CaseDiffers = true
					continue
				case f == "" && len(got) == 0:
					r.Missing++
					missing = true
				default:
					r.Count++
				}
				break
			}
		}
		if !missing {
			r.Complete++
		}
	}
	r.Extra = len(got)
	switch {
	case r.Count > 0:
		r.Kind = compare.Differs
	case r.Missing > 0:
		r.Kind = compare.EndsEarly
	case r.Extra > 0:
		r.Kind = compare.GoesOn
	case r.CaseDiffers:
		r.Kind = compare.Case
	}
	return r
}

// answers is the words of an output, answer by answer.
func answers(l engine.Layout, output string) (all [][]string) {
	number := func(w string) bool { return strings.ContainsRune("+-0123456789", rune(w[0])) }
	words := strings.FieldsFunc(output, func(c rune) bool { return c <= ' ' })
	for len(words) > 0 {
		n := 1
		switch {
		case len(l.Words) == 0 && number(words[0]):
			for n < len(words) && n < l.Numbers && number(words[n]) {
				n++
			}
		case l.Numbers > 0 && len(l.Words) > 0 && !number(words[0]):
			for n < len(words) && number(words[n]) {
				n++
			}
		}
		all = append(all, words[:n])
		words = words[n:]
	}
	return all
}

// checkPlainly compares both ways, and holds the differences to the texts they speak of.
func checkPlainly(t *testing.T, l engine.Layout, datasets []string, found string) compare.Result {
	t.Helper()
	got, want := run(l, datasets, found), plainly(l, datasets, found)
	bare := got
	bare.Differences, bare.End = nil, compare.Place{}
	if fmt.Sprint(bare) != fmt.Sprint(want) {
		t.Fatalf("%q and %q: got %+v, want %+v", datasets, found, bare, want)
	}
	if len(got.Differences) != min(got.Count, compare.MaxKept) {
		t.Fatalf("%d differences, %d kept", got.Count, len(got.Differences))
	}
	judge := strings.Join(datasets, "")
	for i, d := range got.Differences {
		if !strings.HasPrefix(judge[d.JudgeAt.Offset:], d.Expected) || !strings.HasPrefix(found[d.At.Offset:], d.Found) {
			t.Fatalf("%q and %q: %+v", datasets, found, d)
		}
		if d.At.Line != line(found, d.At.Offset) || d.JudgeAt.Line != line(judge, d.JudgeAt.Offset) {
			t.Fatalf("%q and %q: lines of %+v", datasets, found, d)
		}
		if i > 0 && d.At.Offset < got.Differences[i-1].At.Offset {
			t.Fatalf("%q and %q: out of order", datasets, found)
		}
	}
	return got
}

func line(text string, offset int) int {
	head := strings.ReplaceAll(text[:offset], "\r\n", "\n")
	if offset < len(text) && text[offset] == '\n' {
		head = strings.TrimSuffix(head, "\r")
	}
	return 1 + strings.Count(head, "\n") + strings.Count(head, "\r")
}

// random is the output of some datasets.
func random(r *rng.Rand, l engine.Layout) (datasets []string) {
	for range r.Below(4) {
		var b strings.Builder
		for range r.From(1, 3) {
			numbers := l.Numbers
			if len(l.Words) > 0 {
				word := l.Words[r.Below(len(l.Words))]
				b.WriteString(word + "\n")
				if word == "invalid" {
					numbers = 0
				}
			}
			for i := range numbers {
				b.WriteString([]string{"0", "1", "12"}[r.Below(3)])
				b.WriteByte(" \n"[(i+1)/numbers])
			}
		}
		datasets = append(datasets, b.String())
	}
	return datasets
}

// TestRandom damages random outputs and compares them the plain way too.
func TestRandom(t *testing.T) {
	rounds := 200_000
	if testing.Short() {
		rounds = 20_000
	}
	r := rng.New(1)
	kinds := [6]int{}
	scraps := []string{"", " ", "\n", "\r\n", "\r", "0", "yes", "no", "valid\n", "invalid\n", "x", "\t", "Y", "É"}
	for i := range rounds {
		l := []engine.Layout{yesNo, stones, boards}[i%3]
		datasets := random(r, l)
		found := strings.Join(datasets, "")
		for range r.Below(3) {
			at := r.Below(len(found) + 1)
			switch r.Below(5) {
			case 0:
				found = found[:at]
			case 1:
				found = strings.ReplaceAll(found, "\n", scraps[r.From(1, 4)])
			case 2:
				found = strings.ToUpper(found)
			default:
				found = found[:at] + scraps[r.Below(len(scraps))] + found[min(at+r.Below(3), len(found)):]
			}
		}
		kinds[checkPlainly(t, l, datasets, found).Kind]++
	}
	for kind, n := range kinds {
		if n < rounds/200 {
			t.Errorf("kind %d came only %d times", kind, n)
		}
	}
}

func FuzzCompare(f *testing.F) {
	f.Add(uint8(0), "yes\nno\n|yes\n", "yes\nno\nno\n")
	f.Add(uint8(1), "4 2\n|0 14\n", "4 2\n0 13")
	f.Add(uint8(2), "valid\n1 0\n0 0\ninvalid\n", "valid\n1 0 \n0 0 \nvalid\r\n")
	f.Fuzz(func(t *testing.T, layout uint8, judge, found string) {
		if strings.Contains(judge, "\r") || strings.ContainsAny(judge, "\x00\uFEFF") {
			return
		}
		var datasets []string
		for _, d := range strings.Split(judge, "|") {
			datasets = append(datasets, d+"\n")
		}
		l := []engine.Layout{yesNo, stones, boards}[layout%3]
		if words := strings.Fields(judge + found); slices.ContainsFunc(words, func(w string) bool { return len(w) > compare.MaxWord }) {
			run(l, datasets, found) // the plain way quotes no long words
			return
		}
		if longest(l, found) > 8 || longest(l, judge) > 8 {
			run(l, datasets, found)
			return
		}
		checkPlainly(t, l, datasets, found)
	})
}

// longest is the number of words in the longest answer.
func longest(l engine.Layout, output string) (most int) {
	for _, a := range answers(l, output) {
		most = max(most, len(a))
	}
	return most
}

func TestAlign(t *testing.T) {
	out := []byte(" valid 1 0 0 0\ninvalid\nvalid 1 0")
	head, rest := compare.Cut(boards, out, 2)
	if string(head) != " valid 1 0 0 0\ninvalid" || string(rest) != "\nvalid 1 0" {
		t.Errorf("%q and %q", head, rest)
	}
	if head, rest = compare.Cut(boards, out, 9); string(head) != string(out) || len(rest) != 0 {
		t.Errorf("%q and %q", head, rest)
	}
	for _, c := range []struct {
		other string
		want  int
	}{
		{" valid 1 0 0 0\ninvalid\nvalid 1 0", 0},
		{"VALID\n1 0 \n0 0 \nInvalid\r\nvalid 1\t0\n", 0},
		{"invalid\ninvalid\nvalid 1 0", 1},
		{"valid 1 0 0 0\nvalid 1 0 0 0\nvalid 1 0", 2},
		{"valid 1 0 0 0\ninvalid\n", 3},
		{"valid 1 0 0 0\ninvalid\nvalid 1 0 invalid", 4},
	} {
		if got := compare.First(boards, out, []byte(c.other)); got != c.want {
			t.Errorf("%q: %d, want %d", c.other, got, c.want)
		}
	}
}

func TestLooksLikeOutput(t *testing.T) {
	board := "valid\n" + strings.Repeat(strings.TrimSpace(strings.Repeat("0 ", 19))+"\n", 19)
	tests := []struct{ text, games string }{
		{"", ""},
		{" \n", ""},
		{"yes\nno\n", "twixt lianliankan"},
		{"YES\r\nNO", "twixt lianliankan"},
		{"RED\n", "chapaev"},
		{"white", "chapaev"},
		{board + "invalid\n" + board, "go"},
		{"invalid", "go"},
		{"4 2\n0 14\n", "infinite-go"},
		{"4 2", "infinite-go"},
		{"4 2 0 14", ""},
		{"4\n2\n", ""},
		{"1 1\n5 5\n", ""}, // an input on two lines
		{"1\n2\n1 1\n", ""},
		{"4 5\n0 2 2 4 4 2 3 2 2 3\n0 0\n", ""},
		{"yes or no", ""},
		{"0\nvalid", ""},
		{"ja\nnein\n", ""},
	}
	for _, test := range tests {
		var found []string
		for _, g := range games.All() {
			if compare.LooksLikeOutput(g, []byte(test.text)) {
				found = append(found, g.ID)
			}
		}
		if got := strings.Join(found, " "); got != test.games {
			t.Errorf("%q: %q, want %q", test.text, got, test.games)
		}
	}
	for _, g := range games.All() {
		for _, s := range g.Samples {
			if compare.LooksLikeOutput(g, []byte(s.Text)) {
				t.Errorf("%s: the sample %s is taken for output", g.ID, s.Name)
			}
			out, _ := judgetest.Judge(g, []byte(s.Text))
			if !compare.LooksLikeOutput(g, out) {
				t.Errorf("%s: not taken for output: %q", g.ID, out)
			}
		}
	}
}

// BenchmarkCompare compares ten megabytes of boards with the same, with blanks at line ends, and with another board at
// every attempt.
func BenchmarkCompare(b *testing.B) {
	go19, _ := games.ByID("go")
	board := "valid\n" + strings.Repeat(strings.TrimSpace(strings.Repeat("0 ", 19))+"\n", 19)
	judge := []byte(strings.Repeat(board, 10<<20/len(board)))
	for name, found := range map[string][]byte{
		"same":   judge,
		"blanks": bytes.ReplaceAll(judge, []byte("\n"), []byte(" \n")),
		"differ": bytes.ReplaceAll(judge, []byte("valid\n0"), []byte("valid\n1")),
	} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(judge)))
			b.ReportAllocs()
			for range b.N {
				c := compare.New(go19.Output, found)
				c.Dataset(judge)
				if r := c.Result(); r.Answers != bytes.Count(judge, []byte("valid")) {
					b.Fatal(r.Answers)
				}
			}
		})
	}
}
