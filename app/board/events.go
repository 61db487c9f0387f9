package board

import (
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/engine"
)

// hands is what a person is doing with a board, and what must be given back to the browser in the end.
type hands struct {
	ctx     app.Context
	grid    app.Value // the element with the focus
	canvas  *canvas   // of a board that pans
	free    []func()
	aim     Pick          // where the pointer is
	down    *engine.Point // where it went down last; nil if that was at no point
	aims    bool          // it is over a point
	pull    pull          // at a piece
	fingers map[int][2]float64
	moved   float64   // how far the fingers have gone, in pixels: a drag is no click
	frame   app.Func  // paints
	waiting app.Value // the number of the frame that was asked for, nil if none
	turn    app.Func  // paints what is new, in a turn of its own
	timer   app.Value // the number of the turn that was asked for, nil if none
	painted *frame    // what was painted last
	ready   *frame    // what is to be painted, and its nodes
	nodes   []Node
}

// slip is how far, in pixels, a pointer may move in a click.
const slip = 5

// OnMount begins to listen.
func (b *Board) OnMount(ctx app.Context) {
	h := &b.hands
	h.ctx = ctx
	h.grid = b.JSValue().Get("firstElementChild")
	h.fingers = map[int][2]float64{}
	b.listen(h.grid, "pointermove", b.onPointerMove)
	b.listen(h.grid, "pointerdown", b.onPointerDown)
	b.listen(h.grid, "pointerup", b.onPointerUp)
	b.listen(h.grid, "pointercancel", b.onPointerUp)
	b.listen(h.grid, "touchmove", b.onTouchMove)
	b.listen(h.grid, "pointerleave", func(app.Value) { b.aimAt(Pick{}, false) })
	b.listen(h.grid, "click", b.onClick)
	b.listen(h.grid, "keydown", b.onKey)
	b.listen(h.grid, "wheel", b.onWheel)

	h.frame = b.guarded(func([]app.Value) {
		if h.waiting = nil; h.canvas == nil {
			b.takeTurn() // the board is laid out when this frame is over
			return
		}
		b.prepare()
		b.paint()
	})
	h.turn = b.guarded(func([]app.Value) {
		h.timer = nil
		fresh := h.canvas == nil
		if fresh || h.ready != b.frame {
			b.prepare()
		}
		if fresh {
			b.takeTurn()
			return
		}
		b.paint()
	})
	b.observe("ResizeObserver", b.resized, h.grid)
	b.observe("MutationObserver", b.restyle, app.Window().Get("document").Get("documentElement"),
		map[string]any{"attributes": true, "attributeFilter": []any{"data-theme"}})
	for _, query := range []string{"(prefers-color-scheme: dark)", "(forced-colors: active)"} {
		b.listen(app.Window().Call("matchMedia", query), "change", func(app.Value) { b.restyle() })
	}
	b.listen(app.Window().Get("document").Get("fonts"), "loadingdone", func(app.Value) { b.repaint() })
	h.free = append(h.free, func() {
		app.Window().Call("cancelAnimationFrame", h.waiting) // nothing is done for one that is over
		app.Window().Call("clearTimeout", h.timer)
		h.frame.Release()
		h.turn.Release()
	})
	b.repaint()
}

// OnUpdate draws a board that pans anew; the others are drawn by rendering.
func (b *Board) OnUpdate(ctx app.Context) {
	ctx.Defer(func(app.Context) { b.repaint() })
}

// OnDismount gives back everything that was taken.
func (b *Board) OnDismount() {
	for _, free := range b.hands.free {
		free()
	}
	b.hands = hands{}
}

// guarded is a function for the browser. Its panics reach the page as those of any handler do.
func (b *Board) guarded(do func(args []app.Value)) app.Func {
	return app.FuncOf(func(_ app.Value, args []app.Value) any {
		defer func() {
			if problem := recover(); problem != nil {
				b.hands.ctx.Dispatch(func(app.Context) { panic(problem) })
			}
		}()
		do(args)
		return nil
	})
}

func (b *Board) listen(target app.Value, event string, do func(e app.Value)) {
	f := b.guarded(func(args []app.Value) { do(args[0]) })
	target.Call("addEventListener", event, f)
	b.hands.free = append(b.hands.free, func() {
		target.Call("removeEventListener", event, f)
		f.Release()
	})
}

