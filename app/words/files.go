package words

import "umpire/engine/input"

// File is the English sentence for what is wrong with a file; see Language.File.
func File(e *input.Error) string { return English.File(e) }

// Lost is the English sentence for a loss; see Language.Lost.
func Lost(loss string) string { return English.Lost(loss) }

// Differing is the English sentence for links that differ; see Language.Differing.
func Differing(links int) string { return English.Differing(links) }

// File says in one sentence what is wrong with a file of TwixT or a board that was drawn with characters. Line and
// column are left to the caller, and so is an earlier move that the fault clashes with (Prior).
func (l *Language) File(e *input.Error) string {
	key, want := Key("file."+e.Code), e.Want
	switch e.Code {
	case input.EOF, input.Token:
		if e.Found == "" {
			key = "file.EOF"
		}
		return l.T(key, l.T(Key("file.want").of(want.Name)), e.Found)
	case input.Range:
		return l.T(key.of(want.Name), plain(want.Min), plain(want.Max), e.Found)
	case input.Occupied, input.EndZone, "TURN":
		return l.T(key, plain(e.Place.Step), e.Found)
	case "RAGGED":
		return l.T(key, plain(e.Place.Step), want.Min)
	case "LARGE":
		return l.T(key, want.Max)
	}
	return l.T(key, e.Found)
}

// Lost says in one sentence what a format or a record cannot hold; loss is a code of package record.
func (l *Language) Lost(loss string) string { return l.T(Key("file.lost." + loss)) }

// Differing says how many links the judge's rules bring that a game had not as it was played, or the other way round.
func (l *Language) Differing(links int) string {
	if links == 0 {
		return l.T("file.same")
	}
	return l.T("file.differing", links)
}
