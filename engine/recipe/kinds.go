package recipe

import (
	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/goban"
	"umpire/engine/internal/rng"
	"umpire/engine/lianliankan"
	"umpire/engine/twixt"
)

// Kinds lists the kinds of inputs that can be made for the game with an id, the plainest first; none for another id.
func Kinds(game string) []Kind {
	switch game {
	case "twixt":
		return twixtKinds()
	case "lianliankan":
		return lianliankanKinds()
	case "chapaev":
		return chapaevKinds()
	case "go":
		return goKinds()
	case "infinite-go":
		return infiniteKinds()
	}
	return nil
}

func twixtKinds() (kinds []Kind) {
	sizes := []Size{{"n", 4, 20, 12}, {"moves", 5, 249, 61}, {Datasets, 1, 20, 20}}
	for _, recipe := range twixt.Recipes() {
		kinds = append(kinds, Kind{Name: recipe.Name, Version: 1, Sizes: sizes, make: func(dst []byte, r *rng.Rand, sizes []int) []byte {
			return twixt.Game().Write(dst, datasets(sizes[2], func() engine.Dataset {
				return recipe.Make(r, sizes[0], sizes[1])
			}))
		}})
	}
	few := []Size{{"n", 5, twixt.MaxShort, 5}, {Datasets, 1, 20, 20}}
	return append(kinds, Kind{Name: "cut", Version: 1, Sizes: few, Small: true, make: func(dst []byte, r *rng.Rand, sizes []int) []byte {
		return twixt.Game().Write(dst, datasets(sizes[1], func() engine.Dataset { return twixt.Short(r, sizes[0]) }))
	}})
}

func lianliankanKinds() (kinds []Kind) {
	const rows, columns, questions = lianliankan.MaxRows, lianliankan.MaxCols, lianliankan.MaxQuestions
	sizes := []Size{{"rows", 1, rows, 12}, {"columns", 1, columns, 12}, {"questions", 1, questions, 20}, {Datasets, 1, 8, 4}}
	for _, recipe := range lianliankan.Recipes() {
		kinds = append(kinds, Kind{Name: recipe.Name, Version: 1, Sizes: sizes, make: func(dst []byte, r *rng.Rand, sizes []int) []byte {
			return lianliankan.Game().Write(dst, datasets(sizes[3], func() engine.Dataset {
				return recipe.Make(r, sizes[0], sizes[1], sizes[2])
			}))
		}})
	}
	return append(kinds, Kind{Name: "tiny", Version: 1, Sizes: []Size{{Datasets, 1, 1000, 20}}, Small: true, make: func(dst []byte, r *rng.Rand, sizes []int) []byte {
		return lianliankan.Game().Write(dst, datasets(sizes[0], func() engine.Dataset { return lianliankan.Small(r) }))
	}})
}

func chapaevKinds() (kinds []Kind) {
	for _, recipe := range chapaev.Recipes() {
		kinds = append(kinds, Kind{Name: recipe.Name, Version: 1, make: func(dst []byte, r *rng.Rand, _ []int) []byte {
			return append(dst, recipe.Make(r.Uint64())...)
		}})
	}
	return kinds
}

func goKinds() (kinds []Kind) {
	sizes := []Size{{"attempts", 1, 10_000, 100}}
	for _, recipe := range goban.Go19Recipes() {
		kinds = append(kinds, Kind{Name: recipe.Name, Version: 1, Sizes: sizes, make: func(dst []byte, r *rng.Rand, sizes []int) []byte {
			return goban.Go19().Write(dst, []engine.Dataset{goban.Attempts(recipe.Make(r, sizes[0]))})
		}})
	}
	return plainestFirst(kinds)
}

func infiniteKinds() (kinds []Kind) {
	sizes := []Size{{"stones", 1, 10_000, 60}, {Datasets, 1, 20, 20}}
	for _, recipe := range goban.InfiniteRecipes() {
		kinds = append(kinds, Kind{Name: recipe.Name, Version: 1, Sizes: sizes, make: func(dst []byte, r *rng.Rand, sizes []int) []byte {
			return goban.Infinite().Write(dst, datasets(sizes[1], func() engine.Dataset {
				return goban.Stones(recipe.Make(r, sizes[0]))
			}))
		}})
	}
	return plainestFirst(kinds)
}

// plainestFirst puts the kind random in front.
func plainestFirst(kinds []Kind) []Kind {
	for i, k := range kinds {
		if k.Name == "random" {
			copy(kinds[1:], kinds[:i])
			kinds[0] = k
		}
	}
	return kinds
}

// datasets is so many datasets.
func datasets(n int, next func() engine.Dataset) []engine.Dataset {
	made := make([]engine.Dataset, n)
	for i := range made {
		made[i] = next()
	}
	return made
}
