package record

import (
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/internal/rng"
	"umpire/engine/twixt"
)

// sample reads a file of testdata.
func sample(t *testing.T, name string) (*Record, Format) {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	r, format, _, fault, ok := ReadAny(text)
	if !ok || fault != nil {
		t.Fatalf("%s: %v %+v", name, ok, fault)
	}
	return r, format
}

// points is the pegs of a record.
func points(r *Record) (list []engine.Point) {
	for _, m := range r.Moves {
		list = append(list, m.At)
	}
	return list
}

// TestSwapped reads one swapped game in three formats. The first peg is in column 3, row 2; its mirror image belongs to
// the second player, who joins left and right and is the judge's Black.
func TestSwapped(t *testing.T) {
	want := []engine.Point{{X: 1, Y: 2}, {X: 5, Y: 5}, {X: 7, Y: 6}, {X: 6, Y: 3}, {X: 9, Y: 5}}
	for name, format := range map[string]Format{"swapped.tsgf": LittleGolem, "swapped.T1": T1, "numbered.txt": List} {
		r, got := sample(t, name)
		if got != format || r.Size != 12 || !r.Swapped || r.End != Resigned || !reflect.DeepEqual(points(r), want) {
			t.Errorf("%s: %s %+v", name, got, r)
		}
	}
	r, _ := sample(t, "swapped.tsgf")
	if r.Black() != "Grace ] H." || r.White() != "Ada" || !r.Moves[3].Offer || r.Moves[4].Offer ||
		!slices.Equal(r.Lost, []Loss{LostOther}) {
		t.Errorf("%+v", r)
	}
	if r, _ = sample(t, "swapped.T1"); r.Black() != "Grace" || r.White() != "Ada" || r.First != "Ada" {
		t.Errorf("%+v", r)
	}
}

// TestMirror swaps after B4 in every format: the peg is D2's from then on, which is taken, and B4 is free.
func TestMirror(t *testing.T) {
	moves := map[Format][3]string{ // swapped, then B4 or D2 by the first player
		LittleGolem: {"(;SZ[12];b[bd];r[swap]", ";b[bd])", ";b[db])"},
		T1:          {header + "b4\nswap\n", "b4\n", "d2\n"},
		SGF:         {"(;GM[21]SZ[12];W[b4];B[swap]", ";W[b4])", ";W[d2])"},
		List:        {"12x12 b4 swap ", "b4", "d2"},
	}
	for format, m := range moves {
		r, fault := Read([]byte(m[0]+m[1]), format)
		if fault != nil || !r.Swapped || !slices.Equal(points(r), []engine.Point{{X: 3, Y: 1}, {X: 1, Y: 3}}) {
			t.Errorf("%s: %+v, %v", format, r, fault)
		}
		if _, fault = Read([]byte(m[0]+m[2]), format); fault == nil || fault.Code != input.Occupied {
			t.Errorf("%s: %v", format, fault)
		}
	}
}

// TestAcross reads a game whose first player joins left and right, as the judge's Black does.
func TestAcross(t *testing.T) {
	r, _ := sample(t, "across.T1")
	want := []engine.Point{
		{X: 0, Y: 2}, {X: 2, Y: 0}, {X: 2, Y: 3}, {X: 4, Y: 5}, {X: 4, Y: 4}, {X: 4, Y: 1}, {X: 5, Y: 2},
	}
	if r.First != "West" || r.Second != "North" || !reflect.DeepEqual(points(r), want) {
		t.Errorf("%+v", r)
	}
	if got, want := string(r.AppendInput(nil)), "5 7\n0 2 2 0 2 3 4 5 4 4 4 1\n5 2\n0 0\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if d, after := r.Dataset(); d.Verdict().Answer(0).Token != "yes" || after != 0 {
		t.Errorf("%s, %d after", d.Verdict().Answer(0).Token, after)
	}
}

