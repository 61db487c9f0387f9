package session

import (
	"bytes"
	"unicode/utf16"
	"unicode/utf8"
)

// Plain is a file's or a clipboard's content as text that can be judged: what was written in UTF-16, with a byte-order
// mark, becomes UTF-8; everything else is content itself, not copied. It fails with ErrTooLarge for more than MaxText
// bytes, before or after, and with ErrNotText for what is no text, as far as Peek bytes of it tell.
func Plain(content []byte) ([]byte, error) {
	if len(content) > MaxText {
		return nil, ErrTooLarge
	}
	text := content
	if order, ok := wide(content); ok {
		if text = narrowed(content[2:], order); len(text) > MaxText {
			return nil, ErrTooLarge
		}
	}
	head := text[:min(len(text), Peek)]
	if bytes.IndexByte(head, 0) >= 0 || bytes.HasPrefix(head, pdf) {
		return nil, ErrNotText
	}
	return text, nil
}

// Peek is how many bytes at the start of a content tell whether it is text.
const Peek = 64 << 10

// pdf begins a document whose first pages may well have no zero byte.
var pdf = []byte("%PDF-")

// byteOrder is the place of the low byte in each two of UTF-16.
type byteOrder int

// wide is the byte order of a content in UTF-16. It is false if the content does not begin with its byte-order mark.
func wide(content []byte) (byteOrder, bool) {
	if len(content) < 2 {
		return 0, false
	}
	switch [2]byte(content) {
	case [2]byte{0xFF, 0xFE}:
		return 0, true
	case [2]byte{0xFE, 0xFF}:
		return 1, true
	}
	return 0, false
}

// narrowed is a text in UTF-16, without its mark, as UTF-8. What is no character becomes U+FFFD.
func narrowed(content []byte, low byteOrder) []byte {
	text := make([]byte, 0, len(content)/2)
	at := func(i int) rune { return rune(content[i+int(low)]) | rune(content[i+1-int(low)])<<8 }
	for i := 0; i < len(content); i += 2 {
		r := rune(utf8.RuneError)
		if i+1 < len(content) {
			r = at(i)
		}
		if utf16.IsSurrogate(r) && i+3 < len(content) {
			if pair := utf16.DecodeRune(r, at(i+2)); pair != utf8.RuneError {
				r, i = pair, i+2
			}
		}
		text = utf8.AppendRune(text, r) // half a pair alone becomes U+FFFD
	}
	return text
}
