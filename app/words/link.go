package words

import "umpire/engine/link"

// Link is the English sentence for what is wrong with a link; see Language.Link.
func Link(e *link.Error) string { return English.Link(e) }

// LinkLength is the English sentence for the length of a link; see Language.LinkLength.
func LinkLength(characters int) string { return English.LinkLength(characters) }

// Link says what is wrong with a link, and how much of it can be read, in a sentence or two.
func (l *Language) Link(e *link.Error) string {
	key := Key("link." + e.Code)
	switch e.Code {
	case link.UnknownGame:
		return l.T(key, e.Game)
	case link.TooLong:
		return l.T(key, e.Size, e.Limit)
	case link.TooLarge:
		if e.Size == 0 {
			return l.T(key.of("packed"))
		}
		return l.T(key, e.Size)
	case link.Malformed:
		return l.T(key, e.Key) + l.arrived(e)
	case link.Cut, link.Changed:
		return l.T(key) + l.arrived(e)
	}
	return l.T(key)
}

// arrived says how much of a link's input is there, with a blank before it; "" if the link has none.
func (l *Language) arrived(e *link.Error) string {
	if e.Announced == 0 {
		return ""
	}
	key := Key("link.arrived")
	if e.Arrived == e.Announced {
		key = key.of("all")
	}
	return " " + l.T(key.of(e.Part), e.Arrived, e.Announced)
}

// LinkLength says where an address of so many characters fits, or that it is none to send.
func (l *Language) LinkLength(characters int) string {
	switch link.LengthOf(characters) {
	case link.FitsEverywhere:
		return l.T("link.length.everywhere")
	case link.NotDiscord:
		return l.T("link.length.discord")
	case link.NotChats:
		return l.T("link.length.chats")
	}
	return l.T("link.length.none", characters)
}
