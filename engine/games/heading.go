package games

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// kind says what follows a heading.
type kind uint8

const (
	noHeading   kind = iota
	sampleInput      // the sample's input
	anyInput         // the same in short pages; in others the description of the input
	output           // the sample's output, or its description
	table            // one row with the sample's input and output side by side
	section          // something else, after the samples
	bottom           // the end of the text, which ends whatever came before it
)

// heading is a line of a problem page that says what follows.
type heading struct {
	kind    kind
	start   int // where its line starts
	content int // where what follows starts: after its line, or after its colon
}

// maxHeading is the longest line, in bytes, that is taken for a heading.
const maxHeading = 96

// nextHeading is the first heading of text from an offset at the start of a line, or the bottom.
func nextHeading(text []byte, from int) heading {
	for from < len(text) {
		line, next := cutLine(text, from)
		if k, after := headingOf(line); k != noHeading {
			if after == len(line) {
				return heading{k, from, next}
			}
			return heading{k, from, from + after}
		}
		from = next
	}
	return heading{bottom, len(text), len(text)}
}

// headingOf is the kind of heading that a line is, and where in it the data starts: after the colon of "Input: 4 5",
// else at its end.
func headingOf(line []byte) (k kind, after int) {
	if len(line) > maxHeading {
		return noHeading, 0
	}
	var buf [maxHeading]byte
	name, after := letters(buf[:0], line)
	k = kindOf(withoutButton(name))
	rest := line[after:]
	if more, _ := letters(buf[:0], rest); len(more) == 0 && !hasDigit(rest) {
		after = len(line)
	}
	return k, after
}

// withoutButton is a heading's letters without those of the Copy button that some sites set behind it.
func withoutButton(name []byte) []byte {
	for _, button := range []string{"copy", "复制", "скопировать"} {
		if rest, ok := bytes.CutSuffix(name, []byte(button)); ok {
			return rest
		}
	}
	return name
}

// headings are the names of each kind of heading, reduced to their letters, each between blanks: a list to search through
// is a tenth of the program that a switch makes.
var headings = [...]struct {
	kind  kind
	names string
}{
	{sampleInput, " sampleinput samplesinput inputsample exampleinput inputexample sampletestinput" +
		" sampledatainput 样例输入 输入样例 输入示例 示例输入 输入例子 输入范例 範例輸入 輸入範例 範例測資輸入 примерввода" +
		" примервходныхданных примеривходныхданных примерисходныхданных образецввода входнойпример" +
		" примервхода 入力例 예제입력 "},
	{anyInput, " input inputs inputdata inputfile stdin standardinput inputtxt 输入 输入数据 输入文件 輸入 輸入說明" +
		" исходныеданные входныеданные ввод вход входнойфайл входныеданныестандартныйввод" +
		" стандартныйввод 入力 입력 "},
	{output, " sampleoutput samplesoutput outputsample exampleoutput outputexample sampletestoutput" +
		" sampledataoutput output outputs outputdata outputfile stdout standardoutput outputtxt" +
		" expectedoutput expected answer 样例输出 输出样例 输出示例 示例输出 输出例子 输出范例 输出 输出数据 输出文件 範例輸出 輸出範例 輸出" +
		" 輸出說明 範例測資輸出 примервывода примервыходныхданных образецвывода выходнойпример примервыхода" +
		" результат выходныеданные вывод выход выходнойфайл стандартныйвывод ответ 出力例 出力 예제출력 출력 "},
	{table, " inputoutput sampleinputsampleoutput inputsampleoutputsample sampleinputoutput" +
		" inputtxtoutputtxt exampleinputexampleoutput 输入输出 样例输入样例输出 输入样例输出样例 输入输出样例" +
		" исходныеданныерезультат входныеданныевыходныеданные входныеданныерезультат вводвывод" +
		" входвыход примервводапримервывода "},
	{section, " hint hints source author recommend note notes explanation constraints limits statistic" +
		" statistics submit discuss status sample example examples samples problemauthor" +
		" problemsource tags difficulty 提示 来源 作者 说明 样例解释 样例说明 数据范围 数据规模 推荐 備註 出處 примечание" +
		" примечания пояснение подсказка источник автор авторзадачи источникзадачи пример примеры" +
		" ограничения метки сложность "},
}

// kindOf looks up a heading that is reduced to its letters.
func kindOf(name []byte) kind {
	whole := " " + string(name) + " "
	for _, h := range headings {
		if len(name) > 0 && strings.Contains(h.names, whole) {
			return h.kind
		}
	}
	return noHeading
}

// letters appends the letters of a line, in lower case, up to its first colon. Blanks, digits, brackets and marks
// around them are left out, so that "## Sample Input #1:" and "【样例 1 输入】" are known by their words alone. It also
// tells where the line goes on after the colon; without one that is its end.
func letters(dst, line []byte) (name []byte, after int) {
	for i := 0; i < len(line); {
		r, size := utf8.DecodeRune(line[i:])
		i += size
		switch {
		case r == ':' || r == '：':
			return dst, i
		case r >= 'A' && r <= 'Z':
			dst = append(dst, byte(r)+'a'-'A')
		case r >= 'a' && r <= 'z':
			dst = append(dst, byte(r))
		case r < utf8.RuneSelf || decoration(r):
		case r >= 'А' && r <= 'Я':
			dst = utf8.AppendRune(dst, r+'а'-'А')
		default:
			dst = append(dst, line[i-size:i]...)
		}
	}
	return dst, len(line)
}

// decoration tells which characters beyond ASCII only adorn a heading.
func decoration(r rune) bool {
	switch r {
	case '【', '】', '「', '」', '『', '』', '《', '》', '〔', '〕', '［', '］', '｜', '№', '＃', '—', '–', '•', '■', '●', '▶':
		return true
	}
	return narrow(r) != 0
}

// cutLine is the line of text that starts at an offset, without its end, and where the next one starts.
func cutLine(text []byte, from int) (line []byte, next int) {
	for i := from; i < len(text); i++ {
		switch text[i] {
		case '\r':
			if i+1 < len(text) && text[i+1] == '\n' {
				return text[from:i], i + 2
			}
			return text[from:i], i + 1
		case '\n':
			return text[from:i], i + 1
		}
	}
	return text[from:], len(text)
}
