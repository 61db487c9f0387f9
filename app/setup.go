package app

import (
	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/games"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/session"
	"umpire/engine/setup"
	"umpire/engine/twixt"
)

// howSetup is the way in which a text is read that is no judge's input.
const howSetup games.How = "setup"

// arranged is a board that a person arranges, or whose text is no judge's input.
type arranged struct {
	*setup.Setup
	rest   *around // nil if nothing stands beside it
	faults []setup.Fault
	why    setup.Why // there is no judge's input
	base   string    // the text that it stands for

	on   bool           // it is being arranged
	tool string         // what a pick does
	tile int            // of Lianliankan: what is put
	disc int            // of Chapaev: what is moved; -1 for none
	from *engine.Point  // what is being moved
	past []*setup.Setup // before each change, for undo

	cluster int // of Infinite Go: what is shown
	view    *view
}

// unjudged shows the input at hand without the judge, if there is nothing to judge in it: a setup, or a file that could
// not be read.
func (d *desk) unjudged() bool {
	switch {
	case d.src.file != nil && d.src.file.Fault != nil:
		d.showFault()
	case setup.Sniff([]byte(d.src.text)):
		d.showSetup()
	default:
		return false
	}
	return true
}

// unjudgedSum is a summary of the input at hand as one of a game.
func (d *desk) unjudgedSum(game string) *session.Summary {
	d.job, d.failed = nil, ""
	return &session.Summary{Game: game, How: howSetup, Bytes: d.src.size, Lines: lineCount(d.src.text), Block: input.Span{End: d.src.size}}
}

// showSetup shows the board of a setup's text.
func (d *desk) showSetup() {
	s, fault := setup.Read([]byte(d.src.text))
	game := d.src.game
	switch {
	case s != nil:
		game = s.Game
	case game == "" && (d.wants == "" || d.wants == elsewhere):
		game = "go"
	case game == "":
		game = d.wants
	}
	sum := d.unjudgedSum(game)
	sum.Fault = fault
	d.judged(sum)
	if s != nil {
		d.openSetup(s)
	}
}

// openSetup puts a setup on the board: its replay if it is legal, otherwise all its faults.
func (d *desk) openSetup(s *setup.Setup) {
	a := &arranged{Setup: s, base: d.src.text, disc: -1}
	if old := d.board; old != nil && old.on && old.Game == s.Game {
		a.on, a.tool, a.tile, a.disc, a.past, a.cluster = true, old.tool, old.tile, old.disc, old.past, old.cluster
		a.rest = old.rest
	}
	d.board = a
	data, faults := s.Check()
	a.faults = faults
	if _, a.why = s.Input(); data == nil {
		d.say(words.T("setup.faults", len(faults)))
		d.wanted = nil
		d.keepAddress()
		return
	}
	d.sum.Datasets = 1
	d.open = open(data, session.Opened{})
	d.arrive()
}

// setupNotes say why there is no judge's input, and list all faults.
func (d *desk) setupNotes() []any {
	a := d.board
	if a == nil {
		return nil
	}
	var out []any
	if len(a.faults) > 0 {
		var items []any
		for _, f := range a.faults {
			items = append(items, el("li", noSign(), html("span", sentence(words.SetupFault(f, points(f.Points), discsOf(f.Discs))))))
		}
		out = append(out, el("div.card.no#setup-faults[role=alert]", el("h3", words.T("setup.faults", len(a.faults))), el("ul.facts", items)))
	} else if a.why != "" && d.sum.Fault == nil {
		out = append(out, el("div.card#setup-why", el("p", words.T(words.Key("setup.why."+a.why)))))
	}
	if a.rest != nil && len(out) > 0 {
		out = append(out, el("p#arrange-others", words.T("arrange.others", a.rest.others)))
	}
	return out
}

func discsOf(numbers []int) (set chapaev.Discs) {
	for _, n := range numbers {
		set |= 1 << n
	}
	return set
}

// arrangedView draws a setup as it stands, with its faults lit.
func arrangedView(a *arranged) *view {
	var s *board.Scene
	switch a.Game {
	case "twixt":
		s = board.NewFelt(a.Size[0])
	case "lianliankan":
		s = board.NewTable(a.Size[0], a.Size[1], a.Board.Tiles)
	case "chapaev":
		s = board.NewSquares()
	case "go":
		s = board.NewWood(a.Size[0], a.Size[1])
	default:
		s = board.NewPlane(board.Survey(a.points()), a.cluster)
	}
	game, _ := games.ByID(a.Game)
	s.Title = words.T("setup.board", game.Title)
	for _, stone := range a.Stones {
		if a.Contains(stone.At) {
			s.Pieces = append(s.Pieces, board.Piece{At: board.At(stone.At), Kind: stoneKind(stone.Color)})
		}
	}
	for _, d := range a.Discs {
		at := place(d.Centre())
		s.Pieces = append(s.Pieces, board.Piece{At: at, Kind: pieceKind(d.Number), Label: discName(d.Number)})
		if d.Number == a.disc && a.on {
			s.Marks = append(s.Marks, board.Mark{At: at, Kind: board.Lit})
		}
	}
	for _, f := range a.faults {
		for _, p := range f.Points {
			if a.Contains(p) {
				s.Marks = append(s.Marks, board.Mark{At: board.At(p), Kind: board.Lit})
			}
		}
		for _, n := range f.Discs {
			for _, d := range a.Discs {
				if d.Number == n {
					s.Marks = append(s.Marks, board.Mark{At: place(d.Centre()), Kind: board.Lit})
				}
			}
		}
	}
	if a.from != nil {
		s.Marks = append(s.Marks, board.Mark{At: board.At(*a.from), Kind: board.Lit})
	}
	if data, _ := a.Check(); a.Game == "twixt" && data != nil {
		r := data.Replay().(*twixt.Replay)
		s.Links = twixtScene(r.Position(r.Len())).Links
	}
	s.Name = a.name
	v := &view{scene: s, when: words.T("setup.when")}
	if a.Game == "twixt" {
		v.legend = twixtLegend()
	}
	return v
}

// name is what a screen reader says of a point.
func (a *arranged) name(at engine.Point) string {
	if a.Game == "lianliankan" {
		if !a.Contains(at) || a.Board.At(at.X, at.Y) == 0 {
			return words.T("cell.place", at.X, at.Y)
		}
		return words.T("cell.tile", at.X, at.Y, int(a.Board.At(at.X, at.Y)))
	}
	switch a.At(at) {
	case goban.Black:
		return words.T("setup.cell.black", at.X, at.Y)
	case goban.White:
		return words.T("setup.cell.white", at.X, at.Y)
	}
	return words.T("cell.place", at.X, at.Y)
}

// points is where the stones stand.
func (a *arranged) points() []engine.Point {
	list := make([]engine.Point, len(a.Stones))
	for i := range a.Stones {
		list[i] = a.Stones[i].At
	}
	return list
}
