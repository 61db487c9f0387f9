package app

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
	"umpire/engine/lab"
	"umpire/engine/link"
	"umpire/engine/recipe"
	"umpire/engine/session"
)

// generating is the Generate tab of a game: the recipe in the making, and how strong tests are.
type generating struct {
	game   string
	kinds  []recipe.Kind // nil until the lab has told them
	recipe recipe.Recipe // what the fields began with
	failed string        // why the last thing asked for was not done
	tests  bool          // it was asked for beside the table of mistakes

	job *job                          // what the lab is at
	now func(session.Progress) string // says how far it is

	rated    lab.Tests        // the tests that were rated
	sum      *session.Summary // of the input whose datasets they are, without a recipe
	strength *lab.Strength    // nil if none were
	added    []lab.Added      // what makes them stronger
}

// The ids of the fields.
const (
	fieldSeed  = "recipe-seed"
	fieldSize  = "recipe-size-" // and the number of the size
	fieldCount = "tests-count"
)

// usualTests is how many tests are made if nobody says otherwise.
const usualTests = 10

// generator is what stands on the Generate tab of a game. The first time, the lab is asked for the kinds.
func (d *desk) generator(game string) *generating {
	if d.gen == nil || d.gen.game != game {
		g := &generating{game: game}
		d.gen = g
		g.ask(d, call{op: lab.OpKinds, args: lab.GameArgs(game), done: func(r reply) {
			if kinds, ok := lab.ReadKinds(r.answer); ok && len(kinds) > 0 {
				g.kinds, g.recipe = kinds, kinds[0].Usual(1)
			}
		}})
	}
	return d.gen
}

// run asks the lab for something at once, and says how far it is.
func (g *generating) run(d *desk, now func(session.Progress) string, c call) {
	d.freeLab()
	g.now = now
	g.ask(d, c)
}

// ask asks the lab for something. An answer that comes when something else is asked for, or another game is shown, is
// dropped.
func (g *generating) ask(d *desk, c call) {
	g.failed = ""
	done := c.done
	c.done = func(r reply) {
		switch {
		case d.gen != g:
		case r.failed != "":
			g.fail(d, failedWords(r))
		default:
			done(r)
		}
	}
	d.askLab(&g.job, c)
}

// free tells whether the lab can be asked for something of the recipe.
func (g *generating) free() bool {
	if g.job == nil {
		g.tests = false
	}
	return g.job == nil
}

// news is how far the lab is, or why something was not done, at the place where it was asked for.
func (p *gamePage) news(g *generating, tests bool) any {
	switch {
	case g.tests != tests:
	case g.failed != "":
		return el("div.card.no#generate-failed[role=alert]", el("p", g.failed))
	case g.job != nil && g.now != nil:
		return p.labProgress(g.job, g.now(g.job.progress))
	}
	return nil
}

// fail says why something was not done.
func (g *generating) fail(d *desk, why string) {
	g.failed = why
	d.say(why)
}

// kind is the kind of the recipe.
func (g *generating) kind() recipe.Kind {
	for _, k := range g.kinds {
		if k.Name == g.recipe.Name {
			return k
		}
	}
	return recipe.Kind{}
}

// read takes the recipe from the fields. It is false, and says why, if they make none.
func (g *generating) read(d *desk) bool {
	seed, err := strconv.ParseUint(fieldText(fieldSeed), 10, 64)
	if err != nil {
		g.fail(d, words.T("generate.no-seed"))
		return false
	}
	g.recipe.Seed = seed
	for i, s := range g.kind().Sizes {
		text := fieldText(fieldSize + strconv.Itoa(i))
		size, err := strconv.Atoi(text)
		if err != nil || size < s.Least || size > s.Most {
			g.fail(d, words.T("recipe.range", words.T(words.Key("size."+s.Name)), s.Least, s.Most, text))
			return false
		}
		g.recipe.Sizes[i] = size
	}
	return true
}

// typeRecipe takes what was typed into a field, so that it is still there when the tab is opened again.
func (d *desk) typeRecipe(goapp.Context, goapp.Event) {
	if g := d.gen; g.free() {
		g.failed = ""
		g.read(d)
	}
}

// fill puts the recipe into the fields that are there. Those that come begin with it.
func (g *generating) fill() {
	setValue(fieldSeed, strconv.FormatUint(g.recipe.Seed, 10))
	for i, size := range g.recipe.Sizes {
		setValue(fieldSize+strconv.Itoa(i), strconv.Itoa(size))
	}
}

// chooseKind takes another kind, in its usual sizes.
func (d *desk) chooseKind(_ goapp.Context, e goapp.Event) {
	g, name := d.gen, e.Get("target").Get("value").String()
	seed, err := strconv.ParseUint(fieldText(fieldSeed), 10, 64)
	if err != nil {
		seed = g.recipe.Seed
	}
	for _, k := range g.kinds {
		if k.Name == name {
			g.recipe = k.Usual(seed)
		}
	}
	g.fill()
}

