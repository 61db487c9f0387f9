package web

import (
	"strconv"
	"strings"
)

// encoding is a form in which a content is sent; see RFC 9110, section 8.4.
type encoding int

// The encodings, the most wanted last.
const (
	identity encoding = iota
	gzipped
	brotlied
	encodings
)

// String is the encoding's name in headers.
func (e encoding) String() string { return [encodings]string{"identity", "gzip", "br"}[e] }

// suffix tells the entity tags of a content's forms apart.
func (e encoding) suffix() string { return [encodings]string{"", "-gzip", "-br"}[e] }

// negotiate picks the form that an Accept-Encoding header likes best, the smallest of those it likes equally. A form
// that is nil is not there. The plain form is sent where the header leaves nothing else, whatever it says.
func negotiate(accept string, forms [encodings][]byte) encoding {
	var best encoding
	var bestWeight float64
	for e := encodings - 1; e > identity; e-- {
		if forms[e] == nil {
			continue
		}
		if q := weight(accept, e.String()); q > bestWeight {
			best, bestWeight = e, q
		}
	}
	if weight(accept, identity.String()) > bestWeight {
		return identity
	}
	return best
}

// weight is how much an Accept-Encoding header likes a coding, 0 to 1; 0 if it is not mentioned or not well-formed.
func weight(accept, coding string) float64 {
	var others float64
	for item := range strings.SplitSeq(accept, ",") {
		name, parameter, _ := strings.Cut(item, ";")
		name = strings.ToLower(strings.TrimSpace(name))
		if name != coding && name != "*" {
			continue
		}
		q := 1.0
		if parameter = strings.TrimSpace(parameter); parameter != "" {
			value, found := strings.CutPrefix(strings.ToLower(parameter), "q=")
			parsed, err := strconv.ParseFloat(value, 64)
			if !found || err != nil || !(parsed >= 0 && parsed <= 1) {
				q = 0
			} else {
				q = parsed
			}
		}
		if name == coding {
			return q
		}
		others = q
	}
	return others
}
