package diagnose_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/compare"
	"umpire/engine/diagnose"
	"umpire/engine/gallery"
	"umpire/engine/games"
	"umpire/engine/internal/judgetest"
)

// cases are the folders of stored inputs.
var cases = map[string]string{
	"twixt":       "../twixt/testdata",
	"lianliankan": "../lianliankan/testdata",
	"chapaev":     "../chapaev/testdata",
	"go":          "../goban/testdata/go19",
	"infinite-go": "../goban/testdata/infinitego",
}

// prove holds everything that a report claims to the plain programs, run again and compared word by word, and gives the
// ids of those that fit: "removes", "one-turn+removes"; the judge is "".
func prove(t *testing.T, game engine.Game, text, found []byte, r diagnose.Report) (fits []string) {
	t.Helper()
	want := words(found)
	for i, p := range slices.Concat(r.Programs, r.Pairs) {
		var ids []string
		for _, m := range p.Mistakes {
			ids = append(ids, m.ID)
		}
		same := slices.Equal(words(judgetest.Plain(game, text, ids...)), want)
		if claim := r.Fits(p); claim != same {
			t.Fatalf("%s fits: %t, and the report says %+v of %d datasets", ids, same, p, r.Datasets)
		}
		if p.Fits > p.Tried || p.Tried > r.Datasets || (p.Fits == p.Tried) != (p.Dataset == 0) || p.Dataset > p.Tried ||
			(p.Dataset == 0) != (p.Answer == 0) || (i == 0) != (len(ids) == 0) || i >= len(r.Programs) != (len(ids) == 2) {
			t.Fatalf("%s: %+v", ids, p)
		}
		if same {
			fits = append(fits, strings.Join(ids, "+"))
		}
	}
	return fits
}

func words(output []byte) []string { return strings.Fields(strings.ToLower(string(output))) }

// TestSingles gives for every mistake an output made with it: the diagnosis names it, and whatever else fits. In short
// mode it does so for every eighth.
func TestSingles(t *testing.T) {
	for _, game := range games.WithMistakes() {
		t.Run(game.ID, func(t *testing.T) {
			texts := judgetest.CaseTexts(t, cases[game.ID])
			tried, told := 0, 0
			for i, m := range game.Mistakes {
				if testing.Short() && i%8 != 0 { // the plain program of Chapaev is very slow
					continue
				}
				tried++
				for _, text := range texts {
					found := judgetest.Plain(game, text, m.ID)
					if bytes.Equal(found, judgetest.Plain(game, text)) {
						continue
					}
					told++
					r := diagnose.Run(game, text, bytes.ReplaceAll(found, []byte("\n"), []byte(" \r\n")), nil)
					fits := prove(t, game, text, found, r)
					if !slices.Contains(fits, m.ID) || slices.Contains(fits, "") || len(r.Programs) != 1+len(game.Mistakes) {
						t.Errorf("%s: %d programs, those that fit are %s", m.ID, len(r.Programs), fits)
					}
					break
				}
			}
			if told < tried*3/4 {
				t.Errorf("the stored cases tell %d of %d mistakes from the judge", told, tried)
			}
		})
	}
}

// TestGallery gives for every mistake, parameters and all, what it prints on its smallest input. Those that are named are
// those whose plain program prints the same words, all of them and no others; no pair is tried. In short mode it does so for
// every eighth.
func TestGallery(t *testing.T) {
	for _, game := range games.WithMistakes() {
		t.Run(game.ID, func(t *testing.T) {
			t.Parallel()
			for i, m := range game.Mistakes {
				if testing.Short() && i%8 > 0 {
					continue
				}
				text := gallery.Input(game.ID, m.ID)
				found := judgetest.Plain(game, text, m.ID)
				var want, named []string
				for _, other := range game.Mistakes {
					if slices.Equal(words(judgetest.Plain(game, text, other.ID)), words(found)) {
						want = append(want, other.ID)
					}
				}
				r := diagnose.Run(game, text, found, nil)
				for _, p := range r.Programs {
					if r.Fits(p) && len(p.Mistakes) == 1 {
						named = append(named, p.Mistakes[0].ID)
					}
				}
				slices.Sort(want)
				slices.Sort(named)
				if !slices.Contains(named, m.ID) || !slices.Equal(named, want) || r.Fits(r.Programs[0]) || r.PairsTried > 0 {
					t.Errorf("%s: named are %s, the same words print %s; %d pairs tried", m.ID, named, want, r.PairsTried)
				}
			}
		})
	}
}

