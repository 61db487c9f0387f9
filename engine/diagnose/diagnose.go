// Package diagnose finds the known mistakes with which a game's plain program prints what somebody's program printed. It
// claims nothing but what it has seen: on how many datasets a program with a mistake prints the same words, and the
// first dataset on which it does not.
package diagnose

import (
	"cmp"
	"hash/fnv"
	"slices"

	"umpire/engine"
	"umpire/engine/compare"
	"umpire/engine/input"
)

const (
	// MaxInput is the largest input, in bytes, that plain programs are run on: they are slow. The largest inputs of TwixT,
	// Chapaev and Go are smaller.
	MaxInput = 64 << 10
	// MaxOutput is the largest output, in bytes, that is diagnosed; it is over twice the longest that a judge writes for
	// such an input.
	MaxOutput = 16 << 20
	// MaxPairs is how many pairs of mistakes are tried, the likeliest first.
	MaxPairs = 2000
	// missShare: a single mistake is given up when it misses more than one dataset in so many, and more than one.
	missShare = 10
)

// Refusal says why nothing was run.
type Refusal string

// The refusals.
const (
	InputTooLarge  Refusal = "input-too-large"
	OutputTooLarge Refusal = "output-too-large"
	NotInput       Refusal = "not-input" // the game does not read the text, so nobody can say what is right
)

// Program is the plain program with some mistakes, and how its output compares with the one found. Words are compared,
// whatever the case of their letters.
type Program struct {
	Mistakes []engine.Mistake // none: the judge; one; or two of different families
	Tried    int              // datasets it was run on: all, unless it was given up
	Fits     int              // of those, on how many it prints what was found
	Dataset  int              // the first on which it does not, from 1; 0 if it fits all that were tried
	Answer   int              // and the first answer in that dataset
	Silent   bool             // it prints what the judge prints on every dataset tried, so this input cannot show it
}

// Report is what a diagnosis has come to.
type Report struct {
	Refusal  Refusal // "" if programs were run
	Stopped  bool    // the watch called it off; what follows is what was seen until then
	Datasets int     // in the input; an input without any counts as one

	// Programs are the judge first, then, if that does not fit, the single mistakes, those that fit best first. They come
	// in the game's order where they fit alike.
	Programs []Program

	// Pairs are those that fit every dataset. They are looked for if no single mistake does. Of a family's parameters
	// that printed the same alone, as far as they were run, only the first is paired.
	Pairs       []Program
	PairsTried  int
	PairsUnseen int // pairs beyond MaxPairs or after the stop, which were not tried
}

// Progress tells how far a diagnosis is.
type Progress struct {
	Done, Total int  // programs run, of those to run at this stage
	Pairs       bool // the stage of pairs
}

// Watch hears how far a diagnosis is, after every dataset of every program, and says whether to go on.
type Watch func(Progress) bool

// Fits tells whether a program prints what was found on every dataset.
func (r *Report) Fits(p Program) bool { return p.Fits == r.Datasets && p.Tried == r.Datasets }

// Run tries the judge, every single mistake of the game and, if none fits, pairs of them. The text is the game's input,
// found the output of somebody's program for it. The watch may be nil.
func Run(game engine.Game, text, found []byte, watch Watch) Report {
	switch {
	case len(text) > MaxInput:
		return Report{Refusal: InputTooLarge}
	case len(found) > MaxOutput:
		return Report{Refusal: OutputTooLarge}
	}
	d := diagnosis{game: game, text: text, watch: watch}
	if !d.cut(found) {
		return Report{Refusal: NotInput}
	}
	d.report.Datasets = len(d.found)
	d.singles()
	return d.report
}

// diagnosis is a diagnosis under way.
type diagnosis struct {
	game     engine.Game
	text     []byte
	found    [][]byte // the output, by dataset
	judge    [][]byte // the judge's
	right    []bool   // whether they are the same
	watch    Watch
	progress Progress
	report   Report
}

// trial is a program that was run and what pairing needs to know of it.
type trial struct {
	Program
	print     uint64 // of its output as far as it was run
	explained int    // datasets on which it fits and the judge does not
}

// cut reads the input and divides the output among its datasets; the last one gets all that is left. It is false if the
// game does not read the input.
func (d *diagnosis) cut(found []byte) bool {
	r := input.Read(d.text)
	last := found
	for data, whole := range d.game.Read(r) {
		if !whole {
			return false
		}
		last = found
		var part []byte
		part, found = compare.Cut(d.game.Output, found, data.Verdict().Len())
		d.found = append(d.found, part)
	}
	if len(d.found) == 0 {
		d.found = append(d.found, nil)
	}
	d.found[len(d.found)-1] = last
	return r.Err() == nil
}

