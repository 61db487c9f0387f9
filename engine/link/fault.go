package link

// Code names what is wrong with a link; see the constants.
type Code string

// The codes.
const (
	Unchecked   Code = "UNCHECKED" // there is no check, as in links made by hand: it may be whole or not
	Cut         Code = "CUT"       // its end is missing
	Changed     Code = "CHANGED"   // its check does not fit it
	Malformed   Code = "MALFORMED" // a value that cannot be
	Newer       Code = "NEWER"     // made by a later version
	UnknownGame Code = "GAME"      // there is no such game
	TooLong     Code = "TOOLONG"   // the fragment is over 1 MiB
	TooLarge    Code = "TOOLARGE"  // the input is over 4 MiB, or holds more numbers than would fit that
)

// Error is what is wrong with a link. It is data: package words makes sentences of it.
type Error struct {
	Code Code
	Game string // UnknownGame: its id
	Key  string // Malformed: the key

	// Of Cut, Changed, Malformed and Unchecked: how much of the input is there. Part is what is counted: "move", "row",
	// "question", "disc", "attempt", "stone", or "byte" of a text that was packed as it is. The counts go over all
	// datasets. Announced is 0 if the link has no input, or is cut before it says how much there is.
	Part               string
	Arrived, Announced int

	Size, Limit int // TooLong: characters; TooLarge: bytes, Size is 0 if the input was not unpacked
}

// Error is the code, for logs and tests; people read sentences from package words.
func (e *Error) Error() string { return string(e.Code) }

// Whole tells whether all that the link says was read, so that opening it loses nothing.
func (e *Error) Whole() bool { return e == nil || e.Code == Unchecked }
