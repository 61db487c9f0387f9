package app

import (
	"cmp"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
	"umpire/engine/files"
	"umpire/engine/session"
)

const (
	// editMax is the largest text, in bytes, that stands in a text area; beyond it a key press takes too long.
	editMax = 200 << 10
	// editLines is the most lines that the editor shows unfolded.
	editLines = 2000
	// storeMax is how many bytes of inputs are kept on this device; see keptMax.
	storeMax = 64 << 20
	// pastMax is how many replaced inputs can be brought back.
	pastMax = 20
)

// source is one input: pasted, typed, dropped, opened, or kept from another day.
type source struct {
	name  string  // the file's name; "" if it was not a file
	size  int     // in bytes
	text  string  // the text itself, if it is at most editMax long
	lines int     // of the text; 0 before they were counted
	data  blob    // the bytes
	game  string  // the game it is read as; "" before that is known
	key   int     // where it is kept on this device; 0 if it is not yet
	raw   bool    // the bytes of a file, in whatever encoding it has
	file  *origin // the file or drawing that it was made of; nil if it is as it came

	recipe string // what it was made from; "" if it was not
	left   *spot  // what was shown of it when another game's took its place; nil if none did
}

// offer takes an input whose beginning is text, session.Peek bytes of it at least. Anything else is refused, and what is
// on the desk stays.
func (d *desk) offer(src *source, head []byte) {
	if _, err := session.Plain(head); err == session.ErrNotText {
		d.tell(words.T("input.not-text"))
		return
	}
	if d.isOutput(head) {
		keepHere(outputKey+d.wants, src.text)
		d.takeOutput(src)
		return
	}
	if src.size <= session.MaxText {
		d.dropPlace()
		d.turn(pageJudge)
		if files.Sniff(head, len(head) >= src.size) {
			d.readFile(src, files.Choice{})
			return
		}
	}
	d.take(src, "")
}

// take makes a text the input and judges it, for a person who wants to see that. With a game of "" the game is found.
// What was typed beside the input before it goes with that.
func (d *desk) take(src *source, game string) {
	if src.size > session.MaxText {
		d.tell(words.T("input.too-large", megabytes(src.size), megabytes(session.MaxText))) // what is on the desk stays
		return
	}
	keepHere(typedKey, "")
	keepHere(outputKey+cmp.Or(game, d.wants), "")
	d.page = pageJudge
	d.replace(src, game)
}

// replace puts an input in the place of the one at hand, which can be brought back, and judges it.
func (d *desk) replace(src *source, game string) {
	if d.src != nil && d.src.size > 0 {
		d.past = append(d.past, d.src)
		if len(d.past) > pastMax {
			d.past = d.past[1:]
		}
		d.note, d.undo = words.T("input.replaced"), true
		d.hideToast()
	}
	d.show(src, game)
}

// enter makes the desk ready for a game's page: with the input at hand if it is that game's, otherwise with the game's
// last one. An input whose game is not known yet stays while it is judged, and on the page where it is. It tells whether
// that changes anything.
func (d *desk) enter(game string) bool {
	d.leave()
	stays := d.src != nil && d.src.game == "" && (d.job != nil || d.wants == game)
	d.wants, d.leads = game, false
	d.halt()
	linked := d.linked
	d.linked = nil
	switch {
	case game == "" || game == elsewhere:
		return true
	case stays && linked == nil:
		return false
	}
	for _, src := range []*source{d.src, d.shelf[game]} {
		if src == nil || src.game != game || linked != nil && !sameInput(game, src, linked) {
			continue
		}
		switch {
		case src != d.src:
			d.clear()
			d.wanted = cmp.Or(d.wanted, src.left)
			d.show(src, game)
		case d.wanted != nil && d.open != nil:
			d.backToGame()
			d.arrive()
			d.printSlip()
		default:
			return false
		}
		return true
	}
	if typed := keptTyped(keptHere(typedKey), typedAt(fragment(), game)); typed != nil && !d.framed {
		d.clear()
		d.show(typed, game)
		return true
	}
	if linked == nil || linked.recipe != "" {
		d.clear()
	}
	if linked != nil && linked.recipe != "" {
		d.remake(linked)
		return true
	}
	if !d.framed {
		d.restore(game, linked)
	} else if linked != nil {
		d.replace(linked, game)
	}
	return true
}

// leave notes what is shown of the input at hand, and what was played on from there.
func (d *desk) leave() {
	if d.src != nil && d.open != nil && d.sum.How != howSetup {
		s := d.state()
		d.src.left = &spot{s.Dataset, s.Step, s.Branch}
	}
}

// clear takes the input off the desk, with everything that hangs on it.
func (d *desk) clear() {
	d.worker.cancel()
	d.halt()
	d.src, d.sum, d.open, d.job, d.failed, d.lines, d.lit, d.board = nil, nil, nil, nil, "", nil, nil, nil
	d.editRev++
}

// takeBack brings the input before the last one back.
func (d *desk) takeBack(goapp.Context, goapp.Event) {
	if len(d.past) == 0 {
		return
	}
	src := d.past[len(d.past)-1]
	d.past = d.past[:len(d.past)-1]
	d.note, d.undo = "", false
	keepHere(typedKey, "")
	d.page = pageJudge
	d.show(src, src.game)
	d.say(words.T("input.back"))
}

// edit is what the person typed in the editor; the game stays.
func (d *desk) edit(text string, game string) {
	src := textSource(text)
	if d.src != nil {
		src.name, src.key = d.src.name, d.src.key
	}
	src.game = game
	if d.src != nil && d.src.file != nil && d.src.file.Fault != nil && files.Sniff([]byte(text), true) {
		d.src = src // it is being mended
		d.readFile(src, files.Choice{})
		return
	}
	d.src = src
	if o := d.open; o != nil && o.info.Whole {
		d.wanted = &spot{dataset: o.info.Dataset + 1, step: o.k}
	}
	d.judge(game)
}

// show puts a text on the desk and judges it.
func (d *desk) show(src *source, game string) {
	d.src, d.board, d.making = src, nil, nil
	d.editRev++
	d.lines = nil
	d.sum, d.open = nil, nil
	d.halt()
	d.judge(game)
}

// elsewhere is what the desk wants on a page that shows no input: it stays where the person went.
const elsewhere = "-"

// gamePath is the address of a game's page in this site.
func gamePath(id string) string { return href("/" + id) }
