package app

import (
	"math/rand"
	"strconv"
	"testing"

	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/session"
)

// BenchmarkFarStep draws a step of 10,000 stones of Infinite Go, each far from the others, up to what the board is given.
func BenchmarkFarStep(b *testing.B) {
	text := []byte("10000\n")
	chance := rand.New(rand.NewSource(1))
	for range 10_000 {
		text = strconv.AppendInt(text, 1+chance.Int63n(2_000_000_000), 10)
		text = strconv.AppendInt(append(text, ' '), 1+chance.Int63n(2_000_000_000), 10)
		text = append(text, '\n')
	}
	game, _ := games.ByID("infinite-go")
	data, ok := game.One(input.Read(text))
	if !ok {
		b.Fatal("not a game")
	}
	o := open(data, session.Opened{Whole: true})
	for b.Loop() {
		o.k = (o.k + 9_999) % 10_001
		drawStep(o, nil)
	}
}