// observe sets an observer of the browser on what may change the look of a canvas.
func (b *Board) observe(kind string, changed func(), what ...any) {
	f := b.guarded(func([]app.Value) { changed() })
	observer := app.Window().Get(kind).New(f)
	observer.Call("observe", what...)
	b.hands.free = append(b.hands.free, func() {
		observer.Call("disconnect")
		f.Release()
	})
}

// resized hears of the board's size, for the first time when it is new.
func (b *Board) resized() {
	if c := b.hands.canvas; c != nil && !c.fits() {
		b.restyle()
	}
}

// restyle paints again with size and colours asked anew.
func (b *Board) restyle() {
	b.hands.canvas = nil
	b.repaint()
}

// repaint asks for a frame of the browser to paint in; many requests become one. What is new on the board takes longer than
// what only moves, and is painted before the frame, in which the browser may have more to lay out.
func (b *Board) repaint() {
	switch h := &b.hands; {
	case b.frame == nil || !b.frame.panned || h.frame == nil:
	case h.canvas != nil && h.painted != b.frame:
		b.takeTurn()
	case h.waiting == nil:
		h.waiting = app.Window().Call("requestAnimationFrame", h.frame)
	}
}

func (b *Board) takeTurn() {
	if b.hands.timer == nil {
		b.hands.timer = app.Window().Call("setTimeout", b.hands.turn)
	}
}

// prepare works out what is to be painted.
func (b *Board) prepare() {
	f, h := b.layout(), &b.hands
	if h.ready, h.nodes = nil, nil; !f.panned {
		return
	}
	if h.canvas == nil {
		h.canvas = newCanvas(b.ID)
	}
	wide, tall := h.canvas.size()
	if wide == 0 || tall == 0 {
		return // out of sight: there is nothing to fit the view to, and it is resized when it comes into sight
	}
	if wide != f.w || tall != f.h {
		first := f.u == 0
		f.resize(wide, tall)
		if first && b.Scene.Focus != nil {
			f.show(*b.Scene.Focus)
		}
	}
	h.ready, h.nodes = f, h.canvas.prepare(f)
}

// paint paints what was prepared, if there was anything to see.
func (b *Board) paint() {
	h := &b.hands
	f, nodes := h.ready, h.nodes
	if h.ready, h.nodes = nil, nil; f == nil {
		return
	}
	h.canvas.paint(f, nodes)
	h.painted = f
	b.showCursor()
	b.showAim()
	b.showSeen()
}

// showSeen moves the frame in the overview, if the page has one.
func (b *Board) showSeen() {
	if b.Scene.Surface != Plane {
		return
	}
	seen := b.frame.seen()
	b.Scene.seen = seen // for an overview that is drawn later than the board
	if view := app.Window().GetElementByID(b.ID + "-view"); view.Truthy() {
		for _, a := range seen {
			view.Call("setAttribute", a.Name, a.Value)
		}
	}
}

// drawingPoint is where a pointer is in the drawing.
func (b *Board) drawingPoint(e app.Value) (x, y float64) {
	box := b.hands.grid.Call("getBoundingClientRect")
	x = e.Get("clientX").Float() - box.Get("left").Float()
	y = e.Get("clientY").Float() - box.Get("top").Float()
	return b.frame.fromBox(x, y, box.Get("width").Float(), box.Get("height").Float())
}

// fromBox turns a point of the element, which has this size, into one of the drawing. SVG keeps the drawing's shape and
// puts it into the middle of the upper edge; a cropped drawing fills the element.
func (f *frame) fromBox(x, y, w, h float64) (float64, float64) {
	if f.panned {
		return x, y
	}
	vx, vy, vw, vh := f.view()
	scale, over := min(w/vw, h/vh), 0.0
	if f.scene.Crop != nil {
		scale = max(w/vw, h/vh)
		over = (h - vh*scale) / 2
	}
	if !(scale > 0) {
		return math.Inf(-1), math.Inf(-1)
	}
	return vx + (x-(w-vw*scale)/2)/scale, vy + (y-over)/scale
}

// fingerRoom is how far apart, in pixels, points must lie for a finger to mean one of them for sure.
const fingerRoom = 24

