package app

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/diagnose"
	"umpire/engine/games"
	"umpire/engine/input"
	"umpire/engine/lab"
	"umpire/engine/recipe"
	"umpire/engine/session"
)

// many is the tests that the fields ask for. It is false, and says why, if they ask for none.
func (g *generating) many(d *desk) (lab.Tests, bool) {
	if !g.free() || !g.read(d) {
		return lab.Tests{}, false
	}
	count, err := strconv.Atoi(fieldText(fieldCount))
	if err != nil || count < 1 || count > lab.MaxTests {
		g.fail(d, words.T("generate.no-count", lab.MaxTests))
		return lab.Tests{}, false
	}
	return lab.Tests{Recipe: g.recipe.String(), Count: count}, true
}

// downloadTests makes the tests that the fields ask for and gives them to the person.
func (d *desk) downloadTests(goapp.Context, goapp.Event) {
	if tests, ok := d.gen.many(d); ok {
		d.gen.pack(d, tests)
	}
}

// pack gives tests to the person as a zip file.
func (g *generating) pack(d *desk, tests lab.Tests) {
	now := func(p session.Progress) string { return words.T("generate.pack.now", p.Done, max(p.Total, p.Done)) }
	c := call{op: lab.OpBatch, args: lab.TestsArgs(g.game, tests), done: func(r reply) { download(r.bulk, g.game+"-tests.zip") }}
	d.withInput(&c, tests)
	g.run(d, now, c)
}

// withInput gives a job the input whose datasets the tests are, if they are.
func (d *desk) withInput(c *call, tests lab.Tests) {
	if tests.Recipe == "" {
		in, _ := d.input()
		c.text = &in
	}
}

// rateInput and rateMany tell which mistakes are caught by the input's datasets, and by the tests that the fields ask for.
func (d *desk) rateInput(goapp.Context, goapp.Event) {
	if d.gen.free() {
		d.gen.rate(d, lab.Tests{})
	}
}

func (d *desk) rateMany(goapp.Context, goapp.Event) {
	if tests, ok := d.gen.many(d); ok {
		d.gen.rate(d, tests)
	}
}

func (g *generating) rate(d *desk, tests lab.Tests) {
	g.tests, g.rated, g.sum, g.strength, g.added = true, tests, d.sum, nil, nil
	c := call{op: lab.OpStrength, args: lab.TestsArgs(g.game, tests), done: func(r reply) {
		if s, ok := lab.ReadStrength(r.answer); ok {
			g.strength = &s
			d.say(g.verdict())
		}
	}}
	d.withInput(&c, tests)
	g.run(d, func(p session.Progress) string { return words.T("strength.now", p.Done, max(p.Total, p.Done)) }, c)
}

// current tells whether the tests that were rated are still there.
func (g *generating) current(d *desk) bool {
	return g.strength != nil && (g.rated.Recipe != "" || g.sum == d.sum)
}

// missed are the mistakes that no test catches, by their ids.
func (g *generating) missed() (ids []string) {
	for _, row := range g.strength.Rows {
		if row.By == 0 {
			ids = append(ids, row.Mistake.ID)
		}
	}
	return ids
}

// verdict says in a sentence how strong the tests are.
func (g *generating) verdict() string {
	s := g.strength
	switch {
	case s.TooLarge > 0:
		return words.T("strength.too-large", s.TooLarge, megabytes(diagnose.MaxInput))
	case len(s.Rows) == 0:
		return words.T("strength.stopped.none")
	}
	return words.T("strength.sum", s.Tests, len(s.Rows)-len(g.missed()), len(s.Rows))
}

// strengthen looks for small tests that catch what is missed.
func (d *desk) strengthen(goapp.Context, goapp.Event) {
	g := d.gen
	if !g.free() || g.strength == nil {
		return
	}
	g.tests = true
	now := func(p session.Progress) string { return words.T("strength.stronger.now", p.Done, max(p.Total, p.Done)) }
	g.run(d, now, call{op: lab.OpStronger, args: lab.ShrinkArgs(g.game, g.missed()), done: func(r reply) {
		if added, ok := lab.ReadStronger(r.answer); ok {
			g.added = added
			d.say(g.more())
		}
	}})
}

// more says what the added tests do.
func (g *generating) more() string {
	caught := 0
	for _, a := range g.added {
		caught += len(a.Catches)
	}
	return words.T("strength.more", len(g.added), caught)
}

