package app

import (
	"strconv"
	"syscall/js"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// watchList follows the list's scrolling and draws other rows when they are needed.
func watchList(ctx goapp.Context, l *verdictList) (stop func()) {
	el := byID(listID)
	scrolled := handler(func(js.Value, []js.Value) {
		if top := topRow(l, el); top < l.top-rowOverscan/2 || top > l.top+rowOverscan/2 {
			ctx.Dispatch(func(goapp.Context) { l.top = top })
			ctx.Defer(func(goapp.Context) { sizeList(l) })
		}
	})
	el.Call("addEventListener", "scroll", scrolled, map[string]any{"passive": true})
	return func() {
		el.Call("removeEventListener", "scroll", scrolled)
		scrolled.Release()
	}
}

// scale is how many rows a pixel of the list stands for beyond the first screen.
func scale(l *verdictList, el js.Value) float64 {
	n, view := l.Desk.listed(), el.Get("clientHeight").Float()
	if room := listHeight(l) - view; room > 0 {
		return (float64(n) - view/float64(l.row)) / room
	}
	return 0
}

func listHeight(l *verdictList) float64 {
	return float64(min(l.Desk.listed()*l.row, maxListHeight))
}

func topRow(l *verdictList, el js.Value) int {
	return int(el.Get("scrollTop").Float() * scale(l, el))
}

// sizeList measures the list and gives the spacers their heights.
func sizeList(l *verdictList) {
	el := byID(listID)
	if !el.Truthy() {
		return
	}
	l.row = 34
	if drawn := el.Call("querySelector", ".row"); drawn.Truthy() {
		l.row = max(drawn.Get("offsetHeight").Int(), 20)
	}
	l.height = el.Get("clientHeight").Int()/l.row + 1
	n := l.Desk.listed()
	from := max(0, min(l.top-rowOverscan, n-1))
	to := min(n, l.top+max(l.height, 10)+rowOverscan)
	above := float64(from * l.row)
	if n*l.row > maxListHeight {
		above = max(0, el.Get("scrollTop").Float()-float64((l.top-from)*l.row))
	}
	setHeight(listID+"-above", above)
	setHeight(listID+"-below", max(0, listHeight(l)-above-float64((to-from)*l.row)))
}

func setHeight(id string, pixels float64) {
	if el := byID(id); el.Truthy() {
		el.Get("style").Set("height", strconv.FormatFloat(pixels, 'f', 1, 64)+"px")
	}
}

// scrollToRow brings a row into view.
func scrollToRow(l *verdictList, i int) {
	el := byID(listID)
	if i < 0 || !el.Truthy() {
		return
	}
	if n := l.Desk.listed(); n*l.row > maxListHeight {
		if first := topRow(l, el); i < first || i >= first+l.height-1 {
			el.Set("scrollTop", float64(i)/max(scale(l, el), 1e-9))
		}
		return
	}
	top, height := el.Get("scrollTop").Int(), el.Get("clientHeight").Int()
	switch {
	case i*l.row < top:
		el.Set("scrollTop", i*l.row)
	case (i+1)*l.row > top+height:
		el.Set("scrollTop", (i+1)*l.row-height+8)
	}
}
