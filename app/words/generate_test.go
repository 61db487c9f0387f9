package words

import (
	"testing"

	"umpire/engine/games"
	"umpire/engine/recipe"
)

// TestRecipes has words for every kind of input and every size of it.
func TestRecipes(t *testing.T) {
	for _, g := range games.All() {
		kinds := recipe.Kinds(g.ID)
		if len(kinds) == 0 {
			t.Errorf("%s: no kinds", g.ID)
		}
		for _, k := range kinds {
			keys := []Key{Key("kind." + g.ID).of(k.Name)}
			for _, s := range k.Sizes {
				keys = append(keys, Key("size").of(s.Name))
			}
			for _, key := range keys {
				if _, ok := English.lookup(key); !ok {
					t.Errorf("no words for %s", key)
				}
			}
		}
	}
}
