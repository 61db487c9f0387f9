package sgf

import "strings"

// Writer writes a collection, token by token: Open, Node and Property as often as it takes, Close. Lines are broken
// between tokens, where a break means nothing.
type Writer struct {
	out    []byte
	column int // bytes on the last line
	depth  int // games and variations that are open
}

// foldAt is how many bytes a line has at least before it is broken.
const foldAt = 70

// Bytes is what was written.
func (w *Writer) Bytes() []byte { return w.out }

// Open begins a game, or a variation of one.
func (w *Writer) Open() {
	w.fold()
	w.write("(")
	w.depth++
}

// Close ends what was opened last. The line ends after a game.
func (w *Writer) Close() {
	w.write(")")
	if w.depth--; w.depth == 0 {
		w.write("\n")
	}
}

// Node begins a node.
func (w *Writer) Node() {
	w.fold()
	w.write(";")
}

// Property writes a property of the node. The values are raw: Escape makes such of any text. Without a value nothing is
// written.
func (w *Writer) Property(name string, values ...string) {
	for i, v := range values {
		if w.out[len(w.out)-1] != ';' {
			w.fold()
		}
		if i == 0 {
			w.write(name)
		}
		w.write("[")
		w.write(v)
		w.write("]")
	}
}

func (w *Writer) write(s string) {
	w.out = append(w.out, s...)
	if end := strings.LastIndexByte(s, '\n'); end >= 0 {
		w.column = len(s) - 1 - end
	} else {
		w.column += len(s)
	}
}

// fold breaks a line that is full.
func (w *Writer) fold() {
	if w.column >= foldAt {
		w.write("\n")
	}
}

// Write writes a collection as UTF-8; each game says so if it is not ASCII or named another encoding. Reading it gives
// the same trees, names and values, but for CA.
func (c *Collection) Write() []byte {
	ascii := true
	for i := 0; ascii && i < len(c.Text); i++ {
		ascii = c.Text[i] < 0x80
	}
	w := &Writer{out: make([]byte, 0, len(c.Text)+len(c.Text)/foldAt)}
	for _, root := range c.Games {
		c.writeGame(w, root, ascii)
	}
	return w.out
}

// writeGame writes a game. A node that has siblings stands in brackets with all that is below it.
func (c *Collection) writeGame(w *Writer, root int, ascii bool) {
	w.Open()
	for n := int32(root); ; {
		c.writeNode(w, n, ascii)
		if child := c.Nodes[n].Child; child != None {
			n = child
			if c.Nodes[n].Next != None {
				w.Open()
			}
			continue
		}
		for c.Nodes[n].Next == None { // up, until a sibling is left
			parent := c.Nodes[n].Parent
			if parent == None {
				w.Close()
				return
			}
			if c.Nodes[parent].Child != n {
				w.Close()
			}
			n = parent
		}
		w.Close()
		w.Open()
		n = c.Nodes[n].Next
	}
}

func (c *Collection) writeNode(w *Writer, n int32, ascii bool) {
	w.Node()
	root := c.Nodes[n].Parent == None
	if _, named := c.First(int(n), "CA"); root && (named || !ascii) {
		w.Property("CA", encodingUTF8)
	}
	var raw []string
	for _, p := range c.Properties(int(n)) {
		if root && p.Name == "CA" {
			continue
		}
		raw = raw[:0]
		for _, v := range c.Values(p) {
			raw = append(raw, c.Raw(v))
		}
		w.Property(p.Name, raw...)
	}
}
