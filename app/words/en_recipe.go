package words

// enRecipe is the English of what is wrong with a generator's recipe.
var enRecipe = map[Key]string{
	"recipe.bad":       "The recipe {0} makes no input.",
	"recipe.nokind":    "{0} has no kind of inputs named “{1}”. There are {2}.",
	"recipe.noversion": "Version {0} is not known here; a newer Umpire may know it.",
	"recipe.nonumber":  "A recipe is version.name.seed.sizes, as in 1.random.42.100.",
	"recipe.range":     "The size {0} is {1} to {2}, found {3}.",
	"recipe.toomany":   "The size {0} is one too many.",
}