// TestPairs gives outputs that two mistakes make together and none alone.
func TestPairs(t *testing.T) {
	for _, c := range []struct{ game, text, a, b string }{
		{"lianliankan", "1 3\n0 5 5\n3\n1 1 1 1\n1 2 1 3\n1 2 1 2\n0 0\n", "same-cell", "empty-pair"},
		{"lianliankan", "1 3\n256 1 256\n2\n1 1 1 3\n1 2 1 2\n0 0\n", "outside", "same-cell"},
		{"twixt", string(judgetest.File(t, cases["twixt"]+"/20_twenty_games.in")), "no-blocking", "last-peg-in-end-row"},
	} {
		game, _ := games.ByIDWithMistakes(c.game)
		text := []byte(c.text)
		found := judgetest.Plain(game, text, c.a, c.b)
		r := diagnose.Run(game, text, found, nil)
		fits := prove(t, game, text, found, r)
		if !slices.Contains(fits, c.a+"+"+c.b) || r.PairsTried == 0 || r.PairsUnseen != 0 {
			t.Errorf("%s+%s: %d pairs tried, %d not; those that fit are %s", c.a, c.b, r.PairsTried, r.PairsUnseen, fits)
		}
	}
}

// TestJudge gives the judge's own output, in capitals.
func TestJudge(t *testing.T) {
	for _, game := range games.WithMistakes() {
		text := []byte(game.Samples[0].Text)
		found := judgetest.Plain(game, text)
		r := diagnose.Run(game, text, bytes.ToUpper(found), nil)
		if len(r.Programs) != 1 || !r.Fits(r.Programs[0]) || len(r.Programs[0].Mistakes) != 0 || r.PairsTried != 0 {
			t.Errorf("%s: %+v", game.ID, r)
		}
		prove(t, game, text, found, r)
	}
}

// TestEnds gives outputs that stop early or go on.
func TestEnds(t *testing.T) {
	game, _ := games.ByIDWithMistakes("twixt")
	text := []byte(game.Samples[0].Text)
	for _, c := range []struct {
		found                 string
		fits, dataset, answer int
	}{
		{"no\nyes\n", 2, 3, 1},
		{"no\nyes\nyes\nyes\n", 2, 3, 2},
		{"", 0, 1, 1},
		{"yes\nyes\nyes", 2, 1, 1},
		{"maybe", 0, 1, 1},
	} {
		r := diagnose.Run(game, text, []byte(c.found), nil)
		if p := r.Programs[0]; p.Fits != c.fits || p.Dataset != c.dataset || p.Answer != c.answer || !p.Silent {
			t.Errorf("%q: %+v", c.found, p)
		}
		prove(t, game, text, []byte(c.found), r)
	}
	game, _ = games.ByIDWithMistakes("lianliankan")
	if r := diagnose.Run(game, []byte("0 0\n"), []byte("YES\n"), nil); r.Datasets != 1 || r.Fits(r.Programs[0]) {
		t.Errorf("no dataset at all: %+v", r.Programs[0])
	}
	if r := diagnose.Run(game, []byte("0 0\n"), nil, nil); !r.Fits(r.Programs[0]) {
		t.Errorf("no dataset at all: %+v", r.Programs[0])
	}
}

