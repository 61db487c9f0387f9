package input_test

import (
	"bytes"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"umpire/engine/input"
	"umpire/engine/internal/rng"
)

// plainInts reads numbers the slow way: tokens first, then each as a big number. It gives the numbers and spans before
// the first fault, and the fault.
func plainInts(text []byte, part input.Span, count, lo, hi int) (numbers []int32, spans []input.Span, code input.Code, at input.Span) {
	start := part.Start
	if start == 0 && bytes.HasPrefix(text, []byte("\uFEFF")) {
		start = min(3, part.End)
	}
	separator := func(c byte) bool { return strings.IndexByte(" \t\r\n", c) >= 0 }
	last := start
	for i := start; len(numbers) < count; {
		for i < part.End && separator(text[i]) {
			i++
		}
		if i == part.End {
			return numbers, spans, input.EOF, input.Span{Start: last, End: last}
		}
		from := i
		for i < part.End && !separator(text[i]) {
			i++
		}
		token := text[from:i]
		span := input.Span{Start: from, End: i}
		digits := token
		if token[0] == '-' || token[0] == '+' {
			digits = token[1:]
		}
		if len(digits) == 0 || len(bytes.Trim(digits, "0123456789")) > 0 {
			return numbers, spans, input.Token, span
		}
		v, _ := new(big.Int).SetString(string(token), 10)
		if v.Cmp(big.NewInt(int64(lo))) < 0 || v.Cmp(big.NewInt(int64(hi))) > 0 {
			return numbers, spans, input.Range, span
		}
		numbers, spans, last = append(numbers, int32(v.Int64())), append(spans, span), i
	}
	return numbers, spans, "", input.Span{}
}

// compareInts reads a part of a text in rows of so many numbers and compares everything with plainInts.
func compareInts(t *testing.T, text []byte, part input.Span, row, lo, hi int) {
	t.Helper()
	r := input.NewReader(text, part, nil)
	for read := 0; ; read += row {
		dst := make([]int32, row)
		ok := r.Ints("tile", dst, lo, hi)
		numbers, spans, code, at := plainInts(text, part, read+row, lo, hi)
		if ok != (code == "") {
			t.Fatalf("%q, row %d: read %t, want fault %q; got %+v", text, row, ok, code, r.Err())
		}
		if !ok {
			if err := r.Err(); err.Code != code || err.Span != at {
				t.Fatalf("%q, row %d: fault %s at %v, want %s at %v", text, row, err.Code, err.Span, code, at)
			}
			return
		}
		if !slices.Equal(dst, numbers[read:]) {
			t.Fatalf("%q, row %d: read %v, want %v", text, row, dst, numbers[read:])
		}
		if r.Span() != spans[len(spans)-1] {
			t.Fatalf("%q, row %d: last number at %v, want %v", text, row, r.Span(), spans[len(spans)-1])
		}
	}
}

// randomNumbers is a text of numbers, few of more than so many digits, and separators of every kind, seldom with something
// else among them.
func randomNumbers(r *rng.Rand, most int) []byte {
	var text []byte
	if r.Chance(1, 8) {
		text = append(text, "\uFEFF"...)
	}
	digits, usual, odd := r.From(1, 20), r.From(1, most), r.From(1, 400)
	for range r.From(0, 120) {
		if r.Chance(1, odd) {
			odd := []string{"-", "+", "--1", "1-", "1.5", "x", "1x", "é", "\x00", "\xff7", "7\xff", "\u00a0", "\v", ":", "/", "\uFEFF", "0x1", "１"}
			text = append(text, odd[r.Below(len(odd))]...)
		} else {
			if r.Chance(1, 20) {
				text = append(text, "+-"[r.Below(2)])
			}
			n := r.From(1, usual)
			if r.Chance(1, 30) {
				n = r.From(1, digits)
			}
			for i := range n {
				d := r.Below(10)
				if n > 9 && i < n-9 && r.Chance(19, 20) {
					d = 0
				}
				text = append(text, byte('0'+d))
			}
		}
		separators := []string{" ", " ", " ", "\n", "\r\n", "\r", "\t", "  ", " \n\n "}
		text = append(text, separators[r.Below(len(separators))]...)
	}
	if r.Chance(1, 2) {
		text = bytes.TrimRight(text, " \r\n\t")
	}
	return text
}

