package chapaev

import (
	"math"
	"math/big"
	"slices"
	"strings"
	"sync"
	"testing"

	"umpire/engine/input"
	"umpire/engine/internal/rng"
	"umpire/engine/internal/wide"
)

// board is a position under both sets of rules.
type board struct {
	text   []byte
	replay *Replay
	p      Position
	discs  []int      // those on the board; the plain rules number them in this order
	plain  plainDiscs // of these discs alone
	white  []bool
	red    []bool
	takes  [][]Discs // of each of the discs: all that it can take
	gaps   [][]Discs // and in open gaps
}

func newBoard(text []byte, p Position) *board {
	numbers := strings.Fields(strings.TrimPrefix(string(text), "\uFEFF"))
	all, ok := plainRead(numbers, perSide)
	if !ok {
		panic("the plain rules refuse " + string(text))
	}
	b := &board{text: text, p: p, discs: slices.Collect(p.Discs.All()), plain: plainDiscs{touch: all.touch}}
	for _, disc := range b.discs {
		b.plain.discs = append(b.plain.discs, all.discs[disc])
	}
	b.white, b.red = b.plain.wins()
	for i := range b.discs {
		var takes, gaps []Discs
		for _, s := range b.plain.takes(i) {
			takes = append(takes, b.set(s))
		}
		view := b.plain.view(i)
		for j := range b.discs {
			for _, side := range []int{-1, 1} {
				if i != j {
					inside, left, right := b.plain.along(view, i, j, side)
					gaps = append(gaps, b.set(inside|left), b.set(inside|right))
				}
			}
		}
		if len(b.discs) == 1 {
			gaps = []Discs{0}
		}
		b.takes, b.gaps = append(b.takes, takes), append(b.gaps, gaps)
	}
	for d := range read(input.Read(text)) {
		b.replay = d.Replay().(*Replay)
	}
	return b
}

// set translates a set of the plain rules.
func (b *board) set(plain uint) (s Discs) {
	for i, disc := range b.discs {
		if plain>>i&1 == 1 {
			s |= 1 << disc
		}
	}
	return s
}

// wins tells by the plain rules whether the side on turn wins.
func (b *board) wins(p Position) bool {
	var plain uint
	for i, disc := range b.discs {
		if p.Discs.Has(disc) {
			plain |= 1 << i
		}
	}
	if p.Turn == Red {
		return b.red[plain]
	}
	return b.white[plain]
}

// boards calls check on the start of every stored case and on random positions of random inputs.
func boards(t *testing.T, check func(t *testing.T, b *board)) {
	for _, b := range allBoards() {
		if check(t, b); t.Failed() {
			t.Fatalf("position %04x, %v to move\n%s", b.p.Discs, b.p.Turn, b.text)
		}
	}
}

// allBoards is made once for all tests.
var allBoards = sync.OnceValue(func() (all []*board) {
	texts, rounds := storedTexts(), 1_000
	if testing.Short() {
		texts, rounds = append(texts[:5], []byte(touch)), 100
	}
	for _, text := range texts {
		all = append(all, newBoard(text, Position{AllDiscs, Red}))
	}
	recipes := Recipes()
	for seed := range uint64(rounds) {
		r := rng.New(seed)
		discs := Discs(r.Uint64()) | 1<<r.Below(perSide) | 1<<(perSide+r.Below(perSide))
		all = append(all, newBoard(recipes[r.Below(len(recipes))].Make(seed), Position{discs, Side(r.Below(2))}))
	}
	return all
})

