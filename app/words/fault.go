package words

import (
	"strconv"

	"umpire/engine/input"
)

// Fault is the English sentence for a fault that a game's reader met; see Language.Fault.
func Fault(e *input.Error, gameID string) string { return English.Fault(e, gameID) }

// Warning is the English sentence for a warning; see Language.Warning.
func Warning(e *input.Error, gameID string) string { return English.Warning(e, gameID) }

// Prior is the English sentence for what a fault clashes with; see Language.Prior.
func Prior(e *input.Error) string { return English.Prior(e) }

// Fault says in one sentence what is wrong with a text as input of a game. Line and column are left to the caller, and
// so is an earlier step that the fault clashes with (Prior). Numbers are written as the input writes them.
func (l *Language) Fault(e *input.Error, gameID string) string {
	key := Key("fault." + e.Code)
	switch e.Code {
	case input.EOF:
		return l.ending(key, e)
	case input.Token, input.Range:
		return l.unwanted(key, e)
	case input.Even:
		return l.T(key, e.Want.Name, e.Found)
	case input.Occupied, input.EndZone:
		return l.T(key.of(e.Place.Part).of(color(e.Side)), plain(e.Place.Step), plain(e.Point[0]), plain(e.Point[1]))
	case input.EarlyWin:
		return l.T(key.of(color(e.Side)), plain(e.Place.Step), plain(e.Point[0]), plain(e.Point[1]), e.Place.Steps-e.Place.Step)
	case input.OffBoard:
		return l.T(key, disc(e.Place.Step), e.Want.Name, e.Found)
	case input.Overlap:
		return l.T(key, disc(e.Place.Step), disc(e.Prior.Step))
	case input.Extra:
		if e.Place.Dataset > 0 { // a dataset more than the problem allows
			return l.T(key.of("dataset"), plain(e.Place.Dataset), plain(e.Place.Dataset-1))
		}
		return l.T(key.of(gameID), e.Found)
	}
	return l.T(key)
}

// Warning says in one sentence what is unusual about an input that is accepted all the same.
func (l *Language) Warning(e *input.Error, gameID string) string {
	return l.T(Key("warning."+e.Code).of(gameID), e.Want.Name, plain(e.Want.Max), e.Found)
}

// Prior says where the earlier step stands that a fault clashes with; "" if there is none or the fault is about one
// step alone.
func (l *Language) Prior(e *input.Error) string {
	if e.Prior.Step == 0 || e.Prior.Step == e.Place.Step {
		return ""
	}
	name := plain(e.Prior.Step)
	if e.Place.Part == "disc" {
		name = disc(e.Prior.Step)
	}
	return l.T(Key("prior").of(e.Place.Part), name, plain(e.Prior.Line), plain(e.Prior.Column))
}

// ending says what is missing at the end of the text: everything, a step, a number of a step, or a number between them.
func (l *Language) ending(key Key, e *input.Error) string {
	part, step := e.Place.Part, plain(e.Place.Step)
	switch {
	case e.Line == 1 && e.Column == 1:
		return l.T(key.of("empty"))
	case part == "" && e.Place.Dataset > 1:
		return l.T(key.of("dataset"), e.Want.Name, plain(e.Place.Dataset))
	case part == "":
		return l.T(key.of("number"), e.Want.Name)
	case part == "disc":
		step = disc(e.Place.Step)
	}
	key = key.of(part)
	switch e.Want.Name {
	case "x", "X", "x1": // the first number of a step
		return l.T(key, step, plain(e.Place.Steps))
	}
	return l.T(key.of("rest"), step, plain(e.Place.Steps), e.Want.Name)
}

// unwanted says which number was wanted in place of the one found.
func (l *Language) unwanted(key Key, e *input.Error) string {
	switch {
	case e.Want.Decimal:
		key = key.of("decimal")
	case e.Want.Name == "tile":
		key = key.of("tile")
	}
	return l.T(key, e.Want.Name, e.Found, plain(e.Want.Min), plain(e.Want.Max))
}

// of is the key for a case of the sentence.
func (k Key) of(part string) Key { return k + "." + Key(part) }

// color names the side that moved, in keys.
func color(side int) string {
	if side == 2 {
		return "white"
	}
	return "black"
}

// disc names a disc of Chapaev, numbered from 1: R1 to R8, then W1 to W8.
func disc(number int) string {
	if number > 8 {
		return "W" + plain(number-8)
	}
	return "R" + plain(number)
}

// plain is a number as an input writes it, without marks between the thousands.
func plain(n int) string { return strconv.Itoa(n) }
