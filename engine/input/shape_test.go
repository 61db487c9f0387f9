package input

import "testing"

// walk takes a text for a length n on a line of its own and n lines of two numbers.
func walk(text string, decimals bool) *Shape {
	s := NewShape([]byte(text), Span{0, len(text)})
	s.Decimals = decimals
	n, _ := s.First()
	for ; n > 0 && !s.AtEnd(); n-- {
		s.First()
		s.Next()
	}
	if n > 0 {
		s.First()
	}
	return s
}

func TestShape(t *testing.T) {
	tests := []struct {
		text     string
		decimals bool
		fits     bool
		kept     int
		score    float64
	}{
		{"", false, false, 0, 1},
		{"2\n1 2\n3 4\n", false, true, 10, 1},
		{"\uFEFF2\r\n1 2\r3 4", false, true, 13, 1},
		{"2 1 2 3 4", false, true, 2, 1.0 / 3},
		{"2\n1\n2 3\n4", false, true, 4, 1.0 / 2 * 2 / 3},
		{"2\n1 99999999999999999999\n-3 +4\n", false, true, 31, 1}, // values do not matter
		{"2\n1 2\n3\n", false, false, 8, 1},                        // a number is missing
		{"2\n1 2\n3 4 5\n", false, false, 10, 1},                   // one is left
		{"2\n1 x\n3 4\n", false, false, 4, 1},
		{"2\n1 .5\n3 4\n", false, false, 4, 1},
		{"2\n1 .5\n3. 4\n", true, true, 12, 1},
	}
	for _, test := range tests {
		s := walk(test.text, test.decimals)
		if s.Fits() != test.fits || s.Kept() != test.kept || s.Score() != test.score {
			t.Errorf("%q: fits %v, kept %d, score %v; want %v, %d, %v", test.text, s.Fits(), s.Kept(), s.Score(), test.fits, test.kept, test.score)
		}
	}
	part := NewShape([]byte("9 1 2 9"), Span{2, 5})
	a, _ := part.First()
	b, ok := part.Next()
	if a != 1 || b != 2 || !ok || !part.Fits() {
		t.Errorf("a part of a text gave %d and %d, fits %v", a, b, part.Fits())
	}
}
