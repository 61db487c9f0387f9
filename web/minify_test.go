package web

import "testing"

func TestMinified(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"a.css", "/* one\n two */\na { b: c }\n\n\t@media x {\n\t\td { e: f } /* g */\n}\n", "a{b:c}@media x{d{e:f}}"},
		{"a.js", "// first\nfunction said(word) {\n\treturn word + \"// stays\"; // goes\n}\n", `function said(e){return e+"// stays"}`},
		{"a.js", "a(`b\n  c`);", "a(`b\n  c`)"},
		{"a.svg", "<a>\n\n  // stays /* too */", "<a>\n\n  // stays /* too */"},
	} {
		if got, err := minified(test.name, test.text); err != nil || got != test.want {
			t.Errorf("%s: %q becomes %q, want %q: %v", test.name, test.text, got, test.want, err)
		}
	}
	if got, err := minified("a.js", "a(b"); err == nil {
		t.Errorf("half a script becomes %q", got)
	}
}
