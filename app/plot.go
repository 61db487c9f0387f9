package app

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/goban"
)

// The plot's measures, in the units of its drawing.
const (
	plotWidth, plotHeight = 400, 60
	plotPoints            = 800  // a longer game is drawn by every n-th step
	offFoot, offLeast     = 3, 6 // how far a bar goes below no stones, and at least above
)

// plot is the stones of each side by step, what was taken off in each, and a line at the present one. A click goes to a
// step.
func (p *gamePage) plot() goapp.UI {
	o := p.desk.open
	if o == nil || o.goban() == nil || o.replay.Len() < 2 {
		return nil
	}
	counts := o.stones()
	n, now := len(counts)-1, counts[o.k]
	numbers := []any{piece("b"), words.Count(now.Black), piece("w"), words.Count(now.White)}
	if counts[n].Off > 0 {
		numbers = append(numbers, el("span.off"), words.Count(now.Off))
	}
	return el("div.plot",
		keep(&p.keeps, "plot-side", o, func() goapp.UI {
			top := mostStones(counts)
			return goapp.Raw(string(html("svg.axis[aria-hidden=true]",
				tickLabel("end", "100%", plotY(0, top), 0), tickLabel("end", "100%", plotY(round(top), top), round(top)))))
		}),
		button("#plot[aria-label=?]", words.T("plot.label", o.k, now.Black, now.White, now.Off),
			shape("svg[aria-hidden=true][viewBox=0 -3 400 66][preserveAspectRatio=none]",
				keep(&p.keeps, "curves", o, func() goapp.UI { return curves(counts) }),
				shape("path.now[d=?]", "M"+decimal(float64(o.k)*plotWidth/float64(n))+" -3V63"),
			),
		).OnClick(p.desk.onPlot),
		el("span.count", numbers),
		stepAxis(o.k, n),
	)
}

// stones are those of each side after every step of a game of Go.
func (o *opened) stones() []goban.Count {
	if o.counts == nil {
		o.counts = o.goban().Counts()
	}
	return o.counts
}

// stepAxis is the first step, the present one and the last where they stand under the plot. One that the present step
// would be written over is not shown.
func stepAxis(k, n int) markup {
	const first = 15                  // percent of the plot that the first number may take
	last := 4 + 5*len(words.Count(n)) // and the last one, in a narrow plot
	anchor := "middle"
	switch {
	case k*100 <= first*n:
		anchor = "start"
	case (n-k)*100 <= last*n:
		anchor = "end"
	}
	return html("svg.axis.steps[aria-hidden=true]",
		when(anchor != "start", func() any { return tickLabel("start", "0", "11", 0) }),
		when(anchor != "end", func() any { return tickLabel("end", "100%", "11", n) }),
		tickLabel(anchor, percent(k, n)+"%", "11", k))
}

// tickLabel is a number at an axis.
func tickLabel(anchor, x, y string, value int) markup {
	return html("text[text-anchor=?][x=?][y=?]", anchor, x, y, words.Count(value))
}

// mostStones is how many stones one side has at most, and at least 1.
func mostStones(counts []goban.Count) int {
	top := 1
	for _, c := range counts {
		top = max(top, c.Black, c.White)
	}
	return top
}

// round is the greatest of 1, 2, 5, 10, 20, 50 and so on that is not above n.
func round(n int) int {
	for unit := 1; ; unit *= 10 {
		for _, times := range [...]int{5, 2, 1} {
			if unit*10 > n && unit*times <= n {
				return unit * times
			}
		}
	}
}

// plotY is how far down a number of stones stands in the plot, where top stands highest.
func plotY(stones, top int) string {
	return decimal((plotHeight+3-float64(stones)*plotHeight/float64(top))*100/(plotHeight+6)) + "%"
}

