package record

import (
	"os"
	"reflect"
	"testing"

	"umpire/engine/internal/rng"
)

// fuzz reads any text in a format. What is read is on the board, whole or not; without a fault it is the same after it
// was written, in every format but for what is lost there.
func fuzz(f *testing.F, format Format, names ...string) {
	for _, name := range names {
		text, err := os.ReadFile("testdata/" + name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	for _, c := range faults {
		if c.format == format && c.code != Large {
			f.Add([]byte(c.text))
		}
	}
	for seed := range uint64(4) {
		text, _ := Write(nil, game(rng.New(seed), 12), format)
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		Sniff(text)
		r, fault := Read(text, format)
		if fault != nil && (fault.Line < 1 || fault.Column < 1 || fault.Code == "") {
			t.Fatalf("a fault without a place: %+v", fault)
		}
		if r == nil {
			if fault == nil {
				t.Fatal("neither a record nor a fault")
			}
			return
		}
		r.Differences()
		r.AppendInput(nil)
		for _, other := range Formats() {
			written, lost := Write(nil, r, other)
			back, fault := Read(written, other)
			if fault != nil {
				t.Fatalf("%s: %+v\n%s", other, fault, written)
			}
			got, want := without(back, lost, other), without(r, lost, other)
			if !reflect.DeepEqual(got, want) {
				t.Fatalf("%s, lost %v:\n got %+v\nwant %+v\n%s", other, lost, got, want, written)
			}
		}
	})
}

func FuzzLittleGolem(f *testing.F) { fuzz(f, LittleGolem, "swapped.tsgf") }

func FuzzT1(f *testing.F) { fuzz(f, T1, "swapped.T1", "across.T1") }

func FuzzSGF(f *testing.F) { fuzz(f, SGF, "long.sgf") }

func FuzzList(f *testing.F) { fuzz(f, List, "numbered.txt") }
