package link

import (
	"math"
	"strconv"

	"umpire/engine/input"
)

// layout is how a game's input is made of whole numbers. Every dataset has sizes, and after them items, each of some
// numbers: moves, rows, questions.
type layout struct {
	sizes   []bounds // of the numbers that stand in n
	parts   []part   // the items, kind by kind
	counted bool     // the text begins with the number of datasets
	closed  bool     // it ends with 0 0
	letters bool     // a number of the readable form is a letter, a for 1; otherwise a base-36 digit
	dotted  bool     // the readable form has a point between two items
}

// bounds are the limits of a size, both included.
type bounds struct{ low, high int }

// part is one kind of item.
type part struct {
	name  string                  // in the words of input.Place
	key   byte                    // of the readable form
	sizes int                     // how many of the sizes stand before it in the text
	count int                     // which size is the number of items
	line  int                     // items on a line of the text
	width func(s *dataset) int    // numbers in an item
	low   int                     // the least number
	high  func(s *dataset) [2]int // the greatest, of the numbers at even and at odd places
	coder func() itemCoder        // of the packed form
}

// dataset is the numbers of one dataset: the sizes, and the items' numbers as far as they are there.
type dataset struct {
	sizes   [3]int
	numbers []int32
}

// The limits of counts that are no board's. They are wider than the judges'.
const (
	maxDatasets  = 1 << 16
	maxAttempts  = 100_000
	maxQuestions = 1_000
	maxNumbers   = maxInput / 2 // of all datasets: each takes two bytes of text at least
)

// The layouts. TwixT boards go to N = 23.
var (
	twixtLayout = layout{
		sizes:  []bounds{{1, 23}, {0, 24 * 24}},
		closed: true,
		parts: []part{{
			name: "move", key: 'm', sizes: 2, count: 1, line: 6, width: two, low: 0,
			high:  func(s *dataset) [2]int { return [2]int{s.sizes[0], s.sizes[0]} },
			coder: newPairs,
		}},
	}
	lianliankanLayout = layout{
		sizes:  []bounds{{1, 1000}, {1, 1000}, {0, maxQuestions}},
		closed: true, dotted: true,
		parts: []part{{
			name: "row", key: 'b', sizes: 2, count: 0, line: 1, low: 0,
			width: func(s *dataset) int { return s.sizes[1] },
			high:  anyNumber,
			coder: newRows,
		}, {
			name: "question", key: 'q', sizes: 1, count: 2, line: 1, low: 1,
			width: func(*dataset) int { return 4 },
			high:  func(s *dataset) [2]int { return [2]int{s.sizes[0], s.sizes[1]} },
			coder: newPairs,
		}},
	}
	goLayout = layout{
		sizes:   []bounds{{0, maxAttempts}},
		letters: true,
		parts: []part{{
			name: "attempt", key: 'm', sizes: 1, count: 0, line: 1, width: two, low: 1,
			high:  func(*dataset) [2]int { return [2]int{19, 19} },
			coder: newPairs,
		}},
	}
	infiniteLayout = layout{
		sizes:   []bounds{{0, maxAttempts}},
		counted: true,
		parts: []part{{
			name: "stone", sizes: 1, count: 0, line: 1, width: two, low: 1,
			high:  anyNumber,
			coder: newPairs,
		}},
	}
)

func two(*dataset) int { return 2 }

func anyNumber(*dataset) [2]int { return [2]int{math.MaxInt32, math.MaxInt32} }

// holds tells whether a dataset's item has numbers that may be.
func (p *part) holds(s *dataset, item []int32) bool {
	high := p.high(s)
	for i, v := range item {
		if int(v) < p.low || int(v) > high[i%2] {
			return false
		}
	}
	return true
}

// grow makes room for an item at the end of a dataset.
func (s *dataset) grow(width int) []int32 {
	s.numbers = append(s.numbers, make([]int32, width)...)
	return s.numbers[len(s.numbers)-width:]
}

// drop takes that room away again.
func (s *dataset) drop(width int) { s.numbers = s.numbers[:len(s.numbers)-width] }

// total is how many numbers the datasets announce.
func (l *layout) total(sets []dataset) int {
	n := 0
	for i := range sets {
		for _, p := range l.parts {
			n += sets[i].sizes[p.count] * p.width(&sets[i])
		}
	}
	return n
}

