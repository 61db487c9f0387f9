package words

import (
	"strings"

	"umpire/engine/files"
	"umpire/engine/goban/record"
	"umpire/engine/input"
	"umpire/engine/setup"
	"umpire/engine/sgf"
)

// FileFault is the English sentence for what is wrong with a file; see Language.FileFault.
func FileFault(e *input.Error) string { return English.FileFault(e) }

// FileNote is the English sentence for a note about a file; see Language.FileNote.
func FileNote(n files.Note) string { return English.FileNote(n) }

// SetupText is the English sentence for what is wrong with a setup's text; see Language.SetupText.
func SetupText(e *input.Error) string { return English.SetupText(e) }

// SetupFault is the English sentence for a fault of a setup, in parts; see Language.SetupFault.
func SetupFault(f setup.Fault, points, discs any) []any { return English.SetupFault(f, points, discs) }

// FileFault says in one sentence what is wrong with a file of the field. Line and column are left to the caller.
func (l *Language) FileFault(e *input.Error) string {
	if code, ok := strings.CutPrefix(string(e.Code), "sgf."); ok {
		return l.T(Key("sgf.error."+code), e.Want.Min, e.Want.Max)
	}
	return l.File(e)
}

// FileNote says what there is to know about a file.
func (l *Language) FileNote(n files.Note) string {
	switch n.Kind {
	case files.Lost:
		return l.Lost(n.Code)
	case files.After:
		return l.T("file.after", n.Count)
	case files.Illegal:
		key := Key("sgf.illegal").of(n.Code).of(color(int(n.Stone.Color)))
		return l.T(key, plain(n.Count), plain(n.Stone.At.X), plain(n.Stone.At.Y))
	}
	return l.SGFNote(sgf.Note{Code: sgf.Code(n.Code), Line: n.Line, Column: n.Column, More: n.Count})
}

// FileLost says what a file does not hold; lost is a code of files.Write.
func (l *Language) FileLost(lost string) string {
	if lost == strings.ToLower(lost) {
		return l.SGFLost(record.Lost(lost))
	}
	return l.Lost(lost)
}

// FileLost is the English sentence for what a file does not hold; see Language.FileLost.
func FileLost(lost string) string { return English.FileLost(lost) }

// SetupText says in one sentence why the text of a setup cannot be read. Line and column are left to the caller.
func (l *Language) SetupText(e *input.Error) string {
	want := l.T(Key("setup.want").of(e.Want.Name))
	switch e.Code {
	case input.EOF:
		return l.T("setup.text.EOF", want)
	case input.Token:
		return l.T("setup.text.TOKEN", want, e.Found)
	case input.Range:
		return l.T("setup.text.RANGE", want, plain(e.Want.Min), plain(e.Want.Max), e.Found)
	}
	return l.T(Key("setup.text").of(string(e.Code)), e.Found)
}

// SetupFault says what the rules do not accept about a setup. The points and discs stand in the sentence as they are given.
func (l *Language) SetupFault(f setup.Fault, points, discs any) []any {
	key := Key("setup.fault").of(string(f.Code))
	if len(f.Discs) > 0 && len(f.Points) == 0 && (f.Code == setup.Off || f.Code == setup.Twice) {
		key = key.of("disc")
	}
	return l.Parts(key, points, discs, f.Counts[0], f.Counts[1])
}
