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
	"umpire/engine"
	"umpire/engine/goban"
	"umpire/engine/goban/record"
	"umpire/engine/sgf"
)

// codes is the values of all constants of a type, without its package, in a package's folder.
func codes(t *testing.T, folder, typeName string) (values []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok || len(spec.Values) != 1 {
				return true
			}
			lit, literal := spec.Values[0].(*ast.BasicLit)
			named := false
			switch typ := spec.Type.(type) {
			case *ast.Ident:
				named = typ.Name == typeName
			case *ast.SelectorExpr:
				named = typ.Sel.Name == typeName
			}
			if named && literal {
				value, err := strconv.Unquote(lit.Value)
				if err != nil {
					t.Fatal(err)
				}
				values = append(values, value)
			}
			return true
		})
	}
	return values
}

// TestSGFCodes is that every code of a note, an error, a cause and a loss has words.
func TestSGFCodes(t *testing.T) {
	all := append(codes(t, "../../engine/sgf", "Code"), codes(t, "../../engine/goban/record", "Code")...)
	if len(all) < 30 {
		t.Fatalf("only %d codes are found", len(all))
	}
	for _, code := range all {
		note, fault := words.SGFNote(sgf.Note{Code: sgf.Code(code)}), words.SGFError(&sgf.Error{Code: sgf.Code(code)})
		if strings.Contains(note, "sgf.") == strings.Contains(fault, "sgf.") {
			t.Errorf("%s: %q, %q", code, note, fault)
		}
	}
	for _, cause := range []goban.Cause{goban.CauseOccupied, goban.CauseSuicide, goban.CauseKo} {
		for _, color := range []goban.Color{goban.Black, goban.White} {
			if s := words.SGFIllegal(record.Illegal{Stone: goban.Stone{Color: color}, Cause: cause}); strings.Contains(s, "sgf.") {
				t.Errorf("%s: %q", cause.Code(), s)
			}
		}
	}
	lost := codes(t, "../../engine/goban/record", "Lost")
	if len(lost) < 3 {
		t.Fatalf("only %d losses are found", len(lost))
	}
	for _, l := range lost {
		if s := words.SGFLost(record.Lost(l)); strings.Contains(s, "sgf.") {
			t.Errorf("%s: %q", l, s)
		}
	}
}

func TestSGF(t *testing.T) {
	for got, want := range map[string]string{
		words.SGFNote(sgf.Note{Code: sgf.LongName, Line: 1200, Column: 7}):                                                                     "Line 1200, column 7: Lower-case letters in a property’s name mean nothing; they are dropped.",
		words.SGFNote(sgf.Note{Code: sgf.NoValue, Line: 2, Column: 3, More: 1}):                                                                "Line 2, column 3: This property has no value; it is skipped. There is 1 more of these.",
		words.SGFNote(sgf.Note{Code: sgf.NoValue, Line: 2, Column: 3, More: 1500}):                                                             "Line 2, column 3: This property has no value; it is skipped. There are 1,500 more of these.",
		words.SGFError(&sgf.Error{Code: sgf.TooLarge, Line: 1, Column: 1, Size: 9, Limit: 8}):                                                  "Line 1, column 1: The file is too large: 9 bytes, and 8 is the most.",
		words.SGFIllegal(record.Illegal{Step: 10, Stone: goban.Stone{At: engine.Point{X: 4, Y: 5}, Color: goban.White}, Cause: goban.CauseKo}): "Step 10, White (4, 5): illegal, ko. The stone is taken back all the same.",
		words.SGFRepeat(goban.Repeat{Step: 9, Since: 7}):                                                                                       "After step 9 the board is as it was after step 7.",
		words.SGFRepeat(goban.Repeat{Step: 9}):                                                                                                 "After step 9 the board is as it was at the start.",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