// singles runs the judge and the single mistakes, and pairs if it comes to that.
func (d *diagnosis) singles() {
	r := &d.report
	d.progress.Total = 1 + len(d.game.Mistakes)
	judge, ok := d.try(len(d.found))
	if !ok {
		r.Stopped = true
		return
	}
	r.Programs = []Program{judge.Program}
	if r.Fits(judge.Program) {
		return
	}
	var trials []trial
	for _, m := range d.game.Mistakes {
		t, ok := d.try(max(1, len(d.found)/missShare), m)
		if r.Stopped = !ok; r.Stopped {
			break
		}
		trials = append(trials, t)
	}
	fit := false
	for _, t := range trials {
		r.Programs = append(r.Programs, t.Program)
		fit = fit || r.Fits(t.Program)
	}
	slices.SortStableFunc(r.Programs[1:], func(p, q Program) int {
		return cmp.Or(cmp.Compare(q.Fits, p.Fits), cmp.Compare(q.Answer, p.Answer))
	})
	if !fit && !r.Stopped {
		d.pairs(trials)
	}
}

// pairs runs pairs of mistakes. The likeliest are those that explain most where the judge does not fit.
func (d *diagnosis) pairs(trials []trial) {
	r := &d.report
	trials = distinct(trials)
	var pairs [][2]trial
	for i, a := range trials {
		for _, b := range trials[i+1:] {
			if a.Mistakes[0].Family != b.Mistakes[0].Family {
				pairs = append(pairs, [2]trial{a, b})
			}
		}
	}
	slices.SortStableFunc(pairs, func(p, q [2]trial) int {
		return cmp.Or(cmp.Compare(q[0].explained+q[1].explained, p[0].explained+p[1].explained),
			cmp.Compare(q[0].Fits+q[1].Fits, p[0].Fits+p[1].Fits))
	})
	d.progress = Progress{Total: min(len(pairs), MaxPairs), Pairs: true}
	for _, p := range pairs[:d.progress.Total] {
		t, ok := d.try(0, p[0].Mistakes[0], p[1].Mistakes[0])
		if r.Stopped = !ok; r.Stopped {
			break
		}
		r.PairsTried++
		if r.Fits(t.Program) {
			r.Pairs = append(r.Pairs, t.Program)
		}
	}
	r.PairsUnseen = len(pairs) - r.PairsTried
}

// distinct leaves out those that print the same as an earlier one of their family.
func distinct(trials []trial) []trial {
	var kept []trial
	for _, t := range trials {
		same := func(k trial) bool {
			return k.Mistakes[0].Family == t.Mistakes[0].Family && k.print == t.print && k.Tried == t.Tried
		}
		if !slices.ContainsFunc(kept, same) {
			kept = append(kept, t)
		}
	}
	return kept
}

// try runs the plain program with some mistakes, and gives it up when it misses more datasets than it may. It is false
// if the watch called it off.
func (d *diagnosis) try(misses int, mistakes ...engine.Mistake) (t trial, ok bool) {
	t = trial{Program: Program{Mistakes: mistakes, Silent: true}}
	var ids []string
	for _, m := range mistakes {
		ids = append(ids, m.ID)
	}
	print := fnv.New64a()
	step := func(output []byte) bool {
		print.Write(output)
		d.see(&t, output)
		ok = d.watch == nil || d.watch(d.progress)
		return ok && t.Tried-t.Fits <= misses
	}
	ok = true
	going := true
	for output := range d.game.Plain(d.text, ids...) {
		if going = t.Tried < len(d.found) && step(output); !going {
			break
		}
	}
	for going && t.Tried < len(d.found) { // it stopped before the input's end
		going = step(nil)
	}
	t.print = print.Sum64()
	d.progress.Done++
	return t, ok
}

// see compares the output for the next dataset.
func (d *diagnosis) see(t *trial, output []byte) {
	i := t.Tried
	t.Tried++
	differs := compare.First(d.game.Output, output, d.found[i])
	if len(t.Mistakes) == 0 {
		d.judge, d.right = append(d.judge, output), append(d.right, differs == 0)
	}
	t.Silent = t.Silent && compare.First(d.game.Output, output, d.judge[i]) == 0
	switch {
	case differs == 0:
		t.Fits++
		if !d.right[i] {
			t.explained++
		}
	case t.Dataset == 0:
		t.Dataset, t.Answer = i+1, differs
	}
}
