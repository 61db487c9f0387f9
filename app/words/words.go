// Package words holds every sentence that a person reads, by key. A language is a table and a plural rule; English is
// the only one so far. Judge tokens and samples are not words: they are never translated.
package words

import (
	"strconv"
	"strings"
)

// Key names a sentence, for example "home.title".
type Key string

// Language is the sentences of one language and its plural rule.
type Language struct {
	Tag    string // BCP 47, for the page's lang attribute
	tables []map[Key]string
	plural func(n int) int // which plural form a number takes, from 0
	group  string          // between thousands
}

// English is the language of the pages.
var English = &Language{
	Tag: "en",
	tables: []map[Key]string{enPage, enFault, enLink, enWhatIf, enHint, enRecent, enShare, enFiles, enSetup, enSGF, enRecipe, enGenerate, enCompare, enDiagnose,
		enMistakes, enMistakesTwixt, enMistakesLianliankan, enMistakesChapaev, enMistakesGo, enMistakesInfiniteGo},
	plural: func(n int) int {
		if n == 1 {
			return 0
		}
		return 1
	},
	group: ",",
}

// T is the English sentence for a key; see Language.T.
//
//go:noinline
func T(key Key, args ...any) string { return English.T(key, args...) }

// Count is a number with its thousands grouped, in English; see Language.Count.
func Count(n int) string { return English.Count(n) }

// T is the sentence for a key with the arguments, strings or ints, put in. In a sentence {0} stands for the first
// argument (an int with its thousands grouped), and {0|move|moves} for the plural form that the first argument takes.
// Where a step is explained, what stands between asterisks is stressed.
// A key without a sentence gives the key itself, so that it is seen.
func (l *Language) T(key Key, args ...any) string {
	var out strings.Builder
	for _, part := range l.Parts(key, args...) {
		if s, ok := part.(string); ok {
			out.WriteString(s)
		}
	}
	return out.String()
}

// Parts is the English sentence for a key, in parts; see Language.Parts.
//
//go:noinline
func Parts(key Key, args ...any) []any { return English.Parts(key, args...) }

// Parts is the sentence for a key as T makes it, but in parts, so that it may hold arguments of other types: those
// stand between the strings as they were given.
func (l *Language) Parts(key Key, args ...any) []any {
	sentence, ok := l.lookup(key)
	if !ok {
		return []any{string(key)}
	}
	var parts []any
	add := func(s string) {
		if s == "" {
			return
		}
		if n := len(parts); n > 0 {
			if last, ok := parts[n-1].(string); ok {
				parts[n-1] = last + s
				return
			}
		}
		parts = append(parts, s)
	}
	for {
		open := strings.IndexByte(sentence, '{')
		if open < 0 {
			break
		}
		end := strings.IndexByte(sentence[open:], '}')
		if end < 0 {
			break
		}
		add(sentence[:open])
		if filled := l.fill(sentence[open+1:open+end], args); filled != nil {
			if s, ok := filled.(string); ok {
				add(s)
			} else {
				parts = append(parts, filled)
			}
		}
		sentence = sentence[open+end+1:]
	}
	add(sentence)
	return parts
}

func (l *Language) lookup(key Key) (string, bool) {
	for _, table := range l.tables {
		if sentence, ok := table[key]; ok {
			return sentence, true
		}
	}
	return "", false
}

// fill is what stands for the slot between braces: "0", or "0|move|moves".
func (l *Language) fill(slot string, args []any) any {
	index, forms, plural := strings.Cut(slot, "|")
	i, err := strconv.Atoi(index)
	if err != nil || i < 0 || i >= len(args) {
		return "{" + slot + "}"
	}
	n, number := args[i].(int)
	switch {
	case plural:
		choice := strings.Split(forms, "|")
		return choice[min(l.plural(n), len(choice)-1)]
	case number:
		return l.Count(n)
	}
	return args[i]
}

// Count is a number with its thousands grouped as the language does.
func (l *Language) Count(n int) string {
	digits := strconv.Itoa(n)
	sign := ""
	if n < 0 {
		sign, digits = "-", digits[1:]
	}
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + l.group + digits[i:]
	}
	return sign + digits
}
