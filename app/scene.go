package app

import (
	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/games"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/lianliankan"
	"umpire/engine/session"
	"umpire/engine/twixt"
)

// view is a board with the words around it.
type view struct {
	scene  *board.Scene
	legend []legendKey
	when   string // which moment of the game it shows
}

// legendKey says what a piece is.
type legendKey struct{ piece, text string }

// opened is the dataset on the board.
type opened struct {
	info   session.Opened
	data   engine.Dataset
	replay engine.Replay
	base   int // where the dataset's bytes start in the text

	drawn int // the step that view shows
	view  *view

	clusters []board.Cluster // Infinite Go: of all stones of the game
}

// openDataset reads a dataset that the worker sent.
func openDataset(id string, info session.Opened, content []byte) *opened {
	game, ok := games.ByID(id)
	if !ok {
		return nil
	}
	var data engine.Dataset
	if info.Packed {
		if board, ok := lianliankan.Unpack(content); ok {
			data = board
		}
	} else {
		data, _ = game.One(input.Read(content))
	}
	if data == nil {
		return nil
	}
	return &opened{info: info, data: data, replay: data.Replay(), base: info.Span.Start}
}

// step is the step that the board shows: the chosen answer's where every step has one, Chapaev's start, otherwise the
// last.
func (o *opened) step() int {
	if _, ok := o.replay.(*chapaev.Replay); ok {
		return 0
	}
	if o.info.Whole && o.info.Answers == o.replay.Len() && o.info.Answers > 0 {
		return o.info.Step + 1
	}
	return o.replay.Len()
}

// viewOf is the board of a game's page: of the opened dataset, or an empty one.
func viewOf(game engine.Game, d *desk, empty *view) *view {
	o := d.open
	if o == nil || d.sum == nil || d.sum.Game != game.ID {
		return empty
	}
	k := o.step()
	if o.view == nil || o.drawn != k {
		row, _ := d.chosen()
		o.drawn, o.view = k, drawStep(o, k, row)
	}
	return o.view
}

// drawStep draws the position after step k.
func drawStep(o *opened, k int, row session.Row) *view {
	switch r := o.replay.(type) {
	case *twixt.Replay:
		return twixtView(r, k)
	case *lianliankan.Replay:
		return lianliankanView(r, k, row.Line)
	case *chapaev.Replay:
		return chapaevView(o.data.(*chapaev.Dataset))
	case *goban.Replay:
		if o.data.(*goban.Dataset).Topology.Plane() {
			if o.clusters == nil {
				o.clusters = board.Survey(played(r))
			}
			return planeView(r, k, o.clusters)
		}
		return woodView(r, k)
	}
	return nil
}

// emptyView is the board of a game before there is anything on it.
func emptyView(game engine.Game) *view {
	switch game.ID {
	case "twixt":
		return &view{scene: board.NewFelt(12), legend: twixtLegend()}
	case "lianliankan":
		return &view{scene: board.NewTable(8, 8, make([]int32, 64))}
	case "chapaev":
		return &view{scene: board.NewSquares(), legend: []legendKey{{"r", words.T("legend.red")}, {"w", words.T("legend.white")}}}
	case "go":
		return &view{scene: board.NewWood(19, 19), legend: []legendKey{{"b", words.T("legend.black")}, {"w", words.T("legend.white")}}}
	}
	return &view{scene: board.NewPlane(nil, 0), legend: []legendKey{{"b", words.T("legend.black")}, {"w", words.T("legend.white")}}}
}

func twixtLegend() []legendKey {
	return []legendKey{{"b", words.T("legend.twixt-black")}, {"w", words.T("legend.twixt-white")}}
}

func twixtView(r *twixt.Replay, k int) *view {
	p := r.Position(k)
	s := twixtScene(p)
	s.Title = words.T("board.twixt", k)
	return &view{scene: s, legend: twixtLegend(), when: words.T("when.move", k)}
}

func twixtScene(p *twixt.Position) *board.Scene {
	s := board.NewFelt(p.N())
	for peg, side := range p.Pegs() {
		s.Pieces = append(s.Pieces, board.Piece{At: board.At(peg), Kind: pegKind(side)})
	}
	for link, side := range p.Links() {
		s.Links = append(s.Links, board.Link{A: board.At(link.A), B: board.At(link.B), Kind: pegKind(side)})
	}
	if last, ok := p.Last(); ok {
		s.Marks = append(s.Marks, board.Mark{At: board.At(last), Kind: board.Last})
	}
	s.Name = func(at engine.Point) string {
		text := words.T("cell.hole", at.X, at.Y)
		if !p.Contains(at) {
			return text
		}
		switch p.Peg(at) {
		case twixt.Black:
			text = words.T("cell.black-peg", text, p.Step(at))
		case twixt.White:
			text = words.T("cell.white-peg", text, p.Step(at))
		}
		return text
	}
	return s
}

func pegKind(side twixt.Side) board.Kind {
	if side == twixt.Black {
		return board.Black
	}
	return board.White
}

