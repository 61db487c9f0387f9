package web

import "testing"

func TestStrip(t *testing.T) {
	for _, test := range []struct{ name, content, want string }{
		{"a.css", "/* first\n   second */\na{b:c}\n\n\t@media x{\n\t\td{e:f} /* g */}\n", "a{b:c}\n@media x{\nd{e:f} }\n"},
		{"a.css", "a{b:url(//c)}", "a{b:url(//c)}"},
		{"a.js", "// first\n\"use strict\";\n\n  a(); // stays\n\t// goes\n\tb(\"// stays\");", "\"use strict\";\na(); // stays\nb(\"// stays\");"},
		{"a.js", "a(`b`)", "a(`b`)"},
		{"a.svg", "<a>\n\n  // stays /* too */", "<a>\n\n  // stays /* too */"},
	} {
		if got, err := strip(test.name, test.content); err != nil || got != test.want {
			t.Errorf("%s: %q becomes %q, want %q: %v", test.name, test.content, got, test.want, err)
		}
	}
	if got, err := strip("a.js", "a(`b\n  c`)"); err == nil {
		t.Errorf("a text over two lines becomes %q", got)
	}
}
