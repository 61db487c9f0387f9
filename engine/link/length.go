package link

// Length says how far an address gets by how long it is, the share dialog's advice.
type Length uint8

// The lengths.
const (
	FitsEverywhere Length = iota // at most 2,000 characters
	NotDiscord                   // at most 4,000: too long for Discord
	NotChats                     // at most 32,000: too long for most chats, fine in a browser or a file
	NoLink                       // more: the input goes into a file
)

// MaxQR is the longest address, in characters, that a QR code is made of.
const MaxQR = 1_000

// LengthOf is the length of an address of so many characters, of which the fragment is the last part.
func LengthOf(characters int) Length {
	switch {
	case characters <= 2_000:
		return FitsEverywhere
	case characters <= 4_000:
		return NotDiscord
	case characters <= 32_000:
		return NotChats
	}
	return NoLink
}
