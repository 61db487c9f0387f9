package app

import (
	"math"
	"slices"
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine/goban"
)

// The plot's measures, in the units of its drawing.
const (
	plotWidth, plotHeight = 400, 60
	plotPoints            = 800 // a longer game is drawn by every n-th step
)

// plot is the stones of each side by step, with a line at the present one. A click goes to a step.
func (p *gamePage) plot() goapp.UI {
	o := p.desk.open
	if o == nil || o.goban() == nil || o.replay.Len() < 2 {
		return nil
	}
	if o.counts == nil {
		o.counts = o.goban().Counts()
	}
	n := len(o.counts) - 1
	now := o.counts[o.k]
	return el("div.plot",
		button("#plot[aria-label=?]", words.T("plot.label", o.k, now.Black, now.White),
			svg("", "0 -3 400 66",
				keep(&p.keeps, "curves", o, func() goapp.UI { return curves(o.counts) }),
				shape("path.now[d=?]", "M"+decimal(float64(o.k)*plotWidth/float64(n))+" -3V63"),
			).Attr("preserveAspectRatio", "none"),
		).OnClick(p.desk.onPlot),
		el("span.count", piece("b"), strconv.Itoa(now.Black), piece("w"), strconv.Itoa(now.White)),
	)
}

// curves are the stones of each side by step.
func curves(counts []goban.Count) goapp.UI {
	top, n := 1, len(counts)-1
	for _, c := range counts {
		top = max(top, c.Black, c.White)
	}
	line := func(of func(goban.Count) int) string {
		path, sign := []byte{}, byte('M')
		every := (n + plotPoints - 1) / plotPoints
		for k := 0; k <= n; k += max(every, 1) {
			path = append(path, sign)
			path = strconv.AppendFloat(path, float64(k)*plotWidth/float64(n), 'f', 1, 64)
			path = append(path, ' ')
			path = strconv.AppendFloat(path, plotHeight-float64(of(counts[k]))*plotHeight/float64(top), 'f', 1, 64)
			sign = 'L'
		}
		return string(path)
	}
	black, white := line(func(c goban.Count) int { return c.Black }), line(func(c goban.Count) int { return c.White })
	return shape("g",
		shape("path.case[d=?]", white+black),
		shape("path.white[d=?]", white),
		shape("path.black[d=?]", black))
}

// onPlot goes to the step that was clicked.
func (d *desk) onPlot(_ goapp.Context, e goapp.Event) {
	box := e.Get("currentTarget").Call("getBoundingClientRect")
	width := box.Get("width").Float()
	if d.open == nil || width == 0 || e.Get("detail").Int() == 0 { // a key press has no place
		return
	}
	d.halt()
	d.goStep(int((e.Get("clientX").Float()-box.Get("left").Float())/width*float64(d.open.replay.Len()) + 0.5))
}

// clusterPane lists the clusters of Infinite Go, to fly to.
func (p *gamePage) clusterPane() goapp.UI {
	o := p.desk.open
	if o == nil || o.plane() == nil || len(o.clusters) < 2 {
		return nil
	}
	position := o.plane().Position(o.k)
	stones := make([]int, len(o.clusters))
	listed := o.clusters[:min(len(o.clusters), maxClusters)]
	for _, s := range position.Stones {
		for i := range listed {
			if holdsPoint(listed[i], s.At) {
				stones[i]++
				break
			}
		}
	}
	at := o.cluster
	if at < 0 {
		at = clusterOf(o.clusters, position.Last)
	}
	var rows []any
	for i, c := range o.clusters {
		if i == maxClusters {
			rows = append(rows, el("li.more", words.T("cluster.more", len(o.clusters)-i)))
			break
		}
		rows = append(rows, el("li", button(".cluster[data-cluster=?][aria-pressed=?]", strconv.Itoa(i), strconv.FormatBool(i == at),
			el("span.letter", c.Letter),
			el("span", words.T("cluster.stones", stones[i])),
			el("span.mono", board.Grouped(c.Rows.From)+", "+board.Grouped(c.Cols.From)),
		).OnClick(p.desk.fly)))
	}
	return el("section.pane.cluster-pane[aria-labelledby=cluster-title]",
		el("div.head", el("h2#cluster-title", words.T("cluster.title")), el("span.chip", words.T("cluster.count", len(o.clusters)))),
		minimap(o.clusters, at),
		el("ul.clusters", rows),
	)
}

// minimap shows how the clusters lie to each other; the gaps between them are folded to one width.
func minimap(clusters []board.Cluster, at int) goapp.UI {
	rows, height := folded(clusters, func(c board.Cluster) board.Run { return c.Rows })
	cols, width := folded(clusters, func(c board.Cluster) board.Run { return c.Cols })
	width = max(width, 2*height) // as wide as its place, so that it is not drawn large
	var shapes []any
	shapes = append(shapes, shape("path.edge[d=?]", "M0 "+decimal(height)+"V0H"+decimal(width)))
	for i, c := range clusters[:min(len(clusters), maxClusters)] {
		class := "fill"
		if i == at {
			class = "fill at"
		}
		x, y := cols[c.Cols.From], rows[c.Rows.From]
		shapes = append(shapes, shape("rect[class=?][x=?][y=?][width=?][height=?]", class, decimal(x), decimal(y),
			decimal(cols[c.Cols.To]-x+1), decimal(rows[c.Rows.To]-y+1)))
	}
	return el("div.minimap[role=img][aria-label=?]", words.T("cluster.map"),
		svg("", "-1 -1 "+decimal(width+2)+" "+decimal(height+2), shapes))
}

// foldedGap is how many lines a gap counts for on the minimap.
const foldedGap = 3

// folded places the first and last lines of all clusters along one side of the minimap, and says how long that is.
func folded(clusters []board.Cluster, of func(board.Cluster) board.Run) (places map[int]float64, length float64) {
	var lines []int
	for _, c := range clusters {
		lines = append(lines, of(c).From, of(c).To)
	}
	slices.Sort(lines)
	places = map[int]float64{}
	last := 0
	for _, line := range slices.Compact(lines) {
		length += min(float64(line-last), foldedGap+math.Log2(float64(line-last+1)))
		places[line] = length
		last = line
	}
	return places, length + 2
}

// maxClusters is how many clusters are listed.
const maxClusters = 50

// fly shows a cluster.
func (d *desk) fly(ctx goapp.Context, _ goapp.Event) {
	if i, err := strconv.Atoi(ctx.JSSrc().Get("dataset").Get("cluster").String()); err == nil && d.open != nil {
		d.open.cluster = i
	}
}
