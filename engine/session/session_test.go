package session

import (
	"bytes"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"umpire/engine/internal/wire"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/internal/judgetest"
)

func judge(t *testing.T, text, game string) (*Session, Summary) {
	t.Helper()
	s := &Session{}
	if err := s.Take([]byte(text)); err != nil {
		t.Fatal(err)
	}
	sum, err := s.Judge(game, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s, sum
}

// TestSamples judges every sample of every game as a paste, and compares with reading and judging by hand.
func TestSamples(t *testing.T) {
	for _, g := range games.All() {
		for _, sample := range g.Samples {
			s, sum := judge(t, sample.Text, "")
			if sum.Game != g.ID || sum.Fault != nil {
				t.Errorf("%s %s: read as %q, fault %v", g.ID, sample.Name, sum.Game, sum.Fault)
				continue
			}
			want, _ := judgetest.Judge(g, []byte(sample.Text))
			if got := s.Output(); !bytes.Equal(got, want) {
				t.Errorf("%s %s: %q, want %q", g.ID, sample.Name, got, want)
			}
			rows := s.Rows(false, 0, sum.Answers+10)
			if len(rows) != sum.Answers {
				t.Errorf("%s %s: %d rows, %d answers", g.ID, sample.Name, len(rows), sum.Answers)
			}
			for i, row := range rows {
				info, content, ok := s.Open(i)
				if !ok || info.Dataset != row.Dataset || info.Step != row.Step || info.First+info.Step != i {
					t.Fatalf("%s %s: answer %d opens %+v, its row is %+v", g.ID, sample.Name, i, info, row)
				}
				d, whole := g.One(input.Read(content))
				if !whole || d.Verdict().Answer(row.Step).Token != row.Token {
					t.Fatalf("%s %s: dataset %d, read alone, gives another answer", g.ID, sample.Name, row.Dataset)
				}
			}
		}
	}
}

// TestFault keeps the verdicts before a fault and shows what was read of the dataset with the fault.
func TestFault(t *testing.T) {
	text := "3\n2\n1 1\n1 2\n3\n1 1\n2 2\n1 1\n1\n5 5\n"
	s, sum := judge(t, text, "infinite-go")
	if sum.Fault == nil || sum.Fault.Code != input.Occupied || sum.Fault.Line != 8 || sum.Datasets != 1 || !sum.Partial {
		t.Fatalf("%+v %+v", sum, sum.Fault)
	}
	if got := string(s.Output()); got != "1 1\n" {
		t.Errorf("output %q", got)
	}
	info, content, ok := s.Open(-1)
	if !ok || info.Whole {
		t.Fatalf("the dataset with the fault does not open: %+v", info)
	}
	g, _ := games.ByID("infinite-go")
	d, whole := g.One(input.Read(content))
	if whole || d.Replay().Len() != 2 {
		t.Errorf("whole %v, %d steps", whole, d.Replay().Len())
	}
}

// TestLatePage finds out late that a long text is a problem page, whose sample fits several games.
func TestLatePage(t *testing.T) {
	text := "10000\n" + strings.Repeat("3 4\n", 20000) + "\nSample Input\n1\n1\n1 1\n\nSample Output\n1 0\n"
	for _, id := range []string{"", "go"} {
		if _, sum := judge(t, text, id); sum.Lines < 20000 {
			t.Errorf("%q: %+v", id, sum)
		}
	}
}

// TestFind finds every dataset by its number and by every offset in it.
func TestFind(t *testing.T) {
	text := "3\n2\n1 1\n1 2\n1\n2 2\n2\n1 1\n1 1\n"
	s, sum := judge(t, text, "infinite-go")
	if sum.Datasets != 2 || !sum.Partial {
		t.Fatalf("%+v", sum)
	}
	for offset := range text {
		want := None
		for i, d := range s.data {
			if offset >= d.span.Start && offset <= d.span.End {
				want = i
			}
		}
		if offset >= s.partial.Start && offset <= s.partial.End {
			want = -1
		}
		if got := s.Find(-1, offset); got != want {
			t.Errorf("offset %d: %d, want %d", offset, got, want)
		}
	}
	for dataset, want := range []int{0, 1, -1, None} {
		if got := s.Find(dataset, 0); got != want {
			t.Errorf("dataset %d: %d, want %d", dataset, got, want)
		}
	}
}

// TestRefused pages through the refused answers alone.
func TestRefused(t *testing.T) {
	var text strings.Builder
	text.WriteString("1000\n")
	for i := range 1000 {
		text.WriteString(strconv.Itoa(i%7+1) + " 1\n")
	}
	s, sum := judge(t, text.String(), "")
	if sum.Refused == 0 || sum.Refused+sum.Accepted != 1000 {
		t.Fatalf("%+v", sum)
	}
	var got []Row
	for from := 0; from < sum.Refused; from += 64 {
		got = append(got, s.Rows(true, from, 64)...)
	}
	if len(got) != sum.Refused {
		t.Fatalf("%d rows, want %d", len(got), sum.Refused)
	}
	for i, row := range got {
		if row.Token != "invalid" || i > 0 && got[i-1].Index >= row.Index {
			t.Fatalf("row %d: %+v", i, row)
		}
	}
}

// TestLines compares the line index with splitting the text.
func TestLines(t *testing.T) {
	ends := []string{"\n", "\r\n", "\r"}
	rng := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		var text strings.Builder
		var want []string
		for i := range rng.IntN(3000) {
			line := strings.Repeat("x", rng.IntN(4)) + strconv.Itoa(i)
			want = append(want, line)
			text.WriteString(line + ends[rng.IntN(3)])
		}
		s := &Session{text: []byte(text.String())}
		s.index = newLineIndex(s.text)
		if s.index.count != len(want) {
			t.Fatalf("%d lines, want %d", s.index.count, len(want))
		}
		if len(want) == 0 {
			continue
		}
		n := rng.IntN(len(want)) + 1
		spot := strings.Index(text.String(), want[n-1])
		lines := s.Lines([]int{spot})
		shown := map[int]bool{}
		last := 0
		for _, l := range lines {
			if l.Number <= last || want[l.Number-1] != l.Text || !strings.HasPrefix(text.String()[l.Start:], l.Text) {
				t.Fatalf("line %d is %q at %d after line %d, want %q", l.Number, l.Text, l.Start, last, want[l.Number-1])
			}
			last = l.Number
			shown[l.Number] = true
		}
		line, _ := input.Position(s.text, spot)
		for m := 1; m <= len(want); m++ {
			near := m >= line-aroundLines && m <= line+aroundLines
			if wanted := near || m <= edgeLines || m > len(want)-edgeLines; wanted != shown[m] {
				t.Fatalf("line %d of %d, spot in %d: shown %v", m, len(want), line, shown[m])
			}
		}
	}
}