// TestOutcomes proves the list of outcomes by the plain rules: every tangent lies along one ray, rays name what they
// touch, they and the gaps on both sides take what the list says, and each position reached is won or lost as it says.
func TestOutcomes(t *testing.T) {
	boards(t, func(t *testing.T, b *board) {
		for i, disc := range b.discs {
			list := b.replay.Outcomes(b.p, disc)
			left, right := Discs(0), Discs(0) // touched by some ray
			for n, o := range list {
				if o.Disc != disc || o.Wins == b.wins(b.p.After(disc, o.Takes)) {
					t.Fatalf("disc %d, outcome %d: %+v", disc, n, o)
				}
				if o.Exact != (n%2 == 0) && len(list) > 1 {
					t.Fatalf("disc %d, outcome %d is out of turn", disc, n)
				}
				if !o.Exact {
					continue
				}
				before, after := list[(n+len(list)-1)%len(list)], list[n+1]
				if before.To != o.From || after.From != o.From || o.From != o.To {
					t.Fatalf("disc %d, outcome %d: the gaps beside it are %+v and %+v", disc, n, before, after)
				}
				if n > 0 && o.From.Angle < list[n-2].From.Angle-1e-6 {
					t.Fatalf("disc %d: %v comes after %v", disc, o.From.Angle, list[n-2].From.Angle)
				}
				if left&o.From.Left != 0 || right&o.From.Right != 0 || o.From.Left|o.From.Right == 0 {
					t.Fatalf("disc %d, outcome %d touches %v", disc, n, o.From)
				}
				left, right = left|o.From.Left, right|o.From.Right
				for j, other := range b.discs {
					for _, side := range []int{-1, 1} {
						if side < 0 && !o.From.Left.Has(other) || side > 0 && !o.From.Right.Has(other) {
							continue
						}
						inside, onLeft, onRight := b.plain.along(b.plain.view(i), i, j, side)
						if b.set(onLeft) != o.From.Left || b.set(onRight) != o.From.Right ||
							b.set(inside|onLeft|onRight) != o.Takes ||
							b.set(inside|onLeft) != after.Takes || b.set(inside|onRight) != before.Takes {
							t.Fatalf("disc %d, outcome %d: %+v", disc, n, o)
						}
					}
				}
			}
			if others := b.p.Discs &^ (1 << disc); left != others || right != others {
				t.Fatalf("disc %d: touches %016b on the left and %016b on the right", disc, left, right)
			}
			var sets []Discs
			for _, s := range Sets(list) {
				for _, n := range s.Ways {
					if list[n].Takes != s.Takes || list[n].Wins != s.Wins {
						t.Fatalf("disc %d: outcome %d is none of %+v", disc, n, s)
					}
				}
				sets = append(sets, s.Takes)
			}
			want := slices.Clone(b.takes[i])
			slices.Sort(sets)
			slices.Sort(want)
			if !slices.Equal(sets, want) {
				t.Fatalf("disc %d takes %v, by the plain rules %v", disc, sets, want)
			}
		}
	})
}

// TestHits proves what is said of a flick's hits, in long floating point: who is touched, who comes when, and where.
func TestHits(t *testing.T) {
	together := 0
	boards(t, func(t *testing.T, b *board) {
		for i, disc := range b.discs {
			for _, o := range b.replay.Outcomes(b.p, disc) {
				hits := b.replay.Hits(o)
				var takes, left, right Discs
				for n, h := range hits {
					takes |= 1 << h.Disc
					switch h.Touch {
					case TouchLeft:
						left |= 1 << h.Disc
					case TouchRight:
						right |= 1 << h.Disc
					}
					if to := b.replay.layout.discs[h.Disc].Centre(); math.Abs(math.Hypot(h.Centre.X-to.X, h.Centre.Y-to.Y)-0.8) > 1e-6 ||
						math.Hypot(h.Meet.X-(h.Centre.X+to.X)/2, h.Meet.Y-(h.Centre.Y+to.Y)/2) > 1e-9 {
						t.Fatalf("disc %d meets disc %d at %+v", disc, h.Disc, h)
					}
					if n == 0 && h.Moment != 1 || n > 0 && h.Moment != hits[n-1].Moment && h.Moment != hits[n-1].Moment+1 {
						t.Fatalf("disc %d: moments of %+v", disc, hits)
					}
				}
				if takes != o.Takes || o.Exact && (left != o.From.Left || right != o.From.Right) || !o.Exact && left|right != 0 {
					t.Fatalf("disc %d: %+v hits %+v", disc, o, hits)
				}
				if !o.Exact || len(hits) == 0 {
					continue
				}
				ways := b.ways(i, o)
				for n := 1; n < len(hits); n++ {
					apart := new(big.Float).Sub(ways[hits[n].Disc], ways[hits[n-1].Disc])
					same := new(big.Float).Abs(apart).Cmp(big.NewFloat(1e-60)) < 0
					if same {
						together++
					}
					if same != (hits[n].Moment == hits[n-1].Moment) || !same && apart.Sign() < 0 {
						t.Fatalf("disc %d: %v between %+v and %+v", disc, apart, hits[n-1], hits[n])
					}
				}
			}
		}
	})
	if together == 0 {
		t.Error("no two discs are hit at the same moment")
	}
}

