package board

import (
	"math"
	"strings"
	"unicode/utf8"
)

// label is a text about a point of the drawing.
type label struct {
	x, y float64
	text string
}

// spell adds labels of one size as one text node: it places every letter by itself, which in a type of even widths needs
// no measuring. A canvas writes whole words instead.
func (p *painter) spell(class string, size float64, labels []label) {
	if len(labels) == 0 {
		return
	}
	if p.panned {
		p.add(words(class, labels).with("font-size", number(size)))
		return
	}
	var text strings.Builder
	var xs, ys []byte
	for _, l := range labels {
		n := float64(utf8.RuneCountInString(l.text))
		i := 0.0
		for _, r := range l.text {
			xs = append(appendNumber(xs, l.x+(i-(n-1)/2)*.6*size), ' ')
			ys = append(appendNumber(ys, l.y), ' ')
			text.WriteRune(r)
			i++
		}
	}
	p.add(scattered(class+" mid", xs, ys, text.String()).with("font-size", number(size)))
}

// write adds labels whose size the style sheet decides by the width of the board. One and two letters go into three nodes
// for all: single ones hang in their middle, of two the left one ends and the right one begins at the point.
func (p *painter) write(class string, labels []label) {
	if p.panned {
		p.add(words(class, labels))
		return
	}
	var text [3]strings.Builder
	var xs, ys [3][]byte
	put := func(i int, l label, r rune) {
		text[i].WriteRune(r)
		xs[i] = append(appendNumber(xs[i], tenths(l.x)), ' ')
		ys[i] = append(appendNumber(ys[i], tenths(l.y)), ' ')
	}
	for _, l := range labels {
		letters := []rune(l.text)
		switch {
		case len(letters) == 1:
			put(0, l, letters[0])
		case len(letters) == 2:
			put(1, l, letters[0])
			put(2, l, letters[1])
		default:
			p.add(word(class+" mid", l))
		}
	}
	for i, anchor := range []string{" mid", " end", " start"} {
		if text[i].Len() > 0 {
			p.add(scattered(class+anchor, xs[i], ys[i], text[i].String()))
		}
	}
}

// tenths is a place as exactly as it can be seen. An empty board is part of the page before its program: digits count.
func tenths(v float64) float64 { return math.Round(v*10) / 10 }

// word is a whole label as one node.
func word(class string, l label) Node {
	return Node{Tag: "text", Text: l.text, Attrs: []Attr{{"class", class}, {"x", number(l.x)}, {"y", number(l.y)}}}
}

// words is labels of one look as one node for a canvas: word, x, y, word, x, y …, each a line.
func words(class string, labels []label) Node {
	var text []byte
	for _, l := range labels {
		text = append(append(text, l.text...), '\n')
		text = append(appendNumber(text, l.x), '\n')
		text = append(appendNumber(text, l.y), '\n')
	}
	return Node{Tag: "words", Text: string(text), Attrs: []Attr{{"class", class + " mid"}}}
}

func scattered(class string, xs, ys []byte, text string) Node {
	x, y := strings.TrimSpace(string(xs)), strings.TrimSpace(string(ys))
	return Node{Tag: "text", Text: text, Attrs: []Attr{{"class", class}, {"x", x}, {"y", y}}}
}
