package chapaev

import (
	"slices"
	"strings"

	"umpire/engine/internal/wide"
)

// The same rules again, slow and obvious: another reader, another way to find what a flick takes, another search, and
// no arithmetic but that of package wide. Tests trust it.

// Plain is what the judge prints for an input, "" if the input is not legal.
func Plain(text string) string {
	numbers := strings.FieldsFunc(strings.TrimPrefix(text, "\uFEFF"), func(r rune) bool { return strings.ContainsRune(" \t\r\n", r) })
	if len(numbers) != 2*count {
		return ""
	}
	discs, ok := plainRead(numbers, perSide)
	if !ok {
		return ""
	}
	_, red := discs.wins()
	if red[len(red)-1] {
		return "RED\n"
	}
	return "WHITE\n"
}

// plainDisc is the centre of a disc. All discs of a position share a unit so small that coordinates are whole.
type plainDisc struct {
	x, y wide.Int
	red  bool
}

// plainDiscs are the discs of a position and the distance, in their unit, at which two of them touch.
type plainDiscs struct {
	discs []plainDisc
	touch wide.Int
}

// plainRead takes pairs of numbers for the centres of discs, so many red ones and then white ones. It refuses what is
// no number, discs that are not wholly on the board, and discs that are not apart.
func plainRead(numbers []string, red int) (p plainDiscs, ok bool) {
	places := 1
	for _, s := range numbers {
		if !plainNumber(s) {
			return p, false
		}
		_, part, _ := strings.Cut(s, ".")
		places = max(places, len(part))
	}
	whole := func(s string) wide.Int { // in units
		before, part, _ := strings.Cut(strings.TrimLeft(s, "+-"), ".")
		v := wide.Digits([]byte(before + part + strings.Repeat("0", places-len(part))))
		if s[0] == '-' {
			return v.Neg()
		}
		return v
	}
	low, high := whole("0.4"), whole("7.6")
	p.touch = whole("0.8")
	for i := 0; i < len(numbers); i += 2 {
		d := plainDisc{whole(numbers[i]), whole(numbers[i+1]), i/2 < red}
		for _, v := range []wide.Int{d.x, d.y} {
			if v.Cmp(low) < 0 || v.Cmp(high) > 0 {
				return p, false
			}
		}
		for _, other := range p.discs {
			v := offset(d, other)
			if v.dot(v).Cmp(p.touch.Mul(p.touch)) <= 0 {
				return p, false
			}
		}
		p.discs = append(p.discs, d)
	}
	return p, true
}

// plainNumber tells whether s is a decimal number of at most 10,000 digits, not counting zeros at its ends.
func plainNumber(s string) bool {
	if strings.HasPrefix(s, "+") || strings.HasPrefix(s, "-") {
		s = s[1:]
	}
	before, part, _ := strings.Cut(s, ".")
	digits := before + part
	for _, c := range digits {
		if c < '0' || c > '9' {
			return false
		}
	}
	return digits != "" && len(strings.TrimLeft(before, "0")+strings.TrimRight(part, "0")) <= 10_000
}

// plainVector leads from one disc to another.
type plainVector struct{ x, y wide.Int }

func offset(from, to plainDisc) plainVector { return plainVector{to.x.Sub(from.x), to.y.Sub(from.y)} }

func (v plainVector) dot(w plainVector) wide.Int   { return v.x.Mul(w.x).Add(v.y.Mul(w.y)) }
func (v plainVector) cross(w plainVector) wide.Int { return v.x.Mul(w.y).Sub(v.y.Mul(w.x)) }

// signOfRoot is the sign of p·√m + q, for m ≥ 0.
func signOfRoot(p, m, q wide.Int) int {
	root := p.Sign() * m.Sign()
	if root == q.Sign() || q.Sign() == 0 {
		return root
	}
	if root == 0 {
		return q.Sign()
	}
	return root * p.Mul(p).Mul(m).Cmp(q.Mul(q)) // the greater square has its way
}

// takes lists all that disc i can take, as sets with bit k for disc k: for every direction in which it just touches some
// disc, what it takes in that direction, a hair to the left and a hair to the right. Between two such directions nothing
// changes.
func (p plainDiscs) takes(i int) []uint {
	var sets []uint
	add := func(set uint) {
		if !slices.Contains(sets, set) {
			sets = append(sets, set)
		}
	}
	for j := range p.discs {
		if j == i {
			continue
		}
		for _, side := range []int64{-1, 1} {
			inside, left, right := p.along(i, j, side)
			add(inside | left | right)
			add(inside | left) // a hair to the left leaves what is touched on the right
			add(inside | right)
		}
	}
	if len(p.discs) == 1 {
		add(0)
	}
	return sets
}

// along is what disc i meets when it is flicked so that it just touches disc j on its left (side -1) or right (1): the
// discs well inside its path, and those that it just touches on its left and on its right.
//
// With v the offset of j, D the distance of touching and m = |v|² - D², the direction is u = √m·v + side·D·v⊥, and |u| is
// |v|². Another disc at w lies ahead if u·w > 0, and on the edge of the path if u×w = ±D|u|, + being its left.
func (p plainDiscs) along(i, j int, side int64) (inside, left, right uint) {
	d := p.touch.Mul(wide.Of(side))
	v := offset(p.discs[i], p.discs[j])
	m := v.dot(v).Sub(p.touch.Mul(p.touch))
	edge := p.touch.Mul(v.dot(v))
	for k := range p.discs {
		if k == i {
			continue
		}
		w := offset(p.discs[i], p.discs[k])
		if signOfRoot(v.dot(w), m, d.Mul(v.cross(w))) <= 0 {
			continue // behind
		}
		whole := d.Mul(v.dot(w)) // u×w is √m·(v×w) less this
		fromLeft := signOfRoot(v.cross(w), m, whole.Add(edge).Neg())
		fromRight := signOfRoot(v.cross(w), m, edge.Sub(whole))
		switch {
		case fromLeft == 0:
			left |= 1 << k
		case fromRight == 0:
			right |= 1 << k
		case fromLeft < 0 && fromRight > 0:
			inside |= 1 << k
		}
	}
	return inside, left, right
}

// wins tells for every set of discs on the board whether White wins on turn, and whether Red does. A flick leads to a
// smaller number, so rising order knows all it needs.
func (p plainDiscs) wins() (white, red []bool) {
	sets := make([][]uint, len(p.discs))
	for i := range p.discs {
		sets[i] = p.takes(i)
	}
	white, red = make([]bool, 1<<len(p.discs)), make([]bool, 1<<len(p.discs))
	for board := range uint(len(red)) {
		for i, d := range p.discs {
			mine, theirs := white, red
			if d.red {
				mine, theirs = red, white
			}
			if board>>i&1 == 0 || mine[board] {
				continue
			}
			mine[board] = slices.ContainsFunc(sets[i], func(set uint) bool { return !theirs[board&^(set|1<<i)] })
		}
	}
	return white, red
}
