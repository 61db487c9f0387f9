package input

import (
	"encoding/binary"
	"math/bits"
)

// A block is 64 bytes of text that are looked at together, as eight words of eight bytes each, so that reading a
// number takes no branch that depends on how many digits it has: processors guess those wrong half of the time, and in
// WebAssembly every one is a detour. The technique is known as SIMD within a register.
const (
	blockSize = 64
	blockLead = 16 // bytes before the block, so that the longest number in it can be loaded backwards from its end
	blockMin  = 8  // to read fewer numbers than this, a block is not worth the work
)

const (
	eachByte = 0x0101010101010101
	allZeros = '0' * eachByte
	allBlank = ' ' * eachByte
)

// readBlock reads the numbers from lo to hi that end in the block, into dst. It stops early before anything but
// digits and separators (a sign, too), before a number out of range, and before one of more than 16 digits. It
// returns how many numbers it read and where in the block the last of them stands.
func readBlock(text *[blockLead + blockSize]byte, dst []int32, lo, hi int) (n int, last Span) {
	var short shorts
	breaks := short.fill(text)
	ends := breaks &^ (breaks<<1 | 1)
	end, left := 0, ends
	for i := range dst {
		if left == 0 {
			break
		}
		end = bits.TrailingZeros64(left)
		left &= left - 1
		dst[i] = int32(short[end])
		n = i + 1
	}
	// What is longer, or needs a look at its limits, is read again.
	again := ends &^ (breaks<<1 | breaks<<2 | breaks<<3)
	if lo > 0 || hi < 99 {
		again = ends
	}
	for ; again != 0; again &= again - 1 {
		at := bits.TrailingZeros64(again) & (blockSize - 1)
		earlier := ends & (1<<at - 1)
		i := bits.OnesCount64(earlier)
		if i >= n {
			break
		}
		v := numberBefore(text[at:at+blockLead], at-startOf(breaks, at))
		if v < lo || v > hi {
			n, end = i, bits.Len64(earlier)-1
			break
		}
		dst[i] = int32(v)
	}
	if n == 0 {
		return 0, Span{}
	}
	return n, Span{startOf(breaks, end), end}
}

// readShortPairs reads the pairs of numbers from lo to hi, of at most two digits each, that stand whole in the block,
// into dst. It stops early before anything but digits and separators and before any other number. It returns how many
// pairs it read and where in the block the last number of them stands.
func readShortPairs(text *[blockLead + blockSize]byte, dst [][2]int32, lo, hi int32) (n int, last Span) {
	var short shorts
	breaks := short.fill(text)
	ends := breaks &^ (breaks<<1 | 1)
	longer := ends &^ (breaks<<1 | breaks<<2 | breaks<<3)
	ends &= longer&-longer - 1
	end := 0
	for n < len(dst) {
		second := ends & (ends - 1)
		if second == 0 {
			break
		}
		at := bits.TrailingZeros64(second)
		a, b := int32(short[bits.TrailingZeros64(ends)]), int32(short[at])
		if a < lo || a > hi || b < lo || b > hi {
			break
		}
		dst[n] = [2]int32{a, b}
		n++
		end, ends = at, second&(second-1)
	}
	return n, Span{startOf(breaks, end), end}
}

// shorts holds, at the byte after each of a block, the number of at most two digits that ends there.
type shorts [blockSize + 8]byte

// fill works them out. In breaks a bit a byte is set where no digit stands, up to the first byte that is neither a
// digit nor a separator.
func (s *shorts) fill(text *[blockLead + blockSize]byte) (breaks uint64) {
	var (
		odd    uint64 // not 0 if something stands in the block that is no digit, blank or line feed
		before uint64 // the digit before the word
	)
	for i := 0; i < blockSize; i += 8 {
		word := binary.LittleEndian.Uint64(text[blockLead+i:])
		digits := word ^ allZeros
		// 1 in every byte that is no digit. A byte beyond ASCII may carry into the next, but nothing after it is read.
		other := (digits + (0x80-10)*eachByte | digits) >> 7 & eachByte
		mask := other * 0xFF
		strange := (word ^ allBlank) & mask
		odd |= strange ^ strange>>5&eachByte*(' '^'\n')       // a line feed differs from a blank in bit 5 and two others
		breaks = breaks>>8 | other*0x0102040810204080>>56<<56 // the eight bits gathered in the last byte
		digits &^= mask
		binary.LittleEndian.PutUint64(s[1+i:], digits+(digits<<8|before)*10)
		before = digits >> 56
	}
	if odd != 0 {
		breaks = separators(text, breaks)
	}
	return breaks
}

// startOf is where the number that ends at a byte of the block starts.
func startOf(breaks uint64, end int) int { return bits.Len64(breaks & (1<<end - 1)) }

// numberBefore is the number of so many digits, at least one, at the end of sixteen bytes; too large if it has more.
func numberBefore(text []byte, digits int) int {
	if digits <= 8 {
		return lastDigits(text[8:16], digits)
	}
	if digits > 16 {
		return 1 << 40
	}
	return lastDigits(text[8:16], 8) + 1e8*lastDigits(text[:8], digits-8)
}

// lastDigits is the number of so many digits, at least one, at the end of eight bytes.
func lastDigits(text []byte, digits int) int {
	drop := (64 - 8*digits) & 63
	return eightDigits((binary.LittleEndian.Uint64(text) ^ allZeros) >> drop << drop)
}

// eightDigits is the number whose digits are the bytes of a word, the first digit in the lowest byte.
func eightDigits(word uint64) int {
	word = word*10 + word>>8 // numbers of two digits in every other byte
	const pair = 0xFF + 0xFF<<32
	word = word&pair*(100+1_000_000<<32) + word>>16&pair*(1+10_000<<32)
	return int(word >> 32)
}

// separators is the part of breaks before the first that is no separator.
func separators(text *[blockLead + blockSize]byte, breaks uint64) uint64 {
	for left := breaks; left != 0; left &= left - 1 {
		if !blank(text[blockLead+bits.TrailingZeros64(left)]) {
			return breaks & (left&-left - 1)
		}
	}
	return breaks
}
