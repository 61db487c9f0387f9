package chapaev

// The plain files are the same rules again, slow and obvious: another reader, another way to find what a flick takes,
// another search, which is in plain_search.go, and no arithmetic but that of package wide. Tests trust them. Their
// mistakes are in plain_mistakes.go and those that calculate with doubles in plain_doubles.go.

import (
	"iter"
	"slices"
	"strconv"
	"strings"

	"umpire/engine/internal/wide"
)

// Plain yields what the judge prints for a legal input. The mistakes are those of WithMistakes, by their ids.
func Plain(text []byte, mistakes ...string) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		numbers := strings.FieldsFunc(strings.TrimPrefix(string(text), "\uFEFF"), func(r rune) bool {
			return strings.ContainsRune(" \t\r\n", r)
		})
		if len(numbers) != 2*count {
			return
		}
		p, ok := plainRead(numbers, perSide)
		if !ok {
			return
		}
		p.turnOn(mistakes)
		redFirst := !p.slips.whiteFirst
		if newPlainSearch(&p).wins(1<<len(p.discs)-1, redFirst) == redFirst {
			yield([]byte("RED\n"))
		} else {
			yield([]byte("WHITE\n"))
		}
	}
}

// plainDisc is the centre of a disc. All discs of a position share a unit so small that coordinates are whole.
type plainDisc struct {
	x, y wide.Int
	red  bool
	near [2]float64 // the coordinates as doubles, in the board's measure
}

// plainDiscs are the discs of a position and the distance, in their unit, at which two of them touch.
type plainDiscs struct {
	discs  []plainDisc
	touch  wide.Int
	radius wide.Int // of a disc, half of that
	slips  plainSlips
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
	p.touch, p.radius = whole("0.8"), whole("0.4")
	for i := 0; i < len(numbers); i += 2 {
		d := plainDisc{x: whole(numbers[i]), y: whole(numbers[i+1]), red: i/2 < red}
		for axis := range d.near {
			d.near[axis], _ = strconv.ParseFloat(numbers[i+axis], 64)
		}
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

// plainView is what disc i sees of the others: for discs j and k, by their numbers, the products of their offsets. The
// directions in which it touches some disc ask for all of them, again and again.
type plainView struct{ dot, cross [][]wide.Int }

func (p *plainDiscs) view(i int) (v plainView) {
	offsets := make([]plainVector, len(p.discs))
	for k, d := range p.discs {
		offsets[k] = offset(p.discs[i], d)
	}
	for _, a := range offsets {
		var dot, cross []wide.Int
		for _, b := range offsets {
			dot, cross = append(dot, a.dot(b)), append(cross, a.cross(b))
		}
		v.dot, v.cross = append(v.dot, dot), append(v.cross, cross)
	}
	return v
}

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

// plainFlick is what a disc meets on its way, as sets with bit k for disc k. It takes all that are on the board of the
// first set that has any. There is one set, but for a mistake.
type plainFlick []uint

func (f plainFlick) takes(board uint) uint {
	for _, set := range f {
		if set&board != 0 {
			return set & board
		}
	}
	return 0
}

// flicks lists all that disc i can do: for every direction in which it just touches some disc, what it meets in that
// direction, a hair to the left and a hair to the right. Between two such directions nothing changes.
func (p *plainDiscs) flicks(i int) []plainFlick {
	var flicks []plainFlick
	add := func(j, side int, set uint) {
		flick := p.moments(i, j, side, p.spared(i, set))
		if !slices.ContainsFunc(flicks, func(f plainFlick) bool { return slices.Equal(f, flick) }) {
			flicks = append(flicks, flick)
		}
	}
	view := p.view(i)
	for j := range p.discs {
		if j == i {
			continue
		}
		for _, side := range p.slips.sides() {
			inside, left, right := p.along(view, i, j, side)
			if !p.slips.gapsOnly {
				add(j, side, inside|left|right)
			}
			if p.slips.gaps() {
				add(j, side, inside|left) // a hair to the left leaves what is touched on the right
				add(j, side, inside|right)
			}
		}
	}
	if len(p.discs) == 1 {
		flicks = append(flicks, plainFlick{0})
	}
	if p.slips.largestSetsOnly {
		flicks = largest(flicks)
	}
	return flicks
}

// along is what disc i meets when it is flicked so that it just touches disc j on its left (side -1) or right (1): the
// discs well inside its path, and those that it just touches on its left and on its right.
func (p *plainDiscs) along(view plainView, i, j, side int) (inside, left, right uint) {
	for k := range p.discs {
		if k == i {
			continue
		}
		ahead, fromLeft, fromRight := p.place(view, i, j, side, k)
		if ahead <= 0 && !p.slips.wholeLine || ahead > 0 && p.wraps(i, j, side, k) {
			continue
		}
		if ahead < 0 { // the other end of the line goes to the other side
			fromLeft, fromRight = -fromRight, -fromLeft
		}
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

// place is where disc k lies to the path of disc i that just touches disc j, as three signs: whether it lies ahead, to
// the left of the left edge of the path, and to the left of the right edge.
//
// With v the offset of j, D the distance of touching and m = |v|² - D², the direction is u = √m·v + side·D·v⊥, and |u| is
// |v|². Another disc at w lies ahead if u·w > 0, and on the edge of the path if u×w = ±D|u|, + being its left.
func (p *plainDiscs) place(view plainView, i, j, side, k int) (ahead, fromLeft, fromRight int) {
	switch {
	case p.slips.epsilon > 0:
		return p.placeByDoubles(i, j, side, k)
	case side == 0:
		return p.placeByCentre(view, j, k)
	}
	dot, cross, square := view.dot[j][k], view.cross[j][k], view.dot[j][j]
	d := p.touch.Mul(wide.Of(int64(side)))
	m := square.Sub(p.touch.Mul(p.touch))
	if ahead = signOfRoot(dot, m, d.Mul(cross)); ahead <= 0 && !p.slips.wholeLine {
		return ahead, 0, 0 // and it does not matter where
	}
	edge, whole := p.touch.Mul(square), d.Mul(dot) // u×w is √m·(v×w) less the latter
	fromLeft = signOfRoot(cross, m, whole.Add(edge).Neg())
	fromRight = signOfRoot(cross, m, edge.Sub(whole))
	return ahead, fromLeft, fromRight
}
