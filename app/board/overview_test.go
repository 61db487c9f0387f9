package board

import (
	"math"
	"strconv"
	"testing"

	"umpire/engine"
)

// TestOverviewLeadsToEveryCluster presses the middle of each cluster's box.
func TestOverviewLeadsToEveryCluster(t *testing.T) {
	planes(func(points []engine.Point, clusters []Cluster) {
		m := Survey(points)
		for i, c := range clusters {
			x, y, _, _ := m.overviewBox(c)
			got := m.Nearest(x/overviewSide, y/overviewSide)
			// Boxes are never smaller than a finger's width of the drawing: near ones may cover each other.
			gx, gy, dx, dy := m.overviewBox(m.Clusters[got])
			if math.Abs(gx-x) > dx+1e-9 || math.Abs(gy-y) > dy+1e-9 {
				t.Fatalf("%v: the middle of cluster %d leads to %d", clusters, i, got)
			}
		}
	})
	if got := Survey(nil).Nearest(.5, .5); got != -1 {
		t.Errorf("cluster %d of none", got)
	}
}

// TestOverviewFramesTheWindow flies to a cluster: its middle lies in the frame.
func TestOverviewFramesTheWindow(t *testing.T) {
	for _, name := range []string{"groups", "scattered"} {
		s := largeScenes()[name]
		f := newFrame(s)
		f.panned = true
		f.resize(552, 506)
		whole := f.seen()
		for _, i := range []int{0, len(s.Map.Clusters) / 2, len(s.Map.Clusters) - 1} {
			f.show(s.Map.Clusters[i].Middle())
			x, y, _, _ := s.Map.overviewBox(s.Map.Clusters[i])
			seen := f.seen()
			at := func(k int) float64 { return parseNumber(t, seen[k].Value) }
			if x < at(0)-.02 || x > at(0)+at(2)+.02 || y < at(1)-.02 || y > at(1)+at(3)+.02 {
				t.Errorf("%s: cluster %d at %g, %g is not in the frame %v", name, i, x, y, seen)
			}
			if at(2) >= parseNumber(t, whole[2].Value) {
				t.Errorf("%s: the frame of a part is as wide as that of all", name)
			}
		}
	}
}

func TestClusterOf(t *testing.T) {
	planes(func(points []engine.Point, clusters []Cluster) {
		m := Survey(points)
		for _, p := range points {
			c := clusters[m.ClusterOf(p)]
			if !c.Rows.holds(float64(p.X)) || !c.Cols.holds(float64(p.Y)) {
				t.Fatalf("%v is said to lie in %v", p, c)
			}
		}
	})
}

func parseNumber(t *testing.T, s string) float64 {
	t.Helper()
	v, err := strconv.ParseFloat(s, 64)
	if err != nil {
		t.Fatal(err)
	}
	return v
}
