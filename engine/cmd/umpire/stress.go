package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"sync"
	"time"

	"umpire/engine"
	"umpire/engine/input"
	"umpire/engine/recipe"
	"umpire/engine/shrink"
)

// different is the exit status when a program's output is not the judge's.
const different = 1

// runStress feeds inputs to somebody's program until it goes wrong, and makes the input that shows it small.
func runStress(args []string, stdout, stderr io.Writer) int {
	c := newCommand("stress", stdout, stderr)
	text := c.flags.String("recipe", "", "")
	n := c.flags.Int("n", 1000, "")
	timeout := c.flags.Duration("timeout", 2*time.Second, "")
	site := c.flags.String("site", "http://127.0.0.1:8000", "")
	g, status, ok := c.parse(args)
	if !ok {
		return status
	}
	if c.flags.NArg() == 0 || *n < 1 || *n > maxTests || *timeout <= 0 {
		return c.misuse("umpire stress needs a program after --, -n from 1 to %d and a -timeout over 0", maxTests)
	}
	nth, err := recipes(g, *text, func(i int) recipe.Recipe { return recipe.Grown(g.ID, 1, i) })
	if err != nil {
		return c.misuse("umpire stress: %v", err)
	}
	small := func(i int) recipe.Recipe { return nth(*n + i) }
	if *text == "" {
		small = func(i int) recipe.Recipe { return recipe.Small(g.ID, i) }
	}
	ctx, release := signal.NotifyContext(context.Background(), os.Interrupt)
	defer release()
	s := stress{
		game: g, nth: nth, small: small, n: *n,
		run:      program{g, c.flags.Args(), *timeout}.run,
		progress: newProgress(stderr),
	}
	found, err := s.search(ctx)
	s.progress.clear()
	switch {
	case err != nil:
		fmt.Fprintf(stderr, "umpire: %v\n", err)
		return misused
	case found == nil:
		fmt.Fprintf(stdout, "No difference in %d of %d tests.\n", s.done, s.n)
		return judged
	}
	fmt.Fprintf(stdout, "Test %d, %s: %s.\n", found.number+1, nth(found.number), found.say(*timeout))
	least := s.smallest(ctx, *found)
	s.progress.clear()
	return report{g, *site, stdout, stderr}.write(*found, least, s.tries)
}

// stress is a search for an input on which a program goes wrong.
type stress struct {
	game     engine.Game
	nth      func(i int) recipe.Recipe
	small    func(i int) recipe.Recipe // other tests, of which some may shrink to less
	n        int
	progress *progress

	// run gives the program an input and the judge's output for it.
	run func(ctx context.Context, in, want []byte) (result, error)

	next  int // the first test that was not begun
	done  int // tests that came out right
	tries int // of the shrinking
}

// failure is an input on which a program goes wrong.
type failure struct {
	result
	number   int // of the test, from 0
	in, want []byte
}

// search runs the tests that are left, side by side, until one goes wrong, and gives that with the lowest number; nil if
// there is none. The error is that the program cannot be run.
func (s *stress) search(ctx context.Context) (*failure, error) {
	running, stop := context.WithCancel(ctx)
	defer stop()
	var (
		lock  sync.Mutex
		first *failure
		fault error
	)
	take := func() (int, bool) {
		lock.Lock()
		defer lock.Unlock()
		if s.next >= s.n || first != nil || fault != nil || running.Err() != nil {
			return 0, false
		}
		s.next++
		return s.next - 1, true
	}
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i, ok := take(); ok; i, ok = take() {
				f, err := s.test(running, i)
				lock.Lock()
				switch {
				case err != nil:
					fault = err
					stop()
				case f.outcome == same:
					s.done++
					s.progress.tests(s.done, s.n)
				case f.outcome != stopped && (first == nil || i < first.number):
					first = &f
				}
				lock.Unlock()
			}
		})
	}
	workers.Wait()
	return first, fault
}

// test runs test i.
func (s *stress) test(ctx context.Context, i int) (failure, error) {
	in, _ := recipe.Write(nil, s.game.ID, s.nth(i))
	f := failure{number: i, in: in, want: s.game.Judge(nil, input.Read(in))}
	var err error
	f.result, err = s.run(ctx, in, f.want)
	return f, err
}

// smallest shrinks a failure, and then others that small tests show, since one may be locally minimal and twice as large
// as another, until some in a row came to nothing less. It gives the smallest. That is of no use where inputs have a size
// that does not change, and too slow where failures take the whole time limit.
func (s *stress) smallest(ctx context.Context, found failure) failure {
	const patience, tests = 12, 1000
	size := func(f failure) int { return len(bytes.Fields(f.in)) }
	best := s.shrink(ctx, found)
	if size(best) == size(found) || found.outcome == timedOut {
		return best
	}
	s.nth, s.next, s.done, s.n = s.small, 0, 0, min(s.n, tests)
	for vain := 0; vain < patience; {
		other, err := s.search(ctx)
		if other == nil || err != nil {
			break
		}
		if other.outcome != found.outcome {
			continue
		}
		vain++
		if small := s.shrink(ctx, *other); size(small) < size(best) {
			best, vain = small, 0
		}
	}
	return best
}

// shrink makes a failure smaller, by running the program again and again, as long as it goes wrong in the same way. It
// is the failure itself if the program does not go wrong a second time.
func (s *stress) shrink(ctx context.Context, found failure) failure {
	small, before := found, s.tries
	for step := range shrink.Shrink(s.game, found.in, func(text []byte) bool {
		want := s.game.Judge(nil, input.Read(text))
		r, err := s.run(ctx, text, want)
		if err != nil || r.outcome != found.outcome {
			return false
		}
		small = failure{r, found.number, text, want}
		return true
	}) {
		s.tries = before + step.Tries
		s.progress.shrinking(s.tries, step.Size)
		if ctx.Err() != nil {
			break
		}
	}
	return small
}