func TestIntsAgainstPlain(t *testing.T) {
	r := rng.New(1)
	limits := [][2]int{{0, 1<<31 - 1}, {-1 << 31, 1<<31 - 1}, {1, 1000}, {0, 99}, {0, 98}, {-5, 5}}
	for range 20_000 {
		text := randomNumbers(r, 20)
		part := input.Span{Start: 0, End: len(text)}
		if r.Chance(1, 3) {
			part.Start = r.From(0, len(text))
			part.End = r.From(part.Start, len(text))
		}
		limit := limits[r.Below(len(limits))]
		compareInts(t, text, part, r.From(1, 40), limit[0], limit[1])
	}
}

func FuzzInts(f *testing.F) {
	f.Add([]byte("3 4\n1 2 3 4\r\n-5 +6 007 2147483647 2147483648"), 3, 0)
	f.Add([]byte("0 1 0 22 0 333 0 0 0 0 4444 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 x"), 16, 5)
	f.Add([]byte(strings.Repeat("12345678 123456789 0000000000000000 00000000000000001 ", 4)), 30, 0)
	f.Fuzz(func(t *testing.T, text []byte, row, skip int) {
		part := input.Span{Start: min(max(skip, 0), len(text)), End: len(text)}
		row = min(max(row, 1), 100)
		compareInts(t, text, part, row, 0, 1<<31-1)
		compareInts(t, text, part, row, -1000, 1000)
	})
}

// TestFault checks every kind of fault with its line and column.
func TestFault(t *testing.T) {
	tests := []struct {
		name, text   string
		good         int // numbers before the fault
		code         input.Code
		found        string
		line, column int
	}{
		{"nothing", "", 0, input.EOF, "", 1, 1},
		{"blanks only", " \n\t\r\n ", 0, input.EOF, "", 1, 1},
		{"byte-order mark only", "\uFEFF", 0, input.EOF, "", 1, 1},
		{"end after a number", "12", 1, input.EOF, "", 1, 3},
		{"end after blanks", "12\n\n  ", 1, input.EOF, "", 1, 3},
		{"end on a later line", "1\n 23\n", 2, input.EOF, "", 2, 4},
		{"letter", "1 x", 1, input.Token, "x", 1, 3},
		{"letter in a number", "1 2x3 4", 1, input.Token, "2x3", 1, 3},
		{"sign alone", "+ 1", 0, input.Token, "+", 1, 1},
		{"two signs", "--1", 0, input.Token, "--1", 1, 1},
		{"sign behind", "1-", 0, input.Token, "1-", 1, 1},
		{"decimal", "1.0", 0, input.Token, "1.0", 1, 1},
		{"comma", "1,2", 0, input.Token, "1,2", 1, 1},
		{"no-break space", "1\u00a02", 0, input.Token, "1\u00a02", 1, 1},
		{"form feed", "1\f2", 0, input.Token, "1\f2", 1, 1},
		{"second byte-order mark", "\uFEFF\uFEFF1", 0, input.Token, "\uFEFF1", 1, 1},
		{"too small", "-1", 0, input.Range, "-1", 1, 1},
		{"too large", "1 101", 1, input.Range, "101", 1, 3},
		{"plus sign too large", "+101", 0, input.Range, "+101", 1, 1},
		{"beyond 64 bits", "18446744073709551617", 0, input.Range, "18446744073709551617", 1, 1},
		{"beyond 64 bits below", "-18446744073709551615", 0, input.Range, "-18446744073709551615", 1, 1},
		{"huge, then a letter", "18446744073709551617x", 0, input.Token, "18446744073709551617x", 1, 1},
		{"line feed", "1\n2\n x", 2, input.Token, "x", 3, 2},
		{"carriage return", "1\r2\r x", 2, input.Token, "x", 3, 2},
		{"both", "1\r\n2\r\n x", 2, input.Token, "x", 3, 2},
		{"line feed, then carriage return", "1\n\rx", 1, input.Token, "x", 3, 1},
		{"tab is one column", "1\t\tx", 1, input.Token, "x", 1, 4},
		{"mark is no column", "\uFEFF1 x", 1, input.Token, "x", 1, 3},
		{"characters, not bytes", "1 \n连连看 2", 1, input.Token, "连连看", 2, 1},
		{"long token", strings.Repeat("看", 41), 0, input.Token, strings.Repeat("看", 40) + "…", 1, 1},
		{"token of the longest length", strings.Repeat("z", 40), 0, input.Token, strings.Repeat("z", 40), 1, 1},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			r := input.Read([]byte(test.text))
			r.Place = input.Place{Dataset: 2, Part: "row", Step: 3, Steps: 4}
			good := 0
			for good < 10 {
				if _, ok := r.Int("n", 0, 100); !ok {
					break
				}
				good++
			}
			err := r.Err()
			if err == nil {
				t.Fatal("no fault")
			}
			if good != test.good || err.Code != test.code || err.Found != test.found || err.Line != test.line || err.Column != test.column {
				t.Errorf("after %d numbers %s %q at %d:%d", good, err.Code, err.Found, err.Line, err.Column)
			}
			if err.Want != (input.Want{Name: "n", Max: 100}) || err.Place != r.Place {
				t.Errorf("wanted %+v at %+v", err.Want, err.Place)
			}
			if _, ok := r.Int("n", 0, 100); ok || r.Err() != err || !r.AtEnd() {
				t.Error("the reading went on after a fault")
			}
		})
	}
}