// read takes a text for the datasets of an input. It is false if the text is anything else, or has sizes that no link
// holds.
func (l *layout) read(text []byte) (sets []dataset, ok bool) {
	r := input.Read(text)
	most := 1
	if l.closed {
		most = maxDatasets
	}
	if l.counted {
		most, _ = r.Int("", 1, maxDatasets)
	}
	for len(sets) < most && !(l.closed && len(sets) > 0 && r.AtEnd()) {
		var s dataset
		whole, end := l.readDataset(r, &s)
		if end {
			break
		}
		if !whole {
			return nil, false
		}
		sets = append(sets, s)
	}
	return sets, r.End() && len(sets) > 0 && l.total(sets) <= maxNumbers
}

// readDataset reads a dataset, or the closing 0 0.
func (l *layout) readDataset(r *input.Reader, s *dataset) (whole, end bool) {
	sizes := 0
	for i := range l.parts {
		p := &l.parts[i]
		for range p.sizes {
			v, ok := r.Int("", 0, l.sizes[sizes].high)
			if l.closed && sizes == 1 && s.sizes[0] == 0 {
				return false, ok && v == 0
			}
			closes := l.closed && sizes == 0 && v == 0
			if !ok || v < l.sizes[sizes].low && !closes {
				return false, false
			}
			s.sizes[sizes] = v
			sizes++
		}
		high := p.high(s)
		width := p.width(s)
		for range s.sizes[p.count] {
			item := s.grow(width)
			if !r.Ints("", item, p.low, max(high[0], high[1])) || !p.holds(s, item) {
				return false, false
			}
		}
	}
	return true, false
}

// closing is the end of a closed input.
const closing = "0 0\n"

// write is the text of so many datasets, as far as they are there. It is false if that is over maxInput bytes.
func (l *layout) write(sets []dataset, count int) ([]byte, bool) {
	var text []byte
	if l.counted {
		text = appendLine(text, count)
	}
	for i := range sets {
		var whole bool
		if text, whole = l.writeDataset(text, &sets[i]); len(text) > maxInput {
			return nil, false
		} else if !whole {
			return text, true
		}
	}
	if l.closed && len(sets) == count {
		text = append(text, closing...)
	}
	return text, len(text) <= maxInput
}

// writeDataset appends a dataset, up to what is missing, or until the text is over maxInput bytes.
func (l *layout) writeDataset(text []byte, s *dataset) (out []byte, whole bool) {
	sizes, numbers := s.sizes[:], s.numbers
	for _, p := range l.parts {
		text = appendLine(text, sizes[:p.sizes]...)
		sizes = sizes[p.sizes:]
		width := p.width(s)
		count := s.sizes[p.count]
		for k := 1; k <= count; k++ {
			if len(numbers) < width || len(text) > maxInput {
				if p.line > 1 && k%p.line != 1 {
					text[len(text)-1] = '\n'
				}
				return text, false
			}
			text = appendLine(text, numbers[:width]...)
			numbers = numbers[width:]
			if k%p.line != 0 && k < count {
				text[len(text)-1] = ' '
			}
		}
	}
	return text, true
}

// appendLine appends numbers with a blank between them and a line end after them.
func appendLine[N int | int32](text []byte, numbers ...N) []byte {
	for _, n := range numbers {
		text = append(strconv.AppendInt(text, int64(n), 10), ' ')
	}
	text[len(text)-1] = '\n'
	return text
}

// content is the text of so many datasets, and how much of it is there: of the first kind of item that is not complete,
// or of the first kind if all are.
func (l *layout) content(sets []dataset, count int) content {
	if len(sets) == 0 {
		return content{short: true}
	}
	text, fits := l.write(sets, count)
	c := content{text: text, tooLarge: !fits, short: len(sets) < count}
	before := make([]int, len(sets)) // numbers of earlier kinds
	for i := range l.parts {
		p := &l.parts[i]
		arrived, announced := 0, 0
		for j := range sets {
			s := &sets[j]
			items, width := s.sizes[p.count], p.width(s)
			announced += items
			arrived += min(items, max(0, len(s.numbers)-before[j])/width)
			before[j] += items * width
		}
		if i == 0 || arrived < announced {
			c.part, c.arrived, c.announced = p.name, arrived, announced
		}
		if arrived < announced {
			c.short = true
			break
		}
	}
	return c
}
