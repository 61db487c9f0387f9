package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/board"
	"umpire/app/words"
)

// rulesPane is the Rules tab: the game's rules in our words, with small boards, then limits, input and output.
func (p *gamePage) rulesPane() goapp.UI {
	id := p.game.ID
	var rules []any
	for _, rule := range ruleKeys[id] {
		rules = append(rules, el("li", words.T("rules."+words.Key(id)+"."+rule)))
	}
	var figures []any
	for _, m := range pictures[id] {
		figures = append(figures, el("figure",
			el("div.scene.board", board.SVG(sampleScene(p.game, m.moment), "rule-"+m.caption)),
			el("figcaption", words.T("picture."+words.Key(id)+"."+words.Key(m.caption))),
		))
	}
	return el("section.rules[aria-labelledby=rules-title]",
		el("div.text",
			el("h2#rules-title", words.T("rules.title", gameTitle(p.game))),
			el("p", words.T(words.Key("question."+id))),
			el("ul", rules),
			el("h3", words.T("rules.input")),
			el("p", words.T(words.Key("format."+id))),
			el("p", words.T(words.Key("limits."+id))),
			el("pre.mono[translate=no][tabindex=0]", head(p.game.Samples[0].Text, ruleLines)),
			el("h3", words.T("rules.output")),
			el("p", words.T(words.Key("output."+id))),
			el("p", el("a.link[href=?]", galleryPath(id), words.T("gallery.all"))),
		),
		el("div.pictures", figures),
	)
}

// ruleLines is how many lines of a sample stand on the Rules tab.
const ruleLines = 10

// head is the first lines of a text.
func head(text string, lines int) string {
	for i := range text {
		if text[i] == '\n' {
			if lines--; lines == 0 {
				return text[:i] + "\n…"
			}
		}
	}
	return text
}

// ruleKeys are the rules of each game, by their names in package words.
var ruleKeys = map[string][]words.Key{
	"twixt":       {"turns", "ends", "links", "crossing", "order", "verdict"},
	"lianliankan": {"pair", "path", "turns", "inside", "near", "stay"},
	"chapaev":     {"board", "flick", "takes", "touch", "lose", "best"},
	"go":          {"attempt", "occupied", "capture", "suicide", "ko", "again"},
	"infinite-go": {"board", "stone", "capture", "suicide", "noko", "count"},
}

// picture is a moment of a sample with a caption.
type picture struct {
	moment
	caption string
}

// pictures are the small boards on the Rules tab of each game.
var pictures = map[string][]picture{
	"twixt":       {{moment{}, "crossing"}, {moment{dataset: 1}, "win"}},
	"lianliankan": {{moment{}, "turns"}, {moment{sample: 1}, "detour"}},
	"chapaev":     {{moment{}, "start"}, {moment{sample: 1}, "touch"}},
	"go":          {{moment{answer: 23}, "ko"}, {moment{sample: 1, answer: 18}, "capture"}},
	"infinite-go": {{moment{}, "rim"}, {moment{sample: 2}, "suicide"}},
}
