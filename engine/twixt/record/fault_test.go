package record

import (
	"strings"
	"testing"

	"umpire/engine/input"
)

// header is the header of a T1 file with boards of 6 × 6.
const header = "1\nA\nB\n6\n6\nH\nH\n1\nV\nY\nN\n"

// faults is texts with a fault each, and where it is.
var faults = []struct {
	format       Format
	text         string
	code         input.Code
	line, column int
	found, want  string
	moves        int // before it; -1 if not even the board is known
}{
	{List, "", input.EOF, 1, 1, "", wantTurn, 0},
	{List, "1. f6 2.", input.EOF, 1, 9, "", wantTurn, 1},
	{List, "1. f6\n2. m16 x", input.Token, 2, 8, "x", wantTurn, 2},
	{List, "1 2 f6", input.Token, 1, 3, "2", wantTurn, 0},
	{List, "f6 f", input.Token, 1, 4, "f", wantTurn, 1},
	{List, "f6 y2", input.Range, 1, 4, "y2", wantHole, 1},
	{List, "f6 f25", input.Range, 1, 4, "f25", wantHole, 1},
	{List, "f6 f99999999999999999999", input.Range, 1, 4, "f99999999999999999999", wantHole, 1},
	{List, "f6, F6", input.Occupied, 1, 5, "F6", "", 1},
	{List, "1.a6", input.EndZone, 1, 3, "a6", "", 0},
	{List, "a1", input.EndZone, 1, 1, "a1", "", 0},
	{List, "f6|f24", input.EndZone, 1, 4, "f24", "", 1},
	{List, "swap f6", Swap, 1, 1, "swap", "", 0},
	{List, "f6 swap swap", Swap, 1, 9, "swap", "", 1},
	{List, "f6 resign g7", input.Extra, 1, 11, "g7", "", 1},
	{List, "f6 draw draw", input.Extra, 1, 9, "draw", "", 1},
	{List, "25x25 f6", input.Range, 1, 1, "25x25", wantSize, -1},
	{List, "4x4 b2", input.Range, 1, 1, "4x4", wantSize, -1},
	{List, "12x10 f6", Square, 1, 1, "12x10", "", -1},
	{List, "f6 12x12", input.Token, 1, 4, "12x12", wantTurn, 1},

	{T1, "", input.EOF, 1, 1, "", wantVersion, -1},
	{T1, "2\n", input.Token, 1, 1, "2", wantVersion, -1},
	{T1, "1 # version\nA\n#B\n", input.EOF, 4, 1, "", wantName, -1},
	{T1, "1\nA\nB\n6\nsix\n", input.Token, 5, 1, "six", wantSize, -1},
	{T1, "1\nA\nB\n6\n7\n", Square, 5, 1, "7", "", -1},
	{T1, "1\nA\nB\n30\n30\n", input.Range, 5, 1, "30", wantSize, -1},
	{T1, "1\nA\nB\n6\n6\nH\nX\n", input.Token, 7, 1, "X", wantHuman, 0},
	{T1, "1\nA\nB\n6\n6\nH\nH\n3\n", input.Token, 8, 1, "3", wantStarter, 0},
	{T1, "1\nA\nB\n6\n6\nH\nH\n1\n", input.EOF, 9, 1, "", wantLetters, 0},
	{T1, "1\nA\nB\n6\n6\nH\nH\n1\nV\nmaybe\n", input.Token, 10, 1, "maybe", wantYesNo, 0},
	{T1, header + "C1\nC1 # again\n", input.Occupied, 13, 1, "C1", "", 1},
	{T1, header + "A1\n", input.EndZone, 12, 1, "A1", "", 0},
	{T1, header + "  C1 D1\n", input.Token, 12, 3, "C1 D1", wantTurn, 0},
	{T1, header + "\r\nC7\r\n", input.Range, 13, 1, "C7", wantHole, 0},

	{LittleGolem, "", input.EOF, 1, 1, "", wantTree, -1},
	{LittleGolem, "b[dd]", input.Token, 1, 1, "", wantTree, -1},
	{LittleGolem, "(;SZ[24];b[dd];b[ee])", Turn, 1, 18, "ee", "", 1},
	{LittleGolem, "(;SZ[24];r[dd])", Turn, 1, 12, "dd", "", 0},
	{LittleGolem, "(;SZ[30];b[dd])", input.Range, 1, 6, "30", wantSize, -1},
	{LittleGolem, "(;SZ[24];b[dD])", input.Range, 1, 12, "dD", wantHole, 0},
	{LittleGolem, "(;SZ[24];b[ddd])", input.Token, 1, 12, "ddd", wantTurn, 0},
	{LittleGolem, "(;SZ[24];b[swap])", Swap, 1, 12, "swap", "", 0},
	{LittleGolem, "(;SZ[24];b[cb];r[swap];b[bc])", input.Occupied, 1, 26, "bc", "", 1},
	{LittleGolem, "(;SZ[24];b[cb];r[ee|draw];b[draw];r[ff])", input.Extra, 1, 37, "ff", "", 2},
	{LittleGolem, "(;SZ[24];b[cb];r ee];b[dd])", input.Token, 1, 16, "r", wantSequence, 1},
	{LittleGolem, "(;SZ[24];b[cb];r[ee]", input.EOF, 1, 21, "", wantSequence, 2},

	{SGF, "(;GM[1];B[dd])", Game, 1, 6, "1", "", -1},
	{SGF, "(;GM[21]SZ[12:10])", Square, 1, 12, "12:10", "", -1},
	{SGF, "(;GM[21]SZ[twelve])", input.Token, 1, 12, "twelve", wantSize, -1},
	{SGF, "(;GM[21]AB[c3];W[d4])", Setup, 1, 12, "c3", "", 0},
	{SGF, "(;GM[21]HA[2];W[d4])", Setup, 1, 12, "2", "", 0},
	{SGF, "(;GM[21]\n;W[d4];W[e6])", Turn, 2, 10, "e6", "", 1},
	{SGF, "(;GM[21];W[dd])", input.Token, 1, 12, "dd", wantTurn, 0},
	{SGF, "(;GM[21];W[d4e5])", input.Token, 1, 12, "d4e5", wantTurn, 0},
	{SGF, "(;GM[21];W[-d4])", input.Token, 1, 12, "-d4", wantTurn, 0},
	{SGF, "(;GM[21];W[d'4])", input.Token, 1, 12, "d'4", wantTurn, 0},
	{SGF, "(;GM[21];W[d'4'e5])", input.Token, 1, 12, "d'4'e5", wantTurn, 0},
	{SGF, "(;GM[21];W[d4];B[h8];W[-d'5f6])", Links, 1, 24, "-d'5", "", 2},
	{SGF, "(;GM[21];W[d4];B[h8];W[d'5f6])", Links, 1, 24, "d'5", "", 2},
	{SGF, "(;GM[21];W[AB12])", input.Range, 1, 12, "AB12", wantHole, 0},
	{SGF, "(;GM[21];W[d4", input.EOF, 1, 14, "", wantSequence, 1},

	{List, strings.Repeat(" ", maxText+1), Large, 1, maxText + 1, "", "", -1},
}

func TestFaults(t *testing.T) {
	for _, f := range faults {
		r, err := Read([]byte(f.text), f.format)
		name := f.text[:min(len(f.text), 80)]
		if err == nil {
			t.Errorf("%s accepts %q", f.format, name)
			continue
		}
		moves := -1
		if r != nil {
			moves = len(r.Moves)
		}
		if err.Code != f.code || err.Line != f.line || err.Column != f.column || err.Found != f.found ||
			err.Want.Name != f.want || moves != f.moves {
			t.Errorf("%s %q: %d moves, %+v", f.format, name, moves, err)
		}
	}
}

// TestClash checks what a fault says of the move that it clashes with.
func TestClash(t *testing.T) {
	_, err := Read([]byte("1. c2 2. swap\n3. f7 4. g4 5. g4"), List)
	if err == nil || err.Code != input.Occupied || err.Prior != (input.Prior{Step: 4, Line: 2, Column: 10}) ||
		err.Side != 2 || err.Point != [2]int{6, 3} || err.Place.Step != 5 {
		t.Errorf("%+v", err)
	}
}
