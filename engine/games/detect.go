package games

import (
	"bytes"

	"umpire/engine"
	"umpire/engine/input"
)

// How says by which rule a game was found, or why none was.
type How string

// The rules, the surest first, and the reasons.
const (
	Fits      How = "fits"      // the reader of exactly one game accepts the text
	Layout    How = "layout"    // several accept it, and its line breaks are clearly those of one
	Ask       How = "ask"       // several accept it and none stands out: a person must choose
	Structure How = "structure" // none accepts it; this one's numbers are all there, and only values are wrong
	Nearest   How = "nearest"   // none accepts it; this one comes closest
	NoNumber  How = "nonumber"  // there is not one number in the text
	Blank     How = "blank"     // there is nothing in the text
	Stopped   How = "stopped"   // the watch called it off
)

// Detection is what a pasted text was found to be.
type Detection struct {
	How How
	// Sure is false when only the beginning of a long text was read. One game alone accepts that, so none but it can
	// accept the whole; whether it does shows when it is judged. If that meets a fault, Reconsider tells more.
	Sure bool
	// Block is the part to judge: all of the text, what stands below prose at its top, or the first sample of a problem
	// page. Answer is the sample's output in the page, empty if there is none. More are the page's other samples, nine
	// at most.
	Block, Answer input.Span
	More          []input.Span
	// Candidates are all games, the best first. There are none when How is NoNumber, Blank or Stopped.
	Candidates []Candidate
}

// Candidate is one game, and how well a text is its input.
type Candidate struct {
	Game engine.Game
	Fits bool // its reader accepts what was read of the text, taking full-width digits, commas and brackets lightly
	// Fault is the first fault of the text exactly as it was pasted, which is what the game's judge will say; nil if
	// none was met in what was read.
	Fault *input.Error
}

// Game is the game that the text is taken for. It is false if there is none or a person must choose.
func (d Detection) Game() (engine.Game, bool) {
	switch d.How {
	case Fits, Layout, Structure, Nearest:
		return d.Candidates[0].Game, true
	}
	return engine.Game{}, false
}

// Fitting is the games whose readers accept what was read of the text, the best first. When a person must choose, they
// are the choices.
func (d Detection) Fitting() []engine.Game {
	var fitting []engine.Game
	for _, c := range d.Candidates {
		if c.Fits {
			fitting = append(fitting, c.Game)
		}
	}
	return fitting
}

// lookAhead is how many bytes of a text Detect reads if they are enough to decide.
const lookAhead = 64 << 10

// Detect names the game that a pasted text is an input of. It takes milliseconds, whatever the size of the text, if
// just one game accepts its first 64 KiB; otherwise time in proportion to the text, which the watch can call off. A
// watch of nil is never called.
func Detect(text []byte, watch input.Watch) Detection {
	return detector{All(), watch}.detect(text, lookAhead)
}

// Reconsider is Detect for a text whose game was found without being sure and met a fault when it was judged. It reads
// the text to the end.
func Reconsider(text []byte, watch input.Watch) Detection {
	return detector{All(), watch}.detect(text, len(text))
}

// detector is what a detection works with.
type detector struct {
	games []engine.Game
	watch input.Watch
}

// detect reads so many bytes of a text, and the rest if they do not decide.
func (d detector) detect(text []byte, ahead int) Detection {
	found := Detection{Sure: true, Block: input.Span{Start: 0, End: len(text)}}
	if head := text[:min(ahead, len(text))]; numericLen(head) < len(head) { // it has words
		if sample, ok := sampleOf(text); ok {
			found.Block, found.Answer = sample.block, sample.answer
			found.More = moreSamples(text, sample)
		} else if rest, ok := belowProse(text); ok {
			found.Block = rest
		}
	}
	block := found.Block.Of(text)
	switch {
	case len(bytes.TrimLeft(block, blanks)) == 0:
		found.How = Blank
		return found
	case !hasDigit(block):
		found.How = NoNumber
		return found
	}
	v := newView(text, found.Block, ahead)
	attempts, fitting := d.read(v)
	if v.cut && fitting != 1 {
		v = newView(text, found.Block, len(text))
		attempts, fitting = d.read(v)
	}
	if stopped(attempts) {
		found.How = Stopped
		return found
	}
	found.Sure = !v.cut
	switch fitting {
	case 0:
		found.How = byNearness(v, attempts)
	case 1:
		found.How = byReach(attempts)
	default:
		found.How = byLayout(v, attempts)
	}
	for _, a := range attempts {
		found.Candidates = append(found.Candidates, a.Candidate)
	}
	return found
}
