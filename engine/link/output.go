package link

import "encoding/base64"

// outputVersion is the first character of a packed output.
const outputVersion = "1"

// PackOutput is somebody's output as State.Output has it: one digit, its version, and base64url of its bytes.
func PackOutput(output []byte) string {
	return outputVersion + base64.RawURLEncoding.EncodeToString(output)
}

// UnpackOutput is the output that State.Output packs. It is false if that is none, or of a later version.
func UnpackOutput(packed string) (output []byte, ok bool) {
	if len(packed) == 0 || packed[:1] != outputVersion {
		return nil, false
	}
	output, err := base64.RawURLEncoding.DecodeString(packed[1:])
	return output, err == nil
}
