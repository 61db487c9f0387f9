package app

import (
	"slices"
	"testing"
)

// TestSurplus makes room by time of use, whatever the order in which inputs first came.
func TestSurplus(t *testing.T) {
	list := []keptInput{{key: 1, size: 40, used: 9}, {key: 2, size: 30, used: 5}, {key: 3, size: 30, used: 7}, {key: 4, size: 1, used: 4}}
	for room, want := range map[int][]int{101: nil, 100: {4}, 70: {2, 4}, 69: {3, 2, 4}, 39: {1, 3, 2, 4}} {
		if got := surplus(slices.Clone(list), room); !slices.Equal(got, want) {
			t.Errorf("in %d bytes: %v has to go, not %v", room, want, got)
		}
	}
}
