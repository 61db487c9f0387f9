package app

import (
	"net/url"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
	"rsc.io/qr"

	"umpire/app/words"
	"umpire/engine"
	"umpire/engine/games"
	"umpire/engine/link"
)

// sharing is what a person has chosen about the link to give away.
type sharing struct {
	only  bool // the shown dataset alone
	start bool // from the start, not at the present step
	mine  bool // with the person's own output
	embed bool // the code for another page is shown
	saved *savedFile
}

// The names of the share dialog's switches.
const (
	shareOnly = "only"
	shareStep = "step"
	shareMine = "mine"
)

// canShare tells whether there is a position to share, or a setup with its faults.
func (d *desk) canShare(game string) bool {
	return d.sum != nil && d.sum.Game == game && (d.open != nil || d.board != nil && len(d.board.faults) > 0)
}

func (d *desk) openShare(goapp.Context, goapp.Event) {
	if d.sum != nil && d.canShare(d.sum.Game) {
		d.halt()
		d.sharing = sharing{only: d.sum.Datasets > 1 && d.src.size > addressText && d.src.recipe == ""}
		d.ask(dialogShare)
	}
}

// shared is the address that the dialog offers: of the game's page, or of the one to be embedded. The error says why
// there is none.
func (d *desk) shared(path string) (address string, err *link.Error) {
	state := d.state()
	switch {
	case d.sharing.only:
		state.Dataset, state.Input = 1, d.alone()
	case d.src.recipe != "":
		state.Recipe = d.src.recipe
	case d.src.size > editMax:
		return "", &link.Error{Code: link.TooLarge, Size: d.src.size}
	default:
		d.give(&state, []byte(d.src.text))
	}
	if d.sharing.start {
		state.Step = link.NoStep
	}
	if d.sharing.mine && d.hasOutput() {
		state.Output = link.PackOutput([]byte(d.cmp.src.text))
	}
	fragment, err := link.Encode(state)
	if err != nil {
		return "", err
	}
	return d.absolute(path, fragment), nil
}

// absolute is the address of one of our pages with the site's name before it.
func (d *desk) absolute(path, fragment string) string {
	u := url.URL{Path: path, Fragment: fragment}
	if d.mounted {
		here := d.ctx.Page().URL()
		u.Scheme, u.Host = here.Scheme, here.Host
	}
	return u.String()
}

// shareDialog offers the link, the picture, the files.
func (d *desk) shareDialog() goapp.UI {
	if d.sum == nil || !d.canShare(d.sum.Game) {
		return el("p", words.T("share.nothing"))
	}
	path := gamePath(d.sum.Game)
	address, err := d.shared(path)
	var parts []any
	if length := len(address); err == nil && link.LengthOf(length) != link.NoLink {
		parts = append(parts,
			el("p.share-length", el("b", words.T("share.link")), " ", words.T("share.characters", length), " ", words.LinkLength(length)),
			el("div.share-row",
				el("div",
					el("textarea#share-link.mono[readonly=true][rows=4][spellcheck=false][translate=no][aria-label=?]", words.T("share.link"), address),
					el("div.share-buttons",
						button(".btn.main#copy-link", icon("copy"), words.T("share.copy")).OnClick(d.copyLink),
						el("a.btn#open-link[target=_blank][rel=noopener][href=?]", address, words.T("share.open")),
						when(hasSystemShare(), func() any { return button(".btn#system-share", words.T("share.system")).OnClick(d.systemShare) }),
					),
				),
				qrCode(address),
			))
	} else {
		parts = append(parts, el("div.card.warn#share-none", el("p", d.noLink(length, err))))
	}
	o := d.open
	var switches, formats []any
	if d.sum.Datasets > 1 {
		switches = append(switches, d.shareSwitch(shareOnly, d.sharing.only, words.T("share.only", o.info.Dataset+1)))
	}
	if o != nil {
		switches = append(switches, d.shareSwitch(shareStep, !d.sharing.start, words.T("share.step", o.k)))
		formats = d.formatButtons()
	}
	if d.hasOutput() {
		switches = append(switches, d.shareSwitch(shareMine, d.sharing.mine, words.T("share.mine")))
	}
	parts = append(parts, el("div.share-switches", switches),
		el("p.share-note", icon("lock"), el("span", words.T("share.privacy"))),
		el("div.share-files",
			el("b", words.T("share.save")),
			button(".btn#save-png", "PNG").OnClick(d.savePNG),
			button(".btn#save-svg", "SVG").OnClick(d.saveSVG),
			button(".btn#save-input", words.T("share.input")).OnClick(d.saveInput),
			when(d.sum.Answers > 0, func() any { return button(".btn#share-output", words.T("share.output")).OnClick(d.saveOutput) }),
			formats,
			button(".btn#embed-code[aria-expanded=?]", strconv.FormatBool(d.sharing.embed), words.T("share.embed")).OnClick(d.toggleEmbed),
			button(".btn#print", words.T("share.print")).OnClick(d.print),
		))
	if d.sharing.saved != nil {
		parts = append(parts, d.sharing.saved.words())
	}
	if d.sharing.embed {
		parts = append(parts, d.embedCode())
	}
	return el("div.share", parts)
}

// noLink says why there is no link, or that it would be too long.
func (d *desk) noLink(length int, err *link.Error) string {
	if err != nil {
		return words.Link(err)
	}
	return words.LinkLength(length)
}

// hasOutput tells whether there is an output of the person's, for all of the input and small enough for a link.
func (d *desk) hasOutput() bool {
	return !d.sharing.only && d.cmp != nil && d.cmp.sum == d.sum && d.cmp.src.text != ""
}

