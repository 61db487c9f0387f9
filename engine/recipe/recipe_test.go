package recipe_test

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"strings"
	"testing"

	"umpire/engine/games"
	"umpire/engine/internal/judgetest"
	"umpire/engine/internal/rng"
	"umpire/engine/recipe"
)

var add = flag.Bool("add", false, "add a line to testdata/golden.txt for every recipe that has none there")

// TestLegal judges what many recipes of every kind make: without a fault, without a warning, and written as the game's
// own writer writes it.
func TestLegal(t *testing.T) {
	rounds := 400
	if testing.Short() {
		rounds = 30
	}
	for _, g := range games.All() {
		t.Run(g.ID, func(t *testing.T) {
			t.Parallel()
			r := rng.New(1)
			var text []byte
			for i := range rounds * len(recipe.Kinds(g.ID)) {
				made := recipe.Grown(g.ID, 7, i)
				if i%5 == 0 { // anything up to small maxima
					kind := recipe.Kinds(g.ID)[i/5%len(recipe.Kinds(g.ID))]
					made = kind.Usual(r.Uint64())
					for j, s := range kind.Sizes {
						made.Sizes[j] = r.From(s.Least, min(s.Most, 4*s.Usual))
					}
				}
				text = legal(t, g.ID, made, text[:0])
			}
		})
	}
}

// TestLargest makes the smallest and the largest input of every kind, and each size at a limit while the others are
// usual.
func TestLargest(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.ID, func(t *testing.T) {
			t.Parallel()
			for _, kind := range recipe.Kinds(g.ID) {
				largest := kind.Usual(3)
				for i, s := range kind.Sizes {
					for _, size := range []int{s.Least, s.Most} {
						made := kind.Usual(2)
						made.Sizes[i] = size
						legal(t, g.ID, made, nil)
					}
					if largest.Sizes[i] = s.Most; s.Name == recipe.Datasets {
						largest.Sizes[i] = 1
					}
				}
				legal(t, g.ID, largest, nil)
			}
		})
	}
}

// legal makes an input, and fails the test unless its judge takes it as it is.
func legal(t *testing.T, id string, made recipe.Recipe, dst []byte) []byte {
	t.Helper()
	text, err := recipe.Write(dst, id, made)
	if err != nil {
		t.Fatalf("%s %s: %+v", id, made, err)
	}
	g, _ := games.ByID(id)
	_, r := judgetest.Judge(g, text)
	if fault := r.Err(); fault != nil {
		t.Fatalf("%s %s: refused at %d:%d: %s %q", id, made, fault.Line, fault.Column, fault.Code, fault.Found)
	}
	if len(r.Warnings()) > 0 {
		t.Fatalf("%s %s: warning %+v", id, made, r.Warnings()[0])
	}
	again, err := recipe.Parse(id, made.String())
	if err != nil || again.String() != made.String() {
		t.Fatalf("%s %s was read as %s: %+v", id, made, again, err)
	}
	return text
}

// TestGolden makes the same bytes as ever, on every platform: testdata/golden.txt has a game, a recipe and a hash a
// line. A line that fails says that links to that recipe now open something else; it is never to be changed.
func TestGolden(t *testing.T) {
	const name = "testdata/golden.txt"
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	known := map[string]string{}
	for lines := bufio.NewScanner(file); lines.Scan(); {
		f := strings.Fields(lines.Text())
		if len(f) != 3 {
			t.Fatalf("line %q", lines.Text())
		}
		known[f[0]+" "+f[1]] = f[2]
	}
	var missing bytes.Buffer
	for _, g := range games.All() {
		for _, kind := range recipe.Kinds(g.ID) {
			for _, made := range goldens(kind) {
				key := g.ID + " " + made.String()
				text, _ := recipe.Write(nil, g.ID, made)
				hash := fnv.New64a()
				hash.Write(text)
				got := fmt.Sprintf("%016x", hash.Sum(nil))
				switch want, ok := known[key]; {
				case !ok:
					fmt.Fprintln(&missing, key, got)
				case got != want:
					t.Errorf("%s is %s now, and was %s", key, got, want)
				}
				delete(known, key)
			}
		}
	}
	for key, want := range known { // of versions and sizes that are not made above
		id, text, _ := strings.Cut(key, " ")
		made, err := recipe.Parse(id, text)
		if err != nil {
			t.Errorf("%s is no recipe any more: %+v", key, err)
			continue
		}
		input, _ := recipe.Write(nil, id, made)
		hash := fnv.New64a()
		hash.Write(input)
		if got := fmt.Sprintf("%016x", hash.Sum(nil)); got != want {
			t.Errorf("%s is %s now, and was %s", key, got, want)
		}
	}
	if missing.Len() == 0 {
		return
	}
	if !*add {
		t.Fatalf("not in %s:\n%s", name, missing.Bytes())
	}
	old, _ := os.ReadFile(name)
	if err := os.WriteFile(name, append(old, missing.Bytes()...), 0o644); err != nil {
		t.Fatal(err)
	}
}

