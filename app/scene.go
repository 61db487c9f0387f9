package app

import (
	"math"
	"strconv"

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
	reach  bool   // there is a reach to be shown
}

// legendKey says what a piece is, or without one what the board is.
type legendKey struct{ piece, text string }

// opened is the dataset on the board.
type opened struct {
	info    session.Opened
	data    engine.Dataset
	replay  engine.Replay
	verdict engine.Verdict // nil for a dataset that was not read whole
	base    int            // where the dataset's bytes start in the text
	ticks   []tick         // of step 1 and on
	k       int            // the step shown

	counts  []goban.Count     // Go: the stones after every step, once they are asked for
	plan    *board.Map        // Infinite Go: of all stones of the game
	cluster int               // Infinite Go: the one a person flew to, -1 for that of the last stone
	disc    int               // Chapaev: the disc that is looked at, -1 for the flicked one
	choice  int               // and the outcome of it, -1 for the flick
	list    []chapaev.Outcome // what a disc can do, as it was last asked for
	listOf  [2]int            // at which step, and which disc
	angle   *float64          // and the direction that a person typed, in degrees; nil for the outcome's own

	what *whatIf       // the branch that this is; nil on the pasted game
	left *whatIf       // on the pasted game, the branch that a person went back from
	tile *engine.Point // Lianliankan: the first of two tiles
	ends reachEnds     // and the ends whose reach is shown
	gone bool          // and all tiles whose removal would make it YES are marked
	hint *hint         // of the step it was last asked for; nil before that

	hover engine.Point             // TwixT: the hole under the pointer
	told  map[int]lianliankan.Step // what the worker told about questions of a large board

	shown shown // what view shows
	view  *view
}

// shown is everything that a view depends on besides its dataset.
type shown struct {
	k      int
	lit    board.Place
	layers string

	disc, choice, cluster int
	angle                 float64
	aims, gone            bool
	ends                  reachEnds
	hover                 engine.Point
	waits, tile           engine.Point
}

// readDataset reads a dataset that the worker sent; nil if it is none.
func readDataset(id string, info session.Opened, content []byte) engine.Dataset {
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
	return data
}

// open puts a dataset on the board, at its most telling step.
func open(data engine.Dataset, info session.Opened) *opened {
	o := &opened{info: info, data: data, base: info.Span.Start, cluster: -1, disc: -1, choice: -1, told: map[int]lianliankan.Step{}}
	switch {
	case len(info.Rows) > 0:
		o.verdict = known{info.Rows}
	case info.Whole:
		o.verdict = data.Verdict()
	}
	if heavy(data, info) {
		o.replay = still{}
		return o
	}
	o.replay = data.Replay()
	o.ticks = ticksOf(o)
	o.k = o.replay.Len()
	switch {
	case o.perStep():
		o.k = info.Step + 1
	case o.chapaev() != nil:
		o.k = min(1, o.k)
	}
	return o
}

// heavyChapaev is how many bytes of coordinates are too long to be reckoned with on the page's thread: the exact numbers
// of one position may have 160,000 digits.
const heavyChapaev = 4096

// heavy tells whether the page shows a dataset without its steps, because they would hold it up.
func heavy(data engine.Dataset, info session.Opened) bool {
	_, ok := data.(*chapaev.Dataset)
	return ok && info.Whole && info.Span.Len() > heavyChapaev
}

// still is a replay without steps.
type still struct{}

func (still) Len() int            { return 0 }
func (still) Span(int) input.Span { return input.Span{} }

// known is a verdict that the worker has told.
type known struct{ rows []session.Row }

func (k known) Len() int { return len(k.rows) }

func (k known) Answer(i int) engine.Answer {
	r := k.rows[i]
	return engine.Answer{Token: r.Token, Mood: r.Mood, Why: r.Why, Facts: r.Facts}
}

func (k known) Line(i int) []engine.Point { return k.rows[i].Line }

func (k known) AppendOutput(dst []byte) []byte {
	for _, r := range k.rows {
		dst = append(append(dst, r.Token...), '\n')
	}
	return dst
}

// perStep tells whether every step has an answer of its own.
func (o *opened) perStep() bool {
	return o.verdict != nil && o.verdict.Len() == o.replay.Len() && (o.lianliankan() != nil || o.wood() != nil)
}

// stepOf is the step that an answer of the dataset is about.
func (o *opened) stepOf(answer int) int {
	if o.perStep() {
		return answer - o.info.First + 1
	}
	return o.k
}

