package app

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// The panes that can be shut where they stand under each other beside the board. Elsewhere the style sheet leaves the
// buttons out and shows every pane whole.
const (
	paneVerdict = "verdict"
	paneExplain = "explain"
	paneInput   = "input"
)

// foldButton opens and shuts a pane. Its name is the pane's.
func (d *desk) foldButton(pane, name string) goapp.UI {
	return iconButton("fold-"+pane, "down", name).Attr("data-fold", pane).Attr("aria-expanded", strconv.FormatBool(!d.shut[pane])).
		OnClick(d.pressFold)
}

func (d *desk) pressFold(ctx goapp.Context, _ goapp.Event) {
	pane := ctx.JSSrc().Get("dataset").Get("fold").String()
	d.shut[pane] = !d.shut[pane]
}