// TestStop calls a judging off.
func TestStop(t *testing.T) {
	text := []byte("1000 1000\n" + strings.Repeat(strings.Repeat("0 ", 1000)+"\n", 1000) + "1\n1 1 2 2\n0 0\n")
	s := &Session{}
	if err := s.Take(text); err != nil {
		t.Fatal(err)
	}
	calls := 0
	_, err := s.Judge("lianliankan", func(p Progress) bool {
		calls++
		return calls < 3
	})
	if err != ErrStopped || calls != 3 {
		t.Errorf("%v after %d calls", err, calls)
	}
	if sum, err := s.Judge("lianliankan", nil); err != nil || sum.Answers != 1 {
		t.Errorf("judged again: %v %+v", err, sum)
	}
}

func TestTake(t *testing.T) {
	s := &Session{}
	if err := s.Take([]byte("PK\x03\x04\x00\x00")); err != ErrNotText {
		t.Error(err)
	}
	if err := s.Take(make([]byte, MaxText+1)); err != ErrTooLarge {
		t.Error(err)
	}
}

// TestWire sends every kind of answer as a message and reads it back.
func TestWire(t *testing.T) {
	texts := []string{"7 11\n0 3 6 5 3 2 5 7 7 2 4 4\n5 3 5 2 4 5 4 0 5 2\n0 0\n", "5 50\n1 1"}
	for _, g := range games.All() {
		for _, sample := range g.Samples {
			texts = append(texts, sample.Text, "Sample Input\n"+sample.Text+"\nSample Output\n1 2 3\n")
		}
	}
	for _, text := range texts {
		s, sum := judge(t, text, "")
		ask := func(op string, args []byte) []byte {
			answer, _, err := s.Handle(op, args, nil)
			if err != nil {
				t.Fatalf("%q, %s: %v", text, op, err)
			}
			return answer
		}
		got, ok := ReadSummary(ask(OpJudge, JudgeArgs("")))
		if diff := cmp.Diff(sum, got, cmpopts.EquateEmpty()); !ok || diff != "" {
			t.Errorf("%q: %s", text, diff)
		}
		rows, ok := ReadRows(ask(OpRows, RowsArgs(false, 1, 7)))
		if diff := cmp.Diff(s.Rows(false, 1, 7), rows, cmpopts.EquateEmpty()); !ok || diff != "" {
			t.Errorf("%q: %s", text, diff)
		}
		lines, ok := ReadLines(ask(OpLines, LinesArgs([]int{3})))
		if diff := cmp.Diff(s.Lines([]int{3}), lines, cmpopts.EquateEmpty()); !ok || diff != "" {
			t.Errorf("%q: %s", text, diff)
		}
		if sum.Answers > 0 {
			info, _, _ := s.Open(0)
			opened, ok := ReadOpened(ask(OpOpen, OpenArgs(0)))
			if diff := cmp.Diff(info, opened, cmpopts.EquateEmpty()); !ok || diff != "" {
				t.Errorf("%q: %s", text, diff)
			}
		}
	}
	for _, v := range []int{0, -1, 63, -64, 64, 1 << 40, -1 << 63, 1<<63 - 1} {
		p := &wire.Writer{}
		p.Int(v)
		if in := (&wire.Reader{B: p.B, OK: true}); in.Int() != v || !in.OK {
			t.Errorf("%d does not come back", v)
		}
	}
}