// row is the answer that the present step is about; false if there is none.
func (o *opened) row() (session.Row, bool) {
	step := 0
	if o.perStep() {
		step = o.k - 1
	}
	if o.verdict == nil || step < 0 {
		return session.Row{}, false
	}
	row := session.RowOf(o.verdict, step)
	row.Index, row.Dataset = o.info.First+step, o.info.Dataset
	return row, true
}

// The replay by its kind; nil if it is of another.
func (o *opened) twixt() *twixt.Replay             { r, _ := o.replay.(*twixt.Replay); return r }
func (o *opened) lianliankan() *lianliankan.Replay { r, _ := o.replay.(*lianliankan.Replay); return r }
func (o *opened) chapaev() *chapaev.Replay         { r, _ := o.replay.(*chapaev.Replay); return r }

// wood and plane are the replay of a Go game with four edges or with two; nil if it is none.
func (o *opened) wood() *goban.Replay {
	if d, ok := o.data.(*goban.Dataset); ok && !d.Topology().Plane() {
		return o.replay.(*goban.Replay)
	}
	return nil
}

func (o *opened) plane() *goban.Replay {
	if d, ok := o.data.(*goban.Dataset); ok && d.Topology().Plane() {
		return o.replay.(*goban.Replay)
	}
	return nil
}

// ticksOf finds the steps that get a mark on the slider.
func ticksOf(o *opened) []tick {
	ticks := make([]tick, o.replay.Len())
	mark := func(i int, t tick, on bool) {
		if on {
			ticks[i] |= t
		}
	}
	switch r := o.replay.(type) {
	case *twixt.Replay:
		for i, turn := range r.Turns() {
			mark(i, refusedTick, turn.Refused != 0)
		}
	case *lianliankan.Replay:
		for i := range ticks {
			mark(i, refusedTick, o.verdict != nil && o.verdict.Answer(i).Mood == engine.Refused)
		}
	case *chapaev.Replay:
		for i := range ticks {
			mark(i, takenTick, r.Flick(i+1).Takes != 0)
		}
	case *goban.Replay:
		for i, t := range r.Ticks() {
			mark(i, refusedTick, t&goban.TickRefused != 0 || o.against(i+1))
			mark(i, takenTick, t&(goban.TickTook|goban.TickSuicide) != 0)
		}
	}
	return ticks
}

// against tells whether a move of a record stands though the rules speak against it.
func (o *opened) against(k int) bool {
	return o.verdict == nil && o.wood() != nil && o.wood().Cause(k) == goban.CauseNone && o.wood().Against(k) != goban.CauseNone
}

// viewOf is the board of a game's page: of the opened dataset, or an empty one.
func viewOf(game engine.Game, d *desk, empty *view) *view {
	o := d.open
	if a := d.board; a != nil && a.Game == game.ID && (a.on || o == nil) {
		if a.view == nil {
			a.view = arrangedView(a)
		}
		return a.view
	}
	if o == nil || d.sum == nil || d.sum.Game != game.ID {
		return empty
	}
	now := shown{k: o.k, layers: d.layersOn(), disc: o.disc, choice: o.choice, cluster: o.cluster, ends: o.ends, gone: o.gone}
	if d.lit != nil {
		now.lit = *d.lit
	}
	if o.angle != nil {
		now.angle, now.aims = *o.angle, true
	}
	if d.layers[layerHover] {
		now.hover = o.hover
	}
	if d.waits != nil {
		now.waits = *d.waits
	}
	if o.tile != nil {
		now.tile = *o.tile
	}
	if o.view == nil || o.shown != now {
		o.shown, o.view = now, drawStep(o, d.layers)
		d.showWaiting(o, o.view.scene)
		if d.lit != nil {
			o.view.scene.Marks = append(o.view.scene.Marks, board.Mark{At: *d.lit, Kind: board.Lit})
			o.view.scene.Focus = d.lit
		}
	}
	return o.view
}

// drawStep draws the position after the present step.
func drawStep(o *opened, layers map[string]bool) *view {
	switch {
	case o.twixt() != nil:
		v := twixtView(o.twixt(), o.k)
		if layers[layerHover] {
			showCandidates(v.scene, o.twixt().Position(o.k), o.hover)
		}
		return v
	case o.lianliankan() != nil:
		v := lianliankanView(o, layers)
		if layers[layerHint] {
			o.hintNow().show(v.scene)
		}
		return v
	case o.chapaev() != nil:
		return chapaevView(o)
	case o.replay == still{}:
		return &view{scene: chapaevScene(o.data.(*chapaev.Dataset), chapaev.AllDiscs), when: words.T("when.heavy")}
	case o.wood() != nil:
		return woodView(o.wood(), o.data.(*goban.Dataset).Topology(), o.k, layers)
	}
	o.survey()
	return planeView(o, layers)
}

