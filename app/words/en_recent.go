package words

// enRecent is the English of the inputs that are kept on this device.
var enRecent = map[Key]string{
	"recent.title":      "Recent inputs",
	"recent.none":       "No input is kept on this device.",
	"recent.no-game":    "No game",
	"recent.remove":     "Remove",
	"recent.remove-one": "Remove {0}, {1}",
	"recent.clear":      "Clear all",
}
