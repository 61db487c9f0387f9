package app

import (
	"slices"
	"strings"
	"testing"
)

// TestSurplus makes room by time of use, whatever the order in which inputs first came.
func TestSurplus(t *testing.T) {
	list := []keptInput{{key: 1, size: 40, used: 9}, {key: 2, size: 30, used: 5}, {key: 3, size: 30, used: 7}, {key: 4, size: 1, used: 4}}
	for room, want := range map[int][]int{101: nil, 100: {4}, 70: {2, 4}, 69: {3, 2, 4}, 39: {1, 3, 2, 4}} {
		if got := surplus(slices.Clone(list), keptMax, room); !slices.Equal(got, want) {
			t.Errorf("in %d bytes: %v has to go, not %v", room, want, got)
		}
	}
	for most, want := range map[int][]int{4: nil, 3: {4}, 1: {3, 2, 4}} {
		if got := surplus(slices.Clone(list), most, storeMax); !slices.Equal(got, want) {
			t.Errorf("%d at most: %v has to go, not %v", most, want, got)
		}
	}
}

func TestHeadOf(t *testing.T) {
	for text, want := range map[string]string{
		"":                         "",
		" 7 11\n0\t3\r\n6 5 ":      "7 11 0 3 6 5",
		strings.Repeat("1 ", 1000): strings.TrimSpace(strings.Repeat("1 ", headBytes/2)),
		strings.Repeat("样", 1000):  "",
	} {
		if got := headOf(text); strings.TrimSpace(got) != want {
			t.Errorf("%.20q begins with %q, want %q", text, got, want)
		}
	}
}
