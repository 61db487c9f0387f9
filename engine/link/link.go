// Package link puts a whole screen into the fragment of an address, and reads it back: the judge's input, and which
// dataset, step and other things of it are shown.
//
// A fragment is keys and values: n=7.11&m=0365325772445352454024&s=11&c=19fpe.
//
//	n m b q   the input in readable form: sizes first (layout.appendReadable)
//	d         the same for Chapaev (appendDiscs)
//	z         the input in packed form: one digit, its version, and base64url of bytes (form.pack)
//	k s       the dataset, from 1 (if it is not said, 1), and the step, from 0
//	w r x g   branch, rule switches, a mistake's id, a generator's recipe: plain values, carried as they are
//	a o       an arranged setup, somebody's own output: packed values, carried as they are
//	v         the version of all this; absent in version 1
//	c         the check, always last (check)
//
// The package knows how the five inputs are made of numbers, and none of the rules: a link may hold what a judge
// refuses. Of the engine it imports only the reader of numbers, since it is part of the page's program.
package link

import "strconv"

// The limits. What a link counts has limits of its own, those of the boards; see layouts.
const (
	maxText  = 1 << 20   // characters of a fragment
	maxInput = 4 << 20   // bytes of the input in it
	maxPlain = 64 << 10  // characters of a plain value
	maxCount = 9_999_999 // of k and s
)

// NoStep is the step of a link that names none.
const NoStep = -1

// State is what a link says. What it does not say is empty here.
type State struct {
	Game string // its id; it stands in the path of an address, not in the fragment

	// Input is the judge's input. Encode takes any text. Decode gives its numbers as the statement lays them out, with
	// the closing 0 0 where there is one; Chapaev's in the spelling in which they were typed. A text that is not the
	// numbers of such an input, or has sizes beyond every board, comes back byte for byte.
	Input []byte

	Dataset int // the one shown, from 1; Encode takes 0 for 1
	Step    int // the position shown, from 0; or NoStep

	// Plain values: small letters, digits and .,;:+-_~, at most 64 KiB.
	Branch  string // where it leaves the game, and its moves
	Rules   string // the switches of the rules
	Mistake string // an id
	Recipe  string // of a generator: version.name.seed.sizes

	// Packed values: letters, digits, - and _, whose case matters.
	Setup  string // an arranged setup
	Output string // somebody's own output

	// Extra is the keys that mean nothing here, in order. They stay in the link.
	Extra []Extra
}

// Extra is a key that means nothing here, and its value.
type Extra struct {
	Key   string // small letters and digits
	Value string // what may stand in a fragment, without & and %
}

// Encode is the fragment of a state, without the #; "" if the state says nothing. It has no % in it and ends in a letter
// or a digit. The error is UnknownGame; TooLarge if the input is over 4 MiB (the fragment itself may come out too long to
// be of use, see LengthOf); or Malformed if a value is not as State wants it.
func Encode(s State) (string, *Error) {
	f := formOf(s.Game)
	if f == nil {
		return "", &Error{Code: UnknownGame, Game: s.Game}
	}
	if key := f.malformed(&s); key != "" {
		return "", &Error{Code: Malformed, Key: key}
	}
	if len(s.Input) > maxInput-len("\n"+closing) {
		return "", &Error{Code: TooLarge, Size: len(s.Input), Limit: maxInput}
	}
	var b []byte
	if len(s.Input) > 0 {
		b = f.appendInput(b, s.Input)
	}
	if s.Dataset > 1 {
		b = append(appendKey(b, "k"), strconv.Itoa(s.Dataset)...)
	}
	if s.Step != NoStep {
		b = append(appendKey(b, "s"), strconv.Itoa(s.Step)...)
	}
	for _, v := range s.carried() {
		if *v.text != "" {
			b = append(appendKey(b, v.key), *v.text...)
		}
	}
	for _, e := range s.Extra {
		b = append(appendKey(b, e.Key), e.Value...)
	}
	if len(b) == 0 {
		return "", nil
	}
	sum := check(string(b))
	return string(append(appendKey(b, "c"), sum[:]...)), nil
}

// Decode reads the fragment of a game's address, without the #. A fragment without any key of a link says nothing, and
// that is no error.
//
// With an error the state has what could be read. After Unchecked that is all there was. After Cut, Changed and Malformed
// the input ends before the first thing that is missing or cannot be, so its judge says what is missing. After the others
// there is nothing. Time and memory are in proportion to the fragment and to the input in it.
func Decode(game, fragment string) (State, *Error) {
	none := State{Game: game, Dataset: 1, Step: NoStep}
	f := formOf(game)
	switch {
	case len(fragment) > maxText:
		return none, &Error{Code: TooLong, Size: len(fragment), Limit: maxText}
	case f == nil:
		return none, &Error{Code: UnknownGame, Game: game}
	}
	body, seal := unseal(fragment)
	s, v := none, values{}
	v.read(f, &s, body)
	if !v.any && seal == unsealed {
		return s, nil
	}
	in := f.readInput(&v)
	switch {
	case v.newer || in.newer:
		return none, &Error{Code: Newer}
	case in.tooLarge:
		return none, &Error{Code: TooLarge, Limit: maxInput}
	}
	s.Input = in.text
	v.spoil(in.malformed)
	err := &Error{Part: in.part, Arrived: in.arrived, Announced: in.announced}
	switch {
	case seal == broken:
		err.Code = Changed
	case seal == torn, seal == unsealed && openEnd(body):
		err.Code = Cut
	case v.malformed != "":
		err.Code, err.Key = Malformed, v.malformed
	case in.short && seal == unsealed:
		err.Code = Cut
	case in.short:
		err.Code, err.Key = Malformed, in.key
	case seal == unsealed:
		err.Code = Unchecked
	default:
		return s, nil
	}
	return s, err
}
