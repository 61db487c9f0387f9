// Umpire judges inputs of board-game problems on the command line.
//
//	umpire judge [-game ID] [FILE…]
//	umpire check [-game ID] INPUT OUTPUT
//	umpire gen -game ID [-recipe R] [-n N] [-o PATH]
//	umpire strength -game ID FILE…
//	umpire stress -game ID [-recipe R] [-n N] [-timeout D] [-site URL] -- PROGRAM [ARG…]
//	umpire games
//
// It prints what the judge prints. A fault goes to standard error as FILE:LINE:COL: CODE: message, a warning as
// FILE:LINE:COL: warning: message. The exit status is 0 if every input was judged or no difference was found, 1 after a
// bad input or with a difference, 2 after wrong usage or a file that cannot be read or written.
package main

import (
	"fmt"
	"io"
	"os"

	"umpire/engine/games"
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// The exit statuses.
const (
	judged   = 0
	badInput = 1
	misused  = 2
)

const usage = `Umpire judges inputs of board-game problems.

usage:
  umpire judge [-game ID] [FILE…]   judge each file, or standard input if there is none or it is -
  umpire check [-game ID] INPUT OUTPUT
                                    compare an output with the judge's, and name the mistakes that print it
  umpire gen -game ID [-recipe R] [-n N] [-o PATH]
                                    make a legal input, or N with their outputs in PATH: a folder, or .zip
  umpire strength -game ID FILE…    tell which known mistakes these inputs catch
  umpire stress -game ID [-recipe R] [-n N] [-timeout 2s] [-site URL] -- PROGRAM [ARG…]
                                    feed N inputs to a program until it goes wrong, and shrink that input
  umpire games                      list the games

A text of up to 64 MiB may be an input or a whole problem page with a sample in it. Without -game, the game is
recognised. The judge's output goes to standard output; faults (FILE:LINE:COL: CODE: message) and warnings go to
standard error. Exit status: 0 all judged, 1 bad input, 2 wrong usage or unreadable file.

A recipe is version.name.seed.sizes, as in 1.random.42.100; the next tests have the next seeds. Without one, tests go
round all kinds. stress writes failing.in, expected.out and found.out, and gives a link that opens the input in the
playground at URL (http://127.0.0.1:8000). Exit status: 0 no difference, 1 a difference, 2 wrong usage.
`

// run is the program; it gives the exit status.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	if len(args) == 0 {
		fmt.Fprint(stderr, usage)
		return misused
	}
	switch args[0] {
	case "judge":
		return runJudge(args[1:], stdin, stdout, stderr)
	case "check":
		return runCheck(args[1:], stdin, stdout, stderr)
	case "gen":
		return runGen(args[1:], stdout, stderr)
	case "strength":
		return runStrength(args[1:], stdin, stdout, stderr)
	case "stress":
		return runStress(args[1:], stdout, stderr)
	case "games":
		return runGames(args[1:], stdout, stderr)
	case "help", "-h", "-help", "--help":
		fmt.Fprint(stdout, usage)
		return judged
	}
	fmt.Fprintf(stderr, "umpire: no command %q\n\n%s", args[0], usage)
	return misused
}

// runGames lists the games with their ids.
func runGames(args []string, stdout, stderr io.Writer) int {
	if len(args) > 0 {
		fmt.Fprintf(stderr, "umpire games takes no arguments\n\n%s", usage)
		return misused
	}
	for _, g := range games.All() {
		fmt.Fprintf(stdout, "%-12s  %-12s  %s %s\n", g.ID, g.Title, g.Source, g.Problem)
	}
	return judged
}
