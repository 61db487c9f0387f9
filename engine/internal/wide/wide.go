// Package wide calculates with whole numbers of any length, exactly: what Chapaev needs for coordinates of thousands of
// decimals. It stands in for math/big, which brings in fmt, reflect and os and so makes the judge's WebAssembly program
// a quarter larger: 3.31 MB instead of 2.65, or 710 KB instead of 590 as a visitor fetches it. Its numbers are decimal:
// to read or write one costs no division, and what two numbers with the same last digits differ by ends in zeros, which
// cost nothing to multiply.
package wide

// Int is a whole number. The zero value is 0. No operation changes a number that it is given.
type Int struct {
	// groups holds the number in groups of seven digits, the least first: it is the sum of groups[i]·base^i. All groups
	// but the last are from 0 to base-1. The last one has the sign of the number: it is not 0, and it is from -base to
	// -1 if the number is negative. It is -1 only if it is alone. So every number has one form.
	groups []int64
}

// A group is so short that sums of many products of two need no carrying in between.
const (
	base       = 10_000_000
	baseDigits = 7
)

// Of is v itself.
func Of(v int64) Int { return carried([]int64{v, 0, 0}) }

// Digits is the number that decimal digits write, the greatest first; 0 if there are none.
func Digits(digits []byte) Int {
	groups := make([]int64, 0, (len(digits)+baseDigits-1)/baseDigits)
	for end := len(digits); end > 0; end -= baseDigits {
		var group int64
		for _, c := range digits[max(end-baseDigits, 0):end] {
			group = 10*group + int64(c-'0')
		}
		groups = append(groups, group)
	}
	return carried(groups)
}

// String is the number in decimal, with a minus sign if it is negative.
func (a Int) String() string {
	if len(a.groups) == 0 {
		return "0"
	}
	groups := a.Abs().groups
	text := make([]byte, 1+baseDigits*len(groups)) // the sign and all digits
	for i, group := range groups {
		for k := range baseDigits {
			text[len(text)-1-baseDigits*i-k] = byte('0' + group%10)
			group /= 10
		}
	}
	first := 1
	for text[first] == '0' {
		first++
	}
	if a.Sign() < 0 {
		first--
		text[first] = '-'
	}
	return string(text[first:])
}

// Sign is -1, 0 or +1.
func (a Int) Sign() int {
	switch n := len(a.groups); {
	case n == 0:
		return 0
	case a.groups[n-1] < 0:
		return -1
	}
	return 1
}

// Cmp is the sign of a - b.
func (a Int) Cmp(b Int) int { return a.Sub(b).Sign() }

// Neg is -a.
func (a Int) Neg() Int { return Int{}.Sub(a) }

// Abs is |a|.
func (a Int) Abs() Int {
	if a.Sign() < 0 {
		return a.Neg()
	}
	return a
}

// Add is a + b.
func (a Int) Add(b Int) Int {
	sum := make([]int64, max(len(a.groups), len(b.groups))+1)
	copy(sum, a.groups)
	for i, group := range b.groups {
		sum[i] += group
	}
	return carried(sum)
}

// Sub is a - b.
func (a Int) Sub(b Int) Int {
	difference := make([]int64, max(len(a.groups), len(b.groups))+1)
	copy(difference, a.groups)
	for i, group := range b.groups {
		difference[i] -= group
	}
	return carried(difference)
}

// carried is the number with these groups, however large; the last of them must be small enough to stay one group. It
// takes the slice over.
func carried(groups []int64) Int {
	n := len(groups)
	var carry int64
	for i := range n - 1 {
		v := groups[i] + carry
		if uint64(v+base) < 3*base { // as in every sum: -1, 0 or 1 without a division
			carry = v>>63 - (base-1-v)>>63
		} else if carry = v / base; v < carry*base {
			carry--
		}
		groups[i] = v - carry*base
	}
	if n > 0 {
		groups[n-1] += carry
	}
	for n > 0 && groups[n-1] == 0 {
		n--
	}
	for n > 1 && groups[n-1] == -1 {
		n--
		groups[n-1] -= base
	}
	return Int{groups[:n]}
}
