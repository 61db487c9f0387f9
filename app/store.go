package app

import (
	"sort"
	"strings"
)

// keptMax is how many inputs are kept on this device, storeMax how many bytes of them; those used longest ago make room.
const keptMax = 20

// keptInput is what there is to know of an input kept on this device without reading it.
type keptInput struct {
	key  int
	size int     // in bytes
	used float64 // when it was last judged, in milliseconds

	game, name string // as in source
	head       string // its first numbers; "" of a large one
	when       string // when it was last judged, for a person
}

// byUse sorts kept inputs, the one used last first.
func byUse(list []keptInput) {
	sort.Slice(list, func(i, j int) bool {
		a, b := &list[i], &list[j]
		return a.used > b.used || a.used == b.used && a.key > b.key
	})
}

// surplus are the keys of the inputs used longest ago, as many as have to go until the rest are no more than most and take
// no more than room bytes. It sorts the list by use, the last first.
func surplus(list []keptInput, most, room int) []int {
	byUse(list)
	var keys []int
	for i, kept := range list {
		if room -= kept.size; room < 0 || i >= most {
			keys = append(keys, kept.key)
		}
	}
	return keys
}

// headBytes is how many bytes of an input tell it from others.
const headBytes = 48

// headOf is the beginning of a text on one line, in whole words.
func headOf(text string) string {
	list := strings.Fields(text[:min(len(text), 2*headBytes)])
	if len(text) > 2*headBytes && len(list) > 0 {
		list = list[:len(list)-1] // it may be cut
	}
	head := ""
	for _, word := range list {
		if len(head)+len(word) > headBytes {
			break
		}
		head += word + " "
	}
	return head
}
