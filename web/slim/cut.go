package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"path"
	"slices"
	"strconv"
	"strings"
)

// cut leaves declarations out of a Go file: functions and types by their names, methods and fields as "type.name". With
// a field go the loops over it, and in the end the imports that nothing uses any more. It fails if a declaration is not
// there.
func cut(source []byte, names []string) ([]byte, error) {
	positions := token.NewFileSet()
	file, err := parser.ParseFile(positions, "", source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	comments := ast.NewCommentMap(positions, file, file.Comments)
	for _, name := range names {
		if !cutDeclaration(file, name) {
			return nil, fmt.Errorf("there is no %s: has go-app changed?", name)
		}
	}
	cutImports(file)
	file.Comments = comments.Filter(file).Comments()
	var out bytes.Buffer
	if err := format.Node(&out, positions, file); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// cutDeclaration tells whether there was such a declaration.
func cutDeclaration(file *ast.File, name string) bool {
	before := len(file.Decls)
	file.Decls = slices.DeleteFunc(file.Decls, func(d ast.Decl) bool { return declared(d) == name })
	if len(file.Decls) < before {
		return true
	}
	structure, field, _ := strings.Cut(name, ".")
	fields := fieldsOf(file, structure)
	if fields == nil {
		return false
	}
	before = len(fields.List)
	fields.List = slices.DeleteFunc(fields.List, func(f *ast.Field) bool { return fieldName(f) == field })
	cutLoops(file, field)
	return len(fields.List) < before
}

// declared is the name of what a declaration declares; "" if that is a constant, a variable, or more than one thing.
func declared(d ast.Decl) string {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil {
			return d.Name.Name
		}
		return typeName(d.Recv.List[0].Type) + "." + d.Name.Name
	case *ast.GenDecl:
		if len(d.Specs) == 1 {
			if t, ok := d.Specs[0].(*ast.TypeSpec); ok {
				return t.Name.Name
			}
		}
	}
	return ""
}

// fieldName is the name of a field, which an embedded one has from its type; "" if there is more than one.
func fieldName(f *ast.Field) string {
	switch len(f.Names) {
	case 0:
		return typeName(f.Type)
	case 1:
		return f.Names[0].Name
	}
	return ""
}

// typeName is the name of a type without its package, or of what it points to.
func typeName(t ast.Expr) string {
	switch t := t.(type) {
	case *ast.Ident:
		return t.Name
	case *ast.SelectorExpr:
		return t.Sel.Name
	case *ast.StarExpr:
		return typeName(t.X)
	}
	return ""
}

// fieldsOf are the fields of the struct of that name; nil if there is none.
func fieldsOf(file *ast.File, name string) (fields *ast.FieldList) {
	ast.Inspect(file, func(n ast.Node) bool {
		if t, ok := n.(*ast.TypeSpec); ok && t.Name.Name == name {
			if s, ok := t.Type.(*ast.StructType); ok {
				fields = s.Fields
			}
		}
		return true
	})
	return fields
}

// cutLoops leaves out the loops over a field of that name.
func cutLoops(file *ast.File, field string) {
	ast.Inspect(file, func(n ast.Node) bool {
		if block, ok := n.(*ast.BlockStmt); ok {
			block.List = slices.DeleteFunc(block.List, func(s ast.Stmt) bool {
				loop, ok := s.(*ast.RangeStmt)
				if !ok {
					return false
				}
				over, ok := loop.X.(*ast.SelectorExpr)
				return ok && over.Sel.Name == field
			})
		}
		return true
	})
}

// cutImports leaves out the imports whose names stand nowhere in the file.
func cutImports(file *ast.File) {
	used := map[string]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok {
				used[x.Name] = true
			}
		}
		return true
	})
	file.Decls = slices.DeleteFunc(file.Decls, func(d ast.Decl) bool {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.IMPORT {
			return false
		}
		g.Specs = slices.DeleteFunc(g.Specs, func(s ast.Spec) bool { return !used[importName(s.(*ast.ImportSpec))] })
		return len(g.Specs) == 0
	})
}

// importName is the name by which a file calls a package: the one it gives it, or else the last part of its path, as it
// is with all packages that these files import.
func importName(spec *ast.ImportSpec) string {
	if spec.Name != nil {
		return spec.Name.Name
	}
	p, err := strconv.Unquote(spec.Path.Value)
	if err != nil {
		return ""
	}
	return path.Base(p)
}
