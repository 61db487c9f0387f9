package web

import (
	"fmt"
	"path"

	"github.com/tdewolff/minify/v2"
	"github.com/tdewolff/minify/v2/css"
	"github.com/tdewolff/minify/v2/js"
)

// minifiers make style sheets and scripts shorter, by extension. A script's global names stay: other scripts and the
// page's program call them.
var minifiers = map[string]minify.MinifierFunc{".css": css.Minify, ".js": js.Minify}

// minified is a style sheet or a script that does the same with fewer characters; any other text stays as it is. It
// fails for what is no such script.
func minified(url, text string) (string, error) {
	minifier, ok := minifiers[path.Ext(url)]
	if !ok {
		return text, nil
	}
	m := minify.New()
	m.AddFunc("", minifier)
	short, err := m.String("", text)
	if err != nil {
		return "", fmt.Errorf("%s: %w", url, err)
	}
	return short, nil
}
