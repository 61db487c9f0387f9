package app

import (
	"time"

	"umpire/app/words"
)

// answerAfter is how long the board shows a flick before Umpire answers it, and its answer before the person is on turn.
const answerAfter = 1200 * time.Millisecond

// answerFlick goes on to the best reply to the flick that was just played, which the branch's replay already holds, and
// then to the person's turn. Whatever the person does meanwhile ends it. Where nothing may move by itself, it goes to the
// reply at once and stays there.
func (d *desk) answerFlick() {
	o := d.open
	if o.chapaev() == nil || !d.layers[layerAnswers] || o.k >= o.replay.Len() {
		return
	}
	if stillness() {
		d.sayAnswer()
		return
	}
	d.plays++
	playing := d.plays
	d.playing = playing
	still := func() bool { return d.playing == playing && d.open == o }
	d.after(answerAfter, still, func() {
		d.sayAnswer()
		d.after(answerAfter, still, func() {
			said := d.said
			d.stepBy(1)
			d.say(said) // what matters is the answer
			d.halt()
		})
	})
}

// sayAnswer goes to the reply and says it.
func (d *desk) sayAnswer() {
	d.stepBy(1)
	o := d.open
	flick := o.chapaev().Flick(o.k)
	d.say(words.T("answer.said", discName(flick.Disc), flick.Takes.Len(), o.flickTurn()))
}

// flickTurn says which side of Chapaev is on turn after the present step and which wins.
func (o *opened) flickTurn() string {
	r := o.chapaev()
	now := r.Position(o.k)
	winner := now.Turn
	if now.Over() || r.Table() != nil && !r.Table().Wins(now) {
		winner = winner.Other()
	}
	switch {
	case now.Over():
		return words.T(words.Key("whatif.won." + sideKey(winner)))
	case r.Table() == nil:
		return words.T(words.Key("whatif.flicks." + sideKey(now.Turn)))
	}
	return words.T(words.Key("whatif.flicks."+sideKey(now.Turn))) + " " + words.T(words.Key("whatif.wins."+sideKey(winner)))
}
