package goban

import (
	"testing"

	"umpire/engine"
)

// TestSpread numbers the points of regular patterns, which a poor hash would pile up, and counts how many slots are met
// on the way to each point and to its neighbours, whether they are there or not. The secret is a fixed one.
func TestSpread(t *testing.T) {
	const points = 20_000
	for name, at := range map[string]func(i int) engine.Point{
		"square":   func(i int) engine.Point { return engine.Point{X: 1 + i/140, Y: 1 + i%140} },
		"by 4":     func(i int) engine.Point { return engine.Point{X: 4 + 4*(i/140), Y: 4 + 4*(i%140)} },
		"by 2^16":  func(i int) engine.Point { return engine.Point{X: 1 + i/140<<16, Y: 1 + i%140<<16} },
		"row":      func(i int) engine.Point { return engine.Point{X: 7, Y: 1 + i} },
		"column":   func(i int) engine.Point { return engine.Point{X: 1 + 4*i, Y: infiniteSide} },
		"diagonal": func(i int) engine.Point { return engine.Point{X: 1 + i, Y: 1 + i} },
	} {
		f := newField(Topology{})
		f.secret = [2]uint64{0x8CB92BA72F3D8DD7, 0xD1342543DE82EF95}
		for i := range points {
			if c := f.cell(at(i)); c != firstCell+int32(i) {
				t.Fatalf("%s: point %d has cell %d", name, i, c)
			}
		}
		searches, slots := 0, 0
		count := func(key uint64) {
			searches++
			for i, end := f.home(key), f.slot(key); i != end; i = (i + stride) & (len(f.table) - 1) {
				slots++
			}
		}
		for i := range points {
			key := pack(at(i))
			count(key)
			for d := range sides {
				count(beside(key, d))
			}
		}
		if slots > searches/2 {
			t.Errorf("%s: %d slots are met in vain in %d searches", name, slots, searches)
		}
	}
}
