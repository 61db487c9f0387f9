package chapaev

import (
	"bytes"
	"testing"
)

// TestRecipes holds that every recipe makes legal inputs, the same for the same seed and others for others, and that the
// tricky ones are what they say.
func TestRecipes(t *testing.T) {
	const rounds = 200
	for _, recipe := range Recipes() {
		touches, long, hangs := 0, 0, 0
		for seed := range uint64(rounds) {
			text := recipe.Make(seed)
			if !bytes.Equal(text, recipe.Make(seed)) || bytes.Equal(text, recipe.Make(seed+1)) {
				t.Fatalf("%s %d: the text does not follow from the seed", recipe.Name, seed)
			}
			d := parse(t, text)
			if d.HangsOnTouch() {
				hangs++
			}
			l := newLayout(&d.discs, d.present)
			if l.cut {
				long++
			}
			for disc := range AllDiscs.All() {
				f := l.fan(disc, d.present)
				for _, r := range f.rays[:f.n] {
					if r.left != 0 && r.right != 0 {
						touches++
					}
				}
			}
		}
		t.Logf("%s: %d touches on both sides, %d of %d longer than a unit, %d hang on a touch", recipe.Name, touches, long, rounds, hangs)
		if (recipe.Name == "tangent" || recipe.Name == "long") && (touches < rounds || hangs == 0) {
			t.Errorf("%s: %d touches on both sides, and %d verdicts hang on them", recipe.Name, touches, hangs)
		}
		if (recipe.Name == "near" || recipe.Name == "long") != (long > 0) {
			t.Errorf("%s: %d of %d have digits beyond a unit", recipe.Name, long, rounds)
		}
	}
}
