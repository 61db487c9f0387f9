package games

import (
	"math"
	"slices"

	"umpire/engine"
	"umpire/engine/input"
)

// attempt is what came of one game's try at a view.
type attempt struct {
	Candidate
	reached   int     // where its reader met the first fault, in the view's text; the end if nothing but the rest is missing
	score     float64 // how well it does by the rule that decides
	structure bool    // its structure fits; known only if the text is accepted by none
}

// read lets every game's reader try a view and counts those that accept it. A reader that finds a cut text too short
// accepts it: the rest may be what it misses.
func (d detector) read(v view) (attempts []attempt, fitting int) {
	for _, g := range d.games {
		a := attempt{Candidate: Candidate{Game: g}, reached: v.part.End}
		fault := v.fault(input.NewReader(v.text, v.part, d.watch), g)
		if fault != nil && fault.Code != input.EOF {
			a.reached = fault.Span.Start
		}
		if a.Fits = fault == nil; a.Fits {
			fitting++
		}
		if !v.same {
			fault = v.fault(input.NewReader(v.pasted, v.pastedPart, d.watch), g)
		}
		a.Fault = fault
		attempts = append(attempts, a)
	}
	return attempts, fitting
}

// fault is the first fault that a game's reader meets, or nil; that the view is cut is none.
func (v view) fault(r *input.Reader, g engine.Game) *input.Error {
	for range g.Read(r) { // the datasets do not matter here
	}
	if fault := r.Err(); fault != nil && !(v.cut && fault.Code == input.EOF) {
		return fault
	}
	return nil
}

// stopped tells whether the watch called a reading off.
func stopped(attempts []attempt) bool {
	return slices.ContainsFunc(attempts, func(a attempt) bool { return a.Fault != nil && a.Fault.Code == input.Stopped })
}

// walk is a view walked as a game's statement lays it out.
func (v view) walk(g engine.Game) *input.Shape {
	s := input.NewShape(v.text, v.part)
	g.Shape(s)
	return s
}

// byScore sorts the attempts, the best first.
func byScore(attempts []attempt) {
	for i := range attempts { // by insertion: there are a handful, and package slices' sorting is 15 KB a type
		for k := i; k > 0 && attempts[k].score > attempts[k-1].score; k-- {
			attempts[k], attempts[k-1] = attempts[k-1], attempts[k]
		}
	}
}

// byReach puts the only game that fits before the others, and those in the order of how far they got.
func byReach(attempts []attempt) How {
	for i, a := range attempts {
		attempts[i].score = float64(a.reached)
		if a.Fits {
			attempts[i].score = math.Inf(1)
		}
	}
	byScore(attempts)
	return Fits
}

// lead is how far the best layout must be ahead of the next one to be taken without asking.
const lead = 0.05

// byLayout lets the line breaks choose among several games that fit.
func byLayout(v view, attempts []attempt) How {
	for i, a := range attempts {
		attempts[i].score = -1
		if a.Fits {
			attempts[i].score = v.walk(a.Game).Score()
		}
	}
	byScore(attempts)
	if attempts[0].score-attempts[1].score < lead {
		return Ask
	}
	return Layout
}

// What makes a game near to a text that none accepts: how much of the text, from its start, keeps both its rules and its
// layout, and in part how much keeps the rules alone; that all its numbers are there; and how little the outline differs
// from those of the game's samples. The weights were chosen on generated inputs with one fault, in all kinds of layout.
const (
	rulesWeight     = 0.3
	structureWeight = 0.3
	outlineWeight   = 0.1
	earlyEnd        = 0.7  // what the first two count for if the game misses something at the end of the text
	asLaidOut       = 0.95 // a structure with this layout score leaves no doubt
)

// byNearness chooses among games that do not fit. One whose numbers are all there, in the statement's layout, goes
// before all others.
func byNearness(v view, attempts []attempt) How {
	text := outlineOf(v.part.Of(v.text))
	share := func(offset int) float64 { return float64(offset-v.part.Start) / float64(v.part.Len()) }
	for i := range attempts {
		a := &attempts[i]
		s := v.walk(a.Game)
		a.score = share(min(a.reached, s.Kept())) + rulesWeight*share(a.reached)
		if a.reached == v.part.End {
			a.score *= earlyEnd
		}
		if a.structure = s.Fits(); a.structure {
			a.score += structureWeight
			if s.Score() >= asLaidOut {
				a.score++
			}
		}
		difference := math.Inf(1)
		for _, sample := range a.Game.Samples {
			difference = min(difference, text.difference(outlineOf([]byte(sample.Text))))
		}
		a.score -= outlineWeight * difference
	}
	byScore(attempts)
	if attempts[0].structure {
		return Structure
	}
	return Nearest
}
