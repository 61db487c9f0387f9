package link

import (
	"encoding/base64"
	"strings"
)

// form is how a game's input stands in a link.
type form struct {
	id     string
	keys   string  // of the readable form; "" if there is none
	layout *layout // nil for Chapaev, whose numbers keep their spelling
}

// forms is that of every game.
var forms = [...]form{
	{"twixt", "nm", &twixtLayout},
	{"lianliankan", "nbq", &lianliankanLayout},
	{"chapaev", "d", nil},
	{"go", "nm", &goLayout},
	{"infinite-go", "", &infiniteLayout},
}

// formOf is the form of a game, nil if there is none of that id.
func formOf(id string) *form {
	for i := range forms {
		if forms[i].id == id {
			return &forms[i]
		}
	}
	return nil
}

// knows tells whether a key means something for the game.
func (f *form) knows(key string) bool {
	return len(key) == 1 && (strings.Contains(reserved, key) || strings.Contains(f.keys, key))
}

// maxReadable is the most characters of an input in readable form, if the packed one is shorter. With the rest of the
// address it fits everywhere.
const maxReadable = 1_900

// packing is the version of the packed form, the first digit of its value.
const packing = '1'

// appendInput appends the keys of a text: readable if they are short, packed otherwise.
func (f *form) appendInput(dst, text []byte) []byte {
	var sets []dataset
	var laid, ok bool
	readable := dst
	if f.layout == nil {
		if discs, all := splitDiscs(text); all {
			text = writeDiscs(discs)
			readable, ok = appendDiscs(dst, discs), true
		}
	} else if sets, laid = f.layout.read(text); laid && f.keys != "" {
		readable, ok = f.layout.appendReadable(dst, sets)
	}
	if ok && len(readable)-len(dst) <= maxReadable {
		return readable
	}
	c := newWriter()
	if c.flag(laid) {
		f.layout.pack(c, sets)
	} else {
		packText(c, text)
	}
	bytes := c.finish()
	length := len("z=1") + base64.RawURLEncoding.EncodedLen(len(bytes))
	if ok && len(readable)-len(dst) <= length {
		return readable
	}
	dst = append(appendKey(dst, "z"), packing)
	return base64.RawURLEncoding.AppendEncode(dst, bytes)
}

// content is the input in a link, as far as it was read.
type content struct {
	key                string // where it was found
	text               []byte
	part               string // what is counted; see Error
	arrived, announced int
	short              bool   // something is not there
	malformed          string // the key whose value cannot be
	newer              bool   // packed by a later version
	tooLarge           bool
}

// readInput reads the input of a link. If it is there twice, the packed form counts.
func (f *form) readInput(v *values) content {
	var in content
	switch {
	case v.given['z'-'a']:
		in = f.unpack(v.input['z'-'a'])
		in.key = "z"
	case v.givesAny(f.keys) && f.layout == nil:
		in = readDiscs(v.input['d'-'a'])
		in.key = "d"
	case v.givesAny(f.keys):
		in = f.layout.readReadable(v)
		in.key = "n"
	}
	return in
}

// unpack reads the value of z.
func (f *form) unpack(value string) content {
	if value == "" {
		return content{short: true}
	}
	if value[0] != packing {
		newer := value[0] > packing && value[0] <= '9'
		return content{newer: newer, malformed: "z"}
	}
	digits := value[1:]
	for i := range len(digits) {
		if c := digits[i]; !alphanumeric(c) && c != '-' && c != '_' {
			in := f.unpackDigits(digits[:i])
			in.malformed = "z"
			return in
		}
	}
	return f.unpackDigits(digits)
}

// unpackDigits reads base64url, of which the end may be missing.
func (f *form) unpackDigits(digits string) content {
	if len(digits)%4 == 1 { // six bits are no byte
		digits = digits[:len(digits)-1]
	}
	bytes, _ := base64.RawURLEncoding.DecodeString(digits)
	c := newReader(bytes)
	laid := c.flag(false)
	switch {
	case c.short:
		return content{short: true}
	case !laid:
		return unpackText(c)
	case f.layout == nil:
		return content{malformed: "z"}
	}
	return f.layout.unpack(c)
}
