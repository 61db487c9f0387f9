// Package charset knows the encodings that a browser knows, under the same names, for programs outside of one. Its tables
// are large, so it stands apart from package sgf.
package charset

import (
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/htmlindex"
)

// Decode is an sgf.Decoder. Bytes that are none of the encoding's become U+FFFD.
func Decode(name string, text []byte) (string, bool) {
	e, err := htmlindex.Get(name)
	if err != nil || e == encoding.Replacement {
		return "", false
	}
	out, err := e.NewDecoder().Bytes(text)
	return string(out), err == nil
}
