// Package sgf reads and writes Smart Game Format, FF[4], for any game: a collection of trees whose nodes carry
// properties. What a property means is left to the packages of the games.
//
// The format is described at https://www.red-bean.com/sgf/. Real files stray from it, so the reader takes whatever it
// can make sense of and notes each thing that is out of order; only a file without any game, or over a limit, is refused.
// Nothing recurses, so a tree may be as deep as its file is long, and memory is in proportion to the file.
package sgf

import "iter"

// The limits of a file. Any file within them is read in well under a second, in a browser too; dictionaries of joseki, the
// largest trees that go round, are far below.
const (
	MaxBytes = 4 << 20 // of the file, before it is decoded
	MaxNodes = 2 << 20 // in all games together
)

// None stands for a node that is not there.
const None = -1

// Collection is what a file holds. Nodes, properties and values are numbered in file order, a parent before its children.
type Collection struct {
	Text     string // the file, decoded, without a byte order mark; spans are byte offsets in it
	Encoding string // what the file was decoded from: "UTF-8", "UTF-16", "ISO-8859-1", or as its CA names it
	Games    []int  // the roots; at least one
	Nodes    []Node
	Notes    Notes // in the order of their places

	properties []Property
	values     []Value
}

// Node is a place in a tree. Its other nodes are named by their numbers, or None.
type Node struct {
	Parent int32
	Child  int32 // the first child, which the main line follows
	Next   int32 // the next sibling
	At     int32 // where its semicolon stands
	first  int32 // its first property; those of the next node begin where its own end
}

// Property is a name and its values.
type Property struct {
	Name  string // upper-case letters and digits
	At    int32  // where its name stands
	first int32  // its first value
	count int32  // at least one
}

// Value is the part of the text between two brackets, still escaped.
type Value struct{ Start, End int32 }

// Properties is a node's properties in file order; a name may stand there more than once.
func (c *Collection) Properties(node int) []Property {
	end := len(c.properties)
	if node+1 < len(c.Nodes) {
		end = int(c.Nodes[node+1].first)
	}
	return c.properties[c.Nodes[node].first:end]
}

// Values is a property's values in file order, at least one.
func (c *Collection) Values(p Property) []Value { return c.values[p.first : p.first+p.count] }

// First is the first value that a node has under a name.
func (c *Collection) First(node int, name string) (v Value, ok bool) {
	for _, p := range c.Properties(node) {
		if p.Name == name {
			return c.values[p.first], true
		}
	}
	return v, false
}

// Raw is a value as it stands in the file, still escaped.
func (c *Collection) Raw(v Value) string { return c.Text[v.Start:v.End] }

// Children is a node's children in file order.
func (c *Collection) Children(node int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for n := c.Nodes[node].Child; n != None && yield(int(n)); n = c.Nodes[n].Next {
		}
	}
}

// Line is the nodes from a root, or any other node, down to a leaf. At each node with more than one child, the next of
// the choices says which one is followed, from 0; where there is no such child, or no choice is left, it is the first.
func (c *Collection) Line(root int, choices ...int) []int {
	var line []int
	for n := int32(root); n != None; {
		line = append(line, int(n))
		child := c.Nodes[n].Child
		if child != None && c.Nodes[child].Next != None && len(choices) > 0 {
			child, choices = c.chosen(child, choices[0]), choices[1:]
		}
		n = child
	}
	return line
}

// chosen is the sibling that comes so many places after the first, or the first if there is none.
func (c *Collection) chosen(first int32, choice int) int32 {
	n := first
	for ; choice > 0 && n != None; choice-- {
		n = c.Nodes[n].Next
	}
	if n == None {
		return first
	}
	return n
}

// Choices is the choices with which Line passes through a node.
func (c *Collection) Choices(node int) []int {
	var choices []int
	for n := int32(node); c.Nodes[n].Parent != None; n = c.Nodes[n].Parent {
		first := c.Nodes[c.Nodes[n].Parent].Child
		if c.Nodes[first].Next == None {
			continue
		}
		place := 0
		for s := first; s != n; s = c.Nodes[s].Next {
			place++
		}
		choices = append(choices, place)
	}
	for i, j := 0, len(choices)-1; i < j; i, j = i+1, j-1 {
		choices[i], choices[j] = choices[j], choices[i]
	}
	return choices
}
