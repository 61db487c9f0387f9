package record

import (
	"bytes"
	"strconv"
	"strings"

	"umpire/engine/input"
	"umpire/engine/sgf"
)

// Little Golem's files are SGF in which the first player's moves are b, the second's r, and a hole is two letters, its
// column and its row. They have no GM. In SGF with GM[21] White is first unless a move says otherwise and joins top and
// bottom, and a hole is a column's letters and a row's number; RU says STD (the default) or PP, which is paper.

// readSGF reads either. Of a collection it reads the first game, of a tree the main line.
func (b *builder) readSGF(format Format) {
	text := b.text
	if format == LittleGolem {
		text = upperNames(text)
	}
	c, err := sgf.Read(text, nil)
	if err != nil {
		code := input.Token
		if len(bytes.TrimSpace(cutBOM(b.text))) == 0 {
			code = input.EOF
		}
		b.fail(code, input.Span{}, wantTree)
		return
	}
	if b.text = cutBOM(b.text); len(b.text) != len(c.Text) { // it was decoded
		b.text = []byte(c.Text)
	}
	b.rec = &Record{Paper: format == LittleGolem}
	g := sgfReader{builder: b, Collection: c, golem: format == LittleGolem, broken: len(c.Text)}
	g.game()
	if b.rec.Size == 0 {
		b.rec = nil
	}
}

// upperNames is a text with the names of all properties in upper case, so that sgf takes Little Golem's for ones.
func upperNames(text []byte) []byte {
	out := bytes.Clone(text)
	in := false
	for i := 0; i < len(out); i++ {
		switch c := out[i]; {
		case in && c == '\\':
			i++
		case c == '[':
			in = true
		case c == ']':
			in = false
		case !in && c >= 'a' && c <= 'z':
			out[i] = c - 'a' + 'A'
		}
	}
	return out
}

// sgfReader reads one game of a collection.
type sgfReader struct {
	*builder
	*sgf.Collection
	golem  bool
	broken int    // where the first thing stands of which no sense can be made
	first  string // the property of the first player's moves; "" before the first move
	names  [2]string
	result string
}

// game reads the first game.
func (g *sgfReader) game() {
	if len(g.Games) > 1 {
		lose(&g.rec.Lost, LostVariations)
	}
	cut := false
	for _, n := range g.Notes.List {
		switch n.Code {
		case sgf.OpenTree, sgf.OpenValue:
			cut = true
		case sgf.Stray, sgf.NoValue:
			g.broken = min(g.broken, n.Span.Start)
		}
	}
	root := g.Games[0]
	g.header(root)
	if g.golem {
		g.first = "B"
	}
	g.upright = true
	g.net = newNet(g.rec.Size, g.rec.Paper)
	for i, node := range g.Line(root) {
		if child := g.Nodes[node].Child; child != sgf.None && g.Nodes[child].Next != sgf.None {
			lose(&g.rec.Lost, LostVariations)
		}
		for _, p := range g.Properties(node) {
			if g.mends(int(p.At)) {
				g.property(p, i == 0)
			}
		}
	}
	g.mends(len(g.Text))
	if cut {
		g.fail(input.EOF, input.Span{Start: len(g.Text), End: len(g.Text)}, wantSequence)
	}
	g.finish()
}

// mends is false if there is a fault, or something before this place of which no sense can be made; then that is one.
func (g *sgfReader) mends(before int) bool {
	if g.broken < before {
		g.fail(input.Token, input.Span{Start: g.broken, End: g.broken + 1}, wantSequence)
	}
	return g.fault == nil
}

