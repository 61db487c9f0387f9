package words

// enLink is the English of links.
var enLink = map[Key]string{
	"link.UNCHECKED": "This link has no check at its end, so nobody can tell whether it is whole.",
	"link.CUT":       "This link was cut short.",
	"link.CHANGED":   "This link was changed on its way.",
	"link.MALFORMED": "This link cannot be read: there is something wrong with its “{0}”.",
	"link.NEWER":     "This link was made by a newer Umpire. Reload the page to open it.",
	"link.GAME":      "There is no game called “{0}”.",
	"link.TOOLONG":   "This link is too long to be opened: {0} characters, and {1} is the most.",
	"link.rules":     "This link asks for other rules. Umpire plays by the judge’s alone.",

	// {0}: bytes.
	"link.TOOLARGE":        "This input is too large for a link ({0} bytes). Download it as a file, or shrink it and share the small one.",
	"link.TOOLARGE.packed": "This link holds more than can be opened.",

	// {0} of {1} are there.
	"link.arrived.move":        "{0} of {1} {1|move|moves} arrived.",
	"link.arrived.row":         "{0} of {1} {1|row|rows} arrived.",
	"link.arrived.question":    "All rows and {0} of {1} {1|question|questions} arrived.",
	"link.arrived.disc":        "{0} of {1} {1|disc|discs} arrived.",
	"link.arrived.attempt":     "{0} of {1} {1|attempt|attempts} arrived.",
	"link.arrived.stone":       "{0} of {1} {1|stone|stones} arrived.",
	"link.arrived.byte":        "{0} of {1} {1|byte|bytes} arrived.",
	"link.arrived.all.move":    "All of its moves arrived.",
	"link.arrived.all.row":     "All of its rows and questions arrived.",
	"link.arrived.all.disc":    "All of its discs arrived.",
	"link.arrived.all.attempt": "All of its attempts arrived.",
	"link.arrived.all.stone":   "All of its stones arrived.",
	"link.arrived.all.byte":    "All of its input arrived.",

	"link.length.everywhere": "It fits everywhere.",
	"link.length.discord":    "It is too long for Discord.",
	"link.length.chats":      "It is too long for most chats, fine in a browser or a file.",
	"link.length.none":       "This input is too large for a link ({0} characters). Download it as a file, or shrink it and share the small one.",
}