// ways is how far disc i goes along an exact outcome until it hits each disc, to three hundred bits.
func (b *board) ways(i int, o Outcome) map[int]*big.Float {
	float := func(v wide.Int) *big.Float { return new(big.Float).SetPrec(600).SetInt(integer(v)) }
	mul := func(a, b *big.Float) *big.Float { return new(big.Float).Mul(a, b) }
	add := func(a, b *big.Float) *big.Float { return new(big.Float).Add(a, b) }
	sub := func(a, b *big.Float) *big.Float { return new(big.Float).Sub(a, b) }
	touch := float(b.plain.touch)
	var ux, uy, length *big.Float
	for j, other := range b.discs {
		if !(o.From.Left | o.From.Right).Has(other) {
			continue
		}
		v := offset(b.plain.discs[i], b.plain.discs[j])
		x, y, square := float(v.x), float(v.y), float(v.dot(v))
		root := new(big.Float).Sqrt(sub(square, mul(touch, touch)))
		lean := touch // to the right of the disc; its left is touched
		if o.From.Left.Has(other) {
			lean = new(big.Float).Neg(touch)
		}
		ux, uy, length = sub(mul(root, x), mul(lean, y)), add(mul(root, y), mul(lean, x)), square
		break
	}
	ways := map[int]*big.Float{}
	for j, other := range b.discs {
		if !o.Takes.Has(other) {
			continue
		}
		w := offset(b.plain.discs[i], b.plain.discs[j])
		x, y := float(w.x), float(w.y)
		ahead := new(big.Float).Quo(add(mul(ux, x), mul(uy, y)), length)
		aside := new(big.Float).Quo(sub(mul(ux, y), mul(uy, x)), length)
		room := sub(mul(touch, touch), mul(aside, aside))
		if (o.From.Left | o.From.Right).Has(other) {
			room = new(big.Float)
		}
		way := sub(ahead, new(big.Float).Sqrt(room))
		ways[other] = way.Quo(way, touch)
	}
	return ways
}

// TestAlong holds that a flick at an angle takes what the outcome on which the angle falls takes.
func TestAlong(t *testing.T) {
	boards(t, func(t *testing.T, b *board) {
		for _, disc := range b.discs {
			list := b.replay.Outcomes(b.p, disc)
			for n, o := range list {
				width := o.To.Angle - o.From.Angle
				if n == len(list)-1 {
					width += 360
				}
				if o.Exact || width < 0.01 {
					continue
				}
				angle := o.From.Angle + width*[]float64{0.01, 0.3, 0.99}[n/2%3]
				var takes Discs
				for _, h := range b.replay.Along(b.p, disc, angle) {
					takes |= 1 << h.Disc
				}
				if takes != o.Takes {
					t.Fatalf("disc %d at %v takes %016b, in %+v", disc, angle, takes, o)
				}
			}
		}
	})
}

// TestExplain proves each part of the explanations of a principal line by the plain rules.
func TestExplain(t *testing.T) {
	touches, proofs := 0, 0
	boards(t, func(t *testing.T, b *board) {
		line := b.replay.From(b.p)
		if end := line.Position(line.Len()); !end.Over() || (end.Turn != b.p.Turn) != b.wins(b.p) {
			t.Fatalf("the line ends at %v", end)
		}
		for k := 1; k <= line.Len(); k++ {
			p, x := line.Position(k-1), line.Explain(k)
			if x.Flick != line.Flick(k) || x.Flick.Wins != b.wins(p) {
				t.Fatalf("flick %d is %+v", k, x.Flick)
			}
			options, winning, gaps := 0, 0, 0
			for i, disc := range b.discs {
				if !p.Discs.Of(p.Turn).Has(disc) {
					continue
				}
				var seen []Discs
				for _, takes := range b.takes[i] {
					if takes &= p.Discs; slices.Contains(seen, takes) {
						continue
					}
					seen = append(seen, takes)
					options++
					if !b.wins(p.After(disc, takes)) {
						winning++
					}
				}
				for _, takes := range b.gaps[i] {
					if !b.wins(p.After(disc, takes&p.Discs)) {
						gaps++
					}
				}
			}
			if x.Options != options || x.Winning != winning || x.NeedsTouch != (winning > 0 && gaps == 0) {
				t.Fatalf("flick %d: %+v; of %d options %d win, in %d gaps", k, x, options, winning, gaps)
			}
			if x.NeedsTouch {
				touches++
			}
			if !x.Flick.Exact {
				if x.Left != nil || x.Right != nil || x.Proof != nil {
					t.Fatalf("flick %d goes into a gap: %+v", k, x)
				}
				continue
			}
			ray := x.Flick.From
			if x.Left.Takes != x.Flick.Takes&^ray.Right || x.Right.Takes != x.Flick.Takes&^ray.Left ||
				x.Left.Wins == b.wins(p.After(x.Flick.Disc, x.Left.Takes)) ||
				x.Right.Wins == b.wins(p.After(x.Flick.Disc, x.Right.Takes)) {
				t.Fatalf("flick %d: a hair beside it %+v and %+v", k, x.Left, x.Right)
			}
			if len(x.Proof) != (ray.Left|ray.Right).Len()-1 {
				t.Fatalf("flick %d touches %v and proves %v", k, ray, x.Proof)
			}
			for _, e := range x.Proof {
				b.holds(t, x.Flick.Disc, ray, e)
				proofs++
			}
		}
	})
	if touches == 0 || proofs == 0 {
		t.Errorf("%d flicks hang on a touch, %d equalities", touches, proofs)
	}
}

// integer is the same number in math/big.
func integer(v wide.Int) *big.Int {
	w, _ := new(big.Int).SetString(v.String(), 10)
	return w
}

