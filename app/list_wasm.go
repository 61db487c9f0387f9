package app

import (
	"strconv"
	"syscall/js"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// watchList follows the list's size and scrolling and draws other rows when they are needed.
func watchList(ctx goapp.Context, l *verdictList) (stop func()) {
	el := byID(listID)
	redraw := func() {
		ctx.Dispatch(func(goapp.Context) { l.top = l.topRow() })
		ctx.Defer(func(goapp.Context) { l.follow() })
	}
	scrolled := handler(func(js.Value, []js.Value) {
		l.scrolled = el.Get("scrollTop").Float()
		n := l.Desk.listed()
		if from, to := l.drawn(l.topRow(), n); from != l.from || to != l.to || l.squeezed(n) {
			redraw()
		}
	})
	el.Call("addEventListener", "scroll", scrolled, map[string]any{"passive": true})
	resized := handler(func(js.Value, []js.Value) {
		before, hidden := l.height, l.view == 0
		if measureList(l); l.height != before || hidden {
			redraw()
		}
	})
	observer := js.Global().Get("ResizeObserver").New(resized)
	observer.Call("observe", el)
	return func() {
		observer.Call("disconnect")
		resized.Release()
		el.Call("removeEventListener", "scroll", scrolled)
		scrolled.Release()
	}
}

// measureList asks for the sizes of the list and of a row. The browser has to lay the page out for that: it is asked when
// it has just done so, and once when there is a first row.
func measureList(l *verdictList) {
	el := byID(listID)
	if !el.Truthy() {
		return
	}
	l.view = el.Get("clientHeight").Float()
	if drawn := el.Call("querySelector", ".row"); drawn.Truthy() {
		l.row = max(drawn.Get("offsetHeight").Int(), 20)
		l.height = int(l.view)/l.row + 1
	}
}

// scale is how many rows a pixel of the list stands for beyond the first screen.
func (l *verdictList) scale() float64 {
	if room := l.full() - l.view; room > 0 {
		return (float64(l.Desk.listed()) - l.view/float64(l.row)) / room
	}
	return 0
}

// squeezed tells whether n rows are too many for the browser, so that the scroll bar is a ratio.
func (l *verdictList) squeezed(n int) bool { return n*l.row > maxListHeight }

// full is how high the list would be without scrolling, in pixels.
func (l *verdictList) full() float64 { return float64(min(l.Desk.listed()*l.row, maxListHeight)) }

// topRow is the first row in view.
func (l *verdictList) topRow() int { return int(l.scrolled * l.scale()) }

// sizeList gives the spacers their heights, beside the rows that stand in the page now: it may be measured anew before it
// is drawn anew, and with less room below them it could not scroll far enough.
func sizeList(l *verdictList) {
	if l.row == 0 {
		measureList(l)
	}
	if l.row == 0 {
		return
	}
	above := float64(l.from * l.row)
	if l.squeezed(l.Desk.listed()) {
		above = max(0, l.scrolled-float64((l.top-l.from)*l.row))
	}
	spacers := [2]float64{above, max(0, l.full()-above-float64((l.to-l.from)*l.row))}
	if spacers != l.spacers {
		l.spacers = spacers
		setHeight(listID+"-above", spacers[0])
		setHeight(listID+"-below", spacers[1])
	}
}

func setHeight(id string, pixels float64) {
	if el := byID(id); el.Truthy() {
		el.Get("style").Set("height", strconv.FormatFloat(pixels, 'f', 1, 64)+"px")
	}
}

// scrollToRow brings a row to the middle of the list, unless it is in view: the browser lays the page out for that, so it
// should not happen at each step.
func scrollToRow(l *verdictList, i int) {
	if i < 0 || l.row == 0 {
		return
	}
	const margin = 8 // pixels below the last row
	to, first := l.scrolled, l.topRow()
	above, below := float64(i*l.row), float64((i+1)*l.row)-l.view+margin
	switch {
	case l.squeezed(l.Desk.listed()):
		if i < first || i >= first+l.height-1 {
			to = float64(i) / max(l.scale(), 1e-9)
		}
	case above < to || below > to:
		to = max(0, (above+below)/2)
	}
	if el := byID(listID); to != l.scrolled && el.Truthy() { // the page may have been turned since it was painted
		el.Set("scrollTop", to)
	}
}
