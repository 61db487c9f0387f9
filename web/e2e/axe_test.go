//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/chromedp/chromedp"
)

// axeFile is axe-core, the accessibility checker, where npm puts it.
var axeFile = filepath.Join("node_modules", "axe-core", "axe.min.js")

var axeSource = sync.OnceValues(func() (string, error) {
	source, err := os.ReadFile(axeFile)
	return string(source), err
})

// checkAccess fails the test for every finding of axe on the page as it is now, whatever its weight.
func (p *page) checkAccess() {
	p.t.Helper()
	source, err := axeSource()
	p.must(err, "read axe-core (make test fetches it)")
	p.must(chromedp.Do(p.ctx, chromedp.Evaluate[chromedp.Void](source)), "load axe-core")
	findings := eval[[]struct {
		ID, Impact, Help string
		Nodes            []struct{ HTML, FailureSummary string }
	}](p, `axe.run(document, { resultTypes: ["violations"] }).then(result => result.violations)`)
	for _, finding := range findings {
		var places []string
		for _, node := range finding.Nodes {
			places = append(places, node.HTML+"\n"+node.FailureSummary)
		}
		p.t.Errorf("axe: %s (%s): %s\n%s", finding.ID, finding.Impact, finding.Help, strings.Join(places, "\n"))
	}
}
