package board

import (
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// pull is a pointer that went down on a piece and has not come up.
type pull struct {
	on      bool
	pointer int
	from    Pick       // where it went down
	at      [2]float64 // where it is, in pixels
}

// grip begins a pull if the pointer is on a piece.
func (b *Board) grip(e app.Value) {
	h := &b.hands
	if !b.Drags || h.pull.on || b.frame.scene.Surface != Squares {
		return
	}
	if from, on := b.pick(b.drawingPoint(e)); on && from.Piece >= 0 {
		h.pull = pull{true, e.Get("pointerId").Int(), from, clientPoint(e)}
		h.grid.Call("setPointerCapture", h.pull.pointer)
	}
}

// pulled tells whether an event belongs to a pull; one that has gone as far as a drag is posted.
func (b *Board) pulled(e app.Value) bool {
	h := &b.hands
	if !h.pull.on || e.Get("pointerId").Int() != h.pull.pointer {
		return false
	}
	at := clientPoint(e)
	h.moved += math.Hypot(at[0]-h.pull.at[0], at[1]-h.pull.at[1])
	h.pull.at = at
	if h.moved >= slip {
		b.postPull(e, true)
	}
	return true
}

// letGo ends a pull.
func (b *Board) letGo(e app.Value) {
	if h := &b.hands; h.pull.on && e.Get("pointerId").Int() == h.pull.pointer {
		h.pull.on = false
		if h.moved >= slip && e.Get("type").String() == "pointerup" { // one that was taken away is anywhere
			b.postPull(e, false)
		}
	}
}

// postPull posts where a pull has got to.
func (b *Board) postPull(e app.Value, held bool) {
	p := b.hands.pull.from
	p.Held = held
	p.Place = b.frame.place(b.drawingPoint(e))
	b.post(Dragged, p)
}

// onTouchMove keeps the page from scrolling under a finger that pulls at a piece.
func (b *Board) onTouchMove(e app.Value) {
	if b.hands.pull.on && e.Get("cancelable").Bool() {
		e.Call("preventDefault")
	}
}

func clientPoint(e app.Value) [2]float64 {
	return [2]float64{e.Get("clientX").Float(), e.Get("clientY").Float()}
}
