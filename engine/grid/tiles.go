package grid

import (
	"math"

	"umpire/engine/input"
)

// The limits of a board of tiles.
const (
	MaxTileRows    = 1000
	MaxTileColumns = 1000
	maxTileText    = 16 << 20 // bytes
)

// Tiles reads a board of Lianliankan. A cell is a point or 0 if it is empty, a digit, or a letter: A to Z are the tiles
// 10 to 35, a to z are 36 to 61. Blanks may stand anywhere between cells, and so may commas, semicolons and bars. If
// these part cells of more than one digit, every cell is a number, a letter or a point; otherwise every character is
// one.
func Tiles(text []byte) (Grid, *input.Error) {
	r := newReader(text, limits{maxTileText, MaxTileRows, MaxTileColumns})
	apart := r.tilesApart()
	r.lines(func(line input.Span) {
		for i := line.Start; i < line.End && r.fault == nil; {
			if parts(r.text[i]) {
				i++
				continue
			}
			end := i + 1
			for apart && end < line.End && !parts(r.text[end]) {
				end++
			}
			if !apart {
				_, at := r.character(i)
				end = at.End
			}
			r.tile(input.Span{Start: i, End: end})
			i = end
		}
		r.endRow(line.End)
	})
	return r.done(wantTile)
}

// parts tells which bytes part tiles.
func parts(c byte) bool { return c == ' ' || c == '\t' || c == ',' || c == ';' || c == '|' }

// tilesApart tells whether separators part the tiles: some line has two, and some has more than one character.
func (r *reader) tilesApart() bool {
	several, long := false, false
	r.lines(func(line input.Span) {
		words := 0
		for i := line.Start; i < line.End; i++ {
			if parts(r.text[i]) {
				continue
			}
			words++
			start := i
			for i+1 < line.End && !parts(r.text[i+1]) {
				i++
			}
			long = long || i > start && digit(r.text[start])
		}
		several = several || words > 1
	})
	return several && long
}

// tile reads the tile that stands there.
func (r *reader) tile(at input.Span) {
	token := at.Of(r.text)
	c := token[0]
	switch {
	case len(token) == 1 && c == '.':
		r.cell(0, at)
	case len(token) == 1 && letter(c) && c <= 'Z':
		r.cell(10+int32(c-'A'), at)
	case len(token) == 1 && letter(c):
		r.cell(36+int32(c-'a'), at)
	default:
		r.numbered(token, at)
	}
}

// numbered reads a tile that is a number.
func (r *reader) numbered(token []byte, at input.Span) {
	v := 0
	for _, c := range token {
		if !digit(c) {
			r.fail(input.Token, at, input.Want{Name: wantTile})
			return
		}
		v = min(v*10+int(c-'0'), math.MaxInt32+1)
	}
	if v > math.MaxInt32 {
		r.fail(input.Range, at, input.Want{Name: wantTile, Max: math.MaxInt32})
		return
	}
	r.cell(int32(v), at)
}
