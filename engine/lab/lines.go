package lab

import "bytes"

const (
	// maxLines is the most lines that one message asks for.
	maxLines = 1000
	// maxLine is how many bytes of a line are shown.
	maxLine = 400
)

// lines is a text by its lines.
type lines struct {
	text   []byte
	starts []int // of every line
}

// newLines finds the lines. A last line end begins no line of its own.
func newLines(text []byte) lines {
	l := lines{text: text}
	for at := 0; at < len(text); {
		l.starts = append(l.starts, at)
		end := bytes.IndexByte(text[at:], '\n')
		if end < 0 {
			break
		}
		at += end + 1
	}
	return l
}

func (l *lines) count() int { return len(l.starts) }

// texts are some lines from a number from 0, each cut to maxLine bytes.
func (l *lines) texts(from, count int) []string {
	var list []string
	for i := max(from, 0); i < len(l.starts) && i-from < count; i++ {
		line := l.text[l.starts[i]:]
		if end := bytes.IndexByte(line, '\n'); end >= 0 {
			line = line[:end]
		}
		line = bytes.TrimSuffix(line, []byte("\r"))
		list = append(list, string(bytes.ToValidUTF8(line[:min(len(line), maxLine)], nil)))
	}
	return list
}
