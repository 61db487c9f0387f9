package link

import "testing"

func TestCheck(t *testing.T) {
	for body, want := range map[string]string{
		"n=7.11&m=0365325772445352454024&s=11": "19fpe",
		"N=7.11&M=0365325772445352454024&S=11": "19fpe",
		"":                                     "00000",
	} {
		if got := check(body); string(got[:]) != want {
			t.Errorf("%q: %s, want %s", body, got[:], want)
		}
	}
	if check("z=1aB&s=1") != check("Z=1aB&S=1") || check("z=1aB") == check("z=1ab") || check("zz=1aB") != check("zz=1ab") {
		t.Error("case counts in packed values alone")
	}
}