// holds checks an equality in fractions.
func (b *board) holds(t *testing.T, disc int, ray Ray, e Equality) {
	t.Helper()
	unit := new(big.Rat).SetInt(new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(2*e.Places)), nil))
	fraction := func(v wide.Int) *big.Rat { return new(big.Rat).Quo(new(big.Rat).SetInt(integer(v)), unit) }
	at := func(disc int) [2]*big.Rat {
		d := b.plain.discs[slices.Index(b.discs, disc)]
		tenth := new(big.Rat).SetInt(integer(b.plain.touch)) // 0.8
		in := func(v wide.Int) *big.Rat {
			r := new(big.Rat).Quo(new(big.Rat).SetInt(integer(v)), tenth)
			return r.Mul(r, big.NewRat(8, 10))
		}
		return [2]*big.Rat{in(d.x), in(d.y)}
	}
	from := at(disc)
	dot := func(a, b [2]*big.Rat) *big.Rat {
		x := new(big.Rat).Mul(new(big.Rat).Sub(a[0], from[0]), new(big.Rat).Sub(b[0], from[0]))
		y := new(big.Rat).Mul(new(big.Rat).Sub(a[1], from[1]), new(big.Rat).Sub(b[1], from[1]))
		return x.Add(x, y)
	}
	v, w, reach := at(e.A), at(e.B), big.NewRat(64, 100)
	less := func(r *big.Rat) *big.Rat { return r.Sub(r, reach) }
	if fraction(e.M).Cmp(less(dot(v, v))) != 0 || fraction(e.N).Cmp(less(dot(w, w))) != 0 ||
		fraction(e.Dot).Cmp(dot(v, w)) != 0 || fraction(e.Square).Cmp(reach) != 0 {
		t.Fatalf("%+v is not about disc %d", e, disc)
	}
	touched := ray.Left | ray.Right
	if !touched.Has(e.A) || !touched.Has(e.B) || e.SameSide != (ray.Left.Has(e.A) == ray.Left.Has(e.B)) {
		t.Fatalf("%+v is not about %v", e, ray)
	}
	root := e.Dot.Add(e.Square)
	if e.SameSide {
		root = e.Dot.Sub(e.Square)
	}
	if root.Sign() < 0 || root.Mul(root).Cmp(e.M.Mul(e.N)) != 0 {
		t.Fatalf("%+v does not hold", e)
	}
}

// TestPicture holds the explanation of the sample whose only win is an exact touch.
func TestPicture(t *testing.T) {
	r := parse(t, []byte(touch)).Replay().(*Replay)
	x := r.Explain(1)
	const r7, w2, w4, w5, w6 = 6, 9, 11, 12, 13
	if x.Flick.Disc != r7 || !x.Flick.Exact || x.Flick.From.Angle != 0 || !x.NeedsTouch || x.Winning != 1 {
		t.Errorf("%+v", x)
	}
	if x.Flick.From.Left != 1<<w4|1<<w5 || x.Flick.From.Right != 1<<w6 || x.Left.Wins || x.Right.Wins {
		t.Errorf("%+v, left %+v, right %+v", x.Flick, x.Left, x.Right)
	}
	moments := map[int]int{}
	for _, h := range x.Hits {
		moments[h.Disc] = h.Moment
	}
	if len(moments) != 4 || moments[w2] != 1 || moments[w5] != 1 || moments[w4] != 2 || moments[w6] != 3 {
		t.Errorf("moments %v", moments)
	}
	for _, e := range x.Proof {
		if e.Places != 1 || e.Square.String() != "64" {
			t.Errorf("%+v is not in tenths", e)
		}
	}
	if m := x.Hits[len(x.Hits)-1].Meet; math.Hypot(m.X-7.6, m.Y-5.6) > 1e-12 {
		t.Errorf("the last disc is touched at %v", m)
	}
}

// TestAt holds that an angle finds its outcome, and that one a hair beside a ray finds the ray.
func TestAt(t *testing.T) {
	boards(t, func(t *testing.T, b *board) {
		for _, disc := range b.discs {
			list := b.replay.Outcomes(b.p, disc)
			for n, o := range list {
				if !o.Exact {
					if width := math.Mod(o.To.Angle-o.From.Angle+360, 360); width > 0.02 && At(list, o.Middle()) != n {
						t.Fatalf("disc %d: %v finds %d, not %d", disc, o.Middle(), At(list, o.Middle()), n)
					}
					continue
				}
				for _, off := range []float64{-0.0001, 0, 0.0001} {
					if found := list[At(list, o.From.Angle+off)]; !found.Exact || away(found.From.Angle, o.From.Angle) > 0.001 {
						t.Fatalf("disc %d: %v finds %+v", disc, o.From.Angle+off, found)
					}
				}
			}
		}
	})
}
