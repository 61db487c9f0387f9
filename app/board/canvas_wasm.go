package board

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"
	"syscall/js"
	"unsafe"
)

// canvas paints nodes on a canvas element, which nothing shines through. What a class looks like it asks the style sheet
// through elements of SVG, so that the look of a board stands in one place and follows the theme.
type canvas struct {
	id      string
	element js.Value
	over    js.Value // the drawing that lies over it
	ctx     js.Value
	styles  map[string]style // by tag and class
	surface Surface          // whose styles they are
	image   pixelImage

	// Functions of the browser, looked up once: calling them by name every time is four times slower.
	path2D, setLineDash, fill, stroke js.Value

	lettering string // the class and size that letters are set to
	font      string // the font that the browser has been given: it works out the page's styles for each

	colours *palette
	fills   [len(hatches)]js.Value // the hatchings, of the canvas's own resolution
	w, h    float64                // on the page
	scale   float64                // pixels of the screen to one of the page
}

// style is the look of a class.
type style struct {
	fill, stroke           string // a colour, or "none"
	fillAlpha, strokeAlpha float64
	lineCap, lineJoin      string
	weight, families       string // of letters
	size, align            string
}

// newCanvas is the canvas of the board with this id, which must be on the page and laid out. Its size is asked once: when
// that changes, the board takes a new canvas.
func newCanvas(id string) *canvas {
	element := js.Global().Get("document").Call("getElementById", id+"-canvas")
	c := &canvas{id: id, element: element, over: element.Get("nextElementSibling")}
	c.forget()
	c.w, c.h = c.onPage()
	c.scale = js.Global().Get("devicePixelRatio").Float()
	return c
}

// unseenCanvas is a canvas of no page, of this size. What it asks looks like nothing.
func unseenCanvas(w, h float64) *canvas {
	document := js.Global().Get("document")
	c := &canvas{id: "unseen", element: document.Call("createElement", "canvas"), over: document.Call("createElement", "svg")}
	c.forget()
	c.w, c.h, c.scale = w, h, 1
	return c
}

// begin takes the element, fitted to the pixels of the screen. From then on it is seen, black at first.
func (c *canvas) begin() {
	c.ctx = c.element.Call("getContext", "2d", map[string]any{"alpha": false})
	c.path2D = js.Global().Get("Path2D")
	bound := func(name string) js.Value { return c.ctx.Get(name).Call("bind", c.ctx) }
	c.setLineDash, c.fill, c.stroke = bound("setLineDash"), bound("fill"), bound("stroke")
	wide, tall := int(math.Round(c.w*c.scale)), int(math.Round(c.h*c.scale))
	if c.element.Get("width").Int() != wide || c.element.Get("height").Int() != tall {
		c.element.Set("width", wide)
		c.element.Set("height", tall)
	}
}

// size is the canvas's size on the page when it was new, and onPage what it is now.
func (c *canvas) size() (w, h float64) { return c.w, c.h }

func (c *canvas) onPage() (w, h float64) {
	return c.element.Get("clientWidth").Float(), c.element.Get("clientHeight").Float()
}

// fits tells whether the canvas still has the size that was measured. It is asked when the page was just laid out.
func (c *canvas) fits() bool {
	w, h := c.onPage()
	return w == c.w && h == c.h && c.scale == js.Global().Get("devicePixelRatio").Float()
}

// forget drops what was asked of the style sheet, because the theme has changed.
func (c *canvas) forget() {
	c.styles = map[string]style{}
	c.colours = nil
	c.fills = [len(hatches)]js.Value{}
}

// prepare works out the nodes of a frame and asks how they look. Nothing is to be seen of it.
func (c *canvas) prepare(f *frame) []Node {
	if f.scene.Surface != c.surface {
		c.surface = f.scene.Surface
		c.forget()
	}
	nodes := f.layers(c.id)
	c.learn(nodes)
	if f.dotted() && c.colours == nil {
		c.colours = c.ask()
	}
	return nodes
}

// paint draws a frame and its nodes, which were prepared.
func (c *canvas) paint(f *frame, nodes []Node) {
	if c.ctx.IsUndefined() {
		c.begin()
	}
	c.lettering = ""
	c.ctx.Call("setTransform", c.scale, 0, 0, c.scale, 0, 0)
	if f.dotted() {
		c.image.put(c, f)
	}
	for _, n := range nodes {
		switch n.Tag {
		case "path", "rect":
			c.shape(n, f)
		case "text", "words":
			c.text(n)
		}
	}
}

