package chapaev

import "umpire/engine/internal/rng"

// Recipe makes legal inputs: the same text for the same seed, for ever.
type Recipe struct {
	Name string
	Make func(seed uint64) []byte
}

// Recipes lists the ways to make an input.
func Recipes() []Recipe {
	return []Recipe{
		{"random", func(seed uint64) []byte { return scatter(rng.New(seed), 2, none) }},
		{"grid", func(seed uint64) []byte { return cells(rng.New(seed)) }},
		{"fine", func(seed uint64) []byte { return scatter(rng.New(seed), 4, none) }},
		{"tangent", func(seed uint64) []byte { return lattice(rng.New(seed), none) }},
		{"near", func(seed uint64) []byte { return lattice(rng.New(seed), hair) }},
		{"long", func(seed uint64) []byte {
			r := rng.New(seed)
			tail := digits(r, 40) // the same for all, which keeps every touch
			return lattice(r, func(*rng.Rand) []byte { return tail })
		}},
		{"edge", func(seed uint64) []byte { return rim(rng.New(seed)) }},
		{"rows", func(seed uint64) []byte { return facing(rng.New(seed)) }},
	}
}

// none is no tail.
func none(*rng.Rand) []byte { return nil }

// scatter puts discs anywhere, with so many decimal places before the tail.
func scatter(r *rng.Rand, places int, tail func(*rng.Rand) []byte) []byte {
	one := tenTo(places)
	propose := func() point { return point{r.From(4*one/10, 76*one/10-1), r.From(4*one/10, 76*one/10-1)} }
	return text(r, place(places, propose), places, tail)
}

// cells puts discs on the centres of the board's cells.
func cells(r *rng.Rand) []byte {
	propose := func() point { return point{5 + 10*r.Below(8), 5 + 10*r.Below(8)} }
	return text(r, place(1, propose), 1, none)
}

// lattice puts discs on a square lattice whose step is the distance at which discs touch, straight or turned by a 3-4-5
// triangle, so that many directions touch two discs or more.
func lattice(r *rng.Rand, tail func(*rng.Rand) []byte) []byte {
	along, up, origin := point{80, 0}, point{0, 80}, point{40, 40}
	if r.Chance(1, 2) {
		along, up, origin = point{64, 48}, point{-48, 64}, point{r.From(40, 120), r.From(40, 120)}
	}
	propose := func() point {
		a, b := r.From(-5, 10), r.From(-5, 10)
		return point{origin.x + a*along.x + b*up.x, origin.y + a*along.y + b*up.y}
	}
	return text(r, place(2, propose), 2, tail)
}

// rim puts discs along the edges of the board, most of them as far out as can be.
func rim(r *rng.Rand) []byte {
	propose := func() point {
		p := point{r.From(4, 75), [2]int{4, 75}[r.Below(2)]}
		if r.Chance(1, 4) {
			p.y = r.From(4, 75)
		}
		if r.Chance(1, 2) {
			p.x, p.y = p.y, p.x
		}
		return p
	}
	return text(r, place(1, propose), 1, none)
}

// facing is the layout of the start with every disc moved a little, the sides nearer to each other or farther apart.
func facing(r *rng.Rand) []byte {
	const shift = 9 // hundredths: two neighbours stay apart
	rows := [2]int{r.From(4, 7) * 100, r.From(0, 3) * 100}
	var centres [count]point
	for i := range centres {
		centres[i] = point{50 + i%perSide*100 + r.From(-shift, shift), 50 + rows[i/perSide] + r.From(-shift, shift)}
	}
	return text(r, centres, 2, none)
}

// hair is a tail that shifts every other number by little, often less than a double can see.
func hair(r *rng.Rand) []byte {
	if r.Chance(1, 2) {
		return nil
	}
	zeros := "000000000000"[:r.From(2, 12)]
	return append([]byte(zeros), digits(r, 3)...)
}

// digits is so many random digits.
func digits(r *rng.Rand, n int) []byte {
	s := make([]byte, n)
	for i := range s {
		s[i] = byte('0' + r.Below(10))
	}
	return s
}

// point is a centre in units of the last place before the tail.
type point struct{ x, y int }

// place takes proposals until sixteen discs lie on the board and apart, with a unit to spare for the tails.
func place(places int, propose func() point) (centres [count]point) {
	const patience = 10_000 // proposals before the discs so far are taken to be in the way
	one := tenTo(places)
	apart := 8*one/10 + 2
	for n, tries := 0, 0; n < count; tries++ {
		if tries == patience {
			n, tries = 0, 0
		}
		p := propose()
		if min(p.x, p.y) < 4*one/10 || max(p.x, p.y) >= 76*one/10 {
			continue
		}
		free := true
		for _, q := range centres[:n] {
			dx, dy := p.x-q.x, p.y-q.y
			free = free && dx*dx+dy*dy >= apart*apart
		}
		if free {
			centres[n] = p
			n++
		}
	}
	return centres
}

// text writes centres as an input, one colour a line, with a tail of further digits after each number.
func text(r *rng.Rand, centres [count]point, places int, tail func(*rng.Rand) []byte) (dst []byte) {
	one := tenTo(places)
	number := func(v int, end byte) {
		dst = append(dst, byte('0'+v/one), '.')
		for digit := one / 10; digit > 0; digit /= 10 {
			dst = append(dst, byte('0'+v/digit%10))
		}
		dst = append(append(dst, tail(r)...), end)
	}
	for i, c := range centres {
		number(c.x, ' ')
		if i%perSide < perSide-1 {
			number(c.y, ' ')
		} else {
			number(c.y, '\n')
		}
	}
	return dst
}

// tenTo is a power of ten.
func tenTo(n int) int {
	v := 1
	for range n {
		v *= 10
	}
	return v
}
