package words_test

import (
	"strconv"
	"strings"
	"testing"

	"umpire/app/words"
	"umpire/engine/games"
	"umpire/engine/input"
)

// faults is every fault that a game's reader can meet, as a text that has it.
var faults = []struct{ game, text, want, prior string }{
	{"twixt", "", "The input is empty.", ""},
	{"twixt", "\n\n", "The input is empty.", ""},
	{"twixt", "4", "The input ends here; M is missing.", ""},
	{"twixt", "4 5\n0 2 2 4 4 2 3 2 2 3\n5", "The input ends here; M of dataset 2 is missing.", ""},
	{"twixt", "4 5\n0 2 2 4", "The input ends here; move 3 of 5 is missing.", ""},
	{"twixt", "4 5\n0 2 2", "The input ends here; y of move 2 is missing.", ""},
	{"twixt", "four 5", "N must be a whole number, found “four”.", ""},
	{"twixt", "4 5\n0 2.5", "y must be a whole number, found “2.5”.", ""},
	{"twixt", "21 5", "N must be 4 to 20, found 21.", ""},
	{"twixt", "0 0", "N must be 4 to 20, found 0.", ""},
	{"twixt", "4 -5", "M must be 5 to 249, found -5.", ""},
	{"twixt", "4 6", "M must be odd, found 6.", ""},
	{"twixt", "4 5\n0 2 2 4 5 2", "x must be 0 to 4, found 5.", ""},
	{"twixt", "4 5\n0 2 2 4 2 4", "Move 3, Black (2, 4): this point is already taken.", "Move 2 took it, on line 2, column 5."},
	{"twixt", "4 5\n0 2 0 2", "Move 2, White (0, 2): this point is already taken.", "Move 1 took it, on line 2, column 1."},
	{"twixt", "4 5\n1 0", "Move 1, Black (1, 0): this point is in White’s end row.", ""},
	{"twixt", "4 5\n0 2 4 1", "Move 2, White (4, 1): this point is in Black’s end row.", ""},
	{"twixt", "4 7\n0 2 1 1 4 2 1 3 2 3 3 1 3 3", "Move 5, Black (2, 3), wins already, but 2 moves follow.", ""},
	{"twixt", "4 7\n0 1 1 0 0 2 2 2 0 3 1 4 4 2", "Move 6, White (1, 4), wins already, but 1 move follows.", ""},
	{"twixt", "4 5\n0 2 2 4 4 2 3 2 2 3\n0 0\n7", "Nothing may follow the closing 0 0, found “7”.", ""},
	{"twixt", strings.Repeat("4 5\n0 2 2 4 4 2 3 2 2 3\n", 21), "Dataset 21 starts here; 20 is the most.", ""},

	{"lianliankan", "", "The input is empty.", ""},
	{"lianliankan", "1", "The input ends here; m is missing.", ""},
	{"lianliankan", "1 2\n1", "The input ends here; row 1 of 1 is not complete.", ""},
	{"lianliankan", "1 2\n1 1", "The input ends here; q is missing.", ""},
	{"lianliankan", "1 2\n1 1\n1\n1 1 1 2\n1 1\n5", "The input ends here; q of dataset 2 is missing.", ""},
	{"lianliankan", "1 2\n1 1\n2\n1 1 1 2", "The input ends here; question 2 of 2 is missing.", ""},
	{"lianliankan", "1 2\n1 1\n1\n1 1 1", "The input ends here; y2 of question 1 is missing.", ""},
	{"lianliankan", "1 m", "m must be a whole number, found “m”.", ""},
	{"lianliankan", "1 2\n1 A", "A tile must be a whole number, found “A”.", ""},
	{"lianliankan", "1 2\n1 -1", "A tile must be 0 to 2147483647, found -1.", ""},
	{"lianliankan", "1001 2", "n must be 0 to 1000, found 1001.", ""},
	{"lianliankan", "0 2", "n must be 1 to 1000, found 0.", ""},
	{"lianliankan", "1 2\n1 1\n0", "q must be 1 to 50, found 0.", ""},
	{"lianliankan", "1 2\n1 1\n1\n1 1 1 3", "y2 must be 1 to 2, found 3.", ""},
	{"lianliankan", "1 2\n1 1\n1\n1 1 1 2\n0 0\nend", "Nothing may follow the closing 0 0, found “end”.", ""},

	{"chapaev", "", "The input is empty.", ""},
	{"chapaev", "0.5 7.5 1.5", "The input ends here; y of disc R2 is missing.", ""},
	{"chapaev", reds, "The input ends here; disc W1 is missing.", ""},
	{"chapaev", "0,5 7.5", "x must be a number like 0.5, found “0,5”.", ""},
	{"chapaev", "0.5 1e0", "y must be a number like 0.5, found “1e0”.", ""},
	{"chapaev", "0." + strings.Repeat("5", 10_001), "x has over 10,000 digits.", ""},
	{"chapaev", "0.5 7.7", "Disc R1 is not wholly on the board: y must be 0.4 to 7.6, found 7.7.", ""},
	{"chapaev", reds + "-1 2", "Disc W1 is not wholly on the board: x must be 0.4 to 7.6, found -1.", ""},
	{"chapaev", "0.5 7.5 0.5 6.7", "Disc R2 overlaps or touches disc R1.", "Disc R1 stands on line 1, column 1."},
	{"chapaev", reds + "7 7", "Disc W1 overlaps or touches disc R7.", "Disc R7 stands on line 1, column 49."},
	{"chapaev", reds + whites + "1 1", "Nothing may follow disc W8, found “1”.", ""},

	{"go", "", "The input is empty.", ""},
	{"go", "2\n1 1\n", "The input ends here; attempt 2 of 2 is missing.", ""},
	{"go", "2\n1 1\n1", "The input ends here; y of attempt 2 is missing.", ""},
	{"go", "2\n1 1\n1 d4", "y must be a whole number, found “d4”.", ""},
	{"go", "10001", "n must be 0 to 10000, found 10001.", ""},
	{"go", "1\n20 1", "x must be 1 to 19, found 20.", ""},
	{"go", "1\n1 1\n1 2", "Nothing may follow the last attempt, found “1”.", ""},

	{"infinite-go", "", "The input is empty.", ""},
	{"infinite-go", "1", "The input ends here; N is missing.", ""},
	{"infinite-go", "2\n1\n1 1", "The input ends here; N of dataset 2 is missing.", ""},
	{"infinite-go", "1\n2\n1 1", "The input ends here; stone 2 of 2 is missing.", ""},
	{"infinite-go", "1\n2\n1 1\n2", "The input ends here; Y of stone 2 is missing.", ""},
	{"infinite-go", "1\n1\n1 ?", "Y must be a whole number, found “?”.", ""},
	{"infinite-go", "21", "T must be 1 to 20, found 21.", ""},
	{"infinite-go", "1\n1\n1 4294967297", "Y must be 1 to 2000000000, found 4294967297.", ""},
	{"infinite-go", "1\n2\n5 6\n5 6", "Stone 2, White (5, 6): this point is already taken.", "Stone 1 took it, on line 3, column 1."},
	{"infinite-go", "1\n3\n5 6\n1 1\n5 6", "Stone 3, Black (5, 6): this point is already taken.", "Stone 1 took it, on line 3, column 1."},
	{"infinite-go", "1\n1\n1 1\n1 2", "Nothing may follow the last stone, found “1”.", ""},
}

