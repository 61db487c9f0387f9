package link

import (
	"hash/crc32"
	"strings"
)

// crockford is the digits of the check: base 32 by Douglas Crockford, without i, l, o and u.
const crockford = "0123456789abcdefghjkmnpqrstvwxyz"

// checkDigits is how many digits the check has, five bits each.
const checkDigits = 5

// check is the low 25 bits of CRC-32/IEEE over a fragment before its &c=, the most significant digit first. Letters
// count as small ones, but in packed values, where case matters.
func check(body string) [checkDigits]byte {
	folded := []byte(body)
	for start := 0; start < len(folded); {
		end := start + len(firstPair(body[start:]))
		fold := folded[start:end]
		if key, _, _ := strings.Cut(body[start:end], "="); len(key) == 1 && exact(lower(key[0])) {
			fold = fold[:1]
		}
		for i, c := range fold {
			fold[i] = lower(c)
		}
		start = end + 1
	}
	sum := crc32.ChecksumIEEE(folded)
	var digits [checkDigits]byte
	for i := range digits {
		digits[i] = crockford[sum>>(5*(checkDigits-1-i))&31]
	}
	return digits
}

// firstPair is a fragment's first key and value: what comes before the first &.
func firstPair(body string) string {
	if i := strings.IndexByte(body, '&'); i >= 0 {
		return body[:i]
	}
	return body
}

// lower is the small letter of an ASCII letter, and every other byte as it is.
func lower(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		c += 'a' - 'A'
	}
	return c
}

// seal is what became of a link's check.
type seal uint8

const (
	sealed   seal = iota // it fits
	unsealed             // there is none
	torn                 // there is only the beginning of it
	broken               // it does not fit
)

// unseal takes the check off a fragment. What follows the check is none of the link's, such as the full stop of the
// sentence that it stood in, unless it is a letter or digit.
func unseal(fragment string) (body string, state seal) {
	at := max(strings.LastIndex(fragment, "&c="), strings.LastIndex(fragment, "&C="))
	if at < 0 {
		return fragment, unsealed
	}
	body, given := fragment[:at], fragment[at+len("&c="):]
	n := 0
	for n < len(given) && alphanumeric(given[n]) {
		n++
	}
	sum := check(body)
	for i := range min(n, checkDigits) {
		if crockfordDigit(given[i]) != sum[i] {
			return body, broken
		}
	}
	switch {
	case n == checkDigits:
		return body, sealed
	case n == len(given) && n < checkDigits:
		return body, torn
	}
	return body, broken
}

// crockfordDigit is a digit as the check writes it: small, and with the letters that look like digits taken for them.
func crockfordDigit(c byte) byte {
	switch c = lower(c); c {
	case 'o':
		return '0'
	case 'i', 'l':
		return '1'
	}
	return c
}

func alphanumeric(c byte) bool {
	c = lower(c)
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'z'
}

// openEnd tells that a link without a check was cut: none ends in a separator, or in a key without a value.
func openEnd(body string) bool {
	last := body[strings.LastIndexByte(body, '&')+1:]
	return !strings.Contains(last, "=") || !alphanumeric(last[len(last)-1])
}
