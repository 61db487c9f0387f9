package wide

// maxGroups is how many groups the shorter factor of a product may have, so that a sum of products of groups fits 63
// bits.
const maxGroups = 1 << 62 / (base * base)

// Mul is a · b. It panics if both are longer than 300,000 digits.
func (a Int) Mul(b Int) Int {
	x, y, zeros := a.groups, b.groups, 0
	for len(x) > 0 && x[0] == 0 {
		x, zeros = x[1:], zeros+1
	}
	for len(y) > 0 && y[0] == 0 {
		y, zeros = y[1:], zeros+1
	}
	if len(x) < len(y) {
		x, y = y, x
	}
	if len(y) == 0 {
		return Int{}
	}
	if len(y) > maxGroups {
		panic("wide: too long to multiply")
	}
	product := make([]int64, zeros+len(x)+len(y)+1) // one to spare: a last group may be as much as -base
	if len(y) < long {
		multiply(product[zeros:], x, y)
	} else {
		multiplyLong(product[zeros:], x, y)
	}
	return carried(product)
}

// long is how many groups make Karatsuba's way the faster one.
const long = 48

// multiply adds the products of all groups to sums, each in its place; y is not long. It takes four groups of x at a
// time, as reading and writing sums costs more than multiplying.
func multiply(sums, x, y []int64) {
	var padded [3 + long + 3]int64
	copy(padded[3:], y)
	for i := 0; i < len(x); i += 4 {
		var four [4]int64
		copy(four[:], x[i:])
		addFour(sums[i:min(i+len(y)+3, len(sums))], &four, padded[:])
	}
}

// addFour adds the products of four groups and all of y, which has three zeros before and after.
func addFour(sums []int64, four *[4]int64, padded []int64) {
	a, b, c, d := four[0], four[1], four[2], four[3]
	n := len(sums)
	ya, yb, yc, yd := padded[3:][:n], padded[2:][:n], padded[1:][:n], padded[:n]
	for k := range sums {
		sums[k] += a*ya[k] + b*yb[k] + c*yc[k] + d*yd[k]
	}
}

// multiplyLong is multiply for a long y and an x that is at least as long, which it cuts into pieces about as long as y.
func multiplyLong(sums, x, y []int64) {
	pieces := len(x) / len(y)
	n := (len(x) + pieces - 1) / pieces
	room := make([]int64, 4*n+roomFor(n))
	piece, factor, product, room := room[:n], room[n:2*n], room[2*n:4*n], room[4*n:]
	copy(factor, y)
	for len(x) > 0 {
		cut := min(n, len(x))
		copy(piece, x[:cut])
		clear(piece[cut:])
		karatsuba(product, piece, factor, room)
		for k, sum := range product[:cut+len(y)] {
			sums[k] += sum
		}
		x, sums = x[cut:], sums[cut:]
	}
}

// karatsuba sets product to the sums of the products of all groups of x and y, which are equally long. With halves
// x = p + q·B and y = r + s·B, the middle part ps + qr is (p+q)(r+s) - pr - qs, so that there are three products to
// find and not four (Karatsuba and Ofman, 1962). It calls itself to a depth of as often as n can be halved before it is
// not long: ten for the longest numbers. Sums may overflow on the way: only the last ones count, and they fit.
func karatsuba(product, x, y, room []int64) {
	n := len(x)
	if n < long {
		clear(product)
		multiply(product, x, y)
		return
	}
	h := (n + 1) / 2
	low, high := product[:2*h], product[2*h:]
	karatsuba(low, x[:h], y[:h], room)
	karatsuba(high, x[h:], y[h:], room)
	p, r, middle, room := room[:h], room[h:2*h], room[2*h:4*h], room[4*h:]
	copy(p, x)
	copy(r, y)
	for k := range n - h {
		p[k] += x[h+k]
		r[k] += y[h+k]
	}
	karatsuba(middle, p, r, room)
	for k, sum := range low {
		middle[k] -= sum
	}
	for k, sum := range high {
		middle[k] -= sum
	}
	for k, sum := range middle {
		product[h+k] += sum
	}
}

// roomFor is how much room karatsuba needs for factors of n groups.
func roomFor(n int) (room int) {
	for n >= long {
		n = (n + 1) / 2
		room += 4 * n
	}
	return room
}