// survey finds the clusters of a game of Infinite Go, and its counts for the plot.
func (o *opened) survey() {
	if o.plan == nil && o.plane() != nil {
		o.plan, o.counts = board.Survey(played(o)), o.plane().Counts()
	}
}

// emptyView is the board of a game before there is anything on it.
func emptyView(game engine.Game) *view {
	v := &view{legend: []legendKey{{"b", words.T("legend.black")}, {"w", words.T("legend.white")}}}
	switch game.ID {
	case "twixt":
		v.scene, v.legend = board.NewFelt(12), twixtLegend()
	case "lianliankan":
		v.scene, v.legend = board.NewTable(8, 8, make([]int32, 64)), nil
	case "chapaev":
		v.scene, v.legend = board.NewSquares(), []legendKey{{"r", words.T("legend.red")}, {"w", words.T("legend.white")}}
	case "go":
		v.scene = board.NewWood(19, 19)
	default:
		v.scene = board.NewPlane(board.Survey(nil), 0)
	}
	v.scene.Title = words.T("board.empty", game.Title)
	return v
}

func twixtLegend() []legendKey {
	return []legendKey{{"b", words.T("legend.twixt-black")}, {"w", words.T("legend.twixt-white")}}
}

func twixtView(r *twixt.Replay, k int) *view {
	p := r.Position(k)
	s := twixtScene(p)
	s.Title = words.T("board.twixt", k)
	if k > 0 {
		showTwixtStep(s, r.Explain(k))
	}
	return &view{scene: s, legend: twixtLegend(), when: words.T("when.move", k)}
}

