package chapaev

import "testing"

// TestExact compares every answer of exact with that of a layout that needs no help.
func TestExact(t *testing.T) {
	seeds := uint64(20)
	if testing.Short() {
		seeds = 2
	}
	for _, recipe := range Recipes() {
		for seed := range seeds {
			text := recipe.Make(seed)
			d := parse(t, text)
			l := newLayout(&d.discs, d.present)
			if l.cut {
				continue
			}
			e := newExact(&d.discs, d.present)
			same := func(what string, got, want any) {
				if got != want {
					t.Fatalf("%s %d: %s is %v, want %v\n%s", recipe.Name, seed, what, got, want, text)
				}
			}
			for i := range d.present.All() {
				for a := range (d.present &^ (1 << i)).All() {
					same("apart", e.apart(i, a), l.apart(i, a))
					for _, side := range []int{-1, 1} {
						same("heading", e.heading(i, a, side), l.heading(i, a, side))
					}
					for b := range (d.present &^ (1<<i | 1<<a)).All() {
						same("cross", e.cross(i, a, b), l.cross(i, a, b))
						same("nearer", e.nearer(i, a, b), l.nearer(i, a, b))
						for _, p := range []int{-1, 1} {
							same("root", e.root(i, a, b, p, -1), l.root(i, a, b, p, -1))
							same("root", e.root(i, a, b, p, 1), l.root(i, a, b, p, 1))
						}
					}
				}
			}
		}
	}
}
