package link_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/internal/judgetest"
	"umpire/engine/link"
)

// statement is the third game of POJ 2706's sample, and its link as the design of the pages gives it.
const (
	statement     = "7 11\n0 3 6 5 3 2 5 7 7 2 4 4\n5 3 5 2 4 5 4 0 2 4\n0 0\n"
	statementLink = "n=7.11&m=0365325772445352454024&s=11&c=19fpe"
)

func TestExample(t *testing.T) {
	want := link.State{Game: "twixt", Input: []byte(statement), Dataset: 1, Step: 11}
	if got := encode(t, want); got != statementLink {
		t.Errorf("encoded %s", got)
	}
	if got := decode(t, "twixt", statementLink); !reflect.DeepEqual(got, want) {
		t.Errorf("decoded %+v", got)
	}
}

// TestForms encodes a small input of every kind; the check is left off.
func TestForms(t *testing.T) {
	for _, c := range []struct{ game, input, want string }{
		{"twixt", "4 5\n0 2 2 4 4 2 3 2 2 3\n7 1\n0 3\n0 0\n", "n=4.5,7.1&m=0224423223,03"},
		{"twixt", "23 3\n0 22 23 1 9 10\n0 0\n", "n=23.3&m=0mn19a"}, // beyond the judge
		{"twixt", "4 2\n1 1 1 1\n0 0\n", "n=4.2&m=1111"},            // against the rules
		{"lianliankan", "3 4\n1 2 3 4\n0 0 0 0\n4 3 2 35\n2\n1 1 3 4\n1 1 2 4\n0 0\n",
			"n=3.4.2&b=1234.0000.432z&q=1134.1124"},
		{"lianliankan", "1 1\n0\n1\n1 1 1 1\n1 2\n5 5\n2\n1 1 1 2\n1 2 1 1\n0 0\n",
			"n=1.1.1,1.2.2&b=0,55&q=1111,1112.1211"},
		{"chapaev", discs, "d=0.5,7.5;1.50,7.5;+2.5,7.5;3.5,7.5;4.5,7.5;5.5,7.5;6.5,7.5;7.5,7.5;" +
			"0.5,.5;1.5,0.5;2.5,0.5;3.5,0.5;4.5,0.5;5.5,0.5;6.5,0.5;7.5,0.5"},
		{"go", "3\n4 16\n1 1\n19 19\n", "n=3&m=dpaass"},
		{"go", "0\n", "n=0&m="},
	} {
		got := encode(t, link.State{Game: c.game, Input: []byte(c.input), Step: link.NoStep})
		if body := strings.TrimSuffix(got, got[len(got)-len("&c=00000"):]); body != c.want {
			t.Errorf("%s %q: %s, want %s", c.game, c.input, body, c.want)
		}
		if s := decode(t, c.game, got); string(s.Input) != c.input {
			t.Errorf("%s: %q came back as %q", c.game, c.input, s.Input)
		}
	}
}

const discs = "0.5 7.5 1.50 7.5 +2.5 7.5 3.5 7.5 4.5 7.5 5.5 7.5 6.5 7.5 7.5 7.5\n" +
	"0.5 .5 1.5 0.5 2.5 0.5 3.5 0.5 4.5 0.5 5.5 0.5 6.5 0.5 7.5 0.5\n"

// TestAnyText carries texts that are no laid-out numbers, which come back as they were.
func TestAnyText(t *testing.T) {
	texts := []string{
		"4 5\n0 2 2", "hello, world", "\ufeff1 2\r\n", "\x00\xff", "24 1\n0 24\n0 0\n", "4 99999999999999999999",
		strings.Repeat("9", 5000), "Sample Input\n\n4 5\n0 2 2 4 4 2 3 2 2 3\n0 0\n", "0 0\n", " ", "1 1 1 ..",
	}
	for _, g := range games.All() {
		for _, text := range texts {
			s := link.State{Game: g.ID, Input: []byte(text), Dataset: 1, Step: link.NoStep}
			if got := decode(t, g.ID, encode(t, s)); string(got.Input) != text {
				t.Errorf("%s: %q came back as %q", g.ID, text, got.Input)
			}
		}
	}
}

