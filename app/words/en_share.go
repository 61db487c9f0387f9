package words

// enShare is the English of sharing what is shown.
var enShare = map[Key]string{
	"share.button":     "Share",
	"share.title":      "Share this position",
	"share.nothing":    "There is nothing to share yet.",
	"share.link":       "Link",
	"share.characters": "{0} {0|character|characters}.",
	"share.copy":       "Copy link",
	"share.open":       "Open in new tab",
	"share.system":     "Send…",
	"share.only":       "Dataset {0} only",
	"share.step":       "At step {0}",
	"share.mine":       "With my output",
	"share.privacy":    "The position is in the part after #, which browsers do not send to any server. Anyone with the link can read it.",
	"share.save":       "Or save",
	"share.input":      "Input",
	"share.output":     "Output",
	"share.embed":      "Embed",
	"share.copy-embed": "Copy code",
	"share.print":      "Print",
	"share.qr":         "QR code",
	"share.no-qr":      "A QR code holds at most {0} characters.",

	"embed.open": "Open in Umpire",

	"link.title":     "A damaged link",
	"link.open-rest": "Open what arrived",
	"link.leave":     "Leave it",

	"keys.share": "share what is shown",
	"keys.undo":  "take a move of your own back; with Shift play it again",
}
