// Package files turns the field's files of TwixT and Go into what this project judges, and back. A file becomes a judge's
// input where there is one for it, and otherwise a setup with its moves.
package files

import (
	"bytes"
	"cmp"
	"strings"
	"unicode/utf8"

	"umpire/engine/goban"
	gorecord "umpire/engine/goban/record"
	"umpire/engine/input"
	"umpire/engine/setup"
	"umpire/engine/sgf"
	"umpire/engine/twixt/record"
)

// Format names a kind of file.
type Format string

// The formats. A List is moves of TwixT in a row.
const (
	LittleGolem Format = "tsgf"
	T1          Format = "T1"
	TwixTSGF    Format = "sgf-twixt"
	List        Format = "list"
	GoSGF       Format = "sgf"
)

// Sniff tells whether a text may be a file of the field, from its beginning; whole says that this is all of it. No input
// of a judge is taken for one. What kind it is, and whether it is one at all, Read tells.
func Sniff(head []byte, whole bool) bool {
	if opensTree(head) {
		return true
	}
	_, ok := record.Sniff(head)
	return ok && whole
}

// opensTree tells whether a text begins like SGF, maybe after a few words, as in a mail.
func opensTree(head []byte) bool {
	head = bytes.ReplaceAll(head[:min(len(head), sniffed)], []byte{0}, nil) // it may be UTF-16
	for first := true; ; first = false {
		open := bytes.IndexByte(head, '(')
		if open < 0 {
			return false
		}
		before := bytes.Trim(head[:open], blanks+"\uFEFF\uFFFD") // marks: of UTF-8, and of UTF-16 as bytes that are no characters
		head = bytes.TrimLeft(head[open+1:], blanks+"(")
		if len(head) == 0 || head[0] != ';' {
			continue
		}
		if first && len(before) == 0 {
			return true
		}
		name := bytes.TrimLeft(head[1:], blanks)
		value := bytes.TrimLeft(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
		if value = bytes.TrimLeft(value, blanks); len(value) < len(name) && len(value) > 0 && value[0] == '[' {
			return true
		}
	}
}

// sniffed is how many bytes of a text are looked at for the start of SGF.
const sniffed = 4096

const blanks = " \t\r\n"

// File is what came of a file.
type File struct {
	Format Format
	Game   string // an id

	// Text is the judge's input, or the text of a setup if Why says why there is none. After a fault it is the text of a
	// setup of what was read before it, nil if that is nothing.
	Text []byte
	Why  setup.Why

	Fault  *input.Error // in Source
	Source []byte       // the file's own text, decoded; only with a fault

	Notes []Note
	Forks []Fork

	// Of Go: whose games a file with several has, as far as they are told, how many there are, and which one it is.
	Titles       []string
	Games, Shown int

	// Of TwixT: the players' names, "" if they are not told, the one who is the judge's Black first; whether the second
	// player took the first peg over; and the links that the judge's rules bring otherwise than the game had them.
	Black, White string
	Swapped      bool
	Links        []record.Difference
}

// Kind says what a note is about.
type Kind uint8

// The kinds of notes.
const (
	Lost    Kind = iota // Code is one of record.Loss
	After               // Count moves come after the win and are left out
	SGF                 // Code is one of sgf's or goban's record's, at Line and Column; Count more have no note
	Illegal             // Code is a goban.Cause; Count is the step, Point and Color are the stone
)

// Note is one thing to know about a file.
type Note struct {
	Kind         Kind
	Code         string
	Line, Column int
	Count        int
	Stone        goban.Stone
}

// Choice says what of a file is wanted: which of its games, from 0, and which line of that, see sgf.Collection.Line.
// Where there is no such game, it is the first.
type Choice struct {
	Game  int
	Lines []int
}

// Fork is a place where a game of Go has several lines.
type Fork struct {
	Step   int // the last step before it
	Lines  int
	Chosen int // from 0
}

// The most of what is told.
const (
	maxNotes = 60
	maxForks = 40
	maxLinks = 40
	maxGames = 500
	maxName  = 40 // characters of a player's name
)

// sgfFault is what comes before a code of an error of SGF in File.Fault.Code. Its sizes are in Want.
const sgfFault = "sgf."

// Read reads a file, or one that was pasted and so is decoded already. The choice is for files of Go: of TwixT it is the
// main line of the first game. The decoder may be nil.
func Read(text []byte, pasted bool, choice Choice, decode sgf.Decoder) File {
	if rec, format, source, fault, ok := record.ReadAny(text); ok {
		return ofTwixT(source, rec, format, fault)
	}
	return ofGo(text, pasted, choice, decode)
}

func ofTwixT(source []byte, rec *record.Record, format record.Format, fault *input.Error) File {
	f := File{Game: "twixt", Fault: fault}
	switch format {
	case record.LittleGolem:
		f.Format = LittleGolem
	case record.T1:
		f.Format = T1
	case record.SGF:
		f.Format = TwixTSGF
	default:
		f.Format = List
	}
	if fault != nil {
		f.Source = source
	}
	if rec == nil {
		return f
	}
	f.Black, f.White, f.Swapped = rec.Black(), rec.White(), rec.Swapped
	for _, loss := range rec.Lost {
		f.Notes = append(f.Notes, Note{Kind: Lost, Code: string(loss)})
	}
	data, after := rec.Dataset()
	if after > 0 {
		f.Notes = append(f.Notes, Note{Kind: After, Count: after})
	}
	f.Links = rec.Differences()
	f.Links = f.Links[:min(len(f.Links), maxLinks)]
	s := setup.Of("twixt", data, data.Replay(), len(data.Moves()))
	if fault != nil {
		f.Text = s.Write(nil)
		return f
	}
	f.Text, f.Why = s.Text()
	return f
}

func ofGo(text []byte, pasted bool, choice Choice, decode sgf.Decoder) File {
	f := File{Format: GoSGF, Game: "go"}
	read := func() (*sgf.Collection, *sgf.Error) { return sgf.Read(text, decode) }
	if pasted {
		read = func() (*sgf.Collection, *sgf.Error) { return sgf.ReadText(string(text)) }
	}
	c, err := read()
	if err != nil {
		return f.refused(text, err)
	}
	f.gather(c, choice.Game)
	rec, err := gorecord.Read(c, c.Games[f.Shown], choice.Lines...)
	if err != nil {
		return f.refused([]byte(c.Text), err)
	}
	f.note(c.Notes.List)
	f.note(rec.Notes.List)
	for _, illegal := range gorecord.IllegalMoves(rec.Replay()) {
		if len(f.Notes) < maxNotes {
			f.Notes = append(f.Notes, Note{Kind: Illegal, Code: illegal.Cause.Code(), Count: illegal.Step, Stone: illegal.Stone})
		}
	}
	for _, fork := range rec.Forks() {
		if len(f.Forks) < maxForks {
			f.Forks = append(f.Forks, Fork{rec.Step(fork.Place), len(fork.Nodes), fork.Chosen})
		}
	}
	data, notes := rec.ToJudge()
	f.note(notes.List)
	s := setup.FromGame(&rec.Game)
	if data == nil {
		f.Why = setup.Played
		if len(s.Stones) > 0 || len(s.Moves) == 0 || rec.Game.Topology != (goban.Topology{Rows: 19, Columns: 19}) {
			f.Why = setup.Arranged
		}
		if f.Text = s.Write(nil); len(f.Text) > setup.MaxText || len(s.Moves) > setup.MaxMoves {
			f.Text = nil
			f.Fault = input.NewError(nil, setup.LongText, input.Span{})
			f.Fault.Want.Max = setup.MaxText
			f.Source = []byte(c.Text)
		}
		return f
	}
	f.Text = goban.Go19().Write(nil, datasets(data))
	return f
}

// gather tells of the games of a file with several, and which one is shown.
func (f *File) gather(c *sgf.Collection, chosen int) {
	if f.Games = len(c.Games); f.Games == 1 {
		return
	}
	if chosen > 0 && chosen < f.Games {
		f.Shown = chosen
	}
	for _, root := range c.Games[:min(f.Games, maxGames)] {
		f.Titles = append(f.Titles, title(c, root))
	}
}

// title is the names of a game's players as records have them, Black first: Ada – Grace. It is "" if none is named.
func title(c *sgf.Collection, root int) string {
	black, white := player(c, root, "PB"), player(c, root, "PW")
	if black == "" && white == "" {
		return ""
	}
	return cmp.Or(black, "?") + " – " + cmp.Or(white, "?")
}

// player is the name that a root has under a property, cut if it is long.
func player(c *sgf.Collection, root int, property string) string {
	v, _ := c.First(root, property)
	name := strings.TrimSpace(sgf.SimpleText(c.Raw(v)))
	for i := range name {
		if utf8.RuneCountInString(name[:i]) == maxName {
			return name[:i] + "…"
		}
	}
	return name
}

// refused is a file that could not be read.
func (f File) refused(text []byte, err *sgf.Error) File {
	at := offset(text, err.Line, err.Column)
	f.Fault = input.NewError(text, sgfFault+input.Code(err.Code), input.Span{Start: at, End: at})
	f.Fault.Want.Min, f.Fault.Want.Max = err.Size, err.Limit
	f.Source = text
	return f
}

// note adds what was out of order.
func (f *File) note(notes []sgf.Note) {
	for _, n := range notes {
		if len(f.Notes) < maxNotes {
			f.Notes = append(f.Notes, Note{Kind: SGF, Code: string(n.Code), Line: n.Line, Column: n.Column, Count: n.More})
		}
	}
}

// offset is where a line and column stand in a text; its end if they stand nowhere.
func offset(text []byte, line, column int) int {
	for i := range text {
		if l, c := line, column; l == 1 && c == 1 {
			return i
		} else if l == 1 {
			if text[i]&0xC0 != 0x80 {
				column--
			}
		} else if text[i] == '\n' || text[i] == '\r' && (i+1 == len(text) || text[i+1] != '\n') {
			line--
		}
	}
	return len(text)
}
