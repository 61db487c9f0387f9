package app

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/app/words"
)

// moreSamples says that the pasted page has other samples than the one that is judged, and offers them. There are none
// to offer where the text is too long to be held by the page.
func (d *desk) moreSamples() goapp.UI {
	more := d.sum.More
	if len(more) == 0 {
		return nil
	}
	var offers []any
	for i, block := range more {
		if block.End <= len(d.src.text) {
			offers = append(offers, button(".link[data-sample=?]", strconv.Itoa(i),
				words.T("samples.judge", i+2),
			).OnClick(d.judgeSample))
		}
	}
	return el("div.card#more-samples",
		el("p", words.T("samples.first", len(more)+1)),
		el("div.samples", offers),
	)
}

// judgeSample makes the sample that a button names the input. The page it stood on can be brought back.
func (d *desk) judgeSample(_ goapp.Context, e goapp.Event) {
	i, err := strconv.Atoi(e.Get("currentTarget").Get("dataset").Get("sample").String())
	if err == nil && d.sum != nil && i < len(d.sum.More) && d.sum.More[i].End <= len(d.src.text) {
		sample := d.sum.More[i].Of([]byte(d.src.text))
		d.offer(textSource(string(sample)), sample)
	}
}
