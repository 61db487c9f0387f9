package lianliankan

// This file is the judge again, written apart from the other files: its own reader, search and writer, slow and
// obvious. Tests trust it. Its mistakes are in plain_mistakes.go.

import (
	"bytes"
	"iter"
	"strconv"
)

// Plain yields the judge's output for a legal input, board by board, found the slow way: by taking every step of every
// line. The mistakes are those of Game.Mistakes, by their ids.
func Plain(text []byte, mistakes ...string) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		p := plainText{bytes.Fields(bytes.TrimPrefix(text, []byte("\uFEFF")))}
		slips := plainSlipsOf(mistakes)
		for {
			rows, cols := p.next(), p.next()
			if rows == 0 && cols == 0 {
				return
			}
			b := plainBoard{rows: rows, cols: cols, slips: slips}
			for range rows {
				for range cols {
					b.tiles = append(b.tiles, b.cut(p.next()))
				}
				if b.endsHere() {
					return
				}
			}
			if !yield(b.answers(&p)) {
				return
			}
		}
	}
}

// answers is the output for the questions that come next in the text.
func (b *plainBoard) answers(p *plainText) []byte {
	var out []byte
	for range p.next() {
		x1, y1, x2, y2 := p.next(), p.next(), p.next(), p.next()
		if b.slips.rowsColumns {
			x1, y1, x2, y2 = y1, x1, y2, x2
		}
		if !b.joined(x1, y1, x2, y2) {
			out = append(out, "NO\n"...)
			continue
		}
		out = append(out, "YES\n"...)
		if b.slips.removes {
			b.tiles[b.index(x1, y1)], b.tiles[b.index(x2, y2)] = 0, 0
		}
	}
	return out
}

// plainText is the words of the input that are still to be read.
type plainText struct{ words [][]byte }

// next is the next number; 0 after the end, so that a missing 0 0 is an end too.
func (p *plainText) next() int {
	if len(p.words) == 0 {
		return 0
	}
	n, _ := strconv.Atoi(string(p.words[0]))
	p.words = p.words[1:]
	return n
}

type plainBoard struct {
	rows, cols int
	tiles      []int
	slips      plainSlips
}

func (b *plainBoard) index(x, y int) int { return (x-1)*b.cols + y - 1 }

// tile is the tile in a cell; 0 outside the board.
func (b *plainBoard) tile(x, y int) int {
	if !b.onBoard(x, y) {
		return 0
	}
	return b.tiles[b.index(x, y)]
}

func (b *plainBoard) onBoard(x, y int) bool { return 1 <= x && x <= b.rows && 1 <= y && y <= b.cols }

// joined is the rule of the statement.
func (b *plainBoard) joined(x1, y1, x2, y2 int) bool {
	if !b.onBoard(x1, y1) || !b.onBoard(x2, y2) { // rows and columns exchanged
		return false
	}
	if b.tile(x1, y1) == 0 && !b.slips.emptyPair || b.tile(x1, y1) != b.tile(x2, y2) {
		return false
	}
	if x1 == x2 && y1 == y2 {
		return b.slips.sameCell
	}
	_, found := b.walk(x1, y1, x2, y2, b.slips.limit())
	return found
}

// plainWalker is somebody who stands on a cell, looks in a direction, and has turned and stepped so often.
type plainWalker struct{ x, y, direction, turns, steps int }

// walk is the number of steps of the shortest line between two cells that turns at most so often. The walkers leave the
// first cell in all four directions, and all take a step before any takes the next; no two are alike in place,
// direction and turns.
func (b *plainBoard) walk(x1, y1, x2, y2, turns int) (steps int, found bool) {
	trail := b.newTrail(turns)
	trail.first(x1, y1)
	var walkers, next []plainWalker
	for _, direction := range b.slips.order() {
		walkers = append(walkers, plainWalker{x: x1, y: y1, direction: direction, turns: b.slips.startTurns()})
	}
	for len(walkers) > 0 {
		for _, w := range walkers {
			w.x += plainDirections[w.direction][0]
			w.y += plainDirections[w.direction][1]
			w.steps++
			if w.x == x2 && w.y == y2 {
				if b.slips.noNeighbours && w.steps == 1 {
					continue
				}
				return w.steps, w.turns <= turns
			}
			if !b.open(w, x1, y1, x2, y2) || !trail.arrive(w) {
				continue
			}
			for _, direction := range b.slips.order() {
				n := w
				n.direction = direction
				if direction != w.direction {
					n.turns++
				}
				if n.turns <= turns || b.slips.firstArrival {
					next = append(next, n)
				}
			}
		}
		walkers, next = next, walkers[:0]
	}
	return 0, false
}

// plainDirections are the steps up, left, right and down.
var plainDirections = [4][2]int{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}
