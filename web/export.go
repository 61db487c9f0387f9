package web

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// basePath is what Export takes for a base: the signs that stand for themselves in every address.
var basePath = regexp.MustCompile(`^(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*/?$`)

// Export writes what Handler serves as files into a folder, for a host of files that shows them at the path base:
// "/umpire", or "/" for a whole host. Each page is a folder with an index.html, and carries in itself what Handler says
// in headers, except that others may frame it, which only a header can forbid. Links, embedded boards and the service
// worker are all below base. It fails as Handler does, and for a base that is no such path.
func Export(files fs.FS, pages []string, base, dir string) error {
	if !basePath.MatchString(base) {
		return fmt.Errorf("%q is no path of a site, such as /umpire", base)
	}
	s, err := makeSite(files, pages, place{base: strings.TrimSuffix(base, "/"), static: true})
	if err != nil {
		return err
	}
	for url, a := range s {
		name := filepath.Join(dir, filepath.FromSlash(url))
		if strings.HasPrefix(a.contentType, "text/html") {
			name = filepath.Join(name, "index.html")
		}
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(name, a.forms[identity], 0o644); err != nil {
			return err
		}
	}
	return nil
}
