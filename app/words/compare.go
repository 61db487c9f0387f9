package words

import (
	"umpire/engine/compare"
	"umpire/engine/diagnose"
)

// Comparison is the English sentence for what came of a comparison; see Language.Comparison.
func Comparison(game string, r *compare.Result) string { return English.Comparison(game, r) }

// Difference is the English sentence for a difference; see Language.Difference.
func Difference(game string, d compare.Difference) string { return English.Difference(game, d) }

// Comparison says in a sentence how an output of the game with that id compares with the judge's. If there are
// differences it is about the first.
func (l *Language) Comparison(game string, r *compare.Result) string {
	switch r.Kind {
	case compare.Same:
		return l.T("compare.same")
	case compare.Blanks:
		return l.T("compare.blanks")
	case compare.Case:
		return l.T("compare.case")
	case compare.EndsEarly:
		switch {
		case r.Missing == r.Answers && r.End.Offset == 0:
			return l.T("compare.empty")
		case r.Complete == 0:
			return l.T("compare.early.start", r.Complete, r.Datasets, r.Missing)
		}
		return l.T("compare.early.after", r.Complete, r.Datasets, r.Missing)
	case compare.GoesOn:
		return l.T("compare.on", r.End.Line, r.Extra)
	}
	return l.Difference(game, r.Differences[0])
}

// Difference says where an output of the game with that id differs, and in what.
func (l *Language) Difference(game string, d compare.Difference) string {
	at := l.DifferencePlace(game, d)
	switch {
	case d.Found == "":
		return l.T("compare.differs.lacks", at, d.Expected)
	case d.Expected == "":
		return l.T("compare.differs.surplus", at, "", d.Found)
	}
	return l.T("compare.differs", at, d.Expected, d.Found)
}

// boardSide is the side of the boards that MNS317 prints.
const boardSide = 19

// DifferencePlace is the English for where a difference is; see Language.DifferencePlace.
func DifferencePlace(game string, d compare.Difference) string {
	return English.DifferencePlace(game, d)
}

// DifferencePlace says where an output of the game with that id differs, without what stands there.
func (l *Language) DifferencePlace(game string, d compare.Difference) string {
	at := l.T(Key("compare.at").of(game), d.At.Line, d.Dataset, d.Answer)
	switch {
	case game == "go" && d.Word > 0 && d.Word <= boardSide*boardSide:
		return l.T("compare.board", at, (d.Word-1)/boardSide+1, (d.Word-1)%boardSide+1)
	case game == "infinite-go" && d.Word == 0:
		return l.T("compare.stone-0", at)
	case game == "infinite-go" && d.Word == 1:
		return l.T("compare.stone-1", at)
	}
	return at
}

// Diagnosis is the English sentence for what a diagnosis has come to; see Language.Diagnosis.
func Diagnosis(r *diagnose.Report, input, output int) string {
	return English.Diagnosis(r, input, output)
}

// Diagnosis says in a sentence what a diagnosis of an input and an output of so many bytes has come to.
func (l *Language) Diagnosis(r *diagnose.Report, input, output int) string {
	switch r.Refusal {
	case diagnose.InputTooLarge:
		return l.T("diagnose.input-too-large", input, diagnose.MaxInput)
	case diagnose.OutputTooLarge:
		return l.T("diagnose.output-too-large", output, diagnose.MaxOutput)
	case diagnose.NotInput:
		return l.T("diagnose.not-input")
	}
	fit := 0
	for i, p := range r.Programs {
		switch {
		case !r.Fits(p):
		case i == 0:
			return l.T("diagnose.right")
		default:
			fit++
		}
	}
	switch {
	case fit > 0:
		return l.T("diagnose.single", fit)
	case len(r.Pairs) > 0:
		return l.T("diagnose.pairs", len(r.Pairs))
	case r.Stopped:
		return l.T("diagnose.stopped")
	case r.PairsTried == 0 || r.PairsUnseen > 0:
		return l.T("diagnose.alone")
	}
	return l.T("diagnose.none", r.PairsTried)
}

// Program is the English for how a program fits; see Language.Program.
func Program(game string, r *diagnose.Report, p diagnose.Program) string {
	return English.Program(game, r, p)
}

// Program says how a program of a report on the game with that id fits, in a few words.
func (l *Language) Program(game string, r *diagnose.Report, p diagnose.Program) string {
	switch {
	case r.Fits(p) && r.Datasets == 1:
		return l.T("diagnose.fits.one")
	case r.Fits(p):
		return l.T("diagnose.fits.all", p.Fits, r.Datasets)
	case p.Silent && p.Tried == r.Datasets && len(p.Mistakes) > 0:
		return l.T("diagnose.silent")
	case p.Tried == r.Datasets && p.Fits > 0:
		return l.T("diagnose.fits", p.Fits, r.Datasets)
	}
	return l.T(Key("diagnose.ruled-out").of(game), p.Dataset, p.Answer)
}
