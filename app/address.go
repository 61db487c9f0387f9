package app

import (
	"time"

	"umpire/app/words"
	"umpire/engine/branch"
	"umpire/engine/link"
	"umpire/engine/setup"
)

const (
	// addressDelay is how long the address of a page waits for the last of several steps: browsers stop a page that
	// writes it too often.
	addressDelay = 400 * time.Millisecond
	// addressText is the largest input, in bytes, of which is tried whether it fits into the page's address.
	addressText = 16 << 10
)

// spot is the place in an input that an address names.
type spot struct {
	dataset int    // from 1
	step    int    // from 0, or link.NoStep
	branch  string // see branch.Parse; "" for the pasted game
}

// arrival is what an address has brought and the desk has not yet used.
type arrival struct {
	wanted       *spot       // where it leads, until a dataset is opened
	linked       *source     // the input in it
	linkedOutput *source     // the output in it
	making       *source     // the input of its recipe that is being made
	slip         string      // the mistake in it, until its output is asked for
	broken       *brokenLink // the link that did not arrive whole, until the person has decided
}

// follow goes where the fragment of a game page's address leads. A link with an input shows that input; one that did not
// arrive whole changes nothing until the person says so.
func (d *desk) follow(game, fragment string) {
	state, err := link.Decode(game, fragment)
	if !err.Whole() {
		d.broken = &brokenLink{state, words.Link(err)}
		d.ask(dialogLink)
		return
	}
	d.openState(state)
	if err != nil && len(state.Input) > 0 && state.Rules == "" {
		d.tell(words.Link(err))
	}
}

// brokenLink is a link that did not arrive whole.
type brokenLink struct {
	state link.State // what could be read of it
	why   string
}

// openState shows what a link says.
func (d *desk) openState(state link.State) {
	d.wanted = &spot{state.Dataset, state.Step, state.Branch}
	if output, ok := link.UnpackOutput(state.Output); ok {
		d.linkedOutput = textSource(string(output))
	}
	text := state.Input
	if arranged, ok := link.UnpackOutput(state.Setup); ok && len(arranged) <= setup.MaxText {
		text = arranged
	}
	d.slip = state.Mistake
	if state.Rules != "" {
		d.tell(words.T("link.rules"))
	}
	switch {
	case len(text) > 0:
		d.linked = textSource(string(text))
		d.linked.game = state.Game
	case state.Recipe != "":
		d.linked = &source{game: state.Game, recipe: state.Recipe}
	}
}

// sameInput tells whether two texts are the same input of a game, however they are laid out. An input to be made from a
// recipe is the one that was made from it.
func sameInput(game string, a, b *source) bool {
	if a == nil || b == nil || a.size > editMax || b.size > editMax {
		return false
	}
	if b.recipe != "" {
		return a.recipe == b.recipe
	}
	if a.text == b.text {
		return true
	}
	one, err1 := link.Encode(link.State{Game: game, Input: []byte(a.text), Step: link.NoStep})
	two, err2 := link.Encode(link.State{Game: game, Input: []byte(b.text), Step: link.NoStep})
	return err1 == nil && err2 == nil && one == two
}

// state is what is shown, as a link has it, without the input.
func (d *desk) state() link.State {
	o := d.open
	if o == nil { // a setup with faults
		return link.State{Game: d.sum.Game, Step: link.NoStep}
	}
	s := link.State{Game: d.sum.Game, Dataset: o.info.Dataset + 1, Step: o.k}
	if o.what != nil {
		s.Branch = o.line().String()
	}
	if d.cmp != nil && d.cmp.sum == d.sum {
		s.Mistake = d.cmp.slip
	}
	return s
}

// give puts a text into a link's state, where its kind belongs.
func (d *desk) give(s *link.State, text []byte) {
	if setup.Sniff(text) {
		s.Setup = link.PackOutput(text)
	} else {
		s.Input = text
	}
}

// fragment is the address's: the whole screen if that fits everywhere, otherwise the place in the input alone.
func (d *desk) fragment(address int) string {
	state := d.state()
	if d.src != nil {
		state.Recipe = d.src.recipe
	}
	place, _ := link.Encode(state)
	if state.Recipe != "" {
		return place // all of it
	}
	if d.src == nil || d.src.size > addressText || !editable(d) {
		return place
	}
	d.give(&state, []byte(d.src.text))
	whole, err := link.Encode(state)
	if err != nil || link.LengthOf(address+len("#")+len(whole)) != link.FitsEverywhere {
		return place
	}
	return whole
}

// keepAddress writes what is shown into the page's address, once the steps have rested.
func (d *desk) keepAddress() {
	d.written++
	now := d.written
	later(addressDelay, func() {
		if now != d.written || d.sum == nil || !d.canShare(d.sum.Game) || !d.mounted {
			return
		}
		u := *d.ctx.Page().URL()
		if u.Path != gamePath(d.sum.Game) && u.Path != embedPath(d.sum.Game) {
			return
		}
		u.RawQuery, u.Fragment = queryOf(d.page), ""
		u.Fragment = d.fragment(len(u.String()))
		if u.String() != d.ctx.Page().URL().String() {
			before := fragment()
			replaceAddress(&u)
			moveTyped(before, d.sum.Game)
		}
	})
}

// arrive is called when a dataset is opened: it goes to the step that the address names, or that a person pointed at.
func (d *desk) arrive() {
	o := d.open
	if o == nil {
		return
	}
	d.askWhy()
	if offset := d.offset; offset >= 0 {
		d.offset = -1
		d.point(offset)
	}
	if want := d.wanted; want != nil {
		if o.info.Dataset+1 != want.dataset && d.sum.Datasets >= want.dataset {
			d.find(want.dataset-1, 0)
			return
		}
		d.wanted = nil
		if o.info.Dataset+1 == want.dataset {
			d.playLine(want.branch)
			if want.step != link.NoStep {
				d.goStep(want.step)
			}
		}
	}
	d.followText()
	d.keepAddress()
}

// dropPlace forgets the place that the page's address names, and takes it out of the address: it is one in an input that
// a person has just replaced.
func (d *desk) dropPlace() {
	d.wanted, d.linked, d.slip = nil, nil, ""
	if !d.mounted {
		return
	}
	if u := *d.ctx.Page().URL(); u.Fragment != "" {
		u.Fragment = ""
		replaceAddress(&u)
	}
}

// playLine plays the branch of a link, as far as the rules accept it.
func (d *desk) playLine(text string) {
	line, ok := branch.Parse(text)
	if !ok || len(line.Moves) == 0 {
		return
	}
	o := d.open
	game := branch.Play(o.data, o.replay, line)
	if game.Refused != "" {
		d.tell(words.T("whatif.link-refused", game.Played, len(line.Moves)))
	}
	if game.Played == 0 {
		return
	}
	line.Moves = line.Moves[:game.Played]
	o.k = min(line.From, o.replay.Len())
	d.playMoves(line, 0)
	d.open.k = line.From + game.Played
}
