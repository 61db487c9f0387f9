package session

import (
	"bytes"
	"encoding/binary"
	"testing"
	"unicode/utf16"
)

// inUTF16 is a text in UTF-16 with its byte-order mark.
func inUTF16(order binary.AppendByteOrder, text string) []byte {
	content := order.AppendUint16(nil, 0xFEFF)
	for _, u := range utf16.Encode([]rune(text)) {
		content = order.AppendUint16(content, u)
	}
	return content
}

func TestPlain(t *testing.T) {
	const text = "样例 4 5\r\n0 2 𝟚 é\n"
	for _, order := range []binary.AppendByteOrder{binary.LittleEndian, binary.BigEndian} {
		if got, err := Plain(inUTF16(order, text)); err != nil || string(got) != text {
			t.Errorf("%v: %q, %v", order, got, err)
		}
		half := order.AppendUint16(order.AppendUint16(inUTF16(order, "1"), 0xD835), '2')
		if got, err := Plain(append(half, 7)); err != nil || string(got) != "1\uFFFD2\uFFFD" {
			t.Errorf("%v: half a character and half a pair: %q, %v", order, got, err)
		}
		if _, err := Plain(inUTF16(order, "4 5\x00")); err != ErrNotText {
			t.Errorf("%v: a zero: %v", order, err)
		}
	}
	for _, same := range []string{"", "4", "\uFEFF4 5\n", "\xFF4", "7 \x01\x80\n"} {
		if got, err := Plain([]byte(same)); err != nil || string(got) != same {
			t.Errorf("%q became %q, %v", same, got, err)
		}
	}
	for _, binary := range []string{"PK\x03\x04\x00\x00", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "%PDF-1.7\n", "\xFF\xFE\x00\x00\x34\x00\x00\x00"} {
		if _, err := Plain([]byte(binary)); err != ErrNotText {
			t.Errorf("%q: %v", binary, err)
		}
	}
	wide := inUTF16(binary.LittleEndian, "一")
	if _, err := Plain(append(wide, bytes.Repeat(wide[2:], MaxText/2-2)...)); err != ErrTooLarge {
		t.Errorf("too large as UTF-8: %v", err)
	}
}

func FuzzPlain(f *testing.F) {
	f.Add([]byte("4 5\n"))
	f.Add(inUTF16(binary.LittleEndian, "4 𝟚"))
	f.Add(inUTF16(binary.BigEndian, "4 5")[:7])
	f.Fuzz(func(t *testing.T, content []byte) {
		text, err := Plain(content)
		if err == nil && len(text) > 2*len(content) {
			t.Errorf("%d bytes became %d", len(content), len(text))
		}
		if again, err2 := Plain(text); err == nil && (err2 != nil && err2 != ErrNotText || err2 == nil && len(text) > 1 && text[0] < 0x80 && !bytes.Equal(again, text)) {
			t.Errorf("%q became %q, then %q", content, text, again)
		}
	})
}
