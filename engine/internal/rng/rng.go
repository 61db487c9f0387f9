// Package rng is the seeded source of chance for generated inputs: the same numbers for the same seed on every
// platform, for ever.
package rng

// Rand is a SplitMix64 generator (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
type Rand struct{ state uint64 }

// New is a generator for a seed.
func New(seed uint64) *Rand { return &Rand{seed} }

// Uint64 is the next number of the sequence.
func (r *Rand) Uint64() uint64 {
	r.state += 0x9E3779B97F4A7C15
	z := r.state
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// Below is a number from 0 to n-1, for 1 ≤ n < 2³². Its bias is under n/2³².
func (r *Rand) Below(n int) int { return int((r.Uint64() >> 32) * uint64(n) >> 32) }

// From is a number from lo to hi, both included.
func (r *Rand) From(lo, hi int) int { return lo + r.Below(hi-lo+1) }

// Chance is true num times in den.
func (r *Rand) Chance(num, den int) bool { return r.Below(den) < num }

// Shuffle puts s in random order.
func Shuffle[T any](r *Rand, s []T) {
	for i := len(s) - 1; i > 0; i-- {
		j := r.Below(i + 1)
		s[i], s[j] = s[j], s[i]
	}
}
