package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// el is an element with children, named as a style sheet would: el("a.btn.main#go[rel=next]"). It stands for go-app's
// element functions, because every call of those, and every kind of element, is so much more program to download.
func el(selector string, body ...goapp.UI) goapp.HTMLElem {
	name := strings.IndexAny(selector, ".#[")
	if name < 0 {
		return goapp.Elem(selector).Body(body...)
	}
	e := goapp.Elem(selector[:name])
	for rest := selector[name:]; rest != ""; {
		sign := rest[0]
		rest = rest[1:]
		end := strings.IndexAny(rest, ".#[")
		if sign == '[' {
			end = strings.IndexByte(rest, ']')
		}
		if end < 0 {
			end = len(rest)
		}
		part := rest[:end]
		rest = rest[end:]
		switch sign {
		case '.':
			e = e.Class(part)
		case '#':
			e = e.ID(part)
		case '[':
			attribute, value, _ := strings.Cut(part, "=")
			e = e.Attr(attribute, value)
			rest = rest[1:]
		}
	}
	return e.Body(body...)
}

// text is a text node.
func text(s string) goapp.UI { return goapp.Text(s) }

// flag is the value of an attribute that is there or not: go-app leaves out one with the value "".
func flag(on bool) string {
	if on {
		return "true"
	}
	return ""
}

// button is a button, named by its classes and its id.
func button(selector string, body ...goapp.UI) goapp.HTMLElem {
	return el("button[type=button]"+selector, body...)
}

// iconButton is a quiet button that shows an icon and says its label.
func iconButton(id, name, label string) goapp.HTMLElem {
	return button(".btn.quiet.icon#"+id, icon(name)).Attr("aria-label", label).Attr("title", label)
}
