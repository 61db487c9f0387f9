package words_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"umpire/app/words"
	"umpire/engine/grid"
	"umpire/engine/input"
	"umpire/engine/twixt/record"
)

const t1Header = "1\nA\nB\n6\n6\nH\nH\n"

// files is every fault that a file can have, as a text that has it.
var files = []struct{ format, text, want string }{
	{"txt", "", "The text ends here, or has no game in it; a move such as f6, or swap, resign or draw is missing."},
	{"txt", "f6 x", "Here must stand a move such as f6, or swap, resign or draw, found “x”."},
	{"txt", "y6", "“y6” is not on the board: rows and columns go from 1 to 24."},
	{"txt", "4x4", "A board must have 5 to 24 holes a side, found 4x4."},
	{"txt", "12x10", "The board must have as many rows as columns, found 12x10."},
	{"txt", "f6 swap f6", "Move 3, f6: this hole is already taken."},
	{"txt", "f6 g7 a1", "Move 3, a1: this hole is in the other side’s end row."},
	{"txt", "f6 resign g7", "The game has ended, but “g7” follows."},
	{"txt", "swap", "Only the second move of a game may be a swap."},
	{"txt", strings.Repeat(" ", 1<<20+1), "The text is over 1,048,576 bytes."},
	{"T1", "2", "Here must stand the version of the format, 1, found “2”."},
	{"T1", "1", "The text ends here, or has no game in it; a player’s name is missing."},
	{"T1", "1\nA\nB\nsix", "Here must stand the number of holes a side, found “six”."},
	{"T1", t1Header[:10] + "\n?", "Here must stand H for a human or C for a computer, found “?”."},
	{"T1", t1Header + "3", "Here must stand 1 or 2 for who starts, found “3”."},
	{"T1", t1Header + "1\n", "The text ends here, or has no game in it; the direction of the letters is missing."},
	{"T1", t1Header + "1\nV\n1", "Here must stand Y or N, found “1”."},
	{"tsgf", "b[dd]", "The text ends here, or has no game in it; a game in brackets, (; … ) is missing."},
	{"tsgf", "(;b[dd]r dd)", "Here must stand the rest of the game, or its closing bracket, found “r”."},
	{"tsgf", "(;b[dd];b[ee])", "Move 2, ee: it is the other player’s turn."},
	{"sgf", "(;GM[1])", "This is a file of another game, number 1."},
	{"sgf", "(;GM[21]AB[d3])", "Pegs were set up here without being played; only moves can be read."},
	{"sgf", "(;GM[21];W[-d'5f6])", "“-d'5” is no link that can be added or taken off here, or it may be two."},
	{"tiles", "1?", "Here must stand a tile, which is a number or a letter, or a dot where there is none, found “?”."},
	{"tiles", "1 4294967296", "A tile must be 0 to 2147483647, found 4294967296."},
	{"tiles", "12\n1", "Row 2 must have 2 cells, as the first row has."},
	{"stones", ".?", "Here must stand X, O or a dot, found “?”."},
	{"stones", strings.Repeat(".", 53), "A row may have 52 cells at most."},
	{"stones", strings.Repeat(".\n", 53), "A board may have 52 rows at most."},
}

func TestFile(t *testing.T) {
	seen := map[string]bool{}
	for _, f := range files {
		var err *input.Error
		switch f.format {
		case "tiles":
			_, err = grid.Tiles([]byte(f.text))
		case "stones":
			_, err = grid.Stones([]byte(f.text))
		default:
			_, err = record.Read([]byte(f.text), record.Format(f.format))
		}
		if err == nil {
			t.Errorf("%s accepts %q", f.format, f.text)
			continue
		}
		if got := words.File(err); got != f.want {
			t.Errorf("%s, %.60q: %s\n got %s\nwant %s", f.format, f.text, err.Code, got, f.want)
		}
		seen[string(err.Code)], seen[err.Want.Name] = true, true
	}
	for _, code := range constants(t, "Code", "want") {
		if !seen[code] {
			t.Errorf("no text with fault or want %s", code)
		}
	}
}

func TestLost(t *testing.T) {
	for _, code := range constants(t, "Loss", "Lost") {
		if got := words.Lost(code); !strings.HasSuffix(got, ".") || strings.HasPrefix(got, "file.") {
			t.Errorf("%s: %q", code, got)
		}
	}
}

func TestDiffering(t *testing.T) {
	for n, want := range map[int]string{
		0: "The judge’s rules bring the same links.",
		1: "1 link differs by the judge’s rules.",
		2: "2 links differ by the judge’s rules.",
	} {
		if got := words.Differing(n); got != want {
			t.Errorf("%d: %s", n, got)
		}
	}
}

// constants is the texts of the constants in the packages of files that are of a type, or whose names start like that.
func constants(t *testing.T, typ, prefix string) (list []string) {
	t.Helper()
	for _, pattern := range []string{"../../engine/twixt/record/*.go", "../../engine/grid/*.go"} {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: %v", pattern, err)
		}
		for _, name := range names {
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(file, func(n ast.Node) bool {
				spec, ok := n.(*ast.ValueSpec)
				if !ok || len(spec.Values) == 0 {
					return true
				}
				of := ""
				switch x := spec.Type.(type) {
				case *ast.Ident:
					of = x.Name
				case *ast.SelectorExpr:
					of = x.Sel.Name
				}
				if lit, ok := spec.Values[0].(*ast.BasicLit); ok && lit.Kind == token.STRING &&
					(of == typ || strings.HasPrefix(spec.Names[0].Name, prefix)) {
					text, _ := strconv.Unquote(lit.Value)
					list = append(list, text)
				}
				return true
			})
		}
	}
	if len(list) < 9 {
		t.Fatalf("only %v", list)
	}
	return list
}
