package app

import (
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/engine/games"
	"umpire/engine/lab"
)

// TestGalleryAsksInTurn asks the lab for the next print once one has come, and for none when the page is gone.
func TestGalleryAsksInTurn(t *testing.T) {
	g, _ := games.ByID("twixt")
	var s lab.Session
	answer, _, err := s.Handle(lab.OpGallery, lab.GameArgs(g.ID), nil)
	if err != nil {
		t.Fatal(err)
	}
	l := &slowLab{}
	d := bareDesk()
	d.lab = l
	p := &galleryPage{desk: d, game: g}
	engine := goapp.NewTestEngine()
	if err := engine.Load(p); err != nil {
		t.Fatal(err)
	}
	p.hear(reply{answer: answer})
	for want := 1; want <= 3; want++ {
		if len(l.jobs) != want {
			t.Fatalf("%d jobs are waiting or done, want %d", len(l.jobs), want)
		}
		if want == 3 {
			if err := engine.Load(&galleryPage{desk: d, game: games.All()[1]}); err != nil {
				t.Fatal(err)
			}
		}
		l.jobs[want-1].done(reply{})
	}
	if len(l.jobs) != 3 || len(p.prints) != 3 {
		t.Errorf("%d jobs and %d prints after the page was gone", len(l.jobs), len(p.prints))
	}
}
