package files

import (
	"umpire/engine"
	"umpire/engine/branch"
	"umpire/engine/goban"
	gorecord "umpire/engine/goban/record"
	"umpire/engine/twixt"
	"umpire/engine/twixt/record"
)

// FormatsOf is the formats that games of a kind are written in, by its id; none if it has no files.
func FormatsOf(game string) []Format {
	switch game {
	case "twixt":
		return []Format{LittleGolem, T1, TwixTSGF, List}
	case "go", "infinite-go":
		return []Format{GoSGF}
	}
	return nil
}

// Extension is how the name of a file ends.
func (f Format) Extension() string {
	switch f {
	case TwixTSGF:
		return "sgf"
	case List:
		return "txt"
	}
	return string(f)
}

// Write writes a dataset as a file of a format, shown at a step, and says what of it is lost: codes of record.Loss or of
// the Go record's Lost. A line of it becomes a variation in Go, and the game itself from its step on in TwixT, whose files
// have one line. It is false if the dataset does not fit the format.
func Write(data engine.Dataset, line branch.Line, format Format, shown int) (file []byte, lost []string, ok bool) {
	switch d := data.(type) {
	case *twixt.Dataset:
		if len(line.Moves) > 0 {
			d = branch.Play(d, d.Replay(), line).Data.(*twixt.Dataset)
		}
		return writeTwixT(d, format)
	case *goban.Dataset:
		if format != GoSGF {
			return nil, nil, false
		}
		e := gorecord.Export{Game: d.Game(), Shown: shown, From: line.From}
		if len(line.Moves) > 0 {
			played := branch.Play(d, d.Replay(), line).Data.(*goban.Dataset).Game()
			e.Branch = &played
		}
		text, losses, ok := gorecord.Write(e)
		for _, loss := range losses {
			lost = append(lost, string(loss))
		}
		return text, lost, ok
	}
	return nil, nil, false
}

func writeTwixT(d *twixt.Dataset, format Format) (file []byte, lost []string, ok bool) {
	kind := map[Format]record.Format{LittleGolem: record.LittleGolem, T1: record.T1, TwixTSGF: record.SGF, List: record.List}[format]
	if kind == "" || d.N+1 < record.MinSize || d.N+1 > record.MaxSize {
		return nil, nil, false
	}
	file, losses := record.Write(nil, record.Of(d), kind)
	for _, loss := range losses {
		lost = append(lost, string(loss))
	}
	return file, lost, true
}

// datasets is a dataset as a list.
func datasets(d engine.Dataset) []engine.Dataset { return []engine.Dataset{d} }
