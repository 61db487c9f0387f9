package games

import "unicode/utf8"

// normalise is text as detection reads it: full-width digits, signs and points become ASCII; ideographic and no-break
// spaces, commas, semicolons and round brackets become blanks. It is text itself, and false, if all of it is plain. Only
// detection reads it; a judge reads what was pasted.
func normalise(text []byte) (normal []byte, changed bool) {
	i := 0
	for i < len(text) && plain(text[i]) {
		i++
	}
	if i == len(text) {
		return text, false
	}
	out := append(make([]byte, 0, len(text)), text[:i]...)
	for i < len(text) {
		if c := text[i]; c < utf8.RuneSelf {
			out = append(out, ascii(c))
			i++
			continue
		}
		r, size := utf8.DecodeRune(text[i:])
		if c := narrow(r); c != 0 {
			out = append(out, c)
		} else {
			out = append(out, text[i:i+size]...)
		}
		i += size
	}
	return out, true
}

// plain tells whether normalise leaves a byte as it is.
func plain(c byte) bool { return c < utf8.RuneSelf && ascii(c) == c }

func ascii(c byte) byte {
	switch c {
	case ',', ';', '(', ')':
		return ' '
	}
	return c
}

// narrow is the ASCII byte that stands for a character in detection, 0 if there is none.
func narrow(r rune) byte {
	switch {
	case r >= '０' && r <= '９':
		return byte(r-'０') + '0'
	case r >= '\u2000' && r <= '\u200A': // typographic spaces
		return ' '
	}
	switch r {
	case '－', '−':
		return '-'
	case '＋':
		return '+'
	case '．':
		return '.'
	case '\u00A0', '\u202F', '\u205F', '\u3000', '\uFEFF', '，', '、', '；', '（', '）':
		return ' '
	}
	return 0
}
