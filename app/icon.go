package app

// icons are line drawings on a 20 × 20 grid, by name.
var icons = map[string]string{
	"paste":    "M7 4H5v13h10V4h-2M7.5 2.5h5v3h-5z",
	"file":     "M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15",
	"copy":     "M7 7h10v10H7zM13 7V3H3v10h4",
	"download": "M10 3v10m-4-4 4 4 4-4M3.5 17h13",
	"undo":     "M4 8h8a4.5 4.5 0 0 1 0 9H8M4 8l4-4M4 8l4 4",
	"redo":     "M16 8H8a4.5 4.5 0 0 0 0 9h4M16 8l-4-4M16 8l-4 4",
	"share":    "M10 12.5V2.5m-3.5 3.5L10 2.5 13.5 6M6 9H4v8.5h12V9h-2",
	"sun":      "M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 1.5v2m0 13v2M1.5 10h2m13 0h2M4 4l1.4 1.4m9.2 9.2L16 16M16 4l-1.4 1.4M5.4 14.6 4 16",
	"moon":     "M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z",
	"system":   "M2.5 4h15v10h-15zM7 17.5h6M10 14v3.5",
	"help":     "M7.2 7.4a2.8 2.8 0 1 1 4.1 2.5c-.9.5-1.3 1-1.3 2.1M10 15.4v.2",
	"close":    "M5 5l10 10M15 5 5 15",
	"lock":     "M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9",
	"wifi":     "M2.5 8a11 11 0 0 1 15 0M5.2 11a7 7 0 0 1 9.6 0M10 15v.2M7.7 13.6a3.4 3.4 0 0 1 4.6 0",
	"board":    "M3 3h14v14H3zM3 10h14M10 3v14",
	"input":    "M3 5h14M3 10h9M3 15h12",
	"list":     "M7.5 5h9.5M7.5 10h9.5M7.5 15h9.5M3.5 5v.1M3.5 10v.1M3.5 15v.1",
	"compare":  "M3 3.5h5.5v13H3zM11.5 3.5H17v13h-5.5z",
	"generate": "M3.5 3.5h13v13h-13zM7 7v.1M13 7v.1M10 10v.1M7 13v.1M13 13v.1",
	"left":     "M13 4l-7 6 7 6z",
	"right":    "M7 4l7 6-7 6z",
	"down":     "M5 8l5 5 5-5",
	"first":    "M4.5 4v12M15 4l-7 6 7 6z",
	"back":     "M13.5 4l-7 6 7 6z",
	"on":       "M6.5 4l7 6-7 6z",
	"last":     "M15.5 4v12M5 4l7 6-7 6z",
	"play":     "M6 3.5l10 6.5-10 6.5z",
	"pause":    "M7 4v12M13 4v12",
	"clock":    "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 6v4.5l3 2",
	"text":     "M3 5h14M3 8.5h14M3 12h14M3 15.5h9",
}

// drawing is an <svg> of shapes in a box that begins at 0. It says nothing to a screen reader.
func drawing(class, box, shapes string) markup {
	return markup(`<svg class="` + class + `" viewBox="0 0 ` + box + `" aria-hidden="true">` + shapes + `</svg>`)
}

// icon draws one of the icons.
func icon(name string) markup { return drawing("ico", "20 20", `<path d="`+icons[name]+`"/>`) }

// yesSign is the round check that stands beside what is accepted. The style sheet draws it: lists have one in every row, and
// a browser takes four times as long to read rows with drawings.
func yesSign() markup { return `<span class="sign yes"></span>` }

// noSign is the square cross that stands beside what is refused.
func noSign() markup { return `<span class="sign no"></span>` }

// piece is a small disc: class "b", "w" or "r".
func piece(class string) markup {
	return drawing("piece", "16 16", `<circle class="`+class+`" cx="8" cy="8" r="7" stroke-width="1.2"/>`)
}

// ringed is a piece with the ring that it has on the board as the cause of something.
func ringed(class string) markup {
	return drawing("piece", "16 16",
		`<circle class="`+class+`" cx="8" cy="8" r="7" stroke-width="1.2"/><circle class="ring-`+class+`" cx="8" cy="8" r="3.6" stroke-width="1.8"/>`)
}

// twoStones is a black stone before a white one.
func twoStones() markup {
	return drawing("piece pair", "24 16",
		`<circle class="b" cx="7" cy="8" r="6.3" stroke-width="1.2"/><circle class="w" cx="16.5" cy="8" r="6.3" stroke-width="1.2"/>`)
}

// logo is the U: Lianliankan's two-turn path from a black stone to a white one.
func logo() markup {
	return drawing("logo", "28 28",
		`<path class="ink" d="M7 6v15.5h14V6"/><circle class="stone" cx="7" cy="6.5" r="4.6"/><circle class="hollow" cx="21" cy="6.5" r="3.7"/>`)
}
