package app

import (
	"strconv"
	"syscall/js"
)

// inlined are the properties that give a board's drawing its look; a picture of it has no style sheet.
var inlined = []string{
	"fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin",
	"opacity", "paint-order", "font-family", "font-size", "font-weight", "text-anchor", "dominant-baseline", "visibility",
}

// The measures of a picture, in the units of the board's drawing.
const (
	pictureHead  = 40 // over the board, for the title
	pictureScale = 2  // pixels of a PNG to a unit
)

// savePicture saves the board as a file: as SVG, or as PNG at twice its size. The title stands over it.
func savePicture(title, name string, png bool) {
	svg, width, height, ok := drawPicture(title)
	if !ok {
		return
	}
	text := js.Global().Get("XMLSerializer").New().Call("serializeToString", svg)
	parts := js.Global().Get("Array").New()
	parts.Call("push", text)
	file := js.Global().Get("Blob").New(parts, map[string]any{"type": "image/svg+xml"})
	if !png {
		save(file, name+".svg")
		return
	}
	address := js.Global().Get("URL").Call("createObjectURL", file)
	image := js.Global().Get("Image").New()
	on(image, "load", func() {
		canvas := document().Call("createElement", "canvas")
		canvas.Set("width", width*pictureScale)
		canvas.Set("height", height*pictureScale)
		canvas.Call("getContext", "2d").Call("drawImage", image, 0, 0, width*pictureScale, height*pictureScale)
		var done js.Func
		done = handler(func(_ js.Value, args []js.Value) {
			done.Release()
			js.Global().Get("URL").Call("revokeObjectURL", address)
			if args[0].Truthy() {
				save(args[0], name+".png")
			}
		})
		canvas.Call("toBlob", done, "image/png")
	})
	image.Set("src", address)
}

// drawPicture is the board on the page as an SVG that needs nothing else, with its size.
func drawPicture(title string) (svg js.Value, width, height int, ok bool) {
	board := document().Call("querySelector", "#board .board-grid > .board-svg")
	canvas := byID("board-canvas")
	switch {
	case canvas.Truthy():
		width, height = canvas.Get("clientWidth").Int(), canvas.Get("clientHeight").Int()
	case board.Truthy():
		box := board.Get("viewBox").Get("baseVal")
		width, height = int(box.Get("width").Float()+.5), int(box.Get("height").Float()+.5)
	default:
		return svg, 0, 0, false
	}
	element := func(tag string, attributes ...string) js.Value {
		e := document().Call("createElementNS", svgNS, tag)
		for i := 0; i < len(attributes); i += 2 {
			e.Call("setAttribute", attributes[i], attributes[i+1])
		}
		return e
	}
	style := js.Global().Call("getComputedStyle", document().Get("body"))
	w, h := strconv.Itoa(width), strconv.Itoa(height+pictureHead)
	svg = element("svg", "xmlns", svgNS, "viewBox", "0 0 "+w+" "+h, "width", w, "height", h)
	svg.Call("append", element("rect", "width", w, "height", h, "fill", style.Get("backgroundColor").String()))
	head := element("text", "x", "12", "y", "25", "font-family", "IBM Plex Sans, system-ui, sans-serif", "font-size", "14",
		"fill", style.Get("color").String())
	head.Set("textContent", title)
	svg.Call("append", head)
	below := element("g", "transform", "translate(0 "+strconv.Itoa(pictureHead)+")")
	svg.Call("append", below)
	if canvas.Truthy() {
		below.Call("append", element("image", "width", w, "height", strconv.Itoa(height), "href", canvas.Call("toDataURL").String()))
		return svg, width, height + pictureHead, true
	}
	copied := board.Call("cloneNode", true)
	copied.Call("removeAttribute", "aria-hidden")
	copied.Call("setAttribute", "width", w)
	copied.Call("setAttribute", "height", strconv.Itoa(height))
	from, to := board.Call("querySelectorAll", "*"), copied.Call("querySelectorAll", "*")
	for i := range from.Get("length").Int() {
		look := js.Global().Call("getComputedStyle", from.Index(i))
		for _, property := range inlined {
			to.Index(i).Call("setAttribute", property, look.Call("getPropertyValue", property))
		}
		to.Index(i).Call("removeAttribute", "class")
	}
	copied.Call("removeAttribute", "class")
	copied.Call("setAttribute", "fill", "none")
	below.Call("append", copied)
	return svg, width, height + pictureHead, true
}

// save gives a Blob to the person as a file.
func save(file js.Value, name string) {
	address := js.Global().Get("URL").Call("createObjectURL", file)
	a := document().Call("createElement", "a")
	a.Set("href", address)
	a.Set("download", name)
	a.Call("click")
	var done js.Func
	done = handler(func(js.Value, []js.Value) {
		done.Release()
		js.Global().Get("URL").Call("revokeObjectURL", address)
	})
	js.Global().Call("setTimeout", done, keepFile)
}

// keepFile is how long, in milliseconds, a file stays where the browser may still be reading it.
const keepFile = 10_000

// downloadText gives a text to the person as a file.
func downloadText(text []byte, name string) { save(newBlob(js.ValueOf(string(text))), name) }

// hasSystemShare tells whether the system has a way to share an address.
func hasSystemShare() bool { return js.Global().Get("navigator").Get("share").Truthy() }

// shareBySystem hands an address to the system's own sharing.
func shareBySystem(address string) {
	once(js.Global().Get("navigator").Call("share", map[string]any{"url": address, "title": "Umpire"}), func(js.Value) {}, func(js.Value) {})
}

// printPage opens the browser's printing.
func printPage() { js.Global().Call("print") }
