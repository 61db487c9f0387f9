package twixt

import (
	"testing"

	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/internal/judgetest"
)

func TestCases(t *testing.T) { judgetest.Cases(t, Game(), "testdata") }

func TestSamples(t *testing.T) {
	want := map[string]string{"statement": "no\nyes\nyes\n", "crossing": "no\nno\n", "order": "no\nyes\n"}
	for _, s := range Game().Samples {
		got, r := judgetest.Judge(Game(), []byte(s.Text))
		if r.Err() != nil || len(r.Warnings()) > 0 || string(got) != want[s.Name] {
			t.Errorf("%s: got %q, %v; want %q", s.Name, got, r.Err(), want[s.Name])
		}
		if written := game(t, s.Text); string(Game().Write(nil, written)) != s.Text {
			t.Errorf("%s is not in the layout that Write writes", s.Name)
		}
	}
	if got := len(Game().Samples); got != len(want) {
		t.Errorf("%d samples, %d known here", got, len(want))
	}
}

// game is every dataset of a text, which must be legal.
func game(t *testing.T, text string) (data []engine.Dataset) {
	t.Helper()
	r := input.Read([]byte(text))
	for d := range Game().Read(r) {
		data = append(data, d)
	}
	if err := r.Err(); err != nil {
		t.Fatalf("%q refused at %d:%d: %s", text, err.Line, err.Column, err.Code)
	}
	return data
}
