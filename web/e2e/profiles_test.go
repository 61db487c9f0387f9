//go:build e2e

package e2e

import (
	"context"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// profiles are the browser profiles that tests have used and use no more, each the context of an empty tab in it. They
// keep the site as it was installed there, which saves most of the time that a page takes to start.
var profiles struct {
	sync.Mutex
	free []context.Context
}

// borrowProfile is a profile that no other page uses.
func borrowProfile(t *testing.T) context.Context {
	t.Helper()
	profiles.Lock()
	defer profiles.Unlock()
	if last := len(profiles.free) - 1; last >= 0 {
		profile := profiles.free[last]
		profiles.free = profiles.free[:last]
		return profile
	}
	profile, _ := chromedp.NewContext(browser, chromedp.WithNewBrowserContext()) // it ends with the browser
	if err := chromedp.Do(profile); err != nil {
		t.Fatal("make a profile: ", err)
	}
	return profile
}

// returnProfile forgets what a page of the shared site has kept there for a person, and leaves the profile to other tests.
func returnProfile(t *testing.T, profile context.Context) {
	_, err := chromedp.Call(profile, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{
		Origin: site.URL, StorageTypes: "local_storage,indexeddb",
	})
	if err != nil {
		t.Error("empty a profile: ", err)
		return
	}
	profiles.Lock()
	defer profiles.Unlock()
	profiles.free = append(profiles.free, profile)
}
