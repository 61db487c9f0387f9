package games

import (
	"bytes"
	"testing"
)

// BenchmarkDetect times what a page waits for: a sample, an input of 45 MB, which is not read through, and texts made
// to be slow, which are.
func BenchmarkDetect(b *testing.B) {
	of := func(piece string, size int) []byte { return bytes.Repeat([]byte(piece), size/len(piece)) }
	texts := []struct {
		name string
		text []byte
	}{
		{"sample", []byte(All()[0].Samples[0].Text)},
		{"45MB", long(45 << 20)},
		{"8MB brackets", of("(", 8<<20)},
		{"8MB headings", of("Input\n", 8<<20)},
		{"8MB samples", of("Input\n1 x\nOutput\n1\n", 8<<20)},
		{"8MB words", of("a word ", 8<<20)},
		{"8MB ones", of("1 ", 8<<20)},
		{"8MB digits", of("1", 8<<20)},
		{"8MB wide", of("１　", 8<<20)},
	}
	for _, t := range texts {
		b.Run(t.name, func(b *testing.B) {
			b.SetBytes(int64(len(t.text)))
			for b.Loop() {
				Detect(t.text, nil)
			}
		})
	}
}
