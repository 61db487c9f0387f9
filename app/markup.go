package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// el is an element, named as a style sheet would, with what is in it:
//
//	el("a.btn.main#go[href=?][rel=next]", address, icon("right"), words.T("go"))
//
// Every [name=?] takes the next string as its value; one whose value is "" is left out. The other strings are text, nils
// are nothing, and lists are all that is in them. It stands for go-app's element functions because each call of those is
// ten times as much program to download. It is not inlined, like others that are called in hundreds of places: their copies
// there would take 100 KB.
//
//go:noinline
func el(selector string, parts ...any) goapp.HTMLElem {
	return build("", selector, parts)
}

// svgNS is the namespace that every element inside an <svg> must be made in.
const svgNS = "http://www.w3.org/2000/svg"

// shape is el for <svg> and what is in it.
func shape(selector string, parts ...any) goapp.HTMLElem {
	return build(svgNS, selector, parts)
}

func build(namespace, selector string, parts []any) goapp.HTMLElem {
	t := parsed(selector)
	e := goapp.Elem(t.tag)
	if namespace != "" {
		e = e.XMLNS(namespace)
	}
	parts = t.fill(parts, func(name, value string) { e = e.Attr(name, value) })
	return e.Body(nodes(parts)...)
}

// template is a selector taken apart.
type template struct {
	tag   string
	attrs []attribute // of several classes, one with all
}

type attribute struct {
	name, value string
	given       bool // among the parts, not in the selector
}

// templates are the selectors taken apart so far. They are written in the program, so they are some hundreds at most.
var templates = map[string]*template{}

func parsed(selector string) *template {
	t := templates[selector]
	if t == nil {
		t = parse(selector)
		templates[selector] = t
	}
	return t
}

func parse(selector string) *template {
	tag, rest := cutAny(selector, ".#[")
	t := &template{tag: tag}
	var classes []string
	for rest != "" {
		sign := rest[0]
		var part string
		switch rest = rest[1:]; sign {
		case '.':
			part, rest = cutAny(rest, ".#[")
			classes = append(classes, part)
		case '#':
			part, rest = cutAny(rest, ".#[")
			t.attrs = append(t.attrs, attribute{name: "id", value: part})
		case '[':
			part, rest, _ = strings.Cut(rest, "]")
			name, value, _ := strings.Cut(part, "=")
			t.attrs = append(t.attrs, attribute{name, value, value == "?"})
		}
	}
	if classes != nil {
		t.attrs = append(t.attrs, attribute{name: "class", value: strings.Join(classes, " ")})
	}
	return t
}

// fill calls for each attribute, and gives the parts that are left when it has taken the values.
func (t *template) fill(parts []any, do func(name, value string)) []any {
	for _, a := range t.attrs {
		if a.given {
			a.value = parts[0].(string)
			parts = parts[1:]
		}
		do(a.name, a.value)
	}
	return parts
}

// markup is an element as HTML, of our own making: go-app hands it to the browser in one piece and sees nothing of what is
// in it. That is quick for what is only looked at, and has no handlers but those of the elements around it.
type markup string

// html is el as markup. Among its parts are strings, which are escaped here and nowhere else, and markup.
func html(selector string, parts ...any) markup {
	t := parsed(selector)
	text := append(make([]byte, 0, 256), '<')
	text = append(text, t.tag...)
	class := ""
	parts = t.fill(parts, func(name, value string) {
		switch {
		case name == "class" && class != "" && value != "":
			class += " " + value
		case name == "class":
			class += value
		case value != "":
			text = appendAttribute(text, name, value)
		}
	})
	if class != "" {
		text = appendAttribute(text, "class", class)
	}
	text = appendParts(append(text, '>'), parts)
	text = append(append(text, "</"...), t.tag...)
	return markup(append(text, '>'))
}

func appendAttribute(text []byte, name, value string) []byte {
	text = append(append(append(text, ' '), name...), `="`...)
	return append(appendEscaped(text, value), '"')
}

func appendParts(text []byte, parts []any) []byte {
	for _, part := range parts {
		switch part := part.(type) {
		case nil:
		case string:
			text = appendEscaped(text, part)
		case markup:
			text = append(text, part...)
		case []any:
			text = appendParts(text, part)
		default:
			panic("no part of markup")
		}
	}
	return text
}

var escapes = map[byte]string{'&': "&amp;", '<': "&lt;", '>': "&gt;", '"': "&#34;"}

// appendEscaped appends a text as it stands in HTML, in an attribute or between tags.
func appendEscaped(text []byte, s string) []byte {
	for {
		i := strings.IndexAny(s, "&<>\"")
		if i < 0 {
			return append(text, s...)
		}
		text = append(text, s[:i]...)
		text = append(text, escapes[s[i]]...)
		s = s[i+1:]
	}
}

// cutAny is the part of s before the first of some signs, and the rest with that sign.
func cutAny(s, signs string) (before, rest string) {
	if i := strings.IndexAny(s, signs); i >= 0 {
		return s[:i], s[i:]
	}
	return s, ""
}

// nodes are the children among an element's parts.
func nodes(parts []any) []goapp.UI {
	list := make([]goapp.UI, 0, len(parts))
	for _, part := range parts {
		switch part := part.(type) {
		case nil:
		case string:
			list = append(list, goapp.Text(part))
		case markup:
			if part != "" {
				list = append(list, goapp.Raw(string(part)))
			}
		case []any:
			list = append(list, nodes(part)...)
		case goapp.UI:
			list = append(list, part)
		}
	}
	return list
}

// when is what make gives if the condition holds, and nothing otherwise.
func when(condition bool, make func() any) any {
	if condition {
		return make()
	}
	return nil
}

// flag is the value of an attribute that is there or not.
//
//go:noinline
func flag(on bool) string {
	if on {
		return "true"
	}
	return ""
}

// button is a button, named by its classes, its id and its attributes.
//
//go:noinline
func button(selector string, parts ...any) goapp.HTMLElem {
	return el("button[type=button]"+selector, parts...)
}

// unless makes a press of a button do something, unless there is nothing to do: then the button is said to be unavailable
// and a press does nothing. Unlike a disabled one it keeps the focus, which would else fall out of the hand that pressed it.
//
//go:noinline
func unless(idle bool, b goapp.HTMLElem, press goapp.EventHandler) goapp.HTMLElem {
	if idle {
		return b.Attr("aria-disabled", "true")
	}
	return b.OnClick(press)
}

// iconButton is a quiet button that shows an icon and says its label.
//
//go:noinline
func iconButton(id, name, label string) goapp.HTMLElem {
	return button(".btn.quiet.icon#"+id+"[aria-label=?][title=?]", label, label, icon(name))
}
