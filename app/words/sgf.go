package words

import (
	"umpire/engine/goban"
	"umpire/engine/goban/record"
	"umpire/engine/sgf"
)

// SGFNote is the English sentence for a note about an SGF file; see Language.SGFNote.
func SGFNote(n sgf.Note) string { return English.SGFNote(n) }

// SGFError is the English sentence for why an SGF file is refused; see Language.SGFError.
func SGFError(e *sgf.Error) string { return English.SGFError(e) }

// SGFIllegal is the English sentence for an illegal move of a record; see Language.SGFIllegal.
func SGFIllegal(i record.Illegal) string { return English.SGFIllegal(i) }

// SGFRepeat is the English sentence for a position that comes again; see Language.SGFRepeat.
func SGFRepeat(r goban.Repeat) string { return English.SGFRepeat(r) }

// SGFLost is the English sentence for what a record does not hold; see Language.SGFLost.
func SGFLost(lost record.Lost) string { return English.SGFLost(lost) }

// SGFNote says where something is out of order in an SGF file, what was made of it, and how often it comes again.
func (l *Language) SGFNote(n sgf.Note) string {
	s := l.T("sgf.at", plain(n.Line), plain(n.Column), l.T(Key("sgf.note."+n.Code)))
	if n.More > 0 {
		s += " " + l.T("sgf.more", n.More)
	}
	return s
}

// SGFError says why an SGF file is refused, and where.
func (l *Language) SGFError(e *sgf.Error) string {
	return l.T("sgf.at", plain(e.Line), plain(e.Column), l.T(Key("sgf.error."+e.Code), e.Size, e.Limit))
}

// SGFIllegal says which move of a record is illegal, and why.
func (l *Language) SGFIllegal(i record.Illegal) string {
	key := Key("sgf.illegal").of(i.Cause.Code()).of(color(int(i.Stone.Color)))
	return l.T(key, plain(i.Step), plain(i.Stone.At.X), plain(i.Stone.At.Y))
}

// SGFRepeat says which move recreates a position.
func (l *Language) SGFRepeat(r goban.Repeat) string {
	if r.Since == 0 {
		return l.T("sgf.repeat.start", plain(r.Step))
	}
	return l.T("sgf.repeat", plain(r.Step), plain(r.Since))
}

// SGFLost says what a replay has and its record has not.
func (l *Language) SGFLost(lost record.Lost) string { return l.T(Key("sgf.lost." + lost)) }
