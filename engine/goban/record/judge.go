package record

import (
	"umpire/engine"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/sgf"
)

// What becomes of a record as input of MNS317.
const (
	JudgeBoard   sgf.Code = "judge-board"   // no input: the board is not 19 × 19
	JudgeSetup   sgf.Code = "judge-setup"   // no input: stones are set up, or the turn is
	JudgeLong    sgf.Code = "judge-long"    // no input: there are more than 10,000 attempts
	JudgePass    sgf.Code = "judge-pass"    // left out: the judge knows no pass
	JudgeTurn    sgf.Code = "judge-turn"    // the judge has the other side make this move
	JudgeRefuses sgf.Code = "judge-refuses" // the judge refuses this move, and has the same side move again
	JudgeAccepts sgf.Code = "judge-accepts" // the judge accepts an attempt that the exported replay refused
)

// ToJudge is the record as input of MNS317: its moves in order, and the attempts between them that an exported replay
// refused. The notes say what the judge sees otherwise than the record; the dataset is nil if there is no input.
func (r *Record) ToJudge() (*goban.Dataset, sgf.Notes) {
	var notes sgf.Notes
	code, k := r.unfit()
	if code != "" {
		notes.Add(code, r.Line[r.Place(k)], r.spanOf(k))
		notes.Locate(r.collection.Text)
		return nil, notes
	}
	var points []engine.Point
	var steps []int // of each point the step, or 0 for an attempt
	tries := r.attempts
	for k := 1; k <= len(r.Game.Moves)+1; k++ {
		for ; len(tries) > 0 && tries[0].before == k; tries = tries[1:] {
			points, steps = append(points, tries[0].at), append(steps, 0)
		}
		if k > len(r.Game.Moves) {
			break
		}
		if m := r.Game.Moves[k-1]; m.Kind == goban.KindPass {
			notes.Add(JudgePass, r.Line[r.Place(k)], m.Span)
		} else {
			points, steps = append(points, m.At), append(steps, k)
		}
	}
	data := goban.Attempts(points)
	judged := goban.NewReplay(data.Game())
	last := 0 // the last step before
	for i, k := range steps {
		last = max(last, k)
		node, span := r.Line[r.Place(last)], r.spanOf(last)
		refused := judged.Cause(i+1) != goban.CauseNone
		switch {
		case k == 0 && !refused:
			notes.Add(JudgeAccepts, node, span)
		case k > 0 && judged.Move(i+1).Color != r.Game.Moves[k-1].Color:
			notes.Add(JudgeTurn, node, span)
		case k > 0 && refused:
			notes.Add(JudgeRefuses, node, span)
		}
	}
	notes.Locate(r.collection.Text)
	return data, notes
}

// unfit says why the record is no input of MNS317, and at which step; "" if it is one.
func (r *Record) unfit() (code sgf.Code, k int) {
	switch {
	case r.Game.Topology != goban.Topology{Rows: common, Columns: common}:
		return JudgeBoard, 0
	case len(r.Game.Setup.Stones) > 0:
		return JudgeSetup, 0
	case len(r.Game.Moves)+len(r.attempts) > maxAttempts:
		return JudgeLong, min(maxAttempts, len(r.Game.Moves))
	}
	for i := range r.Game.Moves {
		if r.Game.Moves[i].Kind == goban.KindSetup {
			return JudgeSetup, i + 1
		}
	}
	return "", 0
}

// maxAttempts is MNS317's limit.
const maxAttempts = 10_000

// spanOf is where step k stands; the root's semicolon for step 0.
func (r *Record) spanOf(k int) input.Span {
	if k > 0 {
		return r.Game.Moves[k-1].Span
	}
	at := int(r.collection.Nodes[r.Line[0]].At)
	return input.Span{Start: at, End: at + 1}
}
