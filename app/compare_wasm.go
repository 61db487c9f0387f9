package app

import (
	"strconv"
	"syscall/js"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// sliceBlob is a part of a Blob.
func sliceBlob(b blob, from, to int) blob { return b.Call("slice", from, to) }

// joinBlobs is one Blob after another.
func joinBlobs(a, b blob) blob {
	parts := js.Global().Get("Array").New()
	parts.Call("push", a, b)
	return js.Global().Get("Blob").New(parts)
}

// The measures of the two outputs.
const (
	outputRow    = 21        // pixels of a line
	outputHeight = 8_000_000 // pixels that browsers can scroll; beyond it the scroll bar is a ratio
)

// onCompareScroll shows the lines that are scrolled to.
func (d *desk) onCompareScroll(ctx goapp.Context, _ goapp.Event) {
	c, el := d.cmp, byID("outputs")
	if c == nil || c.result == nil || !el.Truthy() {
		ctx.PreventUpdate()
		return
	}
	top, rows := c.top, c.rows
	view := el.Get("clientHeight").Float()
	c.rows = int(view)/outputRow + 1
	last := max(c.lines()-int(view)/outputRow, 0)
	room := el.Get("scrollHeight").Float() - view
	c.top = 0
	if room > 0 {
		c.top = min(int(el.Get("scrollTop").Float()/room*float64(last)+.5), last)
	}
	if c.top == top && c.rows == rows {
		ctx.PreventUpdate()
	}
}

// scrollCompare scrolls the two outputs to a line from 0.
func (d *desk) scrollCompare(line int) {
	c := d.cmp
	c.top = line
	if !d.mounted {
		return
	}
	d.ctx.Defer(func(goapp.Context) {
		el := byID("outputs")
		if !el.Truthy() || c.result == nil {
			return
		}
		spacer := el.Get("firstElementChild")
		spacer.Get("style").Set("height", strconv.Itoa(min(c.lines()*outputRow, outputHeight))+"px")
		view := el.Get("clientHeight").Float()
		c.rows = int(view)/outputRow + 1
		last := max(c.lines()-int(view)/outputRow, 0)
		if room := el.Get("scrollHeight").Float() - view; last > 0 && room > 0 {
			el.Set("scrollTop", float64(min(line, last))/float64(last)*room)
		}
	})
}