func (d *desk) shareSwitch(name string, on bool, label string) goapp.UI {
	return el("label.check",
		el("input[type=checkbox][data-share=?][id=?][checked=?]", name, "share-"+name, flag(on)).OnChange(d.switchShare),
		label)
}

func (d *desk) switchShare(ctx goapp.Context, _ goapp.Event) {
	on := ctx.JSSrc().Get("checked").Bool()
	switch ctx.JSSrc().Get("dataset").Get("share").String() {
	case shareOnly:
		d.sharing.only = on
	case shareStep:
		d.sharing.start = !on
	case shareMine:
		d.sharing.mine = on
	}
}

func (d *desk) toggleEmbed(goapp.Context, goapp.Event) { d.sharing.embed = !d.sharing.embed }

// embedCode is what another page writes to show the board.
func (d *desk) embedCode() goapp.UI {
	address, err := d.shared(embedPath(d.sum.Game))
	if err != nil {
		return el("p", d.noLink(0, err))
	}
	title := "Umpire, " + d.sum.Game
	code := `<iframe src="` + strings.ReplaceAll(address, "&", "&amp;") + `" width="600" height="720" title="` + title + `"></iframe>`
	return el("div.share-embed",
		el("textarea#share-embed.mono[readonly=true][rows=4][spellcheck=false][translate=no][aria-label=?]", words.T("share.embed"), code),
		button(".btn#copy-embed", icon("copy"), words.T("share.copy-embed")).OnClick(func(goapp.Context, goapp.Event) { copyString(code, d.copied) }),
	)
}

func (d *desk) copyLink(goapp.Context, goapp.Event) {
	if address, err := d.shared(gamePath(d.sum.Game)); err == nil {
		copyString(address, d.copied)
	}
}

func (d *desk) systemShare(goapp.Context, goapp.Event) {
	if address, err := d.shared(gamePath(d.sum.Game)); err == nil {
		shareBySystem(address)
	}
}

// alone is the shown dataset as a text of its own.
func (d *desk) alone() []byte {
	if d.sum.How == howSetup {
		return []byte(d.src.text)
	}
	game, _ := games.ByID(d.sum.Game)
	return game.Write(nil, []engine.Dataset{d.open.trunk().data})
}

// saveInput saves the input: the dataset alone if that is what is shared.
func (d *desk) saveInput(goapp.Context, goapp.Event) {
	switch {
	case d.sum.How == howSetup:
		download(d.src.data, d.sum.Game+".txt")
	case !d.sharing.only:
		download(d.src.data, d.sum.Game+".in")
	default:
		downloadText(d.alone(), d.sum.Game+".in")
	}
}

func (d *desk) saveSVG(goapp.Context, goapp.Event) { savePicture(d.pictureTitle(), d.sum.Game, false) }
func (d *desk) savePNG(goapp.Context, goapp.Event) { savePicture(d.pictureTitle(), d.sum.Game, true) }

func (d *desk) print(goapp.Context, goapp.Event) {
	closeDialog(d.dialog)
	d.dialog = ""
	d.ctx.Defer(func(goapp.Context) { printPage() })
}

// pictureTitle is what stands over a picture of the board: the game, the step, the verdict.
func (d *desk) pictureTitle() string {
	game, _ := games.ByID(d.sum.Game)
	title := game.Title + " · " + sourceOf(game) + " · "
	if d.open == nil {
		return title + words.T("setup.when")
	}
	title += stepHead(d.open)
	if row, ok := d.open.row(); ok {
		title += " · " + row.Token
	}
	return title
}

// qrCode is an address as a QR code, if it is not too long for a camera.
func qrCode(address string) any {
	if len(address) > link.MaxQR {
		return el("p.share-no-qr", words.T("share.no-qr", link.MaxQR))
	}
	code, err := qr.Encode(address, qr.L)
	if err != nil {
		return nil
	}
	const quiet = 4 // light modules around it, as the standard wants
	var path []byte
	for y := range code.Size {
		for x := 0; x < code.Size; x++ {
			from := x
			for x < code.Size && code.Black(x, y) {
				x++
			}
			if x > from {
				path = append(strconv.AppendInt(append(path, 'M'), int64(from+quiet), 10), ' ')
				path = append(strconv.AppendInt(path, int64(y+quiet), 10), 'h')
				path = append(strconv.AppendInt(path, int64(x-from), 10), "v1h-"...)
				path = append(strconv.AppendInt(path, int64(x-from), 10), 'z')
			}
		}
	}
	side := strconv.Itoa(code.Size + 2*quiet)
	return el("figure.qr",
		html("svg#qr[role=img][viewBox=?][aria-label=?]", "0 0 "+side+" "+side, words.T("share.qr"), html("path[d=?]", string(path))),
		el("figcaption", words.T("share.qr")))
}

// linkDialog says that a link did not arrive whole, and offers what could be read.
func (d *desk) linkDialog() goapp.UI {
	b := d.broken
	if b == nil {
		return el("p")
	}
	return el("div",
		el("p#link-trouble", b.why),
		el("div.share-buttons",
			when(len(b.state.Input) > 0, func() any {
				return button(".btn.main#open-rest", words.T("link.open-rest")).OnClick(d.openRest)
			}),
			button(".btn#leave-link", words.T("link.leave")).OnClick(d.closeAny),
		))
}

// openRest shows what could be read of a broken link.
func (d *desk) openRest(goapp.Context, goapp.Event) {
	b := d.broken
	closeDialog(d.dialog)
	d.dialog, d.broken = "", nil
	if b == nil {
		return
	}
	d.openState(b.state)
	linked := d.linked
	d.linked = nil
	d.take(linked, b.state.Game)
}
