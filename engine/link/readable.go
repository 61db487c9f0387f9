package link

import (
	"strconv"
	"strings"
)

// appendReadable appends the readable form of datasets: n has their sizes, with points between them; every other key has
// their numbers, a digit each. Datasets are set apart by commas. It is false if some number is no digit.
//
//	n=4.5,7.11&m=0224423223,0365325772445352454024    TwixT: N.M
//	n=65&m=dppd…                                      Go
//	n=3.4.2&b=1234.0000.4321&q=1134.1124              Lianliankan: rows.columns.questions
func (l *layout) appendReadable(dst []byte, sets []dataset) ([]byte, bool) {
	dst = appendKey(dst, "n")
	for i := range sets {
		for j := range l.sizes {
			dst = append(strconv.AppendInt(dst, int64(sets[i].sizes[j]), 10), '.')
		}
		dst[len(dst)-1] = ','
	}
	dst = dst[:len(dst)-1]
	at := make([]int, len(sets))
	for i := range l.parts {
		p := &l.parts[i]
		dst = appendKey(dst, string(p.key))
		for j := range sets {
			s := &sets[j]
			width := p.width(s)
			for k := range s.sizes[p.count] {
				if k > 0 && l.dotted {
					dst = append(dst, '.')
				}
				for _, v := range s.numbers[at[j] : at[j]+width] {
					digit, ok := l.digit(int(v))
					if !ok {
						return dst, false
					}
					dst = append(dst, digit)
				}
				at[j] += width
			}
			dst = append(dst, ',')
		}
		dst = dst[:len(dst)-1]
	}
	return dst, true
}

// base36 is the digits of numbers.
const base36 = "0123456789abcdefghijklmnopqrstuvwxyz"

// digit is how a number stands in the readable form.
func (l *layout) digit(v int) (byte, bool) {
	if l.letters {
		v += len("0123456789") - 1
	}
	if v >= len(base36) {
		return 0, false
	}
	return base36[v], true
}

// number is what a digit stands for; it is negative if the digit stands for nothing.
func (l *layout) number(digit byte) int {
	v := strings.IndexByte(base36, digit)
	if l.letters {
		v -= len("0123456789") - 1
	}
	return v
}

// readReadable reads the readable form.
func (l *layout) readReadable(v *values) content {
	sets, count, ok := l.readSizes(v.input['n'-'a'])
	switch {
	case !ok || !v.given['n'-'a']:
		return content{malformed: "n"}
	case l.total(sets) > maxNumbers:
		return content{tooLarge: true}
	}
	malformed := ""
	whole := len(sets) == count
	for i := 0; i < len(l.parts) && whole; i++ {
		p := &l.parts[i]
		rest, more := v.input[p.key-'a'], true
		for j := 0; j < len(sets) && whole; j++ {
			var items string
			items, rest, more = strings.Cut(rest, ",")
			whole, ok = l.readItems(p, &sets[j], items)
			if !ok {
				malformed = string(p.key)
			}
		}
		if whole && more { // numbers of datasets that are not in n
			whole, malformed = false, string(p.key)
		}
	}
	c := l.content(sets, count)
	c.malformed = malformed
	return c
}

// readSizes reads the value of n. The end of it may be missing: then there are fewer datasets than the count. It is false
// if a size cannot be.
func (l *layout) readSizes(value string) (sets []dataset, count int, ok bool) {
	if strings.Count(value, ",") >= maxDatasets {
		return nil, 0, false
	}
	for more := true; more; count++ {
		var one string
		one, value, more = strings.Cut(value, ",")
		var s dataset
		sizes, last := 0, false
		for follows := true; follows; {
			var digits string
			digits, one, follows = strings.Cut(one, ".")
			if last = !more && !follows; last && digits == "" {
				break
			}
			if sizes == len(l.sizes) {
				return nil, 0, false
			}
			limit := l.sizes[sizes]
			if s.sizes[sizes], ok = decimal(digits, limit.low, limit.high); !ok {
				return nil, 0, false
			}
			sizes++
		}
		switch {
		case sizes == len(l.sizes):
			sets = append(sets, s)
		case !last:
			return nil, 0, false
		}
	}
	return sets, count, true
}

// readItems reads a dataset's items of one kind. They are whole if none is missing; it is not ok if one cannot be.
func (l *layout) readItems(p *part, s *dataset, items string) (whole, ok bool) {
	width := p.width(s)
	for k := range s.sizes[p.count] {
		if k > 0 && l.dotted && items != "" {
			if items[0] != '.' {
				return false, false
			}
			items = items[1:]
		}
		if len(items) < width {
			return false, true
		}
		item := s.grow(width)
		for i := range item {
			item[i] = int32(l.number(items[i]))
		}
		if !p.holds(s, item) {
			s.drop(width)
			return false, false
		}
		items = items[width:]
	}
	return items == "", items == ""
}
