package words

import (
	"testing"

	"umpire/engine"
	"umpire/engine/compare"
	"umpire/engine/diagnose"
	"umpire/engine/games"
)

func TestComparison(t *testing.T) {
	run := func(l engine.Layout, judge, found string) *compare.Result {
		c := compare.New(l, []byte(found))
		c.Dataset([]byte(judge))
		r := c.Result()
		return &r
	}
	for _, c := range []struct{ game, judge, found, want string }{
		{"twixt", "yes\n", "yes\n", "Your output is the same."},
		{"twixt", "yes\n", "yes", "Only spaces or line ends differ; most judges accept that."},
		{"twixt", "yes\n", "Yes", "Only upper and lower case differ; most judges refuse that."},
		{"twixt", "yes\n", "", "Your output is empty."},
		{"lianliankan", "YES\nNO\n", "YES\n", "Your output ends early, in the first dataset; 1 answer is missing."},
		{"twixt", "yes\n", "yes\nno\nno\n", "Your output goes on too long: from line 2 on, 2 answers stand after the last one."},
		{"twixt", "yes\n", "no\n", "Line 1, dataset 1: expected yes, found no."},
		{"lianliankan", "YES\nNO\n", "YES YES", "Line 1, dataset 1, question 2: expected NO, found YES."},
		{"chapaev", "RED\n", "WHITE\n", "Line 1: expected RED, found WHITE."},
		{"infinite-go", "4 2\n", "4 3", "Line 1, game 1, white stones: expected 2, found 3."},
		{"infinite-go", "4 2\n", "5 2", "Line 1, game 1, black stones: expected 4, found 5."},
		{"go", "valid\n0 0\n1 0\ninvalid\n", "valid\n0 0\n1 2\ninvalid\n",
			"Line 3, attempt 1, board row 1, column 4: expected 0, found 2."},
		{"go", "valid\n0 0\ninvalid\n", "valid\n0\ninvalid\n",
			"Line 2, attempt 1, board row 1, column 2: expected 0, found nothing more."},
		{"go", "invalid\ninvalid\n", "invalid 0\ninvalid\n",
			"Line 1, attempt 1, board row 1, column 1: found 0, expected nothing more."},
	} {
		game, _ := games.ByID(c.game)
		if got := Comparison(c.game, run(game.Output, c.judge, c.found)); got != c.want {
			t.Errorf("%s: %q, want %q", c.game, got, c.want)
		}
	}
	c := compare.New(engine.Layout{Words: []string{"yes", "no"}}, []byte("yes\n"))
	c.Dataset([]byte("yes\n"))
	c.Dataset([]byte("no\n"))
	r := c.Result()
	if got, want := Comparison("twixt", &r), "Your output ends early, after dataset 1 of 2; 1 answer is missing."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestDiagnosis(t *testing.T) {
	twixt, _ := games.ByIDWithMistakes("twixt")
	statement := twixt.Samples[0].Text // no, yes, yes
	for _, c := range []struct{ text, found, whole, judge string }{
		{statement, "no\nyes\nyes\n", "This is the judge’s output. There is nothing to diagnose.", "fits all 3 datasets"},
		{statement, "yes\nyes\nyes\n", "5 known mistakes print exactly this output.", "fits 2 of 3"},
		{statement, "no\nno\nno\n", "4 known mistakes print exactly this output.", "fits 1 of 3"},
		{statement, "", "No known mistake alone prints this output, and none of the 118 pairs tried does.", "ruled out by dataset 1"},
		{statement[:20], "no", "The input has a problem. Correct it first; nobody can say what the right output is.", ""},
		{string(make([]byte, 70_000)), "no", "This input is too large to diagnose (70,000 bytes; 65,536 is the most). Shrink it, or take fewer datasets.", ""},
	} {
		r := diagnose.Run(twixt, []byte(c.text), []byte(c.found), nil)
		if got := Diagnosis(&r, len(c.text), len(c.found)); got != c.whole {
			t.Errorf("%q: %q, want %q", c.found, got, c.whole)
		}
		if c.judge == "" {
			continue
		}
		if got := Program("twixt", &r, r.Programs[0]); got != c.judge {
			t.Errorf("%q: %q, want %q", c.found, got, c.judge)
		}
	}
}
