package words_test

import (
	"strings"
	"testing"

	"umpire/app/words"
	"umpire/engine/link"
)

func TestLink(t *testing.T) {
	for _, c := range []struct{ game, fragment, want string }{
		{"twixt", "n=4.45&m=02244223223011223344", "This link was cut short. 10 of 45 moves arrived."},
		{"twixt", "n=4.5&m=0224423223&", "This link was cut short. All of its moves arrived."},
		{"twixt", "n=4.1&m=0", "This link was cut short. 0 of 1 move arrived."},
		{"twixt", "n=4.", "This link was cut short."},
		{"twixt", "n=4.5&m=0224423223&c=00000", "This link was changed on its way. All of its moves arrived."},
		{"twixt", "s=1&c=00000", "This link was changed on its way."},
		{"twixt", "n=4.5&m=0224423223&s=x", "This link cannot be read: there is something wrong with its “s”. All of its moves arrived."},
		{"twixt", "n=4.5&m=0224423223", "This link has no check at its end, so nobody can tell whether it is whole."},
		{"lianliankan", "n=3.4.2&b=1234.000", "This link was cut short. 1 of 3 rows arrived."},
		{"lianliankan", "n=3.4.2&b=1234.0000.4321&q=1134", "This link was cut short. All rows and 1 of 2 questions arrived."},
		{"lianliankan", "n=1.2.1&b=55&q=1112&k=", "This link was cut short. All of its rows and questions arrived."},
		{"chapaev", "d=0.5,7.5;1.5", "This link was cut short. 1 of 16 discs arrived."},
		{"chapaev", "d=" + strings.Repeat("1,1;", 15) + "1,1&", "This link was cut short. All of its discs arrived."},
		{"go", "n=3&m=dpaa", "This link was cut short. 2 of 3 attempts arrived."},
		{"go", "n=1&m=dp&", "This link was cut short. All of its attempts arrived."},
		{"infinite-go", packed(t, "infinite-go", "1\n3\n5 6\n7 8\n9 9\n", 10), "This link was cut short. 0 of 3 stones arrived."},
		{"infinite-go", packed(t, "infinite-go", "1\n1\n5 6\n", 0) + "&", "This link was cut short. All of its stones arrived."},
		{"infinite-go", packed(t, "infinite-go", "5 stones", 12), "This link was cut short. 1 of 8 bytes arrived."},
		{"infinite-go", packed(t, "infinite-go", "5 stones", 0) + "&", "This link was cut short. All of its input arrived."},
		{"go", "v=2&s=1", "This link was made by a newer Umpire. Reload the page to open it."},
		{"chess", "s=1", "There is no game called “chess”."},
		{"go", strings.Repeat("a", 1<<20+1), "This link is too long to be opened: 1,048,577 characters, and 1,048,576 is the most."},
		{"lianliankan", "n=1000.1000.1,1000.1000.1,1000.1000.1&b=", "This link holds more than can be opened."},
	} {
		_, err := link.Decode(c.game, c.fragment)
		if err == nil {
			t.Errorf("%s opens", c.fragment)
		} else if got := words.Link(err); got != c.want {
			t.Errorf("%.60s: %q, want %q", c.fragment, got, c.want)
		}
	}
	_, err := link.Encode(link.State{Game: "go", Input: make([]byte, 5<<20)})
	want := "This input is too large for a link (5,242,880 bytes). Download it as a file, or shrink it and share the small one."
	if got := words.Link(err); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// packed is a link without its check, and cut to so many characters unless that is 0.
func packed(t *testing.T, game, input string, length int) string {
	t.Helper()
	fragment, err := link.Encode(link.State{Game: game, Input: []byte(input), Step: link.NoStep})
	if err != nil {
		t.Fatal(err)
	}
	body, _, _ := strings.Cut(fragment, "&c=")
	if length > 0 {
		body = body[:length]
	}
	return body
}

func TestLinkLength(t *testing.T) {
	for n, want := range map[int]string{
		2_000:  "It fits everywhere.",
		4_000:  "It is too long for Discord.",
		32_000: "It is too long for most chats, fine in a browser or a file.",
		875_000: "This input is too large for a link (875,000 characters). " +
			"Download it as a file, or shrink it and share the small one.",
	} {
		if got := words.LinkLength(n); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}
