package lianliankan

import (
	"iter"
	"slices"
	"strconv"

	"umpire/engine"
	"umpire/engine/input"
)

// The judge takes one column and one question more than the statement says; either earns a warning.
const (
	MaxRows      = 1000
	MaxCols      = 999
	MaxQuestions = 49
	MaxTile      = 1<<31 - 1
)

// Game is Lianliankan as HDU judges it. An answer's Facts are the question's four numbers, x1 y1 x2 y2; its Why is "" for
// YES and one of the reasons of this package for NO.
func Game() engine.Game {
	return engine.Game{
		ID:      "lianliankan",
		Title:   "Lianliankan",
		Source:  "HDU 1175",
		Problem: "连连看",
		Samples: []engine.Sample{
			{Name: "statement", Text: statement},
			{Name: "detour", Text: detour},
			{Name: "reasons", Text: reasons},
		},
		Read: func(r *input.Reader) iter.Seq2[engine.Dataset, bool] {
			return read(r, limits{MaxRows, MaxCols + 1, MaxQuestions + 1})
		},
		Write:  write,
		Shape:  shape,
		Output: engine.Layout{Words: []string{"YES", "NO"}},
	}
}

// statement is the sample of the problem.
const statement = `3 4
1 2 3 4
0 0 0 0
4 3 2 1
4
1 1 3 4
1 1 2 4
1 1 3 3
2 1 2 4
3 4
0 1 4 3
0 2 4 1
0 0 0 0
2
1 1 2 4
1 3 2 3
0 0
`

// detour begins with a pair whose shortest way turns three times, while a longer one turns twice.
const detour = `5 6
0 0 0 0 0 0
0 0 0 0 0 2
0 3 1 0 0 0
0 0 0 0 3 0
0 0 2 1 0 0
3
5 3 2 6
3 3 5 4
3 2 4 5
0 0
`

// reasons has every kind of answer: joined with no, one and two turns, and a NO for each reason there is.
const reasons = `5 7
7 5 3 3 0 6 8
0 4 8 0 1 0 5
6 0 0 0 2 0 0
4 0 0 0 0 0 0
2 0 0 0 1 0 7
9
1 3 1 4
2 2 4 1
3 5 5 1
1 6 3 1
1 2 2 7
2 3 1 7
1 1 1 1
1 5 1 6
1 1 1 2
0 0
`

// limits are the largest sizes that are read; benchmarks go beyond the judge's.
type limits struct{ rows, cols, questions int }

func read(r *input.Reader, most limits) iter.Seq2[engine.Dataset, bool] {
	return func(yield func(engine.Dataset, bool) bool) {
		for number := 1; ; number++ {
			if number > 1 && r.AtEnd() {
				r.WarnEnd()
				return
			}
			r.Place = input.Place{Dataset: number}
			s, ok := readSize(r, most)
			if !ok {
				return
			}
			if s.rows == 0 {
				r.Place = input.Place{}
				r.End()
				return
			}
			d, whole := readDataset(r, most, s)
			if d.Board.Rows == 0 || !yield(d, whole) || !whole {
				return
			}
		}
	}
}

// size is n and m, and where n stands.
type size struct{ rows, cols, start int }

// readSize reads n and m; both are 0 at the end of the input.
func readSize(r *input.Reader, most limits) (s size, ok bool) {
	if s.rows, ok = r.Int("n", 0, most.rows); !ok {
		return s, false
	}
	at := r.Span()
	s.start = at.Start
	if s.rows == 0 {
		if s.cols, ok = r.Int("m", 0, most.cols); ok && s.cols != 0 {
			r.Fail(input.Range, at, input.Want{Name: "n", Min: 1, Max: most.rows})
			return s, false
		}
		return s, ok
	}
	if s.cols, ok = r.Int("m", 1, most.cols); ok && s.cols > MaxCols {
		r.Warn(input.Over, r.Span(), input.Want{Name: "m", Min: 1, Max: MaxCols})
	}
	return s, ok
}

