package sgf

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"umpire/engine/input"
)

// Decoder decodes a text from the encoding of a name; the bool is false if it does not know the name. It need not know
// UTF-8, UTF-16 and Latin-1. It is handed in because its tables are larger than a program for the browser should be, which
// has them anyway.
type Decoder func(name string, text []byte) (string, bool)

// The encodings that need no Decoder.
const (
	encodingUTF8   = "UTF-8"
	encodingUTF16  = "UTF-16"
	encodingLatin1 = "ISO-8859-1"
)

// encodingGB18030 is how a Decoder is asked for the encoding that most Go files of another encoding than these have.
const encodingGB18030 = "GB18030"

// decoded is a file as text, and what there is to note about that.
type decoded struct {
	text, encoding string
	notes          []Code
}

// toText decodes a file. A byte order mark decides; else the CA of the first game; else it is UTF-8 if it can be, and
// Latin-1 if not.
func toText(file []byte, decode Decoder) (d decoded) {
	s := string(file)
	switch {
	case strings.HasPrefix(s, "\xEF\xBB\xBF"):
		d.notes = append(d.notes, ByteOrderMark)
		d.utf8(s[3:])
		return d
	case strings.HasPrefix(s, "\xFE\xFF"):
		d.utf16(s[2:], 1, 0)
		return d
	case strings.HasPrefix(s, "\xFF\xFE"):
		d.utf16(s[2:], 0, 1)
		return d
	}
	valid := utf8.ValidString(s)
	name := rootEncoding(s, false)
	if !valid && (name == "" || plainName(name) == "utf8") {
		if wide := rootEncoding(s, true); wide != "" {
			name = wide
		}
	}
	switch plainName(name) {
	case "":
	case "utf8":
		d.utf8(s)
		return d
	case "iso88591", "latin1", "usascii", "ascii":
		d.text, d.encoding = latin1(s), encodingLatin1
		return d
	case "gb18030", "gbk", "gb2312", "cp936": // each holds the one after it
		name = encodingGB18030
		fallthrough
	default:
		if decode != nil {
			if text, ok := decode(name, file); ok {
				d.text, d.encoding = text, name
				if strings.ContainsRune(text, utf8.RuneError) {
					d.notes = append(d.notes, BadBytes)
				}
				return d
			}
		}
		d.notes = append(d.notes, UnknownEncoding)
	}
	if valid {
		d.text, d.encoding = s, encodingUTF8
		return d
	}
	d.notes = append(d.notes, Latin1)
	d.text, d.encoding = latin1(s), encodingLatin1
	return d
}

func (d *decoded) utf8(s string) {
	d.encoding, d.text = encodingUTF8, s
	if !utf8.ValidString(s) {
		d.text = strings.ToValidUTF8(s, "\uFFFD")
		d.notes = append(d.notes, BadBytes)
	}
}

// utf16 decodes pairs of bytes, of which these are the high and the low one.
func (d *decoded) utf16(s string, low, high int) {
	unit := func(i int) rune { return rune(s[i+high])<<8 | rune(s[i+low]) }
	text := make([]byte, 0, len(s)+len(s)/2)
	end := len(s) &^ 1
	for i := 0; i < end; i += 2 {
		c := unit(i)
		if utf16.IsSurrogate(c) {
			if c = utf8.RuneError; i+2 < end {
				c = utf16.DecodeRune(unit(i), unit(i+2))
			}
			if c != utf8.RuneError {
				i += 2
			}
		}
		text = utf8.AppendRune(text, c)
	}
	d.notes = append(d.notes, ByteOrderMark)
	d.encoding, d.text = encodingUTF16, string(text)
	if len(s) != end || strings.ContainsRune(d.text, utf8.RuneError) {
		d.notes = append(d.notes, BadBytes)
	}
}

// latin1 decodes a text in which each byte is a character.
func latin1(s string) string {
	var out strings.Builder
	out.Grow(len(s) + len(s)/8)
	for i := range len(s) {
		out.WriteRune(rune(s[i]))
	}
	return out.String()
}

// plainName is the name of an encoding without what people spell differently: case, blanks, hyphens and the like.
func plainName(name string) string {
	var out []byte
	for i := range len(name) {
		switch c := name[i]; {
		case c >= 'A' && c <= 'Z':
			out = append(out, c-'A'+'a')
		case c >= 'a' && c <= 'z', c >= '0' && c <= '9':
			out = append(out, c)
		}
	}
	return string(out)
}

// rootEncoding is the CA of the first game's root, "" if there is none. Wide reads every byte from 0x81 on together with
// the next one, as the first half of a character: so it is in GB18030, Big5 and Shift-JIS, whose second half may be "\"
// or "]".
func rootEncoding(text string, wide bool) string {
	s := scanner{text: text, wide: wide}
	s.toGame(func(input.Span) {})
	if s.ended() {
		return ""
	}
	s.pos = strings.IndexByte(text[s.pos:], ';') + s.pos + 1
	named := false // the last name was CA
	for !s.ended() {
		switch c := text[s.pos]; {
		case isLetter(c):
			name, _ := s.name()
			named = name == "CA"
		case c == '[':
			v, _ := s.value()
			if named {
				return strings.TrimSpace(text[v.Start:v.End])
			}
		case c == ';' || c == '(' || c == ')':
			return ""
		default:
			s.pos++
		}
	}
	return ""
}