func TestIntLimits(t *testing.T) {
	r := input.Read([]byte("-2147483648 2147483647 -0 +0 00000000000000000000000000000000007"))
	for _, want := range []int{-1 << 31, 1<<31 - 1, 0, 0, 7} {
		if v, ok := r.Int("n", -1<<31, 1<<31-1); !ok || v != want {
			t.Errorf("got %d, %t, want %d", v, ok, want)
		}
	}
	if !r.End() {
		t.Error(r.Err())
	}
	defer func() {
		if recover() == nil {
			t.Error("limits beyond 32 bits were taken")
		}
	}()
	input.Read([]byte("1")).Int("n", 0, 1<<31)
}

func TestEnd(t *testing.T) {
	r := input.Read([]byte("7 \n "))
	r.Int("n", 0, 9)
	if !r.End() || r.Err() != nil {
		t.Error("blanks at the end are no extra data")
	}
	r = input.Read([]byte("7\n  more 8"))
	r.Int("n", 0, 9)
	if err := r.Err(); r.End() || err != nil {
		t.Error("more data was taken for the end")
	}
	if err := r.Err(); err.Code != input.Extra || err.Found != "more" || err.Line != 2 || err.Column != 3 {
		t.Errorf("got %+v", err)
	}
}

func TestWarnings(t *testing.T) {
	r := input.Read([]byte("1 2\n3"))
	for range 3 {
		r.Int("n", 0, 9)
	}
	r.Warn(input.Over, r.Span(), input.Want{Name: "n", Max: 2})
	r.WarnEnd()
	w := r.Warnings()
	if len(w) != 2 || r.Err() != nil {
		t.Fatalf("got %+v, %v", w, r.Err())
	}
	if w[0].Code != input.Over || w[0].Found != "3" || w[0].Line != 2 || w[0].Column != 1 || w[0].Want.Max != 2 {
		t.Errorf("got %+v", w[0])
	}
	if w[1].Code != input.NoEnd || w[1].Line != 2 || w[1].Column != 2 {
		t.Errorf("got %+v", w[1])
	}
	for range 1000 {
		r.WarnEnd()
	}
	if len(r.Warnings()) != 100 {
		t.Errorf("%d warnings were kept", len(r.Warnings()))
	}
}

func TestFirstFaultStays(t *testing.T) {
	r := input.Read([]byte("1 2"))
	first := r.Fail(input.Occupied, input.Span{Start: 0, End: 1}, input.Want{})
	first.Point = [2]int{3, 4}
	if second := r.Fail(input.Even, input.Span{Start: 2, End: 3}, input.Want{}); second != first || r.Err().Code != input.Occupied {
		t.Errorf("got %+v", second)
	}
	if r.Err().Point != [2]int{3, 4} {
		t.Error("what the caller added is lost")
	}
}

// TestWatch checks that a watch hears of all of a long text, in order, and that a stop is honoured soon.
func TestWatch(t *testing.T) {
	text := bytes.Repeat([]byte("0 12 "), 200_000)
	read := func(stopAt int) (numbers int, heard []int, err *input.Error) {
		r := input.NewReader(text, input.Span{Start: 0, End: len(text)}, func(done int) bool {
			heard = append(heard, done)
			return done < stopAt
		})
		row := make([]int32, 100)
		for r.Ints("tile", row, 0, 99) {
			numbers += len(row)
		}
		return numbers, heard, r.Err()
	}
	numbers, heard, err := read(len(text) + 1)
	if numbers != 400_000 || err.Code != input.EOF {
		t.Errorf("%d numbers, %v", numbers, err)
	}
	if len(heard) < 5 || !slices.IsSorted(heard) || heard[len(heard)-1] > len(text) {
		t.Errorf("heard %v", heard)
	}
	numbers, heard, err = read(500_000)
	if err.Code != input.Stopped || numbers > 300_000 || heard[len(heard)-1] < 500_000 || err.Span.Start < 450_000 {
		t.Errorf("stopped after %d numbers with %+v; heard %v", numbers, err, heard)
	}
	r := input.NewReader(text, input.Span{Start: 0, End: len(text)}, func(int) bool { return false })
	for range 400_000 {
		if _, ok := r.Decimal("x"); !ok {
			break
		}
	}
	if r.Err() == nil || r.Err().Code != input.Stopped {
		t.Errorf("decimals: %v", r.Err())
	}
}

