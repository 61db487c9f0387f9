// Package judgetest runs a game's stored cases and the properties that every reader must have. Only tests import it.
package judgetest

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/input"
)

// Judge is the judge's output for the whole datasets of a text, and the reader after them.
func Judge(game engine.Game, text []byte) ([]byte, *input.Reader) {
	r := input.Read(text)
	return game.Judge(nil, r), r
}

// Cases runs every NAME.in of dir against NAME.out (either may be gzipped), those of dir/quirks the same way, and those
// of dir/bad against the line, column and code of EXPECT.tsv (whose first row is a heading). dir/anchors is run too where
// it exists. It fails when one of the other folders holds no case.
func Cases(t *testing.T, game engine.Game, dir string) {
	folders := []string{dir, filepath.Join(dir, "quirks")}
	if anchors := filepath.Join(dir, "anchors"); exists(anchors) {
		folders = append(folders, anchors)
	}
	for _, sub := range folders {
		names := glob(t, sub)
		for _, name := range names {
			t.Run(strings.TrimPrefix(name, dir+"/"), func(t *testing.T) {
				text, want := File(t, name), File(t, strings.Replace(name, ".in", ".out", 1))
				got, r := Judge(game, text)
				if err := r.Err(); err != nil {
					t.Fatalf("refused at %d:%d: %s %q", err.Line, err.Column, err.Code, err.Found)
				}
				if !bytes.Equal(got, want) {
					t.Fatalf("got %q\nwant %q", head(got), head(want))
				}
			})
		}
	}
	bad := filepath.Join(dir, "bad")
	expect := strings.Split(strings.TrimSpace(string(File(t, filepath.Join(bad, "EXPECT.tsv")))), "\n")
	listed := 0
	for _, row := range expect[1:] {
		f := strings.Fields(row)
		if len(f) != 4 {
			t.Fatalf("EXPECT.tsv: %q", row)
		}
		listed++
		t.Run("bad/"+f[0], func(t *testing.T) {
			_, r := Judge(game, File(t, filepath.Join(bad, strings.TrimSuffix(f[0], ".in")+".in")))
			err := r.Err()
			if err == nil {
				t.Fatalf("accepted; want %s:%s %s", f[1], f[2], f[3])
			}
			if got := fmt.Sprintf("%d:%d %s", err.Line, err.Column, err.Code); got != f[1]+":"+f[2]+" "+f[3] {
				t.Errorf("got %s, want %s:%s %s", got, f[1], f[2], f[3])
			}
		})
	}
	if n := len(glob(t, bad)); n != listed {
		t.Errorf("%s has %d inputs and EXPECT.tsv lists %d", bad, n, listed)
	}
}

// RoundTrip checks what must hold for every text: reading ends without a panic, spans stay inside the text, and an
// accepted text, written and read again, gives the same datasets and verdicts.
func RoundTrip(t *testing.T, game engine.Game, text []byte) {
	t.Helper()
	data, out, r := readAll(game, text)
	if err := r.Err(); err != nil {
		if err.Line < 1 || err.Column < 1 || err.Span.Start < 0 || err.Span.End > len(text) || err.Span.Len() < 0 {
			t.Fatalf("fault outside the text: %+v", err)
		}
		return
	}
	for _, d := range data {
		if s := d.Span(); s.Start < 0 || s.End > len(text) || s.Len() < 0 {
			t.Fatalf("dataset outside the text: %v", s)
		}
	}
	written := game.Write(nil, data)
	again, out2, r2 := readAll(game, written)
	if err := r2.Err(); err != nil {
		t.Fatalf("written text refused: %+v\n%q", err, head(written))
	}
	if len(again) != len(data) || !bytes.Equal(out, out2) {
		t.Fatalf("%d datasets became %d, output %q became %q", len(data), len(again), head(out), head(out2))
	}
	if third := game.Write(nil, again); !bytes.Equal(written, third) {
		t.Fatalf("writing is not stable: %q, then %q", head(written), head(third))
	}
}

func readAll(game engine.Game, text []byte) (data []engine.Dataset, out []byte, r *input.Reader) {
	r = input.Read(text)
	for d, whole := range game.Read(r) {
		_ = d.Replay().Len()
		if whole {
			data = append(data, d)
			out = d.Verdict().AppendOutput(out)
		}
	}
	return data, out, r
}

// Seeds adds a game's small stored inputs, the bad ones too, to a fuzz target.
func Seeds(f *testing.F, dir string) {
	for _, pattern := range []string{"*.in", "quirks/*.in", "bad/*.in"} {
		names, _ := filepath.Glob(filepath.Join(dir, pattern))
		for _, name := range names {
			if text, err := os.ReadFile(name); err == nil && len(text) < 4096 {
				f.Add(text)
			}
		}
	}
}

// File is the content of a stored file, or of NAME.gz unpacked.
func File(t testing.TB, name string) []byte {
	t.Helper()
	if text, err := os.ReadFile(name); err == nil && !strings.HasSuffix(name, ".gz") {
		return text
	}
	f, err := os.Open(strings.TrimSuffix(name, ".gz") + ".gz")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func glob(t *testing.T, dir string) []string {
	t.Helper()
	var names []string
	for _, pattern := range []string{"*.in", "*.in.gz"} {
		found, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, found...)
	}
	if len(names) == 0 {
		t.Fatalf("no case in %s", dir)
	}
	return names
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

func head(b []byte) []byte { return b[:min(len(b), 300)] }
