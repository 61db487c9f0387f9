package grid

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/internal/rng"
	"umpire/engine/lianliankan"
)

// drawings is texts and the rows that they show, each cell a number; a kind is tiles or stones.
var drawings = []struct {
	read func([]byte) (Grid, *input.Error)
	text string
	want string
}{
	{Tiles, "12.\n.21\n", "1 2 0/0 2 1"},
	{Tiles, "1 2 .\r\n0 2 1", "1 2 0/0 2 1"},
	{Tiles, "\uFEFF\n  A.b\n\n  0B9\n\n", "10 0 37/0 11 9"},
	{Tiles, "1|2|3\n3,2;1", "1 2 3/3 2 1"},
	{Tiles, "1 12 0\n7 . A", "1 12 0/7 0 10"},
	{Tiles, "12\n21", "1 2/2 1"},
	{Tiles, "7 2147483647", "7 2147483647"},
	{Tiles, "ab ba", "36 37 37 36"},
	{Tiles, "z", "61"},

	{Stones, "X", "1"},
	{Stones, ".X,\n+o#", "0 1 0/0 2 1"},
	{Stones, "● ○ .\n. . .", "1 2 0/0 0 0"},
	{Stones, "  A B C\n3 . X . 3\n2 . . O 2   WHITE (O) has captured 1 stone\n1 . (X) . 1\n  A B C", "0 1 0/0 0 2/0 1 0"},
	{Stones, "$$B A title\n$$ -------\n$$ | . X |\n$$ | O . |\n$$ -------", "0 1/2 0"},
	{Stones, "+---+\n|.XO|\n+---+", "0 1 2"},
	{Stones, ". . 1\nX O 2\n1 2", "0 0/1 2"},
	{Stones, "abcdefghjklmnopqrstuvwxyzab\n" + strings.Repeat(".", 27), strings.TrimSuffix(strings.Repeat("0 ", 27), " ")},
	{Stones, "XO\nOX", "1 2/2 1"},
	{Stones, "0 1 2\n2 0 0", "0 1 2/2 0 0"},
}

// show is a grid as drawings have it.
func show(g Grid) string {
	var out []byte
	for i, v := range g.Cells {
		switch {
		case i > 0 && i%g.Columns == 0:
			out = append(out, '/')
		case i > 0:
			out = append(out, ' ')
		}
		out = strconv.AppendInt(out, int64(v), 10)
	}
	return string(out)
}

func TestDrawings(t *testing.T) {
	for _, d := range drawings {
		g, err := d.read([]byte(d.text))
		if err != nil {
			t.Errorf("%q: %+v", d.text, err)
		} else if got := show(g); got != d.want || len(g.Cells) != g.Rows*g.Columns {
			t.Errorf("%q: %s, want %s", d.text, got, d.want)
		}
	}
}

// faults is texts with a fault each, where it is, and how many rows are whole before it.
var faults = []struct {
	read         func([]byte) (Grid, *input.Error)
	text         string
	code         input.Code
	line, column int
	found, want  string
	rows         int
}{
	{Tiles, "", input.EOF, 1, 1, "", wantTile, 0},
	{Tiles, " \n|\n", input.EOF, 3, 1, "", wantTile, 0},
	{Tiles, "12.\n1?2", input.Token, 2, 2, "?", wantTile, 1},
	{Tiles, "1é", input.Token, 1, 2, "é", wantTile, 0},
	{Tiles, "1 12 3x", input.Token, 1, 6, "3x", wantTile, 0},
	{Tiles, "1 2147483648", input.Range, 1, 3, "2147483648", wantTile, 0},
	{Tiles, "1 99999999999999999999", input.Range, 1, 3, "99999999999999999999", wantTile, 0},
	{Tiles, "12\n\n123", Ragged, 3, 3, "3", wantCell, 1},
	{Tiles, "12\n1 \n12", Ragged, 2, 3, "", wantCell, 1},
	{Tiles, strings.Repeat("1", MaxTileColumns+1), input.Range, 1, MaxTileColumns + 1, "1", wantCell, 0},
	{Tiles, strings.Repeat("1\n", MaxTileRows+1), input.Range, MaxTileRows + 1, 1, "1", wantRow, MaxTileRows},
	{Tiles, strings.Repeat("1\n", maxTileText), Large, maxTileText/2 + 1, 1, "", "", 0},

	{Stones, "\n", input.EOF, 2, 1, "", wantStone, 0},
	{Stones, ".X\n.Q", input.Token, 2, 2, "Q", wantStone, 1},
	{Stones, ".X\n.◎", input.Token, 2, 2, "◎", wantStone, 1},
	{Stones, "a d\n..", input.Token, 1, 1, "a", wantStone, 0},
	{Stones, "2 . X 3", input.Token, 1, 7, "3", wantStone, 0},
	{Stones, ". 1 X", input.Token, 1, 5, "X", wantStone, 0},
	{Stones, "7\n..", input.Token, 1, 1, "7", wantStone, 0},
	{Stones, ". .\n. . X", Ragged, 2, 5, "X", wantCell, 1},
	{Stones, "2 . X 2\n1 . 1", Ragged, 2, 6, "", wantCell, 1},
	{Stones, strings.Repeat(".", MaxSide+1), input.Range, 1, MaxSide + 1, ".", wantCell, 0},
	{Stones, strings.Repeat("X\n", MaxSide+1), input.Range, MaxSide + 1, 1, "X", wantRow, MaxSide},
	{Stones, strings.Repeat(" ", maxStoneText+1), Large, 1, maxStoneText + 1, "", "", 0},
}