func (c *canvas) shape(n Node, f *frame) {
	c.lettering = ""
	st := c.style("path", n.Attr("class"))
	var path js.Value
	if n.Tag == "rect" {
		path = c.path2D.New("M0 0h" + n.Attr("width") + "v" + n.Attr("height") + "H0z")
	} else {
		path = c.path2D.New(n.Attr("d"))
	}
	fill := n.Attr("fill")
	if fill != "" {
		c.ctx.Set("fillStyle", c.hatching(int(fill[len(fill)-2]-'0'), f))
	} else if fill = st.fill; fill != "none" {
		c.ctx.Set("fillStyle", fill)
	}
	if fill != "none" {
		c.ctx.Set("globalAlpha", st.fillAlpha)
		c.fill.Invoke(path)
	}
	width := parse(n.Attr("stroke-width"))
	if st.stroke == "none" || width == 0 {
		return
	}
	c.ctx.Set("globalAlpha", st.strokeAlpha)
	c.ctx.Set("strokeStyle", st.stroke)
	c.ctx.Set("lineWidth", width)
	c.ctx.Set("lineCap", st.lineCap)
	c.ctx.Set("lineJoin", st.lineJoin)
	dashes := []any{}
	for _, d := range strings.Fields(n.Attr("stroke-dasharray")) {
		dashes = append(dashes, parse(d))
	}
	c.setLineDash.Invoke(js.ValueOf(dashes))
	c.stroke.Invoke(path)
}

func (c *canvas) text(n Node) {
	class, size := n.Attr("class"), n.Attr("font-size")
	if key := class + " " + size; key != c.lettering { // most letters are like the ones before
		c.lettering = key
		st := c.style("text", class)
		if size == "" {
			size = st.size
		}
		c.ctx.Set("globalAlpha", st.fillAlpha)
		c.ctx.Set("fillStyle", st.fill)
		if font := st.weight + " " + size + "px " + st.families; font != c.font {
			c.font = font
			c.ctx.Set("font", font)
		}
		c.ctx.Set("textAlign", st.align)
		c.ctx.Set("textBaseline", "middle")
	}
	switch {
	case n.Tag == "words":
		c.write(n.Text)
	case n.Attr("transform") == "":
		c.write(n.Text + "\n" + n.Attr("x") + "\n" + n.Attr("y"))
	default: // the only turned text is that of an upright fold
		c.ctx.Call("save")
		c.ctx.Call("translate", parse(n.Attr("x")), parse(n.Attr("y")))
		c.ctx.Call("rotate", -math.Pi/2)
		c.write(n.Text + "\n0\n0")
		c.ctx.Call("restore")
	}
}

// write writes words, all in one call: a call for each takes ten times as long.
func (c *canvas) write(words string) { js.Global().Call("writeLetters", c.ctx, words) }

func parse(number string) float64 {
	v, _ := strconv.ParseFloat(number, 64) // 0 for an attribute that is not there
	return v
}

// learn asks how all the nodes look of which that is not known.
func (c *canvas) learn(nodes []Node) {
	var keys []string
	for _, n := range nodes {
		tag := "path"
		if n.Tag == "text" || n.Tag == "words" {
			tag = "text"
		}
		keys = append(keys, tag+" "+n.Attr("class"))
	}
	c.look(keys)
}

// look asks how some tags and classes look of which that is not known.
func (c *canvas) look(keys []string) {
	keys = slices.DeleteFunc(keys, func(key string) bool {
		_, known := c.styles[key]
		if !known {
			c.styles[key] = style{} // one that comes twice is asked once
		}
		return known
	})
	if len(keys) == 0 {
		return
	}
	looks := js.Global().Call("looksOf", c.over, strings.Join(keys, "\n")).String()
	for i, look := range strings.Split(looks, "\n") {
		v := strings.Split(look, "\t")
		c.styles[keys[i]] = style{
			fill: v[0], fillAlpha: parse(v[1]), stroke: v[2], strokeAlpha: parse(v[3]), lineCap: v[4], lineJoin: v[5],
			weight: v[6], families: v[7], size: strings.TrimSuffix(v[8], "px"),
			align: cmp.Or(map[string]string{"middle": "center", "end": "right"}[v[9]], "left"),
		}
	}
}

