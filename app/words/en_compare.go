package words

// enCompare is the English of comparing somebody's output with the judge's.
var enCompare = map[Key]string{
	"compare.mine":          "Your output",
	"compare.judge":         "Umpire’s output",
	"compare.outputs":       "The two outputs, line by line",
	"compare.result":        "Comparison",
	"compare.no-input":      "Paste an input first; its output is what yours is compared with.",
	"compare.ask":           "What does your program print?",
	"compare.how":           "Paste its output anywhere on this page, drop it as a file, or type it. It is compared word by word; spaces and line ends do not matter.",
	"compare.placeholder":   "Paste your program’s output here.",
	"compare.open":          "Open file",
	"compare.sample":        "Take the page’s sample output",
	"compare.clear":         "Clear",
	"compare.lines":         "{0} {0|line|lines}",
	"compare.by-words":      "Compared by words, spaces ignored",
	"compare.expected":      "expected",
	"compare.found":         "found",
	"compare.nothing":       "nothing",
	"compare.fault":         "The input has a problem; the comparison goes as far as the judge does.",
	"compare.progress":      "{0} {0|dataset|datasets}, {1} of the input.",
	"compare.shrink":        "Shrink this test",
	"compare.shrinking":     "{0} {0|input|inputs} tried, {1} {1|number|numbers} left.",
	"compare.shrunk":        "The smallest such test: {0} {0|number|numbers}, after {1} tries.",
	"compare.shrunk-so-far": "Stopped. The smallest so far: {0} {0|number|numbers}, after {1} tries.",
	"compare.no-shrink":     "This input does not show the mistake.",

	"compare.means.go.board":                     "The move is right, but not the board after it: at ({0}, {1}) Umpire has {2}, your program {3}.",
	"compare.means.go.let.ko":                    "Your program let {0} retake the ko at ({1}, {2}).",
	"compare.means.go.let.suicide":               "Your program let {0} play ({1}, {2}), where its own chain has no liberty and takes nothing.",
	"compare.means.go.let.occupied":              "Your program let {0} play on the stone at ({1}, {2}).",
	"compare.means.go.refused":                   "Your program refused {0} at ({1}, {2}); the move is legal and takes {3} {3|stone|stones}.",
	"compare.means.lianliankan.missed":           "Your program misses the line from ({0}, {1}) to ({2}, {3}); it turns {4} {4|time|times}.",
	"compare.means.lianliankan.joined.same-cell": "Your program pairs the tile at ({0}, {1}) with itself.",
	"compare.means.lianliankan.joined.empty":     "Your program joins cells of which one is empty: ({0}, {1}) and ({2}, {3}).",
	"compare.means.lianliankan.joined.different": "Your program joins two kinds of tile: ({0}, {1}) and ({2}, {3}).",
	"compare.means.lianliankan.joined.no-line":   "Your program joins ({0}, {1}) and ({2}, {3}), but every line between them turns more than twice or leaves the board.",
	"compare.means.infinite-go":                  "At the end {0} black and {1} white {1|stone is|stones are} left.",
	"compare.point.empty":                        "no stone",
	"compare.point.black":                        "a black stone",
	"compare.point.white":                        "a white stone",

	"compare.same":      "Your output is the same.",
	"compare.blanks":    "Only spaces or line ends differ; most judges accept that.",
	"compare.case":      "Only upper and lower case differ; most judges refuse that.",
	"compare.case-too":  "Upper and lower case differ too.",
	"compare.empty":     "Your output is empty.",
	"compare.before":    "Everything before this line is the same.",
	"compare.most":      "{0} answers differ. The first {1} are listed.",
	"compare.count":     "{0} {0|answer differs|answers differ}.",
	"compare.missing":   "{0} {0|answer is|answers are} missing at the end.",
	"compare.extra":     "{0} {0|answer stands|answers stand} after the last one.",
	"compare.previous":  "Previous difference",
	"compare.next":      "Next difference",
	"compare.show":      "Show on board",
	"compare.which":     "Difference {0} of {1}",
	"compare.working":   "Comparing dataset {0} of {1}.",
	"compare.went-here": "This looks like the output of a program, so it is compared.",

	// {0}: datasets that are whole, {1}: of how many, {2}: answers that are missing
	"compare.early.start": "Your output ends early, in the first dataset; {2} {2|answer is|answers are} missing.",
	"compare.early.after": "Your output ends early, after dataset {0} of {1}; {2} {2|answer is|answers are} missing.",

	// {0}: a line, {1}: answers
	"compare.on": "Your output goes on too long: from line {0} on, {1} {1|answer stands|answers stand} after the last one.",

	// {0}: the line; {1}: the dataset; {2}: the answer in it
	"compare.at.twixt":       "Line {0}, dataset {1}",
	"compare.at.lianliankan": "Line {0}, dataset {1}, question {2}",
	"compare.at.chapaev":     "Line {0}",
	"compare.at.go":          "Line {0}, attempt {2}",
	"compare.at.infinite-go": "Line {0}, game {1}",

	// {0}: such a place; {1} and {2}: words of the judge and of the other output
	"compare.differs":         "{0}: expected {1}, found {2}.",
	"compare.differs.lacks":   "{0}: expected {1}, found nothing more.",
	"compare.differs.surplus": "{0}: found {2}, expected nothing more.",

	// which of the numbers of an answer; {0}: the place so far
	"compare.board":   "{0}, board row {1}, column {2}",
	"compare.stone-0": "{0}, black stones",
	"compare.stone-1": "{0}, white stones",
}

