package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

func TestT(t *testing.T) {
	l := &Language{
		tables: []map[Key]string{{"a": "{0} {0|move|moves} by {1}", "b": "{0", "c": "{2}"}},
		plural: English.plural, group: ",",
	}
	for _, c := range []struct {
		key  Key
		args []any
		want string
	}{
		{"a", []any{1, "Black"}, "1 move by Black"},
		{"a", []any{12345, "White"}, "12,345 moves by White"},
		{"b", nil, "{0"},
		{"c", []any{1}, "{2}"},
		{"none", nil, "none"},
	} {
		if got := l.T(c.key, c.args...); got != c.want {
			t.Errorf("%s %v: %q, want %q", c.key, c.args, got, c.want)
		}
	}
	type place struct{ x int }
	parts := l.Parts("a", place{3}, "White")
	if len(parts) != 2 || parts[0] != (place{3}) || parts[1] != " moves by White" {
		t.Errorf("parts: %q", parts)
	}
	for n, want := range map[int]string{0: "0", 999: "999", 1000: "1,000", -1234567: "-1,234,567"} {
		if got := l.Count(n); got != want {
			t.Errorf("%d: %q", n, got)
		}
	}
}

// TestKeys finds every key that the pages name in full and looks it up.
func TestKeys(t *testing.T) {
	found := 0
	err := filepath.WalkDir("..", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) == 0 {
				return true
			}
			fun, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || fun.Sel.Name != "T" {
				return true
			}
			if lit, ok := call.Args[0].(*ast.BasicLit); ok {
				key, _ := strconv.Unquote(lit.Value)
				found++
				if _, ok := English.lookup(Key(key)); !ok {
					t.Errorf("%s: no words for %q", path, key)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if found < 50 {
		t.Errorf("only %d keys found", found)
	}
}
