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
	tag, rest := cutAny(selector, ".#[")
	e := goapp.Elem(tag)
	if namespace != "" {
		e = e.XMLNS(namespace)
	}
	parts = attributes(rest, parts, func(name, value string) { e = e.Attr(name, value) })
	return e.Body(nodes(parts)...)
}

// attributes calls for each attribute in the part of a selector behind the tag, and gives the parts that are left when it
// has taken the values. There may be several classes.
func attributes(selector string, parts []any, do func(name, value string)) []any {
	for selector != "" {
		sign := selector[0]
		var part string
		switch selector = selector[1:]; sign {
		case '.':
			part, selector = cutAny(selector, ".#[")
			do("class", part)
		case '#':
			part, selector = cutAny(selector, ".#[")
			do("id", part)
		case '[':
			part, selector, _ = strings.Cut(selector, "]")
			name, value, _ := strings.Cut(part, "=")
			if value == "?" {
				value = parts[0].(string)
				parts = parts[1:]
			}
			do(name, value)
		}
	}
	return parts
}

// markup is an element as HTML, of our own making: go-app hands it to the browser in one piece and sees nothing of what is
// in it. That is quick for what is only looked at, and has no handlers but those of the elements around it.
type markup string

// html is el as markup. Among its parts are strings, which are escaped here and nowhere else, and markup.
func html(selector string, parts ...any) markup {
	tag, rest := cutAny(selector, ".#[")
	text := []byte("<" + tag)
	class := ""
	parts = attributes(rest, parts, func(name, value string) {
		switch {
		case name == "class":
			class += " " + value
		case value != "":
			text = append(text, " "+name+`="`+escaped.Replace(value)+`"`...)
		}
	})
	if class = strings.TrimSpace(class); class != "" {
		text = append(text, ` class="`+escaped.Replace(class)+`"`...)
	}
	text = appendParts(append(text, '>'), parts)
	return markup(append(text, "</"+tag+">"...))
}

func appendParts(text []byte, parts []any) []byte {
	for _, part := range parts {
		switch part := part.(type) {
		case nil:
		case string:
			text = append(text, escaped.Replace(part)...)
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

// escaped is a text as it stands in HTML, in an attribute or between tags.
var escaped = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;")

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

// iconButton is a quiet button that shows an icon and says its label.
//
//go:noinline
func iconButton(id, name, label string) goapp.HTMLElem {
	return button(".btn.quiet.icon#"+id+"[aria-label=?][title=?]", label, label, icon(name))
}
