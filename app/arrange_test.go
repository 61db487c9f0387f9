package app

import (
	"strings"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/goban"
	"umpire/engine/setup"
)

// TestArrangeAmongOthers arranges one dataset of several: the others stay in the text, and come back after boards that are
// no input; what is typed is followed.
func TestArrangeAmongOthers(t *testing.T) {
	g, _ := games.ByID("twixt")
	const first, middle, last = "4 5\n0 2 2 4 4 2 3 2 2 3\n", "5 5\n0 1 2 2 2 4 3 1 5 2\n", "4 5\n0 2 2 4 4 2 3 2 2 1\n0 0\n"
	const text = first + middle + last
	d := takes(t, text, "")
	d.choose(1)
	d.drain()
	p := &gamePage{desk: d, game: g}
	p.startArranging(goapp.Context{}, goapp.Event{})
	d.drain()
	a := d.board
	if d.src.text != text || d.sum.Datasets != 3 || d.open.info.Dataset != 1 || len(a.Stones) != 5 {
		t.Fatalf("%q, dataset %d, %d pegs", d.src.text, d.open.info.Dataset+1, len(a.Stones))
	}
	put := func(x, y int, c goban.Color) {
		d.change(func(s *setup.Setup) { s.Put(engine.Point{X: x, Y: y}, c) })
		d.drain()
	}
	put(1, 1, goban.White)
	if !setup.Sniff([]byte(d.src.text)) || !strings.Contains(page(t, d, "twixt"), "2 other datasets of the input are not in this text") {
		t.Errorf("an even number of pegs: %q", d.src.text)
	}
	put(4, 4, goban.Black)
	if want := first + "5 7\n0 1 2 2 2 4 3 1 5 2 1 1\n4 4\n" + last; d.src.text != want {
		t.Errorf("%q, want %q", d.src.text, want)
	}
	if d.open.info.Dataset != 1 || d.open.replay.Len() != 7 {
		t.Errorf("dataset %d with %d pegs is open", d.open.info.Dataset+1, d.open.replay.Len())
	}
	d.edit(first+d.src.text, "twixt")
	d.drain()
	d.choose(2)
	d.drain()
	put(1, 3, goban.White)
	put(3, 4, goban.Black)
	if want := first + first + "5 9\n0 1 2 2 2 4 3 1 5 2 1 1\n4 4 1 3 3 4\n" + last; d.src.text != want {
		t.Errorf("after typing: %q, want %q", d.src.text, want)
	}
	d.undoArranging(goapp.Context{}, goapp.Event{})
	d.undoArranging(goapp.Context{}, goapp.Event{})
	d.drain()
	d.stopArranging(goapp.Context{}, goapp.Event{})
	if d.board != nil || d.sum.Datasets != 4 {
		t.Errorf("when it is done: %+v, %d datasets", d.board, d.sum.Datasets)
	}
}

// TestFaultySetup gives the link of a setup with faults away, and opens it.
func TestFaultySetup(t *testing.T) {
	text := "umpire-setup twixt\nsize 12\nblack 3 0 4 4 5 5\nwhite 0 3\n"
	d := takes(t, text, "")
	if d.open != nil || len(d.board.faults) != 3 || !d.canShare("twixt") {
		t.Fatalf("%+v", d.board)
	}
	address, err := d.shared("/twixt")
	if err != nil || !strings.Contains(address, "a=") {
		t.Fatalf("%s, %v", address, err)
	}
	d.dialog = dialogShare
	if dialog := goapp.HTMLString(d.shareDialog()); !strings.Contains(dialog, address[:20]) {
		t.Errorf("the dialog is %s", dialog)
	}
	e := newDesk()
	_, fragment, _ := strings.Cut(address, "#")
	e.follow("twixt", fragment)
	e.enter("twixt")
	e.drain()
	if e.src == nil || e.src.text != text || len(e.board.faults) != 3 || e.wanted != nil {
		t.Errorf("%+v", e.src)
	}
	if title := e.pictureTitle(); !strings.Contains(title, "arranged") {
		t.Errorf("a picture is called %q", title)
	}
}

// TestArrangingHasNoSteps looks for what belongs to the steps of a game while its board is arranged.
func TestArrangingHasNoSteps(t *testing.T) {
	for game, pane := range map[string]string{"chapaev": "outcome-pane", "lianliankan": "hint-pane"} {
		g, _ := games.ByID(game)
		d := takes(t, g.Samples[0].Text, "")
		d.layers[layerHint] = true
		if !strings.Contains(page(t, d, game), pane) || d.stepKey("ArrowRight", false) == nil {
			t.Fatalf("%s: there is no %s, or no step", game, pane)
		}
		(&gamePage{desk: d, game: g}).startArranging(goapp.Context{}, goapp.Event{})
		d.drain()
		if strings.Contains(page(t, d, game), pane) {
			t.Errorf("%s: there is a %s while the board is arranged", game, pane)
		}
		for _, key := range []string{"ArrowLeft", "ArrowRight", "Home", "End", " "} {
			if d.stepKey(key, false) != nil {
				t.Errorf("%s: %q does something while the board is arranged", game, key)
			}
		}
		d.stopArranging(goapp.Context{}, goapp.Event{})
		if !strings.Contains(page(t, d, game), pane) || d.stepKey("ArrowRight", false) == nil {
			t.Errorf("%s: when it is done, there is no %s, or no step", game, pane)
		}
	}
}