// lianliankanView shows question k of a board, or the board alone for 0.
func lianliankanView(r *lianliankan.Replay, k int, line []engine.Point) *view {
	b := r.Board()
	s := board.NewTable(b.Rows, b.Cols, b.Tiles)
	s.Title = words.T("board.lianliankan", b.Rows, b.Cols)
	s.Name = func(at engine.Point) string {
		if at.X < 1 || at.Y < 1 || at.X > b.Rows || at.Y > b.Cols {
			return words.T("cell.place", at.X, at.Y)
		}
		if tile := b.At(at.X, at.Y); tile != 0 {
			return words.T("cell.tile", at.X, at.Y, int(tile))
		}
		return words.T("cell.empty", at.X, at.Y)
	}
	v := &view{scene: s, when: words.T("when.board", b.Rows, b.Cols)}
	if k == 0 {
		return v
	}
	q := r.Question(k)
	ring := board.Rejected
	if line != nil {
		ring = board.Chosen
		path := board.Path{}
		for _, p := range line {
			path.Places = append(path.Places, board.At(p))
		}
		s.Paths = append(s.Paths, path)
	}
	s.Marks = append(s.Marks, board.Mark{At: board.At(q.A), Kind: ring}, board.Mark{At: board.At(q.B), Kind: ring})
	at := board.At(q.A)
	s.Focus = &at
	v.when = words.T("when.question", k)
	return v
}

func chapaevView(data *chapaev.Dataset) *view {
	return &view{
		scene:  chapaevScene(data),
		legend: []legendKey{{"r", words.T("legend.red-discs", data.Start().Discs.Of(chapaev.Red).Len())}, {"w", words.T("legend.white-discs", data.Start().Discs.Of(chapaev.White).Len())}},
		when:   words.T("when.start"),
	}
}

func chapaevScene(data *chapaev.Dataset) *board.Scene {
	s := board.NewSquares()
	s.Title = words.T("board.chapaev")
	for disc := range data.Start().Discs.All() {
		x, y := data.Disc(disc).Centre()
		kind := board.Red
		if chapaev.SideOf(disc) == chapaev.White {
			kind = board.White
		}
		s.Pieces = append(s.Pieces, board.Piece{At: board.Place{X: x, Y: y}, Kind: kind, Label: discName(disc)})
	}
	return s
}

// discName is a disc's letter and number: R1 to R8, W1 to W8.
func discName(disc int) string {
	if chapaev.SideOf(disc) == chapaev.Red {
		return "R" + string(rune('1'+disc%8))
	}
	return "W" + string(rune('1'+disc%8))
}

func stoneKind(c goban.Color) board.Kind {
	if c == goban.Black {
		return board.Black
	}
	return board.White
}

// woodView shows the board after attempt k. A refused attempt is a ghost.
func woodView(r *goban.Replay, k int) *view {
	p := r.Position(k)
	s := board.NewWood(19, 19)
	s.Title = words.T("board.go", k)
	stones(s, p)
	if k > 0 && r.Cause(k) != goban.CauseNone {
		tried := r.Move(k)
		s.Pieces = append(s.Pieces, board.Piece{At: board.At(tried.At), Kind: stoneKind(tried.Color), State: board.Refused})
	}
	return &view{scene: s, legend: []legendKey{{"b", words.T("legend.black-taken", p.Black.Taken)}, {"w", words.T("legend.white-taken", p.White.Taken)}}, when: words.T("when.attempt", k)}
}

// played is every point that a game plays on.
func played(r *goban.Replay) []engine.Point {
	points := make([]engine.Point, r.Len())
	for k := range points {
		points[k] = r.Move(k + 1).At
	}
	return points
}

// clusterOf is the index of the cluster that holds a point, 0 if none does.
func clusterOf(clusters []board.Cluster, p engine.Point) int {
	for i, c := range clusters {
		if p.X >= c.Rows.From && p.X <= c.Rows.To && p.Y >= c.Cols.From && p.Y <= c.Cols.To {
			return i
		}
	}
	return 0
}

// planeView shows the plane after stone k.
func planeView(r *goban.Replay, k int, clusters []board.Cluster) *view {
	p := r.Position(k)
	s := board.NewPlane(clusters, clusterOf(clusters, p.Last))
	s.Title = words.T("board.infinite-go", k)
	s.Gap = func(lines int, rows bool) string {
		if rows {
			return words.T("board.rows", board.Grouped(lines))
		}
		return words.T("board.columns", board.Grouped(lines))
	}
	stones(s, p)
	return &view{scene: s, legend: []legendKey{{"b", words.T("legend.black-on", p.Black.Stones, p.Black.Taken)}, {"w", words.T("legend.white-on", p.White.Stones, p.White.Taken)}}, when: words.T("when.stone", k)}
}

// stones puts a position's stones on a board, marks the last one and outlines those that the step took.
func stones(s *board.Scene, p goban.Position) {
	colors := make(map[engine.Point]goban.Color, len(p.Stones))
	for _, stone := range p.Stones {
		colors[stone.At] = stone.Color
		s.Pieces = append(s.Pieces, board.Piece{At: board.At(stone.At), Kind: stoneKind(stone.Color)})
	}
	for _, stone := range p.Off {
		s.Pieces = append(s.Pieces, board.Piece{At: board.At(stone.At), Kind: stoneKind(stone.Color), State: board.Gone})
	}
	if p.Last != (engine.Point{}) && colors[p.Last] != goban.Empty {
		s.Marks = append(s.Marks, board.Mark{At: board.At(p.Last), Kind: board.Last})
		at := board.At(p.Last)
		s.Focus = &at
	}
	s.Name = func(at engine.Point) string {
		switch colors[at] {
		case goban.Black:
			return words.T("cell.black-stone", at.X, at.Y)
		case goban.White:
			return words.T("cell.white-stone", at.X, at.Y)
		}
		return words.T("cell.place", at.X, at.Y)
	}
}

// legend draws the keys.
func legend(list []legendKey) []any {
	var out []any
	for _, k := range list {
		out = append(out, el("span.key", piece(k.piece), k.text))
	}
	return out
}

// boardWords are the words on a board's own buttons.
func boardWords() board.Words {
	return board.Words{ZoomIn: words.T("board.zoom-in"), ZoomOut: words.T("board.zoom-out"), Fit: words.T("board.fit")}
}
