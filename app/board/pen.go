package board

import (
	"math"
	"strconv"
)

// pen writes the d of one path. Everything of one look on a board is one path, however many pieces it draws.
type pen struct {
	d []byte

	// Where the last dot is, in hundredths, and how long d was behind it; 0 before there is one.
	x, y, dotted int
}

func (p *pen) move(x, y float64) { p.to('M', x, y) }
func (p *pen) line(x, y float64) { p.to('L', x, y) }

// across and down are level and upright lines, told by their length: those of a grid are all as long, and compress well.
func (p *pen) across(x1, x2, y float64) {
	p.move(x1, y)
	p.d = appendNumber(append(p.d, 'h'), x2-x1)
}

func (p *pen) down(x, y1, y2 float64) {
	p.move(x, y1)
	p.d = appendNumber(append(p.d, 'v'), y2-y1)
}

func (p *pen) to(command byte, x, y float64) {
	p.d = append(p.d, command)
	p.d = appendNumber(p.d, x)
	p.d = append(p.d, ' ')
	p.d = appendNumber(p.d, y)
}

func (p *pen) close() { p.d = append(p.d, 'z') }

// dot is a line of next to no length: with round ends and the width of a stone it is a stone. It is not quite nothing,
// as a canvas leaves out lines without length. A dot after a dot is told by the way there: on a grid that is always the
// same, and compresses to next to nothing too.
func (p *pen) dot(x, y float64) {
	cx, cy := hundredths(x), hundredths(y)
	if p.dotted > 0 && p.dotted == len(p.d) {
		p.d = append(p.d, 'm')
		p.d = appendHundredths(p.d, cx-p.x-1)
		p.d = append(p.d, ' ')
		p.d = appendHundredths(p.d, cy-p.y)
	} else {
		p.move(x, y)
	}
	p.d = append(p.d, "h.01"...)
	p.x, p.y, p.dotted = cx, cy, len(p.d)
}

// circle is for outlines that are dashed or lie open.
func (p *pen) circle(x, y, r float64) {
	p.move(x-r, y)
	p.arc(r, 2*r, 0)
	p.arc(r, -2*r, 0)
	p.close()
}

// box is a rectangle about a centre, reaching dx and dy from it.
func (p *pen) box(x, y, dx, dy float64) {
	p.move(x-dx, y-dy)
	p.d = append(p.d, 'h')
	p.d = appendNumber(p.d, 2*dx)
	p.d = append(p.d, 'v')
	p.d = appendNumber(p.d, 2*dy)
	p.d = append(p.d, 'h')
	p.d = appendNumber(p.d, -2*dx)
	p.close()
}

// rounded is a square with round corners.
func (p *pen) rounded(x, y, d, r float64) {
	p.move(x-d, y-d+r)
	p.arc(r, r, -r)
	p.line(x+d-r, y-d)
	p.arc(r, r, r)
	p.line(x+d, y+d-r)
	p.arc(r, -r, r)
	p.line(x-d+r, y+d)
	p.arc(r, -r, -r)
	p.close()
}

// arc goes clockwise along a circle of radius r, at most half of it, to a point so far away.
func (p *pen) arc(r, dx, dy float64) {
	p.to('a', r, r)
	p.d = append(p.d, " 0 0 1"...)
	p.to(' ', dx, dy)
}

// cross is two slanted strokes that reach r from a centre both ways.
func (p *pen) cross(x, y, r float64) {
	p.move(x-r, y-r)
	p.line(x+r, y+r)
	p.move(x+r, y-r)
	p.line(x-r, y+r)
}

// polygon goes through corners given as x, y, x, y …, and back to the first.
func (p *pen) polygon(corners ...float64) {
	p.through(corners)
	p.close()
}

// through goes through corners from the first to the last.
func (p *pen) through(corners []float64) {
	p.move(corners[0], corners[1])
	for i := 2; i < len(corners); i += 2 {
		p.line(corners[i], corners[i+1])
	}
}

// node is the path in a class, nothing drawn if the pen has not written.
func (p *pen) node(class string, width float64, more ...Attr) []Node {
	if len(p.d) == 0 {
		return nil
	}
	n := Node{Tag: "path", Attrs: []Attr{{"class", class}, {"d", string(p.d)}}}
	if width > 0 {
		n = n.with("stroke-width", number(width))
	}
	n.Attrs = append(n.Attrs, more...)
	return []Node{n}
}

// dash is the pattern of a dashed line.
func dash(on, off float64) Attr { return Attr{"stroke-dasharray", number(on) + " " + number(off)} }

func number(v float64) string { return string(appendNumber(nil, v)) }

// appendNumber writes a coordinate to two decimals, without the ones that are zero. Coordinates of a drawing are below
// 10⁷ (a canvas clips to what it shows), so hundredths fit an int.
func appendNumber(d []byte, v float64) []byte { return appendHundredths(d, hundredths(v)) }

func hundredths(v float64) int { return int(math.Round(v * 100)) }

func appendHundredths(d []byte, n int) []byte {
	if n < 0 {
		d = append(d, '-')
		n = -n
	}
	if whole := n / 100; whole > 0 || n == 0 {
		d = strconv.AppendInt(d, int64(whole), 10)
	}
	if cents := n % 100; cents != 0 {
		d = append(d, '.', byte('0'+cents/10))
		if cents%10 != 0 {
			d = append(d, byte('0'+cents%10))
		}
	}
	return d
}