// showTwixtStep draws why a move came out so: the links that it did not get, what stops them, and the winning chain.
func showTwixtStep(s *board.Scene, step twixt.Step) {
	kind := pegKind(step.Side)
	for i := 1; i < len(step.Path); i++ {
		s.Links = append(s.Links, board.Link{A: board.At(step.Path[i-1]), B: board.At(step.Path[i]), Kind: kind, Look: board.Winning})
	}
	for _, r := range step.Refused {
		s.Links = append(s.Links, board.Link{A: board.At(r.Link.A), B: board.At(r.Link.B), Kind: kind, Look: board.Denied})
		for _, b := range r.By {
			s.Links = append(s.Links, board.Link{A: board.At(b.Link.A), B: board.At(b.Link.B), Kind: pegKind(b.Side), Look: board.Blocking})
		}
		at := r.By[0].At
		s.Marks = append(s.Marks, board.Mark{At: board.Place{X: float(at.X), Y: float(at.Y)}, Kind: board.Cross})
	}
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

// showCandidates draws the links that a peg on a hole has, would get or would not get.
func showCandidates(s *board.Scene, p *twixt.Position, at engine.Point) {
	if !p.Contains(at) {
		return
	}
	kind := pegKind(p.ToMove())
	if p.Peg(at) != twixt.Nobody {
		kind = pegKind(p.Peg(at))
	} else if p.Legal(at) == "" {
		for d := range p.Look(at).Added.All() {
			s.Links = append(s.Links, board.Link{A: board.At(at), B: board.At(d.From(at)), Kind: kind, Look: board.Possible})
		}
	}
	for _, r := range p.Refusals(at) {
		s.Links = append(s.Links, board.Link{A: board.At(r.Link.A), B: board.At(r.Link.B), Kind: kind, Look: board.Hindered})
		for _, b := range r.By {
			s.Links = append(s.Links, board.Link{A: board.At(b.Link.A), B: board.At(b.Link.B), Kind: pegKind(b.Side), Look: board.Blocking})
		}
	}
}

func float(f twixt.Fraction) float64 { return float64(f.Num) / float64(f.Den) }

func pegKind(side twixt.Side) board.Kind {
	if side == twixt.Black {
		return board.Black
	}
	return board.White
}

// lianliankanView shows a question, or the board alone for step 0.
func lianliankanView(o *opened, layers map[string]bool) *view {
	r, k := o.lianliankan(), o.k
	b := r.Board(max(k, 1))
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
	v := &view{scene: s, legend: []legendKey{{"", words.T("legend.board", o.info.Dataset+1, b.Rows, b.Cols)}}}
	if k == 0 {
		return v
	}
	step := o.question(k)
	ring := board.Rejected
	if step.Why == "" {
		ring = board.Chosen
	}
	if step.Line != nil {
		path := board.Path{}
		for _, p := range step.Line {
			path.Places = append(path.Places, board.At(p))
		}
		if step.Why != "" {
			path.Denied = 3
		}
		s.Paths = append(s.Paths, path)
	}
	for _, at := range []engine.Point{step.Question.A, step.Question.B} {
		s.Marks = append(s.Marks, board.Mark{At: board.At(at), Kind: ring})
	}
	for i, r := range step.Removals {
		if i == 0 || o.gone {
			s.Marks = append(s.Marks, board.Mark{At: board.At(r.Tile), Kind: board.Spare})
		}
	}
	if step.Reach[0] != nil {
		v.reach = true
		if layers[layerReach] {
			s.Reach = o.ends.cells(step)
		}
	}
	at := board.At(step.Question.A)
	s.Focus = &at
	v.when = words.T("when.question", k)
	return v
}

// explainMax is how many cells a board may have for a question to be explained on the page's thread.
const explainMax = 60 * 60

// far tells whether the worker explains the questions of this dataset.
func (o *opened) far() bool {
	r := o.lianliankan()
	return r != nil && r.Board(1).Rows*r.Board(1).Cols > explainMax
}

// question is why question k came out so. Of a large board it is the answer alone until the worker has told the rest.
func (o *opened) question(k int) lianliankan.Step {
	r := o.lianliankan()
	if !o.far() {
		return r.Explain(k)
	}
	if step, ok := o.told[k]; ok {
		return step
	}
	row := session.RowOf(o.verdict, k-1)
	return lianliankan.Step{Question: r.Question(k), Why: row.Why, Line: row.Line}
}

// chapaevView shows flick k as it goes: the disc, its way, and what it takes, still in place.
func chapaevView(o *opened) *view {
	r, data := o.chapaev(), o.data.(*chapaev.Dataset)
	now := r.Position(max(o.k-1, 0))
	v := &view{scene: chapaevScene(data, now.Discs), when: words.T("when.start")}
	v.scene.Title = words.T("board.chapaev", o.k)
	v.legend = []legendKey{
		{"r", words.T("legend.red-discs", now.Discs.Of(chapaev.Red).Len())},
		{"w", words.T("legend.white-discs", now.Discs.Of(chapaev.White).Len())},
	}
	if disc, outcomes, choice := o.aimed(); disc >= 0 && len(outcomes) > 0 {
		angle, hits := outcomes[choice].Middle(), r.Hits(outcomes[choice])
		if o.angle != nil {
			angle = *o.angle
			hits = r.Along(now, disc, angle)
		}
		showFlick(v.scene, data, disc, angle, hits)
		v.when = words.T("when.flick", discName(disc))
	}
	return v
}

// chapaevScene is the board with some of a dataset's discs.
func chapaevScene(data *chapaev.Dataset, discs chapaev.Discs) *board.Scene {
	s := board.NewSquares()
	for disc := range discs.All() {
		s.Pieces = append(s.Pieces, board.Piece{At: centre(data, disc), Kind: pieceKind(disc), Label: discName(disc)})
	}
	return s
}

func centre(data *chapaev.Dataset, disc int) board.Place {
	return place(data.Disc(disc).Centre())
}

func place(p chapaev.Place) board.Place { return board.Place{X: p.X, Y: p.Y} }

// showFlick draws a flick: the band of the disc's way, the discs that it takes with the number of their moment, and where
// it just touches.
func showFlick(s *board.Scene, data *chapaev.Dataset, from int, angle float64, hits []chapaev.Hit) {
	at := centre(data, from)
	radians := angle * math.Pi / 180
	dir := board.Place{X: math.Cos(radians), Y: math.Sin(radians)}
	s.Marks = append(s.Marks, board.Mark{At: at, Kind: board.Last})
	s.Bands = append(s.Bands, board.Band{From: at, Dir: dir})
	for _, h := range hits {
		disc := centre(data, h.Disc)
		side := board.Place{X: sign(disc.X - place(h.Centre).X), Y: sign(disc.Y - place(h.Centre).Y)}
		s.Marks = append(s.Marks,
			board.Mark{At: disc, Kind: board.Hit},
			board.Mark{At: disc, Kind: board.Count, Text: strconv.Itoa(h.Moment), Side: side})
		if h.Touch != chapaev.NoTouch {
			s.Pieces = append(s.Pieces, board.Piece{At: place(h.Centre), Kind: pieceKind(from), State: board.Ghost})
			s.Marks = append(s.Marks, board.Mark{At: place(h.Meet), Kind: board.Touch})
		}
	}
}

// sign is −1, 0 or 1; near enough to nothing is 0.
func sign(v float64) float64 {
	switch {
	case v > 0.1:
		return 1
	case v < -0.1:
		return -1
	}
	return 0
}

func pieceKind(disc int) board.Kind {
	if chapaev.SideOf(disc) == chapaev.White {
		return board.White
	}
	return board.Red
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
func woodView(r *goban.Replay, t goban.Topology, k int, layers map[string]bool) *view {
	p := r.Position(k)
	s := board.NewWood(t.Rows, t.Columns)
	s.Title = words.T("board.go", k)
	stones(s, p)
	if k > 0 && r.Cause(k) != goban.CauseNone {
		tried := r.Move(k)
		s.Pieces = append(s.Pieces, board.Piece{At: board.At(tried.At), Kind: stoneKind(tried.Color), State: board.Refused})
		if r.Cause(k) == goban.CauseKo { // the stone that took is the last one: its ring says why now
			s.Marks = []board.Mark{{At: board.At(p.Last), Kind: board.Cause}}
		}
	}
	showLayers(s, r, k, layers)
	return &view{scene: s, legend: []legendKey{{"b", words.T("legend.black-taken", p.Black.Taken)}, {"w", words.T("legend.white-taken", p.White.Taken)}}, when: words.T("when.attempt", k)}
}

// played is every point of the plane that a game starts with or plays on.
func played(o *opened) []engine.Point {
	var points []engine.Point
	for _, stone := range o.data.(*goban.Dataset).Game().Setup.Stones {
		points = append(points, stone.At)
	}
	for k := range o.plane().Len() {
		points = append(points, o.plane().Move(k+1).At)
	}
	return points
}

// planeView shows the plane after the present stone.
func planeView(o *opened, layers map[string]bool) *view {
	r, k := o.plane(), o.k
	p := r.Position(k)
	cluster := o.cluster
	if cluster < 0 {
		cluster = o.plan.ClusterOf(p.Last)
	}
	s := board.NewPlane(o.plan, cluster)
	s.Title = words.T("board.infinite-go", k)
	s.Gap = func(lines int, rows bool) string {
		if rows {
			return words.T("board.rows", board.Grouped(lines))
		}
		return words.T("board.columns", board.Grouped(lines))
	}
	stones(s, p)
	if o.cluster >= 0 {
		middle := o.plan.Clusters[cluster].Middle()
		s.Focus = &middle
	}
	showLayers(s, r, k, layers)
	return &view{scene: s, legend: []legendKey{{"b", words.T("legend.black-on", p.Black.Stones, p.Black.Taken)}, {"w", words.T("legend.white-on", p.White.Stones, p.White.Taken)}}, when: words.T("when.stone", k)}
}

// stones puts a position's stones on a board, marks the last one and outlines those that the step took.
func stones(s *board.Scene, p goban.Position) {
	s.Pieces = make([]board.Piece, 0, len(p.Stones)+len(p.Off)+1)
	for _, stone := range p.Stones {
		s.Pieces = append(s.Pieces, board.Piece{At: board.At(stone.At), Kind: stoneKind(stone.Color)})
	}
	for _, stone := range p.Off {
		s.Pieces = append(s.Pieces, board.Piece{At: board.At(stone.At), Kind: stoneKind(stone.Color), State: board.Gone})
	}
	if p.Last != (engine.Point{}) && colorAt(p, p.Last) != goban.Empty {
		s.Marks = append(s.Marks, board.Mark{At: board.At(p.Last), Kind: board.Last})
		at := board.At(p.Last)
		s.Focus = &at
	}
	s.Name = func(at engine.Point) string {
		switch colorAt(p, at) {
		case goban.Black:
			return words.T("cell.black-stone", at.X, at.Y)
		case goban.White:
			return words.T("cell.white-stone", at.X, at.Y)
		}
		return words.T("cell.place", at.X, at.Y)
	}
}

// colorAt is the stone at a point. A step asks for one or two, so that looking through all is quicker than to map them.
func colorAt(p goban.Position, at engine.Point) goban.Color {
	for _, stone := range p.Stones {
		if stone.At == at {
			return stone.Color
		}
	}
	return goban.Empty
}

// legend draws the keys.
func legend(list []legendKey) []any {
	var out []any
	for _, k := range list {
		sign := markup("")
		if k.piece != "" {
			sign = piece(k.piece)
		}
		out = append(out, html("span.key", sign, k.text))
	}
	return out
}

// boardWords are the words on a board's own buttons.
func boardWords() board.Words {
	return board.Words{ZoomIn: words.T("board.zoom-in"), ZoomOut: words.T("board.zoom-out"), Fit: words.T("board.fit")}
}
