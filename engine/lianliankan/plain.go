package lianliankan

// This file is the judge again, written apart from the other files: its own reader, search and writer, slow and
// obvious. Tests trust it.

import (
	"bytes"
	"strconv"
)

// Plain is the judge's output for a legal input, found the slow way: by taking every step of every line.
func Plain(text []byte) []byte {
	var out []byte
	p := plainText{bytes.Fields(text)}
	for {
		rows, cols := p.next(), p.next()
		if rows == 0 && cols == 0 {
			return out
		}
		b := plainBoard{rows: rows, cols: cols}
		for range rows * cols {
			b.tiles = append(b.tiles, p.next())
		}
		for range p.next() {
			x1, y1, x2, y2 := p.next(), p.next(), p.next(), p.next()
			if b.joined(x1, y1, x2, y2) {
				out = append(out, "YES\n"...)
			} else {
				out = append(out, "NO\n"...)
			}
		}
	}
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
}

func (b *plainBoard) tile(x, y int) int { return b.tiles[(x-1)*b.cols+y-1] }

func (b *plainBoard) onBoard(x, y int) bool { return 1 <= x && x <= b.rows && 1 <= y && y <= b.cols }

// joined is the rule of the statement.
func (b *plainBoard) joined(x1, y1, x2, y2 int) bool {
	if x1 == x2 && y1 == y2 {
		return false
	}
	if b.tile(x1, y1) == 0 || b.tile(x1, y1) != b.tile(x2, y2) {
		return false
	}
	_, found := b.walk(x1, y1, x2, y2, 2)
	return found
}

// plainWalker is somebody who stands on a cell, looks in a direction, and has turned and stepped so often.
type plainWalker struct{ x, y, direction, turns, steps int }

// walk is the number of steps of the shortest line between two cells that turns at most so often. The walkers leave the
// first cell in all four directions, and all take a step before any takes the next; no two are alike in place,
// direction and turns.
func (b *plainBoard) walk(x1, y1, x2, y2, turns int) (steps int, found bool) {
	directions := [4][2]int{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}
	seen := make([]bool, b.rows*b.cols*4*(turns+1))
	var walkers []plainWalker
	for direction := range directions {
		walkers = append(walkers, plainWalker{x: x1, y: y1, direction: direction})
	}
	for len(walkers) > 0 {
		w := walkers[0]
		walkers = walkers[1:]
		w.x += directions[w.direction][0]
		w.y += directions[w.direction][1]
		w.steps++
		if w.x == x2 && w.y == y2 {
			return w.steps, true
		}
		if !b.onBoard(w.x, w.y) || b.tile(w.x, w.y) != 0 {
			continue
		}
		for direction := range directions {
			next := w
			next.direction = direction
			if direction != w.direction {
				next.turns++
			}
			if next.turns > turns {
				continue
			}
			key := (((next.x-1)*b.cols+next.y-1)*4+direction)*(turns+1) + next.turns
			if !seen[key] {
				seen[key] = true
				walkers = append(walkers, next)
			}
		}
	}
	return 0, false
}
