package main

import (
	"archive/zip"
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"umpire/engine/games"
	"umpire/engine/internal/judgetest"
	"umpire/engine/recipe"
)

// TestGen makes one input for every game, from a recipe and without.
func TestGen(t *testing.T) {
	for _, g := range games.All() {
		for _, flags := range []string{"", " -recipe " + recipe.Kinds(g.ID)[1].Usual(9).String()} {
			var stdout, stderr bytes.Buffer
			status := run(strings.Fields("gen -game "+g.ID+flags), nil, &stdout, &stderr)
			if status != judged || stderr.Len() > 0 || !judgetest.Legal(g, stdout.Bytes()) {
				t.Errorf("%s%s: status %d, said %q", g.ID, flags, status, stderr.String())
			}
		}
	}
}

// TestGenBatch makes twelve tests as files and as a zip: the same ones, with the judge's outputs and their recipes.
func TestGenBatch(t *testing.T) {
	g, _ := games.ByID("go")
	folder, archive := filepath.Join(t.TempDir(), "new"), filepath.Join(t.TempDir(), "tests.zip")
	for _, to := range []string{folder, archive} {
		var stderr bytes.Buffer
		args := []string{"gen", "-game", g.ID, "-recipe", "1.ko.41.30", "-n", "12", "-o", to}
		if status := run(args, nil, io.Discard, &stderr); status != judged {
			t.Fatalf("status %d: %s", status, stderr.String())
		}
	}
	z, err := zip.OpenReader(archive)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	if len(z.File) != 2*12+1 {
		t.Errorf("%d files", len(z.File))
	}
	for _, file := range z.File {
		in, err := file.Open()
		if err != nil {
			t.Fatal(err)
		}
		packed, _ := io.ReadAll(in)
		if loose, err := os.ReadFile(filepath.Join(folder, file.Name)); err != nil || !bytes.Equal(loose, packed) {
			t.Errorf("%s: %q and %q: %v", file.Name, loose, packed, err)
		}
	}
	list, _ := os.ReadFile(filepath.Join(folder, "recipes.txt"))
	lines := strings.Split(strings.TrimSpace(string(list)), "\n")
	if len(lines) != 12 || lines[1] != "02 1.ko.42.30" {
		t.Fatalf("recipes %q", lines)
	}
	for _, line := range lines {
		name, text, _ := strings.Cut(line, " ")
		made, _ := recipe.Parse(g.ID, text)
		want, _ := recipe.Write(nil, g.ID, made)
		in, _ := os.ReadFile(filepath.Join(folder, name+".in"))
		out, _ := os.ReadFile(filepath.Join(folder, name+".out"))
		if judge, _ := judgetest.Judge(g, in); !bytes.Equal(in, want) || !bytes.Equal(out, judge) {
			t.Errorf("%s: not what the recipe makes, or not its output", name)
		}
	}
}

// TestGenMisused says what is wrong with a call.
func TestGenMisused(t *testing.T) {
	for args, said := range map[string]string{
		"gen":                                   "umpire gen needs a -game",
		"gen -game go -n 2":                     "umpire gen needs -n from 1",
		"gen -game go -n 0":                     "umpire gen needs -n from 1",
		"gen -game go extra":                    "umpire gen needs -n from 1",
		"gen -game go -recipe 1.ko.1.0":         "umpire gen: The recipe 1.ko.1.0 makes no input. The size attempts is 1 to 10,000, found 0.",
		"gen -game go -recipe 2.ko.1.1":         "umpire gen: The recipe 2.ko.1.1 makes no input. Version 2 is not known here",
		"gen -game go -recipe 1.ko.1.1.7":       "umpire gen: The recipe 1.ko.1.1.7 makes no input. The size 7 is one too many.",
		"gen -game go -recipe ko":               "umpire gen: The recipe ko makes no input. A recipe is version.name.seed.sizes",
		"gen -game go -n 2 -o testdata/yes.in/": "umpire: ",
	} {
		var stdout, stderr bytes.Buffer
		status := run(strings.Fields(args), nil, &stdout, &stderr)
		if status != misused || !strings.HasPrefix(stderr.String(), said) || stdout.Len() > 0 {
			t.Errorf("%s: status %d, said %q %q", args, status, stdout.String(), stderr.String())
		}
	}
	var stderr bytes.Buffer
	if status := run([]string{"gen", "-game", "go"}, nil, broken{}, &stderr); status != misused {
		t.Errorf("a broken output: status %d", status)
	}
}