// header reads what must be known before the first move. The board is the standard one unless it says otherwise.
func (g *sgfReader) header(root int) {
	if v, ok := g.First(root, "GM"); ok && strings.TrimSpace(g.Raw(v)) != "21" {
		g.fail(Game, span(v), "")
	}
	if v, ok := g.First(root, "RU"); ok {
		switch strings.ToUpper(strings.TrimSpace(g.Raw(v))) {
		case "PP":
			g.rec.Paper = true
		case "STD":
			g.rec.Paper = false
		default:
			lose(&g.rec.Lost, LostRules)
		}
	}
	size, at := MaxSize, input.Span{}
	if v, ok := g.First(root, "SZ"); ok {
		at = span(v)
		width, height, _ := sgf.Cut(g.Raw(v))
		if height == "" {
			height = width
		}
		n, rest := takeNumber([]byte(strings.TrimSpace(width)))
		m, more := takeNumber([]byte(strings.TrimSpace(height)))
		switch {
		case n == 0 || len(rest)+len(more) > 0:
			g.fail(input.Token, at, wantSize)
		case n != m:
			g.fail(Square, at, "")
		}
		size = n
	}
	if g.fault == nil {
		g.start(size, at)
	}
}

// span is where a value stands.
func span(v sgf.Value) input.Span { return input.Span{Start: int(v.Start), End: int(v.End)} }

// property reads a property of the main line.
func (g *sgfReader) property(p sgf.Property, root bool) {
	v := g.Values(p)[0]
	switch p.Name {
	case "FF", "GM", "CA", "SZ", "RU", "PL":
		if !root {
			lose(&g.rec.Lost, LostOther)
		}
	case "PB":
		g.names[0] = sgf.SimpleText(g.Raw(v))
	case "PW":
		g.names[1] = sgf.SimpleText(g.Raw(v))
	case "RE":
		g.result = strings.ToUpper(strings.TrimSpace(g.Raw(v)))
	case "C", "GC", "N":
		lose(&g.rec.Lost, LostComments)
	case "AB", "AW", "AE", "HA":
		if p.Name != "HA" || strings.Trim(g.Raw(v), " 0") != "" {
			g.fail(Setup, span(v), "")
		}
	case "B", "W", "R":
		if p.Name == "W" && g.golem || p.Name == "R" && !g.golem {
			lose(&g.rec.Lost, LostOther)
			return
		}
		g.turn(p.Name, g.Raw(v), span(v))
	default:
		if strings.TrimSpace(g.Raw(v)) != "" {
			lose(&g.rec.Lost, LostOther)
		}
	}
}

// turn reads the value of a player's property.
func (g *sgfReader) turn(name, raw string, at input.Span) {
	if g.first == "" {
		g.first = name
		g.upright = name == "W"
	}
	if (name != g.first) != g.secondToMove() {
		g.fail(Turn, at, "")
		return
	}
	for at.Start < at.End && blank(g.Text[at.Start]) {
		at.Start++
	}
	for at.Start < at.End && blank(g.Text[at.End-1]) {
		at.End--
	}
	value := at.Of(g.text)
	if g.golem {
		g.golemTurn(value, at)
		return
	}
	switch {
	case g.special(value, at):
	case is(value, "accept-draw"):
		g.end(Drawn, at)
	case is(value, "propose-draw"):
		lose(&g.rec.Lost, LostOffers)
	default:
		g.longMove(value, at)
	}
}

// offer is what follows a move with an offer of a draw.
const offer = "|draw"

// golemTurn reads a turn of Little Golem.
func (g *sgfReader) golemTurn(value []byte, at input.Span) {
	turn, offered := value, false
	if n := len(value) - len(offer); n >= 0 && is(value[n:], offer) {
		turn, offered = value[:n], true
		at.End -= len(offer)
	}
	switch {
	case len(turn) == 2 && letter(turn[0]) && letter(turn[1]):
		g.move(hole{golemNumber(turn[0]), golemNumber(turn[1])}, at)
		if g.fault == nil {
			g.rec.Moves[len(g.rec.Moves)-1].Offer = offered
		}
	case g.special(turn, at):
		if offered {
			lose(&g.rec.Lost, LostOffers)
		}
	default:
		g.fail(input.Token, at, wantTurn)
	}
}

