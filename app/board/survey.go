package board

import (
	"slices"
	"sort"

	"umpire/engine"
)

// Cluster is a group of stones on the plane that lie near each other.
type Cluster struct {
	Letter     string // "A" to "Z", then "AA" and on
	Rows, Cols Run    // from the first to the last line with a stone
}

// Map is the plane of one game: its clusters and the folds between them. They are the same at every step.
type Map struct {
	Clusters []Cluster

	rows, cols Fold     // every cluster shown
	blocks     []uint64 // with points, rising
	of         []int32  // the clusters of the blocks
}

// block is the side of the blocks that clusters are made of, as a power of two.
const block = 3

// Survey finds the clusters among all points of a game, so that letters and folds stay the same at every step: stones
// whose blocks of 8 × 8 lines touch, by a corner at least, lie in one cluster. They come in reading order.
func Survey(points []engine.Point) *Map {
	blocks := make([]uint64, len(points))
	for i, p := range points {
		blocks[i] = blockOf(p)
	}
	slices.Sort(blocks)
	blocks = slices.Compact(blocks)

	// The blocks come row by row, so those of the row before that touch a block are found by going on from those of the last.
	parent := make([]int32, len(blocks)) // an earlier block of the cluster, or the block itself
	root := func(i int32) int32 {
		for parent[i] != i {
			parent[i] = parent[parent[i]]
			i = parent[i]
		}
		return i
	}
	above := 0 // the first block that may touch the present one from the row before
	for k, b := range blocks {
		i := int32(k)
		parent[i] = i
		if i > 0 && blocks[i-1] == b-1 {
			parent[i] = root(i - 1)
		}
		x, y := int(b>>32), int(b&0xFFFFFFFF)
		if x == 0 {
			continue
		}
		from, to := pack(x-1, max(y-1, 0)), pack(x-1, y+1)
		for blocks[above] < from {
			above++
		}
		for j := above; blocks[j] <= to; j++ {
			parent[root(int32(j))] = root(i)
		}
	}
	number := make([]int32, len(blocks)) // of a root: its cluster's index plus one
	var clusters []Cluster
	for _, p := range points {
		i, _ := slices.BinarySearch(blocks, blockOf(p))
		r := root(int32(i))
		if number[r] == 0 {
			clusters = append(clusters, Cluster{Rows: Run{p.X, p.X}, Cols: Run{p.Y, p.Y}})
			number[r] = int32(len(clusters))
		}
		here := &clusters[number[r]-1]
		here.Rows = Run{min(here.Rows.From, p.X), max(here.Rows.To, p.X)}
		here.Cols = Run{min(here.Cols.From, p.Y), max(here.Cols.To, p.Y)}
	}
	order := make([]int, len(clusters))
	for i := range order {
		order[i] = i
	}
	sort.Slice(order, func(i, j int) bool { // package slices' sorting is 15 KB of program for every type
		a, b := &clusters[order[i]], &clusters[order[j]]
		return a.Rows.From < b.Rows.From || a.Rows.From == b.Rows.From && a.Cols.From < b.Cols.From
	})
	m := &Map{Clusters: make([]Cluster, len(clusters)), blocks: blocks, of: make([]int32, len(blocks))}
	place := make([]int32, len(clusters))
	for i, c := range order {
		m.Clusters[i], place[c] = clusters[c], int32(i)
		m.Clusters[i].Letter = letters(i)
	}
	for i := range blocks {
		m.of[i] = place[number[root(int32(i))]-1]
	}
	m.rows, m.cols = foldAll(m.Clusters)
	return m
}

// ClusterOf is the index of a point's cluster. Beside all stones it is the first cluster whose lines hold the point, or
// else the first of all.
func (m *Map) ClusterOf(p engine.Point) int {
	if i, ok := slices.BinarySearch(m.blocks, blockOf(p)); ok {
		return int(m.of[i])
	}
	return max(0, slices.IndexFunc(m.Clusters, func(c Cluster) bool {
		return c.Rows.holds(float64(p.X)) && c.Cols.holds(float64(p.Y))
	}))
}

// blockOf is the block that a point lies in; blocks are numbered in reading order.
func blockOf(p engine.Point) uint64 { return pack(p.X>>block, p.Y>>block) }

func pack(x, y int) uint64 { return uint64(uint32(x))<<32 | uint64(uint32(y)) }