func TestValues(t *testing.T) {
	s := link.State{
		Game: "go", Input: []byte("1\n4 4\n"), Dataset: 3, Step: 0,
		Branch: "0.ddpp", Rules: "ko:none", Mistake: "table-hole-1,-2-3", Recipe: "1.random.42.400",
		Setup: "1aB_-", Output: "1xYz",
		Extra: []link.Extra{{Key: "lang", Value: "Zh/(x)"}, {Key: "b", Value: ""}},
	}
	got := encode(t, s)
	want := "n=1&m=dd&k=3&s=0&w=0.ddpp&a=1aB_-&r=ko:none&x=table-hole-1,-2-3&g=1.random.42.400&o=1xYz&lang=Zh/(x)&b=&c="
	if !strings.HasPrefix(got, want) {
		t.Errorf("encoded %s", got)
	}
	if back := decode(t, "go", got); !reflect.DeepEqual(back, s) {
		t.Errorf("decoded %+v", back)
	}
	for key, change := range map[string]func(s *link.State){
		"k":   func(s *link.State) { s.Dataset = -1 },
		"s":   func(s *link.State) { s.Step = 10_000_000 },
		"w":   func(s *link.State) { s.Branch = "D4" },
		"x":   func(s *link.State) { s.Mistake = "a&b" },
		"g":   func(s *link.State) { s.Recipe = strings.Repeat("1", 1<<16+1) },
		"a":   func(s *link.State) { s.Setup = "1." },
		"o":   func(s *link.State) { s.Output = "yes\n" },
		"m":   func(s *link.State) { s.Extra = []link.Extra{{Key: "m", Value: "dd"}} },
		"q":   func(s *link.State) { s.Extra = []link.Extra{{Key: "q", Value: "50%"}} },
		"Key": func(s *link.State) { s.Extra = []link.Extra{{Key: "Key", Value: "1"}} },
	} {
		bad := s
		change(&bad)
		if _, err := link.Encode(bad); err == nil || err.Code != link.Malformed || err.Key != key {
			t.Errorf("%s: %+v", key, err)
		}
	}
	if got, err := link.Encode(link.State{Game: "go", Step: link.NoStep}); got != "" || err != nil {
		t.Errorf("a state that says nothing gives %q, %v", got, err)
	}
	if _, err := link.Encode(link.State{Game: "chess"}); err == nil || err.Code != link.UnknownGame {
		t.Errorf("chess: %+v", err)
	}
	large := link.State{Game: "go", Input: make([]byte, 4<<20)}
	if _, err := link.Encode(large); err == nil || err.Code != link.TooLarge || err.Size != 4<<20 {
		t.Errorf("4 MiB: %+v", err)
	}
}

