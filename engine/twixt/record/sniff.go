package record

import (
	"strings"

	"umpire/engine/input"
)

// Sniff tells which format a text has, from how it starts and, for a list, from all of it. No input of a judge has one,
// nor has one that is broken in a place or two: those are numbers, and files have letters where no number may be. It is
// false for SGF of other games.
func Sniff(text []byte) (format Format, ok bool) {
	if len(text) > maxText {
		return "", false
	}
	switch {
	case opensTree(text):
		return sniffSGF(text)
	case sniffT1(text):
		return T1, true
	case sniffList(text):
		return List, true
	}
	return "", false
}

// opensTree tells whether a text starts with a bracket and a semicolon.
func opensTree(text []byte) bool {
	bracket := false
	for _, c := range cutBOM(text) {
		switch {
		case c == '(':
			bracket = true
		case c == ';':
			return bracket
		case !blank(c):
			return false
		}
	}
	return false
}

// sniffSGF looks for GM[21], or for a move or the address of Little Golem without any GM.
func sniffSGF(text []byte) (Format, bool) {
	golem := false
	for i := 0; i < len(text); {
		start := i
		for i < len(text) && letter(text[i]) {
			i++
		}
		name := string(text[start:i])
		for i < len(text) && blank(text[i]) {
			i++
		}
		if i == len(text) || text[i] != '[' {
			if i == start {
				i++
			}
			continue
		}
		value := i + 1
		for i < len(text) && text[i] != ']' {
			if text[i] == '\\' {
				i++
			}
			i++
		}
		i = min(i, len(text))
		switch name {
		case "GM":
			if strings.TrimSpace(string(text[value:i])) != "21" {
				return "", false
			}
			return SGF, true
		case "b", "r":
			golem = true
		case "SO":
			golem = golem || strings.Contains(string(text[value:i]), "littlegolem")
		}
	}
	if !golem {
		return "", false
	}
	return LittleGolem, true
}

// sniffT1 looks at the values of the header that no other text has in these places.
func sniffT1(text []byte) bool {
	l := lines{text: text}
	for place := 1; place <= 8; place++ {
		v := string(l.next())
		_, rest := takeNumber([]byte(v))
		switch place {
		case 1:
			if v != "1" {
				return false
			}
		case 4, 5:
			if v == "" || len(rest) > 0 {
				return false
			}
		case 6, 7:
			if !oneOf("HCOhco")(v) {
				return false
			}
		case 8:
			return oneOf("12")(v)
		}
	}
	return false
}

// sniffList reads all of the text as turns of a list, of which at least one is a hole.
func sniffList(text []byte) bool {
	l := lister{text: text}
	holes := 0
	if l.next(); l.size {
		l.next()
	}
	for ; !l.end; l.next() {
		_, ok := parseHole(l.token)
		switch {
		case ok:
			holes++
		case !is(l.token, "swap") && !is(l.token, "resign") && !is(l.token, "draw"):
			return false
		}
	}
	return holes > 0 && !l.number
}

// ReadAny reads a file whose format Sniff tells, and gives the text as it was decoded. It is false if there is no format.
func ReadAny(text []byte) (r *Record, format Format, source []byte, fault *input.Error, ok bool) {
	if format, ok = Sniff(text); ok {
		r, source, fault = read(text, format)
	}
	return r, format, source, fault, ok
}
