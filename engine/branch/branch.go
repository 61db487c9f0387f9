// Package branch plays a game on from any step of it: what if other moves had come? The game itself stays as it is.
package branch

import (
	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/lianliankan"
	"umpire/engine/twixt"
)

// Move is one move of a branch.
type Move struct {
	// Numbers are, by game: TwixT and both Go games x and y, as the input writes them; Lianliankan the row and column of
	// one tile and of the other; Chapaev a disc, 0 to 15, and the number of its outcome, as Replay.Outcomes lists them.
	// Those that a game does not use are 0.
	Numbers [4]int
	// Take takes the two tiles of Lianliankan off if the answer is YES.
	Take bool
}

// At is the move to a point.
func At(p engine.Point) Move { return Move{Numbers: [4]int{p.X, p.Y}} }

// Point is the point of a move in TwixT or Go.
func (m Move) Point() engine.Point { return engine.Point{X: m.Numbers[0], Y: m.Numbers[1]} }

// Line is the moves of a branch and the step of the game after which they come.
type Line struct {
	From  int
	Moves []Move
}

// Game is a game with a branch played out.
type Game struct {
	Data   engine.Dataset // the game up to the step and the moves of the branch; its spans end with the step
	Replay engine.Replay  // steps From+1 and on are the branch's; in Chapaev best play follows them to the end
	Played int            // how many of the moves the rules accepted, in order
	// Refused is why the next move may not be played: "off" for a place that is not on the board; TwixT "taken",
	// "zone" or "over"; Go "occupied", "suicide" or "ko"; Chapaev "turn" for a disc that may not be flicked now, or
	// "none" for an outcome that it has not. "" if all moves were played.
	Refused string
}

// Play plays a line of a dataset. The replay is the dataset's own. A step that the replay does not have is taken for the
// nearest one.
func Play(data engine.Dataset, replay engine.Replay, line Line) Game {
	from := max(0, min(line.From, replay.Len()))
	switch data := data.(type) {
	case *twixt.Dataset:
		return playTwixt(data, from, line.Moves)
	case *lianliankan.Dataset:
		return playLianliankan(data, from, line.Moves)
	case *goban.Dataset:
		return playGo(data, from, line.Moves)
	case *chapaev.Dataset:
		return playChapaev(data, replay.(*chapaev.Replay), from, line.Moves)
	}
	return Game{Data: data, Replay: replay}
}

func playTwixt(data *twixt.Dataset, from int, moves []Move) Game {
	points := make([]engine.Point, len(moves))
	for i, m := range moves {
		points[i] = m.Point()
	}
	played, code := data.Branch(from, points)
	g := Game{Data: played, Replay: played.Replay(), Played: len(played.Moves()) - from}
	switch code {
	case "":
	case input.Range:
		g.Refused = "off"
	case input.Occupied:
		g.Refused = "taken"
	case input.EndZone:
		g.Refused = "zone"
	case input.EarlyWin:
		g.Refused = "over"
	}
	return g
}

func playLianliankan(data *lianliankan.Dataset, from int, moves []Move) Game {
	var asked []lianliankan.Question
	var take []bool
	refused := ""
	for _, m := range moves {
		n := m.Numbers
		q := lianliankan.Question{A: engine.Point{X: n[0], Y: n[1]}, B: engine.Point{X: n[2], Y: n[3]}}
		if !data.Board.Contains(q.A) || !data.Board.Contains(q.B) {
			refused = "off"
			break
		}
		asked, take = append(asked, q), append(take, m.Take)
	}
	played := data.Branch(from, asked, take)
	return Game{played, played.Replay(), len(asked), refused}
}

// playGo tries the moves in one replay. After one that is refused, nothing is played.
func playGo(data *goban.Dataset, from int, moves []Move) Game {
	points := make([]engine.Point, 0, len(moves))
	refused := ""
	for _, m := range moves {
		if !data.Topology().Contains(m.Point()) {
			refused = "off"
			break
		}
		points = append(points, m.Point())
	}
	tried := data.Branch(from, points)
	r := tried.Replay().(*goban.Replay)
	for i := range points {
		if cause := r.Cause(from + i + 1); cause != goban.CauseNone {
			tried = data.Branch(from, points[:i])
			return Game{tried, tried.Replay(), i, cause.Code()}
		}
	}
	return Game{tried, r, len(points), refused}
}

func playChapaev(data *chapaev.Dataset, r *chapaev.Replay, from int, moves []Move) Game {
	line, played, refused := r.Cut(from), 0, ""
	if r.Table() == nil { // not all discs are there
		return Game{data, line, 0, "turn"}
	}
	for _, m := range moves {
		disc, outcome := m.Numbers[0], m.Numbers[1]
		now := line.Position(line.Len())
		if disc < 0 || !now.Discs.Of(now.Turn).Has(disc) {
			refused = "turn"
			break
		}
		list := r.Outcomes(now, disc)
		if outcome < 0 || outcome >= len(list) {
			refused = "none"
			break
		}
		line = line.Then(list[outcome])
		played++
	}
	return Game{data, line.Best(), played, refused}
}