func TestDecimal(t *testing.T) {
	good := []struct{ text, want string }{
		{"0", "."}, {"-0", "-."}, {"0.0", "."}, {"00012.500", "12.5"}, {".5", ".5"}, {"5.", "5."}, {"+1.25", "1.25"},
		{"-3.0625", "-3.0625"}, {"-.001", "-.001"}, {"7", "7."},
		{"123456789012345678901234567890.123456789", "123456789012345678901234567890.123456789"},
		{strings.Repeat("1", 10_000), strings.Repeat("1", 10_000) + "."},
		{strings.Repeat("0", 20_000) + "1", "1."},
	}
	for _, test := range good {
		r := input.Read([]byte(" \n" + test.text + "\n"))
		d, ok := r.Decimal("x")
		got := fmt.Sprintf("%s.%s", d.Whole, d.Part)
		if d.Negative {
			got = "-" + got
		}
		if !ok || got != test.want || d.Span != (input.Span{Start: 2, End: 2 + len(test.text)}) || r.Span() != d.Span || !r.End() {
			t.Errorf("%.40q: %.40q, %t at %v", test.text, got, ok, d.Span)
		}
	}
	bad := []struct {
		text string
		code input.Code
	}{
		{"", input.EOF}, {".", input.Token}, {"-", input.Token}, {"-.", input.Token}, {"1e5", input.Token}, {"1,5", input.Token},
		{"1.2.3", input.Token}, {"--1", input.Token}, {"1-", input.Token}, {"x", input.Token}, {"NaN", input.Token},
		{strings.Repeat("1", 10_001), input.Range}, {"." + strings.Repeat("1", 10_001), input.Range},
	}
	for _, test := range bad {
		r := input.Read([]byte(test.text))
		if _, ok := r.Decimal("x"); ok || r.Err().Code != test.code || r.Err().Want != (input.Want{Name: "x", Decimal: true}) {
			t.Errorf("%.40q: %t, %+v", test.text, ok, r.Err())
		}
		if _, ok := r.Decimal("x"); ok {
			t.Errorf("%.40q: the reading went on after a fault", test.text)
		}
	}
}

// TestPosition checks every offset of a text with line ends of all kinds.
func TestPosition(t *testing.T) {
	text := []byte("\uFEFFa\né\r\n\r\r\n\xff!")
	want := []string{
		"1:1", "1:1", "1:1", "1:1", "1:2", // the mark, a, LF
		"2:1", "2:2", "2:2", "3:1", // é (two bytes), CR, LF: the offset inside a CRLF counts as the next line
		"3:1",        // CR
		"4:1", "5:1", // CR, LF
		"5:1", "5:2", "5:3", // a byte that is no UTF-8, !, the end
	}
	for offset := range len(text) + 1 {
		line, column := input.Position(text, offset)
		if offset < len(want) && fmt.Sprintf("%d:%d", line, column) != want[offset] {
			t.Errorf("offset %d is %d:%d, want %s", offset, line, column, want[offset])
		}
	}
	if len(want) != len(text)+1 {
		t.Errorf("%d offsets, %d wanted", len(text)+1, len(want))
	}
}

// TestPart checks that a reader keeps to its part of a text and counts lines from the start of the whole.
func TestPart(t *testing.T) {
	text := []byte("first line\n12 34\n56 words")
	r := input.NewReader(text, input.Span{Start: 11, End: 19}, nil)
	row := make([]int32, 3)
	if !r.Ints("n", row, 0, 99) || !slices.Equal(row, []int32{12, 34, 56}) || !r.AtEnd() {
		t.Errorf("read %v, %v", row, r.Err())
	}
	if r.Span() != (input.Span{Start: 17, End: 19}) || string(r.Span().Of(r.Text())) != "56" {
		t.Errorf("last number at %v", r.Span())
	}
	r.Int("n", 0, 99)
	if err := r.Err(); err.Code != input.EOF || err.Line != 3 || err.Column != 3 {
		t.Errorf("got %+v", err)
	}
}
