package app

import (
	"strconv"
	"syscall/js"
	"unicode/utf16"
)

// setEditorText replaces what stands in the editor.
func setEditorText(text string) {
	if el := byID(editorID); el.Truthy() && el.Get("value").String() != text {
		el.Set("value", text)
	}
}

// selectInEditor moves the focus to the editor and selects a part of its text, given in bytes.
func selectInEditor(text string, start, end int) {
	el := byID(editorID)
	if !el.Truthy() {
		return
	}
	el.Call("focus")
	el.Call("setSelectionRange", units(text[:start]), units(text[:end]))
	if mark := byID(editorLinesID).Call("querySelector", ".bad,.at"); mark.Truthy() {
		mark.Call("scrollIntoView", map[string]any{"block": "center"})
	}
}

// caretInEditor is where the cursor stands in a text, in bytes; false if something is selected.
func caretInEditor(text string) (offset int, ok bool) {
	el := byID(editorID)
	if !el.Truthy() || !el.Get("selectionStart").Equal(el.Get("selectionEnd")) {
		return 0, false
	}
	caret := el.Get("selectionStart").Int()
	n := 0
	for i, r := range text {
		if n >= caret {
			return i, true
		}
		if r != '\r' || i+1 >= len(text) || text[i+1] != '\n' {
			n += utf16.RuneLen(r)
		}
	}
	return len(text), true
}

// showLit brings the marked numbers into view inside the input pane, without moving the page.
func showLit(changed bool) {
	if changed {
		afterPaint(scrollToLit)
	}
}

// scrollToLit scrolls the input pane to its marked numbers, where it has a scroll bar of its own.
func scrollToLit() {
	layer := byID(editorLinesID)
	if !layer.Truthy() {
		return
	}
	mark := layer.Call("querySelector", ".bad,.lit")
	pane := layer.Call("closest", ".editor")
	if !mark.Truthy() || !pane.Truthy() {
		return
	}
	box, frame := mark.Call("getBoundingClientRect"), pane.Call("getBoundingClientRect")
	if box.Get("top").Float() < frame.Get("top").Float() || box.Get("bottom").Float() > frame.Get("bottom").Float() {
		middle := frame.Get("height").Float() / 2
		pane.Set("scrollTop", pane.Get("scrollTop").Float()+box.Get("top").Float()-frame.Get("top").Float()-middle)
	}
}

// showPart shows a part of a phone's page from its top, and the input from its marked numbers.
func showPart(tab string) {
	afterPaint(func() {
		js.Global().Call("scrollTo", 0, 0)
		scrollToLit()
		if layer := byID(editorLinesID); tab == tabInput && layer.Truthy() {
			if mark := layer.Call("querySelector", ".bad,.lit"); mark.Truthy() {
				mark.Call("scrollIntoView", map[string]any{"block": "center"})
			}
		}
	})
}

// units is the length of a text as a text area counts it: in UTF-16, with one line end for CRLF.
func units(text string) int {
	n := 0
	for i, r := range text {
		if r == '\r' && i+1 < len(text) && text[i+1] == '\n' {
			continue
		}
		n += utf16.RuneLen(r)
	}
	return n
}

// drawLines brings the layer under the editor up to date; lines that look as before are left alone.
func drawLines(e *editor, text string, m marks) {
	layer := byID(editorLinesID)
	if !layer.Truthy() {
		return
	}
	lines, starts := splitLines(text)
	if len(e.drawn) == 0 {
		layer.Set("textContent", "")
	}
	if open := e.Open; e.pending {
		e.notes, e.noted = nil, nil
	} else if e.noted != open {
		e.notes, e.noted = open.notes(starts), open
	}
	for len(e.drawn) > len(lines) {
		layer.Get("lastChild").Call("remove")
		e.drawn = e.drawn[:len(e.drawn)-1]
	}
	for i, line := range lines {
		class := lineClass(starts[i], starts[i]+len(line), m)
		parts := stretches(line, starts[i], m)
		sign := class + "\n" + line
		if len(parts) > 1 || len(parts) == 1 && parts[0].class != "" {
			for _, p := range parts {
				sign += "\n" + p.class + strconv.Itoa(len(p.text))
			}
		}
		beside := e.notes[i]
		sign += "\n" + beside.text
		if i < len(e.drawn) && e.drawn[i] == sign {
			continue
		}
		var el js.Value
		if i < len(e.drawn) {
			el = layer.Get("children").Index(i)
			e.drawn[i] = sign
		} else {
			el = document().Call("createElement", "div")
			el.Get("dataset").Set("n", i+1)
			layer.Call("appendChild", el)
			e.drawn = append(e.drawn, sign)
		}
		el.Set("className", class)
		el.Set("textContent", "")
		for _, p := range parts {
			if p.class == "" {
				el.Call("append", p.text)
				continue
			}
			span := document().Call("createElement", "span")
			span.Set("className", p.class)
			span.Set("textContent", p.text)
			if p.class == "bad" {
				span.Get("dataset").Set("c", carets(p))
				if p.text == "" {
					span.Set("textContent", "\u00a0")
				}
			}
			el.Call("append", span)
		}
		if beside.text != "" {
			span := document().Call("createElement", "span")
			span.Set("className", beside.class)
			span.Set("textContent", beside.text)
			el.Call("append", span)
		}
	}
}
