package app

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"umpire/engine/games"
)

// TestPlotShowsWhatIsTaken looks for a bar in the plot of either game of Go wherever stones leave the board, and nowhere
// else.
func TestPlotShowsWhatIsTaken(t *testing.T) {
	path, line := regexp.MustCompile(`<path [^>]*class="off"[^>]*>`), regexp.MustCompile(` d="([^"]*)"`) // in either order
	some := false
	for _, id := range []string{"go", "infinite-go"} {
		g, _ := games.ByID(id)
		for _, sample := range g.Samples {
			counts := takes(t, sample.Text, id).open.stones()
			var want []string
			for k := 1; k < len(counts); k++ {
				if counts[k].Off > counts[k-1].Off {
					want = append(want, strconv.FormatFloat(float64(k)*plotWidth/float64(len(counts)-1), 'f', 1, 64))
				}
			}
			var got []string
			if found := line.FindStringSubmatch(path.FindString(goapp.HTMLString(curves(counts)))); found != nil {
				for _, bar := range strings.Split(found[1], "M")[1:] {
					x, _, _ := strings.Cut(bar, " ")
					got = append(got, x)
				}
			}
			some = some || len(got) > 0
			if strings.Join(got, " ") != strings.Join(want, " ") {
				t.Errorf("%s, %s: bars at %v, stones taken at %v", id, sample.Name, got, want)
			}
		}
	}
	if !some {
		t.Error("no sample takes a stone")
	}
}

// TestLegendSaysWhoTook takes a black stone on the plane: it counts for White.
func TestLegendSaysWhoTook(t *testing.T) {
	d := takes(t, "1\n4\n1 1\n1 2\n2 2\n2 1\n", "infinite-go")
	if markup := page(t, d, "infinite-go"); !strings.Contains(markup, "White: 2 on the board, took 1") {
		t.Error("the legend does not say that White took a stone")
	}
}
