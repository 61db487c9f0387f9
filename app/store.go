package app

import (
	"sort"
)

// keptInput is what there is to know of an input kept on this device to make room for another.
type keptInput struct {
	key  int
	size int     // in bytes
	used float64 // when it was last judged, in milliseconds
}

// surplus are the keys of the inputs used longest ago, as many as have to go until the rest takes no more than room
// bytes. It sorts the list by use, the last first.
func surplus(list []keptInput, room int) []int {
	sort.Slice(list, func(i, j int) bool {
		a, b := &list[i], &list[j]
		return a.used > b.used || a.used == b.used && a.key > b.key
	})
	var keys []int
	for _, kept := range list {
		if room -= kept.size; room < 0 {
			keys = append(keys, kept.key)
		}
	}
	return keys
}