func TestFaults(t *testing.T) {
	for _, f := range faults {
		g, err := f.read([]byte(f.text))
		name := f.text[:min(len(f.text), 60)]
		if err == nil {
			t.Errorf("%q is accepted", name)
		} else if err.Code != f.code || err.Line != f.line || err.Column != f.column || err.Found != f.found ||
			err.Want.Name != f.want || g.Rows != f.rows {
			t.Errorf("%q: %d rows, %+v", name, g.Rows, err)
		}
	}
}

// TestLimits wants the limits of the games.
func TestLimits(t *testing.T) {
	if MaxTileRows != lianliankan.MaxRows || MaxTileColumns != lianliankan.MaxCols+1 || MaxSide != goban.MaxSide {
		t.Error("the limits of grids are not those of the games")
	}
}

// TestRandom draws random boards in random ways and reads them.
func TestRandom(t *testing.T) {
	r := rng.New(11)
	for round := range 400 {
		g := Grid{Rows: r.From(1, MaxSide), Columns: r.From(1, MaxSide)}
		stones := round%2 == 0
		most := 3
		if !stones {
			most = []int{10, 62, 1 << 30}[r.Below(min(3, g.Columns+1))] // a number needs a neighbour to be apart from
		}
		for range g.Rows * g.Columns {
			g.Cells = append(g.Cells, int32(r.Below(most)))
		}
		read := Tiles
		text := drawTiles(r, g, most)
		if stones {
			read, text = Stones, drawStones(r, g)
		}
		got, err := read(text)
		if err != nil || got.Rows != g.Rows || !slices.Equal(got.Cells, g.Cells) {
			t.Fatalf("%+v\n%s", err, text)
		}
	}
}

// drawTiles draws tiles as characters, with or without blanks, or as numbers.
func drawTiles(r *rng.Rand, g Grid, most int) (text []byte) {
	const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	numbers := most > len(characters)
	blanks := numbers || r.Chance(1, 2)
	for i, v := range g.Cells {
		switch {
		case numbers:
			text = strconv.AppendInt(text, int64(v), 10)
		case v == 0 && r.Chance(1, 2):
			text = append(text, '.')
		default:
			text = append(text, characters[v])
		}
		if (i+1)%g.Columns == 0 {
			text = append(text, '\n')
		} else if blanks {
			text = append(text, ' ')
		}
	}
	return text
}

// drawStones draws a diagram, with or without coordinates.
func drawStones(r *rng.Rand, g Grid) (text []byte) {
	const letters = "ABCDEFGHJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzab"
	labels := r.Chance(1, 2)
	black, white := []string{"X", "x", "#", "●"}[r.Below(4)], []string{"O", "o", "○"}[r.Below(3)]
	if labels {
		text = append(text, "   "+strings.Join(strings.Split(letters[:g.Columns], ""), " ")+"\n"...)
	}
	for y := range g.Rows {
		if labels {
			text = append(text, strconv.Itoa(g.Rows-y)+" "...)
		}
		for _, v := range g.Cells[y*g.Columns:][:g.Columns] {
			text = append(text, [...]string{".", black, white}[v]+" "...)
		}
		text = append(text, '\n')
	}
	return text
}

func FuzzTiles(f *testing.F) { fuzz(f, Tiles, 1<<31-1) }

func FuzzStones(f *testing.F) { fuzz(f, Stones, int(White)) }

// fuzz reads any text. What comes of it is a grid whose cells are within their limit, or a fault with a place; and a
// grid that is drawn again, as plain numbers or stones, is the same.
func fuzz(f *testing.F, read func([]byte) (Grid, *input.Error), most int) {
	for _, d := range drawings {
		f.Add([]byte(d.text))
	}
	for _, d := range faults {
		if len(d.text) < 2000 {
			f.Add([]byte(d.text))
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		g, err := read(text)
		if err != nil && (err.Line < 1 || err.Column < 1) {
			t.Fatalf("%+v", err)
		}
		if len(g.Cells) != g.Rows*g.Columns || err == nil && len(g.Cells) == 0 {
			t.Fatalf("%d cells of %d × %d", len(g.Cells), g.Rows, g.Columns)
		}
		for _, v := range g.Cells {
			if v < 0 || int(v) > most {
				t.Fatalf("a cell is %d", v)
			}
		}
		if err != nil {
			return
		}
		var again []byte
		for i, v := range g.Cells {
			if most == int(White) {
				again = append(again, ".XO"[v])
			} else {
				again = append(strconv.AppendInt(again, int64(v), 10), ' ')
			}
			if (i+1)%g.Columns == 0 {
				again = append(again, '\n')
			}
		}
		back, err := read(again)
		if most != int(White) && g.Columns == 1 && slices.Max(g.Cells) > 9 {
			return // nothing parts numbers that stand below each other
		}
		if err != nil || back.Rows != g.Rows || !slices.Equal(back.Cells, g.Cells) {
			t.Fatalf("%+v\n%s", err, again)
		}
	})
}
