package games

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"umpire/engine/input"
	"umpire/engine/internal/rng"
	"umpire/engine/twixt"
	"umpire/engine/twixt/record"
)

// TestInputsAreNoRecords looks for files of TwixT among the inputs of all judges: the cases of every game, the pages,
// and random inputs, whole and broken.
func TestInputsAreNoRecords(t *testing.T) {
	check := func(name string, text []byte) {
		t.Helper()
		if format, ok := record.Sniff(text); ok {
			t.Errorf("%s is taken for %s:\n%.200s", name, format, text)
		}
	}
	looked := 0
	for _, pattern := range []string{"../*/testdata/*", "../*/testdata/*/*", "testdata/pages/*"} {
		names, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err == nil && filepath.Base(filepath.Dir(name)) != "golden" {
				check(name, text)
				looked++
			}
		}
	}
	if looked < 200 {
		t.Errorf("%d files: too few to tell", looked)
	}
	r := rng.New(4)
	for range 400 {
		for _, g := range All() {
			text := legal(r, g.ID)
			check(g.ID, text)
			check(g.ID, relaid(r, text))
			check(g.ID, broken(r, text))
			spans := tokens(text)
			at := spans[r.Below(len(spans))]
			if len(spans) > 1 { // a lone d4 is a list of moves
				check(g.ID, bytes.Join([][]byte{text[:at[0]], text[at[1]:]}, []byte("d4")))
			}
		}
	}
}

// TestRecordsAreNoInputs writes games of TwixT in every format. No judge's reader accepts them.
func TestRecordsAreNoInputs(t *testing.T) {
	r := rng.New(5)
	for range 100 {
		for _, rec := range records(t, legalTwixt(r)) {
			for _, format := range record.Formats() {
				file, _ := record.Write(nil, rec, format)
				if fitting := Detect(file, nil).Fitting(); len(fitting) > 0 {
					t.Errorf("%s fits %s:\n%s", format, fitting[0].ID, file)
				}
			}
		}
	}
}

// records is the games of an input of TwixT as records.
func records(t *testing.T, text []byte) (all []*record.Record) {
	t.Helper()
	for d, whole := range twixt.Game().Read(input.Read(text)) {
		if !whole {
			t.Fatalf("not legal: %s", text)
		}
		all = append(all, record.Of(d.(*twixt.Dataset)))
	}
	return all
}
