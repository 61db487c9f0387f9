package words

import (
	"strings"

	"umpire/engine"
)

// MistakeName is the English name of a mistake; see Language.MistakeName.
func MistakeName(game string, m engine.Mistake) string { return English.MistakeName(game, m) }

// MistakeName is a few words for a mistake of the game with that id, its parameter among them. What the program does,
// what the rule is and why people slip there are the sentences "does", "rule" and "why" of MistakeKey.
func (l *Language) MistakeName(game string, m engine.Mistake) string {
	key := MistakeKey(game, m)
	name := l.T(key.of("name"))
	if m.ID == m.Family {
		return name
	}
	parameter := m.ID[len(m.Family)+1:]
	if _, ok := l.lookup(key.of(parameter)); ok {
		return l.T(key.of(parameter), name)
	}
	if i := strings.LastIndexByte(parameter, '-'); m.Family == "table-hole" && i > 0 {
		direction := "(" + strings.Replace(parameter[:i], ",", ", ", 1) + ")"
		return l.T(key.of("which"), name, direction, parameter[i+1:])
	}
	if strings.Trim(parameter, "urdl") == "" {
		var order []string
		for _, letter := range parameter {
			order = append(order, l.T(Key("mistake.direction").of(string(letter))))
		}
		parameter = strings.Join(order, ", ")
	}
	return l.T(key.of("which"), name, parameter)
}

// MistakeKey is where the sentences about a mistake begin.
func MistakeKey(game string, m engine.Mistake) Key { return Key("mistake." + game).of(m.Family) }

// MistakesName is the English name of some mistakes in one program; see Language.MistakesName.
func MistakesName(game string, mistakes []engine.Mistake) string {
	return English.MistakesName(game, mistakes)
}

// MistakesName names one mistake, or a pair of them.
func (l *Language) MistakesName(game string, mistakes []engine.Mistake) string {
	name := ""
	for i, m := range mistakes {
		if one := l.MistakeName(game, m); i == 0 {
			name = one
		} else {
			name = l.T("mistake.pair", name, one)
		}
	}
	return name
}
