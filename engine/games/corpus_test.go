package games

import (
	"bytes"
	"strconv"

	"umpire/engine"
	"umpire/engine/chapaev"
	"umpire/engine/goban"
	"umpire/engine/internal/rng"
	"umpire/engine/lianliankan"
	"umpire/engine/twixt"
)

// legal makes a legal input of a game in the statement's layout, of small and middling size.
func legal(r *rng.Rand, id string) []byte {
	switch id {
	case "twixt":
		return legalTwixt(r)
	case "lianliankan":
		return legalLianliankan(r)
	case "chapaev":
		recipes := chapaev.Recipes()
		return recipes[r.Below(len(recipes))].Make(r.Uint64())
	case "go":
		recipes := goban.Go19Recipes()
		return appendPoints(nil, recipes[r.Below(len(recipes))].Make(r, r.Below(40)))
	case "infinite-go":
		recipes := goban.InfiniteRecipes()
		games := r.From(1, 3)
		text := appendLine(nil, games)
		for range games {
			text = appendPoints(text, recipes[r.Below(len(recipes))].Make(r, r.From(1, 40)))
		}
		return text
	}
	panic(id)
}

func legalTwixt(r *rng.Rand) []byte {
	var data []engine.Dataset
	for games := r.From(1, 3); len(data) < games; {
		n := r.From(4, 20)
		moves := 2*r.From(2, min(2*n, 30)) + 1
		if d, ok := twixt.Generate(twixt.Style(r.Below(4)), n, moves, r.Uint64()); ok {
			data = append(data, d)
		}
	}
	return twixt.Game().Write(nil, data)
}

func legalLianliankan(r *rng.Rand) []byte {
	recipes := lianliankan.Recipes()
	var data []engine.Dataset
	for range r.From(1, 3) {
		if r.Chance(1, 2) {
			data = append(data, lianliankan.Small(r))
			continue
		}
		recipe := recipes[r.Below(len(recipes))]
		data = append(data, recipe.Make(r, r.From(1, 12), r.From(1, 12), r.From(1, 8)))
	}
	return lianliankan.Game().Write(nil, data)
}

func appendPoints(text []byte, points []engine.Point) []byte {
	text = appendLine(text, len(points))
	for _, p := range points {
		text = appendLine(text, p.X, p.Y)
	}
	return text
}

func appendLine(text []byte, numbers ...int) []byte {
	for i, n := range numbers {
		if i > 0 {
			text = append(text, ' ')
		}
		text = strconv.AppendInt(text, int64(n), 10)
	}
	return append(text, '\n')
}

// relaid is the same numbers in another layout: the statement's with blank lines, tabs or indents, one number a line,
// all on one line, or so many on each.
func relaid(r *rng.Rand, text []byte) []byte {
	switch r.Below(6) {
	case 0:
		return bytes.ReplaceAll(text, []byte("\n"), []byte(" \r\n\r\n"))
	case 1:
		return bytes.ReplaceAll(bytes.ReplaceAll(text, []byte(" "), []byte("\t")), []byte("\n"), []byte("\n  "))
	case 2:
		return bytes.Join(bytes.Fields(text), []byte("\n"))
	case 3:
		return bytes.Join(bytes.Fields(text), []byte(" "))
	case 4:
		return wrapped(text, func() int { return 2 })
	}
	return wrapped(text, func() int { return r.From(1, 12) })
}

// wrapped puts so many numbers on each line.
func wrapped(text []byte, width func() int) []byte {
	var out []byte
	left := width()
	for _, token := range bytes.Fields(text) {
		out = append(out, token...)
		if left--; left == 0 {
			out, left = append(out, '\n'), width()
		} else {
			out = append(out, ' ')
		}
	}
	return out
}

// broken is a legal text with one fault in it, of a kind that people make.
func broken(r *rng.Rand, text []byte) []byte {
	for {
		var out []byte
		spans := tokens(text)
		at := spans[r.Below(len(spans))]
		put := func(s string) []byte {
			return append(append(append(out, text[:at[0]]...), s...), text[at[1]:]...)
		}
		switch r.Below(8) {
		case 0: // a number is lost
			out = put("")
		case 1: // a number comes twice
			number := string(text[at[0]:at[1]])
			out = put(number + " " + number)
		case 2: // a letter in its place
			out = put("x")
		case 3: // a huge value
			out = put("99999999999")
		case 4: // a value a little off
			out = put(strconv.Itoa(r.From(-1, 30)))
		case 5: // the end is lost
			out = append(out, text[:at[0]]...)
		case 6: // a line is lost
			lines := bytes.SplitAfter(text, []byte("\n"))
			skip := r.Below(len(lines))
			for i, line := range lines {
				if i != skip {
					out = append(out, line...)
				}
			}
		case 7: // something follows
			out = append(append(out, text...), "1 1\n"...)
		}
		if !bytes.Equal(out, text) && len(bytes.Fields(out)) > 0 {
			return out
		}
	}
}

func tokens(text []byte) (spans [][2]int) {
	for i := 0; i < len(text); {
		for i < len(text) && bytes.IndexByte([]byte(blanks), text[i]) >= 0 {
			i++
		}
		start := i
		for i < len(text) && bytes.IndexByte([]byte(blanks), text[i]) < 0 {
			i++
		}
		if i > start {
			spans = append(spans, [2]int{start, i})
		}
	}
	return spans
}