// TestLongMoves follows links that players take off and add. Rows and columns change places in the judge's frame.
func TestLongMoves(t *testing.T) {
	r, format := sample(t, "long.sgf")
	if format != SGF || !r.Paper || r.First != "Ada" || !slices.Equal(r.Lost, []Loss{LostComments, LostVariations}) {
		t.Errorf("%s %+v", format, r)
	}
	link := func(ax, ay, bx, by int) twixt.Link {
		return twixt.Link{A: engine.Point{X: ax, Y: ay}, B: engine.Point{X: bx, Y: by}}
	}
	steep := link(2, 3, 4, 4) // d3–e5
	for k, want := range map[int][]Change{5: nil, 6: {{Link: steep}}, 8: {{Link: steep, Added: true}}} {
		if got := r.Moves[k].Links; !reflect.DeepEqual(got, want) {
			t.Errorf("move %d: %+v, want %+v", k+1, got, want)
		}
	}
	written, lost := Write(nil, r, SGF)
	if text := string(written); !strings.Contains(text, `;W[-\\d'4g9];B[i2];W[\\d'4k6]`) || len(lost) > 0 {
		t.Errorf("written as %s, lost %v", text, lost)
	}
	if got := r.Differences(); len(got) > 0 {
		t.Errorf("differences at the end: %+v", got)
	}
	r.Moves = r.Moves[:8]
	if got, want := r.Differences(), []Difference{{steep, twixt.Black, 3, true}}; !slices.Equal(got, want) {
		t.Errorf("differences after move 8: %+v, want %+v", got, want)
	}
}

// game is a random record with all that a file may hold. Its moves are legal; some records go on after a win.
func game(r *rng.Rand, size int) *Record {
	rec := &Record{Size: size, Paper: r.Chance(1, 2), Swapped: r.Chance(1, 2), End: End(r.Below(3))}
	names := []string{"", "Ada", "Grace Hopper", "a # b", "[x] \\ y: z", "Ž", "-"}
	rec.First, rec.Second = names[r.Below(len(names))], names[r.Below(len(names))]
	taken := map[engine.Point]bool{}
	links, off := newNet(size, rec.Paper), []Change(nil)
	for want := r.From(1, 3*size); len(rec.Moves) < want; {
		p := engine.Point{X: r.Below(size), Y: r.Below(size)}
		across := p.Y
		if len(rec.Moves)%2 == 1 {
			across = p.X
		}
		if !taken[p] && across > 0 && across < size-1 {
			taken[p] = true
			m := Move{At: p, Offer: r.Chance(1, 10)}
			step := len(rec.Moves) + 1
			change := func(c Change) {
				m.Links = append(m.Links, c)
				links.change(c, step)
			}
			side := twixt.Mover(step)
			for _, c := range off { // links that can be again
				if links.allows(c.Link, side) && r.Chance(1, 3) {
					change(Change{c.Link, true})
				}
			}
			for _, l := range slices.Clone(links.links) {
				if l.side == side && r.Chance(1, 12) {
					change(Change{Link: l.Link})
					off = append(off, Change{Link: l.Link})
				}
			}
			links.play(p, step)
			rec.Moves = append(rec.Moves, m)
		}
	}
	return rec
}

// without is a record as it is when these things of it are lost.
func without(r *Record, lost []Loss, format Format) *Record {
	c := *r
	c.Moves = slices.Clone(r.Moves)
	c.Lost = nil
	if format != SGF {
		c.Paper = true
	}
	for _, l := range lost {
		switch l {
		case LostNames:
			c.First, c.Second = "", ""
		case LostSwap:
			c.First, c.Second, c.Swapped = c.Black(), c.White(), false
		case LostEnd:
			c.End = Open
		case LostOffers:
			for i := range c.Moves {
				c.Moves[i].Offer = false
			}
		}
	}
	for i := range c.Moves {
		c.Moves[i].Span = input.Span{}
		if format != SGF || slices.Contains(lost, LostLinks) {
			c.Moves[i].Links = nil
		}
	}
	return &c
}

// TestRoundTrips writes random games of every size in every format. Reading them gives them back, but for what the
// writer says is lost; and written again they are the same file.
func TestRoundTrips(t *testing.T) {
	r := rng.New(21)
	told := map[Format]map[Loss]int{}
	for round := range 400 {
		rec := game(r, MinSize+round%(MaxSize-MinSize+1))
		for _, format := range Formats() {
			text, lost := Write(nil, rec, format)
			got, fault := Read(text, format)
			if fault != nil {
				t.Fatalf("%s: %+v\n%s", format, fault, text)
			}
			want := without(rec, lost, format)
			if slices.Contains(lost, LostNames) {
				got.First, got.Second = "", ""
			}
			if had := without(got, nil, format); !reflect.DeepEqual(had, want) {
				t.Fatalf("%s, lost %v:\n got %+v\nwant %+v\n%s", format, lost, had, want, text)
			}
			if len(got.Lost) > 0 {
				t.Fatalf("%s lost %v in reading\n%s", format, got.Lost, text)
			}
			if again, _ := Write(nil, got, format); len(lost) == 0 && string(again) != string(text) {
				t.Fatalf("%s: written again\n%s\nfirst\n%s", format, again, text)
			}
			if f, ok := Sniff(text); !ok || f != format {
				t.Fatalf("%s is taken for %q\n%s", format, f, text)
			}
			for _, l := range lost {
				if told[format] == nil {
					told[format] = map[Loss]int{}
				}
				told[format][l]++
			}
		}
	}
	for format, losses := range map[Format][]Loss{
		LittleGolem: {LostRules, LostLinks},
		T1:          {LostRules, LostNames, LostSwap, LostEnd, LostOffers, LostLinks},
		SGF:         {LostOffers},
		List:        {LostRules, LostNames, LostOffers, LostLinks},
	} {
		for _, l := range losses {
			if told[format][l] == 0 {
				t.Errorf("%s never loses %s", format, l)
			}
		}
		if len(told[format]) != len(losses) {
			t.Errorf("%s loses %v", format, told[format])
		}
	}
}