// style is how a tag of this class looks.
func (c *canvas) style(tag, class string) style {
	key := tag + " " + class
	if _, known := c.styles[key]; !known {
		c.look([]string{key})
	}
	return c.styles[key]
}

// hatching is hatch k as a fill that moves with the board.
func (c *canvas) hatching(k int, f *frame) js.Value {
	h := hatches[k]
	if c.fills[k].IsUndefined() {
		tile := js.Global().Get("document").Call("createElement", "canvas")
		side := math.Round(h.size * c.scale)
		tile.Set("width", side)
		tile.Set("height", side)
		ctx := tile.Call("getContext", "2d")
		ctx.Call("scale", side/h.size, side/h.size)
		st := c.style("path", "hatch")
		ctx.Set("strokeStyle", st.stroke)
		ctx.Set("lineWidth", h.width)
		ctx.Set("lineCap", st.lineCap)
		var p pen
		h.draw(&p)
		ctx.Call("stroke", c.path2D.New(string(p.d)))
		c.fills[k] = c.ctx.Call("createPattern", tile, "repeat")
	}
	back := h.size / math.Round(h.size*c.scale)
	c.fills[k].Call("setTransform", map[string]any{
		"a": back, "d": back, "e": math.Mod(f.left, h.size), "f": math.Mod(f.top, h.size),
	})
	return c.fills[k]
}

// ask reads the colours of the image of tiles from the style sheet.
func (c *canvas) ask() *palette {
	keys := []string{"path ground", "path hatch"}
	for k := 1; k <= shapes; k++ {
		keys = append(keys, "path tile-"+strconv.Itoa(k))
	}
	c.look(keys)
	ground, yes := c.style("path", "ground").fill, c.style("path", "hatch").stroke
	colours := &palette{ground: pixel(ground)}
	colours.reach[0] = colours.ground
	for k, share := range [len(hatches)]float64{.8, .5, .3} {
		colours.reach[k+1] = mix(pixel(yes), colours.ground, share)
	}
	for k := 1; k <= shapes; k++ {
		st := c.style("path", "tile-"+strconv.Itoa(k))
		colour := st.fill
		if colour == "none" {
			colour = st.stroke
		}
		colours.tiles[k] = pixel(colour)
	}
	return colours
}

// pixel is a colour as the style sheet computes it, "rgb(1, 2, 3)", as a pixel.
func pixel(colour string) uint32 {
	p := uint32(0xFF000000)
	parts := strings.FieldsFunc(colour, func(r rune) bool { return r < '0' || r > '9' })
	for i := range min(3, len(parts)) {
		v, _ := strconv.Atoi(parts[i])
		p |= uint32(v&0xFF) << (8 * i)
	}
	return p
}

// mix is a share of a over the rest of b.
func mix(a, b uint32, share float64) uint32 {
	p := uint32(0xFF000000)
	for shift := 0; shift < 24; shift += 8 {
		va, vb := float64(a>>shift&0xFF), float64(b>>shift&0xFF)
		p |= uint32(va*share+vb*(1-share)) << shift
	}
	return p
}

// pixelImage is the image of tiles, kept for the next time.
type pixelImage struct {
	w, h   int
	data   js.Value // the ImageData
	bytes  js.Value // its bytes
	pixels []uint32
}

func (m *pixelImage) put(c *canvas, f *frame) {
	w, h := c.element.Get("width").Int(), c.element.Get("height").Int()
	if w == 0 || h == 0 {
		return
	}
	if w != m.w || h != m.h {
		m.w, m.h = w, h
		m.data = c.ctx.Call("createImageData", w, h)
		m.bytes = m.data.Get("data")
		m.pixels = make([]uint32, w*h)
	}
	f.dots(m.pixels, w, h, c.scale, c.colours)
	js.CopyBytesToJS(m.bytes, unsafe.Slice((*byte)(unsafe.Pointer(&m.pixels[0])), 4*len(m.pixels)))
	c.ctx.Call("putImageData", m.data, 0, 0)
}
