package chapaev

import (
	"slices"

	"umpire/engine"
	"umpire/engine/internal/slip"
)

// plainSlips are the switches of the plain program. With all of them off it is the judge.
type plainSlips struct {
	gapsOnly        bool    // discs are flicked only between the directions in which they touch some disc
	tangentsOnly    bool    // only in these directions
	epsilon         float64 // what doubles may be off by to be equal; 0 to calculate exactly
	centresOnly     bool    // discs are flicked only at the centres of others
	oneRadius       bool    // a disc is hit if the path's middle meets it
	wholeLine       bool    // discs behind are hit too
	ownDiscsSafe    bool    // own discs in the way stay
	mustHitEnemy    bool    // a flick must take a disc of the other side
	mustHit         bool    // a flick must take some disc
	firstDiscOnly   bool    // a flick takes only what it meets first
	largestSetsOnly bool    // of a disc's flicks, those that take a part of what another takes are dropped
	shooterStays    bool    // the flicked disc stays, and must take some disc
	clearingLoses   bool    // who is on turn and has no enemy left has won, even without a disc
	whiteFirst      bool    // White starts
	noWrap          bool    // a disc is not met if its angle and the path's are more than 180° apart as numbers
}

// plainSwitches are all mistakes.
func plainSwitches() slip.List[plainSlips] {
	var all slip.List[plainSlips]
	alone := all.Alone
	epsilon := func(name string, value float64) {
		all.Add("epsilon-"+name, "epsilon", func(s *plainSlips) { s.epsilon = value })
	}
	alone("gaps-only", func(s *plainSlips) { s.gapsOnly = true })
	alone("tangents-only", func(s *plainSlips) { s.tangentsOnly = true })
	epsilon("1e-4", 1e-4)
	epsilon("1e-5", 1e-5)
	epsilon("1e-6", 1e-6)
	epsilon("1e-7", 1e-7)
	epsilon("1e-8", 1e-8)
	alone("centres-only", func(s *plainSlips) { s.centresOnly = true })
	alone("one-radius", func(s *plainSlips) { s.oneRadius = true })
	alone("whole-line", func(s *plainSlips) { s.wholeLine = true })
	alone("own-discs-safe", func(s *plainSlips) { s.ownDiscsSafe = true })
	alone("must-hit-enemy", func(s *plainSlips) { s.mustHitEnemy = true })
	alone("must-hit", func(s *plainSlips) { s.mustHit = true })
	alone("first-disc-only", func(s *plainSlips) { s.firstDiscOnly = true })
	alone("largest-sets-only", func(s *plainSlips) { s.largestSetsOnly = true })
	alone("shooter-stays", func(s *plainSlips) { s.shooterStays = true })
	alone("clearing-loses", func(s *plainSlips) { s.clearingLoses = true })
	alone("white-first", func(s *plainSlips) { s.whiteFirst = true })
	alone("no-wrap", func(s *plainSlips) { s.noWrap = true })
	return all
}

// WithMistakes is Game, and in it the known mistakes and the plain program.
func WithMistakes() engine.Game { return plainSwitches().In(Game(), Plain) }

// turnOn turns the switches with these ids on.
func (p *plainDiscs) turnOn(ids []string) {
	plainSwitches().TurnOn(&p.slips, ids)
	if p.slips.oneRadius {
		p.touch = p.radius
	}
}

// sides are those on which a flicked disc touches the one it is aimed at; 0 is its centre.
func (s *plainSlips) sides() []int {
	if s.centresOnly {
		return []int{0}
	}
	return []int{-1, 1}
}

// gaps tells whether discs are flicked into gaps.
func (s *plainSlips) gaps() bool { return !s.tangentsOnly && !s.centresOnly }

// spared is a set without the discs that disc i may not take.
func (p *plainDiscs) spared(i int, set uint) uint {
	if !p.slips.ownDiscsSafe {
		return set
	}
	return set &^ p.owned(p.discs[i].red)
}

// owned is the discs of a side.
func (p *plainDiscs) owned(red bool) (set uint) {
	for k, d := range p.discs {
		if d.red == red {
			set |= 1 << k
		}
	}
	return set
}

// largest is the flicks that meet no part of what another meets.
func largest(flicks []plainFlick) []plainFlick {
	all := func(f plainFlick) (met uint) {
		for _, set := range f {
			met |= set
		}
		return met
	}
	var kept []plainFlick
	for _, f := range flicks {
		part := func(g plainFlick) bool { return all(f) != all(g) && all(f)&^all(g) == 0 }
		if !slices.ContainsFunc(flicks, part) {
			kept = append(kept, f)
		}
	}
	return kept
}

// legal tells whether a flick may take these discs, some of which are enemies.
func (s *plainSlips) legal(takes, enemies uint) bool {
	switch {
	case s.mustHitEnemy && takes&enemies == 0:
		return false
	case s.mustHit || s.shooterStays:
		return takes != 0
	}
	return true
}

// leaves is the discs that leave the board when disc i takes these.
func (s *plainSlips) leaves(i int, takes uint) uint {
	if s.shooterStays {
		return takes
	}
	return takes | 1<<i
}

// placeByCentre is place for a path towards the centre of disc j.
func (p *plainDiscs) placeByCentre(view plainView, j, k int) (ahead, fromLeft, fromRight int) {
	square, cross := view.dot[j][j], view.cross[j][k]
	return view.dot[j][k].Sign(), signOfRoot(p.touch.Neg(), square, cross), signOfRoot(p.touch, square, cross)
}
