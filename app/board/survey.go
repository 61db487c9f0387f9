package board

import (
	"slices"

	"umpire/engine"
)

// Cluster is a group of stones on the plane that lie near each other.
type Cluster struct {
	Letter     string // "A" to "Z", then "AA" and on
	Rows, Cols Run    // from the first to the last line with a stone
}

// block is the side of the blocks that clusters are made of, as a power of two.
const block = 3

// Survey finds the clusters among all points of a game, so that letters and folds stay the same at every step: stones
// whose blocks of 8 × 8 lines touch, by a corner at least, lie in one cluster. They come in reading order.
func Survey(points []engine.Point) []Cluster {
	blocks := make([]uint64, len(points))
	for i, p := range points {
		blocks[i] = pack(p.X>>block, p.Y>>block)
	}
	slices.Sort(blocks)
	blocks = slices.Compact(blocks)

	parent := make([]int32, len(blocks))
	for i := range parent {
		parent[i] = int32(i)
	}
	root := func(i int32) int32 {
		for parent[i] != i {
			parent[i] = parent[parent[i]]
			i = parent[i]
		}
		return i
	}
	for i, b := range blocks {
		x, y := int(b>>32), int(b&0xFFFFFFFF)
		for _, before := range [4]uint64{pack(x-1, y-1), pack(x-1, y), pack(x-1, y+1), pack(x, y-1)} {
			if j, ok := slices.BinarySearch(blocks, before); ok {
				parent[root(int32(j))] = root(int32(i))
			}
		}
	}

	found := make([]int32, len(blocks)) // by root: the cluster's index plus one
	var clusters []Cluster
	for _, p := range points {
		i, _ := slices.BinarySearch(blocks, pack(p.X>>block, p.Y>>block))
		r := root(int32(i))
		if found[r] == 0 {
			clusters = append(clusters, Cluster{Rows: Run{p.X, p.X}, Cols: Run{p.Y, p.Y}})
			found[r] = int32(len(clusters))
		}
		c := &clusters[found[r]-1]
		c.Rows = Run{min(c.Rows.From, p.X), max(c.Rows.To, p.X)}
		c.Cols = Run{min(c.Cols.From, p.Y), max(c.Cols.To, p.Y)}
	}
	slices.SortFunc(clusters, func(a, b Cluster) int {
		if a.Rows.From != b.Rows.From {
			return a.Rows.From - b.Rows.From
		}
		return a.Cols.From - b.Cols.From
	})
	for i := range clusters {
		clusters[i].Letter = letters(i)
	}
	return clusters
}

func pack(x, y int) uint64 { return uint64(uint32(x))<<32 | uint64(uint32(y)) }

// letters counts A to Z, AA to AZ, BA and on.
func letters(i int) string {
	s := ""
	for i++; i > 0; i = (i - 1) / 26 {
		s = string(rune('A'+(i-1)%26)) + s
	}
	return s
}

// How a drawing of the plane is cut out.
const (
	padding = 1  // lines shown around a cluster
	minRows = 10 // smaller than this it is filled up
	minCols = 16
)

// foldAll shows every cluster.
func foldAll(clusters []Cluster) (rows, cols Fold) {
	shown := make([]bool, len(clusters))
	for i := range shown {
		shown[i] = true
	}
	return foldShown(clusters, shown)
}

// foldAround shows the chosen cluster with those in its rows or columns. One that would be cut by what is shown is shown
// as well, so that no fold cuts a cluster.
func foldAround(clusters []Cluster, chosen int) (rows, cols Fold) {
	shown := make([]bool, len(clusters))
	for i, c := range clusters {
		mine := clusters[chosen]
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
	return down.fold(minRows), right.fold(minCols)
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

// fold shows at least so many lines, the first run is made longer for that. An empty axis begins at line 1.
func (a *axis) fold(least int) Fold {
	runs := a.shown
	if len(runs) == 0 {
		runs = []Run{{1, 1}}
	}
	f := newFold(runs, 1)
	if missing := least - f.lines(); missing > 0 {
		first := f.runs[0]
		f = newFold(append(runs, Run{first.From, first.To + missing}), 1)
	}
	last := f.runs[len(f.runs)-1].To
	f.open = slices.ContainsFunc(a.hidden, func(r Run) bool { return r.To > last })
	return f
}

// meets tells whether a line of r is shown.
func (f *Fold) meets(r Run) bool {
	return slices.ContainsFunc(f.runs, r.overlaps)
}