// TestErrors decodes links that are not as they should be. A fragment that ends in &c= is given its true check.
func TestErrors(t *testing.T) {
	for _, c := range []struct{ game, fragment, code, input string }{
		{"twixt", "", "", ""},
		{"twixt", "main", "", ""},
		{"twixt", "top=1&utm_source=x", "", ""},
		{"twixt", "n=7.11&m=0365325772445352454024&s=11", "UNCHECKED move 11/11", statement},
		{"twixt", "s=11", "UNCHECKED  0/0", ""},
		{"twixt", "n=7.11&m=0365325772445352454024&s=11&c=", "", statement},
		{"twixt", "s=11&m=0365325772445352454024&n=7.11&c=", "", statement},
		{"twixt", "n=7.11&m=0365325772445352454024&s=11&c=19fpe.", "", statement},
		{"twixt", "n=7.11&m=0365325772445352454024&s=11&c=19fpe&fbclid=abc", "", statement},
		{"twixt", "n=7.11&m=0365325772445352454024&s=11&c=I9FPE", "", statement},
		{"twixt", "n=7.11&m=0365325772445352454024&s=11&c=19fp", "CUT move 11/11", statement},
		{"twixt", "n=7.11&m=0365325772445352454024&s=11&c=19fpee", "CHANGED move 11/11", statement},
		{"twixt", "n=7.11&m=0365325772445352454024&s=11&c=18", "CHANGED move 11/11", statement},
		{"twixt", "n=7.11&m=0365325772445352454024&s=10&c=19fpe", "CHANGED move 11/11", statement},
		{"twixt", "n=7.11&m=03653257724453524540&s=11&c=19fpe", "CHANGED move 10/11", "7 11\n0 3 6 5 3 2 5 7 7 2 4 4\n5 3 5 2 4 5 4 0\n"},
		{"twixt", "n=7.11&m=036532577", "CUT move 4/11", "7 11\n0 3 6 5 3 2 5 7\n"},
		{"twixt", "n=7.11&m=", "CUT move 0/11", "7 11\n"},
		{"twixt", "n=7.11", "CUT move 0/11", "7 11\n"},
		{"twixt", "n=7.", "CUT  0/0", ""},
		{"twixt", "n=", "CUT  0/0", ""},
		{"twixt", "n", "CUT  0/0", ""},
		{"twixt", "n=7.11&m=0365325772445352454024&", "CUT move 11/11", statement},
		{"twixt", "n=7.11&m=0365325772445352454024&s", "CUT move 11/11", statement},
		{"twixt", "n=7.11&m=0365325772445352454024&s=", "CUT move 11/11", statement},
		{"twixt", "n=4.3,7.11&m=022442,0365", "CUT move 5/14", "4 3\n0 2 2 4 4 2\n7 11\n0 3 6 5\n"},
		{"twixt", "n=7.3&m=036532&c=", "", "7 3\n0 3 6 5 3 2\n0 0\n"},
		{"twixt", "n=7.3&m=0365&c=", "MALFORMED move 2/3 n", "7 3\n0 3 6 5\n"},
		{"twixt", "n=7.3&m=03653299&c=", "MALFORMED move 3/3 m", "7 3\n0 3 6 5 3 2\n0 0\n"},
		{"twixt", "n=7.3&m=036532,11", "MALFORMED move 3/3 m", "7 3\n0 3 6 5 3 2\n0 0\n"},
		{"twixt", "n=7.3&m=038532", "MALFORMED move 1/3 m", "7 3\n0 3\n"},
		{"twixt", "n=7.3&m=03%532", "MALFORMED move 1/3 m", "7 3\n0 3\n"},
		{"twixt", "n=24.1&m=00", "MALFORMED  0/0 n", ""},
		{"twixt", "n=7.577&m=00", "MALFORMED  0/0 n", ""},
		{"twixt", "n=7.1.1&m=00", "MALFORMED  0/0 n", ""},
		{"twixt", "n=-7.1&m=00", "MALFORMED  0/0 n", ""},
		{"twixt", "m=00", "MALFORMED  0/0 n", ""},
		{"twixt", "n=7.1&m=03&m=04", "MALFORMED move 1/1 m", "7 1\n0 3\n0 0\n"},
		{"twixt", "n=7.1&m=03&k=0&s=1", "MALFORMED move 1/1 k", "7 1\n0 3\n0 0\n"},
		{"twixt", "n=7.1&m=03&s=1e3", "MALFORMED move 1/1 s", "7 1\n0 3\n0 0\n"},
		{"twixt", "n=7.1&m=03&s=99999999999999999999", "MALFORMED move 1/1 s", "7 1\n0 3\n0 0\n"},
		{"twixt", "n=7.1&m=03&x=<b>1", "MALFORMED move 1/1 x", "7 1\n0 3\n0 0\n"},
		{"twixt", "v=1&n=7.1&m=03&c=", "", "7 1\n0 3\n0 0\n"},
		{"twixt", "v=2&n=7.1&m=03&c=", "NEWER", ""},
		{"twixt", "n=7.1&m=03&v=2", "NEWER", ""},
		{"twixt", "v=1a&n=7.1&m=03&c=", "MALFORMED move 1/1 v", "7 1\n0 3\n0 0\n"},
		{"twixt", "z=2abc&c=", "NEWER", ""},
		{"twixt", "z=xabc&c=", "MALFORMED  0/0 z", ""},
		{"twixt", "z=&s=1&c=", "MALFORMED  0/0 z", ""},
		{"twixt", "z=1", "CUT  0/0", ""},
		{"chess", "n=1&m=dd", "GAME", ""},
		{"", "", "GAME", ""},
		{"lianliankan", "n=3.4.2&b=1234.0000.4321&q=1134", "CUT question 1/2", "3 4\n1 2 3 4\n0 0 0 0\n4 3 2 1\n2\n1 1 3 4\n"},
		{"lianliankan", "n=3.4.2&b=1234.000", "CUT row 1/3", "3 4\n1 2 3 4\n"},
		{"lianliankan", "n=1.2.1,1.2.1&b=55,00&q=1112", "CUT question 1/2", "1 2\n5 5\n1\n1 1 1 2\n1 2\n0 0\n1\n"},
		{"lianliankan", "n=1.2.1,1.2.1&b=55,0", "CUT row 1/2", "1 2\n5 5\n1\n"},
		{"lianliankan", "n=3.4.2&b=123.40000.4321&q=1134.1124", "MALFORMED row 0/3 b", "3 4\n"},
		{"lianliankan", "n=3.4.2&b=1234.0000.4321&q=1134.1125", "MALFORMED question 1/2 q", "3 4\n1 2 3 4\n0 0 0 0\n4 3 2 1\n2\n1 1 3 4\n"},
		{"lianliankan", "n=1001.4.2&b=1234", "MALFORMED  0/0 n", ""},
		{"go", "n=3&m=dpaa", "CUT attempt 2/3", "3\n4 16\n1 1\n"},
		{"go", "n=3&m=dpaatt", "MALFORMED attempt 2/3 m", "3\n4 16\n1 1\n"},
		{"go", "n=2&m=d4aa", "MALFORMED attempt 0/2 m", "2\n"},
		{"chapaev", "d=0.5,7.5;1.5,7.5;2.5,7", "CUT disc 2/16", "0.5 7.5 1.5 7.5\n"},
		{"chapaev", "d=0.5,7.5;1.5,7.5;2.5,7.5;", "CUT disc 3/16", "0.5 7.5 1.5 7.5 2.5 7.5\n"},
		{"chapaev", "d=0.5,7.5;1.5;2.5,7.5;3", "MALFORMED disc 1/16 d", "0.5 7.5\n"},
		{"chapaev", "d=0.5,7.5;1,5,7,5;2.5,7.5;3", "MALFORMED disc 1/16 d", "0.5 7.5\n"},
		{"infinite-go", "n=1&m=11", "", ""},
	} {
		fragment := c.fragment
		if strings.HasSuffix(fragment, "&c=") {
			fragment += link.Check(strings.TrimSuffix(fragment, "&c="))
		}
		s, err := link.Decode(c.game, fragment)
		code := ""
		if err != nil {
			code = string(err.Code)
			switch err.Code {
			case link.Cut, link.Changed, link.Malformed, link.Unchecked:
				code += fmt.Sprintf(" %s %d/%d", err.Part, err.Arrived, err.Announced)
				if err.Key != "" {
					code += " " + err.Key
				}
			}
		}
		if code != c.code || string(s.Input) != c.input {
			t.Errorf("%s: %q %q\nwant %q %q", c.fragment, code, s.Input, c.code, c.input)
		}
	}
}

