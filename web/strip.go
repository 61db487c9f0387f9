package web

import (
	"fmt"
	"path"
	"regexp"
	"strings"
)

var (
	sheetComment  = regexp.MustCompile(`(?s)/\*.*?\*/`)
	scriptComment = regexp.MustCompile(`(?m)^[ \t]*//.*$`) // a line of its own
	lineStart     = regexp.MustCompile(`\n\s+`)
)

// strip leaves comments, indentation and empty lines out of a style sheet or a script, by its extension; anything else
// stays as it is. It knows lines, not the languages, and fails for a script with a text over more than one line. In
// style sheets such a text, and a comment within a text, must not be.
func strip(name, content string) (string, error) {
	switch path.Ext(name) {
	case ".css":
		content = sheetComment.ReplaceAllString(content, "")
	case ".js":
		for line := range strings.Lines(content) {
			if strings.Count(line, "`")%2 != 0 {
				return "", fmt.Errorf("%s has a text over more than one line: %s", name, line)
			}
		}
		content = scriptComment.ReplaceAllString(content, "")
	default:
		return content, nil
	}
	return strings.TrimLeft(lineStart.ReplaceAllString(content, "\n"), "\n"), nil
}
