package words

import (
	"strings"
	"testing"

	"umpire/engine/files"
	"umpire/engine/goban"
	"umpire/engine/input"
	"umpire/engine/setup"
)

// said fails for a sentence that is none: a key that no table has, or an empty one.
func said(t *testing.T, sentence string) {
	t.Helper()
	if sentence == "" || !strings.Contains(sentence, " ") || strings.Contains(sentence, "{") {
		t.Errorf("%q is no sentence", sentence)
	}
}

// TestSetupSentences has a sentence for every fault, every reason and every format.
func TestSetupSentences(t *testing.T) {
	for _, code := range []setup.Code{setup.Off, setup.Twice, setup.Zone, setup.Turns, setup.Over, setup.Breathless, setup.Overlap, setup.Alone} {
		said(t, joined(SetupFault(setup.Fault{Code: code}, "(1, 1)", "R1 R2")))
	}
	for _, code := range []setup.Code{setup.Off, setup.Twice} {
		said(t, joined(SetupFault(setup.Fault{Code: code, Discs: []int{1}}, "", "R2")))
	}
	for _, why := range []setup.Why{setup.Faulty, setup.Even, setup.Few, setup.Many, setup.Large, setup.Small, setup.Arranged, setup.Played, setup.Missing, setup.Turn} {
		said(t, T(Key("setup.why."+why)))
	}
	for _, text := range []string{
		"umpire-setup", "umpire-setup chess", "umpire-setup twixt size 99", "umpire-setup go 1", "umpire-setup go black", "umpire-setup go black x 1",
		"umpire-setup chapaev Q1", "umpire-setup chapaev R1 1", "umpire-setup chapaev R1 1 1 R1 2 2", "umpire-setup go turn up", "umpire-setup go moves set black 1 1 1 1",
		"umpire-setup chapaev R1 0." + strings.Repeat("1", 99) + " 1", "umpire-setup go moves black 99 1", "umpire-setup go" + strings.Repeat("\n", 5000),
	} {
		_, fault := setup.Read([]byte(text))
		if fault == nil {
			if text != "umpire-setup go black" {
				t.Errorf("%.40q is read", text)
			}
			continue
		}
		said(t, SetupText(fault))
		if sentence := SetupText(fault); strings.Contains(sentence, "setup.want") {
			t.Errorf("%.40q: %q", text, sentence)
		}
	}
	for _, format := range []files.Format{files.LittleGolem, files.T1, files.TwixTSGF, files.List, files.GoSGF, "drawn"} {
		said(t, T(Key("file.from."+format)))
	}
}

func joined(parts []any) string {
	var b strings.Builder
	for _, part := range parts {
		b.WriteString(part.(string))
	}
	return b.String()
}

// TestFileSentences has a sentence for every note and fault of files.
func TestFileSentences(t *testing.T) {
	for _, n := range []files.Note{
		{Kind: files.Lost, Code: "COMMENTS"}, {Kind: files.After, Count: 2}, {Kind: files.SGF, Code: "judge-pass", Line: 1, Column: 2},
		{Kind: files.Illegal, Code: "ko", Count: 3, Stone: goban.Stone{Color: goban.White}},
	} {
		said(t, FileNote(n))
	}
	for _, code := range []input.Code{"sgf.no-game", "sgf.too-large", "sgf.nodes", "sgf.other-game", "sgf.bad-size"} {
		said(t, FileFault(&input.Error{Code: code}))
	}
	for _, lost := range []string{"rules", "layout", "plane", "RULES", "LINKS"} {
		said(t, FileLost(lost))
	}
}