// readDataset reads what follows n and m. After a fault it gives the rows and questions before it.
func readDataset(r *input.Reader, most limits, s size) (d *Dataset, whole bool) {
	d = &Dataset{text: r.Text()}
	d.Board, d.rows, whole = readBoard(r, s)
	if whole {
		d.Questions, whole = readQuestions(r, most, d.Board)
	}
	d.span = input.Span{Start: s.start, End: r.Span().End}
	return d, whole
}

// readBoard reads the rows of a board, and remembers for each where the number before it ends.
func readBoard(r *input.Reader, s size) (b *Board, ends []int, whole bool) {
	// Every tile takes two bytes of what is left of the text, so a size that is only claimed reserves no more than that.
	left := (len(r.Text()) - r.Span().End) / 2
	tiles := make([]int32, 0, min(s.rows*s.cols, left))
	x := 0
	for ; x < s.rows; x++ {
		r.Place.Part, r.Place.Step, r.Place.Steps = "row", x+1, s.rows
		end := r.Span().End
		tiles = slices.Grow(tiles, s.cols)
		row := tiles[len(tiles) : len(tiles)+s.cols]
		if !r.Ints("tile", row, 0, MaxTile) {
			break
		}
		tiles = tiles[:len(tiles)+s.cols]
		ends = append(ends, end)
	}
	r.Place.Part, r.Place.Step, r.Place.Steps = "", 0, 0
	return &Board{x, s.cols, tiles}, ends, x == s.rows
}

// readQuestions reads q and the questions.
func readQuestions(r *input.Reader, most limits, b *Board) (questions []Question, whole bool) {
	count, ok := r.Int("q", 1, most.questions)
	if !ok {
		return nil, false
	}
	if count > MaxQuestions {
		r.Warn(input.Over, r.Span(), input.Want{Name: "q", Min: 1, Max: MaxQuestions})
	}
	for k := range count {
		r.Place.Part, r.Place.Step, r.Place.Steps = "question", k+1, count
		x1, _ := r.Int("x1", 1, b.Rows)
		span := r.Span()
		y1, _ := r.Int("y1", 1, b.Cols)
		x2, _ := r.Int("x2", 1, b.Rows)
		y2, ok := r.Int("y2", 1, b.Cols)
		if !ok {
			return questions, false
		}
		questions = append(questions, Question{
			A:    engine.Point{X: x1, Y: y1},
			B:    engine.Point{X: x2, Y: y2},
			Span: span.To(r.Span()),
		})
	}
	r.Place.Part, r.Place.Step, r.Place.Steps = "", 0, 0
	return questions, true
}

// write appends the datasets in the statement's layout, and the closing 0 0.
func write(dst []byte, data []engine.Dataset) []byte {
	for _, d := range data {
		d := d.(*Dataset)
		dst = appendLine(dst, d.Board.Rows, d.Board.Cols)
		for x := 1; x <= d.Board.Rows; x++ {
			dst = appendLine(dst, d.Board.Row(x)...)
		}
		dst = appendLine(dst, len(d.Questions))
		for _, q := range d.Questions {
			dst = appendLine(dst, q.A.X, q.A.Y, q.B.X, q.B.Y)
		}
	}
	return appendLine(dst, 0, 0)
}

// appendLine appends numbers with a blank between them and a line end after them.
func appendLine[N int | int32](dst []byte, numbers ...N) []byte {
	for i, n := range numbers {
		if i > 0 {
			dst = append(dst, ' ')
		}
		dst = strconv.AppendInt(dst, int64(n), 10)
	}
	return append(dst, '\n')
}

// shape walks the statement's layout: n m, a line a row, q, a line a question, and 0 0 at the end.
func shape(s *input.Shape) {
	for !s.AtEnd() {
		rows, _ := s.First()
		cols, ok := s.Next()
		if !ok || rows == 0 && cols == 0 || !shapeLines(s, rows, cols) {
			return
		}
		if questions, _ := s.First(); !shapeLines(s, questions, 4) {
			return
		}
	}
}

// shapeLines walks lines of so many numbers each, and tells whether they are all there.
func shapeLines(s *input.Shape, lines, numbers int) bool {
	for i := 0; i < lines && numbers > 0; i++ {
		_, ok := s.First()
		for j := 1; j < numbers && ok; j++ {
			_, ok = s.Next()
		}
		if !ok {
			return false
		}
	}
	return true
}
