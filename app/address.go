package app

import (
	"strconv"
	"strings"
	"time"
)

// addressDelay is how long the address of a page waits for the last of several steps: browsers stop a page that writes
// it too often.
const addressDelay = 400 * time.Millisecond

// spot is what the fragment of a page's address says about what is shown: dataset and step, from 1 and 0.
type spot struct{ dataset, step int }

// fragment is the spot as it stands in an address: "k=2&s=11".
func (s spot) fragment() string {
	return "k=" + strconv.Itoa(s.dataset) + "&s=" + strconv.Itoa(s.step)
}

// spotOf reads a fragment; the bool is false if it names no step. Keys are case-blind, those unknown are ignored.
func spotOf(fragment string) (s spot, ok bool) {
	s.dataset = 1
	for _, pair := range strings.Split(fragment, "&") {
		key, value, _ := strings.Cut(pair, "=")
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 {
			continue
		}
		switch strings.ToLower(key) {
		case "k":
			s.dataset = max(n, 1)
		case "s":
			s.step, ok = n, true
		}
	}
	return s, ok
}

// keepAddress writes the dataset and the step into the page's address, once the steps have rested.
func (d *desk) keepAddress() {
	d.written++
	now := d.written
	d.after(addressDelay, func() {
		if now != d.written || d.open == nil || !d.mounted {
			return
		}
		u := *d.ctx.Page().URL()
		if d.sum == nil || u.Path != gamePath(d.sum.Game) {
			return
		}
		next := spot{d.open.info.Dataset + 1, d.open.k}.fragment()
		if u.Fragment != next {
			u.Fragment = next
			replaceAddress(&u)
		}
	})
}

// arrive is called when a dataset is opened: it goes to the step that the address names, or that a person pointed at.
func (d *desk) arrive() {
	o := d.open
	if o == nil {
		return
	}
	d.askWhy()
	if offset := d.offset; offset >= 0 {
		d.offset = -1
		d.point(offset)
	}
	if want := d.wanted; want != nil {
		if o.info.Dataset+1 != want.dataset && d.sum.Datasets >= want.dataset {
			d.find(want.dataset-1, 0)
			return
		}
		d.wanted = nil
		d.goStep(want.step)
	}
	d.keepAddress()
}