func TestRefusals(t *testing.T) {
	game, _ := games.ByIDWithMistakes("twixt")
	text := []byte(game.Samples[0].Text)
	pad := bytes.Repeat([]byte(" "), diagnose.MaxOutput)
	for _, c := range []struct {
		text, found []byte
		want        diagnose.Refusal
	}{
		{append(bytes.Repeat([]byte("\n"), diagnose.MaxInput-len(text)), text...), nil, ""},
		{append(bytes.Repeat([]byte("\n"), diagnose.MaxInput-len(text)+1), text...), nil, diagnose.InputTooLarge},
		{text, append(pad, 'x'), diagnose.OutputTooLarge},
		{text[:20], nil, diagnose.NotInput},
		{nil, nil, diagnose.NotInput},
		{append(slices.Clone(text), '7'), nil, diagnose.NotInput},
	} {
		if r := diagnose.Run(game, c.text, c.found, nil); r.Refusal != c.want || r.Refusal != "" && len(r.Programs) > 0 {
			t.Errorf("%d bytes and %d bytes: %q, want %q", len(c.text), len(c.found), r.Refusal, c.want)
		}
	}
}

// TestWatch calls a diagnosis off at every report of its progress.
func TestWatch(t *testing.T) {
	game, _ := games.ByIDWithMistakes("lianliankan")
	text := []byte(game.Samples[0].Text)
	found := []byte("NO\nYES\nNO\nYES\nNO\nNO\n")
	calls, pairs := 0, 0
	last := diagnose.Progress{}
	whole := diagnose.Run(game, text, found, func(p diagnose.Progress) bool {
		calls++
		if p.Pairs {
			pairs++
		}
		if p.Pairs == last.Pairs && p.Done < last.Done || p.Done >= p.Total || last.Pairs && !p.Pairs {
			t.Errorf("%+v after %+v", p, last)
		}
		last = p
		return true
	})
	if whole.Stopped || pairs == 0 || last.Done != last.Total-1 {
		t.Errorf("%d calls, %d for pairs, the last %+v", calls, pairs, last)
	}
	for stop := range calls {
		n := 0
		r := diagnose.Run(game, text, found, func(diagnose.Progress) bool { n++; return n <= stop })
		if !r.Stopped || n != stop+1 || len(r.Programs) > len(whole.Programs) || r.PairsTried > whole.PairsTried {
			t.Fatalf("stopped at call %d of %d, after %d: %+v", stop, calls, n, r)
		}
		prove(t, game, text, found, r)
	}
}

// TestLimits checks that the largest outputs of judges for the largest inputs stay under the limits twice.
func TestLimits(t *testing.T) {
	game, _ := games.ByIDWithMistakes("go")
	most := len(judgetest.File(t, cases["go"]+"/23_max_triple_ko.out.gz"))
	if most > diagnose.MaxOutput/2 {
		t.Errorf("%d bytes of output", most)
	}
	for _, name := range []string{cases["twixt"] + "/23_max.in", cases["go"] + "/23_max_triple_ko.in.gz"} {
		if n := len(judgetest.File(t, name)); n > diagnose.MaxInput {
			t.Errorf("%s: %d bytes", name, n)
		}
	}
	if l := game.Output; compare.First(l, nil, nil) != 0 {
		t.Error("nothing differs from nothing")
	}
}

func FuzzRun(f *testing.F) {
	// The plain program of Chapaev takes too long to run hundreds of them on every input.
	all := slices.DeleteFunc(games.WithMistakes(), func(g engine.Game) bool { return g.ID == "chapaev" })
	for i, g := range all {
		text := []byte(g.Samples[0].Text)
		f.Add(uint8(i), text, judgetest.Plain(g, text, g.Mistakes[0].ID))
	}
	f.Fuzz(func(t *testing.T, n uint8, text, found []byte) {
		if len(text) > 1000 {
			return
		}
		game := all[int(n)%len(all)]
		for i, c := range found {
			if c > 0x7F {
				found[i] = 'x' // the proof folds letters in another way
			} else if c < ' ' {
				found[i] = '\n'
			}
		}
		programs := 0
		r := diagnose.Run(game, text, found, func(diagnose.Progress) bool { programs++; return programs < 300 })
		prove(t, game, text, found, r)
	})
}