// golemNumber is the column or row that a letter names: a is 1, and A comes after z.
func golemNumber(c byte) int {
	if c <= 'Z' {
		return int(c-'A') + 27
	}
	return int(c-'a') + 1
}

// finish names the players and takes the end from the result, if no move says it.
func (g *sgfReader) finish() {
	r := g.rec
	if g.first == "" {
		g.first = "W"
	}
	second := 1 // PW is the second player's
	if g.first != "B" {
		second = 0
	}
	r.First, r.Second = g.names[1-second], g.names[second]
	winner, how, won := strings.Cut(g.result, "+")
	switch {
	case r.End != Open:
	case g.result == "0" || g.result == "DRAW":
		r.End = Drawn
	case won && (how == "R" || how == "RESIGN"):
		if (winner == g.first) != g.secondToMove() { // the loser is not to move
			lose(&r.Lost, LostEnd)
			return
		}
		r.End = Resigned
	case won && how != "":
		lose(&r.Lost, LostEnd)
	}
}

// writeLittleGolem writes a game as Little Golem does, on one line.
func (w *writer) writeLittleGolem() {
	r := w.r
	w.out = append(w.out, "(;FF[4]EV[]PB["...)
	w.out = append(w.out, w.sgfName(r.First)...)
	w.out = append(w.out, "]PW["...)
	w.out = append(w.out, w.sgfName(r.Second)...)
	w.out = append(w.out, "]SZ["...)
	w.out = append(strconv.AppendInt(w.out, int64(r.Size), 10), ']')
	turn := 0
	next := func() {
		w.out = append(w.out, ';', "br"[turn%2], '[')
		turn++
	}
	for k, m := range r.Moves {
		next()
		h := r.hole(k)
		w.out = append(w.out, 'a'+byte(h.column-1), 'a'+byte(h.row-1))
		if m.Offer {
			w.out = append(w.out, offer...)
		}
		w.out = append(w.out, ']')
		if k == 0 && r.Swapped {
			next()
			w.out = append(w.out, "swap]"...)
		}
	}
	if r.End != Open {
		next()
		w.out = append(append(w.out, r.End.word()...), ']')
	}
	w.out = append(w.out, ")\n"...)
	w.losesLinks()
}

// sgfName is a player's name as the value of a property.
func (w *writer) sgfName(name string) string {
	raw := sgf.Escape(name)
	if sgf.SimpleText(raw) != name {
		lose(&w.lost, LostNames)
	}
	return raw
}

// writeSGF writes a game as SGF, White first.
func (w *writer) writeSGF() {
	r := w.r
	var out sgf.Writer
	out.Open()
	out.Node()
	out.Property("GM", "21")
	out.Property("FF", "4")
	out.Property("CA", "UTF-8")
	out.Property("SZ", strconv.Itoa(r.Size))
	rules := "STD"
	if r.Paper {
		rules = "PP"
	}
	out.Property("RU", rules)
	if r.First != "" {
		out.Property("PW", w.sgfName(r.First))
	}
	if r.Second != "" {
		out.Property("PB", w.sgfName(r.Second))
	}
	turn := 0
	player := func() string { return "WB"[turn%2 : turn%2+1] }
	var moves []string
	long := w.keepsLinks()
	for k, m := range r.Moves {
		move := []byte(nil)
		if long {
			move = r.appendChanges(nil, k)
		}
		moves = append(moves, sgf.Escape(string(r.hole(k).append(move, 'a'))))
		if k == 0 && r.Swapped {
			moves = append(moves, "swap")
		}
		if m.Offer {
			lose(&w.lost, LostOffers)
		}
	}
	switch turn = len(moves) + 1; r.End { // the winner is not to move
	case Resigned:
		out.Property("RE", player()+"+R")
	case Drawn:
		out.Property("RE", "Draw")
	}
	for turn = range moves {
		out.Node()
		out.Property(player(), moves[turn])
	}
	out.Close()
	w.out = append(w.out, out.Bytes()...)
}