// packAll gives the rated tests and the added ones to the person.
func (d *desk) packAll(goapp.Context, goapp.Event) {
	g := d.gen
	if !g.free() {
		return
	}
	g.tests = true
	tests := g.rated
	for _, a := range g.added {
		tests.More = append(tests.More, a.Text)
	}
	g.pack(d, tests)
}

// appendTests puts the added tests behind the datasets of the input.
func (d *desk) appendTests(goapp.Context, goapp.Event) {
	g := d.gen
	game, _ := games.ByID(g.game)
	var data []engine.Dataset
	for _, text := range append([]string{d.src.text}, g.texts()...) {
		for one := range game.Read(input.Read([]byte(text))) {
			data = append(data, one)
		}
	}
	text := game.Write(nil, data)
	r := input.Read(text)
	for range game.Read(r) {
	}
	if r.Err() != nil || len(r.Warnings()) > 0 {
		g.tests = true
		g.fail(d, words.T("strength.no-room"))
		return
	}
	d.take(textSource(string(text)), g.game)
	d.page = pageGenerate
}

// texts are the added tests.
func (g *generating) texts() (list []string) {
	for _, a := range g.added {
		list = append(list, a.Text)
	}
	return list
}

// strengthPane tells which known mistakes tests catch, and makes them catch more.
func (p *gamePage) strengthPane() goapp.UI {
	d := p.desk
	g := d.generator(p.game.ID)
	busy := g.job != nil
	whole := d.sum != nil && d.sum.Game == g.game && d.sum.Fault == nil
	body := []any{
		el("p.muted", words.T("strength.lead")),
		el("div.share-buttons",
			unless(busy || !whole, button(".btn#rate-input", words.T("strength.input")), d.rateInput),
			unless(busy, button(".btn#rate-many", words.T("strength.batch")), d.rateMany)),
		p.news(g, true),
	}
	if d.sum != nil && d.sum.Game == g.game && d.sum.Fault != nil {
		body = append(body, el("p.muted", words.T("strength.fault")))
	}
	if g.current(d) {
		body = append(body, el("p#strength", el("b", g.verdict())))
		s := g.strength
		if s.Stopped && len(s.Rows) > 0 {
			body = append(body, el("p", words.T("strength.stopped")))
		}
		if len(g.missed()) > 0 && len(g.added) == 0 {
			body = append(body, el("div.share-buttons", unless(busy, button(".btn.main#stronger", words.T("strength.stronger")), d.strengthen)))
		}
		if len(g.added) > 0 {
			body = append(body, el("p#added", g.more()),
				el("div.share-buttons",
					when(g.rated.Recipe == "" && g.manyDatasets() && d.src.text != "", func() any {
						return button(".btn.main#append-tests", words.T("strength.into")).OnClick(d.appendTests)
					}),
					unless(busy, button(".btn#download-all", icon("download"), words.T("strength.all")), d.packAll)))
		}
		body = append(body, g.table())
	}
	body = append(body, el("p", el("a.link#to-gallery[href=?]", galleryPath(g.game), words.T("gallery.all"))))
	return el("section.pane.strength-pane[aria-labelledby=strength-title]",
		el("div.head", el("h2#strength-title", words.T("strength.title"))),
		el("div.body.stack", body))
}

// manyDatasets tells whether an input of the game may hold more than one dataset.
func (g *generating) manyDatasets() bool {
	for _, k := range g.kinds {
		for _, s := range k.Sizes {
			if s.Name == recipe.Datasets {
				return true
			}
		}
	}
	return false
}

// table is the mistakes, those that are missed first.
func (g *generating) table() goapp.UI {
	added := map[string]bool{}
	for _, a := range g.added {
		for _, id := range a.Catches {
			added[id] = true
		}
	}
	var missed, caught []any
	for _, row := range g.strength.Rows {
		name := words.MistakeName(g.game, row.Mistake)
		switch {
		case row.By > 0:
			caught = append(caught, html("tr[data-mistake=?]", row.Mistake.ID, html("td", name), html("td", words.T("strength.by", row.By, g.strength.Tests))))
		case added[row.Mistake.ID]:
			missed = append(missed, html("tr[data-mistake=?]", row.Mistake.ID, html("td", name), html("td", words.T("strength.added"))))
		default:
			missed = append(missed, html("tr.missed[data-mistake=?]", row.Mistake.ID, html("td", name), html("td", words.T("strength.missed"))))
		}
	}
	return el("div.table", html("table.strength",
		html("thead", html("tr", html("th[scope=col]", words.T("strength.mistake")), html("th[scope=col]", words.T("strength.caught")))),
		html("tbody", missed, caught)))
}
