package record

import (
	"strings"

	"umpire/engine"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/sgf"
)

// reader builds a record.
type reader struct {
	*Record
	most   int // the most steps
	sets   int // setups so far, but for the root's
	stones int // of these
}

// setup is what a node sets up.
type setup struct {
	lists [3]area // AB, AW, AE; where they meet, the later one counts
	all   area
	any   bool
	turn  goban.Color
}

// node reads a node: its setup, then its moves. It is false if the record is over a limit.
func (r *reader) node(place, node int) bool {
	var (
		s     setup
		moves []goban.Move
		tries []engine.Point
	)
	for _, p := range r.collection.Properties(node) {
		switch p.Name {
		case "AB":
			r.list(node, p, &s, &s.lists[0])
		case "AW":
			r.list(node, p, &s, &s.lists[1])
		case "AE":
			r.list(node, p, &s, &s.lists[2])
		case "CR", "DD", "MA", "SL", "SQ", "TB", "TR", "TW", "VW":
			for _, v := range r.collection.Values(p) {
				if text := r.trimmed(node, v); text != "" { // DD and VW may be empty
					r.rectangle(node, v, text)
				}
			}
		case "B":
			moves = r.move(moves, node, p, goban.Black)
		case "W":
			moves = r.move(moves, node, p, goban.White)
		case "PL":
			s.turn = r.turn(node, p)
		case triesName:
			tries = r.tries(tries, node, p)
		case shownName:
			r.Shown = number(trim(r.collection.Raw(r.collection.Values(p)[0])), MaxSteps)
		}
	}
	if s.any && len(moves) > 0 {
		r.Notes.Add(SetupMove, node, moves[0].Span)
	}
	if len(moves) > 0 {
		s.turn = goban.Empty
	}
	if s.any || s.turn != goban.Empty {
		at := int(r.collection.Nodes[node].At)
		moves = append([]goban.Move{{Kind: goban.KindSetup, Stones: s.stones(), Color: s.turn, Span: input.Span{Start: at, End: at + 1}}}, moves...)
	}
	if place == 0 && len(moves) > 0 && moves[0].Kind == goban.KindSetup {
		for _, stone := range moves[0].Stones {
			if stone.Color != goban.Empty {
				r.Game.Setup.Stones = append(r.Game.Setup.Stones, stone)
			}
		}
		r.Game.Setup.Turn = s.turn
		moves = moves[1:]
	}
	for _, m := range moves {
		if m.Kind == goban.KindSetup {
			r.sets++
			r.stones += len(m.Stones)
		}
		if len(r.Game.Moves) == r.most || r.sets > MaxSets || r.stones > MaxStones {
			return false
		}
		r.Game.Moves = append(r.Game.Moves, m)
		r.places = append(r.places, int32(place))
	}
	for _, at := range tries {
		r.attempts = append(r.attempts, attempt{len(r.Game.Moves) + 1, at})
	}
	return true
}

// stones is what is set up, row by row.
func (s *setup) stones() (stones []goban.Stone) {
	for x, bits := range s.all {
		for y := 0; bits>>y != 0; y++ {
			bit := uint64(1) << y
			stone := goban.Stone{At: engine.Point{X: x + 1, Y: y + 1}}
			switch {
			case bits&bit == 0:
				continue
			case s.lists[2][x]&bit != 0:
			case s.lists[1][x]&bit != 0:
				stone.Color = goban.White
			default:
				stone.Color = goban.Black
			}
			stones = append(stones, stone)
		}
	}
	return stones
}

// list adds the points of a property to one list of a setup.
func (r *reader) list(node int, p sgf.Property, s *setup, list *area) {
	s.any = true
	for _, v := range r.collection.Values(p) {
		text := r.trimmed(node, v)
		if text == "" {
			r.Notes.Add(NoPoint, node, span(v))
			continue
		}
		from, to, ok := r.rectangle(node, v, text)
		if !ok {
			continue
		}
		list.add(from, to)
		if s.all.add(from, to) {
			r.Notes.Add(Twice, node, span(v))
		}
	}
}

