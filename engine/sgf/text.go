package sgf

import "strings"

// Text is what a raw value of the type Text says: unescaped, each line break an LF, other white space a blank.
func Text(raw string) string { return unescape(raw, '\n') }

// SimpleText is what a raw value of the type SimpleText says: it has no lines, so a line break is a blank, too.
func SimpleText(raw string) string { return unescape(raw, ' ') }

func unescape(raw string, newline byte) string {
	if !odd(raw) {
		return raw
	}
	out := make([]byte, 0, len(raw))
	for i := 0; i < len(raw); {
		escaped := raw[i] == '\\'
		if escaped {
			if i++; i == len(raw) {
				break
			}
		}
		switch c := raw[i]; {
		case c == '\n' || c == '\r':
			i += breakLen(raw[i:])
			if !escaped {
				out = append(out, newline)
			}
		case c == '\t' || c == '\v' || c == '\f':
			out = append(out, ' ')
			i++
		default:
			out = append(out, c)
			i++
		}
	}
	return string(out)
}

// odd tells whether something in a raw value does not stand for itself.
func odd(raw string) bool {
	for i := range len(raw) {
		if c := raw[i]; c == '\\' || c < ' ' {
			return true
		}
	}
	return false
}

// breakLen is the length of the line break at the start of s: LF, CR, CRLF or LFCR.
func breakLen(s string) int {
	if len(s) > 1 && (s[:2] == "\r\n" || s[:2] == "\n\r") {
		return 2
	}
	return 1
}

// Cut divides a raw value of a composed type at its colon; both halves are still escaped.
func Cut(raw string) (before, after string, ok bool) {
	for i := 0; i < len(raw); i++ {
		switch raw[i] {
		case '\\':
			i++
		case ':':
			return raw[:i], raw[i+1:], true
		}
	}
	return raw, "", false
}

// Escape is the raw value that says this text. It serves alone and as half of a composed value.
func Escape(text string) string {
	if !strings.ContainsAny(text, `\]:`) {
		return text
	}
	out := make([]byte, 0, len(text)+8)
	for i := range len(text) {
		switch text[i] {
		case '\\', ']', ':':
			out = append(out, '\\')
		}
		out = append(out, text[i])
	}
	return string(out)
}
