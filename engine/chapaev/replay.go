package chapaev

import (
	"slices"

	"umpire/engine"
	"umpire/engine/input"
)

// Replay is the principal line: the side that wins keeps the win, and either side takes the most enemies, then loses the
// fewest discs of its own, then prefers a gap to an exact ray, the lower disc and the lesser angle. A dataset that was
// not read whole has no line; an arranged one has. Only one goroutine at a time may use a Replay and the lines made from it.
type Replay struct {
	discs     *[count]Disc
	layout    *layout
	table     *Table
	positions []Position // one more than flicks
	flicks    []Outcome
}

// Replay plays the principal line.
func (d *Dataset) Replay() engine.Replay {
	r := &Replay{discs: &d.discs, positions: []Position{d.Start()}}
	if d.present != AllDiscs && !d.arranged {
		return r
	}
	r.layout = newLayout(&d.discs, d.present)
	r.table = newTable(r.layout)
	return r.From(d.Start())
}

// From is the principal line from any position of the discs.
func (r *Replay) From(p Position) *Replay {
	line := &Replay{r.discs, r.layout, r.table, []Position{p}, nil}
	for !p.Over() {
		flick := line.best(p)
		p = p.After(flick.Disc, flick.Takes)
		line.flicks = append(line.flicks, flick)
		line.positions = append(line.positions, p)
	}
	return line
}

// Cut is the line up to flick k, 0 ≤ k ≤ Len.
func (r *Replay) Cut(k int) *Replay {
	return &Replay{r.discs, r.layout, r.table, slices.Clip(r.positions[:k+1]), slices.Clip(r.flicks[:k])}
}

// Then is the line and one more flick, an outcome of the position at its end.
func (r *Replay) Then(flick Outcome) *Replay {
	next := *r
	next.flicks = append(slices.Clip(r.flicks), flick)
	next.positions = append(slices.Clip(r.positions), r.positions[len(r.flicks)].After(flick.Disc, flick.Takes))
	return &next
}

// Best is the line with best play to the end after it.
func (r *Replay) Best() *Replay {
	rest := r.From(r.positions[len(r.flicks)])
	next := *r
	next.flicks = slices.Concat(r.flicks, rest.flicks)
	next.positions = slices.Concat(r.positions, rest.positions[1:])
	return &next
}

// Len is the number of flicks until a side on turn has no disc.
func (r *Replay) Len() int { return len(r.flicks) }

// Span is where the centre of the disc of flick k stands.
func (r *Replay) Span(k int) input.Span { return r.discs[r.Flick(k).Disc].Span() }

// Position is who is on the board, and who is on turn, after flick k.
func (r *Replay) Position(k int) Position { return r.positions[k] }

// Flick is flick k, 1 ≤ k ≤ Len.
func (r *Replay) Flick(k int) Outcome { return r.flicks[k-1] }

// Table knows the winner of every position that the discs can come to; nil if not all discs were read.
func (r *Replay) Table() *Table { return r.table }

// Outcomes lists all that a disc on the board can do in a position when its owner flicks it, by rising angle: each exact
// ray, and after each the gap to the next.
func (r *Replay) Outcomes(p Position, disc int) []Outcome {
	list := r.layout.outcomes(disc, p.Discs)
	for i := range list {
		list[i].Wins = !r.table.Wins(p.After(disc, list[i].Takes))
	}
	return list
}

// Hits is what an outcome takes, in the order of the moments. The direction is the ray itself or the middle of the gap.
func (r *Replay) Hits(o Outcome) []Hit {
	if o.Exact {
		d := r.layout.along(o.Disc, o.From)
		return r.layout.hits(&d, o.Takes)
	}
	d := r.layout.degrees(o.Disc, o.Middle())
	hits := r.layout.hits(&d, o.Takes)
	for i := range hits {
		hits[i].Touch = NoTouch // though the middle of a very narrow gap may round to its edge
	}
	return hits
}

// Along is what a disc takes in a position when it is flicked at an angle, in degrees counterclockwise from the x axis.
func (r *Replay) Along(p Position, disc int, angle float64) []Hit {
	d := r.layout.degrees(disc, angle)
	return r.layout.hits(&d, r.layout.takes(&d, p.Discs))
}

// best is the flick of the principal line.
func (r *Replay) best(p Position) Outcome {
	var best Outcome
	found := false
	for disc := range p.Discs.Of(p.Turn).All() {
		for _, o := range r.Outcomes(p, disc) {
			if o.Wins == r.table.Wins(p) && (!found || o.better(&best, p.Turn)) {
				best, found = o, true
			}
		}
	}
	return best
}

// better tells whether a side prefers an outcome to one with a lower disc or a lesser angle.
func (o *Outcome) better(than *Outcome, side Side) bool {
	if a, b := o.Takes.Of(side.Other()).Len(), than.Takes.Of(side.Other()).Len(); a != b {
		return a > b
	}
	if a, b := o.Takes.Of(side).Len(), than.Takes.Of(side).Len(); a != b {
		return a < b
	}
	return than.Exact && !o.Exact
}
