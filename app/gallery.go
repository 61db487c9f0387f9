package app

import (
	"bytes"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/lab"
	"umpire/engine/link"
	"umpire/engine/session"
)

// galleryPage is the page of a game's known mistakes: what each does, and the smallest input that shows it.
type galleryPage struct {
	goapp.Compo
	desk  *desk
	game  engine.Game
	keeps keeper

	families [][]lab.Killer // nil until the lab has told them
	count    int
	prints   map[string]string // what mistakes print, by id, as far as the lab has told it
	failed   string
}

// CompoID keeps go-app from making one game's page out of another's.
func (p *galleryPage) CompoID() string { return "gallery-" + p.game.ID }

// galleryTail is what the address of a game's known mistakes has behind the game's.
const galleryTail = "/mistakes"

// galleryPath is the address of a game's known mistakes.
func galleryPath(id string) string { return gamePath(id) + galleryTail }

func (p *galleryPage) OnMount(ctx goapp.Context) {
	p.desk.attach(ctx)
	p.desk.labWorker().call(call{op: lab.OpGallery, args: lab.GameArgs(p.game.ID), done: p.hear})
}

func (p *galleryPage) OnNav(ctx goapp.Context) {
	ctx.Page().SetTitle(words.T("gallery.page-title", p.game.Title))
	p.desk.enter(elsewhere)
}

// hear takes the mistakes, and asks what the first of each family prints.
func (p *galleryPage) hear(r reply) {
	killers, ok := lab.ReadGallery(r.answer)
	if r.failed != "" || !ok {
		p.failed = failedWords(r)
		return
	}
	p.count, p.families, p.prints = len(killers), nil, map[string]string{}
	for i, k := range killers {
		if i == 0 || killers[i-1].Mistake.Family != k.Mistake.Family {
			p.families = append(p.families, nil)
		}
		last := &p.families[len(p.families)-1]
		*last = append(*last, k)
	}
	p.askPrint(0)
}

// askPrint asks what the first of a family prints, and then of the next, as long as the page is there: more of them would
// wait before what the next page asks.
func (p *galleryPage) askPrint(family int) {
	if family == len(p.families) || !p.Mounted() {
		return
	}
	k := p.families[family][0]
	in := textSource(k.Input).data
	p.desk.labWorker().call(call{op: lab.OpPrint, args: lab.PrintArgs(p.game.ID, k.Mistake.ID), text: &in, done: func(r reply) {
		if r.failed == "" {
			p.prints[k.Mistake.ID] = string(bytesOf(r.bulk))
		}
		p.askPrint(family + 1)
	}})
}

func (p *galleryPage) Render() goapp.UI {
	d := p.desk
	body := []any{el("p#gallery-loading", words.T("gallery.loading"))}
	switch {
	case p.failed != "":
		body = []any{el("div.card.no", el("p", p.failed))}
	case p.families != nil:
		var cards []any
		for _, family := range p.families {
			id := family[0].Mistake.ID
			prints, come := p.prints[id]
			shows := struct {
				prints string
				come   bool
			}{prints, come}
			cards = append(cards, keep(&p.keeps, id, shows, func() goapp.UI { return p.card(family, prints, come) }))
		}
		body = []any{el("p.muted", words.T("gallery.count", p.count, len(p.families))), el("div.gallery", cards)}
	}
	return frame(d, bar(d, p.game.ID), el("main.gallery-page[id=?]", mainID,
		el("h1", words.T("gallery.title", gameTitle(p.game))),
		el("p", words.T("gallery.lead")),
		el("p", el("a.link[href=?]", gamePath(p.game.ID), words.T("gallery.back"))),
		body))
}

// card is a family of mistakes: its words, its board, what it prints, and a way to each.
func (p *galleryPage) card(family []lab.Killer, prints string, come bool) goapp.UI {
	k := family[0]
	key := words.MistakeKey(p.game.ID, k.Mistake)
	name := words.T(key + ".name")
	parts := []any{el("h2", name)}
	for _, about := range []words.Key{"does", "rule", "why"} {
		parts = append(parts, el("p", el("b.about", words.T("mistake.heading."+about)), " ", words.T(key+"."+about)))
	}
	if come {
		parts = append(parts, p.answers(k, prints))
	}
	if len(family) == 1 {
		parts = append(parts, el("p", el("a.link[href=?]", p.link(k), words.T("gallery.open"))))
	} else {
		var links []any
		for _, k := range family {
			which := strings.TrimPrefix(words.MistakeName(p.game.ID, k.Mistake), name+": ")
			links = append(links, el("a.link[href=?]", p.link(k), which), " ")
		}
		parts = append(parts, el("p.variants", words.T("gallery.each"), " ", links))
	}
	return el("section.gallery-card[data-mistake=?]", k.Mistake.ID,
		el("div.scene.board", board.SVG(killerScene(p.game, k.Input), "killer-"+k.Mistake.ID)),
		el("div.text", parts))
}

// answers is the first line on which the judge and a mistake differ.
func (p *galleryPage) answers(k lab.Killer, prints string) goapp.UI {
	judge := bytes.Split(p.game.Judge(nil, input.Read([]byte(k.Input))), []byte{'\n'})
	mine := bytes.Split([]byte(prints), []byte{'\n'})
	i := 0
	for i < len(judge) && i < len(mine) && bytes.Equal(judge[i], mine[i]) {
		i++
	}
	line := func(lines [][]byte) goapp.UI {
		if i >= len(lines) || len(lines[i]) == 0 {
			return el("b", words.T("gallery.nothing"))
		}
		return el("b.mono[translate=no]", string(lines[i]))
	}
	return el("p.answers", when(i > 0, func() any { return words.T("gallery.line", i+1) + " " }),
		words.T("gallery.judge"), " ", line(judge), ", ", words.T("gallery.prints"), " ", line(mine))
}

// link is where the input of a mistake opens, its output compared.
func (p *galleryPage) link(k lab.Killer) string {
	fragment, _ := link.Encode(link.State{Game: p.game.ID, Input: []byte(k.Input), Mistake: k.Mistake.ID, Step: link.NoStep})
	return gamePath(p.game.ID) + "#" + fragment
}

// wide is how many rows of a board are too many to be seen on a card.
const wide = 15

// killerScene is the board of an input at its last answer.
func killerScene(g engine.Game, text string) *board.Scene {
	s := emptyView(g).scene
	for data, whole := range g.Read(input.Read([]byte(text))) {
		if whole {
			answers := data.Verdict().Len()
			s = drawStep(open(data, session.Opened{Whole: true, Answers: answers, Step: answers - 1}), map[string]bool{}).scene
		}
	}
	if s.Rows < wide {
		return s
	}
	reach := 8.0 // what there is on a wide board is in its first corner
	for _, piece := range s.Pieces {
		reach = max(reach, piece.At.X+1, piece.At.Y+1)
	}
	if reach < float64(s.Rows) {
		s.Crop = &board.Crop{A: board.Place{X: 1, Y: 1}, B: board.Place{X: reach, Y: reach}}
	}
	return s
}