// enDiagnose is the English of finding the mistakes behind an output.
var enDiagnose = map[Key]string{
	"diagnose.title":     "Which mistake?",
	"diagnose.more":      "{0} more {0|fits|fit}",
	"diagnose.ruled-out": "{0} {0|mistake is|mistakes are} ruled out",
	"diagnose.judge":     "No mistake",
	"diagnose.right":     "This is the judge’s output. There is nothing to diagnose.",
	"diagnose.none":      "No known mistake alone prints this output, and none of the {0} pairs tried does.",
	"diagnose.alone":     "No known mistake alone prints this output.",
	"diagnose.single":    "{0} known {0|mistake prints|mistakes print} exactly this output.",
	"diagnose.pairs":     "No known mistake alone prints this output, but {0} {0|pair of them does|pairs of them do}.",
	"diagnose.tried":     "{0} {0|pair was|pairs were} tried.",
	"diagnose.unseen":    "{0} {0|pair was|pairs were} not tried.",
	"diagnose.stopped":   "Stopped. This is what was seen until then.",
	"diagnose.cannot":    "Fitting is no proof: another mistake may print the same here. A larger input tells more of them apart.",

	// a program's line; {0}: datasets that it fits, {1}: of how many
	"diagnose.fits.one": "fits the dataset",
	"diagnose.fits.all": "fits all {1} datasets",
	"diagnose.fits":     "fits {0} of {1}",
	"diagnose.silent":   "makes no difference on this input",

	// {0}: the dataset, {1}: the answer in it
	"diagnose.ruled-out.twixt":       "ruled out by dataset {0}",
	"diagnose.ruled-out.lianliankan": "ruled out by dataset {0}, question {1}",
	"diagnose.ruled-out.chapaev":     "ruled out",
	"diagnose.ruled-out.go":          "ruled out by attempt {1}",
	"diagnose.ruled-out.infinite-go": "ruled out by game {0}",

	// {0} of {1}
	"diagnose.working":       "Trying program {0} of {1}.",
	"diagnose.working.pairs": "Trying pair {0} of {1}.",

	// {0}: bytes, {1}: the most
	"diagnose.input-too-large":  "This input is too large to diagnose ({0} bytes; {1} is the most). Shrink it, or take fewer datasets.",
	"diagnose.output-too-large": "This output is too large to diagnose ({0} bytes; {1} is the most). Take fewer datasets.",
	"diagnose.not-input":        "The input has a problem. Correct it first; nobody can say what the right output is.",
}
