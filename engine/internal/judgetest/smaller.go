package judgetest

import (
	"bytes"
	"iter"
	"slices"
	"strconv"

	"umpire/engine"
)

// Legal tells whether a game's judge takes a text without a fault or a warning.
func Legal(game engine.Game, text []byte) bool {
	_, r := Judge(game, text)
	return r.Err() == nil && len(r.Warnings()) == 0
}

// Smaller yields every legal input that lacks one element of a legal one: a dataset; an attempt of MNS317; a stone of
// Infinite Go, or a black and a white one; a black and a white peg of TwixT; a question, tile, row or column of
// Lianliankan; what comes after some digit of a number of Chapaev. It takes texts apart by itself, word by word.
func Smaller(game engine.Game, text []byte) iter.Seq[[]byte] {
	words := bytes.Fields(text)
	all := map[string]func([][]byte, func(string)){
		"twixt": fewerPegs, "lianliankan": fewerCells, "chapaev": fewerDigits, "go": fewerAttempts, "infinite-go": fewerStones,
	}
	return func(yield func([]byte) bool) {
		done := false
		all[game.ID](words, func(less string) {
			if !done && Legal(game, []byte(less)) {
				done = !yield([]byte(less))
			}
		})
	}
}

func number(word []byte) int {
	v, _ := strconv.Atoi(string(word))
	return v
}

func line(words ...[]byte) string { return string(bytes.Join(words, []byte{' '})) + "\n" }

func count(n int) []byte { return strconv.AppendInt(nil, int64(n), 10) }

// lists is lists of points, each after its length and, in TwixT, its board's size.
type lists struct {
	sizes  []int
	points [][][2][]byte
}

func (l *lists) add(size int, words [][]byte) {
	l.sizes = append(l.sizes, size)
	var points [][2][]byte
	for pair := range slices.Chunk(words, 2) {
		points = append(points, [2][]byte{pair[0], pair[1]})
	}
	l.points = append(l.points, points)
}

// text is the lists without list skip, each as head says.
func (l *lists) text(skip int, head func(size, length int) string) string {
	s := ""
	for i, points := range l.points {
		if i == skip {
			continue
		}
		s += head(l.sizes[i], len(points))
		for _, p := range points {
			s += line(p[0], p[1])
		}
	}
	return s
}

// fewer gives every text with a list less, with two points of different turns less, the others keeping theirs, and if
// single is set with one point less.
func (l *lists) fewer(single bool, text func(skip int) string, yield func(string)) {
	for i, points := range l.points {
		yield(text(i))
		for a := range points {
			if single {
				l.points[i] = slices.Delete(slices.Clone(points), a, a+1)
				yield(text(-1))
			}
			for b := a + 1; b < len(points); b += 2 {
				var turns [2][][2][]byte
				for k, p := range points {
					if k != a && k != b {
						turns[k%2] = append(turns[k%2], p)
					}
				}
				l.points[i] = nil
				for k := range len(points) - 2 {
					l.points[i] = append(l.points[i], turns[k%2][k/2])
				}
				yield(text(-1))
			}
		}
		l.points[i] = points
	}
}

func fewerPegs(words [][]byte, yield func(string)) {
	var l lists
	for len(words) > 2 {
		end := 2 + 2*number(words[1])
		l.add(number(words[0]), words[2:end])
		words = words[end:]
	}
	l.fewer(false, func(skip int) string {
		return l.text(skip, func(size, length int) string { return line(count(size), count(length)) }) + "0 0\n"
	}, yield)
}

func fewerStones(words [][]byte, yield func(string)) {
	var l lists
	for words = words[1:]; len(words) > 0; {
		end := 1 + 2*number(words[0])
		l.add(0, words[1:end])
		words = words[end:]
	}
	l.fewer(true, func(skip int) string {
		games := len(l.points)
		if skip >= 0 {
			games--
		}
		return line(count(games)) + l.text(skip, func(_, length int) string { return line(count(length)) })
	}, yield)
}

func fewerAttempts(words [][]byte, yield func(string)) {
	for i := 1; i < len(words); i += 2 {
		yield(line(append([][]byte{count(len(words)/2 - 1)}, slices.Delete(slices.Clone(words[1:]), i-1, i+1)...)...))
	}
}

func fewerDigits(words [][]byte, yield func(string)) {
	for i, w := range words {
		for length := bytes.IndexByte(w, '.'); length > 0 && length < len(w); length++ {
			less := slices.Clone(words)
			less[i] = w[:length]
			yield(line(less...))
		}
	}
}

// cells is a board of Lianliankan, row by row, and its questions.
type cells struct {
	rows      [][][]byte
	questions [][][]byte
}

func (c cells) text() string {
	if len(c.rows) == 0 {
		return "0 0\n" // what comes after is refused
	}
	s := line(count(len(c.rows)), count(len(c.rows[0])))
	for _, row := range c.rows {
		s += line(row...)
	}
	s += line(count(len(c.questions)))
	for _, q := range c.questions {
		s += line(q...)
	}
	return s
}

// without is the board without row or column k, counted from 1, and what is asked about the rest.
func (c cells) without(axis, k int) (less cells) {
	for i, row := range c.rows {
		switch {
		case axis == 1:
			less.rows = append(less.rows, slices.Delete(slices.Clone(row), k-1, k))
		case i+1 != k:
			less.rows = append(less.rows, row)
		}
	}
	for _, q := range c.questions {
		q = slices.Clone(q)
		about := false
		for _, j := range []int{axis, axis + 2} {
			v := number(q[j])
			about = about || v == k
			if v > k {
				q[j] = count(v - 1)
			}
		}
		if !about {
			less.questions = append(less.questions, q)
		}
	}
	return less
}

func fewerCells(words [][]byte, yield func(string)) {
	var all []cells
	for len(words) > 2 {
		rows, columns := number(words[0]), number(words[1])
		end := 2 + rows*columns
		c := cells{rows: slices.Collect(slices.Chunk(words[2:end], columns))}
		questions := number(words[end])
		words = words[end+1:]
		c.questions = slices.Collect(slices.Chunk(words[:4*questions], 4))
		words = words[4*questions:]
		all = append(all, c)
	}
	for i, c := range all {
		with := func(less ...cells) {
			s := ""
			for _, c := range slices.Concat(all[:i], less, all[i+1:]) {
				s += c.text()
			}
			yield(s + "0 0\n")
		}
		with()
		for k := range c.questions {
			with(cells{c.rows, slices.Delete(slices.Clone(c.questions), k, k+1)})
		}
		for k := range c.rows {
			with(c.without(0, k+1))
		}
		for k := range c.rows[0] {
			with(c.without(1, k+1))
		}
		for x, row := range c.rows {
			for y, tile := range row {
				if number(tile) == 0 {
					continue
				}
				rows := slices.Clone(c.rows)
				rows[x] = slices.Clone(row)
				rows[x][y] = count(0)
				with(cells{rows, c.questions})
			}
		}
	}
}
