package compare

import (
	"bytes"
	"slices"

	"umpire/engine"
	"umpire/engine/input"
)

// LooksLikeOutput tells whether a text looks like what a program for the game prints: it has words, and nothing but
// answers, in letters of any case. Where answers are just numbers, each has a line of its own, and a text that the game
// reads as its input is no output.
func LooksLikeOutput(game engine.Game, text []byte) bool {
	l := game.Output
	if len(l.Words) == 0 {
		return numberLines(text, l.Numbers) && !reads(game, text)
	}
	s, answers := newScanner(text), 0
	for {
		start, end := s.answer(&l)
		if start == end {
			return answers > 0
		}
		answers++
		first := text[start:wordEnd(text, start)]
		if !slices.ContainsFunc(l.Words, func(w string) bool { return bytes.EqualFold([]byte(w), first) }) {
			return false
		}
	}
}

// numberLines tells whether a text has words, all of them numbers and so many on every line that has any.
func numberLines(text []byte, numbers int) bool {
	s, onLine := newScanner(text), 0
	for {
		was := s.pos
		start, end := s.word()
		if start == end {
			return onLine == numbers
		}
		if onLine > 0 && bytes.ContainsAny(text[was:start], "\r\n") {
			if onLine != numbers {
				return false
			}
			onLine = 0
		}
		if onLine++; !numeral(text[start]) || onLine > numbers {
			return false
		}
	}
}

// reads tells whether a text is an input of the game.
func reads(game engine.Game, text []byte) bool {
	r := input.Read(text)
	for range game.Read(r) {
	}
	return r.Err() == nil
}