// trimmed is a value of points without white space around it, which is noted.
func (r *reader) trimmed(node int, v sgf.Value) string {
	raw := r.collection.Raw(v)
	text := trim(raw)
	if text != "" && (blank(raw[0]) || blank(raw[len(raw)-1])) {
		r.Notes.Add(Trimmed, node, span(v))
	}
	return text
}

// rectangle is the first and the last point of the rectangle that a value names, or twice the same of a point alone, as far as it is on the
// board; ok is false if nothing of it is.
func (r *reader) rectangle(node int, v sgf.Value, text string) (from, to engine.Point, ok bool) {
	first, last, two := strings.Cut(text, ":")
	from, ok = point(bare(first))
	to = from
	if ok && two {
		to, ok = point(bare(last))
	}
	if !ok {
		r.Notes.Add(BadPoint, node, span(v))
		return from, to, false
	}
	from, to = engine.Point{X: min(from.X, to.X), Y: min(from.Y, to.Y)}, engine.Point{X: max(from.X, to.X), Y: max(from.Y, to.Y)}
	if t := r.Game.Topology; !t.Contains(to) {
		r.Notes.Add(OffPoint, node, span(v))
		to = engine.Point{X: min(to.X, t.Rows), Y: min(to.Y, t.Columns)}
	}
	return from, to, r.Game.Topology.Contains(from)
}

// move appends what a B or W of a node says, if it is the first of its name.
func (r *reader) move(moves []goban.Move, node int, p sgf.Property, color goban.Color) []goban.Move {
	v, _ := r.collection.First(node, p.Name)
	if v != r.collection.Values(p)[0] {
		return moves
	}
	m := goban.Move{Color: color, Span: input.Span{Start: int(p.At), End: int(v.End)}}
	raw, text := r.collection.Raw(v), r.trimmed(node, v)
	t := r.Game.Topology
	at, named := point(text)
	switch {
	case text == "":
		m.Kind = goban.KindPass
		if raw != "" {
			r.Notes.Add(BlankPass, node, span(v))
		}
	case text == "tt" && t.Rows <= 19 && t.Columns <= 19:
		m.Kind = goban.KindPass
	case !named:
		r.Notes.Add(BadMove, node, span(v))
		return moves
	case !t.Contains(at):
		r.Notes.Add(OffMove, node, span(v))
		return moves
	default:
		m.At = at
	}
	if len(moves) > 0 {
		r.Notes.Add(TwoMoves, node, m.Span)
	}
	return append(moves, m)
}

// tries appends the attempts that a node tells of: points without anything between them.
func (r *reader) tries(tries []engine.Point, node int, p sgf.Property) []engine.Point {
	v := r.collection.Values(p)[0]
	for text := trim(r.collection.Raw(v)); text != ""; text = text[2:] {
		at, ok := point(text[:min(2, len(text))])
		if !ok || !r.Game.Topology.Contains(at) {
			r.Notes.Add(BadPoint, node, span(v))
			return tries
		}
		tries = append(tries, at)
	}
	return tries
}

// turn is the side that PL names, or Empty.
func (r *reader) turn(node int, p sgf.Property) goban.Color {
	v := r.collection.Values(p)[0]
	switch strings.ToLower(trim(r.collection.Raw(v))) {
	case "b", "black":
		return goban.Black
	case "w", "white":
		return goban.White
	}
	r.Notes.Add(BadTurn, node, span(v))
	return goban.Empty
}

// noteBreathless notes the chains without a liberty at the end of the line, which only a setup leaves, where a stone of
// theirs was set up last.
func (r *reader) noteBreathless() {
	var setter [goban.MaxSide][goban.MaxSide]int // the last step that sets up a point, or 0
	for i := range r.Game.Moves {
		for _, s := range r.Game.Moves[i].Stones {
			setter[s.At.X-1][s.At.Y-1] = i + 1
		}
	}
	for _, chain := range r.replay.Chains(r.replay.Len()) {
		if len(chain.Liberties) > 0 {
			continue
		}
		last := 0
		for _, at := range chain.Stones {
			last = max(last, setter[at.X-1][at.Y-1])
		}
		node := r.Line[r.Place(last)]
		at := int(r.collection.Nodes[node].At)
		r.Notes.Add(Breathless, node, input.Span{Start: at, End: at + 1})
	}
}
