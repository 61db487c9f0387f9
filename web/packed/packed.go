// Package packed keeps a file together with its compressed forms, so that a server compresses nothing while it serves.
//
// Large files are packed when they are built: Write puts NAME.gz, NAME.br and NAME.sha256 beside NAME. The last one
// holds the SHA-256 of what was packed, and Read refuses forms that were made from another content: a forgotten one
// would go on serving an old program.
package packed

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/andybalholm/brotli"
)

// The names that Write adds to a file's own.
const (
	gzipSuffix   = ".gz"
	brotliSuffix = ".br"
	sumSuffix    = ".sha256"
)

// File is a content in all its forms.
type File struct {
	Raw    []byte
	Gzip   []byte            // nil if there is no such form
	Brotli []byte            // nil if there is no such form
	Sum    [sha256.Size]byte // of Raw
}

// Level says how hard to compress.
type Level struct{ gzip, brotli int }

// Fast takes about half a second for a program of 7 MB; Best takes half a minute and saves 15 %.
// Text is the level between them for small files at the start of a server: 1 ms for 20 KB.
var (
	Fast = Level{gzip: 5, brotli: 5}
	Text = Level{gzip: gzip.BestCompression, brotli: 9}
	Best = Level{gzip: gzip.BestCompression, brotli: brotli.BestCompression}
)

// Plain is a content without compressed forms.
func Plain(raw []byte) File { return File{Raw: raw, Sum: sha256.Sum256(raw)} }

// Pack compresses a content. A form that is not smaller is left out.
func Pack(raw []byte, level Level) (File, error) {
	f := Plain(raw)
	var err error
	f.Gzip, err = compress(raw, func(w io.Writer) (io.WriteCloser, error) { return gzip.NewWriterLevel(w, level.gzip) })
	if err != nil {
		return File{}, err
	}
	f.Brotli, err = compress(raw, func(w io.Writer) (io.WriteCloser, error) {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: level.brotli, LGWin: windowBits}), nil
	})
	return f, err
}

// windowBits is brotli's largest window that every browser takes: 16 MB.
const windowBits = 24

func compress(raw []byte, encoder func(io.Writer) (io.WriteCloser, error)) ([]byte, error) {
	var out bytes.Buffer
	w, err := encoder(&out)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(raw); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	if out.Len() >= len(raw) {
		return nil, nil
	}
	return out.Bytes(), nil
}

// Write packs the file of that path and puts its compressed forms beside it.
func Write(path string, level Level) error {
	raw, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	f, err := Pack(raw, level)
	if err != nil {
		return err
	}
	if err := writeForm(path+gzipSuffix, f.Gzip); err != nil {
		return err
	}
	if err := writeForm(path+brotliSuffix, f.Brotli); err != nil {
		return err
	}
	return os.WriteFile(path+sumSuffix, []byte(hex.EncodeToString(f.Sum[:])+"\n"), 0o644) // last: it vouches for the others
}

// writeForm writes a compressed form, or removes an earlier one where there is none now.
func writeForm(path string, form []byte) error {
	if form != nil {
		return os.WriteFile(path, form, 0o644)
	}
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// Read reads a file with the compressed forms that Write put beside it. It fails if they were made from another
// content, or if there is nothing to show what they were made from.
func Read(files fs.FS, name string) (File, error) {
	raw, err := fs.ReadFile(files, name)
	if err != nil {
		return File{}, err
	}
	f := Plain(raw)
	sum, err := fs.ReadFile(files, name+sumSuffix)
	if errors.Is(err, fs.ErrNotExist) {
		return File{}, fmt.Errorf("%s was not packed", name)
	}
	if err != nil {
		return File{}, err
	}
	if strings.TrimSpace(string(sum)) != hex.EncodeToString(f.Sum[:]) {
		return File{}, fmt.Errorf("%s has changed since it was packed", name)
	}
	if f.Gzip, err = readForm(files, name+gzipSuffix); err != nil {
		return File{}, err
	}
	f.Brotli, err = readForm(files, name+brotliSuffix)
	return f, err
}

func readForm(files fs.FS, name string) ([]byte, error) {
	form, err := fs.ReadFile(files, name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return form, err
}

// Side tells whether a file of that name was put there by Write.
func Side(name string) bool {
	return strings.HasSuffix(name, gzipSuffix) || strings.HasSuffix(name, brotliSuffix) || strings.HasSuffix(name, sumSuffix)
}
