// Package recipe makes inputs from short texts: 1.random.42.400 is version 1 of the kind random, with seed 42 and size
// 400. Such a text makes the same bytes on every platform, for ever; a kind that is to make others gets a new version.
// What it makes is always a legal input without warnings, in the layout of the game's statement.
package recipe

import (
	"strconv"
	"strings"

	"umpire/engine/internal/rng"
)

// Kind is one way to make inputs of a game.
type Kind struct {
	Name    string // a key for package words: small letters
	Version int
	Sizes   []Size
	Small   bool // its datasets are as small as those that known mistakes show on, if sizes are the usual ones

	make func(dst []byte, r *rng.Rand, sizes []int) []byte
}

// Size is one of the numbers that say how large an input is.
type Size struct {
	Name        string // a key for package words, such as "rows"
	Least, Most int    // its limits, both included: the problem's, or less where many datasets are made
	Usual       int    // what it is where a recipe does not say
}

// Datasets is the name of the size that counts datasets.
const Datasets = "datasets"

// Recipe is what an input is made of.
type Recipe struct {
	Version int
	Name    string // the kind's
	Seed    uint64
	Sizes   []int // in the order of the kind's
}

// String is the recipe as it stands in links: version.name.seed.sizes.
func (r Recipe) String() string {
	b := strconv.AppendInt(nil, int64(r.Version), 10)
	b = append(append(b, '.'), r.Name...)
	b = strconv.AppendUint(append(b, '.'), r.Seed, 10)
	for _, size := range r.Sizes {
		b = strconv.AppendInt(append(b, '.'), int64(size), 10)
	}
	return string(b)
}

// Problem says what is wrong with a recipe.
type Problem uint8

// The problems.
const (
	NoKind     Problem = iota + 1 // the game has no kind of that name
	NoVersion                     // the kind has no such version; a newer Umpire may know it
	NoNumber                      // a seed or size is not a whole number, or is missing
	OutOfRange                    // a size is outside its limits
	TooMany                       // more sizes than the kind has
)

// Error is what is wrong with a recipe.
type Error struct {
	Problem Problem
	Part    string // the part of the text that is wrong
	Size    Size   // for OutOfRange, the size
}

// Parse reads the text of a recipe of the game with an id. Sizes that it leaves out are the usual ones. The error is nil
// if Write can make the input.
func Parse(game, text string) (Recipe, *Error) {
	const most = 8 // parts of a recipe: more are too many sizes for every kind
	parts := strings.SplitN(text, ".", most+1)
	r := Recipe{}
	version, err := strconv.ParseUint(parts[0], 10, 31)
	if err != nil || len(parts) < 2 {
		return r, &Error{Problem: NoNumber, Part: parts[0]}
	}
	r.Version, r.Name = int(version), parts[1]
	k, wrong := kindOf(game, r)
	if wrong != nil {
		return r, wrong
	}
	if len(parts) < 3 {
		return r, &Error{Problem: NoNumber}
	}
	if r.Seed, err = strconv.ParseUint(parts[2], 10, 64); err != nil {
		return r, &Error{Problem: NoNumber, Part: parts[2]}
	}
	for _, part := range parts[3:] {
		size, err := strconv.ParseUint(part, 10, 31)
		if err != nil {
			return r, &Error{Problem: NoNumber, Part: part}
		}
		r.Sizes = append(r.Sizes, int(size))
	}
	for i := len(r.Sizes); i < len(k.Sizes); i++ {
		r.Sizes = append(r.Sizes, k.Sizes[i].Usual)
	}
	return r, k.check(r.Sizes)
}

// Write appends the input that a recipe of the game with an id makes. With an error it appends nothing.
func Write(dst []byte, game string, r Recipe) ([]byte, *Error) {
	k, err := kindOf(game, r)
	if err == nil {
		err = k.check(r.Sizes)
	}
	if err != nil {
		return dst, err
	}
	return k.make(dst, rng.New(r.Seed), r.Sizes), nil
}

// kindOf is the kind of a recipe.
func kindOf(game string, r Recipe) (Kind, *Error) {
	problem := NoKind
	for _, k := range Kinds(game) {
		if k.Name != r.Name {
			continue
		}
		if k.Version == r.Version {
			return k, nil
		}
		problem = NoVersion
	}
	if problem == NoVersion {
		return Kind{}, &Error{Problem: problem, Part: strconv.Itoa(r.Version)}
	}
	return Kind{}, &Error{Problem: problem, Part: r.Name}
}

// check tells what is wrong with sizes for a kind.
func (k Kind) check(sizes []int) *Error {
	for i, size := range sizes {
		if i == len(k.Sizes) {
			return &Error{Problem: TooMany, Part: strconv.Itoa(size)}
		}
		if s := k.Sizes[i]; size < s.Least || size > s.Most {
			return &Error{Problem: OutOfRange, Part: strconv.Itoa(size), Size: s}
		}
	}
	if len(sizes) < len(k.Sizes) {
		return &Error{Problem: NoNumber}
	}
	return nil
}

// Usual is a kind's recipe of the usual sizes.
func (k Kind) Usual(seed uint64) Recipe {
	r := Recipe{k.Version, k.Name, seed, nil}
	for _, s := range k.Sizes {
		r.Sizes = append(r.Sizes, s.Usual)
	}
	return r
}

// Nth is recipe i, from 0, of a batch: the recipe with a seed that is so much higher, which may wrap round to 0.
func (r Recipe) Nth(i int) Recipe {
	r.Seed += uint64(i)
	return r
}

// Mixed is recipe i, from 0, of a batch that goes round the kinds of a game again and again, in the usual sizes.
func Mixed(game string, i int) Recipe {
	kinds := Kinds(game)
	return kinds[i%len(kinds)].Usual(uint64(i/len(kinds) + 1))
}

// Small is recipe i, from 0, of an endless list of small inputs. They are others than those of Grown with seed 1.
func Small(game string, i int) Recipe {
	const grows = 300 // so many inputs, and then it begins anew
	for _, k := range Kinds(game) {
		if k.Small && i%2 > 0 {
			return k.Usual(uint64(i))
		}
	}
	return Grown(game, uint64(2+i/grows), i%grows)
}

// Grown is recipe i, from 0, of an endless list that goes round the kinds of a game again and again. Its sizes begin
// near the least ones and grow to the usual ones, so that what is found early is small. The seed makes another list.
func Grown(game string, seed uint64, i int) Recipe {
	const rounds = 200 // until sizes are the usual ones
	kinds := Kinds(game)
	k := kinds[i%len(kinds)]
	r := rng.New(seed)
	r = rng.New(r.Uint64() + uint64(i))
	made := k.Usual(r.Uint64() >> 32)
	for j, s := range k.Sizes {
		if s.Name != Datasets {
			room := s.Usual - s.Least
			made.Sizes[j] = r.From(s.Least, s.Least+min(room, 3+room*(i/len(kinds))/rounds))
		}
	}
	return made
}
