package board

import "math"

// palette is the colours of an image of tiles, each as a pixel of four bytes: red, green, blue, alpha.
type palette struct {
	ground uint32
	reach  [len(hatches) + 1]uint32 // of empty cells; 0 is not reached
	tiles  [shapes + 1]uint32       // by the type; larger numbers take them in turn
}

// dots fills an image of w × h pixels with the tiles seen in the window, scale pixels to a unit of it: every pixel has the
// colour of the cell on which it lies. From 6 units on the cells stand apart.
func (f *frame) dots(image []uint32, w, h int, scale float64, colours *palette) {
	cols, rows := f.cellsUnder(w, f.left, scale, f.scene.Cols), f.cellsUnder(h, f.top, scale, f.scene.Rows)
	for y, row := range rows {
		line := image[y*w : (y+1)*w]
		if row < 0 {
			for x := range line {
				line[x] = colours.ground
			}
			continue
		}
		start := int(row) * f.scene.Cols
		tiles := f.scene.Tiles[start : start+f.scene.Cols]
		var reach []uint8
		if f.scene.Reach != nil {
			reach = f.scene.Reach[start : start+f.scene.Cols]
		}
		for x, col := range cols {
			switch {
			case col < 0:
				line[x] = colours.ground
			case tiles[col] != 0:
				line[x] = colours.tiles[(uint32(tiles[col])-1)%shapes+1]
			case reach != nil:
				line[x] = colours.reach[reach[col]]
			default:
				line[x] = colours.reach[0]
			}
		}
	}
}

// cellsUnder is the row or column, from 0, on which each of n pixels lies, −1 beside the board and between cells.
func (f *frame) cellsUnder(n int, origin, scale float64, lines int) []int32 {
	cells := make([]int32, n)
	margin := 0.0
	if f.u >= 6 {
		margin = .07
	}
	for i := range cells {
		at := ((float64(i)+.5)/scale-origin)/f.u + .5
		cell := math.Floor(at)
		cells[i] = int32(cell)
		if cell < 0 || cell >= float64(lines) || at-cell < margin || at-cell > 1-margin {
			cells[i] = -1
		}
	}
	return cells
}
