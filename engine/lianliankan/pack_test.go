package lianliankan

import (
	"reflect"
	"testing"

	"umpire/engine/input"
	"umpire/engine/internal/judgetest"
	"umpire/engine/internal/rng"
)

func TestPack(t *testing.T) {
	for _, name := range []string{"01_sample", "17_tile_numbers", "20_walls", "bad/truncated_queries", "bad/truncated_rows"} {
		for d := range Game().Read(input.Read(judgetest.File(t, "testdata/"+name+".in"))) {
			d := d.(*Dataset)
			got, ok := Unpack(d.Pack([]byte("before"))[len("before"):])
			if !ok || !reflect.DeepEqual(got.Board, d.Board) || len(got.Questions) != len(d.Questions) {
				t.Fatalf("%s: got %+v, %t", name, got, ok)
			}
			for i, q := range d.Questions {
				if got.Questions[i] != q {
					t.Errorf("%s: question %d is %+v, want %+v", name, i+1, got.Questions[i], q)
				}
			}
		}
	}
}

// TestUnpackRefuses cuts and spoils a packed dataset: it is refused, or is still one that can be judged.
func TestUnpackRefuses(t *testing.T) {
	packed := Small(rng.New(3)).Pack(nil)
	for n := range packed {
		if _, ok := Unpack(packed[:n]); ok {
			t.Errorf("%d of %d bytes were taken", n, len(packed))
		}
	}
	for i := range packed {
		for _, by := range []byte{1, 0x80, 0xFF} {
			packed[i] ^= by
			if d, ok := Unpack(packed); ok {
				d.Verdict()
			}
			packed[i] ^= by
		}
	}
}

// TestPackStep packs why questions came out so, and cuts what was packed.
func TestPackStep(t *testing.T) {
	r := rng.New(5)
	for range 100 {
		d := Small(r)
		for k := 1; k <= len(d.Questions); k++ {
			packed := d.PackStep(k)
			got, ok := d.UnpackStep(packed)
			if want := d.Replay().(*Replay).Explain(k); !ok || !reflect.DeepEqual(got, want) {
				t.Fatalf("question %d: got %+v, %t, want %+v", k, got, ok, want)
			}
			for n := range packed {
				if _, ok := d.UnpackStep(packed[:n]); ok {
					t.Fatalf("question %d: %d of %d bytes were taken", k, n, len(packed))
				}
			}
		}
	}
}
