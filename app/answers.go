package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/engine"
	"umpire/engine/lianliankan"
	"umpire/engine/session"
)

// pageRows is how many rows of the verdict list are asked for at a time.
const pageRows = 100

// query asks the worker about the text it judged last. then hears the answer, unless the work failed or another verdict
// is shown by then.
func (d *desk) query(op string, args []byte, then func(reply)) {
	sum := d.sum
	d.worker.call(call{op: op, args: args, done: func(r reply) {
		if d.sum == sum && r.failed == "" {
			then(r)
		}
	}})
}

// openAnswer chooses an answer, by number, and puts its dataset on the board; -1 is the dataset with the fault.
func (d *desk) openAnswer(answer int) {
	if d.sum == nil || d.sum.Game == "" || answer >= d.sum.Answers || answer < 0 && !d.sum.Partial {
		return
	}
	d.at, d.pick = answer, -1
	d.halt()
	if d.open != nil && d.open.what != nil {
		d.open.what.at = 0
		d.backToGame()
		d.at = answer
	}
	if o := d.open; o != nil && answer >= o.info.First && answer < o.info.First+o.info.Answers && o.info.Whole {
		d.goStep(o.stepOf(answer))
		return
	}
	d.lit = nil
	d.query(session.OpOpen, session.OpenArgs(answer), func(r reply) {
		info, ok := session.ReadOpened(r.answer)
		if !ok || d.at != answer {
			return
		}
		d.unpack(answer, info, bytesOf(r.bulk))
	})
}

// atOnce is how many bytes of a dataset the page reads, replays and draws in one go. A longer one takes turns with what a
// person does.
const atOnce = 16 << 10

// slow tells whether it takes longer to put a dataset of so many bytes on the board than to draw the verdicts without it.
// In Chapaev every position that can come is solved.
func slow(game string, size int) bool { return size > atOnce || game == "chapaev" }

// unpack puts a dataset that the worker sent on the board, unless another answer is chosen meanwhile.
func (d *desk) unpack(answer int, info session.Opened, content []byte) {
	sum, long := d.sum, slow(d.sum.Game, len(content))
	var data engine.Dataset
	var o *opened
	turns := []func(){
		func() { data = readDataset(sum.Game, info, content) },
		func() {
			if data != nil {
				o = open(data, info)
			}
		},
		func() {
			if o != nil {
				o.survey()
			}
		},
		func() {
			d.open, d.heading = o, 0
			if long {
				d.inTurns()
			}
			d.release()
			if row, ok := d.chosen(); ok && d.chose {
				d.say(rowWords(d.sum.Game, row))
			}
			d.chose = false
			d.arrive()
			d.loadLines()
		},
	}
	var next func()
	next = func() {
		for len(turns) > 0 && d.sum == sum && d.at == answer {
			turn := turns[0]
			turns = turns[1:]
			switch {
			case !long:
				turn()
			case len(turns) > 0:
				turn()
				later(0, next)
				return
			default:
				d.post(turn)
			}
		}
	}
	next()
}

// choose is openAnswer for a person's choice: it is spoken.
func (d *desk) choose(answer int) {
	d.chose = true
	d.openAnswer(answer)
	d.keepAddress()
}

// pickRow chooses row i of the verdict list, at once or when it has come from the worker.
func (d *desk) pickRow(i int) {
	d.pick = i
	if row, ok := d.listRow(i); ok {
		d.pick = -1
		d.openAnswer(row.Index)
		d.keepAddress()
	}
}

// listed is the number of rows in the verdict list.
func (d *desk) listed() int {
	switch {
	case d.sum == nil:
		return 0
	case d.refusedOnly:
		return d.sum.Refused
	}
	return d.sum.Answers
}

// listRow is row i of the verdict list. If it has not come from the worker yet, it is asked for and the bool is false.
func (d *desk) listRow(i int) (session.Row, bool) {
	page := i / pageRows
	if rows, ok := d.rows[page]; ok {
		if i%pageRows < len(rows) {
			return rows[i%pageRows], true
		}
		return session.Row{}, false
	}
	if d.asked[page] {
		return session.Row{}, false
	}
	d.asked[page] = true
	refused := d.refusedOnly
	d.query(session.OpRows, session.RowsArgs(refused, page*pageRows, pageRows), func(r reply) {
		rows, ok := session.ReadRows(r.answer)
		if !ok || d.refusedOnly != refused {
			return
		}
		if d.open == nil && d.held != 0 && slow(d.sum.Game, d.src.size) {
			d.release()
		}
		if d.rows[page] = rows; d.pick >= 0 && d.pick/pageRows == page {
			d.pickRow(d.pick)
		}
		if next := d.next; next != nil {
			d.next = nil
			afterPaint(func() { d.post(next) })
		}
	})
	return session.Row{}, false
}

// filter shows only the refused answers in the list, or all.
func (d *desk) filter(goapp.Context, goapp.Event) {
	d.refusedOnly, d.pick = !d.refusedOnly, -1
	clear(d.rows)
	clear(d.asked)
}

// loadLines asks for the lines that the folded view shows: the first and the last, and those about the fault.
func (d *desk) loadLines() {
	if editable(d) {
		d.lines = nil
		return
	}
	var spots []int
	if fault := d.sum.Fault; fault != nil {
		spots = append(spots, fault.Span.Start)
	}
	if o := d.open; o != nil {
		spots = append(spots, o.info.Span.Start, o.base+o.litSpan(d.lit).Start)
	}
	d.query(session.OpLines, session.LinesArgs(spots), func(r reply) {
		if lines, ok := session.ReadLines(r.answer); ok {
			d.lines = lines
			if d.mounted {
				d.ctx.Defer(func(goapp.Context) { showLit(true) })
			}
		}
	})
}

// output gets the judge's whole output and hands it on.
func (d *desk) output(then func(blob)) {
	d.query(session.OpOutput, nil, func(r reply) { then(r.bulk) })
}

// point goes to the step whose numbers hold an offset of the text, in whatever dataset it is.
func (d *desk) point(offset int) {
	o := d.open
	if o == nil || d.sum == nil {
		return
	}
	if span := o.info.Span; offset >= span.Start && offset <= span.End {
		if k := o.stepAt(offset - o.base); k > 0 {
			d.halt()
			d.goStep(k)
		}
		return
	}
	d.offset = offset
	d.find(-1, offset)
}

// find opens a dataset by its number from 0, or by an offset of the text if the number is negative.
func (d *desk) find(dataset, offset int) {
	d.query(session.OpFind, session.FindArgs(dataset, offset), func(r reply) {
		if answer, ok := session.ReadAnswer(r.answer); ok && answer != session.None {
			d.openAnswer(answer)
		}
	})
}

// askWhy has the worker explain the present question of a board that is too large for the page.
func (d *desk) askWhy() {
	o := d.open
	if o == nil || !o.far() || !o.info.Whole || o.k == 0 {
		return
	}
	k := o.k
	if _, ok := o.told[k]; ok {
		return
	}
	d.query(session.OpWhy, session.OpenArgs(o.info.First+k-1), func(r reply) {
		if d.open != o {
			return
		}
		if step, ok := o.data.(*lianliankan.Dataset).UnpackStep(bytesOf(r.bulk)); ok {
			o.told[k], o.view = step, nil
		}
	})
}