// makeInput makes the recipe's input and takes it.
func (d *desk) makeInput(goapp.Context, goapp.Event) {
	if g := d.gen; g.free() && g.read(d) {
		g.make(d)
	}
}

// makeNext makes the input of the next seed.
func (d *desk) makeNext(goapp.Context, goapp.Event) {
	if g := d.gen; g.free() && g.read(d) {
		g.recipe.Seed++
		g.fill()
		g.make(d)
	}
}

func (g *generating) make(d *desk) {
	text := g.recipe.String()
	now := func(session.Progress) string { return words.T("generate.making", text) }
	g.run(d, now, call{op: lab.OpMake, args: lab.MakeArgs(g.game, text), done: func(r reply) {
		d.take(madeSource(r, text), g.game)
		d.page = pageGenerate
	}})
}

// madeSource is what the lab has made from a recipe.
func madeSource(r reply, recipe string) *source {
	src := bulkSource(r.bulk)
	src.recipe = recipe
	return src
}

// remake makes the input of the recipe of a link.
func (d *desk) remake(linked *source) {
	d.making = linked
	d.labWorker().call(call{op: lab.OpMake, args: lab.MakeArgs(linked.game, linked.recipe), done: func(r reply) {
		if d.making != linked {
			return // something else has come by then
		}
		d.making = nil
		if r.failed != "" {
			d.failed = words.T("recipe.bad", linked.recipe)
			d.say(d.failed)
			return
		}
		d.replace(madeSource(r, linked.recipe), linked.game)
	}})
}

// recipeLink is the address that makes the input anew; "" if no recipe made it.
func (d *desk) recipeLink(game string) string {
	if d.src == nil || d.src.recipe == "" || d.src.game != game {
		return ""
	}
	fragment, err := link.Encode(link.State{Game: game, Recipe: d.src.recipe, Step: link.NoStep})
	if err != nil {
		return ""
	}
	return d.absolute(gamePath(game), fragment)
}

// recipePane is where a recipe is chosen, its input made and its tests packed.
func (p *gamePage) recipePane() goapp.UI {
	d := p.desk
	g := d.generator(p.game.ID)
	busy := g.job != nil
	var options, fields []any
	for _, k := range g.kinds {
		options = append(options, el("option[value=?][selected=?]", k.Name, flag(k.Name == g.recipe.Name), words.T(words.Key("kind."+g.game+"."+k.Name))))
	}
	fields = append(fields, numberField(fieldSeed, words.T("generate.seed"), strconv.FormatUint(g.recipe.Seed, 10), "").OnChange(d.typeRecipe))
	for i, s := range g.kind().Sizes {
		fields = append(fields, numberField(fieldSize+strconv.Itoa(i), words.T(words.Key("size."+s.Name)), strconv.Itoa(g.recipe.Sizes[i]),
			words.T("generate.limits", s.Least, s.Most)).OnChange(d.typeRecipe))
	}
	body := []any{
		el("label.field.wide", el("span", words.T("generate.kind")), el("select#recipe-kind", options).OnChange(d.chooseKind)),
		fields,
		el("div.share-buttons",
			unless(busy, button(".btn.main#recipe-make", icon("play"), words.T("generate.make")), d.makeInput),
			unless(busy, button(".btn#recipe-next", words.T("generate.next")), d.makeNext)),
		p.news(g, false),
	}
	if address := d.recipeLink(g.game); address != "" {
		body = append(body, el("p#recipe-made", words.T("generate.made", d.src.recipe)),
			el("input.mono#recipe-link[readonly=true][aria-label=?][value=?]", words.T("generate.link"), address),
			el("div.share-buttons", button(".btn#recipe-copy", icon("copy"), words.T("generate.copy")).OnClick(func(goapp.Context, goapp.Event) {
				copyString(d.recipeLink(g.game), d.copied)
			})))
	}
	body = append(body, el("p.muted", words.T("generate.about")),
		el("h3", words.T("generate.batch")),
		numberField(fieldCount, words.T("generate.count"), strconv.Itoa(usualTests), words.T("generate.limits", 1, lab.MaxTests)),
		el("div.share-buttons", unless(busy, button(".btn#tests-download", icon("download"), words.T("generate.download")), d.downloadTests)),
		el("p.muted", words.T("generate.zip")))
	if len(g.kinds) == 0 {
		body = []any{p.labProgress(g.job, words.T("generate.loading"))}
	}
	return el("section.pane.input-pane.recipe-pane[aria-labelledby=recipe-title]",
		el("div.head", el("h2#recipe-title", words.T("generate.title"))),
		el("div.body.stack", body))
}

// numberField is a field for a whole number.
func numberField(id, label, value, hint string) goapp.HTMLElem {
	return el("label.field", el("span", label),
		el("input.mono[type=number][min=0][step=1][autocomplete=off][id=?][value=?]", id, value),
		when(hint != "", func() any { return el("span.muted", hint) }))
}
