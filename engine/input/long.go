package input

import (
	"encoding/binary"
	"math/bits"
)

// odd is less than every number of 32 bits.
const odd = -1 << 40

// long reads a number of at most sixteen digits, without a sign, that stands after one separator and before another,
// eight digits at once. For everything else, and near the end of the text, it gives odd.
func long(text []byte, pos int) (v, start, end int) {
	if pos+18 > len(text) || !blank(text[pos]) {
		return odd, pos, pos
	}
	t := text[pos : pos+18 : pos+18]
	v, n := leadingDigits(binary.LittleEndian.Uint64(t[1:]))
	if n == 8 {
		low, m := leadingDigits(binary.LittleEndian.Uint64(t[9:]))
		v = v*[...]int{1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8}[m] + low
		n += m
	}
	if n == 0 || !blank(t[n+1]) {
		return odd, pos, pos
	}
	return v, pos + 1, pos + 1 + n
}

// leadingDigits is the number at the start of eight bytes of text, and how many digits it has.
func leadingDigits(word uint64) (v, n int) {
	word ^= allZeros
	other := (word&(0x7F*eachByte) + (0x80-10)*eachByte | word) & (0x80 * eachByte) // the high bit of every byte that is no digit
	n = bits.TrailingZeros64(other) / 8
	return eightDigits(word << ((64 - 8*n) & 127)), n // the digits move to the end, behind zeros
}