// TestJudge takes generated games to records and back, through every format. The judge accepts them up to N = 20.
func TestJudge(t *testing.T) {
	for n := MinSize - 1; n < MaxSize; n++ {
		for seed := range uint64(3) {
			d, ok := twixt.Generate(twixt.Scattered, n, 2*(n/2)+5, seed)
			if !ok {
				t.Fatalf("no game with N = %d", n)
			}
			want := twixt.Game().Write(nil, []engine.Dataset{d})
			for _, format := range Formats() {
				text, _ := Write(nil, Of(d), format)
				rec, fault := Read(text, format)
				if fault != nil {
					t.Fatalf("%s: %+v", format, fault)
				}
				if got := rec.AppendInput(nil); string(got) != string(want) {
					t.Fatalf("%s: got\n%s\nwant\n%s", format, got, want)
				}
			}
			in := input.Read(want)
			for back, whole := range twixt.Game().Read(in) {
				if !whole || back.Verdict() != d.Verdict() {
					t.Errorf("N = %d: judged %v, want %v", n, back.Verdict(), d.Verdict())
				}
			}
			if legal := in.Err() == nil; legal != (n <= 20) {
				t.Errorf("N = %d: %+v", n, in.Err())
			}
		}
	}
}

// TestAfterWin cuts a game where it is won by the judge's rules.
func TestAfterWin(t *testing.T) {
	rec, fault := Read([]byte("5x5 c1 e3 c5 d4 b3 b4 d3"), List)
	if fault != nil {
		t.Fatal(fault.Code)
	}
	d, after := rec.Dataset()
	if len(d.Moves()) != 5 || after != 2 {
		t.Errorf("%d moves and %d after", len(d.Moves()), after)
	}
}

// TestDifferences compares the judge's links with those on paper, by playing both by the package of the rules.
func TestDifferences(t *testing.T) {
	r, differ := rng.New(8), 0
	for range 1000 {
		size := r.From(MinSize, 14)
		rec := without(game(r, size), nil, List) // without a say in the links
		rec.Paper = true
		judge, paper := twixt.NewPosition(size-1), twixt.NewPaperPosition(size-1)
		for i, m := range rec.Moves {
			if judge.Winner() != twixt.Nobody || paper.Winner() != twixt.Nobody {
				rec.Moves = rec.Moves[:i]
				break
			}
			judge.Play(m.At)
			paper.Play(m.At)
		}
		want := map[Difference]bool{}
		for _, byJudge := range []bool{true, false} {
			p, q := paper, judge
			if byJudge {
				p, q = judge, paper
			}
			for l, side := range p.Links() {
				if l = newLink(l.A, l.B); !linked(q, l) {
					want[Difference{l, side, max(p.Step(l.A), p.Step(l.B)), byJudge}] = true
				}
			}
		}
		got := rec.Differences()
		for _, d := range got {
			if !want[d] {
				t.Fatalf("%+v differs, want %v", d, want)
			}
		}
		if len(got) != len(want) {
			t.Fatalf("%d differences, want %d", len(got), len(want))
		}
		differ += len(got)
		if rec.Paper = false; len(rec.Differences()) > 0 {
			t.Fatal("the judge's rules differ from themselves")
		}
	}
	if differ < 100 {
		t.Errorf("%d differences: too few to tell", differ)
	}
}

// linked tells whether a position has a link.
func linked(p *twixt.Position, l twixt.Link) bool {
	for d := range p.Linked(l.A).All() {
		if d.From(l.A) == l.B {
			return true
		}
	}
	return false
}
