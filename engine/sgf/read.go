package sgf

import (
	"strings"

	"umpire/engine/input"
)

// Read reads a file. The decoder is for encodings other than UTF-8, UTF-16 and Latin-1; without one, nobody knows those.
func Read(file []byte, decode Decoder) (*Collection, *Error) {
	if len(file) > MaxBytes {
		return nil, &Error{Code: TooLarge, Line: 1, Column: 1, Size: len(file), Limit: MaxBytes}
	}
	return readText(toText(file, decode))
}

// ReadText reads a text that is decoded already, as one that was pasted; its CA says nothing about it.
func ReadText(text string) (*Collection, *Error) {
	if len(text) > MaxBytes {
		return nil, &Error{Code: TooLarge, Line: 1, Column: 1, Size: len(text), Limit: MaxBytes}
	}
	var d decoded
	d.utf8(text)
	return readText(d)
}

func readText(d decoded) (*Collection, *Error) {
	r := reader{
		Collection: &Collection{Text: d.text, Encoding: d.encoding},
		scanner:    scanner{text: d.text},
		node:       None,
	}
	nodes, values := min(strings.Count(d.text, ";"), MaxNodes), strings.Count(d.text, "[") // or fewer
	r.Nodes, r.last = make([]Node, 0, nodes), make([]int32, 0, nodes)
	r.properties, r.values = make([]Property, 0, values), make([]Value, 0, values)
	for _, code := range d.notes {
		r.Notes.Add(code, None, input.Span{})
	}
	if code, at := r.games(); code != "" {
		var place Notes
		place.Add(code, None, input.Span{Start: at})
		place.Locate(d.text)
		e := &Error{Code: code, Line: place.List[0].Line, Column: place.List[0].Column}
		if code == TooManyNodes {
			e.Limit = MaxNodes
		}
		return nil, e
	}
	r.Notes.Locate(r.Text)
	return r.Collection, nil
}

// reader builds a collection.
type reader struct {
	*Collection
	scanner
	node int32          // the node to which the next one is added, or None
	head bool           // that node is the last thing that began: properties may follow
	bare bool           // nothing but white space has come since the last "("
	open []int32        // for each "(" that is open, the node before it
	last []int32        // of each node, its last child or None
	met  [26 * 37]int32 // of each name of one or two characters, one more than the last node that had it
}

// games reads all games; a code says why it cannot, and where.
func (r *reader) games() (code Code, at int) {
	for {
		r.toGame(func(s input.Span) { r.Notes.Add(Outside, None, s) })
		if r.ended() {
			break
		}
		if !r.game() {
			return TooManyNodes, r.pos
		}
	}
	if len(r.Games) > 0 {
		return "", 0
	}
	if len(r.Notes.List) > 0 { // where something stands that is no game
		at = r.Notes.List[len(r.Notes.List)-1].Span.Start
	}
	return NoGame, at
}

// game reads the game that starts here. It is false if there are too many nodes.
func (r *reader) game() bool {
	for !r.ended() {
		at := r.pos
		switch c := r.text[at]; {
		case isBlank(c):
			r.pos++
		case c == '(':
			r.pos++
			r.open = append(r.open, r.node)
			r.head, r.bare = false, true
		case c == ')':
			r.pos++
			if r.bare {
				r.Notes.Add(EmptyTree, int(r.node), input.Span{Start: at, End: r.pos})
			}
			top := len(r.open) - 1
			r.node, r.open = r.open[top], r.open[:top]
			r.head, r.bare = false, false
			if top == 0 {
				return true
			}
		case c == ';':
			if len(r.Nodes) == MaxNodes {
				return false
			}
			r.pos++
			r.add(at)
		case isLetter(c) && r.head:
			r.property()
		default:
			r.stray()
		}
	}
	r.Notes.Add(OpenTree, int(r.node), input.Span{Start: len(r.text), End: len(r.text)})
	r.node, r.open = None, r.open[:0]
	return true
}

// add adds a node under the open one and opens it.
func (r *reader) add(at int) {
	n := int32(len(r.Nodes))
	switch {
	case r.node == None:
		r.Games = append(r.Games, int(n))
	case r.last[r.node] == None:
		r.Nodes[r.node].Child = n
		r.last[r.node] = n
	default:
		r.Nodes[r.last[r.node]].Next = n
		r.last[r.node] = n
	}
	r.Nodes = append(r.Nodes, Node{Parent: r.node, Child: None, Next: None, At: int32(at), first: int32(len(r.properties))})
	r.last = append(r.last, None)
	r.node, r.head, r.bare = n, true, false
}

// property reads a property of the open node.
func (r *reader) property() {
	at := r.pos
	name, long := r.name()
	named := input.Span{Start: at, End: r.pos}
	p := Property{Name: name, At: int32(at), first: int32(len(r.values))}
	for {
		r.blanks()
		if r.ended() || r.text[r.pos] != '[' {
			break
		}
		v, closed := r.value()
		r.values = append(r.values, v)
		if !closed {
			r.Notes.Add(OpenValue, int(r.node), input.Span{Start: int(v.Start) - 1, End: int(v.End)})
		}
	}
	p.count = int32(len(r.values)) - p.first
	switch {
	case p.count == 0:
		r.Notes.Add(NoValue, int(r.node), named)
		return
	case name == "":
		r.values = r.values[:p.first]
		r.Notes.Add(Stray, int(r.node), named)
		return
	case long:
		r.Notes.Add(LongName, int(r.node), named)
	}
	if !isList(name) {
		extra := r.Values(p)
		if !r.again(name) {
			extra = extra[1:]
		}
		for _, v := range extra {
			r.Notes.Add(Repeated, int(r.node), input.Span{Start: int(v.Start), End: int(v.End)})
		}
	}
	r.properties = append(r.properties, p)
}

// stray passes what is no part of any property, up to the next token.
func (r *reader) stray() {
	from, end := r.pos, r.pos
	for !r.ended() {
		c := r.text[r.pos]
		if c == ';' || c == '(' || c == ')' || isLetter(c) && r.head {
			break
		}
		if c == '[' {
			r.value()
			end = r.pos
			continue
		}
		r.pos++
		if !isBlank(c) {
			end = r.pos
		}
	}
	r.Notes.Add(Stray, int(r.node), input.Span{Start: from, End: end})
}

// again tells whether the open node has had a property of this name. Longer names than FF[4] has are not looked for: a
// file may have as many of those as it likes.
func (r *reader) again(name string) bool {
	if len(name) > 2 {
		return false
	}
	place := int(name[0]-'A') * 37
	if len(name) == 2 {
		if c := int(name[1]); isDigit(name[1]) {
			place += 1 + c - '0'
		} else {
			place += 11 + c - 'A'
		}
	}
	had := r.met[place] == r.node+1
	r.met[place] = r.node + 1
	return had
}

// isList tells of which properties a node may have many values: stones set up, and marks, as FF[1] to FF[4] have them.
func isList(name string) bool {
	switch name {
	case "AB", "AW", "AE", "AR", "CR", "DD", "L", "LB", "LN", "M", "MA", "SL", "SQ", "TB", "TR", "TW", "VW":
		return true
	}
	return false
}