// goldens is a kind's recipe of the least sizes, usual ones, and larger ones.
func goldens(kind recipe.Kind) []recipe.Recipe {
	least, usual, large := kind.Usual(0), kind.Usual(42), kind.Usual(1<<64-1)
	for i, s := range kind.Sizes {
		least.Sizes[i] = s.Least
		large.Sizes[i] = min(s.Most, 3*s.Usual)
	}
	return []recipe.Recipe{least, usual, large}
}

// TestParse reads recipes and refuses what is none.
func TestParse(t *testing.T) {
	tests := []struct {
		game, text, want string
		problem          recipe.Problem
		part             string
	}{
		{"go", "1.random.42.400", "1.random.42.400", 0, ""},
		{"go", "1.random.42", "1.random.42.100", 0, ""},
		{"twixt", "1.near.7.5.9", "1.near.7.5.9.20", 0, ""},
		{"chapaev", "1.tangent.18446744073709551615", "1.tangent.18446744073709551615", 0, ""},
		{"go", "", "", recipe.NoNumber, ""},
		{"go", "random", "", recipe.NoNumber, "random"},
		{"go", "1", "", recipe.NoNumber, "1"},
		{"go", "1.random", "", recipe.NoNumber, ""},
		{"go", "1.random.", "", recipe.NoNumber, ""},
		{"go", "1.random.-1", "", recipe.NoNumber, "-1"},
		{"go", "1.random.18446744073709551616", "", recipe.NoNumber, "18446744073709551616"},
		{"go", "1.random.1.x", "", recipe.NoNumber, "x"},
		{"go", "1.random.1.", "", recipe.NoNumber, ""},
		{"go", "1.random.1.0", "", recipe.OutOfRange, "0"},
		{"go", "1.random.1.10001", "", recipe.OutOfRange, "10001"},
		{"go", "1.random.1.5.5", "", recipe.TooMany, "5"},
		{"go", "1.random.1.5.5.5.5.5.5.5", "", recipe.NoNumber, "5.5"},
		{"go", "2.random.1.5", "", recipe.NoVersion, "2"},
		{"go", "1.near.1.5", "", recipe.NoKind, "near"},
		{"chess", "1.random.1", "", recipe.NoKind, "random"},
	}
	for _, test := range tests {
		made, err := recipe.Parse(test.game, test.text)
		if test.problem == 0 {
			if err != nil || made.String() != test.want {
				t.Errorf("%s %q: %s, %+v", test.game, test.text, made, err)
			}
			continue
		}
		if err == nil || err.Problem != test.problem || err.Part != test.part {
			t.Errorf("%s %q: %+v, want problem %d with %q", test.game, test.text, err, test.problem, test.part)
		}
	}
	if out, err := recipe.Write([]byte("x"), "go", recipe.Recipe{Version: 1, Name: "random"}); err == nil || string(out) != "x" {
		t.Errorf("a recipe without sizes made %q", out)
	}
}

// FuzzParse takes any text. What it takes is written the same again, and makes a legal input if it is small.
func FuzzParse(f *testing.F) {
	for i, g := range games.All() {
		for _, kind := range recipe.Kinds(g.ID) {
			f.Add(uint8(i), kind.Usual(1).String())
		}
	}
	f.Fuzz(func(t *testing.T, game uint8, text string) {
		all := games.All()
		id := all[int(game)%len(all)].ID
		made, err := recipe.Parse(id, text)
		if err != nil {
			return
		}
		for _, size := range made.Sizes {
			if size > 100 {
				return
			}
		}
		legal(t, id, made, nil)
	})
}
