package packed

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

func TestPack(t *testing.T) {
	raw := []byte(strings.Repeat("a peg, a link, a chain; ", 1000))
	for _, level := range []Level{Fast, Text, Best} {
		f, err := Pack(raw, level)
		if err != nil {
			t.Fatal(err)
		}
		unzipped, err := gzip.NewReader(bytes.NewReader(f.Gzip))
		if err != nil {
			t.Fatal(err)
		}
		for name, form := range map[string]io.Reader{"gzip": unzipped, "brotli": brotli.NewReader(bytes.NewReader(f.Brotli))} {
			got, err := io.ReadAll(form)
			if err != nil || !bytes.Equal(got, raw) {
				t.Errorf("%s at %v does not give the content back: %v", name, level, err)
			}
		}
	}
}

func TestPackGainsNothing(t *testing.T) {
	f, err := Pack([]byte("x"), Fast)
	if err != nil {
		t.Fatal(err)
	}
	if f.Gzip != nil || f.Brotli != nil {
		t.Errorf("one byte is packed as %d and %d bytes", len(f.Gzip), len(f.Brotli))
	}
}

func TestWriteRead(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "app.wasm")
	files := os.DirFS(dir)
	write := func(content string) {
		t.Helper()
		if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	long := strings.Repeat("stone ", 100)

	write(long)
	if _, err := Read(files, "app.wasm"); err == nil {
		t.Error("a file that was not packed is read")
	}
	if err := Write(path, Fast); err != nil {
		t.Fatal(err)
	}
	f, err := Read(files, "app.wasm")
	if err != nil {
		t.Fatal(err)
	}
	if string(f.Raw) != long || len(f.Gzip) == 0 || len(f.Brotli) == 0 {
		t.Errorf("read back as %d bytes, %d gzip, %d brotli", len(f.Raw), len(f.Gzip), len(f.Brotli))
	}

	write(long + "changed")
	if _, err := Read(files, "app.wasm"); err == nil {
		t.Error("a file that has changed since it was packed is read")
	}

	write("x") // its compressed forms gain nothing, and the old ones have to go
	if err := Write(path, Fast); err != nil {
		t.Fatal(err)
	}
	if f, err = Read(files, "app.wasm"); err != nil || f.Gzip != nil || f.Brotli != nil {
		t.Errorf("a short file is read with forms %q and %q: %v", f.Gzip, f.Brotli, err)
	}

	if err := Write(filepath.Join(dir, "none"), Fast); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("packing a file that is not there: %v", err)
	}
}

func TestSide(t *testing.T) {
	for name, want := range map[string]bool{
		"app.wasm": false, "app.wasm.gz": true, "app.wasm.br": true, "app.wasm.sha256": true,
	} {
		if Side(name) != want {
			t.Errorf("Side(%q) = %t", name, !want)
		}
	}
}
