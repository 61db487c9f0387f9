package link

import (
	"strings"
)

// values is the keys and values of a link, as they are read.
type values struct {
	input     [26]string // those of the input, by their letters; small letters unless packed
	given     [26]bool   // the keys met
	any       bool       // one of them means something here
	newer     bool       // it is of a later version
	malformed string     // the first key whose value cannot be
}

// reserved is the keys that mean the same in every game. A game has further ones for its input; see form.
const reserved = "acgkorsvwxz"

// exact tells which keys have packed values, whose case matters.
func exact(key byte) bool { return key == 'a' || key == 'o' || key == 'z' }

// carried is a value that is carried as it is, and its key.
type carried struct {
	key  string
	text *string
}

func (s *State) carried() [6]carried {
	return [6]carried{
		{"w", &s.Branch}, {"a", &s.Setup}, {"r", &s.Rules}, {"x", &s.Mistake}, {"g", &s.Recipe}, {"o", &s.Output},
	}
}

// read reads the keys and values of a fragment into v and s. An Extra that cannot stand in a link is left out.
func (v *values) read(f *form, s *State, body string) {
	for rest := body; rest != ""; {
		pair := firstPair(rest)
		rest = strings.TrimPrefix(rest[len(pair):], "&")
		key, value, has := strings.Cut(pair, "=")
		key = strings.ToLower(key)
		if !f.knows(key) {
			if e := (Extra{key, value}); has && e.valid() {
				s.Extra = append(s.Extra, e)
			}
			continue
		}
		v.any = true
		k := key[0] - 'a'
		if !has || v.given[k] {
			v.spoil(key)
		}
		if v.given[k] {
			continue
		}
		v.given[k] = true
		if !exact(key[0]) {
			value = strings.ToLower(value)
		}
		v.input[k] = value
	}
	v.readCounts(s)
	for _, c := range s.carried() {
		value := v.input[c.key[0]-'a']
		if !valid(c.key[0], value) {
			v.spoil(c.key)
			continue
		}
		*c.text = value
	}
}

// givesAny tells whether one of the keys was met.
func (v *values) givesAny(keys string) bool {
	for i := range len(keys) {
		if v.given[keys[i]-'a'] {
			return true
		}
	}
	return false
}

// readCounts reads version, dataset and step.
func (v *values) readCounts(s *State) {
	if v.given['v'-'a'] {
		version, ok := decimal(v.input['v'-'a'], 1, maxCount)
		v.newer = ok && version > 1
		if !ok {
			v.spoil("v")
		}
	}
	if v.given['k'-'a'] {
		n, ok := decimal(v.input['k'-'a'], 1, maxCount)
		if ok {
			s.Dataset = n
		} else {
			v.spoil("k")
		}
	}
	if v.given['s'-'a'] {
		n, ok := decimal(v.input['s'-'a'], 0, maxCount)
		if ok {
			s.Step = n
		} else {
			v.spoil("s")
		}
	}
}

// spoil records that a key's value cannot be; "" stands for no key.
func (v *values) spoil(key string) {
	if v.malformed == "" {
		v.malformed = key
	}
}

// decimal is a number from lo to hi in decimal digits, at most seven of them.
func decimal(digits string, lo, hi int) (int, bool) {
	if digits == "" || len(digits) > 7 {
		return 0, false
	}
	n := 0
	for i := range len(digits) {
		d := int(digits[i]) - '0'
		if d < 0 || d > 9 {
			return 0, false
		}
		n = n*10 + d
	}
	return n, n >= lo && n <= hi
}

// valid tells whether a carried value is made of the characters that it may have.
func valid(key byte, value string) bool {
	if !exact(key) && len(value) > maxPlain {
		return false
	}
	for i := range len(value) {
		c := value[i]
		switch {
		case c >= '0' && c <= '9', c >= 'a' && c <= 'z', c == '-', c == '_':
		case exact(key) && c >= 'A' && c <= 'Z':
		case !exact(key) && strings.IndexByte(".,;:+~", c) >= 0:
		default:
			return false
		}
	}
	return true
}

// valid tells whether it may stand in a link.
func (e Extra) valid() bool {
	if e.Key == "" {
		return false
	}
	for i := range len(e.Key) {
		if c := e.Key[i]; c != lower(c) || !alphanumeric(c) {
			return false
		}
	}
	for i := range len(e.Value) {
		if c := e.Value[i]; !alphanumeric(c) && strings.IndexByte("-._~!$'()*+,;=:@/?", c) < 0 {
			return false
		}
	}
	return true
}

// malformed is the key of the first value of a state that cannot stand in a link; "" if all can.
func (f *form) malformed(s *State) string {
	if s.Dataset < 0 || s.Dataset > maxCount {
		return "k"
	}
	if s.Step < NoStep || s.Step > maxCount {
		return "s"
	}
	for _, c := range s.carried() {
		if !valid(c.key[0], *c.text) {
			return c.key
		}
	}
	for _, e := range s.Extra {
		if f.knows(e.Key) || !e.valid() {
			return e.Key
		}
	}
	return ""
}

// appendKey appends a key, with a & before it unless it is the first.
func appendKey(b []byte, key string) []byte {
	if len(b) > 0 {
		b = append(b, '&')
	}
	return append(append(b, key...), '=')
}
