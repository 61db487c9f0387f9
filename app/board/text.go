package board

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// symbols are the kinds in letters, as Go programs write them on a terminal.
var symbols = [...]string{".", "X", "O", "R"}

// Cells is the board as a table of words, the first row its head: for every row and column what stands there (X black, O
// white, a tile's number, a dot for nothing), with an ellipsis for a fold. Squares give a row a disc: its name, x and y. So
// does a plane too large to be drawn at once: X or O, row and column. Links, which have no cell, are not in it.
func Cells(s *Scene) [][]string {
	switch {
	case s.Surface == Squares:
		return s.list("", "x", "y")
	case s.Surface == Plane && s.Large():
		return s.list("", "row", "column")
	}
	f := whole(s)
	standing := map[Place]string{}
	for _, p := range s.Pieces {
		if p.State == Standing {
			standing[p.At] = symbols[p.Kind]
		}
	}
	head := []string{""}
	f.cols.walk(func(line int, fold bool) {
		if fold {
			head = append(head, "…")
		} else {
			head = append(head, strconv.Itoa(line))
		}
	})
	table := [][]string{head}
	f.rows.walk(func(row int, fold bool) {
		if fold {
			ellipses := make([]string, len(head))
			for i := range ellipses {
				ellipses[i] = "…"
			}
			table = append(table, ellipses)
			return
		}
		name := row
		if f.yUp {
			name = f.up - row
		}
		line := append(make([]string, 0, len(head)), strconv.Itoa(name))
		f.cols.walk(func(col int, fold bool) {
			switch at := At(f.point(row, col)); {
			case fold:
				line = append(line, "…")
			case f.cornerless(row, col):
				line = append(line, "")
			case s.Surface == Table && s.Tiles[(row-1)*s.Cols+col-1] != 0:
				line = append(line, strconv.Itoa(int(s.Tiles[(row-1)*s.Cols+col-1])))
			case standing[at] != "":
				line = append(line, standing[at])
			default:
				line = append(line, symbols[NoKind])
			}
		})
		table = append(table, line)
	})
	return table
}

// list is the standing pieces one by one.
func (s *Scene) list(head ...string) [][]string {
	table := [][]string{head}
	for _, p := range s.Pieces {
		if p.State != Standing {
			continue
		}
		name := p.Label
		if name == "" {
			name = symbols[p.Kind]
		}
		table = append(table, []string{name, decimal(p.At.X), decimal(p.At.Y)})
	}
	return table
}

// walk calls for every line that is shown, and for every fold where it lies.
func (f *Fold) walk(do func(line int, fold bool)) {
	for i, run := range f.runs {
		if i > 0 || f.at[0] > 0 {
			do(0, true)
		}
		for line := run.From; line <= run.To; line++ {
			do(line, false)
		}
	}
	if f.open {
		do(0, true)
	}
}

// Text is Cells as lines of text with even columns, and below them a line for every link: its symbol and both ends.
func Text(s *Scene) string {
	table := Cells(s)
	var widths [2]int // of the numbers before the rows, and of every column
	for _, row := range table {
		for i, cell := range row {
			widths[min(i, 1)] = max(widths[min(i, 1)], utf8.RuneCountInString(cell))
		}
	}
	var b strings.Builder
	for _, row := range table {
		line := ""
		for i, cell := range row {
			line += strings.Repeat(" ", widths[min(i, 1)]-utf8.RuneCountInString(cell)) + cell + " "
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	for _, l := range s.Links {
		if l.Look == Joined {
			b.WriteString(symbols[l.Kind] + " " + l.A.String() + " – " + l.B.String() + "\n")
		}
	}
	return b.String()
}

// String writes a place as people do: (12, 5).
func (p Place) String() string { return "(" + decimal(p.X) + ", " + decimal(p.Y) + ")" }
