package main

import (
	"archive/zip"
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/recipe"
)

// maxTests is how many tests are made in one go.
const maxTests = 1_000_000

// runGen writes inputs that recipes make, with the judge's outputs beside them where they go into files.
func runGen(args []string, stdout, stderr io.Writer) int {
	c := newCommand("gen", stdout, stderr)
	text := c.flags.String("recipe", "", "")
	n := c.flags.Int("n", 1, "")
	to := c.flags.String("o", "", "")
	g, status, ok := c.parse(args)
	if !ok {
		return status
	}
	if c.flags.NArg() > 0 || *n < 1 || *n > maxTests || *n > 1 && *to == "" {
		return c.misuse("umpire gen needs -n from 1 to %d, -o for more than one, and nothing else", maxTests)
	}
	nth, err := recipes(g, *text, func(i int) recipe.Recipe { return recipe.Mixed(g.ID, i) })
	if err != nil {
		return c.misuse("umpire gen: %v", err)
	}
	if *to == "" {
		text, _ := recipe.Write(nil, g.ID, nth(0))
		if _, err := stdout.Write(text); err != nil {
			fmt.Fprintf(stderr, "umpire: %v\n", err)
			return misused
		}
		return judged
	}
	if err := writeTests(g, *to, *n, nth); err != nil {
		fmt.Fprintf(stderr, "umpire: %v\n", err)
		return misused
	}
	return judged
}

// recipes is the recipe of test i, from 0: that of the text with seed after seed, or if that is "" what other says.
func recipes(g engine.Game, text string, other func(i int) recipe.Recipe) (func(i int) recipe.Recipe, error) {
	if text == "" {
		return other, nil
	}
	r, err := recipe.Parse(g.ID, text)
	if err != nil {
		return nil, errors.New(words.T("recipe.bad", text) + " " + complaint(g, err))
	}
	return r.Nth, nil
}

// complaint says what is wrong with a recipe.
func complaint(g engine.Game, err *recipe.Error) string {
	switch err.Problem {
	case recipe.NoKind:
		var names []string
		for _, k := range recipe.Kinds(g.ID) {
			names = append(names, k.Name)
		}
		return words.T("recipe.nokind", g.Title, err.Part, strings.Join(names, ", "))
	case recipe.NoVersion:
		return words.T("recipe.noversion", err.Part)
	case recipe.OutOfRange:
		return words.T("recipe.range", err.Size.Name, err.Size.Least, err.Size.Most, err.Part)
	case recipe.TooMany:
		return words.T("recipe.toomany", err.Part)
	}
	return words.T("recipe.nonumber")
}

// writeTests writes tests 1 to n into a zip file, if the name ends so, or a folder: 01.in, 01.out, and so on, and the
// recipes of all in recipes.txt.
func writeTests(g engine.Game, to string, n int, nth func(i int) recipe.Recipe) error {
	create, done, err := target(to)
	if err != nil {
		return err
	}
	digits := len(fmt.Sprint(n))
	var list []byte
	for i := range n {
		r := nth(i)
		in, _ := recipe.Write(nil, g.ID, r)
		name := fmt.Sprintf("%0*d", digits, i+1)
		list = fmt.Appendf(list, "%s %s\n", name, r)
		out := g.Judge(nil, input.Read(in))
		if err := errors.Join(create(name+".in", in), create(name+".out", out)); err != nil {
			return err
		}
	}
	return errors.Join(create("recipes.txt", list), done())
}

// target is where tests go: what makes a file there, and what ends it.
func target(to string) (create func(name string, text []byte) error, done func() error, err error) {
	if !strings.EqualFold(filepath.Ext(to), ".zip") {
		create = func(name string, text []byte) error { return os.WriteFile(filepath.Join(to, name), text, 0o644) }
		return create, func() error { return nil }, os.MkdirAll(to, 0o755)
	}
	file, err := os.Create(to)
	if err != nil {
		return nil, nil, err
	}
	buffer := bufio.NewWriter(file)
	z := zip.NewWriter(buffer) // its files have no time, so that the same tests make the same bytes
	create = func(name string, text []byte) error {
		w, err := z.Create(name)
		if err == nil {
			_, err = w.Write(text)
		}
		return err
	}
	done = func() error { return errors.Join(z.Close(), buffer.Flush(), file.Close()) }
	return create, done, nil
}
