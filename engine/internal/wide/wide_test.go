package wide

import (
	"math"
	"math/big"
	"strconv"
	"strings"
	"testing"

	"umpire/engine/internal/rng"
)

// number makes a whole number of up to so many digits, in both its forms; often one with long runs of zeros and nines.
func number(r *rng.Rand, digits int) (Int, *big.Int) {
	text := make([]byte, r.Below(digits+1))
	for i := 0; i < len(text); {
		digit, run := byte('0'+r.Below(10)), 1
		switch r.Below(8) {
		case 0:
			digit, run = '0', r.From(1, 30)
		case 1:
			digit, run = '9', r.From(1, 30)
		}
		for ; run > 0 && i < len(text); run-- {
			text[i] = digit
			i++
		}
	}
	a, b := Digits(text), new(big.Int)
	b.SetString("0"+string(text), 10)
	if r.Chance(1, 2) {
		return a.Neg(), b.Neg(b)
	}
	return a, b
}

// same holds a number to its twin, in value, in text, and in having its one form.
func same(t *testing.T, what string, got Int, want *big.Int) {
	t.Helper()
	if got.String() != want.String() || got.Sign() != want.Sign() {
		t.Fatalf("%s: got %v with the sign %d, want %v", what, got, got.Sign(), want)
	}
	for i, group := range got.groups {
		last := i == len(got.groups)-1
		if !last && (group < 0 || group >= base) || last && (group < -base || group >= base || group == 0) ||
			last && i > 0 && group == -1 {
			t.Fatalf("%s: %v is made of %v", what, got, got.groups)
		}
	}
}

// calculate holds all operations on two numbers to math/big.
func calculate(t *testing.T, a, b Int, x, y *big.Int) {
	t.Helper()
	before := a.String() + " " + b.String()
	same(t, "a", a, x)
	same(t, "b", b, y)
	same(t, "a + b", a.Add(b), new(big.Int).Add(x, y))
	same(t, "a - b", a.Sub(b), new(big.Int).Sub(x, y))
	same(t, "a · b", a.Mul(b), new(big.Int).Mul(x, y))
	same(t, "a · a", a.Mul(a), new(big.Int).Mul(x, x))
	same(t, "-a", a.Neg(), new(big.Int).Neg(x))
	same(t, "|a|", a.Abs(), new(big.Int).Abs(x))
	if a.Cmp(b) != x.Cmp(y) {
		t.Fatalf("%v against %v: got %d, want %d", a, b, a.Cmp(b), x.Cmp(y))
	}
	if after := a.String() + " " + b.String(); after != before {
		t.Fatalf("%s became %s", before, after)
	}
}

func TestSmall(t *testing.T) {
	list := []int64{math.MinInt64, math.MinInt64 + 1, math.MaxInt64 - 1, math.MaxInt64}
	for power := int64(1); power < math.MaxInt64/10; power *= 10 {
		list = append(list, power-1, power, power+1, 1-power, -power, -power-1)
	}
	for _, v := range list {
		for _, w := range list {
			calculate(t, Of(v), Of(w), big.NewInt(v), big.NewInt(w))
		}
	}
	same(t, "the zero value", Int{}, new(big.Int))
	same(t, "no digits", Digits(nil), new(big.Int))
	same(t, "zeros", Digits([]byte(strings.Repeat("0", 30))), new(big.Int))
}

func TestRandom(t *testing.T) {
	for _, test := range []struct{ rounds, digits int }{{20_000, 40}, {2_000, 1_000}, {40, 20_000}} {
		if testing.Short() {
			test.rounds /= 10
		}
		r := rng.New(uint64(test.digits))
		for range test.rounds {
			a, x := number(r, test.digits)
			b, y := number(r, r.From(1, test.digits))
			calculate(t, a, b, x, y)
		}
	}
}

// TestLong multiplies the greatest groups at each length around those where the way changes, and then at the limit,
// where sums come closest to overflowing.
func TestLong(t *testing.T) {
	lengths := []int{maxGroups}
	if testing.Short() {
		lengths = nil
	}
	for n := long - 2; n < 8*long; n++ {
		lengths = append(lengths, n)
	}
	for _, n := range lengths {
		nines := strings.Repeat("9", baseDigits*n)
		a := Digits([]byte(nines))
		x, _ := new(big.Int).SetString(nines, 10)
		same(t, "square", a.Mul(a), new(big.Int).Mul(x, x))
		a, x = a.Sub(Of(1)).Neg(), new(big.Int).Sub(big.NewInt(1), x) // -…99998: its last group is -base
		same(t, "square", a.Mul(a), new(big.Int).Mul(x, x))
	}
}

func TestTooLong(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a product whose sums do not fit is given")
		}
	}()
	a := Digits([]byte(strings.Repeat("9", baseDigits*(maxGroups+1))))
	a.Mul(a)
}

func FuzzInt(f *testing.F) {
	f.Add("0", "00", false, true)
	f.Add("9999999", "10000000", true, false)
	f.Add(strings.Repeat("9", 700), strings.Repeat("1234567", 90), true, true)
	f.Fuzz(func(t *testing.T, a, b string, negateA, negateB bool) {
		read := func(text string, negate bool) (Int, *big.Int) {
			digits := []byte(text)
			for i, c := range digits {
				digits[i] = '0' + c%10
			}
			v, w := Digits(digits), new(big.Int)
			w.SetString("0"+string(digits), 10)
			if negate {
				return v.Neg(), w.Neg(w)
			}
			return v, w
		}
		v, x := read(a, negateA)
		w, y := read(b, negateB)
		calculate(t, v, w, x, y)
	})
}

func BenchmarkMul(b *testing.B) {
	for _, digits := range []int{10, 50, 200, 1_000, 10_000, 20_000} {
		v := Digits([]byte(strings.Repeat("7", digits)))
		b.Run(strconv.Itoa(digits), func(b *testing.B) {
			for b.Loop() {
				v.Mul(v)
			}
		})
	}
}
