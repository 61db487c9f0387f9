package link

import (
	"strings"

	"umpire/engine/input"
)

// discs is how many discs Chapaev has.
const discs = 16

// splitDiscs is the numbers of a Chapaev input as they were typed. It is false if the text is anything else.
func splitDiscs(text []byte) (numbers []string, ok bool) {
	r := input.Read(text)
	for range 2 * discs {
		n, ok := r.Decimal("")
		if !ok {
			return nil, false
		}
		numbers = append(numbers, string(n.Span.Of(text)))
	}
	return numbers, r.End()
}

// writeDiscs is the text of the numbers, one colour a line.
func writeDiscs(numbers []string) []byte {
	var text []byte
	for i, n := range numbers {
		text = append(append(text, n...), ' ')
		if (i+1)%discs == 0 || i+1 == len(numbers) {
			text[len(text)-1] = '\n'
		}
	}
	return text
}

// appendDiscs appends the readable form: d=0.5,0.5;1.5,0.5;…
func appendDiscs(dst []byte, numbers []string) []byte {
	dst = appendKey(dst, "d")
	for i, n := range numbers {
		if i > 0 {
			dst = append(dst, ";,"[i%2])
		}
		dst = append(dst, n...)
	}
	return dst
}

// readDiscs reads the readable form. A disc counts once something follows it, or it is the last of all.
func readDiscs(value string) content {
	c := content{part: "disc", announced: discs}
	var numbers []string
	for more := true; more; {
		var disc string
		disc, value, more = strings.Cut(value, ";")
		x, y, both := strings.Cut(disc, ",")
		if !more && (c.arrived < discs-1 || !both || y == "") {
			break
		}
		if c.arrived == discs || !spelling(x) || !spelling(y) {
			c.malformed = "d"
			break
		}
		numbers = append(numbers, x, y)
		c.arrived++
	}
	c.short = c.arrived < discs
	c.text = writeDiscs(numbers)
	return c
}

// spelling tells whether a number may be one by its characters.
func spelling(number string) bool {
	return number != "" && strings.Trim(number, "0123456789.+-") == ""
}