const (
	reds   = "0.5 7.5 1.5 7.5 2.5 7.5 3.5 7.5 4.5 7.5 5.5 7.5 6.5 7.5 7.5 7.5\n"
	whites = "0.5 0.5 1.5 0.5 2.5 0.5 3.5 0.5 4.5 0.5 5.5 0.5 6.5 0.5 7.5 0.5\n"
)

func read(t *testing.T, id, text string) *input.Reader {
	t.Helper()
	g, ok := games.ByID(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	r := input.Read([]byte(text))
	for range g.Read(r) {
	}
	return r
}

func TestFault(t *testing.T) {
	for _, f := range faults {
		err := read(t, f.game, f.text).Err()
		if err == nil {
			t.Errorf("%s accepts %q", f.game, f.text)
			continue
		}
		if got := words.Fault(err, f.game); got != f.want {
			t.Errorf("%s, %q: %s\n got %s\nwant %s", f.game, f.text, err.Code, got, f.want)
		}
		if got := words.Prior(err); got != f.prior {
			t.Errorf("%s, %q: prior %q, want %q", f.game, f.text, got, f.prior)
		}
	}
}

// TestEveryFault wants all codes of all games in the table above.
func TestEveryFault(t *testing.T) {
	codes := map[string]string{
		"twixt":       "EOF TOKEN RANGE EVEN OCCUPIED ENDZONE EARLYWIN EXTRA",
		"lianliankan": "EOF TOKEN RANGE EXTRA",
		"chapaev":     "EOF TOKEN RANGE OFFBOARD OVERLAP EXTRA",
		"go":          "EOF TOKEN RANGE EXTRA",
		"infinite-go": "EOF TOKEN RANGE OCCUPIED EXTRA",
	}
	seen := map[string]bool{}
	for _, f := range faults {
		seen[f.game+" "+string(read(t, f.game, f.text).Err().Code)] = true
	}
	for _, g := range games.All() {
		for code := range strings.FieldsSeq(codes[g.ID]) {
			if !seen[g.ID+" "+code] {
				t.Errorf("no text with fault %s of %s", code, g.ID)
			}
		}
		if codes[g.ID] == "" {
			t.Errorf("no faults of %s", g.ID)
		}
	}
}

func TestStopped(t *testing.T) {
	g, _ := games.ByID("lianliankan")
	text := []byte("1000 999 " + strings.Repeat("0 ", 200_000))
	r := input.NewReader(text, input.Span{End: len(text)}, func(int) bool { return false })
	for range g.Read(r) {
	}
	if got := words.Fault(r.Err(), g.ID); got != "The reading was stopped." {
		t.Errorf("got %q", got)
	}
}

func TestWarning(t *testing.T) {
	tests := []struct{ game, text, want string }{
		{"twixt", "4 5\n0 2 2 4 4 2 3 2 2 3\n", "The closing 0 0 is missing."},
		{"lianliankan", "1 2\n1 1\n1\n1 1 1 2\n", "The closing 0 0 is missing."},
		{"lianliankan", "1 1000\n" + strings.Repeat("1 ", 1000) + "\n1\n1 1 1 2\n0 0\n", "m is 1000; the statement allows 999."},
		{"lianliankan", "1 2\n1 1\n50\n" + strings.Repeat("1 1 1 2\n", 50) + "0 0\n", "q is 50; the statement allows 49."},
	}
	for _, test := range tests {
		r := read(t, test.game, test.text)
		var got []string
		for _, w := range r.Warnings() {
			got = append(got, words.Warning(&w, test.game))
		}
		if r.Err() != nil || strings.Join(got, "; ") != test.want {
			t.Errorf("%s, %q: %v, %q, want %q", test.game, test.text, r.Err(), got, test.want)
		}
	}
}

// TestBadInputs wants a sentence for every fault that a broken sample can have: no key without words, no slot left.
func TestBadInputs(t *testing.T) {
	for _, g := range games.All() {
		for _, other := range games.All() {
			for _, s := range other.Samples {
				for cut := range len(s.Text) {
					for _, text := range []string{s.Text[:cut], s.Text[:cut] + "x" + s.Text[cut:], s.Text[:cut] + "-" + s.Text[cut:]} {
						err := read(t, g.ID, text).Err()
						if err == nil {
							continue
						}
						got := words.Fault(err, g.ID)
						if strings.HasPrefix(got, "fault.") || strings.ContainsAny(got, "{}") || !strings.HasSuffix(got, ".") {
							t.Fatalf("%s, %s: %q", g.ID, strconv.Quote(text), got)
						}
					}
				}
			}
		}
	}
}
