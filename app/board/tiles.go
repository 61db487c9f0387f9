package board

import (
	"math"
	"strconv"
)

// shapes is how many types of tiles have a shape and colour of their own. Further ones show their number.
const shapes = 12

// tiles draws the tiles that are seen, and a dot in every empty cell where no reach is shown.
func (p *painter) tiles() {
	s := p.scene
	rows, cols := p.seen(&p.rows, p.top, p.h), p.seen(&p.cols, p.left, p.w)
	var empty, backs pen
	var marks [shapes + 1]pen
	var numbers [11][]label // by their length
	for row := rows.From; row <= rows.To; row++ {
		for col := cols.From; col <= cols.To; col++ {
			cell := (row-1)*s.Cols + col - 1
			x, y := p.left+float64(col-1)*p.u, p.top+float64(row-1)*p.u
			switch tile := s.Tiles[cell]; {
			case tile == 0:
				if s.Reach == nil || s.Reach[cell] == 0 {
					empty.dot(x, y)
				}
			default:
				backs.box(x, y, .345*p.u, .345*p.u)
				if tile > 0 && tile <= shapes {
					shape(&marks[tile], int(tile), x, y, p.u)
				} else {
					text := strconv.Itoa(int(tile))
					numbers[len(text)-1] = append(numbers[len(text)-1], label{x, y, text})
				}
			}
		}
	}
	p.stroke("dot", &empty, .1)
	p.stroke("tile-edge", &backs, .25)
	p.stroke("tile", &backs, .2)
	for k := 1; k <= shapes; k++ {
		p.stroke("tile-"+strconv.Itoa(k), &marks[k], strokes[k])
	}
	for i, labels := range numbers {
		p.spell("tile-number", min(.42, 1.35/float64(i+1))*p.u, labels)
	}
}

// seen is the lines of an unfolded axis that a drawing shows.
func (p *painter) seen(axis *Fold, origin, size float64) Run {
	from := int(math.Floor((-origin)/p.u - .5))
	to := int(math.Ceil((size-origin)/p.u + .5))
	all := axis.runs[0]
	return Run{max(all.From, all.From+from), min(all.To, all.From+to)}
}

// strokes are the widths of the lines that shapes are made of, 0 for a filled shape.
var strokes = [shapes + 1]float64{1: .095, 3: .095, 5: .115, 6: .142, 7: .128, 10: .085, 11: .085}

// shape draws the shape of one type about a point.
func shape(pen *pen, tile int, x, y, u float64) {
	at := func(dx, dy float64) (float64, float64) { return x + dx*u, y + dy*u }
	line := func(x1, y1, x2, y2 float64) {
		pen.move(at(x1, y1))
		pen.line(at(x2, y2))
	}
	figure := func(corners ...float64) {
		for i := range corners {
			corners[i] = corners[i]*u + [2]float64{x, y}[i%2]
		}
		pen.polygon(corners...)
	}
	switch tile {
	case 1: // ring
		pen.circle(x, y, .195*u)
	case 2: // triangle
		figure(0, -.215, .225, .19, -.225, .19)
	case 3: // frame
		pen.box(x, y, .195*u, .195*u)
	case 4: // diamond
		figure(0, -.245, .245, 0, 0, .245, -.245, 0)
	case 5: // slanted cross
		pen.cross(x, y, .195*u)
	case 6: // upright cross
		line(-.24, 0, .24, 0)
		line(0, -.24, 0, .24)
	case 7: // two bars
		line(-.235, -.137, .235, -.137)
		line(-.235, .137, .235, .137)
	case 8: // disc
		pen.circle(x, y, .23*u)
	case 9: // star
		figure(0, -.26, .063, -.087, .247, -.08, .102, .033, .153, .21, 0, .108, -.153, .21, -.102, .033, -.247, -.08, -.063, -.087)
	case 10: // triangle upside down, open
		figure(-.21, -.16, .21, -.16, 0, .2)
	case 11: // open hexagon
		figure(.23, 0, .115, .2, -.115, .2, -.23, 0, -.115, -.2, .115, -.2)
	case 12: // hourglass
		figure(-.2, -.225, .2, -.225, -.2, .225, .2, .225)
	}
}