// curves are the stones of each side by step, and a bar wherever stones were taken off: as high as their number, but at
// least so high that it can be seen.
func curves(counts []goban.Count) goapp.UI {
	top, n := mostStones(counts), len(counts)-1
	height := func(stones int) float64 { return plotHeight - float64(stones)*plotHeight/float64(top) }
	every := max((n+plotPoints-1)/plotPoints, 1)
	at := func(path []byte, k int, y float64) []byte {
		path = strconv.AppendFloat(path, float64(k)*plotWidth/float64(n), 'f', 1, 64)
		return strconv.AppendFloat(append(path, ' '), y, 'f', 1, 64)
	}
	line := func(of func(goban.Count) int) string {
		path, sign := []byte{}, byte('M')
		for k := 0; k <= n; k += every {
			path = at(append(path, sign), k, height(of(counts[k])))
			sign = 'L'
		}
		return string(path)
	}
	var off []byte
	for k := 0; k < n; k += every {
		if taken := counts[min(k+every, n)].Off - counts[k].Off; taken > 0 {
			off = at(append(off, 'M'), min(k+every, n), plotHeight+offFoot)
			off = append(off, 'V')
			off = strconv.AppendFloat(off, min(height(taken), plotHeight-offLeast), 'f', 1, 64)
		}
	}
	black, white := line(func(c goban.Count) int { return c.Black }), line(func(c goban.Count) int { return c.White })
	return shape("g",
		shape("path.grid[d=?]", "M0 "+decimal(height(0))+"H400M0 "+decimal(height(round(top)))+"H400"),
		shape("path.off[d=?]", string(off)),
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

// clusterPane is a small map of the clusters of Infinite Go and a list of them, to fly to.
func (p *gamePage) clusterPane() goapp.UI {
	o := p.desk.open
	if o == nil || o.plane() == nil || o.view == nil || len(o.plan.Clusters) < 2 {
		return nil
	}
	clusters, scene := o.plan.Clusters, o.view.scene
	from := max(0, min(scene.Cluster, len(clusters)-maxClusters))
	to := min(len(clusters), from+maxClusters)
	stones := standing(scene, from, to)
	var rows []any
	for i := from; i < to; i++ {
		c := clusters[i]
		rows = append(rows, el("li", button(".cluster[data-cluster=?][aria-pressed=?]", strconv.Itoa(i), strconv.FormatBool(i == scene.Cluster),
			html("span.letter", c.Letter),
			html("span.about", words.T("cluster.stones", stones[i-from])),
			html("span.mono", html("span.number", board.Grouped(c.Rows.From)+","), " ", html("span.number", board.Grouped(c.Cols.From))),
		).OnClick(p.desk.pressCluster)))
	}
	if more := len(clusters) - (to - from); more > 0 {
		rows = append(rows, el("li.more", words.T("cluster.more", more)))
	}
	shows := mapped{o.plan, scene.Cluster, scene}
	if len(scene.Pieces) > board.OverviewPieces {
		shows.scene = nil
	}
	return el("section.pane.cluster-pane[aria-labelledby=cluster-title]",
		el("div.head", el("h2#cluster-title", words.T("cluster.title")), el("span.chip", words.T("cluster.count", len(clusters)))),
		el("div.body",
			el("div.minimap#minimap[title=?]", words.T("cluster.map"),
				keep(&p.keeps, "overview", shows, func() goapp.UI { return board.Overview(scene, "board") }),
			).OnClick(p.desk.pressMap),
			el("ul.clusters", rows)),
	)
}

// standing is how many stones stand in each of the clusters from one to before another.
func standing(s *board.Scene, from, to int) []int {
	counts := make([]int, to-from)
	first, last := s.Map.Clusters[from].Rows.From, 0 // they come in the order of their first rows
	for _, c := range s.Map.Clusters[from:to] {
		last = max(last, c.Rows.To)
	}
	for i := range s.Pieces {
		at := engine.Point{X: int(s.Pieces[i].At.X), Y: int(s.Pieces[i].At.Y)}
		if at.X < first || at.X > last || s.Pieces[i].State != board.Standing {
			continue
		}
		if c := s.Map.ClusterOf(at); c >= from && c < to {
			counts[c-from]++
		}
	}
	return counts
}

// mapped is all that a map of the clusters hangs on. The scene matters as long as its stones are drawn.
type mapped struct {
	plan    *board.Map
	cluster int
	scene   *board.Scene
}

// maxClusters is how many clusters are listed. Of more, the list begins with the present one.
const maxClusters = 50

// fly shows a cluster, also if it was flown to before and moved out of sight since.
func (o *opened) fly(cluster int) {
	if cluster >= 0 && cluster < len(o.plan.Clusters) {
		o.cluster, o.view = cluster, nil
	}
}

// pressCluster flies to a cluster of the list.
func (d *desk) pressCluster(ctx goapp.Context, _ goapp.Event) {
	if i, err := strconv.Atoi(ctx.JSSrc().Get("dataset").Get("cluster").String()); err == nil && d.open != nil {
		d.open.fly(i)
	}
}

// pressMap flies to the cluster nearest to where the map was pressed.
func (d *desk) pressMap(_ goapp.Context, e goapp.Event) {
	box := e.Get("currentTarget").Get("firstElementChild").Call("getBoundingClientRect")
	w, h := box.Get("width").Float(), box.Get("height").Float()
	if d.open == nil || d.open.plan == nil || w == 0 || h == 0 {
		return
	}
	d.open.fly(d.open.plan.Nearest((e.Get("clientX").Float()-box.Get("left").Float())/w, (e.Get("clientY").Float()-box.Get("top").Float())/h))
}
