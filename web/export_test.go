package web

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func TestExport(t *testing.T) {
	dir := t.TempDir()
	if err := Export(files(t), pages, "/some/umpire/", dir); err != nil {
		t.Fatal(err)
	}
	host := http.StripPrefix("/some/umpire", http.FileServer(http.Dir(dir)))
	fetch := func(url string) string {
		t.Helper()
		answer := httptest.NewRecorder()
		host.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, url, nil))
		if answer.Code != http.StatusOK {
			t.Fatalf("%s: %d", url, answer.Code)
		}
		return answer.Body.String()
	}

	addresses := regexp.MustCompile(` (?:href|src)="([^"]*)"`)
	for _, path := range pages {
		page := fetch("/some/umpire" + strings.TrimSuffix(path, "/") + "/")
		if !strings.Contains(page, `<meta content="`+policy+`" http-equiv="Content-Security-Policy">`) {
			t.Errorf("%s says nothing of its policy", path)
		}
		if strings.Contains(page, "frame-ancestors") {
			t.Errorf("%s has a policy that only a header can have", path)
		}
		for _, address := range addresses.FindAllStringSubmatch(page, -1) {
			fetch(address[1])
		}
	}

	worker := fetch("/some/umpire/app-worker.js")
	var kept []string
	list := regexp.MustCompile(`resourcesToCache=(\[.*?\])`).FindStringSubmatch(worker)
	if err := json.Unmarshal([]byte(list[1]), &kept); err != nil {
		t.Fatal(err)
	}
	for _, url := range kept {
		fetch(url) // one that is led elsewhere could not be shown offline
	}
	for _, want := range []string{"umpire /some/umpire/ ", "ignoreSearch"} {
		if !strings.Contains(worker, want) {
			t.Errorf("the service worker lacks %s", want)
		}
	}
	if manifest := fetch("/some/umpire/manifest.webmanifest"); !strings.Contains(manifest, `"scope":"/some/umpire/","start_url":"/some/umpire/"`) {
		t.Errorf("the manifest is %s", manifest)
	}
	if got, err := os.ReadFile(filepath.Join(dir, "web/app.wasm")); err != nil || string(got) != string(program) {
		t.Errorf("the program is another: %v", err)
	}
}

// TestExportBase exports to where no site can be.
func TestExportBase(t *testing.T) {
	for _, base := range []string{"umpire", "/ump ire", "/a//b", "//host", "/../x", `/"`, "/a?b", "/ä"} {
		dir := t.TempDir()
		if err := Export(files(t), pages, base, dir); err == nil {
			t.Errorf("%q is taken for a path", base)
		}
		if entries, err := os.ReadDir(dir); err != nil || len(entries) != 0 {
			t.Errorf("%q: something is written: %v", base, err)
		}
	}
	for _, base := range []string{"", "/", "/umpire", "/a/b.c/"} {
		if err := Export(files(t), pages, base, t.TempDir()); err != nil {
			t.Errorf("%q: %v", base, err)
		}
	}
}
