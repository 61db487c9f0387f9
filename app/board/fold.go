package board

import (
	"math"
	"slices"
	"sort"
)

// Run is a stretch of lines, both ends included.
type Run struct{ From, To int }

func (r Run) overlaps(s Run) bool { return r.From <= s.To && s.From <= r.To }

// Widths of a fold, in cells.
const (
	foldWidth = 2.3                        // from the last line before a fold to the first one after it
	foldLead  = 1.73                       // from the beginning of the board to the first line, if that lies behind a fold
	foldBand  = 1.16                       // the strip that is cut out, in the middle
	foldEdge  = (foldWidth - foldBand) / 2 // from a line to the strip beside it
	foldLines = 4                          // a gap of no more lines is not folded
)

// Fold is one axis of a board: the lines that are shown, in rising runs, and where they lie. Most boards are one run.
type Fold struct {
	runs []Run
	at   []float64 // where the first line of each run lies, in cells
	nth  []int     // how many lines are shown before each run
	open bool      // something is hidden behind the last run
}

// span is an axis without folds.
func span(from, to int) Fold { return newFold([]Run{{from, to}}, from) }

// newFold shows these runs, which are made to rise and joined where a fold between them would save nothing. Lines count
// from first.
func newFold(runs []Run, first int) Fold {
	runs = append([]Run(nil), runs...)
	sort.Slice(runs, func(i, j int) bool { return runs[i].From < runs[j].From })
	f := Fold{}
	at, nth := 0.0, 0
	for _, r := range runs {
		last := len(f.runs) - 1
		switch {
		case last >= 0 && r.From-f.runs[last].To-1 <= foldLines:
			if more := r.To - f.runs[last].To; more > 0 {
				f.runs[last].To = r.To
				at += float64(more)
				nth += more
			}
			continue
		case last >= 0:
			at += foldWidth
		case r.From-first <= foldLines:
			r.From = first
		default:
			at = foldLead
		}
		f.runs = append(f.runs, r)
		f.at = append(f.at, at)
		f.nth = append(f.nth, nth)
		at += float64(r.To - r.From)
		nth += r.To - r.From + 1
	}
	return f
}

// size is how many cells the axis is long, from its beginning to its last line, with the fold behind that if there is one.
func (f *Fold) size() float64 {
	last := len(f.runs) - 1
	if last < 0 {
		return 0
	}
	size := f.at[last] + float64(f.runs[last].To-f.runs[last].From)
	if f.open {
		size += foldLead
	}
	return size
}

// lines is how many lines are shown.
func (f *Fold) lines() int {
	last := len(f.runs) - 1
	if last < 0 {
		return 0
	}
	return f.nth[last] + f.runs[last].To - f.runs[last].From + 1
}

// line is the i-th line that is shown, from 0. The index is brought into range.
func (f *Fold) line(i int) int {
	i = max(0, min(i, f.lines()-1))
	r := sort.SearchInts(f.nth, i+1) - 1
	return f.runs[r].From + i - f.nth[r]
}

// index is the inverse of line. A hidden line has the index of the one before it.
func (f *Fold) index(line int) int {
	r := f.run(float64(line))
	if r < 0 {
		return 0
	}
	return f.nth[r] + min(line, f.runs[r].To) - f.runs[r].From
}

// run is the last run that begins at or before v, −1 if none does. A step asks for thousands of places: this is
// sort.Search without calls.
func (f *Fold) run(v float64) int {
	line := int(math.Floor(v))
	from, to := 0, len(f.runs)
	for from < to {
		if middle := (from + to) / 2; f.runs[middle].From > line {
			to = middle
		} else {
			from = middle + 1
		}
	}
	return from - 1
}

// pos is where v lies, a line or between two, and whether it is shown. What is hidden lies in the middle of its fold.
func (f *Fold) pos(v float64) (cells float64, shown bool) {
	r := f.run(v)
	if r < 0 && len(f.runs) > 0 && f.at[0] == 0 { // before the first line of all
		return v - float64(f.runs[0].From), false
	}
	if r < 0 {
		return foldBand / 2, false
	}
	run := f.runs[r]
	if v <= float64(run.To) {
		return f.at[r] + (v - float64(run.From)), true
	}
	end := f.at[r] + float64(run.To-run.From)
	if r == len(f.runs)-1 && !f.open {
		return end + (v - float64(run.To)), false
	}
	return end + foldWidth/2, false
}

// nearest is the line nearest to a position, and whether it is nearer than half a cell.
func (f *Fold) nearest(cells float64) (line int, near bool) {
	if len(f.runs) == 0 {
		return 0, false
	}
	r := max(0, sort.Search(len(f.at), func(i int) bool { return f.at[i] > cells+foldWidth/2 })-1)
	off := cells - f.at[r]
	n := math.Round(max(0, min(off, float64(f.runs[r].To-f.runs[r].From))))
	return f.runs[r].From + int(n), math.Abs(off-n) <= .5
}

// gap is a fold: the lines that it hides and the strip that it takes.
type gap struct {
	Run                // of the open fold behind the last run only From is meant
	start, end float64 // in cells
	open       bool
}

// gaps are the folds between two positions, in rising order.
func (f *Fold) gaps(from, to float64, first int) []gap {
	var list []gap
	if len(f.runs) == 0 {
		return nil
	}
	if f.runs[0].From > first && from < foldBand {
		list = append(list, gap{Run{first, f.runs[0].From - 1}, 0, foldBand, false})
	}
	r := max(1, sort.SearchFloat64s(f.at, from))
	for ; r < len(f.runs) && f.at[r]-foldWidth < to; r++ {
		middle := f.at[r] - foldWidth/2
		hidden := Run{f.runs[r-1].To + 1, f.runs[r].From - 1}
		list = append(list, gap{hidden, middle - foldBand/2, middle + foldBand/2, false})
	}
	if f.open && f.size() > from && f.size()-foldBand < to {
		hidden := Run{From: f.runs[len(f.runs)-1].To + 1}
		list = append(list, gap{hidden, f.size() - foldBand, f.size(), true})
	}
	return list
}

// same tells whether two axes show the same lines.
func (f *Fold) same(g *Fold) bool { return slices.Equal(f.runs, g.runs) && f.open == g.open }
