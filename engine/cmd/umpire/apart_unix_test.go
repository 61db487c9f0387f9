//go:build unix

package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"sync"
	"syscall"
	"testing"
	"time"

	"umpire/engine"
	"umpire/engine/games"
)

func init() {
	// group interrupts its parent as a terminal does: with all of its parent's process group.
	programs["group"] = func(engine.Game, []string, []byte, []byte) {
		if of, err := syscall.Getpgid(os.Getppid()); err == nil {
			syscall.Kill(-of, syscall.SIGINT)
		}
		time.Sleep(time.Hour)
	}
	// interrupt dies of an interrupt, as a program does that has no group of its own yet when umpire is interrupted.
	programs["interrupt"] = func(engine.Game, []string, []byte, []byte) {
		signal.Reset(os.Interrupt)
		syscall.Kill(os.Getpid(), syscall.SIGINT)
		time.Sleep(time.Hour)
	}
	// leave starts a program that prints into a pipe after a while, prints into it that it has, and waits.
	programs["leave"] = func(_ engine.Game, args []string, _, _ []byte) {
		child := exec.Command("sh", "-c", "sleep 3; echo left")
		child.Stdout, _ = os.OpenFile(args[0], os.O_WRONLY, 0)
		if child.Start() == nil {
			fmt.Fprintln(child.Stdout, "started")
			child.Wait()
		}
	}
}

// TestInterruptAll interrupts umpire stress as a terminal does. That the program hears of it, too, is no crash of it,
// whoever of the two is first.
func TestInterruptAll(t *testing.T) {
	g, _ := games.ByIDWithMistakes("twixt")
	for range 40 {
		umpire := stressing(t, g, []string{"-timeout", "1m"}, "group")
		umpire.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // or this test would be interrupted with it
		if status, said, _ := runApart(t, umpire); status != judged || said != "No difference in 0 of 1000 tests.\n" {
			t.Fatalf("status %d, said %s", status, said)
		}
	}
}

// TestInterruptFirst interrupts a program and only then umpire, which says nothing about the program; and a program that
// umpire is not interrupted with, which is a crash.
func TestInterruptFirst(t *testing.T) {
	g, _ := games.ByIDWithMistakes("twixt")
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		timeout time.Duration
		want    outcome
	}{{time.Minute, stopped}, {2 * time.Second, crashed}} {
		ctx, stop := context.WithTimeout(t.Context(), 4*time.Second)
		r, err := program{g, []string{exe, asProgram, "interrupt", g.ID}, test.timeout}.run(ctx, nil, nil)
		if stop(); err != nil || r.outcome != test.want {
			t.Errorf("outcome %d (%s), want %d; error %v", r.outcome, r.status, test.want, err)
		}
	}
}

// TestNothingLeft ends with a program what that has started.
func TestNothingLeft(t *testing.T) {
	g, _ := games.ByIDWithMistakes("twixt")
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	var (
		running sync.WaitGroup
		r       result
	)
	running.Go(func() {
		r, err = program{g, []string{exe, asProgram, "leave", g.ID, pipe}, time.Minute}.run(ctx, nil, nil)
	})
	file, fault := os.Open(pipe)
	if fault != nil {
		t.Fatal(fault)
	}
	defer file.Close()
	out := bufio.NewReader(file)
	if line, fault := out.ReadString('\n'); line != "started\n" {
		t.Errorf("%q: %v", line, fault)
	}
	stop()
	rest, _ := io.ReadAll(out) // until nobody has the pipe any more
	running.Wait()
	if r.outcome != stopped || err != nil || len(rest) > 0 {
		t.Errorf("outcome %d, error %v, %q came after the end", r.outcome, err, rest)
	}
}