// small tells whether an event comes from a finger on points that lie too close together for it.
func (b *Board) small(e app.Value) bool {
	kind := e.Get("pointerType")
	if b.Scene.Surface == Squares || !kind.Truthy() || kind.String() == "mouse" {
		return false
	}
	box := b.hands.grid.Call("getBoundingClientRect")
	return b.frame.cell(box.Get("width").Float(), box.Get("height").Float()) < fingerRoom
}

// cell is how long a cell is in an element of this size.
func (f *frame) cell(w, h float64) float64 {
	if f.panned {
		return f.u
	}
	_, _, vw, vh := f.view()
	return f.u * min(w/vw, h/vh)
}

func (b *Board) onPointerMove(e app.Value) {
	h := &b.hands
	if b.pulled(e) {
		return
	}
	x, y := b.drawingPoint(e)
	if at, down := h.fingers[e.Get("pointerId").Int()]; down {
		b.drag(e.Get("pointerId").Int(), at, x, y)
		return
	}
	pick, on := b.pick(x, y)
	b.aimAt(pick, on)
}

// drag moves the board with one finger or the mouse, and zooms with two fingers.
func (b *Board) drag(id int, from [2]float64, x, y float64) {
	h, f := &b.hands, b.frame
	h.moved += math.Hypot(x-from[0], y-from[1])
	h.fingers[id] = [2]float64{x, y}
	if h.moved < slip {
		return
	}
	if len(h.fingers) == 1 {
		f.pan(x-from[0], y-from[1])
	} else {
		for other, at := range h.fingers {
			if other != id {
				before := math.Hypot(from[0]-at[0], from[1]-at[1])
				if after := math.Hypot(x-at[0], y-at[1]); before > 1 && after > 1 {
					f.zoom(after/before, (x+at[0])/2, (y+at[1])/2)
				}
				f.pan((x-from[0])/2, (y-from[1])/2)
				break
			}
		}
	}
	b.repaint()
}

func (b *Board) onPointerDown(e app.Value) {
	h := &b.hands
	if len(h.fingers) == 0 {
		h.moved = 0
	}
	if e.Get("button").Int() != 0 {
		return
	}
	h.down = nil
	if down, on := b.pick(b.drawingPoint(e)); on && down.Cluster < 0 {
		h.down = &down.Point
	}
	b.grip(e)
	if !b.frame.panned {
		return
	}
	x, y := b.drawingPoint(e)
	h.grid.Call("setPointerCapture", e.Get("pointerId"))
	h.fingers[e.Get("pointerId").Int()] = [2]float64{x, y}
}

func (b *Board) onPointerUp(e app.Value) {
	b.letGo(e)
	delete(b.hands.fingers, e.Get("pointerId").Int())
}

func (b *Board) onWheel(e app.Value) {
	if !b.frame.panned {
		return
	}
	before := b.frame.u
	x, y := b.drawingPoint(e)
	delta := e.Get("deltaY").Float()
	if e.Get("deltaMode").Int() == 1 { // lines, not pixels
		delta *= 16
	}
	b.frame.zoom(math.Exp(-delta/400), x, y)
	if b.frame.u != before { // at the end of the scale the page scrolls
		e.Call("preventDefault")
		b.repaint()
	}
}

// onClick picks what was clicked. A screen reader clicks the cell under the cursor.
func (b *Board) onClick(e app.Value) {
	if b.hands.moved >= slip {
		b.hands.moved = 0
		return
	}
	if e.Get("target").Call("closest", ".board-cell").Truthy() {
		b.post(Picked, b.frame.at(b.cursor))
		return
	}
	if pick, on := b.pick(b.drawingPoint(e)); on {
		if pick.Cluster < 0 {
			b.moveTo(b.frame.toward(pick.Place), pick)
			pick.Small = b.small(e)
			if down := b.hands.down; down != nil && *down != pick.Point {
				pick.From = down
			}
		}
		b.post(Picked, pick)
	}
}