// letters counts A to Z, AA to AZ, BA and on.
func letters(i int) string {
	var s [8]byte
	at := len(s)
	for i++; i > 0; i = (i - 1) / 26 {
		at--
		s[at] = byte('A' + (i-1)%26)
	}
	return string(s[at:])
}

// How a drawing of the plane is cut out.
const (
	padding   = 1  // lines shown around a cluster
	minRows   = 10 // smaller than this it is filled up
	minCols   = 16
	maxRows   = 22 // up to this, gaps are not folded and clusters that lie near are shown
	maxCols   = 26
	landscape = 1.2 // a drawing of more rows is made as many times as wide
)

// foldAll shows every cluster.
func foldAll(clusters []Cluster) (rows, cols Fold) {
	shown := make([]bool, len(clusters))
	for i := range shown {
		shown[i] = true
	}
	return foldShown(clusters, shown)
}

// foldAround shows the chosen cluster with those in its rows or columns, and those so near that there is room. One that
// would be cut by what is shown is shown as well, so that no fold cuts a cluster.
func foldAround(clusters []Cluster, chosen int) (rows, cols Fold) {
	shown := make([]bool, len(clusters))
	mine := clusters[chosen]
	down, right := mine.Rows, mine.Cols // of those that lie near
	for i, c := range clusters {
		wider, longer := right.with(c.Cols), down.with(c.Rows)
		if longer.To-longer.From < maxRows-2*padding && wider.To-wider.From < maxCols-2*padding {
			down, right, shown[i] = longer, wider, true
			continue
		}
		shown[i] = c.Rows.overlaps(mine.Rows) || c.Cols.overlaps(mine.Cols)
	}
	for again := true; again; {
		again = false
		rows, cols = foldShown(clusters, shown)
		for i, c := range clusters {
			if !shown[i] && rows.meets(c.Rows) && cols.meets(c.Cols) {
				shown[i], again = true, true
			}
		}
	}
	return rows, cols
}

func foldShown(clusters []Cluster, shown []bool) (rows, cols Fold) {
	var down, right axis
	for i, c := range clusters {
		down.add(c.Rows, shown[i])
		right.add(c.Cols, shown[i])
	}
	rows = down.fold(minRows, maxRows)
	least := max(minCols, min(int(landscape*rows.size()), maxLines))
	return rows, right.fold(least, max(least, maxCols))
}

// axis gathers the runs of one axis.
type axis struct{ shown, hidden []Run }

func (a *axis) add(r Run, shown bool) {
	if shown {
		a.shown = append(a.shown, Run{max(1, r.From-padding), r.To + padding})
	} else {
		a.hidden = append(a.hidden, r)
	}
}

// fold shows at least so many lines, the first run is made longer for that, and opens its gaps, the smallest first, while
// no more than most lines are shown. An empty axis begins at line 1.
func (a *axis) fold(least, most int) Fold {
	runs := a.shown
	if len(runs) == 0 {
		runs = []Run{{1, 1}}
	}
	f := newFold(runs, 1)
	for open := f.smallest(most - f.lines()); open != (Run{}); open = f.smallest(most - f.lines()) {
		runs = append(runs, open)
		f = newFold(runs, 1)
	}
	if missing := least - f.lines(); missing > 0 {
		first := f.runs[0]
		f = newFold(append(runs, Run{first.From, first.To + missing}), 1)
	}
	last := f.runs[len(f.runs)-1].To
	f.open = slices.ContainsFunc(a.hidden, func(r Run) bool { return r.To > last })
	return f
}

// smallest is the smallest gap of at most so many lines; the zero run if there is none.
func (f *Fold) smallest(most int) (gap Run) {
	last := 0
	for _, r := range f.runs {
		if hidden := r.From - 1 - last; hidden > 0 && hidden <= most {
			gap, most = Run{last + 1, r.From - 1}, hidden-1
		}
		last = r.To
	}
	return gap
}

// with is the stretch from the first line of both to the last.
func (r Run) with(s Run) Run { return Run{min(r.From, s.From), max(r.To, s.To)} }

// holds tells whether a coordinate lies between the ends.
func (r Run) holds(v float64) bool { return v >= float64(r.From) && v <= float64(r.To) }

// meets tells whether a line of r is shown.
func (f *Fold) meets(r Run) bool {
	return slices.ContainsFunc(f.runs, r.overlaps)
}
