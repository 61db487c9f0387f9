//go:build unix

package main

import (
	"os"
	"os/exec"
	"syscall"
)

// setApart has a program run in a process group of its own. A terminal interrupts the whole group in front with Ctrl C:
// a program that died of that before umpire has heard of it would be taken for one that crashes. What ends the program
// ends all that it has started.
func setApart(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error {
		err := syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
		if err == syscall.ESRCH {
			return os.ErrProcessDone
		}
		return err
	}
}

// interrupted reports whether a program died of an interrupt. There is a moment between its start and its own process
// group in which an interrupt of umpire is one of the program, too.
func interrupted(exit *exec.ExitError) bool {
	status, ok := exit.Sys().(syscall.WaitStatus)
	return ok && status.Signaled() && status.Signal() == syscall.SIGINT
}