func (b *Board) onKey(e app.Value) {
	if e.Get("altKey").Bool() || e.Get("metaKey").Bool() {
		return
	}
	key, ctrl := e.Get("key").String(), e.Get("ctrlKey").Bool()
	switch {
	case key == "Enter" || key == " ":
		b.post(Picked, b.frame.at(b.cursor))
	case key == "Escape":
		b.hands.grid.Call("blur")
		return
	case b.frame.panned && !ctrl && (key == "+" || key == "="):
		b.zoomBy(zoomStep)
	case b.frame.panned && !ctrl && (key == "-" || key == "_"):
		b.zoomBy(1 / zoomStep)
	case b.frame.panned && !ctrl && key == "0":
		b.frame.fit()
		b.repaint()
	default:
		to, moves := b.frame.move(b.cursor, key, ctrl)
		if !moves {
			return
		}
		b.moveTo(to, b.frame.at(to))
	}
	e.Call("preventDefault")
	e.Call("stopPropagation") // the page's keys are not meant
}

// zoomBy zooms about the cursor if it is in sight, else about the middle.
func (b *Board) zoomBy(factor float64) {
	f := b.frame
	x, y, shown := f.xy(f.at(b.cursor).Place)
	if !shown || x < panLeft || y < panTop || x > f.w || y > f.h {
		x, y = f.w/2, f.h/2
	}
	f.zoom(factor, x, y)
	b.repaint()
}

func (b *Board) onZoomIn(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	b.zoomBy(zoomStep)
}

func (b *Board) onZoomOut(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	b.zoomBy(1 / zoomStep)
}

func (b *Board) onFit(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	b.frame.fit()
	b.repaint()
}

// pick is what lies at a point of the drawing, and whether it may be picked there.
func (b *Board) pick(x, y float64) (Pick, bool) {
	if b.frame.panned && (x < panLeft || y < panTop) {
		return Pick{}, false
	}
	return b.frame.pick(x, y)
}

func (b *Board) post(action string, p Pick) {
	p.Board = b.ID
	b.hands.ctx.NewActionWithValue(action, p)
}

// aimAt is told where the pointer is; on false it is over no point.
func (b *Board) aimAt(p Pick, on bool) {
	h := &b.hands
	if on == h.aims && p.Point == h.aim.Point && p.Piece == h.aim.Piece && p.Cluster == h.aim.Cluster {
		return
	}
	h.aim, h.aims = p, on
	b.showAim()
	if b.Aims {
		p.Outside = !on
		b.post(Aimed, p)
	}
}

// showAim rings what is under the pointer.
func (b *Board) showAim() {
	ring := nowhere
	if h := &b.hands; h.aims && h.aim.Cluster < 0 {
		switch {
		case b.frame.scene.Surface != Squares:
			ring = b.frame.ring(At(h.aim.Point))
		case h.aim.Piece >= 0 && h.aim.Piece < len(b.frame.scene.Pieces):
			ring = b.frame.ring(b.frame.scene.Pieces[h.aim.Piece].At)
		}
	}
	b.setOver(0, ring)
}

// moveTo moves the cursor and tells the screen reader, without rendering: the elements get what Render would give them.
func (b *Board) moveTo(to cursor, pick Pick) {
	if b.frame.scene.Surface == Squares {
		to = cursor{piece: max(0, pick.Piece)}
	}
	if to == b.cursor {
		return
	}
	b.cursor = to
	b.turn++
	grid := b.hands.grid
	cell := grid.Get("lastElementChild")
	if b.frame.scene.Surface != Squares {
		row, col := b.frame.numbers(to)
		cell.Call("setAttribute", "aria-rowindex", row)
		cell = cell.Get("firstElementChild")
		cell.Call("setAttribute", "aria-colindex", col)
	}
	cell.Call("setAttribute", "id", b.cellID())
	cell.Get("firstChild").Set("nodeValue", b.frame.name(to))
	grid.Call("setAttribute", "aria-activedescendant", b.cellID())
	if b.frame.panned {
		b.frame.show(pick.Place)
		b.repaint()
	}
	b.showCursor()
	if b.Aims {
		b.post(Aimed, pick)
	}
}

func (b *Board) showCursor() { b.setOver(1, b.frame.ring(b.frame.at(b.cursor).Place)) }

// setOver gives attributes to one of the rings over the drawing.
func (b *Board) setOver(i int, attrs []Attr) {
	ring := b.hands.grid.Get("children").Index(1).Get("children").Index(i)
	for _, a := range attrs {
		ring.Call("setAttribute", a.Name, a.Value)
	}
}