// TestCase reads what a QR code in capitals holds.
func TestCase(t *testing.T) {
	for _, c := range []struct{ game, input string }{
		{"twixt", statement}, {"go", "3\n4 16\n1 1\n19 19\n"}, {"chapaev", discs},
		{"lianliankan", "1 2\n35 35\n1\n1 1 1 2\n0 0\n"},
	} {
		want := link.State{Game: c.game, Input: []byte(c.input), Dataset: 2, Step: 1, Mistake: "outside", Rules: "ko"}
		got := decode(t, c.game, strings.ToUpper(encode(t, want)))
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v", c.game, got)
		}
	}
}

// TestJudgesAgree sends every stored case of every game through a link: the judge says the same of what comes out.
func TestJudgesAgree(t *testing.T) {
	cases := 0
	for folder, id := range map[string]string{
		"twixt/testdata": "twixt", "lianliankan/testdata": "lianliankan", "chapaev/testdata": "chapaev",
		"goban/testdata/go19": "go", "goban/testdata/infinitego": "infinite-go",
	} {
		game, _ := games.ByID(id)
		err := filepath.WalkDir(filepath.Join("..", folder), func(path string, _ fs.DirEntry, err error) error {
			name := strings.TrimSuffix(path, ".gz")
			if err != nil || !strings.HasSuffix(name, ".in") {
				return err
			}
			if text := judgetest.File(t, name); len(text) < 1<<20 {
				cases++
				agree(t, game, text)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if cases < 100 {
		t.Errorf("only %d cases", cases)
	}
}

// agree checks that a game's judge says the same of a text and of the text that a link of it holds: the same output, and
// the same fault.
func agree(t *testing.T, game engine.Game, text []byte) {
	t.Helper()
	fragment, failed := link.Encode(link.State{Game: game.ID, Input: text, Step: link.NoStep})
	if failed != nil {
		t.Fatalf("%s: %v", game.ID, failed)
	}
	if len(fragment) > 1<<20 {
		return
	}
	s := decode(t, game.ID, fragment)
	out, r := judgetest.Judge(game, text)
	out2, r2 := judgetest.Judge(game, s.Input)
	if !bytes.Equal(out, out2) || (r.Err() == nil) != (r2.Err() == nil) {
		t.Fatalf("%s: %q became %q", game.ID, text, s.Input)
	}
	if r.Err() != nil && (r.Err().Code != r2.Err().Code || r.Err().Place != r2.Err().Place) {
		t.Fatalf("%s: %q became %q", game.ID, text, s.Input)
	}
}

// TestGamesKnown asks for a form for every game there is.
func TestGamesKnown(t *testing.T) {
	for _, g := range games.All() {
		for _, sample := range g.Samples {
			agree(t, g, []byte(sample.Text))
		}
		if _, err := link.Encode(link.State{Game: g.ID}); err != nil {
			t.Errorf("%s: %v", g.ID, err)
		}
	}
}

// TestHostile opens what someone made to do harm. Whatever it claims, it takes no more memory than it may.
func TestHostile(t *testing.T) {
	const mib = 1 << 20
	size := mib - 20
	if testing.Short() {
		size /= 8
	}
	var fragments []string
	for _, unit := range []string{
		"(", "[", "%", "&", "=", "&=", ",", ".", ";", "z", "&a=", "&n=", "&c=", "&c=19fpe", "n=1.1,", "\x00", "é", "a&", "&zz=1",
	} {
		fragments = append(fragments, strings.Repeat(unit, size/len(unit)))
	}
	for _, start := range []string{"n=", "n=7.11&m=", "n=65&m=", "n=3.4.2&b=", "d=", "g=", "a=", "o=", "s=", "k=", "v=", "x=", "z=1"} {
		for _, unit := range []string{"9", "A", "_", ",", "1.1.1,", "0.5,0.5;", "1000.1000.1000,"} {
			fragments = append(fragments, start+strings.Repeat(unit, size/len(unit)))
		}
	}
	fragments = append(fragments,
		"n=23.576&m=", "n=1000.1000.1000&b=", "n=100000&m=", "n="+strings.Repeat("23.576,", 60_000)+"1.1&m=",
		strings.Repeat("x", mib+1), "n=9999999999999999999.5&m=00", "n=-1.-1&m=00", "n=7.11&m=\xff\xfe",
	)
	for _, fragment := range fragments {
		for _, g := range games.All() {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			s, err := link.Decode(g.ID, fragment)
			runtime.ReadMemStats(&after)
			used := after.TotalAlloc - before.TotalAlloc
			if used > 64*mib {
				t.Errorf("%s %.40q: %d MiB", g.ID, fragment, used/mib)
			}
			if err == nil && (len(s.Input) > 0 || s.Step != link.NoStep) {
				t.Errorf("%s %.40q: opened", g.ID, fragment)
			}
			if len(s.Input) > 4*mib {
				t.Errorf("%s %.40q: %d bytes", g.ID, fragment, len(s.Input))
			}
		}
	}
}

// TestBomb packs as much as a link holds into a few characters, and cuts it.
func TestBomb(t *testing.T) {
	empty := []byte("1000 1000\n" + strings.Repeat(strings.Repeat("0 ", 999)+"0\n", 1000) + "1\n1 1 1 2\n0 0\n")
	fragment := encode(t, link.State{Game: "lianliankan", Input: empty, Step: link.NoStep})
	if len(fragment) > 1000 {
		t.Errorf("an empty board takes %d characters", len(fragment))
	}
	if s := decode(t, "lianliankan", fragment); !bytes.Equal(s.Input, empty) {
		t.Error("it came back as another")
	}
	s, err := link.Decode("lianliankan", fragment[:len(fragment)/2])
	if err == nil || err.Code != link.Cut || err.Part != "row" || err.Announced != 1000 || err.Arrived < 100 || err.Arrived > 900 {
		t.Errorf("half of it: %+v, %d bytes", err, len(s.Input))
	}
	two := []byte(strings.TrimSuffix(string(empty), "0 0\n") + string(empty))
	fragment = encode(t, link.State{Game: "lianliankan", Input: two[:len(empty)+1000], Step: link.NoStep})
	if s := decode(t, "lianliankan", fragment); !bytes.Equal(s.Input, two[:len(empty)+1000]) {
		t.Error("a text of one board and a half came back as another")
	}
	wide := bytes.ReplaceAll(empty, []byte("0 "), []byte("5 "))
	if _, err := link.Encode(link.State{Game: "lianliankan", Input: append(wide, wide...)}); err != nil {
		t.Errorf("just below the limit: %v", err)
	}
}

func TestLengths(t *testing.T) {
	for n, want := range map[int]link.Length{
		0: link.FitsEverywhere, 2000: link.FitsEverywhere, 2001: link.NotDiscord, 4000: link.NotDiscord,
		4001: link.NotChats, 32_000: link.NotChats, 32_001: link.NoLink, 875_000: link.NoLink,
	} {
		if got := link.LengthOf(n); got != want {
			t.Errorf("%d: %d, want %d", n, got, want)
		}
	}
}

func encode(t *testing.T, s link.State) string {
	t.Helper()
	fragment, err := link.Encode(s)
	if err != nil {
		t.Fatalf("%s: %v", s.Game, err)
	}
	if strings.Contains(fragment, "%") || strings.HasSuffix(fragment, "_") || strings.HasSuffix(fragment, "-") ||
		strings.HasSuffix(fragment, ".") {
		t.Fatalf("no chat takes %s", fragment)
	}
	return fragment
}

func decode(t *testing.T, game, fragment string) link.State {
	t.Helper()
	s, err := link.Decode(game, fragment)
	if err != nil {
		t.Fatalf("%s %.200s: %+v", game, fragment, err)
	}
	return s
}

// same tells whether two links say the same.
func same(a, b link.State) bool { return reflect.DeepEqual(a, b) }