// FuzzHandle asks anything of any text: no panic, and answers that can be read.
func FuzzHandle(f *testing.F) {
	for _, g := range games.All() {
		f.Add([]byte(g.Samples[0].Text), OpRows, RowsArgs(false, 0, 5))
	}
	f.Add([]byte("7 11\n0 3"), OpOpen, OpenArgs(-1))
	f.Add([]byte("7 11\r\n0 3\r"), OpLines, LinesArgs([]int{-1, 3, 99}))
	f.Fuzz(func(t *testing.T, text []byte, op string, args []byte) {
		s := &Session{}
		if s.Take(text) != nil {
			return
		}
		for _, job := range []struct {
			op   string
			args []byte
		}{{OpJudge, JudgeArgs("")}, {op, args}, {OpOutput, nil}} {
			answer, _, err := s.Handle(job.op, job.args, nil)
			if err != nil {
				continue
			}
			ok := true
			switch job.op {
			case OpJudge:
				_, ok = ReadSummary(answer)
			case OpRows:
				_, ok = ReadRows(answer)
			case OpLines:
				_, ok = ReadLines(answer)
			case OpOpen:
				_, ok = ReadOpened(answer)
			}
			if !ok {
				t.Fatalf("%s %q: %q cannot be read", job.op, job.args, answer)
			}
		}
		ReadSummary(text)
		ReadRows(text)
		ReadOpened(text)
	})
}
